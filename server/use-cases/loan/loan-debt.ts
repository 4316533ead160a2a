/** What is owed on a day, computed from the last event, never from a stored figure. */
import type { Balances } from '../../../schema/events/figures.ts';
import { isRunning } from '../../../schema/loan-status.ts';
import { penaltyLimitsOn } from '../../../schema/reference/caps.ts';
import { daysBetween, type LocalDate } from '../../../schema/values/local-date.ts';
import { type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { type Quote, quoteOn } from '../../domain/money/quote.ts';
import { partOf } from '../../domain/money/schedule.ts';
import type { LoanView } from './loan-view.ts';

export type LoanDebt = {
  quote: Quote;
  /**
   * Today's interest is this principal times the daily rate times these days, if interest was paid up to the last event
   * (or none had accrued).
   */
  interestBase: Tiyn;
  interestDays: number;
  /** The ceiling of penalty in a contract year. */
  penaltyCeiling: Tiyn;
};

/** Undefined before disbursement. An ended loan owes nothing. */
export function debtOn(
  { standing, contract, status }: Pick<LoanView, 'standing' | 'contract' | 'status'>,
  day: LocalDate,
): Quote | undefined {
  if (!standing || !contract) return undefined;
  return quoteOn({ contract, standing }, isRunning(status) ? day : standing.accruedThrough);
}

/** The last day up to which interest is paid; the day of disbursement while interest is partly unpaid. */
const interestSince = ({ issuedOn }: LoanView, standing: Balances): LocalDate =>
  standing.interest === ZERO ? standing.accruedThrough : (issuedOn ?? standing.accruedThrough);

export function explainedDebtOn(loan: LoanView, day: LocalDate): LoanDebt | undefined {
  const quote = debtOn(loan, day);
  if (!quote || !loan.standing) return undefined;
  return {
    quote,
    interestBase: loan.standing.principal,
    interestDays: Math.max(0, daysBetween(interestSince(loan, loan.standing), quote.date)),
    penaltyCeiling: partOf(loan.terms.amount, penaltyLimitsOn(quote.date).yearlyPpm),
  };
}
