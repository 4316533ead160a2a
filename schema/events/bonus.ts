/**
 * Bonuses of a borrower, stream bonus-<borrowerId>: 1 bonus is 1 tenge, kept in tiyn. Earning them credits
 * bonus-liability; spending is posted by the loan's BonusSpent. Setting aside and returning move nothing between
 * accounts, so they carry no postings.
 */
import { z } from 'zod';
import { LoanId, PaymentId, Tiyn } from './codecs.ts';
import { Posting } from './figures.ts';

/** `balance`: what may be spent after the event, without what is set aside. */
const moved = z.object({ amount: Tiyn, balance: Tiyn });
const transfer = moved.extend({ transferId: PaymentId, loanId: LoanId });

export const BONUS_EVENTS = {
  /** A share of the interest that a payment paid in time; once for each payment. */
  BonusEarned: {
    version: 1,
    data: moved.extend({
      paymentId: PaymentId,
      loanId: LoanId,
      interest: Tiyn,
      ruleVersion: z.string().max(32),
      postings: z.array(Posting),
    }),
  },
  /** Set aside for a loan. */
  BonusReserved: { version: 1, data: transfer },
  /** The loan took `amount`; `returned` is free again. */
  BonusConfirmed: { version: 1, data: transfer.extend({ returned: Tiyn }) },
  /** The loan took nothing. */
  BonusReleased: { version: 1, data: transfer },
  /** A backdated payment has paid what these bonuses had paid, so they return to the borrower. */
  BonusReturned: { version: 1, data: transfer },
  /**
   * The payment that earned them was reversed. `amount` leaves the balance now; `owed` was spent or set aside and is
   * taken from later bonuses by another event of this type (D0016).
   */
  BonusTakenBack: {
    version: 1,
    data: moved.extend({ paymentId: PaymentId, loanId: LoanId, owed: Tiyn, postings: z.array(Posting) }),
  },
} as const;

type Shapes = typeof BONUS_EVENTS;
export type BonusEvent = { [T in keyof Shapes]: { type: T; data: z.output<Shapes[T]['data']> } }[keyof Shapes];
