/** Front door of the room: reviews of loans, recommendations, experiments, and what visitors do on the pages. */
import { EXPERIMENTS } from '../../../schema/reference/experiments.ts';
import { type BehaviourDeps, makeBehaviours } from './behaviour.ts';
import { type ExperimentDeps, makeExperiments } from './experiments.ts';
import { makeNps, type NpsDeps } from './nps.ts';
import { makeReviews, type ReviewDeps } from './review.ts';

type Deps = ReviewDeps & NpsDeps & BehaviourDeps & Pick<ExperimentDeps, 'clock'>;

export const makeFeedbackRoom = (deps: Deps) => ({
  reviews: makeReviews(deps),
  nps: makeNps(deps),
  experiments: makeExperiments({ clock: deps.clock, experiments: EXPERIMENTS }),
  behaviours: makeBehaviours(deps),
});
