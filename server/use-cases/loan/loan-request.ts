/**
 * A request that waits for the borrower's signature or money, in the terms shared by prolongation, refinancing and
 * restructuring.
 */
import type { Price } from '../../../schema/events/figures.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, ceilToTenge, most, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { EndedRequest, PendingRequest } from '../../domain/loan/state.ts';
import type { Quote } from '../../domain/money/quote.ts';

export type RequestKind = EndedRequest['kind'];

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
  /** Paid after the signature. */
  paid: Tiyn;
  /** The contract number of the loan that a refinancing will create. */
  newOfferNumber: string | null;
  parts: RestructuringParts | null;
};

/** What a restructuring capitalises and waives; the other fields are set if it follows a court decision. */
export type RestructuringParts = Pick<
  Extract<PendingRequest, { kind: 'RESTRUCTURING' }>,
  'capitalised' | 'waived' | 'courtDecidedOn' | 'standsUntil'
>;

/** Null for an assignment, which waits for the buyer. */
export function requestView(request: PendingRequest): RequestView | null {
  switch (request.kind) {
    case 'PROLONGATION':
      return { ...waiting(request), count: request.days, offer: request.offer };
    case 'REFINANCING': {
      const { terms, offer, offerNumber } = request;
      return { ...waiting(request), count: terms.term.count, offer, newOfferNumber: offerNumber };
    }
    case 'RESTRUCTURING': {
      const { months, price, firstPayment, capitalised, waived, courtDecidedOn, standsUntil } = request;
      const parts = { capitalised, waived, courtDecidedOn, standsUntil };
      return { ...waiting(request), count: months, offer: { price, payToday: firstPayment }, parts };
    }
    case 'CESSION':
      return null;
  }
}

const waiting = ({ kind, requestedOn, payBy, signed, paid }: PendingRequest & { kind: RequestKind }) => ({
  ...{ kind, requestedOn, payBy, signed, paid },
  newOfferNumber: null,
  parts: null,
});

/** The unpaid rest of the first payment of a signed restructuring. */
export const firstPaymentLeft = ({ offer, paid }: Pick<RequestView, 'offer' | 'paid'>): Tiyn =>
  most(ZERO, subtract(offer?.payToday ?? ZERO, paid));

/** What completes an agreement today, in whole tenge: its papers are signed on a whole sum (R121). */
export const payTodayOf = (
  request: Pick<RequestView, 'kind' | 'offer' | 'paid'>,
  { interest, penalty, premium }: Pick<Quote, 'interest' | 'penalty' | 'premium'>,
): Tiyn => ceilToTenge(request.kind === 'RESTRUCTURING' ? firstPaymentLeft(request) : add(interest, penalty, premium));
