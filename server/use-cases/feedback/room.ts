/** Front door of the room: reviews of loans, and how likely borrowers are to recommend us. */
import { makeNps, type NpsDeps } from './nps.ts';
import { makeReviews, type ReviewDeps } from './review.ts';

export const makeFeedbackRoom = (deps: ReviewDeps & NpsDeps) => ({ reviews: makeReviews(deps), nps: makeNps(deps) });
