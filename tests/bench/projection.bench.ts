/**
 * P1, P2, P3: the live projector (all models, checkpoint in the transaction) against COPY of its rows; a rebuild
 * against decoding alone.
 */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { loanModel } from '../../projections/loan/project.ts';
import { migrateProjections } from '../../projections/migrate.ts';
import { READ_MODELS } from '../../projections/models.ts';
import type { EventSource } from '../../projections/projection.ts';
import { rebuildModel } from '../../projections/rebuild.ts';
import { startRunner } from '../../projections/runner.ts';
import { columnNames, createIndexSql, createTableSql, list } from '../../projections/table.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { type Measured, measure, number, report } from './harness.ts';
import { openStack } from './world.ts';

const stack = await openStack();
const url = stack.config.databaseUrl;
const found = await stack.ledger.head({ prefixes: LEDGER_PREFIXES });
if (found === 'start') throw new Error('the log is empty');
const head: bigint = found;
await stack.waiter.waitFor(head, 60_000);
const tables = READ_MODELS.flatMap((model) => model.tables);
const client = new pg.Client({ connectionString: url });
await client.connect();

let events = 0;
for await (const page of stack.ledger.feed.readAll({ prefixes: LEDGER_PREFIXES }, 'start', 2_000))
  events += page.length;
const measured = (began: number): Measured => ({ value: events / ((performance.now() - began) / 1_000), ops: events });

/** From the first event to the last into empty tables, timed from the subscription. */
async function live(): Promise<Measured> {
  const name = `bench_${randomBytes(4).toString('hex')}`;
  await client.query(`create database ${name}`);
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  await migrateProjections(fresh.href);
  let began = 0;
  const subscribe: EventSource['subscribe'] = (...asked) => {
    began = performance.now();
    return stack.ledger.feed.subscribe(...asked);
  };
  const caughtUp = Promise.withResolvers<Measured>();
  const runner = await startRunner({
    url: fresh.href,
    source: { ...stack.ledger.feed, subscribe },
    models: READ_MODELS,
    onChange: ({ position, lastError }) => {
      if (lastError) caughtUp.reject(new Error(lastError));
      if (position !== 'start' && position >= head) caughtUp.resolve(measured(began));
    },
  });
  const done = await caughtUp.promise;
  await runner.stop();
  await client.query(`drop database ${name} with (force)`);
  return done;
}

const rows = new Map<string, Buffer>();
for (const table of tables) {
  const pieces: Buffer[] = [];
  const text = `copy (select ${list(columnNames(table))} from rm.${table.name}) to stdout`;
  for await (const piece of client.query(copyTo(text))) pieces.push(piece as Buffer);
  rows.set(table.name, Buffer.concat(pieces));
}

/** The same rows into the same tables with the same indexes, in one transaction. */
async function copy(): Promise<Measured> {
  await client.query('drop schema if exists bench_copy cascade; create schema bench_copy');
  for (const table of tables) {
    await client.query([createTableSql('bench_copy', table), ...createIndexSql('bench_copy', table)].join(';'));
  }
  const began = performance.now();
  await client.query('begin');
  for (const table of tables) {
    const text = `copy bench_copy.${table.name} (${list(columnNames(table))}) from stdin`;
    await pipeline(Readable.from([rows.get(table.name) ?? Buffer.alloc(0)]), client.query(copyFrom(text)));
  }
  await client.query('commit');
  return measured(began);
}

async function decodeOnly(): Promise<Measured> {
  const began = performance.now();
  let seen = 0;
  for await (const page of stack.ledger.feed.readAll({ prefixes: LEDGER_PREFIXES }, 'start', 2_000))
    seen += page.length;
  if (seen < events) throw new Error('the log became shorter');
  return measured(began);
}

async function rebuild(): Promise<Measured> {
  const began = performance.now();
  await rebuildModel({ url, source: stack.ledger.feed, model: loanModel });
  return measured(began);
}

await measure({
  row: `P1 live projection, ${READ_MODELS.length} models`,
  unit: 'events/s',
  control: { name: 'COPY of their rows', run: copy },
  subject: { name: 'projector from the first event', run: live },
});
const { subject: rebuilt } = await measure({
  row: 'P2 rebuild of the loan model',
  unit: 'events/s',
  control: { name: 'read and decode only', run: decodeOnly },
  subject: { name: 'rebuild and swap', run: rebuild },
});
/** KurrentDB #3348: 5,400 to 6,000 events a second. */
const PUBLISHED = 6_000;
report({
  row: 'P3 rebuild, context only',
  subject: `rebuild and swap: ${number(rebuilt)} events/s`,
  control: `published of EventStoreDB's own projection tool, on another machine: ${PUBLISHED} events/s`,
  ratio: number(rebuilt / PUBLISHED),
  verdict: 'not one run',
  cpu: '',
});
await client.query('drop schema if exists bench_copy cascade');
await client.end();
await stack.close();
