import type { PlanRowsFragment, PricePartsFragment } from '../../generated/cabinet/graphql.ts';
import { dayShort, daysBetween } from '../../lib/dates.ts';
import { dailyRate, days, money, moneyDigits } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import { PaymentBars } from '../../ui/PaymentBars.tsx';
import styles from './plan-card.module.css';

export type Plan = PricePartsFragment & PlanRowsFragment;

/**
 * The payments of an instalment loan as bars, and as a table that counts the interest of each month. A single-payment
 * loan needs none: the page already shows its one date and sum.
 */
export function PlanCard({ price }: { price: Plan }) {
  const t = useT();
  const { rows } = price;
  if (rows.length < 2) return null;
  return (
    <Card title={t('price.byMonth')}>
      <PaymentBars rows={rows} />
      <details>
        <summary className="n-tap">{t('price.table')}</summary>
        <table className={styles.table}>
          <caption>{t('price.inTenge')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('price.colDate')}</th>
              <th scope="col">{t('price.colPayment')}</th>
              <th scope="col">{t('price.colInterest')}</th>
              <th scope="col">{t('price.colPrincipal')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <PlanLine key={row.order} price={price} at={at} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('price.all')}</th>
              <td>{moneyDigits(price.total)}</td>
              <td>{moneyDigits(price.interest)}</td>
              <td>{moneyDigits(price.amount)}</td>
            </tr>
          </tfoot>
        </table>
      </details>
    </Card>
  );
}

/** Interest runs on what is still owed, for the days since the payment before (R2). */
function PlanLine({ price, at }: { price: Plan; at: number }) {
  const t = useT();
  const lang = useLang();
  const [row, before] = [price.rows[at], price.rows[at - 1]];
  if (!row) return null;
  return (
    <>
      <tr>
        <th scope="row">{dayShort(row.date, lang)}</th>
        <td>{moneyDigits(row.amount)}</td>
        <td>{moneyDigits(row.interest)}</td>
        <td>{moneyDigits(row.principal)}</td>
      </tr>
      <tr className={styles.how}>
        <td colSpan={4}>
          {t('price.how', {
            owed: money(before?.remainingPrincipal ?? price.amount),
            rate: dailyRate(price.dailyRatePercent, lang),
            days: days(daysBetween(before?.date ?? price.issueDate, row.date), lang),
            interest: money(row.interest),
          })}
          {row.premium > 0n && `; ${t('price.withPremium', { sum: money(row.premium) })}`}
        </td>
      </tr>
    </>
  );
}
