/** P9 to P12 and memory: a portfolio of 10,000 loans and a far larger one, turn about, and the closing of a day on the larger. */
import type { LoanId } from '../../schema/values/ids.ts';
import { addDays, type LocalDate } from '../../schema/values/local-date.ts';
import { plainAppends, readModelPart, type Shadow, shadowOf, writtenSince } from './closing-controls.ts';
import { type Grown, grow, project } from './grown.ts';
import { compare, latencyOf, type Measured, measure, PAIRS, Series, stealTicks } from './harness.ts';
import { compareMemory } from './memory.ts';
import { payments } from './payments.ts';
import { closeConnections, FULL, openStack } from './world.ts';

const SMALL = 10_000;
const LARGE = FULL ? 1_000_000 : 20_000;
const DUE_A_DAY = 200;
const CALLS = FULL ? 1_000 : 300;
const CLIENTS = 8;

const plain = await openStack();
const small = await grow(SMALL, DUE_A_DAY);
const large = await grow(LARGE, DUE_A_DAY);
process.env.BENCH_PIDS = [process.env.BENCH_PIDS, small.eventServer.pid(), large.eventServer.pid()].join(',');
const names = { small: `${SMALL.toLocaleString('en')} loans`, large: `${LARGE.toLocaleString('en')} loans` };

await lookups();
await closings(await shadowOf(large));
await commands();
await compareMemory(small, large, names);
closeConnections();
for (const one of [small, large, plain]) await one.close();

async function lookups(): Promise<void> {
  const [few, many] = await Promise.all([readsOf(small), readsOf(large)]);
  await measure({
    row: 'P9 one loan by its key, p50',
    unit: 'ms',
    control: { name: names.small, run: () => latencyOf(CALLS, few.one) },
    subject: { name: names.large, run: () => latencyOf(CALLS, many.one) },
  });
  await measure({
    row: 'P9 page of 50 active loans, p50',
    unit: 'ms',
    control: { name: names.small, run: () => latencyOf(CALLS, few.page) },
    subject: { name: names.large, run: () => latencyOf(CALLS, many.page) },
  });
}

/** Questions at random places of the portfolio. */
async function readsOf({ stack, loanRead }: Grown) {
  const { rows } = await stack.reads.query<{ loan_id: LoanId; opened_position: bigint }>(
    'select loan_id, opened_position from rm.loan order by md5(loan_id::text) limit 500',
  );
  const any = () => rows[Math.floor(Math.random() * rows.length)] ?? rows[0];
  return {
    one: async () => {
      const id = any()?.loan_id;
      if (!id || (await loanRead.loanById(id))?.loan_id !== id) throw new Error('no such loan');
    },
    page: async () => {
      const { rows: found } = await loanRead.loans(
        { statuses: ['ACTIVE'] },
        { first: 50, after: any()?.opened_position },
      );
      if (found.some((row) => row.status !== 'ACTIVE')) throw new Error('not a page of active loans');
    },
  };
}

async function closings(shadow: Shadow): Promise<void> {
  const series = (name: string) => new Series(name);
  const at = {
    closeSmall: series(names.small),
    closeLarge: series(names.large),
    projectSmall: series(names.small),
    projectLarge: series(names.large),
    appends: series('plain appends of as many events at a time, 8 at a time'),
    events: series('closing, 8 loans at a time'),
    first: series('first run'),
    second: series('second run, 0 events'),
    update: series('one UPDATE of the same rows'),
    rows: series('due loans found, their rows of the loan model projected'),
    updateAgain: series('one UPDATE of the same rows'),
    all: series('projector from the log, all models'),
  };
  const stolen = stealTicks();
  for (const [n, day] of large.days.slice(0, PAIRS + 1).entries()) {
    await bothAt(day);
    const found = await shadow.findDue(day);
    const { small: a, large: b } = await turnAbout(n, (world) => world.closing.close(day));
    if (b.loans === 0) throw new Error(`nothing was due on ${day}`);
    const written = await writtenSince(large, shadow.before());
    const appended = await plainAppends(plain, b.loans, written, CLIENTS);
    const part = await readModelPart(shadow, written);
    const projected = await turnAbout(n, (world) => project(world.stack));
    const update = await shadow.update();
    await large.closing.forget(day);
    const again = await large.closing.close(day);
    if (again.events !== 0) throw new Error(`the second closing of ${day} wrote ${again.events} events`);
    if (n === 0) continue;
    const take = (to: Series, value: number, ops: number) => to.take(async (): Promise<Measured> => ({ value, ops }));
    await take(at.closeSmall, a.ms / a.loans, a.loans);
    await take(at.closeLarge, b.ms / b.loans, b.loans);
    await take(at.projectSmall, projected.small / a.events, a.events);
    await take(at.projectLarge, projected.large / b.events, b.events);
    await take(at.appends, appended, b.events);
    await take(at.events, (b.events / b.ms) * 1_000, b.events);
    await take(at.first, b.ms, b.loans);
    await take(at.second, again.ms, b.loans);
    for (const one of [at.update, at.updateAgain]) await take(one, update / b.loans, b.loans);
    await take(at.rows, (found + part) / b.loans, b.loans);
    await take(at.all, projected.large / b.loans, b.loans);
  }
  const row = (name: string, unit: string, controls: Series, subjects: Series) =>
    compare({ row: name, unit, controls, subjects, stolen });
  row('P9 projection, all models', 'ms an event', at.projectSmall, at.projectLarge);
  row('P9 closing of a day', 'ms a loan', at.closeSmall, at.closeLarge);
  row('P10 closing, read-model part', 'ms a loan', at.update, at.rows);
  row('P10 the same, all models and the log', 'ms a loan', at.updateAgain, at.all);
  row('P11 closing, event part', 'events/s', at.appends, at.events);
  row('P12 the same day closed again', 'ms', at.first, at.second);
}

/** Both portfolios with everything before `day` closed and projected. */
async function bothAt(day: LocalDate): Promise<void> {
  for (const { closing, stack } of [small, large]) {
    await closing.closeThrough(addDays(day, -1));
    await project(stack);
  }
}

async function turnAbout<T>(n: number, work: (world: Grown) => Promise<T>): Promise<{ small: T; large: T }> {
  if (n % 2 === 0) {
    const first = await work(small);
    return { small: first, large: await work(large) };
  }
  const first = await work(large);
  return { small: await work(small), large: first };
}

async function commands(): Promise<void> {
  const [few, many] = await Promise.all([payments(small, CLIENTS), payments(large, CLIENTS)]);
  await measure({
    row: 'P9 append: a payment, loaded, decided, stored',
    unit: 'ms',
    control: { name: names.small, run: few },
    subject: { name: names.large, run: many },
  });
  for (const { stack } of [small, large]) await project(stack);
}
