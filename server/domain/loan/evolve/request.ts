/** What the requests for a prolongation, a refinancing, a restructuring and a cession share. */
import type { AnnulmentReason } from '../../../../schema/events/loan/base.ts';
import type { LocalDate } from '../../../../schema/values/local-date.ts';
import { add, type Tiyn } from '../../../../schema/values/money.ts';
import type { IssuedLoan, PendingRequest } from '../state.ts';

const NOTHING_ENDED = { lapsed: null, endedRequest: null };

/** The status before the request is where its lapse leads back to. */
export const openRequest = (request: PendingRequest, before: IssuedLoan): Partial<IssuedLoan> => ({
  request,
  returnTo: before.status,
  ...NOTHING_ENDED,
});

/** No request waits any more. */
export const clearRequest = (): Partial<IssuedLoan> => ({ request: null, returnTo: null, endedRequest: null });

/** Money told late came by the last day of a request that had lapsed: it is open again (backdating.ts). */
export const reopenRequest = ({ lapsed, base }: IssuedLoan): Partial<IssuedLoan> => ({
  request: lapsed,
  returnTo: base,
  ...NOTHING_ENDED,
});

type Offered = { readonly data: NonNullable<Extract<PendingRequest, { kind: 'PROLONGATION' }>['offer']> };
export function addOffer(
  { request }: IssuedLoan,
  { data: { price, payToday, documentHash } }: Offered,
): Partial<IssuedLoan> {
  if (request?.kind !== 'PROLONGATION' && request?.kind !== 'REFINANCING') return {};
  return { request: { ...request, offer: { price, payToday, documentHash } } };
}

export const markSigned = ({ request }: IssuedLoan): Partial<IssuedLoan> =>
  request && request.kind !== 'CESSION' ? { request: { ...request, signed: true } } : {};

type Annulled = { readonly data: { readonly reason: AnnulmentReason } };
export function endRequest({ request }: IssuedLoan, { data: { reason } }: Annulled): Partial<IssuedLoan> {
  if (!request || request.kind === 'CESSION') return { ...clearRequest(), ...NOTHING_ENDED };
  const { kind, requestedOn } = request;
  const lapsed = reason === 'LAPSED' ? request : null;
  return { ...clearRequest(), lapsed, endedRequest: { kind, reason, requestedOn } };
}

/** Money before the signature is no money for the agreement. A cession has no signature of the borrower's. */
export const addToRequest = (request: PendingRequest | null, amount: Tiyn): PendingRequest | null =>
  request && (request.kind === 'CESSION' || request.signed) ? { ...request, paid: add(request.paid, amount) } : request;

export const addToLapsed = (
  lapsed: PendingRequest | null,
  { paidOn, amount }: { readonly paidOn: LocalDate; readonly amount: Tiyn },
): PendingRequest | null => (lapsed?.payBy === paidOn ? addToRequest(lapsed, amount) : lapsed);

/** Does a correction to this status open a lapsed request again? */
export const reopensRequest = (status: IssuedLoan['status']): boolean =>
  status === 'WAITING_PROLONGATION_PRC_PAYMENT' ||
  status === 'WAITING_REFINANCING_PRC_PAYMENT' ||
  status === 'WAITING_RESTRUCTURING';
