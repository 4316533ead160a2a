/** "I did not take this loan": the borrower opens it, and the office lists it until two persons decide (R190). */
import { DISPUTE, type DisputeReason } from '../../../schema/reference/dispute.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { type BorrowerCaller, commandOwnLoan, type LoanAnswer } from '../loan/loan-command.ts';
import { loadLoan } from '../loan/loans.ts';
import { type NotingDeps, noted } from './office-notes.ts';

export type DisputeDeps = NotingDeps & {
  ledger: Ledger;
  clock: Clock;
  /** From a read model: loans whose dispute may be open, the oldest first. */
  disputedLoans(limit: number): Promise<readonly LoanId[]>;
};

export type OpenDispute = {
  readonly loanId: LoanId;
  readonly offerNumber: string;
  readonly on: LocalDate;
  readonly reason: DisputeReason;
  readonly answerBy: LocalDate;
};

/** All that an office can have open. */
const LISTED = 2_000;

export const answerBy = (disputedOn: LocalDate): LocalDate => addDays(disputedOn, DISPUTE.answerDays);

export type Disputes = ReturnType<typeof makeDisputes>;

export function makeDisputes(deps: DisputeDeps) {
  /** Refusals: NOT_FOUND, LOAN_NOT_LIVE, LOAN_DISPUTED, DISPUTE_DECIDED. The story may name a person: it is a note. */
  function open(of: BorrowerCaller, loanId: LoanId, reason: DisputeReason, story: string): Promise<LoanAnswer> {
    const command = () => commandOwnLoan(deps, of, loanId, { type: 'DisputeLoan', reason });
    return noted(deps, of.caller, loanId, 'DISPUTE', story, command);
  }

  async function list(): Promise<readonly OpenDispute[]> {
    const ids = await deps.disputedLoans(LISTED);
    const loans = await Promise.all(ids.map((id) => loadLoan(deps.ledger, id)));
    return loans.flatMap((loan) => {
      if (loan?.dispute?.state !== 'OPEN') return [];
      const { on, reason } = loan.dispute;
      return [{ loanId: loan.loanId, offerNumber: loan.offerNumber, on, reason, answerBy: answerBy(on) }];
    });
  }

  return { open, list };
}
