/** Four eyes: one person requests, another confirms within a day. */
import type { Actor, Role } from '../../schema/events/envelope.ts';
import type { Instant } from '../../schema/values/local-date.ts';

export type OpenAsk = {
  readonly action: string;
  readonly askedBy: string;
  readonly askedRole: Role;
  readonly askedAt: Instant;
};

/**
 * 'first': recorded, a second person is awaited. 'same': requested again by the same person or role. 'nobody': there is
 * nothing to confirm. 'second': confirmed.
 */
export type Agreed =
  | { readonly asked: 'first' | 'same' | 'nobody' }
  | { readonly asked: 'second'; readonly by: Actor; readonly at: Instant };

export type TwoPersons = {
  ask(action: string, person: Actor): Promise<Agreed>;
  /** Of what another role has asked for within a day. */
  confirm(action: string, person: Actor): Promise<Agreed>;
  /** The agreed act is done; the next time takes two persons again. */
  done(action: string): Promise<void>;
  /** Requested within a day and waiting for the second person; `prefix` is the beginning of the action. */
  open(prefix: string): Promise<readonly OpenAsk[]>;
};
