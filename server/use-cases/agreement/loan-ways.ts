/** Every way to change a loan today (R203), from its stream: the page promises what the decider will do. */
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { waysToChange } from '../../domain/loan/ways.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { liveLoan } from '../loan/live-loan.ts';

/** Refusals: NOT_FOUND, LOAN_NOT_LIVE. */
export const makeLoanWays =
  (deps: { readonly ledger: Ledger; readonly clock: Clock }) => async (borrowerId: BorrowerId, loanId: LoanId) => {
    const loan = await liveLoan(deps, borrowerId, loanId);
    return 'refusal' in loan ? loan : waysToChange(loan.state, loan.today);
  };
