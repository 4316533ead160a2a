/** A prolongation, refinancing or restructuring that waits for its signature or its money, and how the last one ended, as screens need it. */
import type { Price } from '../../../schema/events/figures.ts';
import type { AnnulmentReason } from '../../../schema/events/loan/base.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, most, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { reopensRequest } from '../../domain/loan/evolve/request.ts';

export type RequestKind = 'PROLONGATION' | 'REFINANCING' | 'RESTRUCTURING';

export type RequestView = {
  kind: RequestKind;
  /** Days of a prolongation, months of a refinancing or a restructuring. */
  count: number;
  requestedOn: LocalDate;
  /** The last day to sign and to pay. */
  payBy: LocalDate;
  /** As shown in the agreement: the price of the new part or of the new loan. */
  offer: { price: Price; payToday: Tiyn } | null;
  signed: boolean;
  /** Came after the signature. */
  paid: Tiyn;
  /** The number of the loan that a refinancing will make. */
  newOfferNumber: string | null;
  /** Of a restructuring: what becomes principal, what is forgiven, and the day of the court's decision where it follows one. */
  parts: RestructuringParts | null;
};

export type RestructuringParts = {
  capitalised: Tiyn;
  waived: Tiyn;
  courtDecidedOn: LocalDate | null;
  /** The last day of the offer after a court. */
  standsUntil: LocalDate | null;
};

export type EndedRequest = { kind: RequestKind; reason: AnnulmentReason; requestedOn: LocalDate };

export type Requests = {
  request: RequestView | null;
  endedRequest: EndedRequest | null;
  /** Ended with its day: money of that day told later still completes it. */
  lapsed: RequestView | null;
  /** The loan that this one was refinanced into, and the one it took over (R22). */
  refinancedBy: LoanId | null;
  refinances: LoanId | null;
};

const OVER = { request: null, endedRequest: null, lapsed: null } as const;
export const NO_REQUEST: Requests = { ...OVER, refinancedBy: null, refinances: null };

/** What an event makes of it; undefined where it says nothing about requests. */
export function requestAfter({ request, lapsed }: Requests, event: LoanEvent): Partial<Requests> | undefined {
  switch (event.type) {
    case 'ProlongationRequested':
      return asked('PROLONGATION', event.data.days, event.data);
    case 'RefinancingRequested':
      return asked('REFINANCING', event.data.terms.term.count, event.data, event.data.offerNumber);
    case 'RestructuringRequested': {
      const { months, price, firstPayment, capitalised, waived, courtDecidedOn, standsUntil } = event.data;
      const { request: fresh } = asked('RESTRUCTURING', months, event.data);
      const offer = { price, payToday: firstPayment };
      const parts = { capitalised, waived, courtDecidedOn, standsUntil };
      return { ...OVER, request: fresh && { ...fresh, offer, parts } };
    }
    case 'ProlongationOffered':
    case 'RefinancingOffered': {
      const { price, payToday } = event.data;
      return { request: request && { ...request, offer: { price, payToday } } };
    }
    case 'ProlongationOfferSigned':
    case 'RefinancingOfferSigned':
    case 'RestructuringOfferSigned':
      return { request: request && { ...request, signed: true } };
    case 'ProlongationAnnulled':
    case 'RefinancingAnnulled':
    case 'RestructuringAnnulled': {
      const { reason } = event.data;
      if (!request) return OVER;
      const endedRequest = { kind: request.kind, reason, requestedOn: request.requestedOn };
      return { request: null, endedRequest, lapsed: reason === 'LAPSED' ? request : null };
    }
    case 'BackdatingAdjusted':
      return reopensRequest(event.data.status) ? { ...OVER, request: lapsed } : undefined;
    case 'LoanProlonged':
    case 'LoanRestructured':
    case 'LoanClosing':
      return OVER;
    case 'LoanRefinanced':
      return { ...OVER, refinancedBy: event.data.newLoanId };
    case 'LoanIssuedByRefinancing':
      return { refinances: event.data.oldLoanId };
    case 'PaymentReceived':
      return {
        request: paidFor(request, event.data.amount),
        lapsed: lapsed?.payBy === event.data.paidOn ? paidFor(lapsed, event.data.amount) : lapsed,
      };
    case 'BalanceApplied':
      return { request: paidFor(request, event.data.amount) };
    default:
      return undefined;
  }
}

function asked(
  kind: RequestKind,
  count: number,
  on: Pick<RequestView, 'requestedOn' | 'payBy'>,
  newOfferNumber: string | null = null,
): Pick<Requests, 'request' | 'endedRequest' | 'lapsed'> {
  const { requestedOn, payBy } = on;
  return {
    ...OVER,
    request: { kind, count, requestedOn, payBy, offer: null, signed: false, paid: ZERO, newOfferNumber, parts: null },
  };
}

/** Money before the signature is no money for the agreement. */
const paidFor = (request: RequestView | null, amount: Tiyn): RequestView | null =>
  request?.signed ? { ...request, paid: add(request.paid, amount) } : request;

/** Of the first payment of a signed restructuring: what has not come yet. */
export const firstPaymentLeft = ({ offer, paid }: Pick<RequestView, 'offer' | 'paid'>): Tiyn =>
  most(ZERO, subtract(offer?.payToday ?? ZERO, paid));
