/** How the facts of a bank statement change the application. */
import type { STATEMENT_EVENTS } from '../../../../schema/events/loan/statement.ts';
import type { Evolutions } from './evolution.ts';
import { applied, ended, fileOf, moved } from './stages.ts';

export const STATEMENT: Evolutions<keyof typeof STATEMENT_EVENTS> = {
  StatementRequested: moved,
  StatementUploaded: (state, { data: { status, monthlyIncome, monthsWithIncome, statementHash } }) =>
    applied(state, status, {
      statement: { monthlyIncome, monthsWithIncome },
      statementHashes: [...fileOf(state).statementHashes, statementHash],
      statementRejected: false,
    }),
  StatementRejected: (state, { data }) => applied(state, data.status, { statementRejected: true }),
  StatementUploadCancelled: (state, { data: { status } }) =>
    status === 'CANCELED' ? ended(state, status) : applied(state, status),
};
