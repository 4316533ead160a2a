import type { BorrowerId, CardId, LoanId, PaymentId } from '../../schema/values/ids.ts';
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
  /** A saved card is charged without a page; until the processor answers, nobody knows whether it was charged. */
  byCard: boolean;
  /** The masked number of the saved card. */
  card: string | null;
  /** Which saved card was charged; two cards may have the same masked number. */
  cardId: CardId | null;
  /** Until when the bank waits for its owner to confirm the charge on `redirectUrl`; null where it did not ask. */
  challengeUntil: Instant | null;
  /** When the processor was last asked about it. */
  askedAt: Instant | null;
  /** Since when nothing is left to ask: it was paid, it failed, or its page expired. A later notice still counts. */
  answeredAt: Instant | null;
};
type Later = 'externalId' | 'redirectUrl' | 'failedCode' | 'challengeUntil' | 'askedAt' | 'answeredAt';
type Opened = Omit<PaymentIntent, Later>;
/** Opened before `to`; those opened before `often` only if last asked before `rarely`. */
export type AskWindow = { to: Instant; often: Instant; rarely: Instant };

/** Payments that were opened. Whether the money came is in the ledger, not in this table. */
export type PaymentIntents = {
  /**
   * Opening the same id again finds the first. Undefined, and nothing opened, where the borrower has `pages.most` that
   * were opened since and are unanswered: counted so that openings at once cannot pass it.
   */
  open(intent: Opened, pages: { most: number; since: Instant }): Promise<PaymentIntent | undefined>;
  opened(id: PaymentId, externalId: string, redirectUrl: string | null, challengeUntil?: Instant): Promise<void>;
  /** `seen`: the borrower saw the failure on the page and needs no message. */
  failed(id: PaymentId, code: string, at: Instant, seen?: 'seen' | undefined): Promise<void>;
  markInquired(id: PaymentId, at: Instant): Promise<void>;
  answered(id: PaymentId, at: Instant): Promise<void>;
  markNotified(id: PaymentId, at: Instant): Promise<void>;
  find(id: string): Promise<PaymentIntent | undefined>;
  /** Of one borrower: opened since then or still unanswered, and not known to have failed; newest first. */
  recentOf(borrowerId: BorrowerId, from: Instant, limit: number): Promise<readonly PaymentIntent[]>;
  /** Unanswered; the one not asked for the longest time comes first. */
  toInquire(window: AskWindow, limit: number): Promise<readonly PaymentIntent[]>;
  /** Unanswered and opened before that, oldest first. */
  unanswered(before: Instant, limit: number): Promise<readonly PaymentIntent[]>;
  /** Failed, and the borrower has not been notified. */
  toNotify(limit: number): Promise<readonly PaymentIntent[]>;
};
