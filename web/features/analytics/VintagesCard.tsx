import type { AnalyticsQuery } from '../../generated/cabinet/graphql.ts';
import { csvUrl } from '../../lib/csv.ts';
import { monthShort } from '../../lib/dates.ts';
import { money, percent } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './analytics.module.css';
import { NoRows } from './Flows.tsx';
import { isFew } from './few.ts';

type Line = AnalyticsQuery['now']['vintages'][number];

/** A row for each month of issue; the deeper the colour, the larger the share past due or lost at that age. */
export function VintagesCard({ rows }: { rows: readonly Line[] }) {
  const t = useT();
  const lang = useLang();
  const title = t('analytics.vintages');
  const cohorts = [...Map.groupBy(rows, ({ cohort }) => cohort)];
  if (!rows.some(({ issued }) => issued > 0)) return <NoRows title={title} />;
  const ages = [...new Set(rows.map(({ age }) => age))].sort((a, b) => a - b);
  const most = Math.max(0.01, ...rows.filter(({ issued }) => !isFew(issued)).map(({ lateShare }) => Number(lateShare)));
  const columns = [t('analytics.issueMonth'), t('analytics.issued'), ...ages.map((age) => t('analytics.age', { age }))];
  const cells = cohorts.map(([cohort, lines]) => ({
    month: monthShort(cohort, lang),
    amount: isFew(lines[0]?.issued ?? 0) ? t('analytics.few') : money(lines[0]?.issuedAmount ?? 0n),
    shares: ages.map((age) => lines.find((line) => line.age === age && !isFew(line.issued))?.lateShare),
  }));
  const print = (share: string | undefined): string => (share === undefined ? '' : percent(Number(share), lang));
  const csv = [columns, ...cells.map((row) => [row.month, row.amount, ...row.shares.map(print)])];
  return (
    <Card title={title}>
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
    </Card>
  );
}
