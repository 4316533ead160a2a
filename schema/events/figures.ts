/** The figures that events of a loan carry, so that nobody downstream has to compute them again. */
import { z } from 'zod';
import { ACCOUNTS } from '../reference/accounts.ts';
import { PRICINGS, PRODUCT_TYPES, PURPOSE_CODES, TERM_UNITS } from '../reference/products.ts';
import { LocalDate, PpmPerDay, Tiyn } from './codecs.ts';

export const Term = z.object({ unit: z.enum(TERM_UNITS), count: z.int().min(1).max(60) });
export type Term = z.infer<typeof Term>;

/** What the borrower asks for. Amount in tiyn, already clamped and floored to the step of 5,000 tenge. */
export const Terms = z.object({
  productType: z.enum(PRODUCT_TYPES),
  pricing: z.enum(PRICINGS),
  amount: Tiyn,
  term: Term,
  purpose: z.enum(PURPOSE_CODES),
  promoCode: z.string().max(32).nullable(),
  fastIssue: z.boolean(),
  insuranceAgreed: z.boolean(),
});
export type Terms = z.infer<typeof Terms>;

/** One instalment as agreed; a single-payment loan has one row. Whole tenge, the last row takes the rounding. */
export const PlanRow = z.object({
  order: z.int().min(1),
  date: LocalDate,
  principal: Tiyn,
  interest: Tiyn,
  premium: Tiyn,
  amount: Tiyn,
  /** Principal still owed after this row. */
  remainingPrincipal: Tiyn,
});
export type PlanRow = z.infer<typeof PlanRow>;

/** The price of terms if issued on `issueDate`; every part in tiyn, the annual effective rate (GESV) in ppm: 170.3 % is 1703000. */
export const Price = z.object({
  ruleVersion: z.string().max(32),
  issueDate: LocalDate,
  maturity: LocalDate,
  days: z.int().min(1),
  rate: PpmPerDay,
  /** The product's rate gave way because a premium or a cap required it. */
  rateLowered: z.boolean(),
  interest: Tiyn,
  fastIssueFee: Tiyn,
  insurancePremium: Tiyn,
  total: Tiyn,
  overpayment: Tiyn,
  gesvPpm: z.int().min(0),
  rows: z.array(PlanRow).min(1),
});
export type Price = z.infer<typeof Price>;

/** Debit positive, credit negative; the postings of an event sum to zero. */
export const Posting = z.object({ account: z.enum(ACCOUNTS), amount: Tiyn });
export type Posting = z.infer<typeof Posting>;

export const COMPONENTS = ['principal', 'interest', 'penalty', 'premium'] as const;
export type Component = (typeof COMPONENTS)[number];

/** Where one part of a payment went: `row` is the instalment's order, null for penalty and for what is repaid ahead. */
export const AllocationLine = z.object({
  component: z.enum(COMPONENTS),
  overdue: z.boolean(),
  row: z.int().nullable(),
  amount: Tiyn,
});
export type AllocationLine = z.infer<typeof AllocationLine>;

/** A row of the schedule as it stands after an event. */
export const ScheduleRow = PlanRow.extend({
  paid: Tiyn,
  paidOn: LocalDate.nullable(),
});
export type ScheduleRow = z.infer<typeof ScheduleRow>;

/**
 * How the loan stands after an event: posted balances in tiyn, accrued through `accruedThrough` inclusive.
 * What is owed on a later day is a domain function over this and the day, never stored.
 */
export const Balances = z.object({
  principal: Tiyn,
  interest: Tiyn,
  penalty: Tiyn,
  premium: Tiyn,
  /** The part of `interest` that a due date already asks for: the base of the penalty, with the principal of that date. */
  interestDue: Tiyn,
  /** Interest, penalty and premiums charged since issue; never above the principal issued (R10). */
  charged: Tiyn,
  /** Penalty charged in the contract year of `accruedThrough` (R11). */
  penaltyThisYear: Tiyn,
  accruedThrough: LocalDate,
  /** The 90th overdue day, from which nothing accrues and the rest of the schedule is due (R12). */
  stoppedOn: LocalDate.nullable(),
  maturity: LocalDate,
  overdueSince: LocalDate.nullable(),
  /** A deferral by hand: rows up to this day may be paid until it, interest runs, penalty does not (R12). */
  graceUntil: LocalDate.nullable().default(null),
  nextDue: z.object({ date: LocalDate, amount: Tiyn }).nullable(),
  /** The day on which the closing of the day has something to do; null where nothing is left. */
  nextActionDate: LocalDate.nullable(),
  /**
   * Economical only: what the law let the days through `through` cost on the principal held in them; `through` is the day from which the present
   * principal is held. Absent in loans whose ceiling looks at the amount issued (D0025).
   */
  ceiling: z.object({ through: LocalDate, amount: Tiyn }).optional(),
  /** Of `premium`: the part of a fast issue's fee that the days held may not cost yet (docs/decisions/0031). Absent: all of it is owed. */
  unearned: Tiyn.optional(),
  /** Penalty of earlier contract years, kept while such a fee is: what was charged besides is interest. Absent: none. */
  penaltyBefore: Tiyn.optional(),
  /** Since the first payment under a rule that ages arrears by sums (docs/decisions/0030). Absent: row by row. */
  arrears: z.literal('BY_SUM').optional(),
  rows: z.array(ScheduleRow),
});
export type Balances = z.infer<typeof Balances>;
