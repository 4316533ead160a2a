/** Four eyes: one person requests, another confirms within a day. */
import type { Actor, Role } from '../../schema/events/envelope.ts';
import type { Instant } from '../../schema/values/local-date.ts';

export type OpenAsk = {
  readonly action: string;
  readonly askedBy: string;
  readonly askedRole: Role;
  readonly askedAt: Instant;
};

/** 'first': recorded, a second person is awaited. 'same': requested again by the same person or role. */
export type Asked = { readonly asked: 'first' | 'same' };

/**
 * `commandId` carries out the act, whoever takes the ask again after a fault: the ledger then stores one act for one
 * ask. `take` tells this taking from a later one.
 */
export type Taken = {
  readonly asked: 'second';
  readonly by: Actor;
  readonly at: Instant;
  readonly commandId: string;
  readonly take: number;
};

/** 'nobody': there is nothing to confirm. 'taken': another confirmation is being carried out. 'second': confirmed. */
export type Agreed = { readonly asked: 'same' } | { readonly asked: 'nobody' } | { readonly asked: 'taken' } | Taken;

export type TwoPersons = {
  ask(action: string, person: Actor): Promise<Asked>;
  /** Takes what another role has asked for within a day, so that nobody else can take it. */
  confirm(action: string, person: Actor, commandId: string): Promise<Agreed>;
  /**
   * The act was not carried out, so that it may be confirmed anew. After a fault (`unknown`) nobody knows whether it
   * was, so the next confirmation keeps the command id.
   */
  giveBack(action: string, taken: Taken, how: 'refused' | 'unknown'): Promise<void>;
  /** The agreed act is done, or withdrawn; the next time takes two persons again. */
  done(action: string): Promise<void>;
  /** What this person asked for can no longer be confirmed. Returns how many asks somebody could have confirmed. */
  lapse(personId: string): Promise<number>;
  /** Requested within a day and waiting for the second person; `prefix` is the beginning of the action. */
  open(prefix: string): Promise<readonly OpenAsk[]>;
};
