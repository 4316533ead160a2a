/** The end of day gives the same figures when it runs late, twice, beside a payment, or is killed in the middle. */

import { afterEach, expect, it } from 'vitest';
import { ANCHOR_STREAM } from '../../schema/events/anchor.ts';
import { loanStream } from '../../schema/events/streams.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { type LocalDate, localDate } from '../../schema/values/local-date.ts';
import { add, printTenge, tenge } from '../../schema/values/money.ts';
import { makeAnchors } from '../../server/adapters/ledger/anchors.ts';
import { anchorDay } from '../../server/use-cases/audit/anchor.ts';
import { balanceOf } from '../../server/use-cases/balance/balance.ts';
import { type DueLoan, makeEndOfDay } from '../../server/use-cases/day/end-of-day.ts';
import { makeSandboxClockMoves } from '../../server/use-cases/day/sandbox-clock.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { il } from '../support/a-loan.ts';
import { deliver, succeeded } from '../support/callbacks.ts';
import { inFull } from '../support/in-full.ts';
import { ringOf } from '../support/key-rings.ts';
import { aCaller, anActiveLoan, typesOf } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';

let world: MoneyWorld;
afterEach(() => world.stop());

const LOANS = 3;
/** Due on Thursday 12 March; late from the 13th. */
async function someLoans(count = LOANS): Promise<LoanId[]> {
  world = await moneyWorld();
  const loans: LoanId[] = [];
  for (let i = 0; i < count; i++) loans.push(await anActiveLoan(world, await world.borrower()));
  return loans;
}

/** Events and state, without ids and instants. */
async function story(loanId: LoanId): Promise<string> {
  const { events } = await world.ledger.readLatest(loanStream(loanId));
  const life = events.slice(events.findIndex((event) => event.type === 'LoanIssued'));
  const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
  return JSON.stringify(
    life.map(({ type, data }) => ({ type, data })),
    plain,
  );
}

const stories = async (loans: readonly LoanId[]): Promise<string> =>
  [...new Set(await Promise.all(loans.map(story)))].join('\n');
const nothing = async () => undefined;
const clockMoves = (of: MoneyWorld) => makeSandboxClockMoves({ ...of, settled: nothing, sendDue: nothing });

it('the figures are the same day by day, in one late run, run twice, and killed midway', async () => {
  const loans = await someLoans();
  const last = localDate('2026-03-16');
  await world.closing.runThrough(localDate('2026-03-02'));
  const moved = await clockMoves(world).move({ date: last });
  if (typeof moved === 'string') throw new Error(moved);
  expect(moved.closed).toHaveLength(14);
  expect(moved.closed.find((day) => day.date === '2026-03-13')).toMatchObject({ loans: LOANS, events: LOANS * 3 });
  const daily = await stories(loans);
  expect(daily.split('\n')).toHaveLength(1);
  expect(await world.closing.runThrough(last)).toEqual([]);
  await world.stop();

  const late = await someLoans();
  await world.closing.runThrough(localDate('2026-03-02'));
  await world.at('2026-03-16');
  // Killed at every fifth query of the index, with a second run beside it.
  let calls = 0;
  const stumbling = makeEndOfDay({
    ...world,
    dueLoans: async (day, after, limit) => {
      calls += 1;
      if (calls % 5 === 0) throw new Error('killed');
      return late
        .toSorted()
        .filter((id) => after === null || id > after.loanId)
        .slice(0, Math.min(limit, 2))
        .map((loanId) => ({ loanId, dueOn: day, hasAccount: true }));
    },
    readModelCaughtUp: async () => undefined,
    log: () => undefined,
  });
  for (;;) {
    const [done] = await Promise.allSettled([stumbling.runThrough(last), stumbling.runThrough(last)]);
    if (done.status === 'fulfilled' && (await world.days.lastClosed()) === last) break;
  }
  expect(await stories(late)).toBe(daily);
  const loan = await loadLoan(world.ledger, late[0] as LoanId);
  expect(loan?.status).toBe('EXPIRED');
});

inFull('a payment that races with the run is settled in either order', async () => {
  const loans = await someLoans(3);
  await world.closing.runThrough(localDate('2026-03-02'));
  await world.at('2026-03-13');
  const notices = await Promise.all(
    loans.map(async (loanId) => {
      const loan = await loadLoan(world.ledger, loanId);
      if (!loan) throw new Error('no loan');
      const wish = { borrowerId: loan.borrowerId, loanId, amount: tenge(50_000), locale: 'RU' as const };
      const started = await world.payments.start(aCaller(), wish);
      if ('refusal' in started) throw new Error(started.refusal.code);
      // Paid on the 12th, reported on the 13th, while the day is being closed.
      return succeeded(started.payment.intent.id, '50000.00', { operatedAt: '2026-03-12T10:00:00.000Z' });
    }),
  );
  const today = await world.clock.today();
  await Promise.all([...notices.map((notice) => deliver(world, notice)), world.closing.runThrough(today)]);
  for (const loanId of loans) {
    const loan = await loadLoan(world.ledger, loanId);
    expect(loan).toMatchObject({ status: 'EXPIRED', paid: tenge(50_000) });
    expect(loan?.standing?.principal).toBe(tenge(50_000));
  }
  expect(
    new Set(await Promise.all(loans.map(async (id) => (await loadLoan(world.ledger, id))?.standing?.penalty))).size,
  ).toBe(1);
});

it('the demo clock moves forwards only, by days and hours, and keeps the day after a restart', async () => {
  const [loanId] = await someLoans(1);
  const moves = clockMoves(world);
  await world.closing.runThrough(localDate('2026-03-02'));
  expect(await moves.move({ advanceDays: 1 })).toMatchObject({ date: '2026-03-03', closed: [{ date: '2026-03-03' }] });
  expect(await moves.move({ advanceHours: 2 })).toMatchObject({ date: '2026-03-03', closed: [] });
  // 14:00 in Almaty plus ten hours is after midnight.
  expect(await moves.move({ advanceHours: 10 })).toMatchObject({
    date: '2026-03-04',
    closed: [{ date: '2026-03-04' }],
  });
  expect(await moves.move({ date: localDate('2026-03-03') })).toBe('BACKWARDS');
  expect((await moves.show()).date).toBe('2026-03-04');
  expect(await typesOf(world, loanStream(loanId as LoanId))).not.toContain('LoanFellOverdue');
});

inFull('the balance pays an instalment on its last day, and a killed run is finished', async () => {
  world = await moneyWorld();
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower, { terms: il() });
  await world.closing.runThrough(localDate('2026-03-02'));
  const wish = { borrowerId: borrower.id, loanId, amount: tenge(60_000), locale: 'RU' as const };
  const started = await world.payments.start(aCaller(), wish);
  if ('refusal' in started) throw new Error(started.refusal.code);
  // Nothing is due yet, so all of it stays on the balance.
  expect(await deliver(world, succeeded(started.payment.intent.id, '60000.00'))).toBe(200);
  expect(await balanceOf(world.ledger, borrower.id)).toBe(tenge(60_000));
  const instalment = (await loadLoan(world.ledger, loanId))?.standing?.rows[0]?.amount ?? tenge(0);
  await world.at('2026-04-03');
  const broken = { ...world.ledger, append: stopAtLoan(world, loanId) };
  const dying = makeEndOfDay({ ...world, ledger: broken, dueLoans: onlyOnce([loanId]), ...nothingElse });
  await expect(world.alone(() => dying.runThrough(localDate('2026-04-03')))).rejects.toThrow('killed');
  expect(await balanceOf(world.ledger, borrower.id)).toBe(tenge(60_000) - instalment);
  await world.closing.runThrough(localDate('2026-04-03'));
  await world.closing.runThrough(localDate('2026-04-03'));
  const loan = await loadLoan(world.ledger, loanId);
  expect(loan).toMatchObject({ status: 'ACTIVE', paid: instalment });
  expect(loan?.standing?.rows[0]?.paidOn).toBe('2026-04-02');
  expect(await balanceOf(world.ledger, borrower.id)).toBe(tenge(60_000) - instalment);
});

it("the balance pays on the instalment's own day though a day off would let it wait", async () => {
  world = await moneyWorld();
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower, { terms: il() });
  await world.closing.runThrough(localDate('2026-03-02'));
  const rows = (await loadLoan(world.ledger, loanId))?.standing?.rows ?? [];
  const two = add(...rows.slice(0, 2).map((row) => row.amount));
  const started = await world.payments.start(aCaller(), { borrowerId: borrower.id, loanId, amount: two, locale: 'RU' });
  if ('refusal' in started) throw new Error(started.refusal.code);
  expect(await deliver(world, succeeded(started.payment.intent.id, printTenge(two)))).toBe(200);
  await world.at('2026-04-30');
  await world.closing.runThrough(localDate('2026-04-30'));
  // Saturday 2 May; in time until Monday 4 May.
  const { next } = await world.balance.show(borrower.id);
  expect(next).toMatchObject({ on: '2026-05-02' });
  expect(next?.covered).toBe(next?.amount);
  await world.at('2026-05-05');
  await world.closing.runThrough(localDate('2026-05-05'));
  const loan = await loadLoan(world.ledger, loanId);
  expect(loan?.status).toBe('ACTIVE');
  expect(loan?.standing?.rows[1]).toMatchObject({ date: '2026-05-02', paidOn: '2026-05-02' });
});

const nothingElse = { readModelCaughtUp: async () => undefined, log: () => undefined };
const onlyOnce = (loans: readonly LoanId[]) => async (day: LocalDate, after: DueLoan | null) =>
  after === null ? loans.map((loanId) => ({ loanId, dueOn: day, hasAccount: true })) : [];
const stopAtLoan =
  (of: MoneyWorld, loanId: LoanId): MoneyWorld['ledger']['append'] =>
  async (stream, ...rest) => {
    if (stream === loanStream(loanId)) throw new Error('killed');
    return of.ledger.append(stream, ...rest);
  };

inFull(
  'each day ends with its anchor: three days late, killed before the day is noted, and run twice at once',
  async () => {
    await someLoans(1);
    await world.closing.runThrough(localDate('2026-03-02'));
    const anchors = makeAnchors(world.ledger, ringOf(Buffer.alloc(32, 9)));
    let calls = 0;
    const closing = makeEndOfDay({
      ...world,
      dueLoans: async () => [],
      readModelCaughtUp: async () => undefined,
      log: () => undefined,
      afterDay: async (day) => {
        await anchorDay({ ...world, anchors, kept: [world.keptAnchors], log: () => undefined }, day);
        calls += 1;
        if (calls % 2 === 1) throw new Error('killed');
      },
    });
    const last = localDate('2026-03-05');
    while ((await world.days.lastClosed()) !== last)
      await Promise.allSettled([closing.runThrough(last), closing.runThrough(last)]);
    const { events } = await world.ledger.readLatest(ANCHOR_STREAM);
    expect(events.map(({ metadata }) => metadata.effectiveDate)).toEqual(['2026-03-03', '2026-03-04', '2026-03-05']);
  },
);
