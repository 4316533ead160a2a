/** The history of changes to a loan's terms, as GraphQL types. */
import { agreedTotal, type RemainingTerms } from '../../domain/loan/history-changes.ts';
import type { LoanView } from '../../use-cases/loan/loan-view.ts';
import type * as Api from '../generated/resolvers.ts';
import { shapePrice } from './shape-price.ts';

type Shaped = Pick<Api.Loan, 'issuedPrice' | 'changes' | 'agreedTotal' | 'movedTo' | 'movedFrom'>;

export function shapeChanges(loan: LoanView): Shaped {
  const total = agreedTotal(loan);
  return {
    issuedPrice: shapePrice(loan.issuedPrice ?? loan.price, loan.terms.amount),
    changes: loan.changes.map((change) => ({
      ...change,
      before: shapeRest(change.before),
      after: shapeRest(change.after),
    })),
    agreedTotal: total,
    movedTo: loan.movedTo,
    movedFrom: loan.movedFrom,
  };
}

const shapeRest = ({ returnDate, rate, instalments, instalment, total }: RemainingTerms): Api.RestOfLoan => ({
  returnDate,
  dailyRatePercent: rate,
  instalments,
  instalment,
  total,
});
