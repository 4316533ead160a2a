import type { BorrowerId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';

export type PaymentIntent = {
  id: PaymentId;
  borrowerId: BorrowerId;
  /** Null for a top-up of the balance. */
  loanId: LoanId | null;
  amount: Tiyn;
  provider: string;
  externalId: string | null;
  redirectUrl: string | null;
  failedCode: string | null;
  openedAt: Instant;
};

/** Payments that somebody opened. Whether the money came is a fact of the ledger, not of this table. */
export type PaymentIntents = {
  /** Opening the same id again finds the first. */
  open(intent: Omit<PaymentIntent, 'externalId' | 'redirectUrl' | 'failedCode'>): Promise<PaymentIntent>;
  opened(id: PaymentId, externalId: string, redirectUrl: string | null): Promise<void>;
  failed(id: PaymentId, code: string): Promise<void>;
  find(id: string): Promise<PaymentIntent | undefined>;
  /** Of one borrower, opened since then and not known to have failed, the newest first. */
  recentOf(borrowerId: BorrowerId, from: Instant, limit: number): Promise<readonly PaymentIntent[]>;
  /** Opened between the two instants and not known to have failed, the oldest first. */
  openedBetween(from: Instant, to: Instant, limit: number): Promise<readonly PaymentIntent[]>;
};
