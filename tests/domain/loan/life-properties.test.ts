import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { penaltyLimitsOn } from '../../../schema/reference/caps.ts';
import { addDays, daysBetween, latest, localDate } from '../../../schema/values/local-date.ts';
import { ceilToTenge, tenge, tiyn } from '../../../schema/values/money.ts';
import type { RunningLoan } from '../../../server/domain/loan/state.ts';
import { accrueTo, lastAccrualDay } from '../../../server/domain/money/accrual.ts';
import { capFor } from '../../../server/domain/money/price-cap.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { partOf } from '../../../server/domain/money/schedule.ts';
import { History } from '../../simulation/histories.ts';
import { anyDay, anyMoves, anyTerms } from '../../simulation/moves.ts';
import { il, MONDAY, on, pay, signature, spl } from '../../support/a-loan.ts';
import { seedOf } from '../../support/seed.ts';
import { FULL } from '../../support/size.ts';

const RUNS = FULL ? 1_500 : 100;
const seed = seedOf('lives of a loan');

/** A loan that is still open after a random history. */
const check = (property: (loan: RunningLoan, history: History) => void) =>
  fc.assert(
    fc.property(anyTerms, anyDay, anyMoves, (terms, day, moves) => {
      const history = new History(terms, day);
      for (const move of moves) history.move(move);
      if (history.state.stage === 'running') property(history.state, history);
    }),
    { numRuns: RUNS, seed },
  );

describe('for any history of a loan', () => {
  it('nothing accrues after the 90th overdue day, but an entrepreneur pays 0.03 % a day', () => {
    check((loan, { today }) => {
      const last = loan.standing.stoppedOn ?? lastAccrualDay(loan.contract, loan.standing);
      if (!last) return;
      const from = latest(last, today);
      const [at, later] = [quoteOn(loan, from), quoteOn(loan, addDays(from, 40))];
      expect(later.interest).toBe(at.interest);
      if (!loan.contract.entrepreneur) expect(later.penalty).toBe(at.penalty);
      const rest = tiyn(later.penalty - at.penalty);
      expect(rest <= partOf(tiyn(at.principal + at.interest), 300n * 40n) + 1n).toBe(true);
    });
  });

  it('no day costs more penalty than 0.5 % of what is late, nor a year more than a tenth of the loan', () => {
    check((loan, { today }) => {
      const limits = penaltyLimitsOn(loan.contract.issuedOn);
      for (let n = 0, before = quoteOn(loan, today); n < 100; n++) {
        const quote = quoteOn(loan, addDays(today, n + 1));
        const late = tiyn(quote.overdue - quote.penalty);
        // Each day's figures are rounded down apart.
        expect(quote.penalty - before.penalty <= partOf(late, limits.daily) + 1n).toBe(true);
        before = quote;
      }
      expect(loan.standing.penaltyThisYear <= partOf(loan.contract.amount, limits.yearlyPpm)).toBe(true);
    });
  });

  it('no agreement raises the rate or exceeds its ceiling', () => {
    check((_, history) => {
      const { price, amount } = history.last('LoanIssued');
      expect(price.gesvPpm <= capFor(amount, price.days, price.issueDate).gesvPpm).toBe(true);
      const agreed = history.events.flatMap(({ type, data }) =>
        type === 'LoanProlonged' || type === 'LoanRestructured' ? [data.price] : [],
      );
      const rates = [price, ...agreed].map(({ rate }) => rate);
      expect(rates).toEqual(rates.toSorted((x, y) => Number(y - x)));
      for (const { gesvPpm, issueDate, maturity } of agreed) {
        const days = daysBetween(price.issueDate, maturity);
        expect(gesvPpm <= capFor(amount, days, issueDate).gesvPpm).toBe(true);
      }
    });
  });

  it('a prolongation paid at its end costs what its agreement says', () => {
    // A quarter of the shares pays the exact amount due. It may be requested from 3 days before the end.
    const prolong = fc.record({ gap: fc.integer({ min: 0, max: 3 }), quarter: fc.integer({ min: 0, max: 249 }) });
    let prolonged = 0;
    fc.assert(
      fc.property(anyTerms, anyDay, fc.array(prolong, { minLength: 1, maxLength: 3 }), (terms, day, list) => {
        const history = new History(terms, day);
        for (const { gap, quarter } of list) {
          history.move({ gap, toDue: true, back: 0, what: 'prolong', share: quarter * 4 + 2 });
          const last = history.events.at(-1);
          if (history.state.stage !== 'running' || last?.type !== 'LoanProlonged') return;
          prolonged += 1;
          const { maturity, interest, total } = last.data.price;
          const end = accrueTo(history.state.contract, history.state.standing, maturity).standing;
          expect([end.interest, end.principal + end.interest]).toEqual([interest, total]);
        }
      }),
      { numRuns: RUNS, seed },
    );
    expect(prolonged).toBeGreaterThan(RUNS / 4);
  });

  it('the payoff in whole tenge closes the loan, and the excess returns to the balance', () => {
    check((loan, history) => {
      if (loan.request) return;
      const { today } = history;
      if (loan.contract.instalment) {
        if (!history.do(on(today, { type: 'RequestPrepayment', kind: 'FULL', amount: tiyn(0n) }))) return;
        history.do(on(today, { type: 'SignPrepayment', signature }));
      }
      const { full, fullCeil } = quoteOn(loan, today);
      expect(fullCeil).toBe(ceilToTenge(full));
      expect(history.do(pay(today, fullCeil, 900))).toBe(true);
      expect(history.state.status).toBe('CLOSING_PROCESS');
      expect(history.last('PaymentReceived').surplus).toBe(fullCeil - full);
    });
  });

  it('payments of one day, each reported twice, have the same result in any order', () => {
    const sums = fc.uniqueArray(fc.integer({ min: 1, max: 2_500_000 }), { minLength: 2, maxLength: 4 });
    const outcome = sums.chain((list) =>
      fc.tuple(
        fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 }),
        fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 }),
      ),
    );
    const kinds = fc.constantFrom(spl({ amount: tenge(150_000) }), il());
    fc.assert(
      fc.property(kinds, outcome, fc.integer({ min: 0, max: 60 }), (terms, [one, other], days) => {
        const end = (list: readonly number[]) => {
          const history = new History(terms, localDate(MONDAY));
          const today = addDays(history.today, days);
          for (const sum of list) history.do(pay(today, tiyn(BigInt(sum)), sum % 997_001));
          const { state } = history;
          if (state.stage !== 'running' && state.stage !== 'closing') throw new Error(state.stage);
          return { status: state.status, books: state.books, surplus: state.surplus, standing: state.standing };
        };
        expect(end(one)).toEqual(end(other));
      }),
      { numRuns: RUNS, seed },
    );
  });
});
