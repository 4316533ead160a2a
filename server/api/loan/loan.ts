/** GraphQL: a borrower reads their own loans. */

import { type GraphQLResolveInfo, Kind } from 'graphql';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { readLastLoan, readLoansOf, readOpenLoan } from '../../use-cases/loan/borrower-loans.ts';
import { readHistory } from '../../use-cases/loan/loan-history.ts';
import type { LoanView } from '../../use-cases/loan/loan-view.ts';
import { type LoanSource, readOwnLoan } from '../../use-cases/loan/loans.ts';
import type { Context } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { doing } from '../http/doing.ts';
import { borrowerOf } from '../use-case-caller.ts';
import { shapeHistory } from './shape-history.ts';
import { type ShowLoanDeps, showLoan } from './show-loan.ts';

export type LoanApiDeps = ShowLoanDeps &
  LoanSource & {
    /** The borrower's balance, tiyn (stream account-<borrower>). */
    balance: (borrowerId: BorrowerId) => Promise<Tiyn>;
  };

const PAGE_MAX = 100;

export const loanResolvers = (deps: LoanApiDeps): Resolvers => {
  const show = async (loan: LoanView | undefined, context: Context) =>
    loan ? showLoan(deps, loan, context.locale) : null;
  return {
    Query: {
      loan: async (_, { id }, context, info) => {
        noteItsTime(info);
        return show(await readOwnLoan(deps, borrowerOf(context), id), context);
      },
      currentLoan: async (_, _args, context, info) => {
        noteItsTime(info);
        return show(await readOpenLoan(deps, borrowerOf(context)), context);
      },
      lastLoan: async (_, _args, context) => show(await readLastLoan(deps, borrowerOf(context)), context),
      myLoans: async (_, { first, after }, context) =>
        page(deps, await readLoansOf(deps, borrowerOf(context)), first, after ?? null, context),
      balance: async (_, _args, context) => await deps.balance(borrowerOf(context)),
    },
    Loan: {
      history: async ({ id, reversals }, _, { locale }) => {
        const history = await readHistory(deps.ledger, id);
        return shapeHistory(reversals.length > 0 ? { ...history, repaid: null } : history, locale);
      },
    },
  };
};

/** Whoever asks for the time of the answer is told what was known while the log is silent (R986). */
function noteItsTime({ fieldNodes }: GraphQLResolveInfo): void {
  const asked = fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  const now = doing();
  if (now && asked.some((one) => one.kind === Kind.FIELD && one.name.value === 'asOf')) now.showsItsTime = true;
}

/** Newest first; the cursor is the loan's id. */
async function page(
  deps: LoanApiDeps,
  loans: readonly LoanView[],
  first: number,
  after: string | null,
  context: Context,
) {
  const newest = loans.toReversed();
  const from = after === null ? 0 : newest.findIndex((loan) => loan.loanId === after) + 1;
  const rows = newest.slice(from, from + Math.max(0, Math.min(first, PAGE_MAX)));
  return {
    edges: await Promise.all(
      rows.map(async (loan) => ({ cursor: loan.loanId, node: await showLoan(deps, loan, context.locale) })),
    ),
    pageInfo: { hasNextPage: from + rows.length < newest.length, endCursor: rows.at(-1)?.loanId ?? null },
    totalCount: newest.length,
  };
}
