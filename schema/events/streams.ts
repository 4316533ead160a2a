/**
 * Stream names. The type of a name says which events its stream holds and whose they are, so that nobody casts what
 * was read or takes a name apart.
 */

import type { Iban } from '../values/iban.ts';
import { type BorrowerId, isUuid, type LoanId } from '../values/ids.ts';
import type { AccountEvent } from './account.ts';
import type { AnchorEvent } from './anchor.ts';
import type { BankEvent } from './bank.ts';
import type { BonusEvent } from './bonus.ts';
import type { CapitalEvent } from './capital.ts';
import type { ClaimEvent, InsurerEvent } from './claim.ts';
import type { EventMetadata, Stream } from './envelope.ts';
import type { LEDGER_PREFIXES, LedgerEvent } from './ledger.ts';
import type { LoanEvent } from './loan.ts';
import type { PaymentEvent } from './payment.ts';
import type { SlotEvent } from './slot.ts';

export type LedgerPrefix = (typeof LEDGER_PREFIXES)[number];

export type EventsUnder = {
  'loan-': LoanEvent;
  'account-': AccountEvent;
  'bonus-': BonusEvent;
  'slot-': SlotEvent;
  'payment-': PaymentEvent;
  'claim-': ClaimEvent;
  'insurer-': InsurerEvent;
  'capital-': CapitalEvent;
  'bank-': BankEvent;
};

type StreamOf<E extends LedgerEvent> = E extends AnchorEvent
  ? Stream<AnchorEvent>
  : { [P in LedgerPrefix]: E extends EventsUnder[P] ? Stream<EventsUnder[P]> : never }[LedgerPrefix];

/** An event as folded and projected: data decoded and upcast to the newest version. */
export type Recorded<E extends LedgerEvent> = E extends LedgerEvent
  ? E & {
      readonly id: string;
      readonly stream: StreamOf<E>;
      /** 0 for the first event of the stream. */
      readonly revision: bigint;
      /** Commit position in $all: unique, rising, with gaps. */
      readonly position: bigint;
      readonly metadata: EventMetadata;
    }
  : never;

/** An event of the streams with one of the prefixes. */
export type RecordIn<P extends LedgerPrefix> = Extract<Recorded<LedgerEvent>, { stream: Stream<EventsUnder[P]> }>;

type IdAfter = {
  'loan-': LoanId;
  'claim-': LoanId;
  'account-': BorrowerId;
  'bonus-': BorrowerId;
  'slot-': BorrowerId;
};
const ID_AFTER = ['loan-', 'claim-', 'account-', 'bonus-', 'slot-'] as const satisfies readonly (keyof IdAfter)[];
type IdOf<E> = { [P in keyof IdAfter]: E extends EventsUnder[P] ? IdAfter[P] : never }[keyof IdAfter];

const named = <P extends keyof IdAfter>(prefix: P, id: IdAfter[P]) => `${prefix}${id}` as Stream<EventsUnder[P]>;

export const loanStream = (loanId: LoanId) => named('loan-', loanId);
export const claimStream = (loanId: LoanId) => named('claim-', loanId);
export const accountStream = (borrowerId: BorrowerId) => named('account-', borrowerId);
export const bonusStream = (borrowerId: BorrowerId) => named('bonus-', borrowerId);
export const slotStream = (borrowerId: BorrowerId) => named('slot-', borrowerId);
export const paymentStream = (provider: string, externalId: string) =>
  `payment-${provider}-${externalId}` as Stream<PaymentEvent>;
export const INSURER_STREAM = 'insurer-payable' as Stream<InsurerEvent>;
export const CAPITAL_STREAM = 'capital-owner' as Stream<CapitalEvent>;
export const bankStream = (account: Iban) => `bank-${account}` as Stream<BankEvent>;

export class NamedAfterNoId extends Error {
  readonly stream: string;
  constructor(stream: string) {
    super(`the stream ${stream} is named after no id`);
    this.stream = stream;
  }
}

/** Whose stream it is: the inverse of the names above. @throws where what follows the prefix is no id */
export function idOf<E extends LedgerEvent>(stream: Stream<E>): IdOf<E>;
export function idOf(stream: string): LoanId | BorrowerId {
  const prefix = ID_AFTER.find((known) => stream.startsWith(known));
  const id = stream.slice(prefix?.length);
  if (prefix === undefined || !isUuid<LoanId | BorrowerId>(id)) throw new NamedAfterNoId(stream);
  return id;
}

/** A name that was read from a row or typed by a person: any event may stand under it. */
export const streamNamed = (name: string) => name as Stream<LedgerEvent>;

export const isStreamOf = <P extends LedgerPrefix>(prefix: P, stream: string): stream is Stream<EventsUnder[P]> =>
  stream.startsWith(prefix);

export const isIn = <P extends LedgerPrefix>(prefix: P, record: Recorded<LedgerEvent>): record is RecordIn<P> =>
  record.stream.startsWith(prefix);
