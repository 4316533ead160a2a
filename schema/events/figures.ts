/** The figures in the events of a loan, so that nobody has to compute them again. */
import { z } from 'zod';
import { ACCOUNTS } from '../reference/accounts.ts';
import { PRICINGS, PRODUCT_TYPES, PURPOSE_CODES, TERM_UNITS } from '../reference/products.ts';
import { LocalDate, PpmPerDay, Tiyn } from './codecs.ts';

export const Term = z.object({ unit: z.enum(TERM_UNITS), count: z.int().min(1).max(60) });
export type Term = z.infer<typeof Term>;

/** What the borrower applies for. The amount in tiyn is already clamped and rounded down to 5,000 tenge. */
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

/** One instalment as agreed; a single-payment loan has one row. Whole tenge; the last row takes the remainder. */
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

/**
 * The price of terms issued on `issueDate`: amounts in tiyn, the annual effective rate (GESV) in ppm (170.3 % is
 * 1703000).
 */
export const Price = z.object({
  ruleVersion: z.string().max(32),
  issueDate: LocalDate,
  maturity: LocalDate,
  days: z.int().min(1),
  rate: PpmPerDay,
  /** A premium or a ceiling forced a rate below the product's. */
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

/** What one part of a payment paid. `row`: the order of the instalment; null for penalty and for prepaid amounts. */
export const AllocationLine = z.object({
  component: z.enum(COMPONENTS),
  overdue: z.boolean(),
  row: z.int().nullable(),
  amount: Tiyn,
});
export type AllocationLine = z.infer<typeof AllocationLine>;

/** A row of the schedule after an event. */
export const ScheduleRow = PlanRow.extend({
  paid: Tiyn,
  paidOn: LocalDate.nullable(),
});
export type ScheduleRow = z.infer<typeof ScheduleRow>;

/**
 * The balances after an event, in tiyn, accrued through `accruedThrough` inclusive. What is owed on a later day is
 * computed from them and never stored.
 */
export const Balances = z.object({
  principal: Tiyn,
  interest: Tiyn,
  penalty: Tiyn,
  premium: Tiyn,
  /** Interest already due; with the due principal it is the base of the penalty. */
  interestDue: Tiyn,
  /** Interest, penalty and premiums charged since the issue; never above the principal issued (R10). */
  charged: Tiyn,
  /** Penalty charged in the contract year of `accruedThrough` (R11). */
  penaltyThisYear: Tiyn,
  accruedThrough: LocalDate,
  /** The 90th overdue day: nothing accrues after it, and the whole schedule is due (R12). */
  stoppedOn: LocalDate.nullable(),
  maturity: LocalDate,
  overdueSince: LocalDate.nullable(),
  /** A deferral by the office: instalments may be paid until this day; interest accrues, penalty does not (R12). */
  graceUntil: LocalDate.nullable(),
  nextDue: z.object({ date: LocalDate, amount: Tiyn }).nullable(),
  /** The next day on which the end of day acts; null where there is none. */
  nextActionDate: LocalDate.nullable(),
  /**
   * Economical only: the legal maximum of the days through `through` on the principal held in them; the present
   * principal is held from that day. Absent where the ceiling follows the amount issued (D0025).
   */
  ceiling: z.object({ through: LocalDate, amount: Tiyn }).optional(),
  /** The part of `premium` that is not earned yet (D0031, D0252). Absent: all of it is owed. */
  unearned: Tiyn.optional(),
  /** Premiums that rows have asked for and that are unpaid (D0252). Absent: the first row asks for all. */
  premiumDue: Tiyn.optional(),
  /**
   * Penalty of earlier contract years. While the fee is not fully earned, it separates penalty from interest. Absent:
   * none.
   */
  penaltyBefore: Tiyn.optional(),
  /** Present since the first payment under a rule that ages arrears by sums (D0030). Absent: row by row. */
  arrears: z.literal('BY_SUM').optional(),
  rows: z.array(ScheduleRow),
});
export type Balances = z.infer<typeof Balances>;
