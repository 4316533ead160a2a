import type { Iban } from '../../schema/values/iban.ts';
import type { BorrowerId, CardId, LoanId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';

/** What was chosen, before any provider's token is put in. `hash` binds it to the loan (decision 21). */
export type ChosenDestination =
  | { kind: 'IBAN'; iban: Iban }
  | { kind: 'CARD'; cardId: CardId; token: string; maskedPan: string }
  | { kind: 'POST'; postOfficeId: string };

export type StoredDestination = {
  loanId: LoanId;
  borrowerId: BorrowerId;
  hash: string;
  destination: ChosenDestination;
};

/** Sealed in Postgres; the ledger has the hash only. */
export type PayoutDestinations = {
  /** Choosing the same again is one row, moved to the front. */
  keep(stored: StoredDestination, at: Instant): Promise<void>;
  /** The PDF that binds this destination; signing that PDF is the choice. */
  bind(loanId: LoanId, hash: string, documentHash: string): Promise<void>;
  byHash(loanId: LoanId, hash: string): Promise<StoredDestination | undefined>;
  byDocument(loanId: LoanId, documentHash: string): Promise<StoredDestination | undefined>;
  /** The last one chosen, signed or not. */
  latest(loanId: LoanId): Promise<StoredDestination | undefined>;
  /** True where the account is this borrower's from now on; false where another borrower has it. */
  claimIban(iban: Iban, borrowerId: BorrowerId, at: Instant): Promise<boolean>;
};
