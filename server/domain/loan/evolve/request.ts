/** What the requests for a prolongation, a refinancing, a restructuring and a cession share. */
import type { AnnulmentReason } from '../../../../schema/events/loan/base.ts';
import type { LocalDate } from '../../../../schema/values/local-date.ts';
import { add, type Tiyn } from '../../../../schema/values/money.ts';
import type { Life, Request } from '../state.ts';

const NOTHING_ENDED = { lapsed: null, endedRequest: null };

/** The status before the request is where its lapse leads back to. */
export const waits = (request: Request, before: Life): Partial<Life> => ({
  request,
  returnTo: before.status,
  ...NOTHING_ENDED,
});

/** No request waits any more. */
export const completed = (): Partial<Life> => ({ request: null, returnTo: null, endedRequest: null });

/** Money told late came by the last day of a request that had lapsed: it is open again (back-dating.ts). */
export const openAgain = ({ lapsed, base }: Life): Partial<Life> => ({
  request: lapsed,
  returnTo: base,
  ...NOTHING_ENDED,
});

type Offered = { readonly data: NonNullable<Extract<Request, { kind: 'PROLONGATION' }>['offer']> };
export function offered({ request }: Life, { data: { price, payToday, documentHash } }: Offered): Partial<Life> {
  if (request?.kind !== 'PROLONGATION' && request?.kind !== 'REFINANCING') return {};
  return { request: { ...request, offer: { price, payToday, documentHash } } };
}

export const signed = ({ request }: Life): Partial<Life> =>
  request && request.kind !== 'CESSION' ? { request: { ...request, signed: true } } : {};

type Annulled = { readonly data: { readonly reason: AnnulmentReason } };
export function annulled({ request }: Life, { data: { reason } }: Annulled): Partial<Life> {
  if (!request || request.kind === 'CESSION') return { ...completed(), ...NOTHING_ENDED };
  const { kind, requestedOn } = request;
  const lapsed = reason === 'LAPSED' ? request : null;
  return { ...completed(), lapsed, endedRequest: { kind, reason, requestedOn } };
}

/** Money before the signature is no money for the agreement. A cession has no signature of the borrower's. */
export const paidFor = (request: Request | null, amount: Tiyn): Request | null =>
  request && (request.kind === 'CESSION' || request.signed) ? { ...request, paid: add(request.paid, amount) } : request;

export const paidAfterAll = (
  lapsed: Request | null,
  { paidOn, amount }: { readonly paidOn: LocalDate; readonly amount: Tiyn },
): Request | null => (lapsed?.payBy === paidOn ? paidFor(lapsed, amount) : lapsed);

/** Does a correction to this status open a lapsed request again? */
export const revives = (status: Life['status']): boolean =>
  status === 'WAITING_PROLONGATION_PRC_PAYMENT' ||
  status === 'WAITING_REFINANCING_PRC_PAYMENT' ||
  status === 'WAITING_RESTRUCTURING';
