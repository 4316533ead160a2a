/**
 * Bonuses of a borrower, stream bonus-<borrowerId>: 1 bonus is 1 tenge, kept in tiyn. Earning owes them to the borrower (bonus-liability); what a loan
 * takes is posted by the loan's BonusSpent. Setting aside and giving back move nothing between accounts, so they carry no postings.
 */
import { z } from 'zod';
import { LoanId, PaymentId, Tiyn } from './codecs.ts';
import { Posting } from './figures.ts';

/** `balance`: what may be spent after the fact; what is set aside is not in it. */
const moved = z.object({ amount: Tiyn, balance: Tiyn });
const transfer = moved.extend({ transferId: PaymentId, loanId: LoanId });

export const BONUS_EVENTS = {
  /** A part of interest that was paid in time, once a payment. */
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
  /** The loan took `amount`; `returned` of what was set aside is free again. */
  BonusConfirmed: { version: 1, data: transfer.extend({ returned: Tiyn }) },
  /** The loan took nothing. */
  BonusReleased: { version: 1, data: transfer },
  /** A payment that arrived late has paid what bonuses had paid: they are the borrower's again. */
  BonusReturned: { version: 1, data: transfer },
  /**
   * The payment that earned them was taken back. `amount` leaves the balance now; `owed` was spent or set aside and is taken from what comes next, in a
   * further fact of the same kind (docs/decisions/0016).
   */
  BonusTakenBack: {
    version: 1,
    data: moved.extend({ paymentId: PaymentId, loanId: LoanId, owed: Tiyn, postings: z.array(Posting) }),
  },
} as const;

type Shapes = typeof BONUS_EVENTS;
export type BonusEvent = { [T in keyof Shapes]: { type: T; data: z.output<Shapes[T]['data']> } }[keyof Shapes];
