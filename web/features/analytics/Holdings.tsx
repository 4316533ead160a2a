/** What the portfolio was on two days. */
import type { AnalyticsDayFragment, AnalyticsGroupFragment } from '../../generated/cabinet/graphql.ts';
import { numeric } from '../../lib/dates.ts';
import { money, number, percent } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FoldCard } from '../../ui/office/OfficePage.tsx';
import styles from './analytics.module.css';
import { Bars } from './Bars.tsx';
import { Table } from './Table.tsx';

type Days = { readonly now: AnalyticsDayFragment; readonly before: AnalyticsDayFragment };

export function FiguresCard({ now, before }: Days) {
  const t = useT();
  const lang = useLang();
  const shown = <V,>(value: V | null, print: (value: V) => string) =>
    value === null ? t('analytics.few') : print(value);
  const share = ({ par }: AnalyticsDayFragment, days: number): string =>
    shown(par.find((line) => line.days === days)?.share ?? null, (known) => percent(Number(known), lang, 2));
  const rows = [
    { key: 'principal', of: ({ principal }: AnalyticsDayFragment) => shown(principal, money) },
    { key: 'loans', of: ({ loans }: AnalyticsDayFragment) => shown(loans, number) },
    ...now.par.map(({ days }) => ({ key: `par${days}`, of: (day: AnalyticsDayFragment) => share(day, days) })),
  ];
  return (
    <FoldCard title={t('analytics.figures')} open>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">{t('analytics.figure')}</th>
            <th scope="col">{numeric(now.date)}</th>
            <th scope="col">{numeric(before.date)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, of }) => (
            <tr key={key}>
              <th scope="row">
                {key.startsWith('par') ? t('analytics.par', { days: key.slice(3) }) : t(`analytics.${key}`)}
              </th>
              {[now, before].map((day) => (
                <td key={day === now ? 'now' : 'before'}>{of(day)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="n-quiet">{t('analytics.parNote')}</p>
    </FoldCard>
  );
}

const BUCKETS = ['CURRENT', 'D1_30', 'D31_60', 'D61_90', 'D91_PLUS'];

export function ArrearsCard(days: Days) {
  const t = useT();
  return (
    <GroupsCard {...days} id="arrears" keys={BUCKETS} of={({ arrears }) => arrears} title={t('analytics.arrears')} />
  );
}

export function ProductsCard(days: Days) {
  const t = useT();
  const keys = [...new Set([...days.now.products, ...days.before.products].map(({ key }) => key))];
  return (
    <GroupsCard {...days} id="products" keys={keys} of={({ products }) => products} title={t('analytics.products')} />
  );
}

type GroupsProps = Days & {
  readonly id: string;
  readonly title: string;
  readonly keys: readonly string[];
  readonly of: (day: AnalyticsDayFragment) => readonly AnalyticsGroupFragment[];
};

function GroupsCard({ now, before, id, title, keys, of }: GroupsProps) {
  const t = useT();
  const lang = useLang();
  const group = (day: AnalyticsDayFragment, key: string) => of(day).find((line) => line.key === key);
  /** A group that has no line has no loans; one that has no figures is withheld. */
  const shown = <F extends 'loans' | 'principal' | 'par30Share'>(
    day: AnalyticsDayFragment,
    key: string,
    figure: F,
    print: (value: NonNullable<AnalyticsGroupFragment[F]> | 0) => string,
  ) => {
    const found = group(day, key);
    const value = found ? found[figure] : 0;
    return value === null ? t('analytics.few') : print(value);
  };
  const value = (day: AnalyticsDayFragment, key: string) => ({
    size: Number(group(day, key)?.principal ?? 0),
    text: shown(day, key, 'principal', (sum) => money(BigInt(sum))),
  });
  if (keys.length === 0 || (now.loans === 0 && before.loans === 0))
    return (
      <FoldCard title={title}>
        <EmptyState title={t('analytics.none')} text={t('analytics.noneText')} />
      </FoldCard>
    );
  const columns = [now, before].flatMap((day) =>
    ['loans', 'principal', 'par30'].map((name) => `${t(`analytics.${name}`)}, ${numeric(day.date)}`),
  );
  return (
    <FoldCard title={title}>
      <Bars
        series={[numeric(now.date), numeric(before.date)]}
        bars={keys.map((key) => ({ key, label: t(`analytics.${key}`), values: [value(now, key), value(before, key)] }))}
      />
      <Table
        file={`${id}-${now.date}`}
        caption={title}
        columns={[t('analytics.group'), ...columns]}
        rows={keys.map((key) => [
          t(`analytics.${key}`),
          ...[now, before].flatMap((day) => [
            shown(day, key, 'loans', number),
            shown(day, key, 'principal', (sum) => money(BigInt(sum))),
            shown(day, key, 'par30Share', (share) => percent(Number(share), lang, 2)),
          ]),
        ])}
      />
    </FoldCard>
  );
}
