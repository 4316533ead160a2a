/** Limits of the lender's own: waits, locks, scoring. Tenge, days, ppm. `source` says "own choice" where nobody else fixed it. */
import { type Tiyn, tenge } from '../values/money.ts';

/** Specification 3 and 9; lawful only inside the statutory penalty ceiling (law on microfinance activity, art. 4; R11). */
export const ENTRY_PENALTY: { value: Tiyn; source: string } = {
  value: tenge(3_000),
  source: 'specification 9, "Overdue-entry penalty"',
};

/** Days after which an unfinished application is annulled (R18). */
export const APPLICATION_DAYS = { value: 5, source: 'own choice; R18' };

/** Notices to a borrower by overdue day (R24). Day 1 is the statutory one. */
export const OVERDUE_NOTICES = [
  { day: 1, document: 'DEBT', source: 'Law on microfinance activity, art. 9-2' },
  { day: 18, document: 'NOTIFICATION_AFTER_18_DAYS_OF_DELAY', source: 'specification 3, document types' },
  { day: 60, document: 'PRE_TRIAL_NOTIFICATION', source: 'specification 3; R24' },
] as const;

/**
 * A payment whose provider is silent: asked every minute for the first days, then once in `thenHours`, without end, and the office sees it. A page that
 * nobody has paid on is given up after `pageHours`, a charge that the provider knows nothing of after `chargeHours`.
 */
export const PAYMENT_IN_DOUBT = {
  minutelyDays: 3,
  thenHours: 24,
  pageHours: 24,
  chargeHours: 1,
  source: 'own choice',
} as const;

/**
 * A return to the payer whose provider says that the payer has the money already: so often it is asked again while his notice is awaited, with the
 * growing pauses of the queue (an hour and a half in all); then the money lies in suspense again, and the office sees why.
 */
export const SEND_BACK_TOO_LATE = { tries: 24, source: 'own choice' } as const;

/** Letters of demand: from this overdue day, to be answered within these days; the 30 days before a claim are the borrower's to ask for other terms. */
export const DEMAND_LETTERS = {
  claimFromDay: 31,
  answerDays: 10,
  changeOfTermsDays: 30,
  source: 'own choice; 30 days: law on microfinance activity, art. 9-2',
} as const;

/** Rules of scoring: R9 (first list), R27, R28; specification 5, 9. */
export const SCORING = {
  ruleSet: 'rules-2026-2',
  minAge: 21,
  maxAge: 63,
  /** Debt load in ppm: instalments a month / income a month. */
  maxKdnPpm: 500_000,
  overdueDays: 60,
  overdueAbove: tenge(15_000),
  minScore: 300,
  source: 'specification 5, 9; debt load: ARDFM rules; the score is an own choice',
} as const;

/** Days before a rejected borrower may ask again (R27, own choice). */
export const LOCK_DAYS = {
  DEBT_LOAD: 7,
  AMOUNT: 0,
  SCORE: 30,
  MANUAL: 30,
  STOP_CREDIT: 30,
  OVERDUE_60_PLUS: 90,
} as const;

/** A bank statement: how old it may be, what it must cover, and from which amount on an instalment loan needs one. Tenge, days, months, bytes. */
export const STATEMENT = {
  days: 30,
  months: 6,
  incomeMonths: 2,
  requiredFrom: tenge(300_000),
  maxBytes: 5 * 1024 * 1024,
  source: 'specification 5, 9; R28; the size is an own choice',
} as const;

/** Hours in which an application is decided. */
export const DECISION_HOURS = {
  standard: 120,
  fast: 1,
  source: 'specification 9, "Decision": 5 days; fast issue 1 hour',
};

/** Prolongation and refinancing: R10, R13, R25. Days are counted from the end of the term as agreed before. */
export const PROLONGATION = {
  daysBefore: 3,
  atMost: 3,
  minDays: 5,
  maxDays: 30,
  source: 'specification 5 and 9 (from 3 days before the end); the number and the days are an own choice',
} as const;

/** Restructuring: what is paid the same day, in ppm of the debt; penalty not yet paid is waived in part (ppm), the rest of what was charged is added to the principal. */
export const RESTRUCTURING = {
  minMonths: 2,
  maxMonths: 6,
  firstPaymentPpm: 100_000n,
  waivedPenaltyPpm: 1_000_000n,
  /** How long an offer after a court stands beyond the day on which it is laid; signed, it is paid the same day. */
  courtOfferDays: 10,
  source:
    'specification 5 and 9 (2 to 6 months, a percent of the debt the same day); the percents and the days of a court offer are an own choice; R25',
} as const;

/** A deferral by the office: the oldest unpaid payment, at most so many days after its own last day, and never past the day of the next payment. */
export const DEFERRAL = { maxDays: 30, source: 'own choice; specification 5, GRACE_MANUAL' } as const;

/** Who may be written off: only what has been late for so long that nothing accrues any more. */
export const WRITE_OFF = { from: 'CALCULATION_STOPPED', source: 'own choice; D0025' } as const;

/** The sale of a claim: days between the notice and the agreement, and days the buyer has to pay. */
export const CESSION = {
  noticeDays: 10,
  payDays: 30,
  source: 'own choice; R24, Law on microfinance activity, art. 9-1',
} as const;

/** Refinancing turns what is left of a single-payment loan into instalments of the borrower's own kind of product (R22). */
export const REFINANCING = {
  into: { person: 'INDIVIDUAL_PERSON_IL', entrepreneur: 'INDIVIDUAL_ENTREPRENEUR_IL' },
  source: 'own choice; specification 5 and 9 (from 3 days before the end)',
} as const;
