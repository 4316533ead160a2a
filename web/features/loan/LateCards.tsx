import { subtract } from '../../../schema/values/money.ts';
import { CONTACT_CENTRE } from '../../lib/contact-centre.ts';
import { day, dayOf, dayOn, weekday } from '../../lib/dates.ts';
import { days, money } from '../../lib/format.ts';
import { type Translate, useHref, useLang, useT } from '../../lib/intl.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { QuickRows } from '../../ui/QuickRows.tsx';
import styles from './loan.module.css';
import { asPlanned, type Debt, grows, type OpenLoan, type Row } from './open-loan.ts';

const lateRows = ({ schedule }: OpenLoan): number => schedule.filter((row) => !row.isPaid && row.isExpired).length;

/** With the law's ceiling that limits it. */
export function WhyCard({ loan, debt, row }: { loan: OpenLoan; debt: Debt; row: Row | undefined }) {
  const t = useT();
  const lang = useLang();
  const due = debt.nextDueAmount ?? debt.total;
  const { planned, after } = asPlanned(loan, subtract(due, debt.penalty));
  return (
    <Card title={t('loan.why')}>
      <Lines
        items={[
          {
            key: 'row',
            name: t('loan.whyRow'),
            ...(row ? { note: `${day(row.date, lang)}, ${weekday(row.date, lang)}` } : {}),
            value: <MoneyText value={planned} />,
          },
          ...(after > 0n
            ? [
                {
                  key: 'after',
                  name: t('loan.whyAfter'),
                  note: t('loan.whyAfterText'),
                  value: <MoneyText value={after} plus />,
                },
              ]
            : []),
          {
            key: 'penalty',
            name: t('loan.penalty'),
            note: t('loan.penaltyHow', { days: days(debt.overdueDays, lang) }),
            value: <MoneyText value={debt.penalty} plus />,
          },
          {
            key: 'total',
            name: t('loan.whyTotal', { date: dayOn(debt.on, lang) }),
            value: <MoneyText value={due} />,
            weight: 'total',
          },
        ]}
      />
      {row?.openAmount != null && row.openAmount < due && (
        <p>
          {t(lateRows(loan) > 1 ? 'loan.clears' : 'loan.clearsLast', {
            date: dayOf(row.date, lang),
            sum: money(row.openAmount),
          })}
        </p>
      )}
      {grows(loan) && <small>{t('loan.cap', { sum: money(debt.penaltyCeiling) })}</small>}
    </Card>
  );
}

export const restructuringRow = (t: Translate, href: ReturnType<typeof useHref>, late: boolean) => ({
  title: t('loan.restructure'),
  text: t(late ? 'loan.restructureText' : 'loan.restructureTextOnTime'),
  to: href(paths.restructuring),
});

type Then = 'thenDaily' | 'then18' | 'then60' | 'then90';
function ahead({ debt }: OpenLoan): Then[] {
  const late = debt?.overdueDays ?? 0;
  return ['thenDaily', ...(late < 18 ? ['then18' as const] : []), ...(late < 60 ? ['then60' as const] : []), 'then90'];
}
const isFull = (debt: Debt | null): boolean => debt !== null && debt.penalty >= debt.penaltyCeiling;

export function LateCards({ loan }: { loan: OpenLoan }) {
  const t = useT();
  const href = useHref();
  return (
    <>
      <Card title={t('loan.hard')}>
        <QuickRows
          bare
          label={t('loan.hard')}
          rows={[
            {
              key: 'part',
              icon: 'coin',
              title: t('loan.hardPart'),
              text: t(grows(loan) ? 'loan.hardPartText' : 'loan.hardPartStopped'),
              to: `${href(paths.payment, { loanId: loan.id })}?own=1`,
            },
            ...(loan.mayRestructure
              ? [{ key: 'restructure', icon: 'spread' as const, ...restructuringRow(t, href, true) }]
              : []),
            {
              key: 'talk',
              icon: 'phone',
              title: t('loan.hardTalk'),
              text: t('loan.callText'),
              to: CONTACT_CENTRE.href,
              external: true,
            },
          ]}
        />
      </Card>
      <Card title={t('loan.paidAlready')}>
        <p>{t('loan.paidAlreadyText')}</p>
      </Card>
      {loan.status !== 'CALCULATION_STOPPED' && loan.status !== 'AOT_PAYMENT_AWAITING' && (
        <Card title={t('loan.then')}>
          <dl className={styles.then}>
            {ahead(loan).map((id) => (
              <div key={id}>
                <dt>{t(`loan.${id}`)}</dt>
                <dd>
                  {t(
                    id === 'then90' && loan.productType.startsWith('INDIVIDUAL_ENTREPRENEUR')
                      ? 'loan.then90Ip'
                      : `loan.${id === 'thenDaily' && isFull(loan.debt) ? 'thenDailyFull' : id}Text`,
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </>
  );
}
