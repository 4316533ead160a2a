/** Photos and recordings of borrowers, sealed with the person's key until the day on which they are deleted (R245). */
import type { EvidenceSlot } from '../../schema/reference/evidence.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';

/** A file on its way; `fileHash` is the SHA-256 of the whole file as the browser sends it. */
export type EvidenceUpload = { borrowerId: BorrowerId; loanId: LoanId; slot: EvidenceSlot; fileHash: string };

/** `hash`: of the kept bytes, which events name. `fileHash`: of the upload. */
export type KeptEvidence = {
  slot: EvidenceSlot;
  hash: string;
  fileHash: string;
  mime: string;
  bytes: number;
  keptAt: Instant;
  deleteOn: LocalDate;
};

export type EvidenceContent = { mime: string; content: Uint8Array };
/** Who of the staff has opened a file, and when. */
export type EvidenceView = { slot: EvidenceSlot; viewer: string; at: Instant };

export type EvidenceStore = {
  /** The same part twice is kept once. */
  keepPart(upload: EvidenceUpload, part: number, content: Uint8Array): Promise<void>;
  /** Numbers of the parts that have arrived, ascending. */
  partsOf(upload: EvidenceUpload): Promise<readonly number[]>;
  /** What is kept of the loan, and how many parts of the borrower are on their way. */
  heldOf(borrowerId: BorrowerId, loanId: LoanId): Promise<{ files: number; bytes: number; parts: number }>;
  whole(upload: EvidenceUpload): Promise<Uint8Array>;
  dropParts(upload: EvidenceUpload): Promise<void>;
  /** Keeping the same upload twice keeps one file. Its parts are deleted. */
  keep(upload: EvidenceUpload, file: EvidenceContent & { keptAt: Instant; deleteOn: LocalDate }): Promise<KeptEvidence>;
  /** Oldest first. */
  ofLoan(borrowerId: BorrowerId, loanId: LoanId): Promise<readonly KeptEvidence[]>;
  read(borrowerId: BorrowerId, loanId: LoanId, hash: string): Promise<EvidenceContent | undefined>;
  keepUntil(loanId: LoanId, hashes: readonly string[], day: LocalDate): Promise<void>;
  noteView(loanId: LoanId, view: EvidenceView & { hash: string }): Promise<void>;
  viewsOf(loanId: LoanId): Promise<readonly EvidenceView[]>;
};
