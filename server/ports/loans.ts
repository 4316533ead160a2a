/** Loans as they are read. What is decided is decided on the loan's stream, never on these (D0041). */
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { LoanDossier } from '../domain/loan/history.ts';

export type Loans = {
  /** Undefined where there is no such loan. */
  loan: (loanId: LoanId) => Promise<LoanDossier | undefined>;
  /** Every loan and application of a borrower, the oldest first. */
  loansOf: (borrowerId: BorrowerId) => Promise<readonly LoanDossier[]>;
};
