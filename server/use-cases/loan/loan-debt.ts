/** What is owed on a day: the domain's formula over the last facts, never a stored figure. */
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
  /** Interest of today is this principal times the daily rate times these days, where interest to the last fact is paid (or there was none yet). */
  interestBase: Tiyn;
  interestDays: number;
  /** The most that penalty may come to in a contract year. */
  penaltyCeiling: Tiyn;
};

/** Undefined before the money is issued. A loan that is over owes what its last fact left: nothing. */
export function debtOn(
  { standing, contract, status }: Pick<LoanView, 'standing' | 'contract' | 'status'>,
  day: LocalDate,
): Quote | undefined {
  if (!standing || !contract) return undefined;
  return quoteOn({ contract, standing }, isRunning(status) ? day : standing.accruedThrough);
}

/** The last day through which interest was paid; of interest that is partly unpaid, the day of issue. */
const interestSince = ({ issuedOn }: LoanView, standing: Balances): LocalDate =>
  standing.interest === ZERO ? standing.accruedThrough : (issuedOn ?? standing.accruedThrough);

/** The debt with how it was made. */
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
