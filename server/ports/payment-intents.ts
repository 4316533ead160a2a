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
  /** A saved card is charged without a page: until the processor answers, nobody knows whether money left it. */
  byCard: boolean;
  /** When the processor was last asked what became of it. */
  askedAt: Instant | null;
  /** Since when there is nothing more to ask: it came, it failed, or nobody paid on its page. A notice that comes later still counts. */
  answeredAt: Instant | null;
};
type Opened = Omit<PaymentIntent, 'externalId' | 'redirectUrl' | 'failedCode' | 'askedAt' | 'answeredAt'>;
/** Opened before `to`; those opened before `often` only where they were last asked before `rarely`. */
export type AskWindow = { to: Instant; often: Instant; rarely: Instant };

/** Payments that somebody opened. Whether the money came is a fact of the ledger, not of this table. */
export type PaymentIntents = {
  /** Opening the same id again finds the first. */
  open(intent: Opened): Promise<PaymentIntent>;
  opened(id: PaymentId, externalId: string, redirectUrl: string | null): Promise<void>;
  /** `seen`: the borrower was told in the same breath, so he need not be told again. */
  failed(id: PaymentId, code: string, at: Instant, seen?: 'seen' | undefined): Promise<void>;
  asked(id: PaymentId, at: Instant): Promise<void>;
  answered(id: PaymentId, at: Instant): Promise<void>;
  told(id: PaymentId, at: Instant): Promise<void>;
  find(id: string): Promise<PaymentIntent | undefined>;
  /** Of one borrower, opened since then or unanswered still, and not known to have failed; the newest first. */
  recentOf(borrowerId: BorrowerId, from: Instant, limit: number): Promise<readonly PaymentIntent[]>;
  /** Unanswered, who has waited longest for a question first. */
  toAsk(window: AskWindow, limit: number): Promise<readonly PaymentIntent[]>;
  /** Unanswered and opened before that, the oldest first. */
  unanswered(before: Instant, limit: number): Promise<readonly PaymentIntent[]>;
  /** Failed, and the borrower has not been told. */
  toTell(limit: number): Promise<readonly PaymentIntent[]>;
};
