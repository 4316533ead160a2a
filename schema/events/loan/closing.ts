import { BorrowerId, LoanId, LocalDate, Tiyn } from '../codecs.ts';
import { financial, plain } from './base.ts';

export const CLOSING_EVENTS = {
  /** `surplus` repeats the surplus of the closing payment for the certificate; it is posted there. */
  LoanClosing: financial.extend({ surplus: Tiyn }),
  LoanClosed: plain.extend({ closedOn: LocalDate, loanId: LoanId, borrowerId: BorrowerId }),
} as const;
