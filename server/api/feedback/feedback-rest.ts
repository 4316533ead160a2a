/** /json/profile/nps and the review of a loan (R105). */

import { NPS_THEMES_OF } from '../../../schema/reference/feedback.ts';
import { Nps } from '../../../schema/rest/answers/papers.ts';
import { NOTHING } from '../../../schema/rest/answers/shape.ts';
import { NpsBody, ReviewBody } from '../../../schema/rest/feedback.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';
import type { NpsApiDeps } from './nps.ts';
import type { ReviewApiDeps } from './review.ts';

export const feedbackRoutes = ({ nps, reviews }: NpsApiDeps & ReviewApiDeps): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/profile/nps',
    summary: 'Tells whether to ask the NPS question now, with the themes by group of the score',
    policy: BORROWER,
    answer: { data: Nps },
    handle: async ({ context }) => ({
      data: { needShow: await nps.isDue(borrowerOf(context)), themes: NPS_THEMES_OF },
    }),
  }),
  route({
    method: 'POST',
    path: '/json/profile/nps',
    summary: 'Takes the NPS answer; without a score the question was skipped',
    policy: BORROWER,
    answer: NOTHING,
    body: NpsBody,
    handle: async ({ body: { score, themes, comment }, context }) => {
      const borrowerId = borrowerOf(context);
      if (score === null || score === undefined) {
        await nps.skip(callerOf(context), borrowerId);
        return { code: 0 };
      }
      const answer = await nps.answer(callerOf(context), { borrowerId, score, themes, comment });
      return 'refusal' in answer ? refusal(answer) : { code: 0 };
    },
  }),
  route({
    method: 'POST',
    path: '/json/profile/review',
    summary: 'Takes a review of a loan, 1 to 5 with a text',
    policy: BORROWER,
    answer: NOTHING,
    body: ReviewBody,
    handle: async ({ body: { creditId, score, text }, context }) => {
      const wish = { borrowerId: borrowerOf(context), loanId: creditId, score, text };
      const left = await reviews.leave(callerOf(context), wish);
      return 'refusal' in left ? refusal(left) : { code: 0 };
    },
  }),
];
