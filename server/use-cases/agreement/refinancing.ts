/**
 * R18, R22, R25: the principal as instalments, the request, the agreement. Paying the amount due at signing ends the
 * old loan; then `complete` moves the slot to the new loan and starts it. Each step may be repeated at any time.
 */
import type { LoanEventOf } from '../../../schema/events/loan.ts';
import { loanStream } from '../../../schema/events/streams.ts';
import { REFINANCING } from '../../../schema/reference/limits.ts';
import { productOf } from '../../../schema/reference/products.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { subtract, type Tiyn } from '../../../schema/values/money.ts';
import type { Refused, Result } from '../../domain/decider.ts';
import { dueAtSigning } from '../../domain/loan/prolongation.ts';
import {
  cannotRefinance,
  type RefinancingTerms,
  refinancedInto,
  refinancingTerms,
} from '../../domain/loan/refinancing.ts';
import type { RunningLoan } from '../../domain/loan/state.ts';
import { type Quote, quoteOn } from '../../domain/money/quote.ts';
import type { OfferNumbers } from '../../ports/offer-numbers.ts';
import { transferSlot } from '../application/slot.ts';
import type { DetailsMaker } from '../document/document-unchanged.ts';
import { type Caller, nextCaller } from '../kernel/event-context.ts';
import { type LiveLoan, liveLoan } from '../loan/live-loan.ts';
import { commandLoan, commandOwnLoan } from '../loan/loan-command.ts';
import { loadOwnLoan } from '../loan/loans.ts';
import { type AgreementDeps, makeAgreementPaper } from './agreement.ts';

export type RefinancingDeps = AgreementDeps & { offerNumbers: OfferNumbers };
export type RefinancingOption = { months: number } & RefinancingTerms;
export type RefinancingQuote = {
  /** Why it cannot be requested today; AGREEMENT_TOO_EARLY carries the first day on which it can. */
  unavailable: Refused | null;
  maturity: LocalDate;
  debt: Quote;
  /** Whole tenge; paid today, it completes the agreement. */
  payToday: Tiyn;
  options: readonly RefinancingOption[];
};

export type RefinancingUseCases = ReturnType<typeof makeRefinancing>;

export function makeRefinancing(deps: RefinancingDeps) {
  /** Refusals: NOT_FOUND, LOAN_NOT_LIVE. */
  async function quote(borrowerId: BorrowerId, loanId: LoanId): Promise<Result<RefinancingQuote>> {
    const loan = await liveLoan(deps, borrowerId, loanId);
    if ('refusal' in loan) return loan;
    const { state, today } = loan;
    const unavailable = cannotRefinance(state, today) ?? null;
    const options = unavailable
      ? []
      : months(state).map((count) => ({ months: count, ...refinancingTerms(state, count, today) }));
    const [debt, payToday] = [quoteOn(state, today), dueAtSigning(state, today)];
    return { unavailable, maturity: state.standing.maturity, debt, payToday, options };
  }

  /**
   * Refusals: NOT_FOUND, LOAN_NOT_LIVE, AGREEMENT_TOO_EARLY {date}, AGREEMENT_UNAVAILABLE, REFINANCING_TOO_SMALL {min},
   * TERM_OUT_OF_RANGE, NOT_ALLOWED_NOW.
   */
  async function request(caller: Caller, borrowerId: BorrowerId, loanId: LoanId, count: number) {
    const loan = await liveLoan(deps, borrowerId, loanId);
    if ('refusal' in loan) return loan;
    const refused = cannotRefinance(loan.state, loan.today);
    if (refused) return refused;
    const offerNumber = await deps.offerNumbers.next(loan.today.slice(0, 4));
    const newLoanId = deps.ids.derived<LoanId>(caller.commandId, 'refinanced');
    const terms = refinancedInto(loan.state, count);
    const command = { type: 'RequestRefinancing', terms, newLoanId, offerNumber } as const;
    return commandOwnLoan(deps, { caller, borrowerId }, loanId, command);
  }

  /** For callers that may omit the length: takes that of the pending request, or else the longest. */
  async function requestAgain(caller: Caller, borrowerId: BorrowerId, loanId: LoanId, count: number | undefined) {
    const pending = (await loadOwnLoan(deps.ledger, borrowerId, loanId))?.request;
    const same = pending?.kind === 'REFINANCING' ? pending.count : productOf(REFINANCING.into.person).maxTerm;
    return request(caller, borrowerId, loanId, count ?? same);
  }

  const paper = makeAgreementPaper(deps, {
    kind: 'REFINANCING',
    shown: (loan) => {
      const pending = waiting(loan);
      return pending && { payToday: pending.payToday, total: pending.price.total };
    },
    offer: (documentHash, shown) => ({ type: 'OfferRefinancing', documentHash, shown }),
    sign: (signature) => ({ type: 'SignRefinancing', signature }),
  });

  /** Runs after LoanRefinanced. The slot moves between the loans in one append, so no other application can take it. */
  async function complete(caller: Caller, oldLoanId: LoanId): Promise<void> {
    const { events } = await deps.ledger.readLatest(loanStream(oldLoanId));
    const applied = events.find((event) => event.type === 'LoanApplied')?.data;
    const over = events.find((event) => event.type === 'LoanRefinanced')?.data;
    const request = events.findLast((event) => event.type === 'RefinancingRequested')?.data;
    if (!applied || !over || !request) throw new Error(`loan ${oldLoanId} was not refinanced`);
    const { newLoanId, refinancedOn: today } = over;
    const { borrowerId } = applied;
    const moved = await transferSlot(deps, nextCaller(deps.ids, caller, 'slot'), borrowerId, oldLoanId, newLoanId);
    if (moved) throw new Error(`slot of loan ${oldLoanId}: ${moved.refusal.code}`);
    const from = { oldLoanId, ...takenOver(request, over) };
    const command = { type: 'IssueByRefinancing', loanId: newLoanId, borrowerId, from } as const;
    const issued = await commandLoan(deps, nextCaller(deps.ids, caller, 'issue'), newLoanId, command, { today });
    if ('refusal' in issued) throw new Error(`loan ${newLoanId}: ${issued.refusal.code}`);
  }

  return { quote, request, requestAgain, complete, ...paper };
}

/** The terms as signed, with the principal that the new loan took over. */
const takenOver = (
  { terms, offerNumber }: LoanEventOf<'RefinancingRequested'>['data'],
  { price }: LoanEventOf<'LoanRefinanced'>['data'],
) => ({ offerNumber, price, terms: { ...terms, amount: subtract(price.total, price.overpayment) } });

function months(loan: RunningLoan): number[] {
  const { minTerm, maxTerm } = productOf(refinancedInto(loan, 1).productType);
  return Array.from({ length: maxTerm - minTerm + 1 }, (_, i) => minTerm + i);
}

export const refinancingDetails =
  (deps: Pick<AgreementDeps, 'ledger' | 'clock'>): DetailsMaker =>
  async ({ borrowerId, loanId }) => {
    const loan = await liveLoan(deps, borrowerId, loanId);
    const pending = 'state' in loan ? waiting(loan) : undefined;
    return pending ? { refinancing: pending } : {};
  };

function waiting({ state, today }: LiveLoan) {
  if (state.request?.kind !== 'REFINANCING') return undefined;
  const { terms, payBy } = state.request;
  return { ...refinancingTerms(state, terms.term.count, today), payBy };
}
