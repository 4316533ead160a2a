/** Face checks: who, what for, and the result. No picture and no personal data. */
import type { BiometryPurpose, FaceVendorName } from '../../schema/reference/face-vendors.ts';
import type { BiometrySessionId, BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';

export type BiometryResult = 'PASSED' | 'NOT_PASSED' | 'IIN_NOT_FOUND';

/** No verdict: the vendor, or the state registry behind it, did not answer. */
export type Unanswered = 'NO_ANSWER' | 'REGISTRY_DOWN';

/** Why a passed check left no frame: too few pixels, no picture to a decoder, or the vendor took it on its own page. */
export type FrameLost = 'SMALL' | 'UNREADABLE' | 'AT_VENDOR';

export type TryId = string & { readonly tryId: true };

export type BiometrySession = {
  id: BiometrySessionId;
  borrowerId: BorrowerId;
  purpose: BiometryPurpose;
  vendor: FaceVendorName;
  loanId: LoanId | null;
  /** Null while it is open. */
  result: BiometryResult | null;
  startedAt: Instant;
};

export type BiometrySessions = {
  start(session: Omit<BiometrySession, 'result'>): Promise<void>;
  find(borrowerId: BorrowerId, id: BiometrySessionId): Promise<BiometrySession | undefined>;
  /**
   * Takes one of `most` tries before the vendor is asked, so that parallel calls cannot share it; undefined where none
   * is left. A try whose process died is given back after a minute.
   */
  takeTry(session: BiometrySession, since: Instant, most: number, at: Instant): Promise<TryId | undefined>;
  /** Whether a picture waits for its verdict. */
  isComparing(borrowerId: BorrowerId, at: Instant): Promise<boolean>;
  /** A session may be tried again while tries are left. */
  record(tryId: TryId, result: BiometryResult, at: Instant, frameLost?: FrameLost | null): Promise<void>;
  /** The vendor gave no verdict, so the try costs nothing. */
  giveBack(tryId: TryId): Promise<void>;
  /** Costs nothing either, but is remembered. */
  unanswered(tryId: TryId, why: Unanswered, at: Instant): Promise<void>;
  /** Vendors that gave this person no answer since an instant. */
  silentSince(borrowerId: BorrowerId, since: Instant): Promise<readonly FaceVendorName[]>;
  /** Whether a check for this purpose was passed since an instant. */
  passedSince(borrowerId: BorrowerId, purpose: BiometryPurpose, since: Instant): Promise<boolean>;
  /** Of the check that was passed for an application; undefined where none was. */
  passedFor(borrowerId: BorrowerId, loanId: LoanId): Promise<{ frameLost: FrameLost | null } | undefined>;
  /** How the newest try since an instant ended; one that waits for its verdict is left out. */
  lastSince(
    borrowerId: BorrowerId,
    since: Instant,
  ): Promise<{ result: BiometryResult | Unanswered; at: Instant } | undefined>;
  /** Failed tries and those still waiting for a verdict. */
  triesTakenSince(borrowerId: BorrowerId, since: Instant, at: Instant): Promise<number>;
};
