/** A log moves to another event server over the wire: other positions, and everything follows (R700). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateProjections } from '../../projections/migrate.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { createClient, openPool } from '../../projections/postgres.ts';
import { startRunner } from '../../projections/runner.ts';
import { AUDITED_PREFIXES, LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { loanStream } from '../../schema/events/streams.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { systemClock } from '../../server/adapters/clock/system.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { makeAnchors } from '../../server/adapters/ledger/anchors.ts';
import { type EventServer, startEventServer } from '../../server/adapters/ledger/embedded/server.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { eachOf } from '../../server/adapters/ledger/read-events.ts';
import type { RawEvent } from '../../server/adapters/ledger/verify-chain.ts';
import { migrateAdapters } from '../../server/adapters/migrate.ts';
import { audit } from '../../server/cli/audit-commands.ts';
import { copyTo } from '../../server/cli/ledger/commands.ts';
import { anchorDay } from '../../server/use-cases/audit/anchor.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { ringOf } from '../support/key-rings.ts';
import { openFolder } from '../support/open-folder.ts';
import { type TestDatabase, testDatabase } from '../support/postgres.ts';
import { keptNowhere, silentLog } from '../support/silent-log.ts';
import { until } from '../support/until.ts';

const DAY = localDate('2026-02-02');
const SCRIPT = join(import.meta.dirname, '..', '..', 'server', 'cli', 'ledger.ts');

let log: TestDatabase;
let server: EventServer;
let source: { url: string; databaseUrl: string };
let target: TestEventServer;
let database: TestDatabase;
let [from, to]: RawLedger[] = [];
let folder: string;
const said: string[] = [];
const say = (line: string) => void said.push(line);

const allOf = async (ledger: RawLedger | undefined): Promise<RawEvent[]> => {
  const events: RawEvent[] = [];
  if (ledger)
    for await (const one of eachOf(ledger.readAllRaw({ prefixes: AUDITED_PREFIXES }, 'start'))) events.push(one);
  return events;
};
const unplaced = (events: readonly RawEvent[]) => events.map(({ position: _, ...event }) => event);
const anchor = (ledger: RawLedger, day: typeof DAY) =>
  anchorDay(
    {
      ledger,
      clock: systemClock,
      ids: uuidIds,
      anchors: makeAnchors(ledger, ringOf(Buffer.alloc(32, 7))),
      ...keptNowhere,
    },
    day,
  );
const copyHere = (url: string, switching = false) =>
  copyTo({ databaseUrl: database.url, eventStoreUrl: source.url, eventsDatabaseUrl: source.databaseUrl }, url, {
    file: join(folder, 'positions.csv'),
    switching,
    say,
  });

async function projectOnce(ledger: RawLedger): Promise<void> {
  const runner = await startRunner({ url: database.url, source: ledger.feed, models: READ_MODELS });
  const head = await ledger.head({ prefixes: LEDGER_PREFIXES });
  await until(async () => runner.state().position === head);
  await runner.stop();
}

async function asked<R extends object>(text: string): Promise<R[]> {
  const client = createClient(database.url);
  await client.connect();
  try {
    return (await client.query<R>(text)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  [log, target, database] = await Promise.all([testDatabase(), eventServer(), testDatabase()]);
  server = await startEventServer({ databaseUrl: log.url });
  source = { url: server.url, databaseUrl: log.url };
  from = openLedger({ url: source.url, log: silentLog });
  to = openLedger({ url: target.url, log: silentLog });
  folder = openFolder('nesie-copy-');
  const pool = openPool({ connectionString: database.url, max: 2 });
  await migrateProjections(database.url);
  await migrateAdapters(pool);
  const life = new TestLog();
  for (let n = 0; n < 90; n++) new ALife(life, `early-${n}`, DAY).issued();
  await life.copyTo(from);
  await anchor(from, DAY);
  const later = new TestLog();
  for (let n = 0; n < 3; n++) new ALife(later, `later-${n}`, addDays(DAY, 1)).issued().fellOverdue();
  await later.copyTo(from);
  await anchor(from, addDays(DAY, 1));
  const events = await allOf(from);
  await pool.query(`insert into ops.workflow (name, position) values ('payout', $1), ('slot', $2)`, [
    events[10]?.position,
    (events[20]?.position ?? 0n) + 1n,
  ]);
  const task = `insert into ops.task (workflow, event_id, step, stream, position, kind, data, correlation_id, done_at)
    values ('payout', $1, 0, $2, $3, 'send', '{}', 'c', $4)`;
  for (const [at, done] of [
    [10, null],
    [9, new Date()],
  ] as const)
    await pool.query(task, [events[at]?.id, events[at]?.stream, events[at]?.position, done]);
  await pool.end();
  await projectOnce(from);
});
afterAll(async () => {
  await Promise.all([from?.close(), to?.close()]);
  await Promise.all([server.stop().catch(() => undefined), target.stop()]);
  await Promise.all([log.drop(), database.drop()]);
  rmSync(folder, { recursive: true });
});

describe('a copy of the log into another event server', () => {
  it('killed half-way it goes on where it stopped, and both logs are the same event by event', async () => {
    const env = { ...process.env, DATABASE_URL: database.url, EVENTSTORE_URL: source.url, DATA_DIR: folder };
    const child = spawn(process.execPath, [SCRIPT, 'copy', '--to', target.url], { env, stdio: 'ignore' });
    // Else a busy machine lets the copy end before it is killed.
    setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW);
    await until(async () => (await allOf(to)).length >= 30);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await sleep(50);
    const all = await allOf(from);
    const half = await allOf(to);
    expect(half.length).toBeLessThan(all.length);
    expect(unplaced(half)).toEqual(unplaced(all.slice(0, half.length)));

    expect(await copyHere(target.url)).toBe(0);
    const copy = await allOf(to);
    expect(unplaced(copy)).toEqual(unplaced(all));
    expect(said.join('\n')).toContain(`${all.length} events in`);
    const map = readFileSync(join(folder, 'positions.csv'), 'utf8').trimEnd().split('\n').slice(1);
    expect(map).toEqual(all.map(({ position }, at) => `${position},${copy[at]?.position}`));
    // Else nothing below would show that positions are moved.
    expect(copy.every(({ position }, at) => position !== all[at]?.position)).toBe(true);
  });

  it('what was written since is brought by the next call', async () => {
    const life = new TestLog();
    new ALife(life, 'newest', addDays(DAY, 2)).issued();
    await life.copyTo(from as RawLedger);
    expect(await copyHere(target.url)).toBe(0);
    expect(unplaced(await allOf(to))).toEqual(unplaced(await allOf(from)));
  });

  it('an event store with another log is refused, and nothing is written there', async () => {
    const other = await eventServer();
    const strange = openLedger({ url: other.url, log: silentLog });
    const life = new TestLog();
    new ALife(life, 'a stranger', DAY).issued();
    await life.copyTo(strange);
    const before = await allOf(strange);
    await expect(copyHere(other.url)).rejects.toThrow(/stands where the log has .*, and differs in stream/);
    expect(await allOf(strange)).toEqual(before);
    await strange.close();
    await other.stop();
  });

  it('a copy with one changed event is found out', async () => {
    const other = await eventServer();
    await copyHere(other.url);
    const client = createClient(other.databaseUrl);
    await client.connect();
    const changed = `update event_store.event set data = convert_to(replace(convert_from(data, 'utf8'), '100000', '900000'), 'utf8')
      where type = 'LoanApplied' and position = (select min(position) from event_store.event where type = 'LoanApplied')`;
    expect((await client.query(changed)).rowCount).toBe(1);
    await client.end();
    await expect(copyHere(other.url)).rejects.toThrow(/differs in data/);
    await other.stop();
  });
});

describe('the switch to the copy', () => {
  it('is refused while a projector works', async () => {
    const runner = await startRunner({ url: database.url, source: (from as RawLedger).feed, models: READ_MODELS });
    await expect(copyHere(target.url, true)).rejects.toThrow(/Nesie works on this database/);
    await runner.stop();
  });

  it('takes every position that is held outside the log over, once, however often it is called', async () => {
    const [all, before] = [await allOf(from), await allOf(to)];
    for (let times = 0; times < 2; times++) expect(await copyHere(target.url, true)).toBe(0);
    const there = (at: number) => before[at]?.position;
    expect(await asked('select name, position from ops.workflow order by name')).toEqual([
      { name: 'payout', position: there(10) },
      { name: 'slot', position: there(20) },
    ]);
    expect(await asked('select position from ops.task order by done_at nulls first')).toEqual([
      { position: there(10) },
      { position: all[9]?.position },
    ]);
    expect(await asked('select 1 from rm.pointer union all select 1 from rm.stream_head')).toEqual([]);
    const moved = (await allOf(to)).slice(before.length);
    expect(moved.map(({ stream, type }) => [stream, type])).toEqual([['anchor', 'LogMoved']]);
  });

  it('anchors signed before hold at the new positions, and the next one begins where the last one ended', async () => {
    const ledger = to as RawLedger;
    const life = new TestLog();
    new ALife(life, 'after the move', addDays(DAY, 3)).issued();
    await life.copyTo(ledger);
    await anchor(ledger, addDays(DAY, 3));
    await projectOnce(ledger);
    const lines: string[] = [];
    const at = () => ({ databaseUrl: database.url, eventStoreUrl: target.url });
    await audit(['verify', '--all', '--json'], at, (line) => void lines.push(line));
    const told = JSON.parse(lines.join('')) as { anchors: number; loose: number; findings?: { what: string }[] };
    expect(told).toMatchObject({ anchors: 3, loose: 0 });
    // The lives of the tests claim no slot.
    expect(told.findings?.filter(({ what }) => !what.includes('held by nobody'))).toEqual([]);
    const applied = loanStream(new ALife(new TestLog(), 'after the move', DAY).loanId);
    expect(await asked(`select count(*)::int as n from rm.loan where 'loan-' || loan_id = '${applied}'`)).toEqual([
      { n: 1 },
    ]);
  });

  it('the own event server starts on the old log no more, and says where it went', async () => {
    const host = target.url.replace(/^esdb:\/\/([^?]*).*$/, '$1');
    await server.stop();
    await expect(startEventServer({ databaseUrl: log.url })).rejects.toThrow(`this log was moved to ${host}`);
  });
});
