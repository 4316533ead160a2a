/** Front door of the room: automatic verification, and what the borrower sees of the decision. */
import { type DecisionDeps, makeDecisions } from './decision.ts';
import type { ScoringDeps } from './scoring-facts.ts';
import { makeVerification } from './verification.ts';

export const makeDecisionRoom = (deps: DecisionDeps & ScoringDeps) => ({
  decisions: makeDecisions(deps),
  verification: makeVerification(deps),
});
