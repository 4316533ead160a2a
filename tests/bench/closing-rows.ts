/** The end-of-day rows: seven days and one warm-up, each closed, projected and closed again, with controls between. */

import { addDays, type LocalDate } from '../../schema/values/local-date.ts';
import { openLedger } from '../../server/adapters/ledger/eventstore.ts';
import { WAVE } from '../../server/use-cases/day/end-of-day.ts';
import { plainAppends, type Shadow, shadowOf, writtenSince } from './closing-controls.ts';
import { type Grown, project, startEventServer } from './grown.ts';
import { compare, type Measured, PAIRS, type Sample, Series, sampled, stealTicks } from './harness.ts';

type Worlds = { small: Grown; large: Grown; names: { small: string; large: string } };

export async function closings({ small, large, names }: Worlds): Promise<void> {
  const shadow = await shadowOf(large);
  const server = await startEventServer('plain');
  process.env.BENCH_PIDS = [process.env.BENCH_PIDS, server.pid()].join(',');
  const ledger = openLedger({ url: server.url, log: { info: () => undefined, warn: () => undefined } });
  const one = new Rows(names);
  const stolen = stealTicks();
  for (const [n, day] of large.days.slice(0, PAIRS + 1).entries()) {
    for (const { closing } of [small, large]) await closing.closeThrough(addDays(day, -1));
    for (const world of [small, large]) await project(world);
    const before = large.at;
    await shadow.before(day);
    const foundMs = await shadow.findDue(day);
    const closed = await turnAbout(n, { small, large }, (world) => closeDay(world, day));
    const loans = closed.large.ops;
    const written = await writtenSince(large, before);
    const events = written.reduce((sum, page) => sum + page.length, 0);
    const plain = (atOnce: 'all' | 'one') =>
      sampled(() => plainAppends({ ledger, clock: large.stack.clock }, loans, written, { clients: WAVE, atOnce }));
    const appended = { one: await plain('one'), all: await plain('all') };
    const projected = await turnAbout(n, { small, large }, (world) => sampled(() => project(world)));
    await shadow.after(before);
    const rows = await readModelPart(n, shadow, written, foundMs, loans);
    await large.closing.forget(day);
    const again = await sampled(async () => {
      const { events: more, ms } = await large.closing.close(day);
      if (more !== 0) throw new Error(`the second closing of ${day} wrote ${more} events`);
      return { value: ms, ops: loans };
    });
    if (n > 0) one.add({ closed, events, appended, projected, rows, again });
  }
  one.report(stolen);
  await ledger.close();
  await server.stop();
}

/** Milliseconds a loan. */
const closeDay = (world: Grown, day: LocalDate): Promise<Sample> =>
  sampled(async () => {
    const { loans, ms } = await world.closing.close(day);
    if (loans === 0) throw new Error(`nothing was due on ${day}`);
    return { value: ms / loans, ops: loans };
  });

type ReadModelPart = { updated: Sample; projected: Sample };

/** Milliseconds a loan. Each control changes the rows, so they are put back in between. */
async function readModelPart(
  n: number,
  shadow: Shadow,
  written: Awaited<ReturnType<typeof writtenSince>>,
  foundMs: number,
  loans: number,
): Promise<ReadModelPart> {
  const each = (ms: number): Measured => ({ value: ms / loans, ops: loans });
  const ways = {
    projected: () => sampled(async () => each(foundMs + (await shadow.projected(written)))),
    updated: () => sampled(async () => each(await shadow.updated())),
  };
  if (n % 2 === 0) {
    const projected = await ways.projected();
    await shadow.reset();
    return { projected, updated: await ways.updated() };
  }
  const updated = await ways.updated();
  await shadow.reset();
  return { updated, projected: await ways.projected() };
}

type Both<T> = { small: T; large: T };

async function turnAbout<T>(n: number, { small, large }: Both<Grown>, work: (world: Grown) => Promise<T>) {
  if (n % 2 === 0) {
    const first = await work(small);
    return { small: first, large: await work(large) };
  }
  const first = await work(large);
  return { small: await work(small), large: first };
}

type Day = {
  closed: Both<Sample>;
  /** Events that the end of day wrote on the larger portfolio. */
  events: number;
  appended: { one: Sample; all: Sample };
  projected: Both<Sample>;
  rows: ReadModelPart;
  again: Sample;
};

class Rows {
  readonly #pairs;

  constructor(names: Worlds['names']) {
    const pair = (row: string, unit: string, control: string, subject: string) => ({
      row,
      unit,
      controls: new Series(control),
      subjects: new Series(subject),
    });
    const atOnce = `${WAVE} at a time`;
    const update = 'one UPDATE of the same rows';
    this.#pairs = {
      projection: pair('P9 projection, all models', 'ms an event', names.small, names.large),
      closing: pair('P9 closing of a day', 'ms a loan', names.small, names.large),
      rows: pair('P10 closing, read-model part', 'ms a loan', update, 'due loans found, their rows projected'),
      all: pair('P10 context: the log read, all models', 'ms a loan', update, 'projector'),
      events: pair('P11 closing, event part', 'events/s', `plain appends, ${atOnce}`, `closing, ${atOnce}`),
      batches: pair(
        'P11 context: in batches of a loan',
        'events/s',
        `appends of the same batches, ${atOnce}`,
        `closing, ${atOnce}`,
      ),
      again: pair('P12 the same day closed again', 'ms', 'first run', 'second run, 0 events'),
    };
  }

  add({ closed, events, appended, projected, rows, again }: Day): void {
    const { projection, closing, rows: part, all, events: written, batches, again: repeated } = this.#pairs;
    const first = closed.large;
    const loans = first.ops;
    projection.controls.add(projected.small);
    projection.subjects.add(projected.large);
    closing.controls.add(closed.small);
    closing.subjects.add(first);
    part.controls.add(rows.updated);
    part.subjects.add(rows.projected);
    all.controls.add(rows.updated);
    all.subjects.add({ ...projected.large, value: (projected.large.value * events) / loans, ops: loans });
    written.controls.add(appended.one);
    batches.controls.add(appended.all);
    for (const { subjects } of [written, batches])
      subjects.add({ ...first, value: (events * 1_000) / (first.value * loans), ops: events });
    repeated.controls.add({ ...first, value: first.value * loans });
    repeated.subjects.add(again);
  }

  report(stolen: number): void {
    for (const pair of Object.values(this.#pairs)) compare({ ...pair, stolen });
  }
}
