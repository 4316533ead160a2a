/** Whoever pays a shown plan payment by payment closes the loan with the last of them, and pays what was shown. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PREPAYMENT_MODES } from '../../../schema/events/loan/prepayment.ts';
import { addDays, type LocalDate, localDate } from '../../../schema/values/local-date.ts';
import { add, tenge } from '../../../schema/values/money.ts';
import {
  type Comparison,
  compared,
  type PaymentsAhead,
  paymentsAhead,
} from '../../../server/domain/loan/comparison.ts';
import { prepaymentEconomy } from '../../../server/domain/loan/prepayment-economy.ts';
import { prolongationTerms } from '../../../server/domain/loan/prolongation.ts';
import { withFirstPayment } from '../../../server/domain/loan/receipt.ts';
import { refinancingTerms } from '../../../server/domain/loan/refinancing.ts';
import { restructuringTerms } from '../../../server/domain/loan/restructuring.ts';
import { closeDay, il, issued, MONDAY, on, pay, signature, spl } from '../../support/a-loan.ts';
import { agreedOn } from '../../support/a-restructuring.ts';
import { prolonging } from '../../support/an-agreement.ts';
import type { Story } from '../../support/spec.ts';

const CLOSED = ['CLOSING_PROCESS', 'FINISHED'];

function paid(story: Story, { payments, total, end }: PaymentsAhead): void {
  expect(add(...payments.map(({ amount }) => amount))).toBe(total);
  expect(payments.at(-1)?.date).toBe(end);
  const last = payments.reduce((soFar, { date, amount }, n) => {
    expect(CLOSED).not.toContain(soFar.state.status);
    return soFar.when(pay(date, amount, 100 + n));
  }, story);
  expect(CLOSED).toContain(last.state.status);
}

const running = (story: Story) => {
  if (story.state.stage !== 'running') throw new Error('not running');
  return story.state;
};
const plus = (day: LocalDate | string, days: number): LocalDate => addDays(localDate(day), days);
const tenges = (from: number, to: number) => fc.integer({ min: from / 5_000, max: to / 5_000 }).map((n) => n * 5_000);

const singles = fc
  .record({ amount: tenges(10_000, 190_000), count: fc.integer({ min: 8, max: 31 }) })
  .map((terms) => issued(spl({ amount: tenge(terms.amount), term: { unit: 'DAY', count: terms.count } })));
const instalments = fc
  .record({ amount: tenges(50_000, 300_000), count: fc.integer({ min: 3, max: 12 }) })
  .map((terms) => issued(il({ amount: tenge(terms.amount), term: { unit: 'MONTH', count: terms.count } })));

const holds = (comparison: Comparison) =>
  expect(comparison.difference).toBe(comparison.after.total - comparison.before.total);

describe('what is still to pay', () => {
  it('closes any loan in good order, whatever the day', () => {
    fc.assert(
      fc.property(fc.oneof(singles, instalments), fc.integer({ min: 0, max: 8 }), (story, passed) => {
        paid(story, paymentsAhead(story.life, plus(MONDAY, passed)));
      }),
      { numRuns: 40 },
    );
  });

  it('of a late loan is due today, with its penalty', () => {
    fc.assert(
      fc.property(singles, fc.integer({ min: 8, max: 40 }), (story, late) => {
        const day = plus(story.life.standing.maturity, late);
        const owed = story.when(closeDay(day));
        const { payments } = paymentsAhead(owed.life, day);
        expect(payments).toHaveLength(1);
        paid(owed, paymentsAhead(owed.life, day));
      }),
      { numRuns: 20 },
    );
  });

  it('after a prolongation closes the prolonged loan', () => {
    fc.assert(
      fc.property(singles, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 5, max: 30 }), (story, ahead, days) => {
        const day = plus(story.life.standing.maturity, -ahead);
        const { payToday, price } = prolongationTerms(story.life, days, day);
        const comparison = compared(story.life, { payToday, rows: price.rows }, day);
        holds(comparison);
        expect(comparison.after.total).toBe(add(payToday, price.total));
        expect(comparison.difference).toBeGreaterThan(0n);
        paid(prolonging(story, day, days), comparison.after);
      }),
      { numRuns: 25 },
    );
  });

  it('after a refinancing is the sum of today and the new schedule', () => {
    fc.assert(
      fc.property(singles, fc.integer({ min: 2, max: 12 }), (story, months) => {
        const day = story.life.standing.maturity;
        const { payToday, price } = refinancingTerms(running(story), months, day);
        const comparison = compared(story.life, { payToday, rows: price.rows }, day);
        holds(comparison);
        expect(comparison.after.total).toBe(add(payToday, price.total));
        expect(comparison.after.payments).toHaveLength(price.rows.length + 1);
      }),
      { numRuns: 20 },
    );
  });

  it('after a restructuring closes the restructured loan, also of a late one', () => {
    const late = singles.map((story) => story.when(closeDay(plus(story.life.standing.maturity, 12))));
    fc.assert(
      fc.property(fc.oneof(late, instalments), fc.integer({ min: 2, max: 6 }), (story, months) => {
        const day = plus(story.life.standing.accruedThrough, 5);
        const asOf = story.when(closeDay(day));
        const { firstPayment, price } = restructuringTerms(running(asOf), months, day, withFirstPayment(day));
        const comparison = compared(asOf.life, { payToday: firstPayment, rows: price.rows }, day);
        holds(comparison);
        expect(comparison.after.total).toBe(add(firstPayment, price.total));
        paid(agreedOn(asOf, day, months), comparison.after);
      }),
      { numRuns: 25 },
    );
  });

  it('after a part is repaid closes the loan and costs less by what is said to be saved', () => {
    fc.assert(
      fc.property(
        instalments,
        fc.integer({ min: 1, max: 27 }),
        fc.integer({ min: 15, max: 80 }),
        fc.constantFrom(...PREPAYMENT_MODES),
        (story, passed, share, mode) => {
          const day = plus(MONDAY, passed);
          const amount = tenge(Math.floor((Number(story.life.standing.principal) / 100) * (share / 100)));
          const answer = prepaymentEconomy(story.life, amount, day);
          if ('refusal' in answer) throw new Error(answer.refusal.code);
          const option = answer.economy.options.find((one) => one.mode === mode);
          if (!option) throw new Error(mode);
          const { comparison } = option;
          holds(comparison);
          expect(-comparison.difference).toBe(option.saved);
          const asked = story.when(on(day, { type: 'RequestPrepayment', kind: 'PARTIAL', amount, mode }));
          paid(asked.when(on(day, { type: 'SignPrepayment', signature })), comparison.after);
        },
      ),
      { numRuns: 25 },
    );
  });
});
