/** Callers without a session, whose answers are kept for a shorter time (R996). */
export const STRANGER = 'anonymous:';

/**
 * The answer to each idempotency key, so that a retry gets the same answer and changes nothing (R41). Kept encrypted,
 * as long as schema/reference/retention.ts says.
 */
export type KeyedCall = {
  /** 'account:<id>' or 'anonymous:<client>'; nobody sees another's answer. */
  actor: string;
  /** 'Mutation.apply' or 'POST /json/credit'. */
  operation: string;
  key: string;
  /** SHA-256 of the request; kept under a key only. */
  bodyHash: string;
};

export type Begun =
  | { state: 'begun'; lease: string }
  | { state: 'answered'; answer: string }
  /** The same call is still running: 409. */
  | { state: 'running' }
  /** The key was used for another request: 422. */
  | { state: 'other-body' };

export type Idempotency = {
  begin(call: KeyedCall): Promise<Begun>;
  answer(call: KeyedCall, lease: string, answer: string): Promise<void>;
  /** The call changed nothing, so the key may be used for anything. */
  release(call: KeyedCall, lease: string): Promise<void>;
  /**
   * The call ended without an answer. It may begin again at once: its command id tells from the ledger what was stored.
   */
  leave(call: KeyedCall, lease: string): Promise<void>;
};
