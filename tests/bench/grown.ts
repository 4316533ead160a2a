/** A portfolio of a given size with its own databases and event server, so that two sizes are measured by turns. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { applyBatch } from '../../projections/batch.ts';
import { loanReads } from '../../projections/loan/read.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { createClient } from '../../projections/postgres.ts';
import { startRunner } from '../../projections/runner.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { type Child, startChild } from '../../server/cli/child.ts';
import { freePort } from '../../server/cli/free-port.ts';
import { makeClosedDays } from '../../server/people/closed-days.ts';
import { makeEndOfDay } from '../../server/use-cases/day/end-of-day.ts';
import type { Measured } from './harness.ts';
import { multiply } from './multiply.ts';
import { closingDays, DUE_A_DAY, type Template, writeTemplates } from './templates.ts';
import { openStack, type Stack } from './world.ts';

export type Grown = Awaited<ReturnType<typeof grow>>;
/** `due`: loans that become late on each of the first days; `great`: on the last day. */
export type Size = { loans: number; due: number; great: number };

const LOGS = join(process.env.DATA_DIR ?? '', 'logs');
const PATIENCE_MS = 120_000;
const BATCH = 500;

export async function startEventServer(name: string) {
  const database = await makeDatabase(`${name}_events`);
  const port = await freePort();
  const child = () =>
    startChild(
      {
        name: `event store of ${name}`,
        args: ['server/adapters/ledger/embedded/main.ts'],
        env: { EVENTS_DATABASE_URL: database.url, EVENTS_PORT: String(port) },
        logFile: join(LOGS, `${name}.log`),
      },
      {
        say: () => undefined,
        giveUp: (why) => {
          throw new Error(why);
        },
      },
    );
  let running = await child();
  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    databaseUrl: database.url,
    pid: () => running.pid(),
    async stoppedWhile(work: () => Promise<void>): Promise<void> {
      await running.stop();
      await work();
      running = await child();
    },
    async stop(): Promise<void> {
      await running.stop();
      await database.drop();
    },
  };
}

/** @param dayCount days that can be closed, the great one included */
export async function grow(size: Size, dayCount: number) {
  const name = `grown_${size.loans}_${randomBytes(3).toString('hex')}`;
  const [eventServer, database] = await Promise.all([startEventServer(name), makeDatabase(name)]);
  const env = { ...process.env, DATABASE_URL: database.url, EVENTSTORE_URL: eventServer.url };
  const stack = await openStack(env);
  const today = await stack.clock.today();
  const days = closingDays(today, dayCount);
  const templates = await writeTemplates(stack, today, days);
  await runProjector(stack);
  await eventServer.stoppedWhile(() =>
    multiply({ eventsUrl: eventServer.databaseUrl, url: database.url }, templates, copiesOf(templates, size)),
  );
  const client = createClient(database.url);
  await client.connect();
  const world = {
    name,
    size,
    env,
    days,
    stack,
    eventServer,
    client,
    at: await headOf(stack),
    loanRead: loanReads(stack.reads),
    closing: closingOf(stack),
    close: async () => {
      await client.end();
      await stack.close();
      await eventServer.stop();
      await database.drop();
    },
  };
  return world;
}

function copiesOf(templates: readonly Template[], { loans, due, great }: Size) {
  const each = (kind: Template['kind'], wanted: number) => Math.max(0, Math.round(wanted / ofKind(kind)) - 1);
  const ofKind = (kind: Template['kind']) => templates.filter((one) => one.kind === kind).length;
  const dueInAll = due * (ofKind('due') / DUE_A_DAY);
  const [dueCopies, greatCopies] = [each('due', dueInAll), each('great', great)];
  return [
    { kind: 'due', first: 1, copies: dueCopies },
    { kind: 'great', first: 1, copies: greatCopies },
    { kind: 'rest', first: 1, copies: each('rest', loans - dueInAll - great) },
  ] as const;
}

export async function headOf({ ledger }: Pick<Stack, 'ledger'>): Promise<bigint> {
  const head = await ledger.head({ prefixes: LEDGER_PREFIXES });
  if (head === 'start') throw new Error('the log is empty');
  return head;
}

async function runProjector(stack: Stack): Promise<void> {
  const head = await headOf(stack);
  const done = Promise.withResolvers<void>();
  const runner = await startRunner({
    url: stack.config.databaseUrl,
    source: stack.ledger.feed,
    models: READ_MODELS,
    onChange: ({ position, lastError, halted }) => {
      if (lastError || halted.length > 0) done.reject(new Error(lastError ?? halted.join()));
      if (position !== 'start' && position >= head) done.resolve();
    },
  });
  await done.promise;
  await runner.stop();
}

/** The projector with all models on new events, one transaction a batch. Milliseconds an event. */
export async function project(world: Grown): Promise<Measured> {
  let ops = 0;
  const began = performance.now();
  for await (const page of world.stack.ledger.feed.readAll({ prefixes: LEDGER_PREFIXES }, world.at, BATCH)) {
    const { position, halted } = await applyBatch(world.client, { models: READ_MODELS, part: undefined }, page);
    if (halted.length > 0) throw new Error(`halted: ${halted}`);
    world.at = position;
    ops += page.length;
  }
  const took = performance.now() - began;
  const { rows } = await world.client.query('select stream, error from rm.parked limit 1');
  if (rows[0]) throw new Error(JSON.stringify(rows[0]));
  return { value: took / Math.max(1, ops), ops };
}

/** The end of day as in the product but without the anchor; it can forget that a day was closed. */
export function closingOf(stack: Stack) {
  const { ledger, ids, clock, moneyDb, pool, reads, waiter } = stack;
  const closing = makeEndOfDay({
    ledger,
    ids,
    clock,
    days: makeClosedDays(moneyDb, pool),
    dueLoans: (day, after, limit) => loanReads(reads).loansToClose(day, limit, after ?? undefined),
    readModelCaughtUp: async () => {
      if (!(await waiter.waitFor(await headOf(stack), PATIENCE_MS))) throw new Error('the read models do not catch up');
    },
    log: () => undefined,
  });
  return {
    /** The days before must be closed already. */
    async close(day: LocalDate): Promise<{ loans: number; events: number; ms: number }> {
      const began = performance.now();
      const closed = (await closing.runThrough(day)).at(-1);
      if (closed?.date !== day) throw new Error(`${day} was not closed`);
      return { loans: closed.loans, events: closed.events, ms: performance.now() - began };
    },
    closeThrough: (day: LocalDate) => closing.runThrough(day),
    forget: async (day: LocalDate) => {
      await pool.query('delete from ops.closing_day where business_date >= $1', [day]);
    },
  };
}

async function makeDatabase(name: string): Promise<{ url: string; drop(): Promise<void> }> {
  await admin(`create database ${name}`);
  const url = new URL(process.env.DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`drop database ${name} with (force)`) };
}

async function admin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL ?? '' });
  await client.connect();
  await client.query(sql);
  await client.end();
}

export function peakMemory(child: Pick<Child, 'pid'> | { pid(): number }): number {
  const status = readFileSync(`/proc/${child.pid()}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1_024;
}
