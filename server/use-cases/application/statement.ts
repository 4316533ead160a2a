/** A bank statement that has been read: its figures and its hash, never its lines. Reading the PDF itself is not here. */
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import type { Caller } from '../kernel/event-context.ts';
import { type ApplicationDeps, type LoanAnswer, onOwnLoan } from './application.ts';

export type StatementFigures = { statementHash: string; monthlyIncome: Tiyn; monthsWithIncome: number };
type Who = { caller: Caller; borrowerId: BorrowerId };

export const makeStatements = (deps: Pick<ApplicationDeps, 'ledger' | 'clock'>) => ({
  uploaded: (who: Who, loanId: LoanId, figures: StatementFigures): Promise<LoanAnswer> =>
    onOwnLoan(deps, who, loanId, (_, today) => ({ type: 'UploadStatement', today, ...figures })),
  cancel: (who: Who, loanId: LoanId): Promise<LoanAnswer> =>
    onOwnLoan(deps, who, loanId, (_, today) => ({ type: 'CancelStatementUpload', today })),
});
