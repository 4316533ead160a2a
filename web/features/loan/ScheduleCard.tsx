import { Link } from 'react-router-dom';
import { csvSum, csvUrl } from '../../lib/csv.ts';
import { dayOn, dayShort, dayWithYear, numeric } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { type Translate, useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { type BarState, PaymentBars } from '../../ui/PaymentBars.tsx';
import { MonthStrip } from './MonthStrip.tsx';
import { isOver, type OpenLoan, type Row } from './open-loan.ts';
import styles from './schedule.module.css';

const stateOf = (row: Row): BarState => {
  if (row.isMoved) return 'moved';
  if (row.isPaid) return 'paid';
  if (row.isExpired) return 'isLate';
  return row.isNext ? 'isNext' : 'ahead';
};

/** As a table and as bars, with the values printed. */
export function ScheduleCard({ loan }: { loan: OpenLoan }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  if (loan.schedule.length === 0) return null;
  const changed = loan.changes.at(-1);
  const left = loan.schedule.find((row) => !row.isPaid)?.remainingTotalDebtForPayment;
  return (
    <Card
      title={t('loan.schedule')}
      className={loan.schedule.length > 1 ? styles.card : undefined}
      aside={
        <a className="n-tap" href={csvOf(loan, t)} download={`${loan.offerNumber}.csv`} data-no-print>
          {t('loan.csv')}
        </a>
      }
    >
      <table className={styles.table}>
        <caption>
          {t('loan.scheduleCaption', { date: dayWithYear(loan.issuedOn ?? loan.appliedOn, lang) })}
          {loan.schedule.length > 1 &&
            loan.firstPaymentDate &&
            ` ${t('loan.firstPayment', { date: dayWithYear(loan.firstPaymentDate, lang) })}`}
          {changed &&
            left !== undefined &&
            ` ${t('loan.replanned', { date: dayOn(changed.on, lang), sum: money(left) })}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('loan.colDate')}</th>
            <th scope="col">{t('loan.colPayment')}</th>
            <th scope="col" className={styles.wide}>
              {t('loan.colInterest')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('loan.colPrincipal')}
            </th>
            <th scope="col">{t('loan.colLeft')}</th>
          </tr>
        </thead>
        <tbody>
          {loan.schedule.map((row) => (
            <ScheduleLine
              key={row.order}
              row={row}
              now={nowAsked(row, loan.debt)}
              over={isOver(loan)}
              moved={loan.movedTo?.amount}
            />
          ))}
        </tbody>
      </table>
      {loan.schedule.length > 1 && <PaymentBars rows={loan.schedule} stateOf={stateOf} />}
      {loan.schedule.length > 1 && <MonthStrip months={loan.months} />}
      <Link className={cx('n-tap', styles.paper)} to={`${href(paths.documents)}?loan=${loan.id}`} data-no-print>
        {t('loan.schedulePaper')}
      </Link>
    </Card>
  );
}

/** Where the next payment now asks for another sum than planned: less after an early one, more after a late one. */
function nowAsked(row: Row, debt: OpenLoan['debt']): bigint | undefined {
  if (!row.isNext || row.isExpired || debt?.nextDueAmount == null || debt.overdueDays > 0) return undefined;
  return debt.nextDueAmount === row.amount ? undefined : debt.nextDueAmount;
}

type LineProps = {
  readonly row: Row;
  readonly now: bigint | undefined;
  readonly over: boolean;
  /** The sum that a refinancing moved to the new loan. */
  readonly moved: bigint | undefined;
};

function ScheduleLine({ row, now, over, moved }: LineProps) {
  const t = useT();
  const lang = useLang();
  const state = stateOf(row);
  return (
    <tr className={styles[state]}>
      <th scope="row">
        <span className={styles.narrow}>{dayShort(row.date, lang)}</span>
        <span className={styles.wideText}>{numeric(row.date)}</span>
        <span className={styles.state}>
          {state === 'paid' && <Icon name="check" size={14} />}
          {state === 'ahead' && over ? '' : t(row.isEarly ? 'loan.paidEarly' : `loan.${state}`)}
        </span>
      </th>
      <td>
        {row.isPaid ? (
          row.paidAmount !== null && <MoneyText value={row.paidAmount} />
        ) : (
          <MoneyText value={row.amount} />
        )}
        {row.isExpired && row.openAmount !== null && row.openAmount < row.amount && (
          <small className={styles.now}>{t('loan.rowOpen', { sum: money(row.openAmount) })}</small>
        )}
        {now !== undefined && (
          <small className={styles.now}>
            {t(now < row.amount ? 'loan.rowNow' : 'loan.rowNowMore', { sum: money(now) })}
          </small>
        )}
        {row.isMoved && moved !== undefined && (
          <small className={styles.now}>{t('loan.movedPart', { sum: money(moved) })}</small>
        )}
      </td>
      {/* The planned parts of a row paid off early differ from what was paid. */}
      <td className={styles.wide}>{!row.isEarly && <MoneyText value={row.interest} />}</td>
      <td className={styles.wide}>{!row.isEarly && <MoneyText value={row.principal} />}</td>
      <td>
        <MoneyText value={row.remainingDebtBySchedule} />
      </td>
    </tr>
  );
}

/** Made in the browser: nothing is sent. A paid row has the sum that the page shows beside it. */
function csvOf(loan: OpenLoan, t: Translate): string {
  const head = ['colDate', 'colPayment', 'csvPaidOn', 'csvPaid', 'colInterest', 'colPrincipal', 'colLeft'];
  const rows = loan.schedule.map((row) => [
    numeric(row.date),
    csvSum(row.amount),
    row.paidOn ? numeric(row.paidOn) : '',
    row.paidAmount === null ? '' : csvSum(row.paidAmount),
    row.isEarly ? '' : csvSum(row.interest),
    row.isEarly ? '' : csvSum(row.principal),
    csvSum(row.remainingDebtBySchedule),
  ]);
  return csvUrl([head.map((name) => t(`loan.${name}`)), ...rows]);
}
