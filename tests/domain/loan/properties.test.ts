/** For any loan and any payments, reported in any order. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Terms } from '../../../schema/events/figures.ts';
import { decodeEvent, encodeEvent } from '../../../schema/events/ledger.ts';
import { addDays, localDate } from '../../../schema/values/local-date.ts';
import { tenge, tiyn } from '../../../schema/values/money.ts';
import { accrueTo } from '../../../server/domain/money/accrual.ts';
import { difference } from '../../../server/domain/money/postings.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { closeDay, economical, il, issued, MONDAY, pay, spl } from '../../support/a-loan.ts';
import { sumOfPostings } from '../../support/postings.ts';
import { FULL } from '../../support/size.ts';
import type { Story } from '../../support/spec.ts';

const RUNS = FULL ? 5_000 : 120;
const day = (n: number) => addDays(localDate(MONDAY), n);

const terms: fc.Arbitrary<Terms> = fc.oneof(
  fc
    .record({
      amount: fc.integer({ min: 2, max: 38 }),
      count: fc.integer({ min: 5, max: 31 }),
      fastIssue: fc.boolean(),
    })
    .map(({ amount, count, fastIssue }) =>
      spl({ amount: tenge(amount * 5_000), term: { unit: 'DAY', count }, fastIssue }),
    ),
  fc.integer({ min: 2, max: 38 }).map((amount) => economical({ amount: tenge(amount * 5_000) })),
  fc
    .record({ amount: fc.integer({ min: 10, max: 60 }), count: fc.integer({ min: 2, max: 12 }), insured: fc.boolean() })
    .map(({ amount, count, insured }) =>
      il({ amount: tenge(amount * 5_000), term: { unit: 'MONTH', count }, insuranceAgreed: insured }),
    ),
  fc
    .integer({ min: 10, max: 38 })
    .map((amount) => spl({ productType: 'INDIVIDUAL_ENTREPRENEUR_SPL', amount: tenge(amount * 5_000) })),
);

/** Reported after `gap` days, made `back` days earlier, in tiyn. */
const payment = fc.record({
  gap: fc.integer({ min: 0, max: 60 }),
  back: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 50 }) }),
  amount: fc.integer({ min: 1, max: 9_000_000 }),
  closes: fc.boolean(),
});
type Payment = typeof payment extends fc.Arbitrary<infer T> ? T : never;
const payments = fc.array(payment, { maxLength: 8 });

type Told = { story: Story; last: number; paid: { on: string; amount: bigint; n: number }[] };

/** Some days between are closed, some not; an ended loan takes nothing more. */
function tell(start: Story, list: readonly Payment[]): Told {
  let outcome: Told = { story: start, last: 0, paid: [] };
  for (const [n, { gap, back, amount, closes }] of list.entries()) {
    const today = outcome.last + gap;
    let { story } = outcome;
    if (closes && story.state.stage === 'running') story = story.when(closeDay(day(today)));
    if (story.state.stage !== 'running') break;
    const paidOn = day(Math.max(0, today - back));
    story = story.when(pay(day(today), tiyn(BigInt(amount)), n, paidOn));
    outcome = { story, last: today, paid: [...outcome.paid, { on: paidOn, amount: BigInt(amount), n }] };
  }
  return outcome;
}

const check = (property: (start: Story, list: readonly Payment[]) => void) =>
  fc.assert(
    fc.property(terms, payments, (asked, list) => property(issued(asked), list)),
    { numRuns: RUNS },
  );

describe('for any loan and any payments', () => {
  it('the books agree with the figures and sum to zero', () => {
    check((start, list) => {
      const { story, paid } = tell(start, list);
      const { books, standing, contract, surplus } = story.life;
      expect(books.principal ?? 0n).toBe(standing.principal);
      expect(books['interest-receivable'] ?? 0n).toBe(standing.interest);
      expect(books['penalty-receivable'] ?? 0n).toBe(standing.penalty);
      expect(books['premium-receivable'] ?? 0n).toBe(standing.premium);
      expect(books['transit:balance'] ?? 0n).toBe(-surplus);
      expect(books['provider-clearing']).toBe(paid.reduce((sum, p) => sum + p.amount, -contract.amount));
      expect(sumOfPostings(Object.entries(books).map(([, amount]) => ({ account: 'principal', amount })))).toBe(0n);
      for (const figure of [standing.principal, standing.interest, standing.penalty, standing.premium]) {
        expect(figure >= 0n).toBe(true);
      }
    });
  });

  it('charges stay under every ceiling on every day', () => {
    check((start, list) => {
      const { story, last } = tell(start, list);
      const { contract, standing } = story.life;
      expect(standing.charged <= contract.amount).toBe(true);
      if (story.state.stage !== 'running') return;
      for (const after of [0, 1, 30, 91, 400]) {
        const quote = quoteOn(story.life, day(last + after));
        const { penaltyThisYear } = accrueTo(contract, standing, day(last + after)).standing;
        expect(penaltyThisYear <= contract.amount / 10n).toBe(true);
        expect(quote.interest + quote.penalty + quote.premium <= contract.amount).toBe(true);
      }
    });
  });

  it('the quote of a day closes to exactly zero on that day', () => {
    fc.assert(
      fc.property(terms, payments, fc.integer({ min: 0, max: 200 }), (asked, list, later) => {
        const { story, last } = tell(issued(asked), list);
        if (story.state.stage !== 'running' || story.state.contract.instalment) return;
        const on = day(last + later);
        const { full } = quoteOn(story.state, on);
        const closed = story.when(pay(on, full, 99));
        expect(closed.status).toBe('CLOSING_PROCESS');
        expect(closed.last('PaymentReceived').surplus).toBe(0n);
      }),
      { numRuns: RUNS },
    );
  });

  it('payments reported in another order give the same loan: only their days matter', () => {
    check((start, list) => {
      const { story, last, paid } = tell(start, list);
      if (story.state.stage !== 'running') return;
      const inOrder = paid.toSorted((a, b) => a.on.localeCompare(b.on) || a.n - b.n);
      let straight = start;
      for (const { on, amount, n } of inOrder) straight = straight.when(pay(on, tiyn(amount), n));
      if (straight.state.stage !== 'running') throw new Error('closed in one order, open in the other');
      const end = closeDay(day(last));
      const [outcome, sorted] = [story.when(end).life, straight.when(end).life];
      expect(outcome.standing).toEqual(sorted.standing);
      expect(difference(outcome.books, sorted.books)).toEqual([]);
      expect([outcome.status, outcome.surplus, outcome.noticedDay]).toEqual([
        sorted.status,
        sorted.surplus,
        sorted.noticedDay,
      ]);
    });
  });

  it('the debts of a day add up to the whole debt, and without a late row no debt is late', () => {
    check((start, list) => {
      const { story, last } = tell(start, list);
      if (story.state.stage !== 'running') return;
      for (const after of [0, 10, 45, 120]) {
        const quote = quoteOn(story.life, day(last + after));
        const total = quote.principal + quote.interest + quote.penalty + quote.premium;
        expect(quote.debts.reduce((sum, debt) => sum + debt.amount, 0n)).toBe(total);
        const late = quote.debts.filter((debt) => debt.stage === 'OVERDUE' && debt.row !== null);
        expect(late.length > 0).toBe(quote.overdueSince !== null);
      }
    });
  });

  it('a repeated payment changes nothing', () => {
    check((start, list) => {
      const { story, last, paid } = tell(start, list);
      for (const { on, amount, n } of paid) expect(story.when(pay(day(last), tiyn(amount), n, on)).added).toEqual([]);
    });
  });

  it('every event survives its stored form', () => {
    check((start, list) => {
      const { story } = tell(start, list);
      for (const event of story.events) {
        const { type, version, data } = encodeEvent(event);
        expect(decodeEvent(type, version, JSON.parse(JSON.stringify(data)))).toEqual(event);
      }
    });
  });

  it('the lines of an allocation add up to the money received', () => {
    check((start, list) => {
      for (const event of tell(start, list).story.events) {
        if (event.type !== 'PaymentReceived') continue;
        const { allocation, surplus, amount } = event.data;
        expect(allocation.reduce((sum, line) => sum + line.amount, surplus as bigint)).toBe(amount);
      }
    });
  });
});
