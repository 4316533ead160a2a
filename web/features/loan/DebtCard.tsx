import { dayOf, dayOn } from '../../lib/dates.ts';
import { dailyRate, days, money } from '../../lib/format.ts';
import { useLang, useT } from '../../lib/intl.ts';
import { Card } from '../../ui/Card.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import styles from './loan.module.css';
import type { Debt } from './open-loan.ts';

/** How a charge was computed, line by line; with several lines each says its own sum. */
function ChargeNote({ parts }: { parts: Debt['interestParts'] }) {
  const t = useT();
  const lang = useLang();
  return parts.map((part) => (
    <span key={`${part.kind} ${part.until}`} className={styles.line}>
      {textOf(part)}
    </span>
  ));

  function textOf({ kind, amount, until, base, dailyRatePercent, days: count, cut }: (typeof parts)[number]): string {
    const facts = { date: dayOn(until, lang), sum: money(amount < 0n ? -amount : amount) };
    if (kind !== 'ACCRUED') return t(`loan.part${kind}`, facts);
    if (base === null || dailyRatePercent === null || count === null) return t('loan.partFixed', facts);
    const product = t('loan.interestHow', {
      base: money(base),
      rate: dailyRate(dailyRatePercent, lang),
      days: days(count, lang),
    });
    if (cut) return t('loan.partCut', { product, sum: facts.sum });
    return parts.length === 1 ? product : t('loan.partSum', { product, sum: facts.sum });
  }
}

type Props = {
  readonly debt: Debt;
  readonly chosen: boolean;
  /** What closes the loan today, as the payment page offers it; the balance may pay a part. */
  readonly closing: { readonly toPay: bigint; readonly fromBalance: bigint } | undefined;
};

/** On the business day, part by part, with how each was computed. `chosen`: paid services are part of the price. */
export function DebtCard({ debt, chosen, closing }: Props) {
  const t = useT();
  const lang = useLang();
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
            ...(nought(debt.interest) ? {} : { note: <ChargeNote parts={debt.interestParts} /> }),
          },
          {
            key: 'penalty',
            name: t('loan.penalty'),
            value: <MoneyText value={debt.penalty} plus={!nought(debt.penalty)} />,
            note: penaltyNote(),
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
      <small>
        {closing && closing.fromBalance > 0n
          ? t('loan.debtNoteBalance', { balance: money(closing.fromBalance), sum: money(closing.toPay) })
          : t('loan.debtNote')}
      </small>
    </Card>
  );

  function penaltyNote() {
    const late = debt.overdueDays ? t('loan.penaltyHow', { days: days(debt.overdueDays, lang) }) : null;
    if (nought(debt.penalty)) return late ?? t('loan.penaltyNone');
    return (
      <>
        {late && <span className={styles.line}>{late}</span>}
        <ChargeNote parts={debt.penaltyParts} />
      </>
    );
  }
}
