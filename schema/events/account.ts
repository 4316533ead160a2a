/**
 * The borrower's prepaid balance, stream account-<borrowerId>. Money to and from a loan passes through transit:balance;
 * a refund is sent like the payout of a loan.
 */
import { z } from 'zod';
import { LoanId, LocalDate, PaymentId, Tiyn } from './codecs.ts';
import { Posting } from './figures.ts';
import { PayoutMethod } from './payout-method.ts';

const moved = z.object({ amount: Tiyn, balance: Tiyn, postings: z.array(Posting) });

export const ACCOUNT_EVENTS = {
  /** The surplus of a loan, a top-up by the borrower, or a refund whose transfer failed. */
  BalanceCredited: {
    version: 1,
    data: moved.extend({
      loanId: LoanId.nullable(),
      paymentId: PaymentId.nullable(),
      reason: z.enum(['SURPLUS', 'TOP_UP', 'REFUND_BACK']),
    }),
  },
  BalanceDebited: {
    version: 1,
    data: moved.extend({
      loanId: LoanId.nullable(),
      reason: z.enum(['INSTALMENT', 'REFUND', 'CORRECTION']),
      /** The id of the transfer to a loan, or of the refund. */
      transferId: PaymentId.nullable(),
    }),
  },
  /**
   * The borrower requests a refund to his account or card; the office approves or declines it. Nothing is set aside
   * meanwhile.
   */
  RefundAsked: {
    version: 1,
    data: z.object({ refundId: PaymentId, amount: Tiyn, method: PayoutMethod.nullable() }),
  },
  RefundDeclined: { version: 1, data: z.object({ refundId: PaymentId }) },
  /**
   * The steps of a payout. BalanceDebited sets the money aside; a failure or recall credits it again in the same
   * append.
   */
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
  RefundRecalled: { version: 1, data: z.object({ refundId: PaymentId, reason: z.string().max(64) }) },
  /**
   * The provider reversed a payment of an ended loan, or a top-up: the borrower owes it, and the balance stays (R16).
   */
  ReversalOwed: {
    version: 1,
    data: z.object({ amount: Tiyn, loanId: LoanId.nullable(), paymentId: PaymentId, postings: z.array(Posting) }),
  },
  /**
   * The balance paid such a debt. `left`: what the borrower still owes for this payment; `balance`: what the balance
   * holds.
   */
  ReversalSettled: {
    version: 1,
    data: moved.extend({ loanId: LoanId.nullable(), paymentId: PaymentId, left: Tiyn }),
  },
  /** The lender wrote off what was left of such a debt. */
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
