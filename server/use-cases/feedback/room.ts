/** Front door of the room: reviews of loans, recommendations, and what visitors do on the pages. */
import { type BehaviourDeps, makeBehaviours } from './behaviour.ts';
import { makeNps, type NpsDeps } from './nps.ts';
import { makeReviews, type ReviewDeps } from './review.ts';

export const makeFeedbackRoom = (deps: ReviewDeps & NpsDeps & BehaviourDeps) => ({
  reviews: makeReviews(deps),
  nps: makeNps(deps),
  behaviours: makeBehaviours(deps),
});
