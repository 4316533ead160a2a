/**
 * An attacker changes a payment in the tables, rebuilds the stream's chain, removes all anchors and waits for the next
 * end of day. The run must not sign that, and every audit must report it.
 */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { READ_MODELS } from '../../projections/models.ts';
import { openPool } from '../../projections/postgres.ts';
import { startRunner } from '../../projections/runner.ts';
import { ANCHOR_STREAM } from '../../schema/events/anchor.ts';
import { loanStream } from '../../schema/events/streams.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { systemClock } from '../../server/adapters/clock/system.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { fileOfAnchors, keptAnchorsFile } from '../../server/adapters/kept-anchors/file.ts';
import { anchorKey } from '../../server/adapters/ledger/anchor-key.ts';
import { makeAnchors } from '../../server/adapters/ledger/anchors.ts';
import { startEventServer } from '../../server/adapters/ledger/embedded/server.ts';
import { chainStart, hashOf } from '../../server/adapters/ledger/envelope.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { migrateAdapters } from '../../server/adapters/migrate.ts';
import { audit } from '../../server/cli/audit-commands.ts';
import { closedDayAnchors, makeClosedDays } from '../../server/people/closed-days.ts';
import type { MoneyTables } from '../../server/people/money-tables.ts';
import type { KeptAnchors } from '../../server/ports/anchors.ts';
import { AnchorLost, anchorDay } from '../../server/use-cases/audit/anchor.ts';
import { makeEndOfDay } from '../../server/use-cases/day/end-of-day.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';
import { ringOf } from '../support/key-rings.ts';
import { testDatabase } from '../support/postgres.ts';
import { type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';
import { silentLog } from '../support/silent-log.ts';
import { until } from '../support/until.ts';

const DAY = localDate('2026-02-10');
const SEED = Buffer.alloc(32, 5);
const KEY = anchorKey(SEED).publicKey;

let eventsDb: Awaited<ReturnType<typeof testDatabase>>;
let server: Awaited<ReturnType<typeof startEventServer>>;
let ledger: RawLedger;
let db: ReadModelDatabase;
let plain: pg.Pool;
let moneyDb: Kysely<MoneyTables>;
let folder: string;
let stream: string;
const said: { level: string; message: string }[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nesie-laundering-'));
  eventsDb = await testDatabase();
  await serve();
  const log = new TestLog();
  const life = new ALife(log, 'changed', localDate('2026-02-02'))
    .placed()
    .issued()
    .paid(tenge(30_000), addDays(DAY, -3));
  stream = loanStream(life.loanId);
  new ALife(log, 'left alone', localDate('2026-02-02')).placed().issued();
  await log.copyTo(ledger);
  db = await readModelDatabase();
  plain = openPool({ connectionString: db.url, max: 4 });
  await migrateAdapters(plain);
  moneyDb = new Kysely<MoneyTables>({ dialect: new PostgresDialect({ pool: plain }) });
  const head = await ledger.head({ prefixes: ['loan-', 'account-'] });
  const runner = await startRunner({ url: db.url, source: ledger.feed, models: READ_MODELS });
  await until(() => runner.state().position === head);
  await runner.stop();
});
afterAll(async () => {
  await ledger.close();
  await server.stop();
  await plain.end();
  await db.drop();
  await eventsDb.drop();
  rmSync(folder, { recursive: true });
});

async function serve(): Promise<void> {
  server = await startEventServer({ databaseUrl: eventsDb.url });
  ledger = openLedger({ url: server.url, log: silentLog });
}

/** Closes a day as the product does, with other places for its anchors. */
function close(day: typeof DAY, kept?: readonly KeptAnchors[]) {
  const places = kept ?? [closedDayAnchors(moneyDb), fileOfAnchors(keptAnchorsFile(folder))];
  const log = (line: { level: string; message: string }) => void said.push(line);
  const anchors = makeAnchors(ledger, ringOf(SEED));
  return makeEndOfDay({
    ledger,
    ids: uuidIds,
    clock: systemClock,
    days: makeClosedDays(moneyDb, plain),
    dueLoans: async () => [],
    readModelCaughtUp: async () => undefined,
    afterDay: (ended) => anchorDay({ ledger, ids: uuidIds, clock: systemClock, anchors, kept: places, log }, ended),
    log: () => undefined,
  }).runThrough(day);
}

async function verify(...args: string[]): Promise<{ code: number; out: string }> {
  const lines: string[] = [];
  const at = () => ({ databaseUrl: db.url, eventStoreUrl: server.url, dataDir: folder });
  const code = await audit(args, at, (line) => void lines.push(line));
  return { code, out: lines.join('\n') };
}

/** The server is stopped meanwhile. */
async function launder(): Promise<void> {
  await ledger.close();
  await server.stop();
  const client = new pg.Client({ connectionString: eventsDb.url });
  await client.connect();
  const { rows: tables } = await client.query<{ t: string }>(
    `select format('%I.%I', table_schema, table_name) t from information_schema.columns
     where column_name = 'stream' and table_schema not in ('information_schema', 'pg_catalog') limit 1`,
  );
  const table = tables[0]?.t ?? '';
  type Stored = { id: string; type: string; revision: string; data: string; metadata: string };
  const { rows } = await client.query<Stored>(
    `select id, type, revision::text, convert_from(data, 'UTF8') as data, convert_from(metadata, 'UTF8') as metadata
     from ${table} where stream = $1 order by ${table}.revision`,
    [stream],
  );
  let previousHash = chainStart(stream);
  for (const { id, type, revision, ...stored } of rows) {
    const data = JSON.parse(stored.data) as Record<string, unknown>;
    if (type === 'PaymentReceived') data.externalId = 'somebody else';
    const metadata = { ...(JSON.parse(stored.metadata) as object), previousHash };
    previousHash = hashOf({ id, type, data, metadata });
    await client.query(
      `update ${table} set data = convert_to($1, 'UTF8'), metadata = convert_to($2, 'UTF8') where stream = $3 and revision = $4`,
      [JSON.stringify(data), JSON.stringify({ ...metadata, hash: previousHash }), stream, revision],
    );
  }
  await client.query(`delete from ${table} where stream = 'anchor'`);
  await client.end();
  await serve();
}

test('a forged history without its anchors gets no new anchor, and every audit names what is gone', async () => {
  await close(DAY);
  await close(addDays(DAY, 1));
  const [first, second] = readFileSync(keptAnchorsFile(folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { date: string; hash: string });
  expect([first?.date, second?.date]).toEqual([DAY, addDays(DAY, 1)]);
  expect(said.filter(({ level }) => level === 'info')).toHaveLength(2);
  const hash = first?.hash ?? '';
  const honest = await verify('verify', '--all', '--key', KEY, '--anchor', hash);
  expect(honest.out).toContain(`The anchor you kept is that of ${DAY}`);
  expect(honest.out).toContain('2 finished days and 2 lines');
  expect(honest.code).toBe(0);

  await launder();
  const before = await verify('verify', '--all');
  expect(before.code).toBe(1);
  expect(before.out).toContain(`day ${DAY}: was finished with the anchor ${hash}, which is not in the ledger: removed`);
  expect(before.out).toContain(`anchors.ndjson: keeps the anchor ${hash} of ${DAY}`);

  await expect(close(addDays(DAY, 2))).rejects.toThrow(AnchorLost);
  expect(said.at(-1)).toMatchObject({ level: 'error', message: expect.stringContaining('is in the ledger no more') });
  expect((await ledger.readLatest(ANCHOR_STREAM)).events).toEqual([]);
  expect(await makeClosedDays(moneyDb, plain).lastClosed()).toBe(addDays(DAY, 1));

  // One place is enough: with the other emptied, the end of day still knows.
  await moneyDb.updateTable('ops.closing_day').set({ anchor_hash: null }).execute();
  await expect(close(addDays(DAY, 2))).rejects.toThrow(AnchorLost);
  const emptied = await verify('verify', '--all');
  expect(emptied.out).toContain(`day ${DAY}: was finished, and its anchor is not in the ledger: removed`);
  await expect(close(addDays(DAY, 2), [closedDayAnchors(moneyDb)])).rejects.toThrow(AnchorLost);

  // A change before the first kept anchor is signed with the true key; only a kept hash shows it.
  await close(addDays(DAY, 2), []);
  const file = join(folder, 'export.ndjson');
  await verify('export', '--ndjson', '--to', file);
  expect((await verify('verify', '--file', file, '--key', KEY)).code).toBe(0);
  const held = await verify('verify', '--file', file, '--key', KEY, '--anchor', hash);
  expect(held.out).toContain(`the anchor you kept, ${hash}: is not there`);
  expect(held.code).toBe(1);
  expect((await verify('verify', '--all', '--key', KEY)).code).toBe(1);
});

test('an empty log is not reported as good', async () => {
  const file = join(folder, 'empty.ndjson');
  writeFileSync(file, '');
  expect(await verify('verify', '--file', file)).toMatchObject({ code: 1, out: expect.stringContaining('0 events') });
  const absent = await verify('verify', 'account-00000000-0000-4000-8000-000000000000');
  expect(absent).toMatchObject({ code: 1, out: expect.stringContaining('0 events') });
  const there = await verify('verify', stream);
  expect(there.out).toMatch(/12 events, the hash chain is unbroken, and 3 of them computed again/);
  expect(there.out).toContain('Not looked at: the anchors');
});
