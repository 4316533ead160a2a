/** The borrower's prepaid balance, stream account-<borrowerId>. Moves from and to a loan pass through transit:balance. */
import { z } from 'zod';
import { LoanId, PaymentId, Tiyn } from './codecs.ts';
import { Posting } from './figures.ts';

const moved = z.object({ amount: Tiyn, balance: Tiyn, postings: z.array(Posting) });

export const ACCOUNT_EVENTS = {
  /** Surplus of a loan, or a top-up by the borrower. */
  BalanceCredited: {
    version: 1,
    data: moved.extend({
      loanId: LoanId.nullable(),
      paymentId: PaymentId.nullable(),
      reason: z.enum(['SURPLUS', 'TOP_UP']),
    }),
  },
  BalanceDebited: {
    version: 1,
    data: moved.extend({
      loanId: LoanId.nullable(),
      reason: z.enum(['INSTALMENT', 'REFUND', 'CORRECTION']),
      /** Under which the loan takes the money, or the request to have it back. */
      transferId: PaymentId.nullable().default(null),
    }),
  },
  /** The borrower wants it back; the office sends it, or says no. Nothing is set aside meanwhile. */
  RefundAsked: { version: 1, data: z.object({ refundId: PaymentId, amount: Tiyn }) },
  RefundDeclined: { version: 1, data: z.object({ refundId: PaymentId }) },
  /** Money of a loan that is over, or of a top-up, was taken back by the provider: the borrower owes it, the balance is as it was (decision 16). */
  ReversalOwed: {
    version: 1,
    data: z.object({ amount: Tiyn, loanId: LoanId.nullable(), paymentId: PaymentId, postings: z.array(Posting) }),
  },
} as const;

type Shapes = typeof ACCOUNT_EVENTS;
export type AccountEvent = { [T in keyof Shapes]: { type: T; data: z.output<Shapes[T]['data']> } }[keyof Shapes];
