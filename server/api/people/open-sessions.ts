import type { OpenSessions } from '../../use-cases/people/open-sessions.ts';
import type { Context } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { userErrors } from '../user-errors.ts';

export type OpenSessionsApiDeps = { openSessions: OpenSessions };

/** The session and the account of a request that the policy has allowed. */
export const sessionOwner = ({ viewer }: Context): { accountId: string; sessionId: string } => {
  if (viewer.kind !== 'signed-in') throw new Error('nobody is signed in');
  return viewer;
};

export const openSessionsResolvers = ({ openSessions }: OpenSessionsApiDeps): Resolvers => ({
  Query: {
    openSessions: async (_root, _args, context) => [...(await openSessions.list(sessionOwner(context)))],
  },
  Mutation: {
    async endSession(_root, { id }, context) {
      const owner = sessionOwner(context);
      const answer = await openSessions.end(owner, id);
      return 'refusal' in answer
        ? { sessions: await openSessions.list(owner), errors: userErrors([answer], context.locale) }
        : { sessions: answer.sessions, errors: [] };
    },
    endOtherSessions: async (_root, _args, context) => ({
      sessions: await openSessions.endOthers(sessionOwner(context)),
      errors: [],
    }),
  },
});
