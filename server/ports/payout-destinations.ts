import type { Iban } from '../../schema/values/iban.ts';
import type { BorrowerId, CardId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';

/** The choice, before a provider's token is added. */
export type ChosenDestination =
  /** `ownerUnchecked`: the bank could not say whose the account is. */
  | { kind: 'IBAN'; iban: Iban; ownerUnchecked?: true }
  | { kind: 'CARD'; cardId: CardId; token: string; maskedPan: string }
  | { kind: 'POST'; postOfficeId: string };

/** What tells this destination from others of its kind. */
export function accountOf(destination: ChosenDestination): string {
  switch (destination.kind) {
    case 'IBAN':
      return destination.iban;
    case 'CARD':
      return destination.token;
    case 'POST':
      return destination.postOfficeId;
  }
}

/** A loan, or a refund of the balance by its id. */
export type PayoutId = LoanId | PaymentId;

/** `hash` binds the destination to what is paid, so the same account under two loans looks different in the ledger. */
export type StoredDestination<Id extends PayoutId = LoanId> = {
  loanId: Id;
  borrowerId: BorrowerId;
  hash: string;
  destination: ChosenDestination;
};

/** Encrypted in Postgres; the ledger has only the hash. */
export type PayoutDestinations = {
  /** Keyed with the borrower's own key. */
  hashOf(chosen: Omit<StoredDestination<PayoutId>, 'hash'>): Promise<string>;
  /** Choosing the same again keeps one row, moved to the front. */
  keep(stored: StoredDestination<PayoutId>, at: Instant): Promise<void>;
  /** Binds the PDF whose signature is the choice. */
  bind(loanId: LoanId, hash: string, documentHash: string): Promise<void>;
  byHash<Id extends PayoutId>(loanId: Id, hash: string): Promise<StoredDestination<Id> | undefined>;
  byDocument(loanId: LoanId, documentHash: string): Promise<StoredDestination | undefined>;
  /** The last choice, signed or not. */
  latest<Id extends PayoutId>(loanId: Id): Promise<StoredDestination<Id> | undefined>;
  /** Until when a destination new to this borrower has to wait after a password reset by code. */
  heldUntil(
    borrowerId: BorrowerId,
    destination: Pick<ChosenDestination, 'kind'> & { iban?: Iban; cardId?: CardId },
    now: Instant,
  ): Promise<Instant | null>;
  /** True where the account is now this borrower's; false where another borrower has it. */
  claimIban(iban: Iban, borrowerId: BorrowerId, at: Instant): Promise<boolean>;
};
