/** What analysts ask: each question of the seed, and of 1,000,000 loans copied from it (the aim is 2 s). */
import { portfolioReads } from '../../projections/portfolio/read.ts';
import { createClient, createPool } from '../../projections/postgres.ts';
import { addMonths } from '../../schema/values/local-date.ts';
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

type Reads = typeof few;
const view = { date: today };
const QUESTIONS: Readonly<Record<string, (reads: Reads) => Promise<unknown>>> = {
  'PAR 1 to 90': (reads) => reads.par(view),
  'portfolio by region': (reads) => reads.groups(view, 'REGION'),
  'portfolio of one channel by arrears': (reads) =>
    reads.groups({ ...view, filter: { channels: ['PARTNER'] } }, 'ARREARS'),
  'vintages of a year': (reads) => reads.vintages(view, yearAgo, 30),
  'roll rates of a month': (reads) => reads.rolls(view, addMonths(today, -1)),
  'roll rates of a product': (reads) =>
    reads.rolls({ ...view, filter: { productTypes: ['INDIVIDUAL_PERSON_SPL'] } }, addMonths(today, -1)),
  'funnel of a year': (reads) => reads.funnel(view, yearAgo),
  'decline reasons of a year': (reads) => reads.declines(view, yearAgo),
  'debt loads of a year': (reads) => reads.debtLoads(view, yearAgo),
  'cash of a year by month': (reads) => reads.cash(view, yearAgo, 'MONTH'),
  'expected cash': (reads) => reads.expected(view, addMonths(today, 12), 'MONTH'),
  'agreements of a year': (reads) => reads.agreements(view, yearAgo),
  'endings of a year': (reads) => reads.endings(view, yearAgo),
  'income of a year': (reads) => reads.income(view, yearAgo),
};
for (const [question, ask] of Object.entries(QUESTIONS)) {
  await measureTurnAbout({
    row: `Analysts: ${question}, p50`,
    unit: 'ms',
    control: { name: 'the seed', step: async () => void (await ask(few)) },
    subject: {
      name: `${(copies * (rows[0]?.loans ?? 0)).toLocaleString('en')} loans`,
      step: async () => void (await ask(large)),
    },
    pairs: FULL ? 3 : 7,
    calls: 3,
  });
}
await pool.end();
await dropCopies(client);
await client.end();
await stack.close();
