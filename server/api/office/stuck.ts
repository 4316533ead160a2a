import type { Stuck } from '../../use-cases/office/stuck.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { callerOf } from '../use-case-caller.ts';
import { userErrors } from '../user-errors.ts';

export type StuckApiDeps = { stuck: Stuck };

export const stuckResolvers = ({ stuck }: StuckApiDeps): Resolvers => ({
  Query: { stuckTasks: async (_, __, context) => [...(await stuck.list(callerOf(context).actor))] },
  Mutation: {
    retryStuck: async (_, { workflow, stream }, { locale }) => {
      const answer = await stuck.retry(workflow, stream);
      return 'refusal' in answer ? { ok: false, errors: userErrors([answer], locale) } : { ok: true, errors: [] };
    },
    skipStuck: async (_, { id }, context) => {
      const answer = await stuck.skip(callerOf(context), id);
      const { locale } = context;
      return 'refusal' in answer ? { ok: false, errors: userErrors([answer], locale) } : { ok: true, errors: [] };
    },
  },
});
