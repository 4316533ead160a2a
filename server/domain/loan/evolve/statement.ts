import type { STATEMENT_EVENTS } from '../../../../schema/events/loan/statement.ts';
import type { Evolutions } from './evolution.ts';
import { applicationOf, endLoan, moveApplication, updateApplication } from './stages.ts';

export const STATEMENT: Evolutions<keyof typeof STATEMENT_EVENTS> = {
  StatementRequested: moveApplication,
  StatementUploaded: (state, { data: { status, monthlyIncome, monthsWithIncome, statementHash } }) =>
    updateApplication(
      state,
      status,
      {
        statement: { monthlyIncome, monthsWithIncome },
        statementHashes: [...applicationOf(state).statementHashes, statementHash],
        statementRejected: false,
      },
      { statementNeeded: false },
    ),
  StatementRejected: (state, { data }) => updateApplication(state, data.status, { statementRejected: true }),
  StatementUploadCancelled: (state, { data: { status } }) =>
    status === 'CANCELED' ? endLoan(state, status) : updateApplication(state, status),
};
