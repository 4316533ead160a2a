/** What is owed on a day, computed from the last event, never from a stored figure. */
import { isRunning } from '../../../schema/loan-status.ts';
import { penaltyLimitsOn } from '../../../schema/reference/caps.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { askedOn } from '../../domain/loan/asked.ts';
import { type Charges, chargesOn, settledTo } from '../../domain/money/charge-parts.ts';
import type { Quote } from '../../domain/money/quote.ts';
import { partOf } from '../../domain/money/schedule.ts';
import type { LoanView } from './loan-view.ts';

export type LoanDebt = {
  quote: Quote;
  /** They add up to the interest and to the penalty. */
  parts: Charges;
  /** The ceiling of penalty in a contract year. */
  penaltyCeiling: Tiyn;
};

/** Undefined before disbursement. An ended loan owes nothing. */
export function debtOn(
  { standing, contract, status, request }: Pick<LoanView, 'standing' | 'contract' | 'status' | 'request'>,
  day: LocalDate,
): Quote | undefined {
  if (!standing || !contract) return undefined;
  return askedOn({ contract, standing, request }, isRunning(status) ? day : standing.accruedThrough);
}

export function explainedDebtOn(loan: LoanView, day: LocalDate): LoanDebt | undefined {
  const quote = debtOn(loan, day);
  if (!quote || !loan.standing || !loan.contract) return undefined;
  const accrued = chargesOn(loan.contract, loan.standing, loan.charges, quote.date);
  return {
    quote,
    parts: {
      interest: settledTo(accrued.interest, quote.interest, quote.date, 'PAID'),
      penalty: settledTo(accrued.penalty, quote.penalty, quote.date, 'WAIVED'),
    },
    penaltyCeiling: partOf(loan.terms.amount, penaltyLimitsOn(quote.date).yearlyPpm),
  };
}
