/** When and how often a loan is looked at changes no figure (D0007): a daily end of day gives what one look gives. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysBetween, type LocalDate, localDate } from '../../../schema/values/local-date.ts';
import { subtract, type Tiyn, tenge } from '../../../schema/values/money.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { History } from '../../simulation/histories.ts';
import { anyDay, anyMoves, anyTerms } from '../../simulation/moves.ts';
import { closeDay, closeDays, il, issued, pay } from '../../support/a-loan.ts';
import { agreedOn } from '../../support/a-restructuring.ts';
import { seedOf } from '../../support/seed.ts';
import { FULL } from '../../support/size.ts';
import type { Story } from '../../support/spec.ts';

const figures = (life: Parameters<typeof quoteOn>[0], day: LocalDate) => {
  const { principal, interest, penalty, premium, due, overdue, overdueDays } = quoteOn(life, day);
  return { principal, interest, penalty, premium, due, overdue, overdueDays };
};

/** The first payment of a restructuring comes without `missing`, so it lapses and the money has repaid ahead. */
function repaidAhead(amount: Tiyn, months: number, from: string, after: number, missing: Tiyn): Story {
  const signedOn = addDays(localDate(from), after);
  const terms = il({ amount, term: { unit: 'MONTH', count: months } });
  const waits = agreedOn(issued(terms, from), signedOn, 6);
  const paid = waits.when(pay(signedOn, subtract(waits.last('RestructuringRequested').firstPayment, missing), 1));
  return paid.when(closeDay(addDays(signedOn, 1)));
}

it('a first row that sums ahead have covered fixes no 90th day that never comes', () => {
  for (const [amount, months, from, after] of [
    [130_000, 12, '2027-03-31', 5],
    [130_000, 12, '2027-03-31', 12],
    [280_000, 10, '2026-01-15', 17],
    [100_000, 12, '2026-05-29', 20],
  ] as const) {
    const loan = repaidAhead(tenge(amount), months, from, after, tenge(1));
    const start = addDays(localDate(from), after + 2);
    const end = addDays(localDate(from), 130);
    expect(figures(closeDays(loan, start, end).life, end), `${amount} from ${from}`).toEqual(figures(loan.life, end));
  }
});

it('a loan of any history owes the same whether its end of day ran daily, at times or never', () => {
  fc.assert(
    fc.property(
      anyTerms,
      anyDay,
      anyMoves,
      fc.integer({ min: 1, max: 150 }),
      fc.integer({ min: 1, max: 9 }),
      (...any) => {
        const [terms, day, moves, days, each] = any;
        const history = new History(terms, day);
        for (const move of moves) history.move(move);
        const { state, today } = history;
        if (state.stage !== 'running') return;
        const end = addDays(today, days);
        const never = figures(state, end);
        for (let at = today; daysBetween(at, end) > 0; at = addDays(at, each)) history.do(closeDay(at));
        history.do(closeDay(end));
        if (history.state.stage !== 'running') return;
        // Of an agreement that lapses meanwhile only the end of day knows.
        if (state.request === null) expect(figures(history.state, end)).toEqual(never);
      },
    ),
    { numRuns: FULL ? 3_000 : 200, seed: seedOf('when a loan is looked at') },
  );
});
