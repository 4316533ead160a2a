import { Link } from 'react-router-dom';
import type { LoanOnceQuery } from '../../generated/cabinet/graphql.ts';
import { csvSum, csvUrl } from '../../lib/csv.ts';
import { dayOn, dayShort, dayTo, dayWithYear, numeric } from '../../lib/dates.ts';
import { money } from '../../lib/format.ts';
import { type Translate, useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PaymentBars } from '../../ui/PaymentBars.tsx';
import { MonthStrip } from './MonthStrip.tsx';
import type { OpenLoan } from './open-loan.ts';
import styles from './schedule.module.css';

export type Repaid = NonNullable<NonNullable<LoanOnceQuery['loan']>['history']['repaid']>;

const COLUMNS = ['interest', 'penalty', 'premium', 'principal'] as const;

/** Instead of the schedule of a repaid loan: what really was paid, month by month. */
export function RepaidCard({ loan, repaid }: { loan: OpenLoan; repaid: Repaid }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { repayments } = repaid;
  const columns = COLUMNS.filter((part) => part === 'principal' || repayments.some((one) => one[part] > 0n));
  const bars = repayments.map((one, i) => ({ ...one, order: i, date: one.on }));
  const wide = bars.length > 1;
  return (
    <Card
      title={t('loan.repaidTitle')}
      className={wide ? styles.card : undefined}
      aside={
        <a className="n-tap" href={csvOf(repaid, t)} download={`${loan.offerNumber}.csv`} data-no-print>
          {t('loan.csv')}
        </a>
      }
    >
      <table className={styles.table}>
        <caption>
          {t('loan.repaidCaption', {
            date: dayWithYear(loan.issuedOn ?? loan.appliedOn, lang),
            sum: money(repaid.paid),
          })}
          {repaid.plannedUntil > repaid.on &&
            ` ${t('loan.repaidEarly', { date: dayOn(repaid.on, lang), lastDay: dayTo(repaid.plannedUntil, lang) })}`}
          {repaid.saved > 0n && ` ${t('loan.repaidSaved', { sum: money(repaid.saved) })}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('loan.colDate')}</th>
            <th scope="col">{t('loan.colPaid')}</th>
            {columns.map((part) => (
              <th key={part} scope="col" className={styles.wide}>
                {t(`loan.col_${part}`)}
              </th>
            ))}
            <th scope="col">{t('loan.colLeft')}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((one) => (
            <tr key={one.order} className={styles.paid}>
              <th scope="row">
                <span className={styles.narrow}>{dayShort(one.on, lang)}</span>
                <span className={styles.wideText}>{numeric(one.on)}</span>
                {one.from !== 'PAYMENT' && <span className={styles.state}>{t(`loan.from_${one.from}`)}</span>}
              </th>
              <td>
                <MoneyText value={one.amount} />
              </td>
              {columns.map((part) => (
                <td key={part} className={styles.wide}>
                  <MoneyText value={one[part]} />
                </td>
              ))}
              <td>
                <MoneyText value={one.left} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {wide && <PaymentBars rows={bars} />}
      {wide && <MonthStrip months={repaid.months} />}
      <Link className={cx('n-tap', styles.paper)} to={`${href(paths.documents)}?loan=${loan.id}`} data-no-print>
        {t('loan.schedulePaper')}
      </Link>
    </Card>
  );
}

function csvOf({ repayments }: Repaid, t: Translate): string {
  const head = [
    t('loan.colDate'),
    t('loan.colPaid'),
    ...COLUMNS.map((part) => t(`loan.col_${part}`)),
    t('loan.colLeft'),
  ];
  const rows = repayments.map((one) => [
    numeric(one.on),
    csvSum(one.amount),
    ...COLUMNS.map((part) => csvSum(one[part])),
    csvSum(one.left),
  ]);
  return csvUrl([head, ...rows]);
}
