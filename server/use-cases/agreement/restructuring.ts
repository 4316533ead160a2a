/**
 * R10, R18, R25: eligibility, the price for each number of months, the request, the agreement. The first payment, on
 * the day of signing, completes it. The office makes offers after a court decision (office-acts.ts).
 */
import type { DocumentType } from '../../../schema/reference/documents.ts';
import { RESTRUCTURING } from '../../../schema/reference/limits.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { type Comparison, compared } from '../../domain/loan/comparison.ts';
import { withFirstPayment } from '../../domain/loan/receipt.ts';
import { cannotRestructure, type RestructuringTerms, restructuringTerms } from '../../domain/loan/restructuring.ts';
import type { WhyNot } from '../../domain/loan/why-not.ts';
import { type Quote, quoteOn } from '../../domain/money/quote.ts';
import type { DetailsMaker } from '../document/document-unchanged.ts';
import type { Caller } from '../kernel/event-context.ts';
import { liveLoan } from '../loan/live-loan.ts';
import { commandOwnLoan } from '../loan/loan-command.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadOwnLoan } from '../loan/loans.ts';
import { type AgreementDeps, lengths, makeSigning } from './agreement.ts';

export type RestructuringOption = { months: number; comparison: Comparison } & RestructuringTerms;
export type RestructuringQuote = {
  /** Why it cannot be requested now. */
  unavailable: WhyNot | null;
  debt: Quote;
  options: readonly RestructuringOption[];
};
export const RULE = {
  minMonths: RESTRUCTURING.minMonths,
  maxMonths: RESTRUCTURING.maxMonths,
  /** Share of the debt to pay on the day of signing. */
  firstPaymentPercent: Number(RESTRUCTURING.firstPaymentPpm) / 10_000,
  /** Share of the unpaid penalty that is waived. */
  waivedPenaltyPercent: Number(RESTRUCTURING.waivedPenaltyPpm) / 10_000,
} as const;

export type RestructuringUseCases = ReturnType<typeof makeRestructuring>;

/** The type of offer depends on the kind of loan (R81). */
export function offerTypeOf(
  { terms }: Pick<LoanView, 'terms'>,
  courtDecidedOn: LocalDate | null,
): Extract<DocumentType, `RESTRUCTURING_${string}`> {
  if (courtDecidedOn) return 'RESTRUCTURING_COURT_OFFER';
  if (terms.productType.startsWith('INDIVIDUAL_ENTREPRENEUR')) return 'RESTRUCTURING_BIL_OFFER';
  return terms.productType === 'INDIVIDUAL_PERSON_IL' ? 'RESTRUCTURING_IL_OFFER' : 'RESTRUCTURING_OFFER';
}

export function makeRestructuring(deps: Omit<AgreementDeps, 'makeDocument'>) {
  /** Priced for today. Refusals: NOT_FOUND, LOAN_NOT_LIVE. */
  async function quote(borrowerId: BorrowerId, loanId: LoanId) {
    const loan = await liveLoan(deps, borrowerId, loanId);
    if ('refusal' in loan) return loan;
    const { state, today } = loan;
    const unavailable = cannotRestructure(state, today) ?? null;
    return {
      unavailable,
      debt: quoteOn(state, today),
      options: unavailable
        ? []
        : lengths(RULE.minMonths, RULE.maxMonths).map((count) => {
            const terms = restructuringTerms(state, count, today, withFirstPayment(today));
            const proposed = { payToday: terms.firstPayment, rows: terms.price.rows };
            return { months: count, ...terms, comparison: compared(state, proposed, today) };
          }),
    };
  }

  /** Refusals: NOT_FOUND, LOAN_NOT_LIVE, those of cannotRestructure, TERM_OUT_OF_RANGE. */
  const request = (caller: Caller, borrowerId: BorrowerId, loanId: LoanId, months: number) =>
    commandOwnLoan(deps, { caller, borrowerId }, loanId, {
      type: 'RequestRestructuring',
      months,
      courtDecidedOn: null,
    });

  /** For callers that may omit the length: takes that of the pending request, or else the longest. */
  async function requestAgain(caller: Caller, borrowerId: BorrowerId, loanId: LoanId, months: number | undefined) {
    const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    const pending = loan?.request?.kind === 'RESTRUCTURING' ? loan.request : undefined;
    if (loan && pending && (months === undefined || months === pending.count || pending.parts?.courtDecidedOn)) {
      return { loan, position: loan.position };
    }
    return request(caller, borrowerId, loanId, months ?? RULE.maxMonths);
  }

  const signing = makeSigning(deps, (signature) => ({ type: 'SignRestructuring', signature }));
  return { quote, request, requestAgain, ...signing };
}

export const restructuringDetails: DetailsMaker = async ({ type }, { request: pending, terms }) => {
  if (pending?.kind !== 'RESTRUCTURING' || !pending.offer || !pending.parts) return {};
  const { capitalised, waived, courtDecidedOn } = pending.parts;
  if (offerTypeOf({ terms }, courtDecidedOn) !== type) return {};
  const { price, payToday } = pending.offer;
  return {
    restructuring: {
      price,
      months: pending.count,
      firstPayment: payToday,
      capitalised,
      waived,
      payBy: pending.payBy,
      ...(courtDecidedOn ? { court: { decidedOn: courtDecidedOn } } : {}),
    },
  };
};
