import { SessionDocument, type SessionQuery, SetLocaleDocument, SignOutDocument } from '../generated/entry/graphql.ts';
import { post } from '../lib/call.ts';
import type { CallOutcome } from '../lib/call-outcome.ts';
import { freshKey } from '../lib/idempotency.ts';
import type { Session, SessionSource } from '../lib/session.ts';

const sessionOf = ({ lock, ...session }: SessionQuery['session']): Session => ({
  ...session,
  locked: lock !== null,
  lock,
});

/** For an anonymous visitor an empty session is an answer, not a refusal. */
export const sessionSource: SessionSource = {
  read: async (): Promise<CallOutcome<Session>> => {
    const outcome = await post(SessionDocument, {});
    return outcome.kind === 'done' ? { kind: 'done', data: sessionOf(outcome.data.session) } : outcome;
  },
  speak: (locale) => post(SetLocaleDocument, { locale }, { idempotencyKey: freshKey() }),
  end: () => post(SignOutDocument, {}, { idempotencyKey: freshKey() }),
};
