/** Four eyes, as the log proves them: `metadata.askedBy` names the first person of such an act, `metadata.actor` the second. */
import { RESTRUCTURING } from '../reference/limits.ts';
import { addDays } from '../values/local-date.ts';
import type { EventMetadata, Role } from './envelope.ts';
import type { LedgerEvent } from './ledger.ts';

type DataOf<T extends LedgerEvent['type']> = Extract<LedgerEvent, { type: T }>['data'];
type Acts = { readonly [T in LedgerEvent['type']]?: (data: DataOf<T>) => boolean };

/** What the office says in place of a reason; a provider has reasons of its own. */
const ofOffice = ({ reason }: { reason: string }): boolean => reason === 'OFFICE';
const always = (): boolean => true;

const ACTS = {
  FraudRejected: always,
  PayoutRecalled: ofOffice,
  PenaltyWaived: always,
  WrittenOff: always,
  PaymentReversed: ofOffice,
  // The same offer is laid anew each day, by whoever touches the loan first.
  RestructuringRequested: ({ standsUntil, requestedOn }) =>
    standsUntil !== null && addDays(requestedOn, RESTRUCTURING.courtOfferDays) === standsUntil,
  CessionAgreed: always,
  LoanCeded: always,
  CessionCancelled: always,
  BalanceDebited: ({ reason }) => reason === 'REFUND',
  RefundRecalled: ofOffice,
  PaymentReleased: ({ to }) => to === 'SENDER',
} as const satisfies Acts;

/** From this version on an event of these types names both; older ones were written before that. */
const SINCE = 2;
export const TWO_PERSONS_SINCE = Object.fromEntries(Object.keys(ACTS).map((type) => [type, SINCE])) as Readonly<
  Record<keyof typeof ACTS, number>
>;

/** Whose members decide about money and applications; no role does both halves. */
const ROLES_OF_OFFICE: readonly Role[] = ['support', 'verifier'];

/** An act of the office for which the log names no two persons of two roles. */
export function lacksSecondPerson(event: LedgerEvent & { metadata: EventMetadata }): boolean {
  const { actor, askedBy, version } = event.metadata;
  const takesTwo = (ACTS as Acts)[event.type] as ((data: LedgerEvent['data']) => boolean) | undefined;
  if (actor.role === 'system' || version < SINCE || !takesTwo?.(event.data)) return false;
  const both = askedBy && [actor, askedBy].every(({ role }) => ROLES_OF_OFFICE.includes(role));
  return !both || actor.id === askedBy.id || actor.role === askedBy.role;
}
