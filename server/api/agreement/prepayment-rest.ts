/** /json/credit/{n}/prepayment_info and prepayment_economy_info. `n` is a fixed product number and is ignored. */

import type { PrepaymentMode } from '../../../schema/events/loan/prepayment.ts';
import { PARTIAL_PREPAYMENT_FLOWS } from '../../../schema/reference/documents.ts';
import { PrepaymentEconomy, PrepaymentInfo } from '../../../schema/rest/answers/agreement.ts';
import { PrepaymentEconomyQuery, PrepaymentQuery, ProductNumberParams } from '../../../schema/rest/money.ts';
import { ZERO } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import type { PrepaymentUseCases } from '../../use-cases/agreement/prepayment.ts';
import { readOpenLoan } from '../../use-cases/loan/borrower-loans.ts';
import { type LoanSource, readOwnLoan } from '../../use-cases/loan/loans.ts';
import type { DocumentOpener, DocumentRestDeps } from '../document/document-rest.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { borrowerOf } from '../use-case-caller.ts';

export type PrepaymentRestDeps = LoanSource & { prepayment: PrepaymentUseCases };

export const prepaymentRoutes = ({ prepayment, ...source }: PrepaymentRestDeps): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/credit/:n/prepayment_info',
    summary: 'Quotes what closing the open loan today costs',
    policy: BORROWER,
    answer: { data: PrepaymentInfo },
    params: ProductNumberParams,
    query: PrepaymentQuery,
    handle: async ({ query, context }) => {
      const borrowerId = borrowerOf(context);
      const loanId = query.creditId ?? (await readOpenLoan(source, borrowerId))?.loanId;
      const quote = loanId && (await prepayment.cost(borrowerId, loanId));
      if (!quote) {
        const own = loanId && (await readOwnLoan(source, borrowerId, loanId));
        return refusal(refuse(own ? 'LOAN_NOT_LIVE' : 'NOT_FOUND'));
      }
      return {
        data: {
          creditId: loanId,
          date: quote.date,
          mainDebt: quote.principal,
          remuneration: quote.interest,
          penalty: quote.penalty,
          premium: quote.premium,
          amount: quote.full,
          amountCeil: quote.fullCeil,
          fromBalance: quote.fromBalance,
          toPay: quote.toPay,
          economy: quote.saving,
        },
      };
    },
  }),
  route({
    method: 'GET',
    path: '/json/credit/:n/prepayment_economy_info',
    summary: 'Quotes what repaying a part, or all, today saves',
    policy: BORROWER,
    answer: { data: PrepaymentEconomy },
    params: ProductNumberParams,
    query: PrepaymentEconomyQuery,
    handle: async ({ query, context }) => {
      const [borrowerId, loanId] = [borrowerOf(context), query.creditId];
      const { documentType } = query;
      if (documentType === 'FULL_PREPAYMENT') {
        const quote = await prepayment.quote(borrowerId, loanId);
        if (!quote) return refusal(refuse('NOT_FOUND'));
        return {
          data: {
            creditId: loanId,
            documentType,
            amount: quote.fullCeil,
            economy: quote.saving,
            payments: [],
          },
        };
      }
      const answer = await prepayment.economy(borrowerId, loanId, query.partialPrePaymentAmount ?? ZERO);
      if ('refusal' in answer) return refusal(answer);
      const { amount, now, options: ways } = answer.economy;
      const way = ways.find(({ mode }) => PARTIAL_PREPAYMENT_FLOWS[mode] === documentType);
      if (!way) throw new Error(`no way ${documentType}`);
      return {
        data: {
          creditId: loanId,
          documentType,
          amount: amount,
          economy: way.saved,
          returnDate: way.maturity,
          paymentAmount: way.instalment,
          paymentsCount: way.instalments,
          total: way.total,
          current: { returnDate: now.maturity, paymentAmount: now.instalment, paymentsCount: now.instalments },
          payments: way.rows.map((row) => ({ order: row.order, date: row.date, amount: row.amount })),
          comparison: way.comparison,
        },
      };
    },
  }),
];

/** POST /json/document makes this request before the document to sign. */
export function prepaymentOpeners({ requestOrRepeat }: PrepaymentUseCases): DocumentRestDeps['openers'] {
  const part =
    (mode: PrepaymentMode): DocumentOpener =>
    (caller, borrowerId, loanId, { partialPrePaymentAmount }) =>
      requestOrRepeat(caller, borrowerId, loanId, {
        kind: 'PARTIAL',
        amount: partialPrePaymentAmount ?? ZERO,
        mode,
      });
  return {
    FULL_PREPAYMENT: (caller, borrowerId, loanId) => requestOrRepeat(caller, borrowerId, loanId, { kind: 'FULL' }),
    [PARTIAL_PREPAYMENT_FLOWS.SHORTER_TERM]: part('SHORTER_TERM'),
    [PARTIAL_PREPAYMENT_FLOWS.SMALLER_PAYMENT]: part('SMALLER_PAYMENT'),
  };
}
