/** The borrower's prepaid balance, stream account-<borrowerId>. Moves from and to a loan pass through transit:balance; money asked back leaves like a loan does. */
import { z } from 'zod';
import { LoanId, LocalDate, PaymentId, Tiyn } from './codecs.ts';
import { Posting } from './figures.ts';
import { KEYED_HASH_SINCE, PayoutMethod } from './payout-method.ts';

const moved = z.object({ amount: Tiyn, balance: Tiyn, postings: z.array(Posting) });

export const ACCOUNT_EVENTS = {
  /** Surplus of a loan, a top-up by the borrower, or money asked back whose transfer came to nothing. */
  BalanceCredited: {
    version: 1,
    data: moved.extend({
      loanId: LoanId.nullable(),
      paymentId: PaymentId.nullable(),
      reason: z.enum(['SURPLUS', 'TOP_UP', 'REFUND_BACK']),
    }),
  },
  BalanceDebited: {
    version: 2,
    data: moved.extend({
      loanId: LoanId.nullable(),
      reason: z.enum(['INSTALMENT', 'REFUND', 'CORRECTION']),
      /** Under which the loan takes the money, or the request to have it back. */
      transferId: PaymentId.nullable().default(null),
    }),
  },
  /** The borrower wants it back, to an account or card of his; the office agrees or says no. Nothing is set aside meanwhile. */
  RefundAsked: {
    version: KEYED_HASH_SINCE.RefundAsked,
    data: z.object({ refundId: PaymentId, amount: Tiyn, method: PayoutMethod.nullable().default(null) }),
  },
  RefundDeclined: { version: 1, data: z.object({ refundId: PaymentId }) },
  /** The steps of a payout, as a loan has them. What was set aside for it is BalanceDebited; failed or recalled it is credited in the same append. */
  RefundPrepared: {
    version: 1,
    data: z.object({ refundId: PaymentId, provider: z.string().max(32), providerKey: z.string().max(64) }),
  },
  RefundSent: {
    version: 1,
    data: z.object({ refundId: PaymentId, provider: z.string().max(32), externalId: z.string().max(64) }),
  },
  RefundPaid: {
    version: 1,
    data: z.object({ refundId: PaymentId, externalId: z.string().max(64), operationDate: LocalDate }),
  },
  RefundFailed: { version: 1, data: z.object({ refundId: PaymentId, code: z.string().max(16) }) },
  RefundRecalled: { version: 2, data: z.object({ refundId: PaymentId, reason: z.string().max(64) }) },
  /** Money of a loan that is over, or of a top-up, was taken back by the provider: the borrower owes it, the balance is as it was (R16). */
  ReversalOwed: {
    version: 1,
    data: z.object({ amount: Tiyn, loanId: LoanId.nullable(), paymentId: PaymentId, postings: z.array(Posting) }),
  },
  /** The balance paid such a debt: `left` is what the borrower still owes for this payment, `balance` what the balance has left. */
  ReversalSettled: {
    version: 1,
    data: moved.extend({ loanId: LoanId.nullable(), paymentId: PaymentId, left: Tiyn }),
  },
  /** The lender gave up what was left of such a debt. */
  ReversalForgiven: {
    version: 1,
    data: z.object({
      amount: Tiyn,
      loanId: LoanId.nullable(),
      paymentId: PaymentId,
      postings: z.array(Posting),
    }),
  },
} as const;

type Shapes = typeof ACCOUNT_EVENTS;
export type AccountEvent = { [T in keyof Shapes]: { type: T; data: z.output<Shapes[T]['data']> } }[keyof Shapes];
