import type { PushRoom } from '../../use-cases/notice/push.ts';
import type { Context } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { borrowerOf } from '../use-case-caller.ts';
import { userErrors } from '../user-errors.ts';

/** The policy allows only borrowers here, who are signed in. */
export function pushOwner(context: Context): { accountId: string; sessionId: string } {
  const accountId = borrowerOf(context);
  return { accountId, sessionId: context.viewer.kind === 'signed-in' ? context.viewer.sessionId : '' };
}

export const pushResolvers = ({ pushRoom }: { pushRoom: PushRoom }): Resolvers => ({
  Query: {
    push: (_, _args, context) => pushRoom.state(borrowerOf(context)),
  },
  Mutation: {
    subscribePush: async (_, subscription, context) => {
      const answer = await pushRoom.subscribe(pushOwner(context), subscription);
      return 'refusal' in answer
        ? { push: null, errors: userErrors([answer], context.locale) }
        : { push: answer.state, errors: [] };
    },
    unsubscribePush: async (_, { endpoint }, context) => ({
      push: await pushRoom.unsubscribe(borrowerOf(context), endpoint),
      errors: [],
    }),
  },
});
