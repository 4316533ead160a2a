/** Documents kept byte by byte: those shown for signature, and uploads. Encrypted at rest, found by hash (R37). */
import type { DocumentType } from '../../schema/reference/documents.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import type { PaperNumber } from '../../schema/values/paper-number.ts';
import type { PrintedDocument } from './printer.ts';

export type StoredFile = {
  hash: string;
  borrowerId: BorrowerId;
  loanId: LoanId | null;
  kind: DocumentType | 'STATEMENT' | 'FACE' | 'CONSENT';
  title: string;
  mime: string;
  bytes: number;
  pages: number;
  /** Business time, like `signedAt`. The ledger's recordedAt says when it was really written. */
  shownAt: Instant;
  signedAt: Instant | null;
  /** By which anybody can check it; null for uploads and for papers from before numbers. */
  number: PaperNumber | null;
};

/** A file that has a day on which it goes. */
export type DueFile = Pick<StoredFile, 'borrowerId' | 'hash' | 'loanId' | 'shownAt'>;

/** By which code a paper was signed (masked phone, a reference that is not the code), or the SHA-256 of the EDS. */
export type FileSignature = { phone: string; code: string } | { eds: string };

/** What a paper was drawn from, to draw it again with a signature or a mark. */
export type PaperSource = { number: PaperNumber; source: PrintedDocument };

export type Files = {
  /** Keeping the same bytes twice keeps one file. */
  keep(
    file: Omit<StoredFile, 'hash' | 'bytes' | 'signedAt' | 'number'>,
    content: Uint8Array,
    paper?: PaperSource,
    deleteOn?: LocalDate,
  ): Promise<StoredFile>;
  /** Files whose day has come, the oldest first. */
  due(today: LocalDate, many: number): Promise<readonly DueFile[]>;
  keepUntil(file: DueFile, day: LocalDate): Promise<void>;
  forget(file: DueFile): Promise<void>;
  find(borrowerId: BorrowerId, hash: string): Promise<StoredFile | undefined>;
  ofLoan(borrowerId: BorrowerId, loanId: LoanId): Promise<readonly StoredFile[]>;
  read(borrowerId: BorrowerId, hash: string): Promise<Uint8Array | undefined>;
  /** Before the signature counts: a process that dies in between leaves it for the retry. */
  keepSignature(borrowerId: BorrowerId, hash: string, signature: FileSignature): Promise<void>;
  markSigned(borrowerId: BorrowerId, hash: string, at: Instant): Promise<void>;
  /** Keyed with the borrower's own key: the same contents have the same number. */
  numberOf(borrowerId: BorrowerId, contents: string): Promise<PaperNumber>;
  /** Undefined for uploads and for papers from before sources were kept. */
  sourceOf(
    borrowerId: BorrowerId,
    hash: string,
  ): Promise<(PaperSource & { signature: FileSignature | null }) | undefined>;
  /** A copy with a signature or a mark. It is checked like the paper itself; keeping the same twice keeps one. */
  keepCopy(borrowerId: BorrowerId, hash: string, content: Uint8Array): Promise<void>;
};
