/**
 * The lender's own limits: waits, locks, scoring. Tenge, days, ppm. `source` says "own choice" where nobody else fixed
 * it.
 */
import { type Tiyn, tenge } from '../values/money.ts';

/** Lawful only inside the statutory penalty ceiling (law on microfinance activity, art. 4; R11, R80). */
export const ENTRY_PENALTY: { value: Tiyn; source: string } = {
  value: tenge(3_000),
  source: 'R80',
};

/** Days after which an unfinished application is annulled (R18). */
export const APPLICATION_DAYS = { value: 5, source: 'own choice; R18' };

/** Certificates that a borrower may ask for on one day (R134). */
export const CERTIFICATES_A_DAY = { value: 10, source: 'own choice; R134' };

/** Notices to a borrower by overdue day (R24). Day 1 is the statutory one. */
export const OVERDUE_NOTICES = [
  { day: 1, document: 'DEBT', source: 'Law on microfinance activity, art. 9-2' },
  { day: 18, document: 'NOTIFICATION_AFTER_18_DAYS_OF_DELAY', source: 'R24' },
  { day: 60, document: 'PRE_TRIAL_NOTIFICATION', source: 'R24' },
] as const;

/**
 * A payment whose provider is silent: it is asked every minute for the first days, then every `thenHours` hours without
 * end, and the office sees it. An unpaid page is closed after `pageHours`, a charge unknown to the provider after
 * `chargeHours`.
 */
export const PAYMENT_IN_DOUBT = {
  minutelyDays: 3,
  thenHours: 24,
  pageHours: 24,
  chargeHours: 1,
  source: 'own choice',
} as const;

/** Pages of the processor that a borrower may have open; one that nobody paid on counts for so many minutes (R1006). */
export const PAYMENT_PAGES = { most: 5, minutes: 60, source: 'own choice' } as const;

/** A like payment within this time is taken only after the borrower confirms it (R123). */
export const PAYMENT_REPEAT = { minutes: 10, source: 'own choice' } as const;

/**
 * A refund to the payer whose provider says that the payer already has the money: the provider is asked so many times,
 * at growing intervals (an hour and a half in all), until its reversal arrives. Then the money is suspended again, and
 * the office sees why.
 */
export const SEND_BACK_TOO_LATE = { tries: 24, source: 'own choice' } as const;

/**
 * Letters of demand go out from this overdue day and are to be answered within these days. In the 30 days before
 * them the borrower may ask for other terms.
 */
export const DEMAND_LETTERS = {
  claimFromDay: 31,
  answerDays: 10,
  changeOfTermsDays: 30,
  /** Of our answer to him who asks. */
  termsAnswerDays: 15,
  source: 'own choice; 30 and 15 days: law on microfinance activity, art. 9-2',
} as const;

/** Rules of scoring (R9, R27, R28, R97). */
export const SCORING = {
  ruleSet: 'rules-2026-5',
  minAge: 21,
  maxAge: 63,
  /** KDN in ppm: monthly instalments / monthly income. */
  maxKdnPpm: 500_000,
  overdueDays: 60,
  overdueAbove: tenge(15_000),
  minScore: 300,
  /** Money that stays with an entrepreneur for up to two years asks for a longer good history (D0137). */
  minScoreOfInstalmentsForEntrepreneurs: 450,
  source: 'R97; debt load: ARDFM rules; the score is an own choice',
} as const;

/** Days before a rejected borrower may apply again, by the main reason (R27, own choice). Others have no wait. */
export const LOCK_DAYS = { DEBT_LOAD: 7, SCORE: 30, MANUAL: 30, OVERDUE_60_PLUS: 90 } as const;

/**
 * A bank statement: its greatest age, what it must cover, and the amount from which an instalment loan needs one.
 * Tenge, days, months, bytes.
 */
export const STATEMENT = {
  days: 30,
  months: 6,
  incomeMonths: 2,
  requiredFrom: tenge(300_000),
  maxBytes: 5 * 1024 * 1024,
  source: 'R96; R28; the size is an own choice',
} as const;

/** Hours in which an application is decided. */
export const DECISION_HOURS = { standard: 24 * APPLICATION_DAYS.value, fast: 1, source: 'R95' };

/** Prolongation and refinancing (R10, R13, R25). Days count from the end of the term agreed before. */
export const PROLONGATION = {
  daysBefore: 3,
  atMost: 3,
  minDays: 5,
  maxDays: 30,
  source: 'R25; the number and the days are an own choice',
} as const;

/**
 * Restructuring: the first payment in ppm of the debt; unpaid penalty is waived in part (ppm), other charges become
 * principal.
 */
export const RESTRUCTURING = {
  minMonths: 2,
  maxMonths: 6,
  firstPaymentPpm: 100_000n,
  waivedPenaltyPpm: 1_000_000n,
  /** For how many days an offer after a court decision is renewed; once signed, it is paid the same day. */
  courtOfferDays: 10,
  source: 'R25; the percents and the days of a court offer are an own choice',
} as const;

/**
 * A deferral by the office: the oldest unpaid instalment, at most so many days after its own last day, and before the
 * next one is due.
 */
export const DEFERRAL = { maxDays: 30, source: 'own choice; R103' } as const;

/** Only a debt on which nothing accrues any more may be written off. */
export const WRITE_OFF = { from: 'CALCULATION_STOPPED', source: 'own choice; D0025' } as const;

/** The sale of a claim: days between the notice and the agreement, and days for the buyer to pay. */
export const CESSION = {
  noticeDays: 10,
  payDays: 30,
  source: 'own choice; R24, Law on microfinance activity, art. 9-1',
} as const;

/** Refinancing turns the remainder of a single-payment loan into instalments, for a person or an entrepreneur (R22). */
export const REFINANCING = {
  into: { person: 'INDIVIDUAL_PERSON_IL', entrepreneur: 'INDIVIDUAL_ENTREPRENEUR_IL' },
  source: 'own choice; R25',
} as const;

/** Analysts do not see figures of fewer persons: they could point to one (R541). */
export const FEWEST_PERSONS = 5;

/** Names of the counts of codes to strangers of a day (R760); /metrics shows them. */
export const STRANGER_POTS = { registration: 'sms-strangers:registration', restore: 'sms-strangers:restore' } as const;
