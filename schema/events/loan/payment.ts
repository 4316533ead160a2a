/** Payments of the borrower, a payment taken back, and the books corrected by an earlier day. */
import { z } from 'zod';
import { LocalDate, PaymentId, Tiyn } from '../codecs.ts';
import { AllocationLine } from '../figures.ts';
import { financial, received } from './base.ts';

/** What another payment pays for, now that the order of the days has changed. */
const reallocation = z.object({ paymentId: PaymentId, allocation: z.array(AllocationLine), surplus: Tiyn });

export const PAYMENT_EVENTS = {
  PaymentReceived: received.extend({
    paymentId: PaymentId,
    provider: z.string().max(32),
    externalId: z.string().max(64),
    /** What the loan did not need; it goes to the borrower's balance through transit. */
    surplus: Tiyn,
    paidOn: LocalDate,
  }),
  /** The provider took money back: the books as if it had never come, by the difference (R5, R16). */
  PaymentReversed: financial.extend({
    paymentId: PaymentId,
    amount: Tiyn,
    reason: z.string().max(64),
    reversedOn: LocalDate,
    surplus: Tiyn,
    reallocated: z.array(reallocation),
    /** Only a part was taken back: what is left is the next PaymentReceived, for the same day (docs/decisions/0022). */
    rest: z.object({ paymentId: PaymentId, amount: Tiyn }).nullable().default(null),
  }),
  /**
   * A payment arrived for a day before what is already written down: the difference between the books as they were and the
   * facts folded by the day they count from (R5). `surplus` is the change of what went to the balance.
   */
  BackdatingAdjusted: financial.extend({
    paymentId: PaymentId,
    surplus: Tiyn,
    reallocated: z.array(reallocation),
  }),
} as const;
