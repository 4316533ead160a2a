/** Requested signatures: the loan, the document, the result. No personal data. */
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';

export type EdsSession = {
  id: string;
  type: 'ISSUANCE_CONSENT' | 'OFFER';
  borrowerId: BorrowerId;
  loanId: LoanId;
  documentHash: string;
  /** Ticked before the offer is signed; none for the second consent. */
  consents: readonly { type: string; version: string; hash: string }[];
  pageUrl: string;
  state: 'PENDING' | 'SIGNED' | 'ERROR';
  requestedAt: Instant;
  expiresAt: Instant;
};

export type EdsSessions = {
  open(session: Omit<EdsSession, 'state'>): Promise<void>;
  find(id: string): Promise<EdsSession | undefined>;
  /** The one requested last; with `state`, the last one that stands so. */
  latest(loanId: LoanId, type: EdsSession['type'], state?: EdsSession['state']): Promise<EdsSession | undefined>;
  /** Counts once; an ended session keeps its result. */
  close(id: string, state: 'SIGNED' | 'ERROR'): Promise<void>;
};
