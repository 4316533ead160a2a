/** A page promises what a payment will do (R122); no way of paying takes the whole debt and leaves it open (R120). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '../../../schema/values/local-date.ts';
import { add, subtract, type Tiyn, tenge, tiyn, ZERO } from '../../../schema/values/money.ts';
import { advance } from '../../../server/domain/loan/advance.ts';
import { fold } from '../../../server/domain/loan/evolve.ts';
import { closingPart, paymentEffect } from '../../../server/domain/loan/payment-effect.ts';
import type { LoanState, RunningLoan } from '../../../server/domain/loan/state.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { History } from '../../simulation/histories.ts';
import { anyDay, anyMoves, anyTerms } from '../../simulation/moves.ts';
import { il, issued, on, signature, spl } from '../../support/a-loan.ts';
import { seedOf } from '../../support/seed.ts';
import { FULL } from '../../support/size.ts';

const RUNS = FULL ? 1_500 : 100;
const seed = seedOf('effects of payments');
const DAY = localDate('2026-01-26');

const effectOf = (loan: RunningLoan, amount: Tiyn, balance: Tiyn = ZERO, day = DAY) => {
  const outcome = paymentEffect(loan, amount, balance, day);
  if ('refusal' in outcome) throw new Error(outcome.refusal.code);
  return outcome;
};
/** The loan as it stands on DAY. */
const live = ({ state: then }: { state: LoanState }): RunningLoan => {
  const state = fold(then, advance(then, DAY));
  if (state.stage !== 'running') throw new Error(state.stage);
  return state;
};

describe('for any history of a loan', () => {
  const shares = fc.record({ part: fc.integer({ min: 1, max: 1_000 }), own: fc.integer({ min: 0, max: 1_000 }) });
  const check = (property: (loan: RunningLoan, today: typeof DAY, share: { part: number; own: number }) => void) =>
    fc.assert(
      fc.property(anyTerms, anyDay, anyMoves, shares, (terms, day, moves, share) => {
        const history = new History(terms, day);
        for (const move of moves) history.move(move);
        const now = fold(history.state, advance(history.state, history.today));
        if (now.stage === 'running' && quoteOn(now, history.today).full > 1n) property(now, history.today, share);
      }),
      { numRuns: RUNS, seed },
    );

  it('the whole debt, paid by card together with the balance, closes it unless an agreement is signed', () => {
    check((loan, today, { own }) => {
      if (loan.request && loan.request.kind !== 'CESSION' && loan.request.signed) return;
      const { full } = quoteOn(loan, today);
      const balance = tiyn((full * BigInt(own)) / 1_001n);
      const outcome = effectOf(loan, subtract(full, balance), balance, today);
      expect(outcome).toMatchObject({ closes: true, after: null, fromBalance: balance, toBalance: 0n });
    });
  });

  it('no sum is lost: what it pays, what waits and what is left add up to the debt', () => {
    check((loan, today, { part }) => {
      const { full } = quoteOn(loan, today);
      const amount = tiyn((full * BigInt(part)) / 1_000n + 1n);
      const outcome = effectOf(loan, amount, ZERO, today);
      const paid = add(...outcome.allocation.map((line) => line.amount));
      expect(add(paid, outcome.toBalance)).toBe(amount);
      if (!loan.request) expect(add(paid, outcome.after?.full ?? ZERO)).toBe(full);
      if (!loan.request) expect(outcome.closes).toBe(outcome.after === null);
      expect(outcome.saved >= 0n).toBe(true);
    });
  });
});

describe('a part', () => {
  const single = live(issued(spl({ amount: tenge(80_000), term: { unit: 'DAY', count: 20 } }), '2026-01-21'));

  it('of a single-payment loan repays at once, and the interest of the days to come is saved', () => {
    const { after, saved, toBalance } = effectOf(single, tenge(20_000));
    // 5 days at 224 a day are charged; 20,000 of principal no longer cost 0.28 % a day for 15 days.
    expect(after?.full).toBe(tenge(61_120));
    expect(saved).toBe(tenge(840));
    expect(after?.next?.amount).toBe(tenge(63_640));
    expect(toBalance).toBe(0n);
  });

  it('ahead of an instalment waits on the balance and saves nothing', () => {
    const { after, saved, toBalance } = effectOf(live(issued(il(), '2026-01-15')), tenge(100_000));
    expect([toBalance, saved, after?.full]).toEqual([tenge(100_000), 0n, tenge(293_190)]);
  });
});

describe('the balance', () => {
  const loan = issued(il(), '2026-01-15');

  it('closes the loan together with a payment though an agreement was asked for, until it is signed', () => {
    const asked = loan.when(on(DAY, { type: 'RequestPrepayment', kind: 'PARTIAL', amount: tenge(100_000) }));
    const { full } = quoteOn(live(asked), DAY);
    expect(effectOf(live(asked), tenge(200_000), subtract(full, tenge(200_000))).closes).toBe(true);
  });

  it('gives nothing while it does not cover an instalment loan, and all it has to a signed single-payment one', () => {
    expect(closingPart(live(loan), tenge(1_000), DAY)).toBe(0n);
    const single = issued(spl(), '2026-01-21')
      .when(on(DAY, { type: 'RequestPrepayment', kind: 'FULL', amount: ZERO }))
      .when(on(DAY, { type: 'SignPrepayment', signature }));
    expect(closingPart(live(single), tenge(1_000), DAY)).toBe(tenge(1_000));
  });
});
