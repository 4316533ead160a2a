import { numeric } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useT } from '../../lib/intl.ts';
import styles from './audit.module.css';

/** After an event: what is owed in whole, and of it the principal; in tiyn. */
export type BalancePoint = { readonly on: string; readonly total: bigint; readonly principal: bigint };

const [WIDE, HIGH] = [600, 140];

/** Steps from event to event by date; the table below has the figures. */
export function BalancesPlot({ points }: { points: readonly BalancePoint[] }) {
  const t = useT();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.on === last.on) return null;
  const start = Date.parse(first.on);
  const most = BigInt(Math.max(1, ...points.map(({ total }) => Number(total))));
  const x = (on: string) => ((Date.parse(on) - start) / (Date.parse(last.on) - start)) * WIDE;
  const y = (sum: bigint) => HIGH - (Number(sum) / Number(most)) * HIGH;
  const path = (of: (point: BalancePoint) => bigint) =>
    points.map((point, at) => `${at === 0 ? 'M' : 'H'}${x(point.on)}${at === 0 ? ' ' : 'V'}${y(of(point))}`).join('');
  return (
    <figure className={styles.plot}>
      <figcaption>
        <span data-line="total">{t('office.balanceTotal')}</span>
        <span data-line="principal">{t('office.balancePrincipal')}</span>
      </figcaption>
      <svg
        viewBox={`0 -4 ${WIDE} ${HIGH + 8}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('office.balancePlot', { most: money(most) })}
      >
        <path data-line="total" d={path(({ total }) => total)} />
        <path data-line="principal" d={path(({ principal }) => principal)} />
      </svg>
      <p>
        <span>{numeric(first.on)}</span>
        <span>{t('office.balanceMost', { most: money(most) })}</span>
        <span>{numeric(last.on)}</span>
      </p>
    </figure>
  );
}
