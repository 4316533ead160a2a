/** The read models of real events agree with the domain on every day. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { journalReads } from '../../projections/journal/read.ts';
import { loanReads } from '../../projections/loan/read.ts';
import { loanPeriodReads } from '../../projections/loan-period/read.ts';
import { portfolioReads } from '../../projections/portfolio/read.ts';
import { isRunning } from '../../schema/loan-status.ts';
import { addDays, daysBetween, localDate } from '../../schema/values/local-date.ts';
import { add, subtract, type Tiyn, tenge, ZERO } from '../../schema/values/money.ts';
import { loanAsOf } from '../../server/use-cases/audit/audit.ts';
import { economical } from '../support/a-loan.ts';
import { TestLog } from '../support/a-log.ts';
import { DecidedLife } from '../support/decided-life.ts';
import { END, instalments, lives, log, START } from '../support/decided-lives.ts';
import { inFull } from '../support/in-full.ts';
import { project, query, type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';

let db: ReadModelDatabase;

beforeAll(async () => {
  db = await readModelDatabase();
  await project(db.url, log, { batchSize: 11 });
});
afterAll(() => db.drop());

test('the row of a loan is what the domain folds', async () => {
  for (const life of lives) {
    const [row] = await query(db.pool, 'select * from rm.loan where loan_id = $1', [life.loanId]);
    const { state } = life;
    if (state.stage === 'none') throw new Error('nothing');
    expect(row?.status).toBe(state.status);
    const held = state.stage === 'running' || state.stage === 'closing' ? state : undefined;
    if (!held) continue;
    const { principal, overdueSince, nextActionDate } = held.standing;
    expect(row).toMatchObject({ principal, overdue_since: overdueSince });
    const stored = await loanReads(db.pool).loan(life.loanId);
    expect(stored?.state).toMatchObject({ standing: held.standing });
    if (nextActionDate) expect(row?.next_action_date).toBe(nextActionDate);
  }
});

test('what the closing of the day finds by its index is never later than what the domain would do', async () => {
  const due = await loanReads(db.pool).loansToClose(localDate(END), 100);
  const expected = lives.filter(
    (life) => life.state.stage === 'running' && (life.state.standing.nextActionDate ?? '9') <= END,
  );
  expect(due.map((row) => row.loanId).sort()).toEqual(expected.map((life) => life.loanId).sort());
});

test(`risk by SQL equals the domain's risk of each loan, on every third day`, async () => {
  const reads = portfolioReads(db.pool);
  const late = { days: 0, most: 0 };
  for (let day = localDate('2026-03-03'); day <= END; day = addDays(day, 3)) {
    const par = await reads.par({ date: day });
    for (const line of par) {
      const sums = lives.map((life): Tiyn => {
        const at = loanAsOf(life.records, { date: day });
        if (!at?.quote || !isRunning(at.status) || at.quote.overdueDays < line.days) return ZERO;
        return at.quote.principal;
      });
      expect({ day, days: line.days, principal: line.principal }).toEqual({
        day,
        days: line.days,
        principal: add(...sums),
      });
      if (line.loans > 0) late.days += 1;
      late.most = Math.max(late.most, line.loans);
    }
  }
  // Guards against comparing zeros with zeros.
  expect(late.days).toBeGreaterThan(30);
  expect(late.most).toBeGreaterThan(1);
});

inFull(
  'an Economical loan costs nothing more until its first end, and its daily rate from then to the new one',
  async () => {
    const own = new TestLog();
    const life = new DecidedLife(own, 'fixed and prolonged', economical(), START)
      .prolonging('2026-03-30', 10)
      .paid('2026-03-30', tenge(6_076));
    const base = await readModelDatabase();
    try {
      await project(base.url, own);
      for (let day = localDate('2026-03-30'); day <= '2026-04-12'; day = addDays(day, 1)) {
        const at = loanAsOf(life.records, { date: day });
        expect({ day, interest: await loanPeriodReads(base.pool).unpostedInterest(day) }).toEqual({
          day,
          interest: at?.quote?.interest,
        });
      }
    } finally {
      await base.drop();
    }
  },
);

test('an Economical loan repaid in part costs what its days may on what is held', async () => {
  const own = new TestLog();
  const part = new DecidedLife(own, 'fixed, in part', economical(), START).paid('2026-03-06', tenge(80_000));
  const base = await readModelDatabase();
  try {
    await project(base.url, own);
    for (let day = localDate('2026-03-06'); day <= '2026-04-02'; day = addDays(day, 1)) {
      const at = loanAsOf(part.records, { date: day });
      const unposted = at?.quote ? subtract(at.quote.interest, at.balances.interest) : ZERO;
      expect({ day, interest: await loanPeriodReads(base.pool).unpostedInterest(day) }).toEqual({
        day,
        interest: unposted,
      });
    }
  } finally {
    await base.drop();
  }
});

test('the trial balance is zero on every day, back-dated payment included', async () => {
  for (let at = 0; at <= daysBetween(localDate(START), localDate(END)); at++) {
    const lines = await journalReads(db.pool).trialBalance(addDays(localDate(START), at));
    expect(add(...lines.map((line) => line.balance))).toBe(ZERO);
  }
});

test('payments are listed in the order in which they count, with their lines', async () => {
  const loan = await loanReads(db.pool).loan(instalments.loanId);
  const payments = loan?.history.payments.map(({ data }) => data) ?? [];
  expect(payments.map(({ paidOn }) => paidOn)).toEqual(['2026-04-02', '2026-05-04']);
  for (const { surplus, allocation, amount } of payments) {
    expect(add(surplus, ...allocation.map((line) => line.amount))).toBe(amount);
  }
});

test(`the history of statuses equals the domain's status of each loan, on every day`, async () => {
  const reads = portfolioReads(db.pool);
  // Except 4 May: a later report says that a payment of that day ended the delay, and no event holds the earlier
  // figures.
  for (let day = localDate('2026-03-03'); day < '2026-05-04'; day = addDays(day, 1)) {
    const asked = Object.groupBy(lives, (life) => loanAsOf(life.records, { date: day })?.status ?? 'INITIAL');
    const expected = Object.entries(asked).map(([status, found]) => [status, found.length]);
    const outcome = (await reads.byStatus({ date: day })).map(({ status, loans }) => [status, loans]);
    expect({ day, outcome }).toEqual({ day, outcome: expected.sort() });
  }
});
