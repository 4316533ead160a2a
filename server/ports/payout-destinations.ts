import type { Iban } from '../../schema/values/iban.ts';
import type { BorrowerId, CardId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';

/** What was chosen, before any provider's token is put in. */
export type ChosenDestination =
  | { kind: 'IBAN'; iban: Iban }
  | { kind: 'CARD'; cardId: CardId; token: string; maskedPan: string }
  | { kind: 'POST'; postOfficeId: string };

/** What tells this destination from another of its kind. */
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

/** What is paid: a loan, or money of the balance under the id of its refund. */
export type PayoutId = LoanId | PaymentId;

/** `hash` binds the destination to what is paid: the same account under two loans does not look the same in the ledger. */
export type StoredDestination<Id extends PayoutId = LoanId> = {
  loanId: Id;
  borrowerId: BorrowerId;
  hash: string;
  destination: ChosenDestination;
};

/** Sealed in Postgres; the ledger has the hash only. */
export type PayoutDestinations = {
  /** Keyed with the borrower's own key. */
  hashOf(chosen: Omit<StoredDestination<PayoutId>, 'hash'>): Promise<string>;
  /** Choosing the same again is one row, moved to the front. */
  keep(stored: StoredDestination<PayoutId>, at: Instant): Promise<void>;
  /** The PDF that binds this destination; signing that PDF is the choice. */
  bind(loanId: LoanId, hash: string, documentHash: string): Promise<void>;
  byHash<Id extends PayoutId>(loanId: Id, hash: string): Promise<StoredDestination<Id> | undefined>;
  byDocument(loanId: LoanId, documentHash: string): Promise<StoredDestination | undefined>;
  /** The last one chosen, signed or not. */
  latest<Id extends PayoutId>(loanId: Id): Promise<StoredDestination<Id> | undefined>;
  /** Until when a destination that this borrower had not used before has to wait, for the password was made anew by a code. */
  heldUntil(
    borrowerId: BorrowerId,
    destination: Pick<ChosenDestination, 'kind'> & { iban?: Iban; cardId?: CardId },
    now: Instant,
  ): Promise<Instant | null>;
  /** True where the account is this borrower's from now on; false where another borrower has it. */
  claimIban(iban: Iban, borrowerId: BorrowerId, at: Instant): Promise<boolean>;
};
