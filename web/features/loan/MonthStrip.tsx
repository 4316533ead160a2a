import { monthShort } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { cx } from '../../ui/cx.ts';
import styles from './months.module.css';
import type { OpenLoan } from './open-loan.ts';

type Month = OpenLoan['months'][number];

const STATUSES = ['PAID', 'EXPIRED', 'CURRENT', 'NO_PAYMENTS', 'NONE'] as const;
/** A month in which nothing falls due is not ahead. */
const statusOf = ({ status, amount }: Month) => (status === 'NO_PAYMENTS' && amount === 0n ? 'NONE' : status);

/** Paid, late, due now, ahead, or without a payment. */
export function MonthStrip({ months }: { months: readonly Month[] }) {
  const t = useT();
  const lang = useLang();
  const present = STATUSES.filter((status) => months.some((month) => statusOf(month) === status));
  return (
    <section className={styles.strip} aria-label={t('loan.months')}>
      <ol className={styles.months}>
        {months.map((one) => (
          <li key={one.month}>
            <i className={cx(styles.mark, styles[statusOf(one)])} />
            <span>{monthShort(one.month, lang)}</span>
            <b>{one.amount > 0n ? money(one.amount) : '–'}</b>
            <span className={styles.spoken}>{t(`loan.month${statusOf(one)}`)}</span>
          </li>
        ))}
      </ol>
      <ul className={styles.legend} aria-hidden="true">
        {present.map((status) => (
          <li key={status}>
            <i className={cx(styles.mark, styles[status])} />
            {t(`loan.month${status}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
