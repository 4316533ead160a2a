import { dayOf } from '../../lib/dates.ts';
import { days, money, percent } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import type { Debt } from './open-loan.ts';

/**
 * Whether principal × rate × days gives the printed interest, to the tenge. After a partial repayment the days cover
 * only the last stretch.
 */
function multiplies(debt: Debt): boolean {
  const ppm = BigInt(Math.round(Number(debt.dailyRatePercent) * 10_000));
  const computed = (debt.interestBase * ppm * BigInt(debt.interestDays)) / 1_000_000n;
  const gap = computed - debt.interest;
  return gap > -100n && gap < 100n;
}

/** On the business day, part by part, with how each was computed. `chosen`: paid services are part of the price. */
export function DebtCard({ debt, chosen }: { debt: Debt; chosen: boolean }) {
  const t = useT();
  const lang = useLang();
  const rate = percent(Number(debt.dailyRatePercent), lang, 3);
  const nought = (sum: bigint): boolean => sum === 0n;
  return (
    <Card title={t('loan.debt', { date: dayOf(debt.on, lang) })}>
      <Lines
        items={[
          { key: 'principal', name: t('loan.principal'), value: <MoneyText value={debt.principal} /> },
          {
            key: 'interest',
            name: t('loan.interest'),
            value: <MoneyText value={debt.interest} plus />,
            ...(multiplies(debt)
              ? {
                  note: t('loan.interestHow', {
                    base: money(debt.interestBase),
                    rate,
                    days: days(debt.interestDays, lang),
                  }),
                }
              : { note: t('loan.interestBySchedule') }),
          },
          {
            key: 'penalty',
            name: t('loan.penalty'),
            value: <MoneyText value={debt.penalty} plus={!nought(debt.penalty)} />,
            note: debt.overdueDays
              ? t('loan.penaltyHow', { days: days(debt.overdueDays, lang) })
              : t('loan.penaltyNone'),
            ...(nought(debt.penalty) ? { weight: 'quiet' as const } : {}),
          },
          {
            key: 'premium',
            name: t('loan.premium'),
            value: nought(debt.premium) ? (
              t(chosen ? 'loan.premiumPaid' : 'loan.premiumOff')
            ) : (
              <MoneyText value={debt.premium} plus />
            ),
            ...(nought(debt.premium) ? { weight: 'quiet' as const } : {}),
          },
          { key: 'total', name: t('loan.total'), value: <MoneyText value={debt.total} />, weight: 'total' },
        ]}
      />
      <small>{t('loan.debtNote')}</small>
    </Card>
  );
}
