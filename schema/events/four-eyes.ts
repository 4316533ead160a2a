/**
 * Acts of the office that need two persons, as the log proves them: `metadata.askedBy` is the first, who asked at
 * `metadata.askedAt`, and `metadata.actor` the second, who confirmed at `metadata.recordedAt`.
 */
import { RESTRUCTURING } from '../reference/limits.ts';
import { addDays } from '../values/local-date.ts';
import type { EventMetadata, Role } from './envelope.ts';
import type { LedgerEvent } from './ledger.ts';

type DataOf<T extends LedgerEvent['type']> = Extract<LedgerEvent, { type: T }>['data'];
type Acts = { readonly [T in LedgerEvent['type']]?: (data: DataOf<T>) => boolean };

/** The office writes this in place of a reason; a provider has reasons of its own. */
const ofOffice = ({ reason }: { reason: string }): boolean => reason === 'OFFICE';
const always = (): boolean => true;

/** The events of acts that may take two persons, and for which of them they do. */
const ACTS = {
  FraudRejected: always,
  PayoutRecalled: ofOffice,
  PenaltyWaived: always,
  WrittenOff: always,
  PaymentReversed: ofOffice,
  // The first command of each day renews the same offer.
  RestructuringRequested: ({ standsUntil, requestedOn }) =>
    standsUntil !== null && addDays(requestedOn, RESTRUCTURING.courtOfferDays) === standsUntil,
  CessionAgreed: always,
  LoanCeded: always,
  CessionCancelled: always,
  BalanceDebited: ({ reason }) => reason === 'REFUND',
  RefundRecalled: ofOffice,
  ReversalForgiven: always,
  CessionPriceConfirmed: always,
  BuyerPaid: always,
  ClaimSettled: always,
  InsurerPaid: always,
  CapitalPaidIn: always,
  CapitalTakenBack: always,
  DisputeUpheld: always,
  DisputeDismissed: always,
  PaymentReleased: ({ to }) => to !== 'LOAN' && to !== 'BALANCE',
} satisfies Acts;

export const mayTakeTwo = (type: LedgerEvent['type']): type is keyof typeof ACTS => type in ACTS;

/** Their members decide about money and applications; nobody may take both parts. */
const ROLES_OF_OFFICE: readonly Role[] = ['support', 'verifier'];

/** An act of the office for which the log does not name two persons of two roles. */
export function lacksSecondPerson(event: LedgerEvent & { metadata: EventMetadata }): boolean {
  const { actor, askedBy } = event.metadata;
  if (actor.role === 'system' || !mayTakeTwo(event.type)) return false;
  const takesTwo = ACTS[event.type] as (data: LedgerEvent['data']) => boolean;
  if (!takesTwo(event.data)) return false;
  const both = askedBy && [actor, askedBy].every(({ role }) => ROLES_OF_OFFICE.includes(role));
  return !both || actor.id === askedBy.id || actor.role === askedBy.role;
}
