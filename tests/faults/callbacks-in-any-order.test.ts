/** A processor's reports about two payments, in every order; the short set takes every third of fewer reports. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loanStream } from '../../schema/events/streams.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { tenge } from '../../schema/values/money.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { deliver, type Notice, succeeded } from '../support/callbacks.ts';
import { aCaller, anActiveLoan } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';
import { FULL } from '../support/size.ts';

/** With the repeated success there are five reports, and 60 different orders. */
/** The orders that one loan of 100,000 tenge has room for: each leaves 3,500 of it paid. */
const ON_ONE_LOAN = 20;

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());

function* ordersOf<T>(items: readonly T[]): Generator<readonly T[]> {
  if (items.length === 0) yield [];
  for (const [at, first] of items.entries())
    for (const rest of ordersOf([...items.slice(0, at), ...items.slice(at + 1)])) yield [first, ...rest];
}
const NAMES = ['a', 'a failed', 'a in part back', 'b', ...(FULL ? ['a'] : [])] as const;
const every = [...new Set([...ordersOf(NAMES)].map((order) => order.join()))].map((order) => order.split(','));
const ORDERS = every.filter((_, at) => FULL || at % 5 === 0);

async function payment(borrower: Borrower, loanId: LoanId, sum: number): Promise<Notice> {
  const wish = { borrowerId: borrower.id, loanId, amount: tenge(sum), locale: 'RU', confirmed: true } as const;
  const started = await world.payments.start(aCaller(), wish);
  if ('refusal' in started) throw new Error(started.refusal.code);
  return succeeded(started.payment.intent.id, `${sum}.00`);
}

/** As a processor does: a busy machine may miss a deadline. */
async function untilTaken(report: Notice): Promise<void> {
  for (let tries = 1; (await deliver(world, report)) !== 200; tries++)
    if (tries === 10) throw new Error('the report is not taken');
}

it('success, failure, repeats and a part taken back: every order', async () => {
  expect(ORDERS).toHaveLength(FULL ? 60 : 5);
  for (let from = 0; from < ORDERS.length; from += ON_ONE_LOAN) {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower);
    const orders = ORDERS.slice(from, from + ON_ONE_LOAN);
    for (const [done, order] of orders.entries()) {
      const [a, b] = [await payment(borrower, loanId, 3_000), await payment(borrower, loanId, 2_000)];
      const reports: Record<string, Notice> = {
        a,
        'a failed': { ...a, outcome: 'FAILED', code: '51' },
        'a in part back': { ...a, outcome: 'REVERSED', amount: '1500.00' },
        b,
      };
      for (const name of [...order, ...(FULL ? order.toReversed() : [])]) await untilTaken(reports[name] ?? {});
      expect((await loadLoan(world.ledger, loanId))?.paid, order.join()).toBe(tenge(3_500 * (done + 1)));
    }
    const { events } = await world.ledger.readLatest(loanStream(loanId));
    const clearing = events
      .flatMap((event) => ('postings' in event.data ? event.data.postings : []))
      .filter(({ account }) => account === 'provider-clearing');
    const held = clearing.reduce((sum, { amount }) => sum + amount, 0n);
    expect(held).toBe(tenge(3_500 * orders.length) - tenge(100_000));
  }
});
