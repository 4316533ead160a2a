import type { OpenAsks } from '../../use-cases/office/open-asks.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { callerOf } from '../use-case-caller.ts';

export type OpenAskApiDeps = { openAsks: OpenAsks };

export const openAskResolvers = ({ openAsks }: OpenAskApiDeps): Resolvers => ({
  Query: { openAsks: async (_, __, context) => [...(await openAsks.forSecond(callerOf(context).actor))] },
});
