/** What is still to pay to the end, and what depends on it: the saving of a payoff and the limit of bonuses (R926). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '../../../schema/values/local-date.ts';
import { add, subtract, type Tiyn, tenge } from '../../../schema/values/money.ts';
import { bonusAllowance } from '../../../server/domain/loan/spend-bonus.ts';
import { courseOf, toTheEnd } from '../../../server/domain/money/course.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { History } from '../../simulation/histories.ts';
import { anyDay, anyTerms } from '../../simulation/moves.ts';
import { closeDay, closeDays, il, issued, pay, spl } from '../../support/a-loan.ts';
import { agreedOn } from '../../support/a-restructuring.ts';
import { seedOf } from '../../support/seed.ts';
import { FULL } from '../../support/size.ts';

const RUNS = FULL ? 1_500 : 150;

it('an untouched loan costs its signed total to the end, on every day before its first payment', () => {
  fc.assert(
    fc.property(anyTerms, anyDay, fc.integer({ min: 0, max: 40 }), (terms, day, wait) => {
      const { state } = new History(terms, day);
      if (state.stage !== 'running') return;
      const { price } = state.application;
      const [first] = price.rows;
      const today = addDays(price.issueDate, wait);
      if (!first || today >= first.date) return;
      expect(toTheEnd(state, today)).toBe(price.total);
      const payments = price.rows.map(({ date, amount }) => ({ date, amount }));
      expect(courseOf(state, today).payments).toEqual(payments);
      expect(courseOf(state, price.issueDate).interest).toBe(price.interest);
    }),
    { numRuns: RUNS, seed: seedOf('courses of loans') },
  );
});

describe('what a payoff saves', () => {
  it('nothing where nothing accrues any more', () => {
    const stopped = closeDays(issued(il(), '2026-01-15'), '2026-02-15', '2026-05-20').in('CALCULATION_STOPPED');
    const on = (day: string) => quoteOn(stopped.life, localDate(day));
    const { stoppedOn } = stopped.life.standing;
    expect([on(stoppedOn ?? ''), on('2026-05-20'), on('2026-08-01')].map(({ saving }) => saving)).toEqual([0n, 0n, 0n]);
  });

  it('no principal that a lapsed restructuring has repaid ahead', () => {
    const terms = il({ amount: tenge(280_000), term: { unit: 'MONTH', count: 10 } });
    const waits = agreedOn(issued(terms, '2026-01-15'), '2026-02-01', 6);
    const { firstPayment } = waits.last('RestructuringRequested');
    const paid = waits.when(pay('2026-02-01', subtract(firstPayment, tenge(1)), 1));
    const lapsed = paid.when(closeDay('2026-02-07')).in('ACTIVE');
    const today = localDate('2026-02-07');
    const { saving, full, interest: owed } = quoteOn(lapsed.life, today);
    const { payments, interest } = courseOf(lapsed.life, today);
    const accrued = subtract(owed, lapsed.life.standing.interest);
    expect(saving).toBe(subtract(interest, accrued));
    expect(add(...payments.map(({ amount }) => amount))).toBe(add(saving, full));
    expect(saving).toBeLessThan(tenge(45_000));
  });

  it('the part of a fast issue fee that is not owed yet', () => {
    const loan = issued(il({ fastIssue: true }), '2026-01-15');
    const { full, saving } = quoteOn(loan.life, localDate('2026-01-27'));
    expect(add(full, saving)).toBe(loan.last('LoanIssued').price.total);
    expect(loan.last('LoanIssued').price.fastIssueFee).toBeGreaterThan(0n);
  });
});

describe('the limit of bonuses', () => {
  const limitOn = (story: ReturnType<typeof issued>, day: string): Tiyn =>
    bonusAllowance(story.life, localDate(day)).limit;

  it('counts interest alone: a fast issue fee is none', () => {
    const terms = spl({ amount: tenge(175_000), term: { unit: 'DAY', count: 20 }, fastIssue: true });
    const loan = issued(terms, '2026-02-02');
    const { interest } = loan.last('LoanIssued').price;
    expect(limitOn(loan, '2026-02-03')).toBe((interest * 3n) / 10n);
    expect(limitOn(loan, '2026-02-15')).toBe((interest * 3n) / 10n);
  });

  it('does not depend on whether the end of day has run', () => {
    const loan = issued(spl({ amount: tenge(105_000) }), '2026-03-02');
    const run = closeDays(loan, '2026-03-12', '2026-03-25');
    expect(limitOn(loan, '2026-03-25')).toBe(limitOn(run, '2026-03-25'));
    expect(limitOn(run, '2026-03-25')).toBeGreaterThan(limitOn(loan, '2026-03-12'));
  });

  it('is not closed by penalty that was left when the arrears were paid', () => {
    const late = closeDays(issued(il(), '2026-01-15'), '2026-02-16', '2026-02-25').in('EXPIRED');
    const { due, penalty } = quoteOn(late.life, localDate('2026-02-25'));
    const cured = late.when(pay('2026-02-25', subtract(due, penalty), 1)).in('ACTIVE');
    expect(cured.life.standing.penalty).toBeGreaterThan(0n);
    const { unavailable, usable } = bonusAllowance(cured.life, localDate('2026-02-27'));
    expect(unavailable).toBeNull();
    expect(usable).toBeGreaterThan(0n);
  });
});
