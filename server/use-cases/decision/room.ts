/** The door of the room: what the borrower sees of a decision, and the check that leads to it. */
import { type DecisionDeps, makeDecisions } from './decision.ts';
import type { ScoringDeps } from './scoring-facts.ts';
import { makeVerification } from './verification.ts';

export const makeDecisionRoom = (deps: DecisionDeps & ScoringDeps) => ({
  decisions: makeDecisions(deps),
  verification: makeVerification(deps),
});
