import type { Reviews } from '../../use-cases/feedback/review.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type ReviewApiDeps = { reviews: Reviews };

export const reviewResolvers = ({ reviews }: ReviewApiDeps): Resolvers => ({
  Query: {
    review: async (_, { loanId }, context) => (await reviews.of(borrowerOf(context), loanId)) ?? null,
  },
  Mutation: {
    leaveReview: async (_, wish, context) => {
      const left = await reviews.leave(callerOf(context), { ...wish, borrowerId: borrowerOf(context) });
      return 'refusal' in left
        ? { review: null, errors: [userError(left, context.locale)] }
        : { review: left, errors: [] };
    },
  },
});
