import { type DecisionDeps, makeDecisions } from './decision.ts';
import type { ScoringDeps } from './scoring-facts.ts';
import { makeVerification } from './verification.ts';

export const makeDecisionRoom = (deps: DecisionDeps & ScoringDeps) => ({
  decisions: makeDecisions(deps),
  verification: makeVerification(deps),
  /** By a round, so that a list is a day old at most however few apply (R440). */
  keepListsFresh: async (): Promise<void> => deps.blacklist.keepFresh?.(),
});
