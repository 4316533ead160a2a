/** Compared with figures worked out by hand: 100,000 tenge at 280 tenge a day. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { journalReads } from '../../projections/journal/read.ts';
import { lateReads } from '../../projections/loan/late-reads.ts';
import { loanReads } from '../../projections/loan/read.ts';
import { loanPeriodReads } from '../../projections/loan-period/read.ts';
import { paymentReads } from '../../projections/payment/read.ts';
import { portfolioReads, runningOf, stagesOf } from '../../projections/portfolio/read.ts';
import { paymentStream } from '../../schema/events/streams.ts';
import { LOAN_STATUSES } from '../../schema/loan-status.ts';
import type { PaymentId } from '../../schema/values/ids.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { add, type Tiyn, tenge, tiyn, ZERO } from '../../schema/values/money.ts';
import { move } from '../../server/domain/money/postings.ts';
import { A_DAY, ALife, PRINCIPAL } from '../support/a-life.ts';
import { TestLog, uuidOf } from '../support/a-log.ts';
import { project, query, type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';

const DAY = localDate('2026-02-02');
const times = (amount: Tiyn, n: number): Tiyn => (amount * BigInt(n)) as Tiyn;
const log = new TestLog();
const partly = new ALife(log, 'partly', DAY).issued().paid(tenge(30_000), addDays(DAY, 5));
const late = new ALife(log, 'late', DAY).issued().fellOverdue();
const refused = new ALife(log, 'refused', addDays(DAY, 1)).rejected();
// 10 days: 2,800 interest; pays 500 too much.
const repaid = new ALife(log, 'repaid', DAY).issued().paid(tenge(103_300), addDays(DAY, 10)).closed(addDays(DAY, 10));
const waiting = new ALife(log, 'waiting', addDays(DAY, 30)).applied();
let db: ReadModelDatabase;

beforeAll(async () => {
  db = await readModelDatabase();
  await project(db.url, log, { batchSize: 5 });
});
afterAll(() => db.drop());

describe('loan', () => {
  test('a part payment lowers the principal and posts the interest so far', async () => {
    const [row] = await query(db.pool, 'select * from rm.loan where loan_id = $1', [partly.loanId]);
    expect(row).toMatchObject({
      status: 'ACTIVE',
      borrower_id: partly.borrowerId,
      amount: PRINCIPAL,
      principal: tenge(70_000),
      issued_on: DAY,
      next_action_date: addDays(DAY, 21),
    });
    const loan = await loanReads(db.pool).loan(partly.loanId);
    expect(loan).toMatchObject({
      state: {
        stage: 'running',
        application: { decision: { outcome: 'APPROVED' } },
        paid: tenge(30_000),
        standing: { interest: times(A_DAY, 5), nextDue: { date: addDays(DAY, 20) } },
      },
      history: { payments: [{ principalBefore: PRINCIPAL, principalAfter: tenge(70_000) }] },
      position: row?.position,
    });
    expect(await loanReads(db.pool).loansOf(partly.borrowerId)).toEqual([loan]);
  });

  test('of loans read before, as many stay in memory as the setting says', async () => {
    const queries = vi.spyOn(db.pool, 'query');
    /** Loans that the reader still had, by the parameters of its last statement. */
    const stillKept = (): unknown => Object(queries.mock.lastCall?.[0]).values[1];
    const { loan } = loanReads(db.pool, 1);
    const first = await loan(partly.loanId);
    expect(await loan(partly.loanId)).toBe(first);
    expect(stillKept()).toEqual([partly.loanId]);
    await loan(late.loanId);
    expect(await loan(partly.loanId)).toEqual(first);
    expect(stillKept()).toEqual([]);
    queries.mockRestore();
  });

  test('late loans are found by days past due, and those that ask for nothing are left out', async () => {
    const { lateLoans, lateTotals } = lateReads(db.pool);
    const { rows } = await db.pool.query('select overdue_since from rm.loan where loan_id = $1', [late.loanId]);
    const since = localDate(rows[0].overdue_since);
    const all = { ids: [], only: false };
    const found = async (from: number | null, to: number, of: Parameters<typeof lateTotals>[1] = all) =>
      lateLoans(
        { since: { from: from === null ? null : addDays(since, from), to: addDays(since, to) }, of },
        { first: 5 },
      );
    const place = { loanId: late.loanId, since };
    expect(await found(null, 0)).toEqual({ places: [place], hasNextPage: false, totalCount: 1 });
    expect([(await found(1, 5)).totalCount, (await found(null, -1)).totalCount]).toEqual([0, 0]);
    expect((await found(null, 0, { ids: [late.loanId], only: false })).places).toEqual([]);
    expect((await found(null, 0, { ids: [late.loanId], only: true })).places).toEqual([place]);
    const wide = { since: { from: null, to: addDays(since, 5) }, of: all };
    expect((await lateLoans(wide, { first: 5, after: place })).places).toEqual([]);
    const bucketOn = async (day: number) =>
      (await lateTotals(addDays(since, day), all)).filter(({ loans }) => loans > 0).map(({ bucket }) => bucket);
    expect([await bucketOn(0), await bucketOn(29), await bucketOn(30)]).toEqual([['D1_30'], ['D1_30'], ['D31_60']]);
    expect(await bucketOn(90)).toEqual(['D91_PLUS']);
  });

  test('the queue of the office goes on from page to page: the earliest promise first, then the oldest', async () => {
    const { queue } = loanReads(db.pool);
    const promised = (loanId: string, decideBy: string | null) =>
      db.pool.query('update rm.loan set decide_by = $2 where loan_id = $1', [loanId, decideBy]);
    await promised(waiting.loanId, '2026-03-04T09:00:00Z');
    await promised(refused.loanId, '2026-03-05T09:00:00Z');
    const statuses = LOAN_STATUSES;
    const seen: string[] = [];
    let page = await queue(statuses, { first: 2 });
    expect(page).toMatchObject({ totalCount: 5, hasNextPage: true });
    for (; page.places.length > 0; page = await queue(statuses, { first: 2, after: page.places.at(-1) }))
      seen.push(...page.places.map(({ loanId }) => loanId));
    expect(seen).toEqual([waiting, refused, partly, late, repaid].map(({ loanId }) => loanId));
    for (const { loanId } of [waiting, refused]) await promised(loanId, null);
  });

  test('what the closing of a day has to look at is found by its index', async () => {
    const reads = loanReads(db.pool);
    const due = async (day: string) => (await reads.loansToClose(localDate(day), 10)).map((row) => row.loanId).sort();
    expect(await due('2026-02-22')).toEqual([]);
    expect(await due('2026-02-23')).toEqual([partly.loanId]);
    // The application signed on 4 March may wait through 9 March.
    expect(await due('2026-03-09')).toEqual([partly.loanId]);
    expect(await due('2026-03-10')).toEqual([partly.loanId, waiting.loanId].sort());
    expect(await due('2026-03-12')).toEqual([partly.loanId, waiting.loanId, late.loanId].sort());
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    const day = localDate('2026-03-12');
    const paged: string[] = [];
    for (let page = await reads.loansToClose(day, 1); page[0]; page = await reads.loansToClose(day, 1, page[0])) {
      paged.push(page[0].loanId);
    }
    expect(paged).toEqual([partly.loanId, waiting.loanId, late.loanId]);
    // The statement itself, with a page before it, must use the index alone, in its order.
    const [text, values] = asked.mock.calls.findLast(([sql]) => String(sql).includes('next_action_date')) ?? [];
    asked.mockRestore();
    const plan = await planOf(String(text), values as unknown[] | undefined);
    expect(plan).toMatch(/Index (Only )?Scan using loan_next_action_date\w* on loan/);
    expect(plan).not.toContain('Sort');
  });

  test('whom a reminder concerns is found by the day to pay, in pages', async () => {
    const reads = loanReads(db.pool);
    const due = addDays(DAY, 20);
    const all = await reads.loansToPay(due, 10);
    expect(all).toContainEqual({ loanId: partly.loanId, borrowerId: partly.borrowerId });
    expect(await reads.loansToPay(addDays(due, 1), 10)).toEqual([]);
    const last = all.at(-1);
    expect(await reads.loansToPay(due, 10, last?.loanId)).toEqual([]);
  });

  test('pages run from the newest to the oldest without holes', async () => {
    const reads = loanReads(db.pool);
    const seen: string[] = [];
    let after: bigint | undefined;
    for (;;) {
      const page = await reads.loans({}, { first: 2, after });
      seen.push(...page.rows.map((row) => row.loan_id));
      after = page.rows.at(-1)?.opened_position;
      if (!page.hasNextPage) break;
    }
    expect(seen).toEqual([waiting, repaid, refused, late, partly].map((life) => life.loanId));
    const overdue = await reads.loans(
      { statuses: ['EXPIRED', 'ACTIVE'], overdue: { days: 10, on: addDays(late.maturity, 10) } },
      { first: 10 },
    );
    expect(overdue.rows.map((row) => row.loan_id)).toEqual([late.loanId]);
    expect(await reads.countLoans({ minAmount: PRINCIPAL, issuedTo: DAY })).toBe(3);
  });
});

test('payments and balance', async () => {
  const [payment] = await query(db.pool, 'select * from rm.payment where loan_id = $1', [repaid.loanId]);
  expect(payment).toMatchObject({
    amount: tenge(103_300),
    surplus: tenge(500),
    principal_before: PRINCIPAL,
    principal_after: ZERO,
  });
  const loan = await loanReads(db.pool).loan(repaid.loanId);
  expect(loan?.history.payments[0]?.data.allocation).toMatchObject([
    { component: 'principal', amount: PRINCIPAL },
    { component: 'interest', amount: tenge(2_800) },
  ]);

  expect(await query(db.pool, 'select borrower_id, balance from rm.balance')).toEqual([
    { borrower_id: repaid.borrowerId, balance: tenge(500) },
  ]);
});

describe('journal', () => {
  test('the trial balance is zero on every day, and says what was lent', async () => {
    const reads = journalReads(db.pool);
    for (let day = 0; day <= 40; day++) {
      const lines = await reads.trialBalance(addDays(DAY, day));
      expect(add(...lines.map((line) => line.balance))).toBe(ZERO);
    }
    const end = await reads.trialBalance(addDays(DAY, 40));
    const balance = (account: string) => end.find((line) => line.account === account)?.balance;
    expect(balance('principal')).toBe(tenge(70_000 + 100_000));
    expect(balance('borrower-balance')).toBe(-tenge(500));
    expect(balance('transit:balance')).toBe(ZERO);
    expect(balance('interest-income')).toBe(-times(A_DAY, 5 + 20 + 10));
    expect((await reads.trialBalance(addDays(DAY, -1))).every((line) => line.balance === ZERO)).toBe(true);
  });
});

describe('more than two hundred rows', () => {
  const COUNT = 205;
  const amount = tiyn(99_999_999_999_999_999n);
  const many = new TestLog();
  const queued = Array.from({ length: COUNT }, (_, n) => new ALife(many, `queued ${n}`, DAY).applied().loanId);
  for (let n = 0; n < COUNT; n++) {
    const paymentId = uuidOf(`absurd ${n}`) as PaymentId;
    const postings = move(amount, 'suspense', 'provider-clearing');
    const operationDate = addDays(DAY, n % 2);
    const payment = { paymentId, provider: 'kiosk', externalId: `${n}`, amount, loanId: null, borrowerId: null };
    many.append(paymentStream('kiosk', `${n}`), operationDate, [
      { type: 'PaymentNotified', data: { ...payment, operationDate } },
      { type: 'PaymentSuspended', data: { paymentId, reason: 'ABSURD', amount, postings } },
    ]);
  }
  let apart: ReadModelDatabase;
  beforeAll(async () => {
    apart = await readModelDatabase();
    await project(apart.url, many);
  });
  afterAll(() => apart.drop());

  test('a trial balance larger than one number of the database is printed', async () => {
    const lines = await journalReads(apart.pool).trialBalance(addDays(DAY, 1));
    expect(lines.find(({ account }) => account === 'provider-clearing')?.balance).toBe(times(amount, COUNT));
    expect(lines.find(({ account }) => account === 'suspense')?.credit).toBe(times(amount, COUNT));
  });

  test('the queue of the office gives each application once, the 201st on its third page', async () => {
    const { queue } = loanReads(apart.pool);
    const pages: string[][] = [];
    let after: Parameters<typeof queue>[1]['after'];
    for (let next = true; next; ) {
      const page = await queue(LOAN_STATUSES, { first: 100, after });
      pages.push(page.places.map(({ loanId }) => loanId));
      expect(page.totalCount).toBe(COUNT);
      [after, next] = [page.places.at(-1), page.hasNextPage];
    }
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 5]);
    expect(pages.flat()).toEqual(queued);
  });

  test('the list of suspended money has the 201st too', async () => {
    const rows = await paymentReads(apart.pool).suspended();
    expect(new Set(rows.map(({ external_id }) => external_id)).size).toBe(COUNT);
  });
});

describe('risk at a date', () => {
  const shares = async (day: number) =>
    (await portfolioReads(db.pool).par({ date: addDays(DAY, day) })).map((line) => [line.loans, line.principal]);

  test('portfolio at risk on two days', async () => {
    // Day 10: no loan is late yet. Day 25: due on day 20, five days late. Day 51: 31 days late.
    expect(await shares(10)).toEqual([
      [0, ZERO],
      [0, ZERO],
      [0, ZERO],
      [0, ZERO],
    ]);
    expect(await shares(25)).toEqual([
      [1, PRINCIPAL],
      [0, ZERO],
      [0, ZERO],
      [0, ZERO],
    ]);
    const later = await portfolioReads(db.pool).par({ date: addDays(DAY, 51) });
    expect(later.map((line) => line.loans)).toEqual([1, 1, 0, 0]);
    // 100,000 of 170,000.
    expect(later[1]?.sharePpm).toBe(588_235);
  });

  test('as it was known before the payment was written down', async () => {
    const [known] = await query<{ at: string }>(
      db.pool,
      `select recorded_at - interval '1 millisecond' as at from rm.payment where loan_id = '${partly.loanId}'`,
    );
    const reads = portfolioReads(db.pool);
    const principalOf = async (knownAt?: string) =>
      (await reads.byStatus({ date: addDays(DAY, 7), knownAt: knownAt as never })).find(
        (line) => line.status === 'ACTIVE',
      )?.principal;
    expect(await principalOf()).toBe(tenge(70_000 + 100_000 + 100_000));
    // Only the first loan was stored by then, without its payment.
    expect(await principalOf(known?.at)).toBe(PRINCIPAL);
  });

  test('portfolio, and interest not yet posted', async () => {
    const portfolio = portfolioReads(db.pool);
    const view = { date: addDays(DAY, 25) };
    expect(await portfolio.asOfPosition()).toBe(log.position);
    expect(runningOf(await portfolio.byStatus(view))).toEqual({ loans: 2, principal: tenge(170_000) });
    expect(await portfolio.months(view)).toEqual([
      { month: '2026-02', issued: 3, issuedAmount: tenge(300_000), repaidAmount: tenge(132_800) },
    ]);
    expect(stagesOf(await portfolio.funnel(view)).map((line) => line.loans)).toEqual([4, 4, 4, 3, 3, 1]);
    const reads = loanPeriodReads(db.pool);
    // On day 7: two days on 70,000 after the payment, seven days on each of the other two.
    expect(await reads.unpostedInterest(addDays(DAY, 7))).toBe(tenge(2 * 196 + 14 * 280));
  });
});

/** With so few rows Postgres prefers a scan; forbidding it shows which index can serve. */
async function planOf(sql: string, values: unknown[] = []): Promise<string> {
  const client = await db.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toContain('Seq Scan');
    return plan;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
