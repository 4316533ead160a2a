/** Also money that covers the payoff (D0030). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Balances } from '../../../schema/events/figures.ts';
import { addDays, addMonths, type LocalDate, localDate } from '../../../schema/values/local-date.ts';
import { add, subtract, type Tiyn, tenge, tiyn, ZERO } from '../../../schema/values/money.ts';
import { accrueTo } from '../../../server/domain/money/accrual.ts';
import { openBySum } from '../../../server/domain/money/debt.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { closeDay, closeDays, il, issued, MONDAY, on, pay, paymentId, signature, spl } from '../../support/a-loan.ts';
import { agreedOn } from '../../support/a-restructuring.ts';
import { FULL } from '../../support/size.ts';
import type { Story } from '../../support/spec.ts';

const RUNS = FULL ? 3_000 : 150;
const first = localDate(MONDAY);
const month = (n: number) => addMonths(first, n);
const full = (story: Story, day: LocalDate): Tiyn => quoteOn(story.life, day).full;
const due = (story: Story, day: LocalDate): Tiyn => quoteOn(story.life, day).due;
const year = (): Story => issued(il({ term: { unit: 'MONTH', count: 12 } }));
/** What the oldest late instalment still lacks. */
const clears = (story: Story, day: LocalDate): Tiyn => {
  const { contract, standing } = story.life;
  const today = accrueTo(contract, standing, day).standing;
  const oldest = today.rows.find((row) => row.paidOn === null);
  return openBySum(today, day).get(oldest?.order ?? 0) ?? ZERO;
};

describe('arrears of an instalment loan', () => {
  const FIFTH = addDays(month(2), 5);
  const late = closeDays(year(), month(1), FIFTH);

  it('arrears are aged by sums: a whole instalment closes the oldest row, whatever part of it was principal', () => {
    const sum = clears(late, FIFTH);
    expect(sum).toBe(late.life.issuedPrice.rows[0]?.amount);
    const before = late.when(pay(FIFTH, tiyn(sum - 1n)));
    expect(before.life.standing.rows[0]).toMatchObject({ paidOn: null, paid: tiyn(sum - 1n) });
    const paid = late.when(pay(FIFTH, sum)).in('EXPIRED');
    const [row, next] = paid.life.standing.rows;
    expect(row).toMatchObject({ paidOn: FIFTH, paid: sum });
    expect(next).toMatchObject({ paidOn: null, paid: ZERO });
    // The law's order: principal of both first.
    const { allocation } = paid.last('PaymentReceived');
    expect(new Set(allocation.map((line) => line.component))).toEqual(new Set(['principal']));
    // The second one was due on a Saturday.
    expect(quoteOn(paid.life, FIFTH).overdueSince).toBe(addDays(month(2), 3));
  });

  it('who pays a whole instalment every month never reaches the 90th day', () => {
    const behind = closeDays(year(), month(1), addDays(month(1), 20));
    const end = [2, 3, 4, 5, 6, 7].reduce((story, n) => {
      const passed = closeDays(story, addDays(month(n - 1), 21), month(n));
      return closeDays(passed.when(pay(month(n), tenge(30_000), n)), addDays(month(n), 1), addDays(month(n), 20));
    }, behind);
    expect(end.events.map(({ type }) => type)).not.toContain('CalculationStopped');
    expect(quoteOn(end.life, addDays(month(7), 20)).overdueDays).toBeLessThan(32);
  });

  it('notices are counted again for the instalment that is the oldest now', () => {
    const old = closeDays(late, addDays(FIFTH, 1), addDays(month(2), 20));
    const today = addDays(month(2), 20);
    const paid = old.when(pay(today, clears(old, today)));
    const next = closeDays(paid, addDays(today, 1), addDays(today, 1));
    const { overdueSince } = next.life.standing;
    expect(overdueSince).toBe(addDays(month(2), 3));
    expect(next.life.noticedDay).toBe(18);
  });

  it('arrears end when the last late instalment has come, though penalty is still owed', () => {
    const { debts } = quoteOn(late.life, FIFTH);
    const instalments = add(...debts.filter((one) => one.row !== null && one.stage === 'OVERDUE').map((d) => d.amount));
    const paid = late.when(pay(FIFTH, instalments)).said('PaymentReceived', 'OverdueCured').in('ACTIVE');
    expect(paid.life.standing.penalty).toBeGreaterThan(0n);
  });

  it('there are none while payments cover what was due, even if they repaid principal ahead of the schedule', () => {
    const asked = agreedOn(year().when(closeDay(month(1))), month(1), 4);
    const { firstPayment } = asked.last('RestructuringRequested');
    // A part of the first payment: the agreement lapses at the end of the day, and the money repays principal of the
    // next rows.
    const lapsed = closeDays(asked.when(pay(month(1), tiyn(firstPayment - 100n))), addDays(month(1), 1), month(1));
    const owes = due(lapsed, month(1));
    const paid = lapsed.when(pay(month(1), add(owes, tenge(1)), 2));
    expect(
      quoteOn(closeDays(paid, addDays(month(1), 1), addDays(month(1), 10)).life, addDays(month(1), 10)),
    ).toMatchObject({
      overdueSince: null,
    });
  });

  it('on any history the loan is late since the oldest day up to which more was due than paid', () => {
    const move = fc.record({ gap: fc.integer({ min: 1, max: 50 }), amount: fc.integer({ min: 1, max: 6_000_000 }) });
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 9 }), fc.integer({ min: 2, max: 12 }), (moves, count) => {
        let story = issued(il({ term: { unit: 'MONTH', count } }));
        let today = first;
        for (const [n, { gap, amount }] of moves.entries()) {
          today = addDays(today, gap);
          story = story.when(closeDay(today)).when(pay(today, tiyn(BigInt(amount)), n));
          if (story.state.stage !== 'running') return;
          const { contract, standing } = story.life;
          const now = accrueTo(contract, standing, today).standing;
          expect(now.rows.find((row) => row.paidOn === null)?.order).toBe(oldestOpen(now, today, story));
          for (const row of now.rows) expect(row.paid <= row.amount && row.paid >= 0n, `row ${row.order}`).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

function oldestOpen(now: Balances, today: LocalDate, story: Story): number | undefined {
  const came = add(...story.events.flatMap((event) => (event.type === 'PaymentReceived' ? paidFor(event.data) : [])));
  let asked = ZERO;
  const open = now.rows.find((row) => {
    asked = add(asked, row.principal, row.interest);
    return asked > came;
  });
  // After the last due date interest runs on and belongs to the last instalment.
  return (open ?? (today > now.maturity && now.interest > now.interestDue ? now.rows.at(-1) : undefined))?.order;
}

/** Principal and interest that an instalment had asked for. */
const paidFor = ({ allocation }: { allocation: readonly { component: string; row: number | null; amount: Tiyn }[] }) =>
  allocation
    .filter(({ component, row }) => row !== null && (component === 'principal' || component === 'interest'))
    .map(({ amount }) => amount);

describe('money that covers everything owed on its day', () => {
  const TENTH = addDays(first, 10);
  const loan = closeDays(issued(il()), addDays(first, 1), TENTH);

  it('money that covers the payoff closes an instalment loan without a request', () => {
    const closed = loan.when(pay(TENTH, full(loan, TENTH))).said('PaymentReceived', 'LoanClosing');
    expect(closed.in('CLOSING_PROCESS').last('PaymentReceived').surplus).toBe(ZERO);
    expect(closed.life.standing).toMatchObject({ principal: ZERO, interest: ZERO });
  });

  it('one tiyn less than the payoff repays nothing ahead', () => {
    const kept = subtract(full(loan, TENTH), tiyn(1n));
    expect(loan.when(pay(TENTH, kept)).in('ACTIVE').last('PaymentReceived')).toMatchObject({ surplus: kept });
  });

  it('a payoff reported a day late closes the loan for the day it was paid', () => {
    const next = addDays(TENTH, 1);
    const outcome = loan
      .when(closeDay(next))
      .when(pay(next, full(loan, TENTH), 1, TENTH))
      .in('CLOSING_PROCESS');
    expect(outcome.last('PaymentReceived')).toMatchObject({ paidOn: TENTH, surplus: ZERO });
  });

  it('the balance closes the loan, whatever was requested before', () => {
    const part = loan
      .when(on(TENTH, { type: 'RequestPrepayment', kind: 'PARTIAL', amount: tenge(100_000) }))
      .when(on(TENTH, { type: 'SignPrepayment', signature }));
    for (const story of [loan, part]) {
      const taken = { type: 'ApplyBalance', transferId: paymentId(70), amount: full(story, TENTH) } as const;
      expect(story.when(on(TENTH, taken)).in('CLOSING_PROCESS').last('BalanceApplied').surplus).toBe(ZERO);
    }
  });

  it('the balance closes a single-payment loan; less than the payoff waits for the due day', () => {
    const short = issued(spl());
    const all = full(short, TENTH);
    const take = (amount: Tiyn) => on(addDays(first, 4), { type: 'ApplyBalance', transferId: paymentId(70), amount });
    expect(short.when(take(all)).in('CLOSING_PROCESS').last('BalanceApplied').surplus).toBeGreaterThan(ZERO);
    expect(
      short
        .when(take(tenge(50_000)))
        .in('ACTIVE')
        .last('BalanceApplied').surplus,
    ).toBe(tenge(50_000));
  });

  it('a payoff closes the loan while an agreement waits', () => {
    const waits = agreedOn(loan, TENTH, 4);
    waits.when(pay(TENTH, full(waits, TENTH))).in('CLOSING_PROCESS');
  });
});
