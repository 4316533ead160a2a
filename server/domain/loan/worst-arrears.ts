/** The worst arrears of a borrower's loan. */
import { type LocalDate, latest } from '../../../schema/values/local-date.ts';
import { most, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { quoteOn } from '../money/quote.ts';
import { advance } from './advance.ts';
import { asIssued, asRunning, inOrderOfDays, reapply } from './backdating.ts';
import { fold } from './evolve.ts';
import type { IssuedLoan } from './state.ts';

export type Arrears = { readonly days: number; readonly amount: Tiyn };

/**
 * The most days past due and the largest overdue amount, with backdated payments on their day and reversed ones left
 * out. Both only grow between two events, so it is enough to look at the day of each event and the last day.
 */
export function worstArrears(loan: IssuedLoan, through: LocalDate): Arrears {
  let now = asIssued({ ...loan, stage: 'running' });
  let worst: Arrears = { days: 0, amount: ZERO };
  const upTo = (day: LocalDate): void => {
    now = asRunning(fold(now, advance(now, day)));
    const { overdueDays, overdue } = quoteOn(now, day);
    worst = { days: Math.max(worst.days, overdueDays), amount: most(worst.amount, overdue) };
  };
  for (const fact of inOrderOfDays(loan.facts)) {
    upTo(fact.on);
    now = asRunning(fold(now, reapply(now, fact)));
  }
  upTo(latest(through, loan.lastDay));
  return worst;
}
