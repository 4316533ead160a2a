/** GraphQL: a borrower reads their own loans. */

import type { BorrowerId } from '../../../schema/values/ids.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { currentOf, lastOf, readLoansOf } from '../../use-cases/loan/borrower-loans.ts';
import type { LoanView } from '../../use-cases/loan/loan-view.ts';
import { type LoanSource, readOwnLoan } from '../../use-cases/loan/loans.ts';
import type { Context } from '../context.ts';
import type { LoanConnection, Resolvers } from '../generated/resolvers.ts';
import { borrowerOf } from '../use-case-caller.ts';
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
  const mine = (context: Context) => readLoansOf(deps, borrowerOf(context));
  return {
    Query: {
      loan: async (_, { id }, context) => show(await readOwnLoan(deps, borrowerOf(context), id), context),
      currentLoan: async (_, _args, context) => show(currentOf(await mine(context)), context),
      lastLoan: async (_, _args, context) => show(lastOf(await mine(context)), context),
      myLoans: async (_, { first, after }, context) => page(deps, await mine(context), first, after ?? null, context),
      balance: async (_, _args, context) => await deps.balance(borrowerOf(context)),
    },
  };
};

/** Newest first; the cursor is the loan's id. */
async function page(
  deps: LoanApiDeps,
  loans: readonly LoanView[],
  first: number,
  after: string | null,
  context: Context,
): Promise<LoanConnection> {
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
