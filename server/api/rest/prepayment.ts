/** /json/credit/{n}/prepayment_info. `n` is a fixed product number and says nothing. */
import { PrepaymentQuery, ProductNumberParams } from '../../../schema/rest/money.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { currentOf, loansOf } from '../../use-cases/borrower-loans.ts';
import type { PrepaymentUseCases } from '../../use-cases/prepayment.ts';
import { BORROWER } from '../policies.ts';
import { borrowerOf } from '../use-case-caller.ts';
import { refusal } from './envelope.ts';
import { type RestRoute, route } from './route.ts';
import { inTenge } from './shape-credit.ts';

export type PrepaymentRestDeps = { ledger: Ledger; prepayment: PrepaymentUseCases };

export const prepaymentRoutes = ({ ledger, prepayment }: PrepaymentRestDeps): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/credit/:n/prepayment_info',
    summary: '7 Loans: what closing the open loan today costs',
    policy: BORROWER,
    params: ProductNumberParams,
    query: PrepaymentQuery,
    handle: async ({ query, context }) => {
      const borrowerId = borrowerOf(context);
      const loanId = (query.creditId as LoanId | undefined) ?? (await openLoan(ledger, borrowerId));
      const quote = loanId && (await prepayment.quote(borrowerId, loanId));
      if (!quote) return refusal({ code: loanId ? 'LOAN_NOT_LIVE' : 'NOT_FOUND' });
      return {
        data: {
          creditId: loanId,
          date: quote.date,
          mainDebt: inTenge(quote.principal),
          remuneration: inTenge(quote.interest),
          penalty: inTenge(quote.penalty),
          premium: inTenge(quote.premium),
          amount: inTenge(quote.full),
          amountCeil: inTenge(quote.fullCeil),
          economy: inTenge(quote.saving),
        },
      };
    },
  }),
];

const openLoan = async (ledger: Ledger, borrowerId: BorrowerId): Promise<LoanId | undefined> =>
  currentOf(await loansOf(ledger, borrowerId))?.loanId;
