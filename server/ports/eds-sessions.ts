/** Requested signatures: the loan, the document, the result. No personal data but the sealed signature. */
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import type { EdsFailure } from './eds.ts';

export type EdsSession = {
  id: string;
  type: 'ISSUANCE_CONSENT' | 'OFFER';
  borrowerId: BorrowerId;
  loanId: LoanId;
  documentHash: string;
  /** Ticked before the offer is signed; none for the second consent. */
  consents: readonly { type: string; version: string; hash: string }[];
  pageUrl: string;
  qrImage: string | null;
  /** Null where the provider sends a notice, until its signature waits to be checked. */
  handle: string | null;
  state: 'PENDING' | 'SIGNED' | 'ERROR';
  /** The signature has come and is being checked. */
  received: boolean;
  failure: EdsFailure | null;
  requestedAt: Instant;
  expiresAt: Instant;
};

export type EdsSessions = {
  open(session: Omit<EdsSession, 'state' | 'received' | 'failure'>): Promise<void>;
  find(id: string): Promise<EdsSession | undefined>;
  /** The one requested last; with `state`, the last one that stands so. */
  latest(loanId: LoanId, type: EdsSession['type'], state?: EdsSession['state']): Promise<EdsSession | undefined>;
  /** Counts once; an ended session keeps its result and forgets what was only needed to get there. */
  close(id: string, state: 'SIGNED' | 'ERROR', failure?: EdsFailure): Promise<void>;
  /** Pending ones with a handle, each for one caller, until it is put back or the lease ends. */
  take(most: number, leaseMs: number): Promise<readonly EdsSession[]>;
  /** Keeps the handle and lengthens the lease. */
  hold(id: string, handle: string, leaseMs: number): Promise<void>;
  /** May be taken again after so long. */
  putBack(id: string, afterMs: number): Promise<void>;
  /** Until it is checked: `take` gives it out from now on. */
  keepSignature(session: EdsSession, signature: string): Promise<void>;
  signatureOf(session: EdsSession): Promise<string | undefined>;
};
