/** What analysts ask: each question of the seed, and of 1,000,000 loans copied from it (the aim is 2 s). */
import type { Dimension } from '../../projections/portfolio/groups.ts';
import { type PortfolioView, portfolioReads } from '../../projections/portfolio/read.ts';
import { createClient, createPool } from '../../projections/postgres.ts';
import { addMonths, instant } from '../../schema/values/local-date.ts';
import { measureTurnAbout } from './harness.ts';
import { copyLoans, dropCopies, MANY_PATH } from './many-loans.ts';
import { FULL, openStack } from './world.ts';

const LOANS = FULL ? 1_000_000 : 20_000;
const stack = await openStack();
const today = await stack.clock.today();
const yearAgo = addMonths(today, -12);
const url = process.env.DATABASE_URL ?? '';
const client = createClient(url);
await client.connect();
const { rows } = await client.query<{ loans: number }>('select count(*)::int as loans from rm.portfolio_loan');
const copies = Math.ceil(LOANS / (rows[0]?.loans ?? LOANS));
await copyLoans(client, copies);
const pool = createPool(url, 4, MANY_PATH);
const [few, large] = [portfolioReads(stack.reads), portfolioReads(pool)];

type Ask = (reads: typeof few, view: PortfolioView) => Promise<unknown>;
const group =
  (by: Dimension): Ask =>
  (reads, view) =>
    reads.groups(view, by);
const QUESTIONS: Readonly<Record<string, Ask>> = {
  'portfolio by status': (reads, view) => reads.byStatus(view),
  'portfolio by product': group('PRODUCT'),
  'portfolio by term': group('TERM'),
  'portfolio by pricing': group('PRICING'),
  'portfolio by channel': group('CHANNEL'),
  'portfolio by region': group('REGION'),
  'portfolio by new and repeat': group('BORROWER'),
  'portfolio by arrears': group('ARREARS'),
  'PAR 1 to 90': (reads, view) => reads.par(view),
  'PAR 1 to 90 on two dates': async (reads, view) => {
    await Promise.all([view.date, addMonths(view.date, -1)].map((date) => reads.par({ ...view, date })));
  },
  'vintages of a year': (reads, view) => reads.vintages(view, yearAgo, 30),
  'roll rates of a month': (reads, view) => reads.rolls(view, addMonths(today, -1)),
  'funnel of a year': (reads, view) => reads.funnel(view, yearAgo),
  'decline reasons of a year': (reads, view) => reads.declines(view, yearAgo),
  'debt loads of a year': (reads, view) => reads.debtLoads(view, yearAgo),
  'issued and repaid by month': (reads, view) => reads.months(view),
  'cash of a year by day': (reads, view) => reads.cash(view, yearAgo, 'DAY'),
  'expected cash': (reads, view) => reads.expected(view, addMonths(today, 12), 'MONTH'),
  'agreements of a year': (reads, view) => reads.agreements(view, yearAgo),
  'endings of a year': (reads, view) => reads.endings(view, yearAgo),
  'bonus cost, recoveries, yield, margin, cost of risk of a year': (reads, view) => reads.income(view, yearAgo),
  // The part that Postgres computes; each late loan is then computed by the domain.
  'ran since the last posting, on time': (reads, { date, knownAt, ...view }) =>
    reads.periods({ date, ...view }).unpostedInterest(date, knownAt),
};
const filter = { productTypes: ['INDIVIDUAL_PERSON_SPL'] } as const;
const knownAt = instant(new Date(`${addMonths(today, -2)}T00:00:00Z`));
const VIEWS: Readonly<Record<string, PortfolioView>> = {
  '': { date: today },
  ', one product': { date: today, filter },
  ', one product as known two months ago': { date: today, filter, knownAt },
};
for (const [question, ask] of Object.entries(QUESTIONS))
  for (const [of, view] of Object.entries(VIEWS))
    await measureTurnAbout({
      row: `Analysts: ${question}${of}, p50`,
      unit: 'ms',
      control: { name: 'the seed', step: async () => void (await ask(few, view)) },
      subject: {
        name: `${(copies * (rows[0]?.loans ?? 0)).toLocaleString('en')} loans`,
        step: async () => void (await ask(large, view)),
      },
      pairs: FULL ? 3 : 7,
      calls: FULL ? 1 : 3,
    });
await pool.end();
await dropCopies(client);
await client.end();
await stack.close();
