/** Notes of staff. Free text may name a person, so it is kept with persons, never in an event. */
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';

export type OfficeAct =
  | 'DECIDED'
  | 'RETURNED'
  | 'FRAUD'
  | 'RECALL'
  | 'HANDED_ON'
  | 'DEFERRAL'
  | 'WAIVER'
  | 'WRITE_OFF'
  | 'CESSION_NOTICE'
  | 'CESSION'
  | 'CESSION_PAID'
  | 'CESSION_CANCEL'
  | 'REVERSAL'
  | 'COURT_OFFER'
  | 'DISPUTE'
  | 'DISPUTE_UPHOLD'
  | 'DISPUTE_DISMISS'
  /** Not of an act: about the person. */
  | 'NOTE';

export type OfficeNote = { act: OfficeAct; by: string; text: string; at: Instant };

export type OfficeNotes = {
  /** `id` is the command's; the same note is kept once. */
  keep(id: string, of: { loanId: LoanId; borrowerId: BorrowerId }, note: OfficeNote): Promise<void>;
  /** About a person, of no act. */
  keepOfPerson(id: string, borrowerId: BorrowerId, note: Omit<OfficeNote, 'act'>): Promise<void>;
  /** The oldest first. */
  of(loanIds: readonly LoanId[]): Promise<ReadonlyMap<LoanId, readonly OfficeNote[]>>;
  /** Those of no act, the oldest first. */
  ofPerson(borrowerId: BorrowerId): Promise<readonly OfficeNote[]>;
};
