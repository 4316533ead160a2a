import { monthShort } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { cx } from '../../ui/cx.ts';
import styles from './months.module.css';
import type { OpenLoan } from './open-loan.ts';

type Month = OpenLoan['months'][number];

const STATUSES = ['PAID', 'EXPIRED', 'CURRENT', 'NO_PAYMENTS'] as const satisfies readonly Month['status'][];

/** Paid, late, due now, or without a payment. */
export function MonthStrip({ months }: { months: readonly Month[] }) {
  const t = useT();
  const lang = useLang();
  const present = STATUSES.filter((status) => months.some((month) => month.status === status));
  return (
    <section className={styles.strip} aria-label={t('loan.months')}>
      <ol className={styles.months}>
        {months.map(({ month, status, amount }) => (
          <li key={month}>
            <i className={cx(styles.mark, styles[status])} />
            <span>{monthShort(month, lang)}</span>
            <b>{amount > 0n ? money(amount) : '–'}</b>
            <span className={styles.spoken}>{t(`loan.month${status}`)}</span>
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
