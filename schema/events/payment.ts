/** What a provider told us, stream payment-<provider>-<externalId>: a callback counts once, money that cannot be placed is suspended, never lost. */
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
      /** The reference that the payment carried; null where the provider gave none we know. */
      loanId: LoanId.nullable(),
      /** Whose balance it is meant for: a top-up. Null for money of a loan. */
      borrowerId: BorrowerId.nullable().default(null),
      operationDate: LocalDate,
    }),
  },
  /** CLAIM: on the debt of a loan that was written off or sold. */
  PaymentPlaced: {
    version: 2,
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
  /** The office knows whose it is: out of suspense again. What it meets there (loan, balance) is posted there. */
  PaymentReleased: {
    version: 3,
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
  /** The provider has given it back to whoever paid it. */
  PaymentSentBack: { version: 1, data: z.object({ paymentId: PaymentId }) },
  /** The same operation told again with another sum: the first one counts, the office looks. */
  PaymentContradicted: { version: 1, data: z.object({ paymentId: PaymentId, amount: Tiyn }) },
  /** The provider took it back, told before or after the payment itself. */
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
  /** What came of it: the loan was folded again without it, the borrower owes it (the loan was over), or it left suspense; NOTHING where it had not been placed. */
  TakeBackSettled: {
    version: 2,
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
