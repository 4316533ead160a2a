/** Face checks that were started: who, what for, how it ended. No picture and no personal data. */
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';

export const BIOMETRY_PURPOSES = ['AGREE_CREDIT', 'ADD_CARD', 'CHANGE_PHONE'] as const;
export type BiometryPurpose = (typeof BIOMETRY_PURPOSES)[number];

export type BiometryResult = 'PASSED' | 'NOT_PASSED' | 'IIN_NOT_FOUND';

export type BiometrySession = {
  id: string;
  borrowerId: BorrowerId;
  purpose: BiometryPurpose;
  loanId: LoanId | null;
  /** Null while it is open. */
  result: BiometryResult | null;
  startedAt: Instant;
};

export type BiometrySessions = {
  start(session: Omit<BiometrySession, 'result'>): Promise<void>;
  find(borrowerId: BorrowerId, id: string): Promise<BiometrySession | undefined>;
  /** Every verdict is a row: a session may be tried again while tries are left. */
  record(id: string, result: BiometryResult, at: Instant): Promise<void>;
  /** Verdicts since an instant, newest last. */
  verdictsSince(borrowerId: BorrowerId, since: Instant): Promise<readonly BiometryResult[]>;
};
