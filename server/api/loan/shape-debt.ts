/** What is owed and what was paid, as GraphQL types. */
import { DISPUTE } from '../../../schema/reference/dispute.ts';
import { addDays, daysBetween, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, ceilToTenge } from '../../../schema/values/money.ts';
import type { ChargePart } from '../../domain/money/charge-parts.ts';
import { paidParts } from '../../domain/money/sum-parts.ts';
import { owedOf } from '../../use-cases/loan/after-end.ts';
import type { LoanDebt } from '../../use-cases/loan/loan-debt.ts';
import type { LoanView, ReversalDebt as Owed } from '../../use-cases/loan/loan-view.ts';
import type { Debt, Dispute, LoanPayment, ReversalDebt } from '../generated/resolvers.ts';

export function shapeDebt(loan: LoanView, debt: LoanDebt, today: LocalDate): Debt {
  const { quote } = debt;
  const reversal = owedOf(loan.reversals);
  return {
    on: today,
    principal: quote.principal,
    interest: quote.interest,
    penalty: quote.penalty,
    premium: quote.premium,
    total: add(quote.full, reversal),
    totalCeil: add(quote.fullCeil, ceilToTenge(reversal)),
    overdueDays: quote.overdueDays,
    overdueAmount: quote.overdue,
    dueAmount: quote.due,
    aheadWaits: quote.instalment,
    paid: loan.paid,
    nextDueDate: quote.next?.date ?? null,
    nextDueAmount: quote.next?.amount ?? null,
    daysToDue: quote.next ? daysBetween(today, quote.next.date) : null,
    lastDueDate: quote.next?.last?.date ?? null,
    lastDueAmount: quote.next?.last?.amount ?? null,
    laterDayAdds: quote.next?.laterDayAdds ?? null,
    nextParts: quote.next?.parts ?? [],
    interestParts: debt.parts.interest.map(shapePart),
    penaltyParts: debt.parts.penalty.map(shapePart),
    penaltyCeiling: debt.penaltyCeiling,
    reversal,
  };
}

const shapePart = ({ formula, ...part }: ChargePart): Debt['interestParts'][number] => ({
  ...part,
  base: formula?.base ?? null,
  dailyRatePercent: formula?.rate ?? null,
  days: formula?.days ?? null,
});

export const shapePayment = ({
  data,
  recordedAt,
  principalBefore,
  principalAfter,
  reversedOn,
}: LoanView['payments'][number]): LoanPayment => ({
  id: data.paymentId,
  paidOn: data.paidOn,
  recordedAt,
  provider: data.provider,
  amount: data.amount,
  surplus: data.surplus,
  allocation: data.allocation,
  parts: paidParts(data.allocation),
  principalBefore,
  principalAfter,
  reversedOn,
});

/** `offerNumber` is null for a top-up of the balance. */
export const shapeReversal = (
  { paymentId, loanId, on, taken, owed }: Owed,
  offerNumber: string | null,
): ReversalDebt => ({ paymentId, loanId, offerNumber, on, taken, owed: owed });

export const shapeDispute = ({ dispute }: LoanView): Dispute | null =>
  dispute && { ...dispute, answerBy: addDays(dispute.on, DISPUTE.answerDays) };
