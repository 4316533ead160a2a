/** Requests of the office to correct a person, until a second member of the staff confirms them (R294). */
import type { Change } from '../../schema/forms/correction.ts';
import type { CorrectionReason } from '../../schema/reference/corrections.ts';
import type { BorrowerId, CommandId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';

export type Correction = {
  /** Of the command that asked. */
  readonly id: CommandId;
  readonly borrowerId: BorrowerId;
  readonly change: Change;
  readonly reason: CorrectionReason;
  readonly caseNumber: string | null;
  /** The account of who asked. */
  readonly askedBy: string;
  readonly askedAt: Instant;
};

/** The new value is sealed with the person's key. A request lapses after CORRECTION_HOURS. */
export type Corrections = {
  /** A newer request of the same kind replaces the older one. */
  keep(correction: Correction): Promise<void>;
  find(id: string): Promise<Correction | undefined>;
  /** The oldest first; of one person or of all. */
  open(borrowerId?: BorrowerId): Promise<readonly Correction[]>;
  end(id: string): Promise<void>;
};
