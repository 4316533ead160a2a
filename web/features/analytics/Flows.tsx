/** What happened through the day of the page: applications, cash and income. */
import type { AnalyticsQuery } from '../../generated/cabinet/graphql.ts';
import { monthShort, numeric } from '../../lib/dates.ts';
import { money, number, percent } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FoldCard } from '../../ui/office/OfficePage.tsx';
import { Bars } from './Bars.tsx';
import { Table } from './Table.tsx';

type Day = AnalyticsQuery['now'];

export function FunnelCard({ rows, from }: { rows: Day['funnel']; from: string }) {
  const t = useT();
  const title = t('analytics.funnel', { from: numeric(from) });
  const shown = (loans: number | null) => (loans === null ? t('analytics.few') : number(loans));
  if (!rows.some(({ loans }) => loans !== 0)) return <NoRows title={title} />;
  return (
    <FoldCard title={title}>
      <Bars
        series={[t('analytics.applications')]}
        bars={rows.map(({ stage, loans }) => ({
          key: stage,
          label: t(`analytics.${stage}`),
          values: [{ size: loans ?? 0, text: shown(loans) }],
        }))}
      />
      <Table
        file="funnel"
        caption={title}
        columns={[t('analytics.stage'), t('analytics.applications')]}
        rows={rows.map(({ stage, loans }) => [t(`analytics.${stage}`), shown(loans)])}
      />
    </FoldCard>
  );
}

export function CashCard({ rows }: { rows: Day['cash'] }) {
  const t = useT();
  const lang = useLang();
  const title = t('analytics.cash');
  if (rows.length === 0) return <NoRows title={title} />;
  const series = [t('analytics.issued'), t('analytics.collected')];
  const shown = <V,>(value: V | null, print: (value: V) => string) =>
    value === null ? t('analytics.few') : print(value);
  return (
    <FoldCard title={title}>
      <Bars
        series={series}
        bars={rows.map((row) => ({
          key: row.period,
          label: monthShort(row.period, lang),
          values: [
            { size: Number(row.issuedAmount ?? 0), text: shown(row.issuedAmount, money) },
            { size: Number(row.collected ?? 0), text: shown(row.collected, money) },
          ],
        }))}
      />
      <Table
        file="cash"
        caption={title}
        columns={[
          t('analytics.month'),
          t('analytics.loans'),
          series[0] ?? '',
          t('analytics.payments'),
          series[1] ?? '',
        ]}
        rows={rows.map((row) => [
          monthShort(row.period, lang),
          shown(row.issued, number),
          shown(row.issuedAmount, money),
          shown(row.payments, number),
          shown(row.collected, money),
        ])}
      />
    </FoldCard>
  );
}

export function IncomeCard({ rows }: { rows: Day['income'] }) {
  const t = useT();
  const lang = useLang();
  const title = t('analytics.income');
  const known = rows.filter(({ averagePrincipal }) => averagePrincipal > 0n);
  if (known.length === 0) return <NoRows title={title} />;
  const series = [t('analytics.yield'), t('analytics.costOfRisk')];
  return (
    <FoldCard title={title}>
      <p className="n-quiet">{t('analytics.incomeText')}</p>
      <Bars
        series={series}
        bars={known.map((row) => ({
          key: row.month,
          label: monthShort(row.month, lang),
          values: [row.yield, row.costOfRisk].map((rate) => ({
            size: Math.max(0, Number(rate)),
            text: percent(Number(rate), lang),
          })),
        }))}
      />
      <Table
        file="income"
        caption={title}
        columns={[t('analytics.month'), t('analytics.averagePrincipal'), ...series, t('analytics.margin')]}
        rows={known.map((row) => [
          monthShort(row.month, lang),
          money(row.averagePrincipal),
          ...[row.yield, row.costOfRisk, row.margin].map((rate) => percent(Number(rate), lang, 2)),
        ])}
      />
    </FoldCard>
  );
}

export function NoRows({ title }: { title: string }) {
  const t = useT();
  return (
    <FoldCard title={title}>
      <EmptyState title={t('analytics.none')} text={t('analytics.noneText')} />
    </FoldCard>
  );
}
