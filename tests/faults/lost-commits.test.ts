/**
 * The commits of the read models do not wait for the disk, so a crash of Postgres takes back the last of them. The feed
 * then has to begin again at the checkpoint, or their events would be missing for ever.
 */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { READ_MODELS } from '../../projections/models.ts';
import { openClient } from '../../projections/postgres.ts';
import { type Runner, startRunner } from '../../projections/runner.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { freePort } from '../../server/cli/free-port.ts';
import { type Postgres, startPostgres } from '../../server/cli/postgres.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { openFolder } from '../support/open-folder.ts';
import { shortOf } from '../support/size.ts';
import { until } from '../support/until.ts';

const DAY = localDate('2026-02-02');
const MOST_CRASHES = 4;
const QUIET = { info: () => undefined, warn: () => undefined };
const log = new TestLog();
let folder: string;
let port: number;
let server: TestEventServer;
let ledger: RawLedger;
let postgres: Postgres;
let runner: Runner;

/** Postgres flushes what nobody waits for only every ten seconds. */
const start = () =>
  startPostgres({ folder, port, databases: ['nesie'], settings: { wal_writer_delay: '10s', bgwriter_delay: '10s' } });

beforeAll(async () => {
  folder = openFolder('nesie-lost-commits-');
  port = await freePort();
  server = await eventServer();
  ledger = openLedger({ url: server.url, log: QUIET, watchdogMs: 1_000 });
  postgres = await start();
  runner = await startRunner({ url: postgres.url('nesie'), source: ledger.feed, models: READ_MODELS });
});
afterAll(async () => {
  await runner?.stop();
  await ledger?.close();
  await postgres?.stop('immediate');
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

let copied = 0;
async function append(name: string): Promise<bigint> {
  new ALife(log, name, DAY).issued();
  await TestLog.prototype.copyTo.call({ events: log.events.slice(copied) }, ledger);
  copied = log.events.length;
  const head = await ledger.head({ prefixes: ['loan-'] });
  if (head === 'start') throw new Error('the log is empty');
  return head;
}

async function ask(sql: string): Promise<number> {
  const client = openClient({ connectionString: postgres.url('nesie') });
  await client.connect();
  const { rows } = await client.query<{ n: string }>(sql).finally(() => client.end());
  return Number(rows[0]?.n);
}
const loans = () => ask('select count(*) n from rm.loan');

async function crash(): Promise<void> {
  await postgres.stop('immediate');
  postgres = await start();
}

/** Returns how many loans are left. Postgres may have flushed just before the crash: then another one is tried. */
async function loseCommit(name: string): Promise<number> {
  for (let tries = 1; tries <= MOST_CRASHES; tries++) {
    await ask('checkpoint');
    const before = await loans();
    const head = await append(`${name}, before ${tries}`);
    await until(() => runner.state().position === head);
    expect(await loans()).toBe(before + 1);
    await crash();
    const left = await loans();
    if (left === before) return left;
  }
  throw new Error(`none of ${MOST_CRASHES} crashes took anything back, so this shows nothing`);
}

it.each(shortOf(1, ['with the next event', 'in a silence'] as const))(
  'what a crash took back is delivered again: %s',
  async (when) => {
    const left = await loseCommit(when);
    const next = when === 'in a silence' ? 0 : await append(`${when}, after`).then(() => 1);
    await until(async () => (await loans()) === left + 1 + next);
  },
);
