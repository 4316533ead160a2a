import { numeric } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useT } from '../../lib/intl.ts';
import styles from './audit.module.css';

export const PARTS = ['principal', 'interest', 'penalty', 'premium'] as const;
export type Balances = { readonly [Part in (typeof PARTS)[number]]: bigint };
type Posted = { readonly balancesAfter: Balances; readonly accrued: Pick<Balances, 'interest' | 'penalty'> | null };

/** Interest and penalty with what has accrued and is posted later. */
export const owedAfter = ({ balancesAfter, accrued }: Posted): Balances =>
  accrued ? { ...balancesAfter, interest: accrued.interest, penalty: accrued.penalty } : balancesAfter;
/** What is owed after an event, in tiyn. */
export type BalancePoint = Balances & { readonly on: string };

export const totalOf = (balances: Balances): bigint => PARTS.reduce((sum, part) => sum + balances[part], 0n);

const [WIDE, HIGH] = [600, 140];

/** Steps from event to event by date; the table below has the figures. A part that was never owed has no line. */
export function BalancesPlot({ points }: { points: readonly BalancePoint[] }) {
  const t = useT();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.on === last.on) return null;
  const start = Date.parse(first.on);
  const most = BigInt(Math.max(1, ...points.map((point) => Number(totalOf(point)))));
  const x = (on: string) => ((Date.parse(on) - start) / (Date.parse(last.on) - start)) * WIDE;
  const y = (sum: bigint) => HIGH - (Number(sum) / Number(most)) * HIGH;
  const path = (of: (point: BalancePoint) => bigint) =>
    points.map((point, at) => `${at === 0 ? 'M' : 'H'}${x(point.on)}${at === 0 ? ' ' : 'V'}${y(of(point))}`).join('');
  const parts = PARTS.filter((part) => points.some((point) => point[part] !== 0n));
  return (
    <figure className={styles.plot}>
      <figcaption>
        <span data-line="total">{t('audit.balanceTotal')}</span>
        {parts.map((part) => (
          <span key={part} data-line={part}>
            {t(`office.sum_${part}`)}
          </span>
        ))}
      </figcaption>
      <svg
        viewBox={`0 -4 ${WIDE} ${HIGH + 8}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('audit.balancePlot', { most: money(most) })}
      >
        <path data-line="total" d={path(totalOf)} />
        {parts.map((part) => (
          <path key={part} data-line={part} d={path((point) => point[part])} />
        ))}
      </svg>
      <p>
        <span>{numeric(first.on)}</span>
        <span>{t('audit.balanceMost', { most: money(most) })}</span>
        <span>{numeric(last.on)}</span>
      </p>
    </figure>
  );
}
