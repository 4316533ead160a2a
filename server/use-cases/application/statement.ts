/** Its figures and its hash, never its lines. */
import type { LoanId } from '../../../schema/values/ids.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { type BorrowerCaller, commandOwnLoan } from '../loan/loan-command.ts';
import type { ApplicationDeps } from './application.ts';

export type StatementFigures = { statementHash: string; monthlyIncome: Tiyn; monthsWithIncome: number };

export function makeStatements(deps: Pick<ApplicationDeps, 'ledger' | 'clock'>) {
  return {
    uploaded: (who: BorrowerCaller, loanId: LoanId, figures: StatementFigures) =>
      commandOwnLoan(deps, who, loanId, { type: 'UploadStatement', ...figures }),
    cancel: (who: BorrowerCaller, loanId: LoanId) =>
      commandOwnLoan(deps, who, loanId, { type: 'CancelStatementUpload' }),
  };
}
