import type { Behaviours } from '../../use-cases/feedback/behaviour.ts';
import type { Nps } from '../../use-cases/feedback/nps.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type NpsApiDeps = { nps: Nps; behaviours: Pick<Behaviours, 'counts'> };

export const npsResolvers = ({ nps, behaviours }: NpsApiDeps): Resolvers => ({
  Query: {
    npsDue: (_, _args, context) => nps.isDue(borrowerOf(context)),
    feedbackSummary: async () => {
      const { nps: scores, themes, reviews: stars, ...figures } = await nps.summary();
      return {
        ...figures,
        behaviour: await behaviours.counts(),
        scores: scores.map(({ of, count }) => ({ score: of, count })),
        themes: themes.map(({ of, count }) => ({ theme: of, count })),
        reviews: stars.map(({ of, count }) => ({ score: of, count })),
      };
    },
  },
  Mutation: {
    answerNps: async (_, wish, context) => {
      const answer = await nps.answer(callerOf(context), { ...wish, borrowerId: borrowerOf(context) });
      return 'refusal' in answer
        ? { ok: false, errors: [userError(answer, context.locale)] }
        : { ok: true, errors: [] };
    },
    skipNps: async (_, _args, context) => {
      await nps.skip(callerOf(context), borrowerOf(context));
      return { ok: true, errors: [] };
    },
  },
});
