import { dayShort } from '../lib/dates.ts';
import { days, money } from '../lib/format.ts';
import { useLang, useT } from '../lib/intl.ts';
import { Arch } from './Arch.tsx';
import { MoneyText } from './MoneyText.tsx';
import styles from './price-arch.module.css';

type Props = {
  readonly amount: bigint;
  readonly total: bigint;
  readonly overpayment: bigint;
  readonly days: number;
  readonly returnDate: string;
  readonly rows: readonly { readonly date: string; readonly amount: bigint }[];
};

/** A loan repaid at once: the amount of today at the left foot, the repayment at the right. */
function SingleArch({ amount, total, overpayment, days: count, returnDate }: Omit<Props, 'rows'>) {
  const t = useT();
  const lang = useLang();
  return (
    <Arch
      tone="card"
      size="card"
      parts={['done']}
      dot={0.0001}
      label={`${money(amount)} → ${money(total)}`}
      feet={[
        <span key="from">
          {t('price.today')}
          <br />
          <b>{money(amount)}</b>
        </span>,
        <span key="to">
          {dayShort(returnDate, lang)}
          <br />
          <b>{money(total)}</b>
        </span>,
      ]}
    >
      <span className={styles.note}>{t('price.overpayment')}</span>
      <MoneyText value={overpayment} className={styles.sum} />
      <span className={styles.note}>{days(count, lang)}</span>
    </Arch>
  );
}

/** A loan repaid in parts: the sum of a month, between the first payment and the last. */
function MonthlyArch({ rows }: Pick<Props, 'rows'>) {
  const t = useT();
  const lang = useLang();
  const [first, last] = [rows[0], rows.at(-1)];
  const usual = monthlyOf(rows);
  if (!first || !last || usual === undefined) return null;
  const foot = (row: typeof first) => (
    <span key={row.date}>
      {dayShort(row.date, lang)}
      <br />
      <b>{money(row.amount)}</b>
    </span>
  );
  const count = t('price.payments', { count: rows.length });
  return (
    <Arch
      tone="card"
      size="card"
      parts={rows.map(() => 'done')}
      label={`${t('price.monthly', { count: rows.length })}: ${money(usual)}`}
      feet={[foot(first), foot(last)]}
    >
      <span className={styles.note}>{t('price.inMonth')}</span>
      <MoneyText value={usual} className={styles.sum} />
      <span className={styles.note}>{count}</span>
    </Arch>
  );
}

/** The most that is paid in a month: parts of premiums differ by a few tenge, the remainder makes the last smaller. */
export const monthlyOf = (rows: Props['rows']): bigint | undefined =>
  rows
    .map(({ amount }) => amount)
    .reduce<bigint | undefined>((most, one) => (most && most > one ? most : one), undefined);

export const PriceArch = ({ rows, ...price }: Props) =>
  rows.length > 1 ? <MonthlyArch rows={rows} /> : <SingleArch {...price} />;
