/** GraphQL for the office: filters of its lists, under names. */
import type { Result } from '../../domain/decider.ts';
import type { SavedFilter } from '../../ports/saved-filters.ts';
import type { makeSavedFilters } from '../../use-cases/people/saved-filters.ts';
import type { Context } from '../context.ts';
import type { Resolvers, SavedFiltersPayload } from '../generated/resolvers.ts';
import { callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type SavedFilterApiDeps = { filters: ReturnType<typeof makeSavedFilters> };

export const savedFilterResolvers = ({ filters }: SavedFilterApiDeps): Resolvers => {
  const answer = async (
    context: Context,
    kept: Result<{ filters: readonly SavedFilter[] }>,
  ): Promise<SavedFiltersPayload> =>
    'refusal' in kept
      ? {
          filters: [...(await filters.of(callerOf(context).actor.id))],
          errors: [userError(kept, context.locale)],
        }
      : { filters: [...kept.filters], errors: [] };
  return {
    Query: { savedFilters: async (_, _args, context) => [...(await filters.of(callerOf(context).actor.id))] },
    Mutation: {
      saveFilter: async (_, filter, context) => answer(context, await filters.keep(callerOf(context).actor.id, filter)),
      forgetFilter: async (_, { list, name }, context) =>
        answer(context, await filters.drop(callerOf(context).actor.id, list, name)),
    },
  };
};
