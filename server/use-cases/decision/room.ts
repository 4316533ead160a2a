import { type DecisionDeps, makeDecisions } from './decision.ts';
import type { ScoringDeps } from './scoring-facts.ts';
import { makeVerification } from './verification.ts';

export const makeDecisionRoom = (deps: DecisionDeps & ScoringDeps) => ({
  decisions: makeDecisions(deps),
  verification: makeVerification(deps),
});
