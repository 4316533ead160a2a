/** What is kept for speed gives the figures of the steps: a late enough `knownAt` reads the same book the long way. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIMENSIONS } from '../../projections/portfolio/groups.ts';
import { type PortfolioView, portfolioReads } from '../../projections/portfolio/read.ts';
import { instant, localDate } from '../../schema/values/local-date.ts';
import { composeBorrower } from '../../server/seed/compose.ts';
import { planLoans } from '../../server/seed/plan.ts';
import { TestLog } from '../support/a-log.ts';
import { project, type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';

const TODAY = localDate('2026-11-21');
const STAFF = {
  verifierIds: ['0197c3f0-0000-7000-8000-0000000000aa', '0197c3f0-0000-7000-8000-0000000000ab'],
  supportIds: ['0197c3f0-0000-7000-8000-0000000000ac'],
};
const ALL_KNOWN = instant(new Date('2999-01-01'));
let db: ReadModelDatabase;
let reads: ReturnType<typeof portfolioReads>;

beforeAll(async () => {
  db = await readModelDatabase();
  const log = new TestLog();
  for (const plan of planLoans(5, 400, TODAY)) {
    const { streams } = composeBorrower(
      5,
      plan,
      (loan) => `NS-${loan.loanId.slice(0, 8)}`,
      { today: TODAY, shiftDays: 0 },
      STAFF,
    );
    for (const { name, parts } of streams)
      for (const { context, events } of parts) log.append(name, context.effectiveDate, events);
  }
  await project(db.url, log);
  reads = portfolioReads(db.pool);
});
afterAll(() => db.drop());

const FROM = localDate('2025-06-10');
const QUESTIONS: Readonly<Record<string, (view: PortfolioView) => Promise<readonly unknown[]>>> = {
  byStatus: (view) => reads.byStatus(view),
  par: (view) => reads.par(view),
  months: (view) => reads.months(view),
  funnel: (view) => reads.funnel(view),
  'funnel of a time': (view) => reads.funnel(view, FROM),
  vintages: (view) => reads.vintages(view, FROM, 30),
  rolls: (view) => reads.rolls(view, FROM),
  'cash by day': (view) => reads.cash(view, FROM, 'DAY'),
  'cash by month': (view) => reads.cash(view, FROM, 'MONTH'),
  agreements: (view) => reads.agreements(view, FROM),
  endings: (view) => reads.endings(view, FROM),
  income: (view) => reads.income(view, FROM),
  ...Object.fromEntries(DIMENSIONS.map((by) => [by, (view: PortfolioView) => reads.groups(view, by)])),
};
const FILTERS = [
  undefined,
  { productTypes: ['INDIVIDUAL_PERSON_SPL'], borrowers: 'REPEAT' },
  { channels: ['SEARCH', 'DIRECT'], issuedFrom: localDate('2025-03-01') },
] as const satisfies readonly PortfolioView['filter'][];

test.each(Object.keys(QUESTIONS))('%s of what is known now is what the steps say', async (question) => {
  const ask = QUESTIONS[question];
  let lines = 0;
  for (const date of ['2025-11-03', '2026-06-30', TODAY].map(localDate))
    for (const filter of FILTERS) {
      const quick = await ask?.({ date, filter });
      expect({ date, filter, quick }).toEqual({
        date,
        filter,
        quick: await ask?.({ date, filter, knownAt: ALL_KNOWN }),
      });
      lines += quick?.length ?? 0;
    }
  expect(lines).toBeGreaterThan(0);
});

test('a loan closed again after a payment was taken back ended at each of its closings, and counts once', async () => {
  const { rows } = await db.pool.query<{ loan_id: string; closed_on: string }>(
    `select loan_id, closed_on from rm.portfolio_loan where closed_on is not null and not exists (
       select from rm.loan_milestone m where m.loan_id = portfolio_loan.loan_id and kind in ('CEDED', 'REFINANCED'))
     order by 1 limit 1`,
  );
  const [loan] = rows;
  const days = ['2027-02-01', '2027-03-01'];
  for (const [at, day] of days.entries())
    await db.pool.query(
      `insert into rm.loan_milestone (loan_id, revision, kind, on_date, recorded_at) values ($1, $2, 'CLOSED', $3, now())`,
      [loan?.loan_id, 9_000 + at, day],
    );
  await db.pool.query('update rm.portfolio_loan set last_closed_on = $1 where loan_id = $2', [days[1], loan?.loan_id]);
  for (const [from, date] of [
    ['2027-01-15', '2027-02-15'],
    ['2027-02-15', '2027-04-01'],
    [loan?.closed_on ?? '', '2027-04-01'],
  ] as const) {
    const view = { date: localDate(date) };
    const repaid = await reads.endings(view, localDate(from));
    expect(repaid).toEqual(await reads.endings({ ...view, knownAt: ALL_KNOWN }, localDate(from)));
    if (from > TODAY) expect(repaid).toEqual([expect.objectContaining({ kind: 'REPAID', loans: 1 })]);
  }
});
