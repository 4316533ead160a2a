/**
 * R10, R13, R25: the cost for each number of days, the request, the agreement. Paying the amount due at signing
 * completes it.
 */
import { PROLONGATION } from '../../../schema/reference/limits.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import type { Refused, Result } from '../../domain/decider.ts';
import { cannotProlong, dueAtSigning, prolongationTerms } from '../../domain/loan/prolongation.ts';
import { type Quote, quoteOn } from '../../domain/money/quote.ts';
import type { DetailsMaker } from '../document/document-unchanged.ts';
import type { Caller } from '../kernel/event-context.ts';
import { type LiveLoan, liveLoan } from '../loan/live-loan.ts';
import { commandOwnLoan } from '../loan/loan-command.ts';
import { loadOwnLoan } from '../loan/loans.ts';
import { type AgreementDeps, makeAgreementPaper } from './agreement.ts';

export type ProlongationOption = { days: number } & ReturnType<typeof prolongationTerms>;
export type ProlongationQuote = {
  /** Why it cannot be requested today; AGREEMENT_TOO_EARLY carries the first day on which it can. */
  unavailable: Refused | null;
  left: number;
  maturity: LocalDate;
  debt: Quote;
  /** Whole tenge; paid today, it completes the agreement. */
  payToday: Tiyn;
  options: readonly ProlongationOption[];
};

export type ProlongationUseCases = ReturnType<typeof makeProlongation>;

export function makeProlongation(deps: AgreementDeps) {
  /** Refusals: NOT_FOUND, LOAN_NOT_LIVE. */
  async function quote(borrowerId: BorrowerId, loanId: LoanId): Promise<Result<ProlongationQuote>> {
    const loan = await liveLoan(deps, borrowerId, loanId);
    if ('refusal' in loan) return loan;
    const { state, today } = loan;
    const unavailable = cannotProlong(state, today) ?? null;
    const { minDays, maxDays, atMost } = PROLONGATION;
    const days = unavailable ? [] : Array.from({ length: maxDays - minDays + 1 }, (_, i) => minDays + i);
    return {
      unavailable,
      left: Math.max(0, atMost - state.prolongations),
      maturity: state.standing.maturity,
      debt: quoteOn(state, today),
      payToday: dueAtSigning(state, today),
      options: days.map((count) => ({ days: count, ...prolongationTerms(state, count, today) })),
    };
  }

  /**
   * Refusals: NOT_FOUND, LOAN_NOT_LIVE, AGREEMENT_TOO_EARLY {date}, AGREEMENT_UNAVAILABLE, PROLONGATIONS_OVER,
   * TERM_OUT_OF_RANGE, NOT_ALLOWED_NOW.
   */
  const request = (caller: Caller, borrowerId: BorrowerId, loanId: LoanId, days: number) =>
    commandOwnLoan(deps, { caller, borrowerId }, loanId, { type: 'RequestProlongation', days });

  /** For callers that may omit the length: takes that of the pending request, or else the longest. */
  async function requestAgain(caller: Caller, borrowerId: BorrowerId, loanId: LoanId, days: number | undefined) {
    const pending = (await loadOwnLoan(deps.ledger, borrowerId, loanId))?.request;
    const same = pending?.kind === 'PROLONGATION' ? pending.count : PROLONGATION.maxDays;
    return request(caller, borrowerId, loanId, days ?? same);
  }

  const paper = makeAgreementPaper(deps, {
    kind: 'PROLONGATION',
    shown: (loan) => {
      const pending = waiting(loan);
      return pending && { payToday: pending.payToday, total: pending.price.total };
    },
    offer: (documentHash, shown) => ({ type: 'OfferProlongation', documentHash, shown }),
    sign: (signature) => ({ type: 'SignProlongation', signature }),
  });

  return { quote, request, requestAgain, ...paper };
}

export const prolongationDetails =
  (deps: Pick<AgreementDeps, 'ledger' | 'clock'>): DetailsMaker =>
  async ({ borrowerId, loanId }) => {
    const loan = await liveLoan(deps, borrowerId, loanId);
    const pending = 'state' in loan ? waiting(loan) : undefined;
    return pending ? { prolongation: pending } : {};
  };

function waiting({ state, today }: LiveLoan) {
  if (state.request?.kind !== 'PROLONGATION') return undefined;
  const { days, payBy } = state.request;
  return { ...prolongationTerms(state, days, today), days, payBy };
}
