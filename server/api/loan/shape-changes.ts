/** How the terms of a loan have moved on, in the words of the SDL. */
import { printTenge } from '../../../schema/values/money.ts';
import { agreedTotal, type RemainingTerms } from '../../domain/loan/history-changes.ts';
import type { MovedDebt } from '../../domain/loan/state.ts';
import type { LoanView } from '../../use-cases/loan/loan-view.ts';
import type * as Api from '../generated/resolvers.ts';
import { dailyPercentOf, shapePrice } from './shape-price.ts';

type Shaped = Pick<Api.Loan, 'issuedPrice' | 'changes' | 'agreedTotal' | 'movedTo' | 'movedFrom'>;

export function shapeChanges(loan: LoanView): Shaped {
  const total = agreedTotal(loan);
  return {
    issuedPrice: shapePrice(loan.issuedPrice ?? loan.price, loan.terms.amount),
    changes: loan.changes.map(({ kind, on, before, after }) => ({
      kind,
      on,
      before: shapeRest(before),
      after: shapeRest(after),
    })),
    agreedTotal: total === null ? null : printTenge(total),
    movedTo: shapeMoved(loan.movedTo),
    movedFrom: shapeMoved(loan.movedFrom),
  };
}

const shapeRest = ({ returnDate, rate, instalments, instalment, total }: RemainingTerms): Api.RestOfLoan => ({
  returnDate,
  dailyRatePercent: dailyPercentOf(rate),
  instalments,
  instalment: printTenge(instalment),
  total: printTenge(total),
});

const shapeMoved = (moved: MovedDebt | null): Api.MovedDebt | null =>
  moved && { ...moved, amount: printTenge(moved.amount) };
