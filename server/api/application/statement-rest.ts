/** Bank statements: /json/document/account-statement, and the calls of /json/decision about them. */

import { z } from 'zod';
import { STATEMENT } from '../../../schema/reference/limits.ts';
import { Credit } from '../../../schema/rest/answers/credit.ts';
import { Statement } from '../../../schema/rest/answers/papers.ts';
import { StatementBody, StatementQuery, UploadedStatementsQuery } from '../../../schema/rest/statement.ts';
import { refuse } from '../../domain/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { makeStatements } from '../../use-cases/application/statement.ts';
import { type StatementUpload, wantsStatement } from '../../use-cases/application/statement-upload.ts';
import { readOpenLoan } from '../../use-cases/loan/borrower-loans.ts';
import type { LoanAnswer } from '../../use-cases/loan/loan-command.ts';
import type { LoanSource } from '../../use-cases/loan/loans.ts';
import type { Context } from '../context.ts';
import { credit } from '../loan/shape-credit.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestAnswer, type RestRoute, route } from '../rest/route.ts';
import { borrowerOf, whoOf } from '../use-case-caller.ts';

const CREDIT = { data: Credit };

export type StatementRestDeps = LoanSource & {
  clock: Clock;
  statements: ReturnType<typeof makeStatements>;
  statementUpload: StatementUpload;
};

export function statementRoutes(deps: StatementRestDeps): RestRoute[] {
  const answer = async (context: Context, given: LoanAnswer): Promise<RestAnswer<typeof CREDIT>> => {
    if ('refusal' in given) return refusal(given);
    context.wrote(given.position);
    return { data: credit(given.loan, await deps.clock.today()) };
  };
  const present = (context: Context) => readOpenLoan(deps, borrowerOf(context));
  return [
    route({
      method: 'POST',
      path: '/json/document/account-statement/upload',
      summary: 'Takes the bank statement as a PDF; `filename` is kept with it',
      policy: BORROWER,
      answer: CREDIT,
      query: StatementQuery,
      body: StatementBody,
      fileType: 'application/pdf',
      // Slightly above the limit, so that a file just too large gets a refusal in words instead of a 413.
      bodyLimit: STATEMENT.maxBytes + 64 * 1024,
      handle: async ({ query, body, context }) =>
        answer(context, await deps.statementUpload.upload(whoOf(context), { name: query.filename, content: body })),
    }),
    route({
      method: 'POST',
      path: '/json/document/account-statement/reject',
      summary: 'Withdraws the last bank statement, so that another may be sent',
      policy: BORROWER,
      answer: CREDIT,
      handle: async ({ context }) => answer(context, await deps.statementUpload.reject(whoOf(context))),
    }),
    route({
      method: 'GET',
      path: '/json/decision/uploaded-statements',
      summary: 'Lists the bank statements of the last loan, or of all loans',
      policy: BORROWER,
      answer: { data: z.array(Statement).readonly() },
      query: UploadedStatementsQuery,
      handle: async ({ query, context }) => ({
        data: await deps.statementUpload.list(borrowerOf(context), query.all),
      }),
    }),
    route({
      method: 'GET',
      path: '/json/decision/need-upload-statement',
      summary: 'Tells whether a bank statement is needed',
      policy: BORROWER,
      answer: { data: z.boolean() },
      handle: async ({ context }) => {
        const loan = await present(context);
        return { data: loan !== undefined && wantsStatement(loan) };
      },
    }),
    route({
      method: 'POST',
      path: '/json/decision/cancel-upload-statement',
      summary: 'Declines to send a bank statement, which ends the application',
      policy: BORROWER,
      answer: CREDIT,
      handle: async ({ context }) => {
        const loan = await present(context);
        if (!loan) return refusal(refuse('NOT_FOUND'));
        return answer(context, await deps.statements.cancel(whoOf(context), loan.loanId));
      },
    }),
  ];
}
