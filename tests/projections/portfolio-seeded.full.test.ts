/** What is kept for speed gives the figures of the log: as known at a moment, it is a log that ends there. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIMENSIONS } from '../../projections/portfolio/groups.ts';
import { type PortfolioReads, type PortfolioView, portfolioReads } from '../../projections/portfolio/read.ts';
import type { Stream } from '../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import { addDays, type Instant, instant, type LocalDate, localDate } from '../../schema/values/local-date.ts';
import { composeBorrower } from '../../server/seed/compose.ts';
import { planLoans } from '../../server/seed/plan.ts';
import { TestLog } from '../support/a-log.ts';
import { project, type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';

const TODAY = localDate('2026-11-21');
const STAFF = {
  verifierIds: ['0197c3f0-0000-7000-8000-0000000000aa', '0197c3f0-0000-7000-8000-0000000000ab'],
  supportIds: ['0197c3f0-0000-7000-8000-0000000000ac'],
};
let db: ReadModelDatabase;
let dbThen: ReadModelDatabase;
let reads: PortfolioReads;
let readsThen: PortfolioReads;
/** When the events of `dbThen` were all that was recorded. */
let then: Instant;

type Part = { name: Stream<LedgerEvent>; context: { effectiveDate: LocalDate }; events: readonly LedgerEvent[] };

beforeAll(async () => {
  const parts = planLoans(1, 300, TODAY)
    .flatMap((plan) => composeBorrower(1, plan, numberOf, { today: TODAY, shiftDays: 0 }, STAFF).streams)
    .flatMap(({ name, parts }) => parts.map((part) => ({ name, ...part })))
    .toSorted((a, b) => (a.context.recordedAt < b.context.recordedAt ? -1 : 1));
  // Of a loan whose payment is reversed later everything up to the reversal is known.
  const reversal = parts.find(({ events }) => events.some(({ type }) => type === 'PaymentReversed'));
  if (!reversal) throw new Error('no payment is reversed');
  const cut = Math.floor(parts.length * 0.7);
  const known = (part: (typeof parts)[number], at: number): boolean =>
    at < cut || (part.name === reversal.name && at < parts.indexOf(reversal));
  const early = parts.filter(known);
  const late = parts.filter((part, at) => !known(part, at));
  const [whole, first] = [logOf([...early, ...late, ...closedEarlier(early)]), logOf(early)];
  then = first.events.flatMap((event) => ('metadata' in event ? [event.metadata.recordedAt] : [])).at(-1) ?? then;
  [db, dbThen] = await Promise.all([readModelDatabase(), readModelDatabase()]);
  await Promise.all([project(db.url, whole), project(dbThen.url, first)]);
  [reads, readsThen] = [portfolioReads(db.pool), portfolioReads(dbThen.pool)];
});
afterAll(() => Promise.all([db.drop(), dbThen.drop()]));

const numberOf = ({ loanId }: { loanId: string }): string => `NS-${loanId.slice(0, 8)}`;

function logOf(parts: readonly Part[]): TestLog {
  const log = new TestLog();
  for (const { name, context, events } of parts) log.append(name, context.effectiveDate, events);
  return log;
}

/** Three loans whose end is reported once more, for an earlier day. */
const closedEarlier = (parts: readonly Part[]): Part[] =>
  parts
    .flatMap(({ name, context, events }) =>
      events
        .filter(({ type }) => type === 'LoanClosed')
        .map((event) => ({ name, context: { effectiveDate: addDays(context.effectiveDate, -40) }, events: [event] })),
    )
    .slice(-3);

const FROM = localDate('2025-06-10');
type Ask = (view: PortfolioView, reads: PortfolioReads) => Promise<readonly unknown[]>;
const QUESTIONS: Readonly<Record<string, Ask>> = {
  byStatus: (view, reads) => reads.byStatus(view),
  par: (view, reads) => reads.par(view),
  months: (view, reads) => reads.months(view),
  funnel: (view, reads) => reads.funnel(view),
  'funnel of a time': (view, reads) => reads.funnel(view, FROM),
  vintages: (view, reads) => reads.vintages(view, FROM, 30),
  rolls: (view, reads) => reads.rolls(view, FROM),
  'cash by day': (view, reads) => reads.cash(view, FROM, 'DAY'),
  'cash by month': (view, reads) => reads.cash(view, FROM, 'MONTH'),
  'cash to come': (view, reads) => reads.expected(view, addDays(view.date, 400), 'MONTH'),
  declines: (view, reads) => reads.declines(view, FROM),
  'debt loads': (view, reads) => reads.debtLoads(view, FROM),
  agreements: (view, reads) => reads.agreements(view, FROM),
  endings: (view, reads) => reads.endings(view, FROM),
  income: (view, reads) => reads.income(view, FROM),
  ...Object.fromEntries(DIMENSIONS.map((by) => [by, ((view, reads) => reads.groups(view, by)) as Ask])),
};
const FILTERS = [
  undefined,
  { productTypes: ['INDIVIDUAL_PERSON_SPL'], borrowers: 'REPEAT' },
  { channels: ['SEARCH', 'DIRECT'], issuedFrom: localDate('2025-03-01') },
] as const satisfies readonly PortfolioView['filter'][];

test.each(Object.keys(QUESTIONS))('%s as known at a moment is what the log said by then', async (question) => {
  const ask = QUESTIONS[question];
  if (!ask) throw new Error(question);
  let lines = 0;
  for (const date of ['2025-11-03', '2026-06-30', TODAY].map(localDate))
    for (const filter of FILTERS) {
      const past = await ask({ date, filter, knownAt: then }, reads);
      expect({ date, filter, past }).toEqual({ date, filter, past: await ask({ date, filter }, readsThen) });
      lines += past.length;
      const present = await ask({ date, filter }, reads);
      expect({ date, filter, present }).toEqual({
        date,
        filter,
        present: await ask({ date, filter, knownAt: instant(new Date('2999-01-01')) }, reads),
      });
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
  const ended = async (from: string, date: string) =>
    reads
      .endings({ date: localDate(date) }, localDate(from))
      .then((lines) => lines.map(({ kind, loans }) => [kind, loans]));
  expect(await ended('2027-01-15', '2027-02-15')).toEqual([['REPAID', 1]]);
  expect(await ended('2027-02-15', '2027-04-01')).toEqual([['REPAID', 1]]);
  const day = loan?.closed_on ?? '';
  expect(await ended(day, '2027-04-01')).toEqual(await ended(day, TODAY));
});
