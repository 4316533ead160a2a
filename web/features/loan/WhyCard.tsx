import { day, dayOf, dayOn, weekday } from '../../lib/dates.ts';
import { days, money } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import { type Line, Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { type Debt, grows, isLate, nextOf, type OpenLoan, type Paying, rowInQuestion } from './open-loan.ts';

type Props = { readonly loan: OpenLoan; readonly debt: Debt; readonly paying: Paying | null };

/** What the next payment is made of and what the balance takes off it; of a late one, how its delay ends. */
export function WhyCard({ loan, debt, paying }: Props) {
  const t = useT();
  const lang = useLang();
  const { nextDueAmount: due, nextDueDate: on, nextParts } = debt;
  if (due === null || on === null || nextParts.length === 0) return null;
  const late = isLate(loan);
  const row = rowInQuestion(loan);
  const next = nextOf(paying);
  const notes: Partial<Record<(typeof nextParts)[number]['kind'], string>> = {
    ...(row ? { SCHEDULED: `${day(row.date, lang)}, ${weekday(row.date, lang)}` } : {}),
    INTEREST_AFTER: t('loan.whyAfterText'),
    PENALTY: t('loan.penaltyHow', { days: days(debt.overdueDays, lang) }),
  };
  const fromBalance: Line[] =
    next && next.fromBalance > 0n && next.sum === due
      ? [
          { key: 'balance', name: t('loan.whyBalance'), value: <MoneyText value={-next.fromBalance} /> },
          { key: 'left', name: t('loan.whyLeft'), value: <MoneyText value={next.toPay} />, weight: 'total' },
        ]
      : [];
  return (
    <Card title={t('loan.why')}>
      <Lines
        items={[
          ...nextParts.map(
            ({ kind, amount }, i): Line => ({
              key: kind,
              name: t(`loan.why${kind}`),
              value: <MoneyText value={amount} plus={i > 0} />,
              ...(notes[kind] ? { note: notes[kind] } : {}),
            }),
          ),
          {
            key: 'total',
            name: late
              ? t('loan.whyTotal', { date: dayOn(debt.on, lang) })
              : t('loan.whyDue', { date: dayOn(on, lang) }),
            value: <MoneyText value={due} />,
            ...(fromBalance.length > 0 ? {} : { weight: 'total' as const }),
          },
          ...fromBalance,
        ]}
      />
      {late && row?.openAmount != null && row.openAmount < due && (
        <p>
          {t(lateRows(loan) > 1 ? 'loan.clears' : 'loan.clearsLast', {
            date: dayOf(row.date, lang),
            sum: money(row.openAmount),
          })}
        </p>
      )}
      {late && grows(loan) && <small>{t('loan.cap', { sum: money(debt.penaltyCeiling) })}</small>}
    </Card>
  );
}

const lateRows = ({ schedule }: OpenLoan): number => schedule.filter((row) => !row.isPaid && row.isExpired).length;
