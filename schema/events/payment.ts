/**
 * A payment as a provider reports it, stream payment-<provider>-<externalId>. A callback counts once; money that cannot
 * be placed is suspended, never lost.
 */
import { z } from 'zod';
import { BorrowerId, LoanId, LocalDate, PaymentId, Tiyn } from './codecs.ts';
import { Posting } from './figures.ts';

export const PAYMENT_EVENTS = {
  PaymentNotified: {
    version: 1,
    data: z.object({
      paymentId: PaymentId,
      provider: z.string().max(32),
      externalId: z.string().max(64),
      amount: Tiyn,
      /** The loan named by the payment; null where the provider names none that we know. */
      loanId: LoanId.nullable(),
      /** For a top-up, the borrower whose balance it goes to; null when the money is for a loan. */
      borrowerId: BorrowerId.nullable(),
      operationDate: LocalDate,
    }),
  },
  /** CLAIM: a debt that was written off or sold. */
  PaymentPlaced: {
    version: 1,
    data: z.object({
      paymentId: PaymentId,
      loanId: LoanId.nullable(),
      borrowerId: BorrowerId.nullable(),
      to: z.enum(['LOAN', 'BALANCE', 'CLAIM']),
    }),
  },
  PaymentSuspended: {
    version: 1,
    data: z.object({ paymentId: PaymentId, reason: z.string().max(64), amount: Tiyn, postings: z.array(Posting) }),
  },
  /** The office knows whose it is: it leaves suspense, and its loan or balance posts it. */
  PaymentReleased: {
    version: 1,
    data: z.object({
      paymentId: PaymentId,
      provider: z.string().max(32),
      externalId: z.string().max(64),
      to: z.enum(['LOAN', 'BALANCE', 'SENDER', 'RECOVERY', 'BUYER', 'CESSION_PRICE']),
      loanId: LoanId.nullable(),
      borrowerId: BorrowerId.nullable(),
      amount: Tiyn,
      postings: z.array(Posting),
    }),
  },
  /** The provider has returned it to the payer. */
  PaymentSentBack: { version: 1, data: z.object({ paymentId: PaymentId }) },
  /** The same operation was reported with another amount: the first one counts, and the office checks. */
  PaymentContradicted: { version: 1, data: z.object({ paymentId: PaymentId, amount: Tiyn }) },
  /** The provider reversed it; the report may come before or after the payment itself. */
  PaymentTakenBack: {
    version: 1,
    data: z.object({
      paymentId: PaymentId,
      provider: z.string().max(32),
      externalId: z.string().max(64),
      amount: Tiyn,
      loanId: LoanId.nullable(),
      operationDate: LocalDate,
    }),
  },
  /**
   * How the reversal was settled: the loan was replayed without it, the borrower owes it (the loan has ended), or it
   * left suspense. NOTHING where it had not been placed.
   */
  TakeBackSettled: {
    version: 1,
    data: z.object({
      paymentId: PaymentId,
      to: z.enum(['NOTHING', 'LOAN', 'ACCOUNT', 'SUSPENSE', 'CLAIM']),
      loanId: LoanId.nullable(),
      borrowerId: BorrowerId.nullable(),
      postings: z.array(Posting),
    }),
  },
} as const;

type Shapes = typeof PAYMENT_EVENTS;
export type PaymentEvent = { [T in keyof Shapes]: { type: T; data: z.output<Shapes[T]['data']> } }[keyof Shapes];
