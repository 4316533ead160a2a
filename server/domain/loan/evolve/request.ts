/** What the requests for a prolongation, refinancing, restructuring and cession share. */
import type { AnnulmentReason } from '../../../../schema/events/loan/base.ts';
import type { LocalDate } from '../../../../schema/values/local-date.ts';
import { add, type Tiyn } from '../../../../schema/values/money.ts';
import type { IssuedLoan, PendingRequest } from '../state.ts';

const NOTHING_ENDED = { lapsed: null, endedRequest: null };

/** A request that lapses returns the loan to the status before it. */
export const openRequest = (request: PendingRequest, before: IssuedLoan): Partial<IssuedLoan> => ({
  request,
  returnTo: before.status,
  ...NOTHING_ENDED,
});

export const clearRequest = (): Partial<IssuedLoan> => ({ request: null, returnTo: null, endedRequest: null });

/** A backdated payment came in time for the lapsed request (backdating.ts). */
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

/** Money before the signature does not count for the agreement. A cession needs no signature. */
export const addToRequest = (request: PendingRequest | null, amount: Tiyn): PendingRequest | null =>
  request && (request.kind === 'CESSION' || request.signed) ? { ...request, paid: add(request.paid, amount) } : request;

export const addToLapsed = (
  lapsed: PendingRequest | null,
  { paidOn, amount }: { readonly paidOn: LocalDate; readonly amount: Tiyn },
): PendingRequest | null => (lapsed?.payBy === paidOn ? addToRequest(lapsed, amount) : lapsed);

/** Does a correction to this status reopen a lapsed request? */
export const reopensRequest = (status: IssuedLoan['status']): boolean =>
  status === 'WAITING_PROLONGATION_PRC_PAYMENT' ||
  status === 'WAITING_REFINANCING_PRC_PAYMENT' ||
  status === 'WAITING_RESTRUCTURING';
