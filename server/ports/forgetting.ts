/** Requests to be forgotten, and the forgetting itself (R157, R158). */
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';

export type Forgetting = {
  askedAt(id: BorrowerId): Promise<Instant | null>;
  /** When the person was forgotten; null where he was not. */
  erasedAt(id: BorrowerId): Promise<Instant | null>;
  /** A second request changes nothing; null withdraws it. */
  ask(id: BorrowerId, at: Instant | null): Promise<void>;
  /** Borrowers whose request waits, in the order of their ids. */
  waiting(after: BorrowerId | null, limit: number): Promise<readonly BorrowerId[]>;
  /** Borrowers of before `day` who have not asked and of whom no session is kept any more, by their ids. */
  silentSince(day: LocalDate, after: BorrowerId | null, limit: number): Promise<readonly BorrowerId[]>;
  /**
   * Destroys the key of the person's data and deletes what it sealed. Nobody signs in to the account any more; the
   * number, the address and the IIN are free. Repeating it changes nothing.
   */
  erase(id: BorrowerId, at: Instant): Promise<void>;
  /** All who were forgotten. */
  erased(): Promise<readonly BorrowerId[]>;
  /** Which of them have an account and are not forgotten. */
  present(ids: readonly BorrowerId[]): Promise<readonly BorrowerId[]>;
};

/** Who was forgotten, outside the database of persons, which may be restored to before it (D0197). Ids alone. */
export type KeptForgotten = {
  readonly where: string;
  ids(): Promise<ReadonlySet<BorrowerId>>;
  /** On the disk when it returns. An id may be added twice. */
  add(ids: readonly BorrowerId[]): Promise<void>;
};
