/** The Economical price stays lawful after partial prepayments (schema/reference/caps.ts, D0025). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { addDays, daysBetween, type LocalDate, localDate } from '../../../schema/values/local-date.ts';
import { tenge, tiyn } from '../../../schema/values/money.ts';
import { decide } from '../../../server/domain/loan/decide.ts';
import { fold } from '../../../server/domain/loan/evolve.ts';
import { initial } from '../../../server/domain/loan/state.ts';
import { gesv } from '../../../server/domain/money/gesv.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { economical, issued, MONDAY, pay } from '../../support/a-loan.ts';
import { prolonged } from '../../support/an-agreement.ts';
import { FULL } from '../../support/size.ts';
import type { Story } from '../../support/spec.ts';

const RUNS = FULL ? 5_000 : 300;
const day = (n: number): LocalDate => addDays(localDate(MONDAY), n);
const loan = issued(economical({ amount: tenge(175_000) }));

/** Pays these amounts of tenge on these days, and the remainder on the last day. */
function repaid(parts: readonly (readonly [number, number])[], last: number, from: Story = loan) {
  const flows: { days: number; amount: bigint }[] = [];
  let story = from;
  for (const [i, [on, amount]] of [...parts, [last, 0] as const].entries()) {
    if (story.state.stage !== 'running') break;
    const money = amount === 0 ? quoteOn(story.life, day(on)).full : tenge(amount);
    story = story.when(pay(day(on), money, i));
    const { surplus, allocation } = story.last('PaymentReceived');
    // Penalty is not part of the price (order 208).
    const penalty = allocation
      .filter((line) => line.component === 'penalty')
      .reduce((sum, { amount: a }) => sum + a, 0n);
    flows.push({ days: on, amount: money - surplus - penalty });
  }
  return { story, flows, charged: story.life.standing.charged };
}

const costs = (flows: { days: number; amount: bigint }[], given = tenge(175_000)) =>
  gesv(
    given,
    flows.map(({ days, amount }) => ({ days, amount: tiyn(amount) })),
  );

describe('the Economical price with partial prepayments', () => {
  it('the price stays under 179 % of the money really held', () => {
    for (const [parts, last, before] of [
      [[[15, 150_000]], 31, 10_633],
      [[[10, 100_000]], 31, 10_633],
      [[[1, 165_000]], 20, 10_120],
    ] as const) {
      const { story, flows, charged } = repaid(parts, last);
      story.in('CLOSING_PROCESS');
      expect(charged).toBeLessThan(tenge(before));
      expect(costs(flows)).toBeLessThanOrEqual(1.79);
    }
  });

  it('the price is unchanged if nothing is repaid before day 21', () => {
    expect(repaid([], 21).charged).toBe(tenge(10_633));
    expect(repaid([[25, 150_000]], 31).charged).toBe(tenge(10_633));
    expect(repaid([], 20).charged).toBe(1_012_058n);
  });

  it('the quote names the price to the tiyn before the payment', () => {
    const part = loan.when(pay(day(10), tenge(100_000)));
    for (let n = 10; n <= 31; n++) {
      const { full, economical: outcome } = quoteOn(part.life, day(n));
      const paid = part.when(pay(day(n), full, 2)).in('CLOSING_PROCESS');
      expect(paid.life.standing.charged).toBe(outcome?.ceiling);
    }
  });

  it('a prolonged loan pays nothing more until its old end', () => {
    const part = loan.when(pay(day(1), tenge(165_000)));
    const longer = prolonged(part, day(28), 10, 7).in('PROLONGED');
    expect(longer.life.standing.charged).toBeLessThan(tenge(10_633));
    expect(quoteOn(longer.life, day(31)).interest).toBe(0n);
    const { price } = longer.last('LoanProlonged');
    expect(quoteOn(longer.life, day(41)).interest).toBe(price.interest);
    // Not quite 10,000, at 0.196 % a day for the ten days after the old end.
    expect(price.interest).toBe(19_598n);
  });

  it('a loan priced under the older rule keeps what its facts say', () => {
    const before = fold(
      initial,
      loan.events.map((event): LoanEvent => {
        if (event.type !== 'LoanIssued') return event;
        const { ceiling: _, ...standing } = event.data.standing;
        const price = { ...event.data.price, ruleVersion: 'tariff-2024-1' };
        return { ...event, data: { ...event.data, price, standing } };
      }),
    );
    const paid = decide(before, pay(day(15), tenge(150_000)));
    if ('refusal' in paid) throw new Error(paid.refusal.code);
    const after = fold(before, paid.events);
    expect(after.stage === 'running' && quoteOn(after, day(31)).interest).toBe(tenge(10_633));
  });

  it('the price keeps to the law for any parts on any days, per year and per day', () => {
    const parts = fc.array(fc.tuple(fc.integer({ min: 0, max: 31 }), fc.integer({ min: 1, max: 120_000 })), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 33 }), fc.integer({ min: 2, max: 35 }), (list, last, steps) => {
        const given = tenge(steps * 5_000);
        const start = issued(economical({ amount: given }));
        const days = list.filter(([on]) => on < last).sort(([a], [b]) => a - b);
        const { story, flows } = repaid(days, last, start);
        story.in('CLOSING_PROCESS');
        expect(costs(flows, given)).toBeLessThanOrEqual(1.79);
        for (const { from, to, principal, charged } of stretches(start, days, last)) {
          expect(charged * 1_000n <= principal * 3n * BigInt(daysBetween(from, to))).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

/** The principal between two payments, and its cost. */
function stretches(start: Story, parts: readonly (readonly [number, number])[], last: number) {
  let story = start;
  return [...parts, [last, 0] as const].flatMap(([on], i) => {
    if (story.state.stage !== 'running') return [];
    const { accruedThrough: from, principal } = story.life.standing;
    const charged = quoteOn(story.life, day(on)).interest - story.life.standing.interest;
    const amount = parts[i]?.[1];
    if (amount) story = story.when(pay(day(on), tenge(amount), i));
    return [{ from, to: day(on), principal, charged }];
  });
}
