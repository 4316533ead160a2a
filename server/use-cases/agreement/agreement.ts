/**
 * Prints the agreement, records its hash on the loan, signs and withdraws it. If the loan's figures have changed since
 * printing, signing is refused (DOCUMENT_CHANGED).
 */
import type { BorrowerId, CommandId, LoanId } from '../../../schema/values/ids.ts';
import { refuse } from '../../domain/decider.ts';
import type { ShownFigures, UndatedCommandOf } from '../../domain/loan/commands.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { DocumentMaker } from '../document/document.ts';
import type { SignatureChecks, SignedDocument, SignedDocumentHandler } from '../document/signed-document.ts';
import type { Caller } from '../kernel/event-context.ts';
import { type LiveLoan, liveLoan } from '../loan/live-loan.ts';
import { commandLoan, commandOwnLoan, wouldRefuse } from '../loan/loan-command.ts';
import type { RequestKind } from '../loan/loan-request.ts';

export type AgreementDeps = { ledger: Ledger; clock: Clock; ids: Ids; makeDocument: DocumentMaker };
type Deps = Omit<AgreementDeps, 'makeDocument'>;

/** Money already paid for the request stays on the loan. Refusals: NOT_FOUND, LOAN_NOT_LIVE. */
export const makeWithdrawal = (deps: Deps) => (caller: Caller, borrowerId: BorrowerId, loanId: LoanId) =>
  commandOwnLoan(deps, { caller, borrowerId }, loanId, { type: 'WithdrawRequest' });

type Offer = UndatedCommandOf<'OfferProlongation' | 'OfferRefinancing'>;
type Sign = UndatedCommandOf<'SignProlongation' | 'SignRefinancing'>;

export type AgreementPaper = {
  readonly kind: Exclude<RequestKind, 'RESTRUCTURING'>;
  /** Undefined if none of this kind is pending. */
  readonly shown: (loan: LiveLoan) => ShownFigures | undefined;
  readonly offer: (documentHash: string, shown: ShownFigures) => Offer;
  readonly sign: (signature: SignedDocument['signature']) => Sign;
};

export function makeAgreementPaper(deps: AgreementDeps, paper: AgreementPaper) {
  /**
   * Records on the loan which bytes were shown. Refusals: NOT_FOUND, LOAN_NOT_LIVE, NOT_ALLOWED_NOW, DOCUMENT_CHANGED.
   */
  const prepare: DocumentMaker = async (wish) => {
    const { borrowerId, loanId } = wish;
    const loan = await liveLoan(deps, borrowerId, loanId);
    if ('refusal' in loan) return loan;
    const shown = paper.shown(loan);
    if (!shown || loan.view.request?.signed) return refuse('NOT_ALLOWED_NOW');
    const made = await deps.makeDocument(wish);
    if ('refusal' in made) return made;
    const { hash } = made.document;
    // The same bytes on the same loan position are one command, however often they are requested.
    const step = `offer-${paper.kind}:${loan.view.position}:${hash}`;
    const commandId = deps.ids.derived<CommandId>(loanId, step);
    const actor = { role: 'borrower', id: borrowerId } as const;
    const caller: Caller = { commandId, causationId: commandId, correlationId: commandId, actor };
    const outcome = await commandLoan(deps, caller, loanId, paper.offer(hash, shown));
    return 'refusal' in outcome ? outcome : made;
  };

  /** Runs before the code is used up. */
  const check: SignatureChecks['PROLONGATION'] = ({ borrowerId, loanId, signature }) =>
    wouldRefuse(deps, borrowerId, loanId, paper.sign(signature));

  const signed: SignedDocumentHandler = async ({ caller, borrowerId, loanId, signature }) => {
    const outcome = await commandOwnLoan(deps, { caller, borrowerId }, loanId, paper.sign(signature));
    return 'refusal' in outcome ? outcome : { signed: true, position: outcome.position };
  };

  return { prepare, check, signed };
}
