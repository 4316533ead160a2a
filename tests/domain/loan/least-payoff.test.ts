/** The payoff is the least that closes a loan: no split of the money of one day closes it for less (R52, R925). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '../../../schema/values/local-date.ts';
import { subtract, type Tiyn, tenge, tiyn, ZERO } from '../../../schema/values/money.ts';
import { advance } from '../../../server/domain/loan/advance.ts';
import { stillDueAtSigning } from '../../../server/domain/loan/agreement.ts';
import { askedOn } from '../../../server/domain/loan/asked.ts';
import { decide } from '../../../server/domain/loan/decide.ts';
import { fold } from '../../../server/domain/loan/evolve.ts';
import { paymentEffect } from '../../../server/domain/loan/payment-effect.ts';
import type { LoanState, RunningLoan } from '../../../server/domain/loan/state.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { History } from '../../simulation/histories.ts';
import { anyDay, anyMoves, anyTerms } from '../../simulation/moves.ts';
import { closeDays, issued, pay, spl } from '../../support/a-loan.ts';
import { agreedOn, ask, sign } from '../../support/a-restructuring.ts';
import { seedOf } from '../../support/seed.ts';
import { FULL } from '../../support/size.ts';

const running = (state: LoanState): RunningLoan => {
  if (state.stage !== 'running') throw new Error(state.stage);
  return state;
};

describe('a signed restructuring', () => {
  const DAY = '2026-03-24';
  const terms = spl({ amount: tenge(175_000), term: { unit: 'DAY', count: 20 } });
  const late = closeDays(issued(terms, '2026-02-02'), '2026-02-22', DAY).in('EXPIRED');
  const waits = agreedOn(late, DAY, 4);
  const full = tenge(199_500);

  it('asks for the debt without the penalty that it waives, and that sum closes the loan in one payment', () => {
    expect(quoteOn(late.life, localDate(DAY))).toMatchObject({ full: tenge(217_000), penalty: tenge(17_500) });
    expect(askedOn(waits.life, localDate(DAY))).toMatchObject({ full, due: full, penalty: ZERO });
    const paid = waits.when(pay(DAY, full, 1)).said('PaymentReceived', 'LoanRestructured', 'LoanClosing');
    expect(paid.last('LoanRestructured').waived).toBe(tenge(17_500));
    expect(paid.last('LoanClosing').standing).toMatchObject({ principal: 0n, interest: 0n, penalty: 0n });
    expect(paymentEffect(running(waits.state), full, ZERO, localDate(DAY))).toMatchObject({ closes: true });
  });

  it('takes as much in two payments, and gives back what is more than that', () => {
    const { firstPayment } = waits.last('RestructuringRequested');
    const first = waits.when(pay(DAY, firstPayment, 1)).in('RESTRUCTURED');
    expect(askedOn(first.life, localDate(DAY)).full).toBe(subtract(full, firstPayment));
    first.when(pay(DAY, subtract(full, firstPayment), 2)).in('CLOSING_PROCESS');
    const more = waits.when(pay(DAY, tenge(217_000), 1)).in('CLOSING_PROCESS');
    expect(more.last('PaymentReceived').surplus).toBe(tenge(17_500));
  });

  it('asks for the penalty again where it is unsigned, and on the day after it lapsed', () => {
    expect(askedOn(late.when(ask(DAY, 4)).life, localDate(DAY)).full).toBe(tenge(217_000));
    expect(askedOn(waits.life, localDate('2026-03-25')).penalty).toBe(tenge(17_500));
    const { firstPayment } = waits.last('RestructuringRequested');
    const part = waits.when(pay(DAY, subtract(firstPayment, 1n as Tiyn), 1)).in('WAITING_RESTRUCTURING');
    expect(part.last('PaymentReceived').allocation.map((line) => line.component)).not.toContain('penalty');
  });
});

const RUNS = FULL ? 1_500 : 100;

describe('for any history of a loan', () => {
  const seed = seedOf('splits of a payoff');

  /** Every agreement that waits for money is signed here, because the random moves complete theirs. */
  const withRestructuring = (state: LoanState, day: string): LoanState =>
    [ask(day, 3), sign(day)].reduce((now, command) => {
      const outcome = decide(now, command);
      return 'refusal' in outcome ? now : fold(now, outcome.events);
    }, state);

  /** Restructured where it may be; undefined where another agreement waits, or nothing can be split. */
  const waiting = ({ state, today }: History): RunningLoan | undefined => {
    const now = withRestructuring(fold(state, advance(state, today)), today);
    if (now.stage !== 'running' || askedOn(now, today).full < 3n) return undefined;
    return now.request === null || isSigned(now) ? now : undefined;
  };
  const isSigned = ({ request }: RunningLoan): boolean => request?.kind === 'RESTRUCTURING' && request.signed;

  const afterPaying = (loan: LoanState, day: string, sums: readonly Tiyn[]): LoanState =>
    sums.reduce((state, sum, i) => {
      const outcome = sum > 0n ? decide(state, pay(day, sum, 900 + i)) : { events: [] };
      return 'refusal' in outcome ? state : fold(state, outcome.events);
    }, loan);

  it('the payoff closes it, and no two payments of one day close it for less', () => {
    let signed = 0;
    fc.assert(
      fc.property(anyTerms, anyDay, anyMoves, fc.integer({ min: 1, max: 999 }), (terms, day, moves, part) => {
        const history = new History(terms, day);
        for (const move of moves) history.move(move);
        const { today } = history;
        const loan = waiting(history);
        if (!loan) return;
        signed += isSigned(loan) ? 1 : 0;
        const { full } = askedOn(loan, today);
        const less = subtract(full, tiyn(1n));
        expect(afterPaying(loan, today, [full]).stage).toBe('closing');
        const first = tiyn((less * BigInt(part)) / 1_000n);
        const firsts = [first, stillDueAtSigning(loan, today) ?? first].filter((sum) => sum < less);
        for (const sum of firsts)
          expect(afterPaying(loan, today, [sum, subtract(less, sum)]).stage, `${sum} of ${less}`).toBe('running');
      }),
      { numRuns: RUNS, seed },
    );
    expect(signed).toBeGreaterThan(RUNS / 50);
  });
});
