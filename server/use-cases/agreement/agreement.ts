/**
 * Prolongation and refinancing (R25): the cost of each length, the request, printing the agreement, recording its hash
 * on the loan, signing, withdrawing. If the loan's figures have changed since printing, signing is refused
 * (DOCUMENT_CHANGED). Paying the amount due at signing completes it.
 */
import { PROLONGATION } from '../../../schema/reference/limits.ts';
import type { BorrowerId, CommandId, LoanId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { type Refused, refuse } from '../../domain/decider.ts';
import { openAgreement } from '../../domain/loan/agreement.ts';
import type { OfferedKind, UndatedCommandOf } from '../../domain/loan/commands.ts';
import { type Comparison, compared } from '../../domain/loan/comparison.ts';
import { type AgreementTerms, dueAtSigning } from '../../domain/loan/prolongation.ts';
import type { RunningLoan } from '../../domain/loan/state.ts';
import { type Quote, quoteOn } from '../../domain/money/quote.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { DocumentMaker } from '../document/document.ts';
import type { DetailsMaker } from '../document/document-unchanged.ts';
import type { SignatureCheck, SignedDocument, SignedDocumentHandler } from '../document/signed-document.ts';
import type { Caller } from '../kernel/event-context.ts';
import { liveLoan } from '../loan/live-loan.ts';
import { commandLoan, commandOwnLoan, type LoanAnswer, wouldRefuse } from '../loan/loan-command.ts';
import { loadOwnLoan } from '../loan/loans.ts';

export type AgreementDeps = { ledger: Ledger; clock: Clock; ids: Ids; makeDocument: DocumentMaker };
type Deps = Omit<AgreementDeps, 'makeDocument'>;

/**
 * The borrower withdraws the request; money already paid for it stays on the loan. Refusals: NOT_FOUND, LOAN_NOT_LIVE.
 */
export const makeWithdrawal = (deps: Deps) => (caller: Caller, borrowerId: BorrowerId, loanId: LoanId) =>
  commandOwnLoan(deps, { caller, borrowerId }, loanId, { type: 'WithdrawRequest' });

/** How one agreement differs from another. `O`: one length with its price. */
export type Agreement<O> = {
  readonly kind: OfferedKind;
  /** Why it cannot be requested today. */
  readonly refused: (loan: RunningLoan, today: LocalDate) => Refused | undefined;
  readonly options: (loan: RunningLoan, today: LocalDate) => readonly O[];
  /** Days or months that a caller means who names none. */
  readonly longest: number;
  readonly request: (caller: Caller, borrowerId: BorrowerId, loanId: LoanId, count: number) => Promise<LoanAnswer>;
};

export type AgreementQuote<O> = {
  /** Why it cannot be requested today; AGREEMENT_TOO_EARLY carries the first day on which it can. */
  unavailable: Refused | null;
  /** How many prolongations the loan may still have. */
  left: number;
  maturity: LocalDate;
  debt: Quote;
  /** Whole tenge; paid today, it completes the agreement. */
  payToday: Tiyn;
  options: readonly O[];
};

export function makeAgreement<O>(deps: AgreementDeps, { kind, request, ...agreement }: Agreement<O>) {
  /** Refusals: NOT_FOUND, LOAN_NOT_LIVE. */
  async function quote(borrowerId: BorrowerId, loanId: LoanId) {
    const loan = await liveLoan(deps, borrowerId, loanId);
    if ('refusal' in loan) return loan;
    const { state, today } = loan;
    const unavailable = agreement.refused(state, today) ?? null;
    return {
      unavailable,
      left: Math.max(0, PROLONGATION.atMost - state.prolongations),
      maturity: state.standing.maturity,
      debt: quoteOn(state, today),
      payToday: dueAtSigning(state, today),
      options: unavailable ? [] : agreement.options(state, today),
    };
  }

  /** For callers that may omit the length: takes that of the pending request, or else the longest. */
  async function requestAgain(caller: Caller, borrowerId: BorrowerId, loanId: LoanId, count: number | undefined) {
    const pending = (await loadOwnLoan(deps.ledger, borrowerId, loanId))?.request;
    const same = pending?.kind === kind ? pending.count : agreement.longest;
    return request(caller, borrowerId, loanId, count ?? same);
  }

  /**
   * Prints the agreement and records on the loan which bytes were shown. Refusals: NOT_FOUND, LOAN_NOT_LIVE,
   * NOT_ALLOWED_NOW, DOCUMENT_CHANGED.
   */
  const prepare: DocumentMaker = async (wish) => {
    const { borrowerId, loanId } = wish;
    const loan = await liveLoan(deps, borrowerId, loanId);
    if ('refusal' in loan) return loan;
    const open = openAgreement(loan.state, kind, loan.today);
    if (!open || open.signed) return refuse('NOT_ALLOWED_NOW');
    const shown = { payToday: open.payToday, total: open.price.total };
    const made = await deps.makeDocument(wish);
    if ('refusal' in made) return made;
    const { hash } = made.document;
    // The same bytes on the same loan position are one command, however often they are requested.
    const commandId = deps.ids.derived<CommandId>(loanId, `offer-${kind}:${loan.view.position}:${hash}`);
    const actor = { role: 'borrower', id: borrowerId } as const;
    const caller: Caller = { commandId, causationId: commandId, correlationId: commandId, actor };
    const offer = { type: 'OfferAgreement', kind, documentHash: hash, shown } as const;
    const outcome = await commandLoan(deps, caller, loanId, offer);
    return 'refusal' in outcome ? outcome : made;
  };

  const signing = makeSigning(deps, (signature) => ({ type: 'SignAgreement', kind, signature }));
  return { quote, request, requestAgain, prepare, ...signing };
}

type Sign = UndatedCommandOf<'SignAgreement' | 'SignRestructuring'>;

export function makeSigning(deps: Deps, sign: (signature: SignedDocument['signature']) => Sign) {
  /** Runs before the code is used up. */
  const check: SignatureCheck = ({ borrowerId, loanId, signature }) =>
    wouldRefuse(deps, borrowerId, loanId, sign(signature));

  const signed: SignedDocumentHandler = async ({ caller, borrowerId, loanId, signature }) => {
    const outcome = await commandOwnLoan(deps, { caller, borrowerId }, loanId, sign(signature));
    return 'refusal' in outcome ? outcome : { position: outcome.position };
  };

  return { check, signed };
}

/** The figures of the day that the agreement prints. */
export const offerDetails =
  (deps: Pick<AgreementDeps, 'ledger' | 'clock'>, kind: OfferedKind): DetailsMaker =>
  async ({ borrowerId, loanId }) => {
    const loan = await liveLoan(deps, borrowerId, loanId);
    const open = 'state' in loan ? openAgreement(loan.state, kind, loan.today) : undefined;
    if (open?.kind === 'PROLONGATION') return { prolongation: open };
    return open ? { refinancing: open } : {};
  };

export type Compared<T> = T & { comparison: Comparison };

/** With the payments before and after it, from today on. */
export const withComparison = <T extends Pick<AgreementTerms, 'payToday' | 'price'>>(
  loan: RunningLoan,
  terms: T,
  today: LocalDate,
): Compared<T> => ({
  ...terms,
  comparison: compared(loan, { payToday: terms.payToday, rows: terms.price.rows }, today),
});

/** Every number of days or months within the limits. */
export const lengths = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);
