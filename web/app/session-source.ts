import { SessionDocument, type SessionQuery, SetLocaleDocument, SignOutDocument } from '../generated/entry/graphql.ts';
import { post } from '../lib/call.ts';
import { type CallOutcome, partOf } from '../lib/call-outcome.ts';
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
    return partOf(outcome, ({ session }) => sessionOf(session));
  },
  speak: (locale) => post(SetLocaleDocument, { locale }, { idempotencyKey: freshKey() }),
  end: () => post(SignOutDocument, {}, { idempotencyKey: freshKey() }),
};
