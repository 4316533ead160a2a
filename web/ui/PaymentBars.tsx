import { day, monthAlone } from '../lib/dates.ts';
import { money, moneyDigits } from '../lib/format.ts';
import { useLang, useT } from '../lib/intl.ts';
import { cx } from './cx.ts';
import styles from './payment-bars.module.css';

type Payment = {
  readonly order: number;
  readonly date: string;
  readonly amount: bigint;
  readonly interest: bigint;
  readonly principal: bigint;
};
export type BarState = 'paid' | 'moved' | 'isLate' | 'isNext' | 'ahead';

type Props<T> = {
  readonly rows: readonly T[];
  /** Without it the bars show a plan, in full colour. */
  readonly stateOf?: (row: T) => BarState;
};

/** Five labels of more letters do not fit beside each other on a phone. */
const NARROW_LABEL = 6;

/** A bar for each payment: principal below, interest above, with the interest printed. */
export function PaymentBars<T extends Payment>({ rows, stateOf }: Props<T>) {
  const t = useT();
  const lang = useLang();
  const size = (sum: bigint): number => Number(sum);
  const most = Math.max(...rows.map((row) => size(row.amount)));
  // Said only where the picture shows it.
  const falls =
    rows.length > 1 && rows.every((row, at) => row.interest < (rows[at - 1]?.interest ?? row.interest + 1n));
  const crowded = rows.length > 4 && rows.some((row) => moneyDigits(row.interest).length > NARROW_LABEL);
  const part = (name: 'barDebt' | 'barInterest', sum: bigint): string => `${t(`price.${name}`)} ${money(sum)}`;
  const spoken = rows.map(
    (row) => `${day(row.date, lang)}: ${part('barDebt', row.principal)}, ${part('barInterest', row.interest)}`,
  );
  return (
    <figure className={styles.bars}>
      <figcaption>
        <b>{t(falls ? 'price.bars' : 'price.barsPlain')}</b>
        <span>
          <i className={cx(styles.swatch, styles.debt)} />
          {t('price.barDebt')}
        </span>
        <span>
          <i className={cx(styles.swatch, styles.interest)} />
          {t('price.barInterest')}
        </span>
      </figcaption>
      <div className={cx(styles.plot, crowded && styles.crowded)} role="img" aria-label={spoken.join('; ')}>
        {rows.map((row) => (
          <div key={row.order} className={cx(styles.bar, stateOf && styles[stateOf(row)])}>
            <b>{moneyDigits(row.interest)}</b>
            <span style={{ '--k': size(row.amount) / most } as Record<string, number>}>
              <i className={styles.interest} style={{ flex: size(row.interest) }} />
              <i className={styles.debt} style={{ flex: size(row.principal) }} />
            </span>
            <small>{monthAlone(row.date, lang)}</small>
          </div>
        ))}
      </div>
    </figure>
  );
}
