import type { ComparisonPartsFragment, PaymentsPartsFragment } from '../../generated/cabinet/graphql.ts';
import { day, dayShort, daysBetween, dayWithYear } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../Card.tsx';
import { MoneyText } from '../MoneyText.tsx';
import styles from './compare-card.module.css';

const SIDES = ['before', 'after'] as const;
type Side = (typeof SIDES)[number];

/** All still to pay from today, as agreed now and under the agreement, side by side. */
export function CompareCard({ of }: { readonly of: ComparisonPartsFragment }) {
  const t = useT();
  const lang = useLang();
  const { today } = useSession();
  const rows: readonly { readonly key: string; readonly cell: (side: PaymentsPartsFragment) => React.ReactNode }[] = [
    {
      key: 'today',
      cell: ({ payments }) => <MoneyText value={byDay(payments, today).get(today) ?? 0n} />,
    },
    { key: 'count', cell: ({ payments }) => payments.length },
    { key: 'end', cell: ({ end }) => dayWithYear(dueOn(end, today), lang) },
    { key: 'all', cell: ({ total }) => <MoneyText value={total} /> },
  ];
  const { difference } = of;
  const outcome = difference > 0n ? 'dearer' : difference < 0n ? 'cheaper' : 'same';
  const size = difference < 0n ? -difference : difference;
  return (
    <Card title={t('agreement.compare')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {t(`agreement.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cell }) => (
            <tr key={key} className={key === 'all' ? styles.all : undefined}>
              <th scope="row">{t(`agreement.compare_${key}`)}</th>
              {SIDES.map((side) => (
                <td key={side}>{cell(of[side])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.outcome}>{t(`agreement.${outcome}`, { sum: money(size) })}</p>
      <Roads of={of} today={today} />
      <p className="n-quiet">{t('agreement.compareNote')}</p>
    </Card>
  );
}

/** What is overdue is due today. */
const dueOn = (date: string, today: string): string => (daysBetween(today, date) < 0 ? today : date);

function byDay(payments: PaymentsPartsFragment['payments'], today: string): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { date, amount } of payments) {
    const due = dueOn(date, today);
    sums.set(due, (sums.get(due) ?? 0n) + amount);
  }
  return sums;
}

/** Each payment stands at its day, as high as its sum. */
function Roads({ of, today }: { readonly of: ComparisonPartsFragment; readonly today: string }) {
  const t = useT();
  const lang = useLang();
  const due = { before: byDay(of.before.payments, today), after: byDay(of.after.payments, today) };
  const all = SIDES.flatMap((side) => [...due[side]]);
  const length = Math.max(1, ...all.map(([date]) => daysBetween(today, date)));
  const most = Math.max(1, ...all.map(([, amount]) => Number(amount)));
  const spoken = (side: Side): string =>
    [...due[side]].map(([date, amount]) => `${day(date, lang)}: ${money(amount)}`).join('; ');
  return (
    <figure className={styles.roads}>
      {SIDES.map((side) => (
        <div key={side} className={styles[side]}>
          <small>{t(`agreement.${side}`)}</small>
          <div className={styles.road} role="img" aria-label={`${t(`agreement.${side}`)}. ${spoken(side)}`}>
            {[...due[side]].map(([date, amount]) => {
              const place = { '--at': daysBetween(today, date) / length, '--k': Number(amount) / most };
              return <i key={date} style={place as Record<string, number>} />;
            })}
          </div>
        </div>
      ))}
      <figcaption>
        <span>{t('agreement.compare_today')}</span>
        <span>{dayShort(daysBetween(of.before.end, of.after.end) > 0 ? of.after.end : of.before.end, lang)}</span>
      </figcaption>
    </figure>
  );
}
