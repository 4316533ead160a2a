/** Loans as they are read. What is decided is decided on the loan's stream, never on these (D0041). */
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import type { LoanDossier } from '../domain/loan/history.ts';

/** `asOf`: the log is silent, and this is what was known of the loan then (R986). */
export type ReadLoan = LoanDossier & { readonly asOf?: Instant };

export type Loans = {
  /** Undefined where there is no such loan. */
  loan: (loanId: LoanId) => Promise<ReadLoan | undefined>;
  /** Every loan and application of a borrower, the oldest first. */
  loansOf: (borrowerId: BorrowerId) => Promise<readonly ReadLoan[]>;
};
