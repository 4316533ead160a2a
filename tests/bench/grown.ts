/** A portfolio of a given size in databases and an event server of its own, in the stack's Postgres: two sizes can be measured turn about. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { loanReads } from '../../projections/loan/read.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { startRunner } from '../../projections/runner.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { type Child, startChild } from '../../server/cli/child.ts';
import { freePort } from '../../server/cli/postgres.ts';
import { layFoundation } from '../../server/compose/foundation.ts';
import { readConfig } from '../../server/config.ts';
import { demoSecrets } from '../../server/demo-secrets.ts';
import { makeClosingDays } from '../../server/people/closing-days.ts';
import { makeClosing } from '../../server/use-cases/closing-of-the-day.ts';
import { multiply } from './multiply.ts';
import { closingDays, DUE_A_DAY, type Template, writeTemplates } from './templates.ts';

export type Grown = Awaited<ReturnType<typeof grow>>;

const LOGS = join(process.env.DATA_DIR ?? '', 'logs');
const PATIENCE_MS = 120_000;

const giveUp = (why: string): void => {
  throw new Error(why);
};

/** `loans` in all, of them `dueADay` for each of the days that will be closed. */
export async function grow(loans: number, dueADay: number) {
  const name = `grown_${loans}_${randomBytes(3).toString('hex')}`;
  const [eventsUrl, url] = await Promise.all([database(`${name}_events`), database(name)]);
  const port = await freePort();
  const serve = () =>
    startChild(
      {
        name: `event store of ${loans}`,
        args: ['server/adapters/ledger/embedded/main.ts'],
        env: { EVENTS_DATABASE_URL: eventsUrl, EVENTS_PORT: String(port) },
        logFile: join(LOGS, `${name}.log`),
      },
      giveUp,
    );
  const env = { ...process.env, DATABASE_URL: url, EVENTSTORE_URL: `esdb://127.0.0.1:${port}?tls=false` };
  const openStack = () => layFoundation(readConfig(env, demoSecrets), pino({ level: 'silent' }));

  let eventServer = await serve();
  let stack = await openStack();
  const today = await stack.clock.today();
  const days = closingDays(today);
  const templates = await writeTemplates(stack, today, days);
  await project(stack);
  await stack.close();
  await eventServer.stop();
  await multiply({ eventsUrl, url }, templates, copiesOf(templates, loans, dueADay, days.length));
  eventServer = await serve();
  stack = await openStack();
  return {
    name,
    url,
    env,
    days,
    stack,
    eventServer,
    closing: closingOf(stack),
    loanRead: loanReads(stack.reads),
    close,
  };

  async function close(): Promise<void> {
    await stack.close();
    await eventServer.stop();
    await admin(`drop database ${name} with (force)`);
    await admin(`drop database ${name}_events with (force)`);
  }
}

function copiesOf(templates: readonly Template[], loans: number, dueADay: number, days: number) {
  const due = Math.round(dueADay / DUE_A_DAY) - 1;
  const rest = templates.filter(({ kind }) => kind === 'rest').length;
  const left = loans - dueADay * days - rest;
  return [
    { kind: 'due', first: 1, copies: due },
    { kind: 'rest', first: 1 + due, copies: Math.max(0, Math.round(left / rest)) },
  ] as const;
}

type Stack = Awaited<ReturnType<typeof layFoundation>>;

export async function headOf({ ledger }: Pick<Stack, 'ledger'>): Promise<bigint> {
  const head = await ledger.head({ prefixes: LEDGER_PREFIXES });
  if (head === 'start') throw new Error('the log is empty');
  return head;
}

/** The projector from its checkpoint to the head. Answers the milliseconds from its first batch asked for to its last one stored. */
export async function project(stack: Stack): Promise<number> {
  const head = await headOf(stack);
  const done = Promise.withResolvers<void>();
  const began = performance.now();
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
  const took = performance.now() - began;
  await runner.stop();
  const { rows } = await stack.pool.query('select stream, error from rm.parked limit 1');
  if (rows[0]) throw new Error(JSON.stringify(rows[0]));
  return took;
}

/** As composed for the product, with a way to forget that a day was closed. */
function closingOf(stack: Stack) {
  const { ledger, ids, clock, moneyDb, pool, reads, waiter } = stack;
  const days = makeClosingDays(moneyDb, pool);
  const closing = makeClosing({
    ledger,
    ids,
    clock,
    days,
    dueLoans: (day, after, limit) => loanReads(reads).loansToClose(day, limit, after ?? undefined),
    readModelCaughtUp: async () => {
      if (!(await waiter.waitFor(await headOf(stack), PATIENCE_MS))) throw new Error('the read models do not catch up');
    },
    log: () => undefined,
  });
  return {
    /** Closes `day` alone; the days before it must have been closed. */
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

async function database(name: string): Promise<string> {
  await admin(`create database ${name}`);
  const url = new URL(process.env.DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

async function admin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL ?? '' });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** The most memory that a process has held, MiB. */
export function peakMemory(child: Pick<Child, 'pid'>): number {
  const status = readFileSync(`/proc/${child.pid()}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1_024;
}
