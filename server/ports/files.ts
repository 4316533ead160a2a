/** Documents kept byte by byte: those shown for signature, and uploads. Encrypted at rest, found by hash (R37). */
import type { DocumentType } from '../../schema/reference/documents.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';

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
};

export type Files = {
  /** Keeping the same bytes twice keeps one file. */
  keep(file: Omit<StoredFile, 'hash' | 'bytes' | 'signedAt'>, content: Uint8Array): Promise<StoredFile>;
  find(borrowerId: BorrowerId, hash: string): Promise<StoredFile | undefined>;
  ofLoan(borrowerId: BorrowerId, loanId: LoanId): Promise<readonly StoredFile[]>;
  read(borrowerId: BorrowerId, hash: string): Promise<Uint8Array | undefined>;
  markSigned(borrowerId: BorrowerId, hash: string, at: Instant): Promise<void>;
};
