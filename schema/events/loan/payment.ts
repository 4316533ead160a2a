/** Payments of the borrower, reversals, and corrections by backdated payments. */
import { z } from 'zod';
import { LocalDate, PaymentId, Tiyn } from '../codecs.ts';
import { AllocationLine } from '../figures.ts';
import { financial, received } from './base.ts';

/** What another payment now pays, after the order of days has changed. */
const reallocation = z.object({ paymentId: PaymentId, allocation: z.array(AllocationLine), surplus: Tiyn });

export const PAYMENT_EVENTS = {
  PaymentReceived: received.extend({
    paymentId: PaymentId,
    provider: z.string().max(32),
    externalId: z.string().max(64),
    /** What the loan did not need; it goes through transit to the borrower's balance. */
    surplus: Tiyn,
    paidOn: LocalDate,
  }),
  /** The difference that makes the books as if the payment had never come (R5, R16). */
  PaymentReversed: financial.extend({
    paymentId: PaymentId,
    amount: Tiyn,
    reason: z.string().max(64),
    reversedOn: LocalDate,
    surplus: Tiyn,
    reallocated: z.array(reallocation),
    /** After a partial reversal the remaining money is recorded as a new PaymentReceived of the same day (D0022). */
    rest: z.object({ paymentId: PaymentId, amount: Tiyn }).nullable(),
  }),
  /**
   * A backdated payment: the difference between the books as written and a replay by business day (R5). `surplus` is
   * the change of what went to the balance.
   */
  BackdatingAdjusted: financial.extend({
    paymentId: PaymentId,
    surplus: Tiyn,
    reallocated: z.array(reallocation),
  }),
} as const;
