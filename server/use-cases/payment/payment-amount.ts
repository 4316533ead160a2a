import { LARGEST_PAYMENT } from '../../../schema/reference/payout-limits.ts';
import { least, printTenge, type Tiyn, tenge } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import { dueAfterEnd } from '../loan/after-end.ts';
import type { LoanView } from '../loan/loan-view.ts';

/** A written-off debt accepts only what is still owed: the office would have to return the rest. */
export function mostFor(loan: LoanView | null): Tiyn {
  const most = tenge(LARGEST_PAYMENT);
  return loan && loan.writtenOff !== null ? least(most, dueAfterEnd(loan)) : most;
}

export function wrongAmount(loan: LoanView | null, amount: Tiyn) {
  const limit = mostFor(loan);
  if (amount > 0n && amount <= limit) return undefined;
  return refuse('AMOUNT_WRONG', { field: 'amount', facts: { limit: printTenge(limit) } });
}
