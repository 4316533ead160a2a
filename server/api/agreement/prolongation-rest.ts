/**
 * /json/credit/{n}/prolongation. `n` is a fixed product number and is ignored. POST /json/document makes the request.
 */

import { Prolongation } from '../../../schema/rest/answers/agreement.ts';
import { ProductNumberParams, ProlongationQuery } from '../../../schema/rest/money.ts';
import { refuse } from '../../domain/decider.ts';
import type { ProlongationUseCases } from '../../use-cases/agreement/prolongation.ts';
import { readOpenLoan } from '../../use-cases/loan/borrower-loans.ts';
import type { LoanSource } from '../../use-cases/loan/loans.ts';
import { printPercent } from '../graphql/scalars.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { borrowerOf } from '../use-case-caller.ts';

export type ProlongationRestDeps = LoanSource & { prolongation: ProlongationUseCases };

export const prolongationRoutes = ({ prolongation, ...source }: ProlongationRestDeps): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/credit/:n/prolongation',
    summary: 'Quotes what moving the end of the open loan costs, for every number of days',
    policy: BORROWER,
    answer: { data: Prolongation },
    params: ProductNumberParams,
    query: ProlongationQuery,
    handle: async ({ query, context }) => {
      const borrowerId = borrowerOf(context);
      const loanId = query.creditId ?? (await readOpenLoan(source, borrowerId))?.loanId;
      if (!loanId) return refusal(refuse('NOT_FOUND'));
      const quote = await prolongation.quote(borrowerId, loanId);
      if ('refusal' in quote) return refusal(quote);
      if (quote.unavailable) return refusal(quote.unavailable);
      const { debt } = quote;
      return {
        data: {
          creditId: loanId,
          date: debt.date,
          expirationDate: quote.maturity,
          left: quote.left,
          mainDebt: debt.principal,
          remuneration: debt.interest,
          penalty: debt.penalty,
          premium: debt.premium,
          amount: quote.payToday,
          options: quote.options.map(({ days, newMaturity, price, comparison }) => ({
            days,
            newExpirationDate: newMaturity,
            remuneration: price.interest,
            total: price.total,
            annualEffectiveRate: Number(printPercent(price.gesvPpm)),
            comparison,
          })),
        },
      };
    },
  }),
];
