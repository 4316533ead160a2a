/** A loan paid to zero, and its end. */
import { BorrowerId, LoanId, LocalDate, Tiyn } from '../codecs.ts';
import { financial, plain } from './base.ts';

export const CLOSING_EVENTS = {
  /** `surplus` repeats what the closing payment left over, for the certificate; it is posted there, not here. */
  LoanClosing: financial.extend({ surplus: Tiyn }),
  LoanClosed: plain.extend({ closedOn: LocalDate, loanId: LoanId, borrowerId: BorrowerId }),
} as const;
