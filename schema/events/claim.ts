/**
 * Stream claim-<loanId>: money for a debt that was written off or sold, and what is settled with the buyer. Stream
 * insurer-payable: premiums paid over to the insurer.
 */
import { z } from 'zod';
import { BorrowerId, LoanId, PaymentId, Tiyn } from './codecs.ts';
import { Posting } from './figures.ts';

const moved = z.object({ loanId: LoanId, amount: Tiyn, postings: z.array(Posting) });
const settled = z.object({
  settlementId: PaymentId,
  amount: Tiyn,
  /** The number of the payment order or the bank statement. */
  reference: z.string().max(32),
  postings: z.array(Posting),
});

export const CLAIM_ACCOUNTS = ['RECOVERY', 'BUYER', 'PRICE'] as const;

export const CLAIM_EVENTS = {
  /** Money for a debt that was written off; `recovered` is the total. */
  RecoveryReceived: {
    version: 1,
    data: moved.extend({ paymentId: PaymentId, borrowerId: BorrowerId, recovered: Tiyn }),
  },
  /** The borrower of a sold claim paid here; the money is the buyer's. `owed`: the total owed to the buyer. */
  BuyerMoneyReceived: {
    version: 1,
    data: moved.extend({ paymentId: PaymentId, borrowerId: BorrowerId, buyer: z.string().max(64), owed: Tiyn }),
  },
  /** The buyer's payment of the price, found in suspense; `left`: what the buyer still has to pay. */
  CessionPriceReceived: {
    version: 1,
    data: moved.extend({ paymentId: PaymentId, buyer: z.string().max(64), left: Tiyn }),
  },
  /** The same, confirmed by two members of staff where no notice came. */
  CessionPriceConfirmed: {
    version: 1,
    data: settled.extend({ loanId: LoanId, buyer: z.string().max(64), left: Tiyn }),
  },
  /** Paid over to the buyer; `owed` is what remains. */
  BuyerPaid: {
    version: 1,
    data: settled.extend({ loanId: LoanId, buyer: z.string().max(64), owed: Tiyn }),
  },
  /**
   * The provider reversed a payment, or its next part. The amount owed to a buyer may fall below zero; then the buyer
   * owes it.
   */
  ClaimMoneyTakenBack: {
    version: 1,
    data: moved.extend({ paymentId: PaymentId, part: z.int().min(0), from: z.enum(CLAIM_ACCOUNTS) }),
  },
  /** The buyer has confirmed that the borrower owes nothing any more. */
  ClaimSettled: { version: 1, data: z.object({ loanId: LoanId, buyer: z.string().max(64) }) },
} as const;

export const INSURER_EVENTS = {
  /** Premiums of issued loans paid over; `paid` is the total. */
  InsurerPaid: { version: 1, data: settled.extend({ paid: Tiyn }) },
} as const;

type Shapes = typeof CLAIM_EVENTS;
export type ClaimEvent = { [T in keyof Shapes]: { type: T; data: z.output<Shapes[T]['data']> } }[keyof Shapes];
export type InsurerEvent = { type: 'InsurerPaid'; data: z.output<(typeof INSURER_EVENTS)['InsurerPaid']['data']> };
