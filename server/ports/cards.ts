import type { Iban } from '../../schema/values/iban.ts';
import type { BorrowerId, CardId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import type { RegisteredCard } from './card-processor.ts';

export const CARD_STATES = ['REGISTERED', 'AMOUNT_BLOCKED', 'ACTIVE', 'EXPIRED', 'TRIES_OVER', 'REJECTED'] as const;
export type CardState = (typeof CARD_STATES)[number];

export type StoredCard = {
  id: CardId;
  /** The cardId of /json. */
  number: number;
  borrowerId: BorrowerId;
  provider: string;
  state: CardState;
  redirectUrl: string | null;
  brand: string;
  maskedPan: string;
  lastFour: string;
  /** The borrower's own name for it. */
  name: string | null;
  /** The account behind it, if its owner has named one. */
  iban: Iban | null;
  triesLeft: number;
  rejection: string | null;
  startedAt: Instant;
  expiresAt: Instant;
};

export type AmountTried =
  | { outcome: 'ACTIVE' | 'WRONG'; triesLeft: number }
  | { outcome: 'NOT_OPEN'; state: CardState };

type Limit = { since: Instant; most: number };
/** Wrong amounts on all registrations together. */
export type GuessLimits = { borrower: Limit; card: Limit };

export type Cards = {
  /** Opening the same id again finds the first. Undefined where the borrower has started `most` since `since`. */
  open(card: {
    id: CardId;
    borrowerId: BorrowerId;
    provider: string;
    returnPath: string;
    startedAt: Instant;
    expiresAt: Instant;
    triesLeft: number;
    limit: Limit;
  }): Promise<StoredCard | undefined>;
  opened(id: CardId, redirectUrl: string, externalId: string): Promise<void>;
  /** Registered, amount blocked. Only from REGISTERED, so a repeated callback changes nothing. */
  registered(id: CardId, card: RegisteredCard, now: Instant): Promise<void>;
  rejected(id: CardId, code: string): Promise<void>;
  /** The same card was registered too often, so no more guesses. */
  block(id: CardId): Promise<void>;
  /**
   * Counts the try before it compares. The third wrong one is TRIES_OVER, and so is any after too many on other
   * registrations of this borrower or card.
   */
  tryAmount(id: CardId, amount: number, now: Instant, limits: GuessLimits): Promise<AmountTried>;
  /** Cards that are not deleted; a registration past its time reads as EXPIRED. */
  ofBorrower(borrowerId: BorrowerId, now: Instant): Promise<readonly StoredCard[]>;
  find(borrowerId: BorrowerId, id: string, now: Instant): Promise<StoredCard | undefined>;
  /** The processor's token; undefined unless the card is ACTIVE. */
  token(id: CardId): Promise<string | undefined>;
  /** The processor that registered it, also of a card that was removed. */
  provider(id: CardId): Promise<string | undefined>;
  /** Null takes the name away. */
  rename(card: Pick<StoredCard, 'id' | 'borrowerId'>, name: string | null): Promise<void>;
  setIban(card: Pick<StoredCard, 'id' | 'borrowerId'>, iban: Iban | null): Promise<void>;
  remove(id: CardId, at: Instant): Promise<void>;
  /** Registrations of the processor that are over, and whose blocked amount has not been given back. */
  heldAfterEnd(provider: string, now: Instant, limit: number): Promise<readonly CardId[]>;
  holdReleased(id: CardId, at: Instant): Promise<void>;
  /** Registrations of the borrower since then in which all tries were wrong. */
  guessedSince(borrowerId: BorrowerId, since: Instant): Promise<number>;
  /** Other registrations of the same card since then, by anybody, in which all tries were wrong. */
  sameCardGuessedSince(id: CardId, since: Instant): Promise<number>;
};
