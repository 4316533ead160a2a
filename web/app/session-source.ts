import { post, type TypedOperation } from '../lib/call.ts';
import type { CallOutcome } from '../lib/call-outcome.ts';
import type { Session, SessionSource } from '../lib/session.ts';

/** The two operations of the session; the code generator's documents fit in here as they are. */
export type SessionOperations = {
  readonly session: TypedOperation<{ session: Session }, never>;
  readonly signOut: TypedOperation<unknown, never>;
};

export const sessionSource = (operations: SessionOperations): SessionSource => ({
  read: async (): Promise<CallOutcome<Session>> => {
    const outcome = await post(operations.session, {});
    return outcome.kind === 'done' ? { kind: 'done', data: outcome.data.session } : outcome;
  },
  end: () => post(operations.signOut, {}, { idempotencyKey: crypto.randomUUID() }),
});
