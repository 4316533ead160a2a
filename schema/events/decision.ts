/** What the scoring engine knew and what it decided. */
import { z } from 'zod';
import { LocalDate, Tiyn } from './codecs.ts';

/** No personal data: amounts in tiyn a month, ages in years. The engine reads nothing else. */
export const ScoringFacts = z.object({
  age: z.int(),
  entrepreneur: z.boolean(),
  registryFound: z.boolean(),
  blacklisted: z.boolean(),
  stopCredit: z.boolean(),
  fraudSuspected: z.boolean(),
  manualReviewWanted: z.boolean(),
  reviewed: z.boolean(),
  bureauInstalments: Tiyn,
  declaredInstalments: Tiyn,
  worstOverdueDays: z.int(),
  worstOverdueAmount: Tiyn,
  /** An unpaid debt to this lender: a reversed payment of an ended loan, a write-off or a sold claim. */
  ownDebt: z.enum(['REVERSAL_OWED', 'WRITTEN_OFF', 'CEDED']).nullable(),
  income: Tiyn,
  incomeSource: z.enum(['BAND', 'STATEMENT']),
  validStatementExists: z.boolean(),
  statementRejected: z.boolean(),
  finishedLoans: z.int(),
  /** Null where the bureau has none. */
  score: z.int().nullable(),
  reports: z.array(z.string().max(64)),
});
export type ScoringFacts = z.infer<typeof ScoringFacts>;

export const DECISION_REASONS = [
  'WITHIN_LIMITS',
  'AGE',
  'NOT_IN_REGISTRY',
  'BLACKLIST',
  'STOP_CREDIT',
  'OWN_DEBT',
  'OVERDUE_60_PLUS',
  'DEBT_LOAD',
  'AMOUNT',
  'STATEMENT',
  'SCORE',
  'FRAUD',
  'MANUAL',
] as const;
export type DecisionReason = (typeof DECISION_REASONS)[number];

export const Decision = z.object({
  outcome: z.enum(['APPROVED', 'ALTERNATIVE', 'DECLINED']),
  rejectDecisionByKDN: z.boolean(),
  rejectDecisionByStatement: z.boolean(),
  rejectDecision60Plus: z.boolean(),
  rejectDecisionStopCredit: z.boolean(),
  rejectDecisionByAmount: z.boolean(),
  scoreAmount: Tiyn.nullable(),
  scoreInstallmentList: z.array(z.object({ term: z.int(), amount: Tiyn })),
  isBSPLAvailable: z.boolean(),
  isBILAvailable: z.boolean(),
  validStatementExists: z.boolean(),
  sourceType: z.enum(['AUTO', 'MANUAL']),
  ruleSet: z.string().max(32),
  /** Debt load in ppm: 540000 is 54 %. */
  kdnPpm: z.int(),
  reasons: z.array(
    z.object({ code: z.enum(DECISION_REASONS), observed: z.string().max(64), limit: z.string().max(64) }),
  ),
  lockedUntil: LocalDate.nullable(),
});
export type Decision = z.infer<typeof Decision>;
