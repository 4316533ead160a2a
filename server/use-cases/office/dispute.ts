/** "I did not take this loan": the borrower opens it, and the office lists it until two persons decide (R190). */
import { DISPUTE, type DisputeReason } from '../../../schema/reference/dispute.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { cutPage, loadPage, type Page, type PageAsk } from '../kernel/page.ts';
import { type BorrowerCaller, commandOwnLoan } from '../loan/loan-command.ts';
import { loadLoan } from '../loan/loans.ts';
import { type NotingDeps, noted } from './office-notes.ts';

export type DisputeDeps = NotingDeps & {
  ledger: Ledger;
  clock: Clock;
  /** From a read model: loans whose dispute may be open, each with its day, the oldest first. */
  disputedLoans(reason?: DisputeReason): Promise<readonly { readonly loanId: LoanId; readonly on: LocalDate }[]>;
};

export type OpenDispute = {
  readonly loanId: LoanId;
  readonly offerNumber: string;
  readonly on: LocalDate;
  readonly reason: DisputeReason;
  readonly answerBy: LocalDate;
};

const keyOf = ({ on, loanId }: Pick<OpenDispute, 'on' | 'loanId'>): string => `${on}_${loanId}`;

export const answerBy = (disputedOn: LocalDate): LocalDate => addDays(disputedOn, DISPUTE.answerDays);

export type Disputes = ReturnType<typeof makeDisputes>;

export function makeDisputes(deps: DisputeDeps) {
  /** Refusals: NOT_FOUND, LOAN_NOT_LIVE, LOAN_DISPUTED, DISPUTE_DECIDED. The story may name a person: it is a note. */
  function open(of: BorrowerCaller, loanId: LoanId, reason: DisputeReason, story: string) {
    const command = () => commandOwnLoan(deps, of, loanId, { type: 'DisputeLoan', reason });
    return noted(deps, of.caller, loanId, 'DISPUTE', story, command);
  }

  /** The oldest first; a dispute that was answered while the rows were behind is left out. */
  async function list(ask: PageAsk, reason?: DisputeReason): Promise<Page<OpenDispute>> {
    const rows = await deps.disputedLoans(reason);
    const page = await loadPage(cutPage(rows, keyOf, ask), openOf);
    const nodes = page.nodes.filter((dispute) => dispute !== undefined);
    return { ...page, nodes: reason ? nodes.filter((dispute) => dispute.reason === reason) : nodes };
  }

  async function openOf({ loanId }: { readonly loanId: LoanId }): Promise<OpenDispute | undefined> {
    const loan = await loadLoan(deps.ledger, loanId);
    if (loan?.dispute?.state !== 'OPEN') return undefined;
    const { on, reason } = loan.dispute;
    return { loanId, offerNumber: loan.offerNumber, on, reason, answerBy: answerBy(on) };
  }

  return { open, list };
}
