/** What a page asks of its visitor and a command of its borrower, for both sides (R62, R346). */
import type { LoanStatus } from '../loan-status.ts';

/** The steps of a registration in their order. */
export const PROFILE_STEPS = [
  'PHONE',
  'PASSWORD',
  'IIN',
  'PERSONAL_DATA',
  'ADDRESS',
  'EMPLOYMENT',
  'CONTACTS',
  'COMPLETE',
] as const;

/** The pages of an application open in these statuses. */
export const OPEN_LOAN = [
  'INITIAL',
  'WAITING_FOR_BIOMETRY',
  'WAITING_FOR_REMITTANCE_SET',
  'WAITING_STATEMENT_LOADING',
  'WAITING_FOR_INSURANCE',
] as const satisfies readonly LoanStatus[];
