/** What was answered to a key, so that a retry gets the same answer and changes nothing (R41). Kept 7 days, encrypted. */
export type KeyedCall = {
  /** 'account:<id>' or 'anonymous:<client>': nobody ever sees another's answer. */
  actor: string;
  /** 'Mutation.apply' or 'POST /json/credit'. */
  operation: string;
  key: string;
  /** SHA-256 of what was asked; kept under a key only. */
  bodyHash: string;
};

export type Begun =
  | { state: 'begun'; lease: string }
  | { state: 'answered'; answer: string }
  /** The same call runs in a process that lives: 409. */
  | { state: 'running' }
  /** The key was used for something else: 422. */
  | { state: 'other-body' };

export type Idempotency = {
  begin(call: KeyedCall): Promise<Begun>;
  answer(call: KeyedCall, lease: string, answer: string): Promise<void>;
  /** The call changed nothing (a validation refusal, a failure before any effect): the key may be used for anything. */
  release(call: KeyedCall, lease: string): Promise<void>;
  /** The call ended without an answer. The same call may begin again at once: by its command id the ledger says what has been stored. */
  leave(call: KeyedCall, lease: string): Promise<void>;
};
