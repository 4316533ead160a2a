/** The figures of analysts agree with each other, with the books and with the domain. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { journalReads } from '../../projections/journal/read.ts';
import { DIMENSIONS } from '../../projections/portfolio/groups.ts';
import { portfolioReads, runningOf } from '../../projections/portfolio/read.ts';
import { isRunning } from '../../schema/loan-status.ts';
import { instant, type LocalDate, localDate } from '../../schema/values/local-date.ts';
import { add, negate, tenge, ZERO } from '../../schema/values/money.ts';
import { END, instalments, lives, log, partly, START } from '../support/decided-lives.ts';
import { project, type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';

const DAYS = ['2026-03-05', '2026-03-25', '2026-04-20', '2026-06-10', END].map((day) => localDate(day));
const FROM = localDate(START);
let db: ReadModelDatabase;
let reads: ReturnType<typeof portfolioReads>;

beforeAll(async () => {
  db = await readModelDatabase();
  await project(db.url, log, { batchSize: 7 });
  reads = portfolioReads(db.pool);
});
afterAll(() => db.drop());

test.each(DIMENSIONS)('running loans grouped by %s add up to the portfolio', async (by) => {
  for (const date of DAYS) {
    const groups = await reads.groups({ date }, by);
    const whole = runningOf(await reads.byStatus({ date }));
    expect(groups.reduce((sum, line) => sum + line.loans, 0)).toBe(whole.loans);
    expect(add(...groups.map((line) => line.principal))).toBe(whole.principal);
    const [first, month] = await reads.par({ date });
    expect(add(...groups.map((line) => line.overduePrincipal))).toBe(first?.principal);
    expect(add(...groups.map((line) => line.par30Principal))).toBe(month?.principal);
  }
});

test('a filter selects the loans of one product, and all products add up to the whole', async () => {
  const date = localDate('2026-04-20');
  const products = ['INDIVIDUAL_PERSON_SPL', 'INDIVIDUAL_PERSON_IL'] as const;
  const parts = await Promise.all(
    products.map(async (type) => runningOf(await reads.byStatus({ date, filter: { productTypes: [type] } }))),
  );
  const whole = runningOf(await reads.byStatus({ date }));
  expect(parts.map(({ loans }) => loans)).toEqual([whole.loans - 1, 1]);
  expect(add(...parts.map(({ principal }) => principal))).toBe(whole.principal);
  const fixed = await reads.groups({ date, filter: { pricings: ['ECONOMICAL'], termTo: 31 } }, 'PRICING');
  expect(fixed.map(({ key, loans }) => [key, loans])).toEqual([['ECONOMICAL', 1]]);
});

test('channels and regions add up to the whole, and a filter by one gives its group', async () => {
  const date = localDate('2026-04-20');
  for (const [by, filterOf] of [
    ['CHANNEL', (key: string) => ({ channels: [key as 'SEARCH'] })],
    ['REGION', (key: string) => ({ regions: [key as 'ABAI'] })],
    ['SOURCE', (key: string) => ({ sources: [key as 'google'] })],
  ] as const) {
    const known = (await reads.groups({ date }, by)).filter(({ key }) => key !== 'UNKNOWN' && key !== 'DIRECT');
    for (const { key, loans, principal } of known)
      expect(runningOf(await reads.byStatus({ date, filter: filterOf(key) }))).toEqual({ loans, principal });
  }
  const direct = await reads.byStatus({ date, filter: { channels: ['DIRECT'] } });
  expect(runningOf(direct).loans).toBeGreaterThan(0);
});

test('a loan ends in one way, and debt written off is not repaid', async () => {
  const { rows } = await db.pool.query('select loan_id from rm.portfolio_loan order by 1 limit 3');
  const [repaid, lost, sold] = rows.map(({ loan_id }) => loan_id);
  const steps = [
    [repaid, 'CLOSED', null],
    [lost, 'WRITTEN_OFF', 70_000],
    [lost, 'CLOSED', null],
    [sold, 'CEDED', 30_000],
  ];
  const day = localDate('2031-01-10');
  for (const [at, [loan, kind, amount]] of steps.entries())
    await db.pool.query(
      `insert into rm.loan_milestone (loan_id, revision, kind, on_date, recorded_at, amount)
       values ($1, $2, $3, $4, now(), $5)`,
      [loan, 9_000 + at, kind, day, amount],
    );
  // Closed again: the steps say when.
  await db.pool.query('update rm.portfolio_loan set restated = true where loan_id = any($1)', [[repaid, lost, sold]]);
  const lines = await reads.endings({ date: day }, day);
  await db.pool.query('delete from rm.loan_milestone where revision >= 9000');
  await db.pool.query('update rm.portfolio_loan set restated = false');
  expect(new Map(lines.map(({ kind, loans, amount }) => [kind, [loans, amount]]))).toEqual(
    new Map([
      ['REPAID', [1, 0n]],
      ['WRITTEN_OFF', [1, 70_000n]],
      ['CEDED', [1, 30_000n]],
    ]),
  );
});

test('roll rates count each loan that ran on the first day once', async () => {
  const [from, date] = [localDate('2026-03-25'), localDate('2026-06-10')];
  const lines = await reads.rolls({ date }, from);
  const before = runningOf(await reads.byStatus({ date: from }));
  expect(lines.reduce((sum, line) => sum + line.loans, 0)).toBe(before.loans);
  expect(add(...lines.map((line) => line.principal))).toBe(before.principal);
  expect(lines).toContainEqual(expect.objectContaining({ from: 'D1_30', to: 'REPAID' }));
  expect(lines.some((line) => line.to === 'D31_60' || line.to === 'D61_90')).toBe(true);
});

test('a vintage at its present age has the principal that is 30 days past due', async () => {
  for (const date of DAYS) {
    const lines = await reads.vintages({ date }, FROM, 30);
    const age = Number(date.slice(5, 7)) - 3;
    const [present] = lines.filter((line) => line.age === age);
    expect(present).toMatchObject({ cohort: '2026-03', issued: lives.length, lost: ZERO });
    expect(present?.latePrincipal).toBe((await reads.par({ date }))[1]?.principal);
    expect(lines.map((line) => line.age)).toEqual([...Array(age + 1).keys()]);
  }
});

/** The schedule as the last event through `date` left it. */
const rowsOn = (records: (typeof partly)['records'], date: LocalDate) => {
  const last = records.findLast((record) => 'standing' in record.data && record.metadata.effectiveDate <= date);
  return last && 'standing' in last.data && isRunning(last.data.status) ? last.data.standing.rows : [];
};

test('expected payments are the unpaid rows of the schedules that stood on that day', async () => {
  const through = localDate('2027-12-31');
  for (const date of DAYS) {
    const rows = lives.flatMap((life) => {
      return rowsOn(life.records, date)
        .filter((row) => row.date > date)
        .map((row) => row.amount - row.paid);
    });
    const expected = await reads.expected({ date }, through, 'MONTH');
    expect({ date, sum: add(...expected.map((line) => line.amount)) }).toEqual({
      date,
      sum: rows.reduce((sum, amount) => sum + amount, 0n),
    });
  }
});

test('cash is what was lent and what was paid, by day and by month', async () => {
  const view = { date: localDate(END) };
  const days = await reads.cash(view, FROM, 'DAY');
  const months = await reads.cash(view, FROM, 'MONTH');
  expect(days[0]).toMatchObject({ period: START, issued: lives.length });
  for (const lines of [days, months]) {
    expect(add(...lines.map((line) => line.collected))).toBe(
      tenge(40_000 + 80_000 + 53_550 + 30_000 + 52_800 + 36_000 + 2_240 + 2_800) + firstPaymentOf(days),
    );
  }
  const only = await reads.cash({ ...view, filter: { productTypes: ['INDIVIDUAL_PERSON_IL'] } }, FROM, 'DAY');
  expect(only.map(({ period, collected }) => [period, collected])).toEqual([
    [START, ZERO],
    ['2026-04-02', tenge(53_550)],
    ['2026-05-04', tenge(30_000)],
  ]);
});
/** The first payment of the restructuring is computed by the domain. */
const firstPaymentOf = (days: readonly { period: string; collected: bigint }[]): bigint =>
  days.find(({ period }) => period === '2026-03-25')?.collected ?? 0n;

test('income by month is the turnover of the books, with a filter and without', async () => {
  for (const date of DAYS) {
    const lines = await reads.income({ date }, FROM);
    const trial = await journalReads(db.pool).trialBalance(date);
    const balance = (account: string) => trial.find((line) => line.account === account)?.balance ?? ZERO;
    expect(add(...lines.map((line) => line.interest))).toBe(negate(balance('interest-income')));
    expect(add(...lines.map((line) => line.penalty))).toBe(negate(balance('penalty-income')));
    const parts = await Promise.all(
      (['FLEXIBLE', 'ECONOMICAL'] as const).map((pricing) =>
        reads.income({ date, filter: { pricings: [pricing] } }, FROM),
      ),
    );
    expect(add(...parts.flat().map((line) => line.interest))).toBe(negate(balance('interest-income')));
  }
});

test('agreements, and the share of the loans that made them', async () => {
  const lines = await reads.agreements({ date: localDate(END) }, FROM);
  expect(lines.map(({ kind, agreements, loans, sharePpm }) => [kind, agreements, loans, sharePpm])).toEqual([
    ['PROLONGED', 2, 2, 250_000],
    ['RESTRUCTURED', 1, 1, 125_000],
    ['REFINANCED', 0, 0, 0],
  ]);
});

test('a period knows whether a later one was known before it', async () => {
  const count = async (condition: string, date: string) => {
    const { rows } = await db.pool.query<{ n: number }>(
      `select count(*)::int as n from rm.loan_period p where ${condition}`,
      [date],
    );
    return rows[0]?.n;
  };
  const earlier = `exists (select from rm.loan_period later where later.loan_id = p.loan_id
    and later.from_date > $1 and later.known_from < p.known_from)`;
  for (const day of DAYS) {
    const on = `from_date <= $1 and coalesce(to_date, 'infinity') > $1`;
    expect(await count(`${on} and ${earlier} <> coalesce(known_later > $1, false)`, day)).toBe(0);
  }
  expect(await count('known_later > $1', '2026-03-12')).toBeGreaterThan(0);
});

test('what was known before a late report is read without it', async () => {
  const date = localDate('2026-03-20');
  const [report, correction] = (['PaymentReceived', 'BackdatingAdjusted'] as const).map((wanted) =>
    Date.parse(partly.records.find(({ type }) => type === wanted)?.metadata.recordedAt ?? ''),
  );
  const [before, after] = [instant(new Date((report ?? 0) - 1)), instant(new Date(correction ?? 0))];
  const collected = async (knownAt?: typeof before) =>
    add(...(await reads.cash({ date, knownAt }, FROM, 'DAY')).map((line) => line.collected));
  expect((await collected(after)) - (await collected(before))).toBe(tenge(52_800));
  const principal = async (knownAt?: typeof before) => runningOf(await reads.byStatus({ date, knownAt })).principal;
  expect(await principal(before)).toBeGreaterThan(await principal(after));
});

test('a plan that was replaced stays readable on its own days', async () => {
  const before = localDate('2026-04-01');
  const now = await reads.expected(
    { date: before, filter: { productTypes: ['INDIVIDUAL_PERSON_IL'] } },
    localDate(END),
    'MONTH',
  );
  const rows = rowsOn(instalments.records, before).filter((row) => row.date > before && row.date <= END);
  expect(rows.length).toBeGreaterThan(2);
  expect(now.map(({ period, amount }) => [period, amount])).toEqual(
    rows.map((row) => [row.date.slice(0, 7), row.amount]),
  );
});
