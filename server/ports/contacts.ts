/**
 * Calls with borrowers who are late. What was said is free text about a person, so it is sealed here; the ledger's
 * payments tell whether a promise was kept.
 */
import type { CallResult } from '../../schema/reference/collection.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import type { PromiseToPay } from '../domain/collection/promise.ts';

/** `incoming`: the borrower called us. */
export type Contact = {
  readonly id: string;
  readonly loanId: LoanId;
  readonly borrowerId: BorrowerId;
  readonly incoming: boolean;
  readonly by: string;
  readonly at: Instant;
  readonly outcome: ContactOutcome | null;
};
export type ContactOutcome = {
  readonly result: CallResult;
  readonly promise: PromiseToPay | null;
  /** Agreed with the borrower. */
  readonly callBackOn: LocalDate | null;
  /** Nothing is to be done before this day. */
  readonly asksAgainOn: LocalDate;
};

export type Contacts = {
  /** The call counts from now on; false where the person was called `most` times since `from` already. */
  begin(call: Omit<Contact, 'outcome' | 'incoming'>, limit: { from: Instant; most: number }): Promise<boolean>;
  /** `commandId` names the noting; false where another one was first. */
  note(commandId: string, contact: Contact & { outcome: ContactOutcome }, text: string): Promise<boolean>;
  callsSince(borrowerId: BorrowerId, from: Instant): Promise<number>;
  /** The latest first, with what was said. */
  of(borrowerId: BorrowerId): Promise<readonly (Contact & { readonly text: string })[]>;
  /** The latest of each loan. */
  latest(loanIds: readonly LoanId[]): Promise<ReadonlyMap<LoanId, Contact>>;
  /** Loans about which nothing is to be done before a later day than `today`. */
  quiet(today: LocalDate): Promise<readonly LoanId[]>;
};
