import { z } from 'zod';
import { LocalDate } from '../codecs.ts';
import { Decision, ScoringFacts } from '../decision.ts';
import { Price, Terms } from '../figures.ts';
import { plain } from './base.ts';

export const DECISION_EVENTS = {
  ScoringRequested: plain.extend({ facts: ScoringFacts }),
  LoanDecided: plain.extend({ decision: Decision, decidedOn: LocalDate }),
  AlternativeAccepted: plain.extend({ terms: Terms, price: Price }),
  LoanApproved: plain.extend({ approvedOn: LocalDate }),
  LoanRejected: plain.extend({ reason: z.string().max(64), lockedUntil: LocalDate.nullable() }),
} as const;
