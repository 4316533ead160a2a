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
};

/** The amount of today at the left foot, the repayment at the right. */
export function PriceArch({ amount, total, overpayment, days: count, returnDate }: Props) {
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
