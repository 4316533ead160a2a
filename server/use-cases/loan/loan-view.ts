/** One loan for screens and papers: names for its state and history. Reads no events. */
import type { Price } from '../../../schema/events/figures.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import type { LoanId, PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { type ClaimState, claimDecider } from '../../domain/claim/decider.ts';
import { type IssuedLoanSummary, issuedLoanOf, type LoanSummary } from '../../domain/loan/summary.ts';
import type { ReadLoan } from '../../ports/loans.ts';
import { requestView } from './loan-request.ts';

/** A reversed payment: `taken` in all, since `on`; `owed` is what the borrower has still to pay of it. */
export type ReversalDebt = {
  readonly paymentId: PaymentId;
  readonly loanId: LoanId | null;
  readonly on: LocalDate;
  readonly taken: Tiyn;
  readonly owed: Tiyn;
};

/** Facts of an ended loan from other streams; whoever loads the loan adds them (after-end.ts). */
type AfterEnd = { readonly reversals: readonly ReversalDebt[]; readonly claim: ClaimState };
const NOTHING_AFTER_END: AfterEnd = { reversals: [], claim: claimDecider.initial };

export interface LoanView extends ReturnType<typeof viewOf> {}

export function viewOf({ state, history, lastEventOn, position, asOf }: ReadLoan) {
  const { application, status } = state;
  const issued = issuedLoanOf(state);
  const reachedBy = (event: LoanEvent['type']) => history.stages.findLast(({ by }) => by === event);
  return {
    ...application,
    ...history,
    ...issuedView(issued),
    ...payoutView(state, reachedBy('PayoutSent')?.on ?? null),
    ...NOTHING_AFTER_END,
    status,
    /** Money that paid the loan; any surplus is on the balance. */
    paid: issued?.paid ?? ZERO,
    prolongations: issued?.prolongations ?? 0,
    /** Business day of the last event. */
    statusOn: lastEventOn,
    position,
    /** Only while the log is silent: when this was known. */
    asOf: asOf ?? null,
    statement: on(application.statement, reachedBy('StatementUploaded')?.on),
    insuranceDeclined: on(application.insuranceDeclined, reachedBy('InsuranceDeclined')?.on),
    lockedUntil: state.stage === 'ended' ? state.lockedUntil : null,
  };
}

const on = <T extends object, D>(value: T | null, day: D | undefined): (T & { on: D }) | null =>
  value && day !== undefined ? { ...value, on: day } : null;

function payoutView(loan: LoanSummary, sentOn: LocalDate | null) {
  const payout = loan.stage === 'application' ? null : loan.payout;
  return { payout: payout && { ...payout, sentOn: payout.externalId === null ? null : sentOn } };
}

const partsOf = (loan: IssuedLoanSummary) => ({
  base: loan.base,
  contract: loan.contract,
  standing: loan.standing,
  issuedOn: loan.contract.issuedOn,
  closedOn: loan.closedOn,
  issuedPrice: loan.issuedPrice,
  fastFeeDropped: droppedFee(loan.application.signedPrice, loan.issuedPrice),
  prepayment: prepaymentView(loan),
  request: loan.request && requestView(loan.request),
  endedRequest: loan.endedRequest,
  restructured: loan.restructured,
  movedTo: loan.movedTo,
  movedFrom: loan.movedFrom,
  writtenOff: loan.writtenOff,
  dispute: loan.dispute,
  cessionNotice: loan.cessionNotice,
  cession: cessionView(loan),
});

type IssuedView = { [K in keyof ReturnType<typeof partsOf>]: ReturnType<typeof partsOf>[K] | null };
/** Before disbursement. */
const NOT_ISSUED: { [K in keyof IssuedView]: null } = {
  base: null,
  contract: null,
  standing: null,
  issuedOn: null,
  closedOn: null,
  issuedPrice: null,
  fastFeeDropped: null,
  prepayment: null,
  request: null,
  endedRequest: null,
  restructured: null,
  movedTo: null,
  movedFrom: null,
  writtenOff: null,
  dispute: null,
  cessionNotice: null,
  cession: null,
};

const issuedView = (loan: IssuedLoanSummary | null): IssuedView => (loan ? partsOf(loan) : NOT_ISSUED);

/** The fast-issue fee that was signed for but is not owed, because the decision took more than an hour. */
export const droppedFee = (signed: Price | null, issued: Price): Tiyn | null =>
  signed && signed.fastIssueFee > ZERO && issued.fastIssueFee === ZERO ? signed.fastIssueFee : null;

/** The latest early repayment requested. */
function prepaymentView({ prepayment, endedPrepayment }: IssuedLoanSummary) {
  if (prepayment) return { ...prepayment, state: prepayment.signed ? ('SIGNED' as const) : ('REQUESTED' as const) };
  return endedPrepayment && { ...endedPrepayment, state: endedPrepayment.outcome };
}

/** `ceded`: the debt that passed to the buyer; null until the buyer has paid. */
function cessionView({ request, ceded }: IssuedLoanSummary) {
  if (ceded) {
    const { buyer, price, agreedOn, on: cededOn, standing } = ceded;
    return { buyer, price, agreedOn, cededOn, ceded: standing };
  }
  if (request?.kind !== 'CESSION') return null;
  const { buyer, price, requestedOn } = request;
  return { buyer, price, agreedOn: requestedOn, cededOn: null, ceded: null };
}
