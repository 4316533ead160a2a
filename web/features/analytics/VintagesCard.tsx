import type { AnalyticsQuery } from '../../generated/cabinet/graphql.ts';
import { csvUrl } from '../../lib/csv.ts';
import { monthShort } from '../../lib/dates.ts';
import { money, percent } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { FoldCard } from '../../ui/office/OfficePage.tsx';
import styles from './analytics.module.css';
import { NoRows } from './Flows.tsx';

type Line = AnalyticsQuery['now']['vintages'][number];

/** A row for each month of issue; the deeper the colour, the larger the share past due or lost at that age. */
export function VintagesCard({ rows }: { rows: readonly Line[] }) {
  const t = useT();
  const lang = useLang();
  const title = t('analytics.vintages');
  const cohorts = [...Map.groupBy(rows, ({ cohort }) => cohort)];
  if (!rows.some(({ issued }) => issued !== 0)) return <NoRows title={title} />;
  const ages = [...new Set(rows.map(({ age }) => age))].sort((a, b) => a - b);
  const most = Math.max(0.01, ...rows.map(({ lateShare }) => Number(lateShare ?? 0)));
  const columns = [t('analytics.issueMonth'), t('analytics.issued'), ...ages.map((age) => t('analytics.age', { age }))];
  const cells = cohorts.map(([cohort, lines]) => ({
    month: monthShort(cohort, lang),
    amount: ((issued) => (issued === null ? t('analytics.few') : money(issued)))(lines[0]?.issuedAmount ?? null),
    shares: ages.map((age) => lines.find((line) => line.age === age)?.lateShare ?? undefined),
  }));
  const print = (share: string | undefined): string => (share === undefined ? '' : percent(Number(share), lang));
  const csv = [columns, ...cells.map((row) => [row.month, row.amount, ...row.shares.map(print)])];
  return (
    <FoldCard title={title}>
      <p className="n-quiet">{t('analytics.vintagesText')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, also by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={title}>
        <table className={styles.heat}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.map(({ month, amount, shares }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{amount}</td>
                {shares.map((share, at) => (
                  <td key={ages[at]} style={{ '--k': Number(share ?? 0) / most } as Record<string, number>}>
                    {print(share)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <a className="n-tap" href={csvUrl(csv)} download="vintages.csv" data-no-print>
        {t('analytics.csv')}
      </a>
    </FoldCard>
  );
}
