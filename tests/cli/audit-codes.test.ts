/** Whoever writes into the tables of the event store can compute a chain, but has no key for the codes (R973). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { READ_MODELS } from '../../projections/models.ts';
import { startRunner } from '../../projections/runner.ts';
import { ANCHOR_STREAM } from '../../schema/events/anchor.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { loanStream, slotStream } from '../../schema/events/streams.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { systemClock } from '../../server/adapters/clock/system.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { makeAnchors } from '../../server/adapters/ledger/anchors.ts';
import { startEventServer } from '../../server/adapters/ledger/embedded/server.ts';
import { codedUnder } from '../../server/adapters/ledger/event-code.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { audit } from '../../server/cli/audit-commands.ts';
import { anchorDay } from '../../server/use-cases/audit/anchor.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';
import { changingRing } from '../support/key-rings.ts';
import { testDatabase } from '../support/postgres.ts';
import { type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';
import { silentLog } from '../support/silent-log.ts';
import { until } from '../support/until.ts';

const DAY = localDate('2026-02-02');
const keys = changingRing();
const folder = mkdtempSync(join(tmpdir(), 'nesie-codes-'));

let eventsDb: Awaited<ReturnType<typeof testDatabase>>;
let server: Awaited<ReturnType<typeof startEventServer>>;
let ledger: RawLedger;
let db: ReadModelDatabase;

beforeAll(async () => {
  [eventsDb, db] = await Promise.all([testDatabase(), readModelDatabase()]);
  server = await startEventServer({ databaseUrl: eventsDb.url });
  ledger = openLedger({ url: server.url, log: silentLog, code: codedUnder(keys) });
});
afterAll(async () => {
  await ledger.close();
  await server.stop();
  await Promise.all([eventsDb.drop(), db.drop()]);
  rmSync(folder, { recursive: true });
});

/** What `npm run audit` says where the file of secrets has the keys of the ring. */
async function verify(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const [present, ...previous] = keys.all().map(({ bytes }) => bytes.toString('base64'));
  writeFileSync(
    join(folder, 'secrets.json'),
    JSON.stringify({ ANCHOR_KEY: present, ANCHOR_KEY_PREVIOUS: previous.join(',') }),
  );
  const head = await ledger.head({ prefixes: LEDGER_PREFIXES });
  const runner = await startRunner({ url: db.url, source: ledger.feed, models: READ_MODELS });
  // They may have read what is gone from the log since.
  await until(() => runner.state().position >= head);
  await runner.stop();
  const lines: string[] = [];
  const at = () => ({ databaseUrl: db.url, eventStoreUrl: server.url, dataDir: folder });
  return { code: await audit(args, at, (line) => void lines.push(line)), lines };
}

const anchor = (day: typeof DAY) =>
  anchorDay(
    { ledger, ids: uuidIds, clock: systemClock, anchors: makeAnchors(ledger, keys), kept: [], log: () => undefined },
    day,
  );

async function written(name: string): Promise<ALife> {
  const log = new TestLog();
  const life = new ALife(log, name, DAY).placed().issued();
  await log.copyTo(ledger);
  return life;
}

const about = (lines: readonly string[], stream: string): string[] => lines.filter((line) => line.startsWith(stream));

/** Somebody who knows how the chain is computed writes it with an event server of his own, and moves the rows. */
async function forge(name: string): Promise<ALife> {
  const elsewhere = await testDatabase();
  const other = await startEventServer({ databaseUrl: elsewhere.url });
  const pen = openLedger({ url: other.url, log: silentLog });
  const log = new TestLog();
  const life = new ALife(log, name, DAY).placed().issued();
  await log.copyTo(pen);
  await pen.close();
  await other.stop();
  const [from, to] = [elsewhere.url, eventsDb.url].map((connectionString) => new pg.Client({ connectionString }));
  if (!from || !to) throw new Error('no clients');
  await Promise.all([from.connect(), to.connect()]);
  await ledger.close();
  await server.stop();
  const { rows } = await from.query(
    `select * from event_store.event where stream in ($1, $2) order by event_store.event.position`,
    [loanStream(life.loanId), slotStream(life.borrowerId)],
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows)
    await to.query(
      `insert into event_store.event
       select max(position) + 1000, $1, $2, $3, $4, true, $5, $6, $7 from event_store.event`,
      [row.stream, row.revision, row.id, row.type, row.data, row.metadata, row.created],
    );
  await Promise.all([from.end(), to.end()]);
  await elsewhere.drop();
  server = await startEventServer({ databaseUrl: eventsDb.url });
  ledger = openLedger({ url: server.url, log: silentLog, code: codedUnder(keys) });
  return life;
}

it('a loan that was put into the tables with a right chain is named, and the honest one is not', async () => {
  const honest = await written('honest');
  const clean = await verify('verify', '--all');
  expect([clean.code, clean.lines.filter((line) => /have the code of a key/.test(line))]).toEqual([
    0,
    [expect.stringMatching(/^\d+ events have the code of a key of this installation\.$/)],
  ]);

  const forged = await forge('never applied');
  const { code, lines } = await verify('verify', '--all');
  expect(code).toBe(1);
  const absent = 'has no code: Nesie did not write it, or its code was removed';
  expect(about(lines, loanStream(forged.loanId))).toEqual([`${loanStream(forged.loanId)} revision 0: ${absent}`]);
  expect(about(lines, slotStream(forged.borrowerId))).toEqual([
    `${slotStream(forged.borrowerId)} revision 0: ${absent}`,
  ]);
  expect(about(lines, loanStream(honest.loanId))).toEqual([]);
  const alone = await verify('verify', loanStream(forged.loanId));
  expect([alone.code, about(alone.lines, loanStream(forged.loanId))[0]]).toEqual([
    1,
    `${loanStream(forged.loanId)} revision 0: ${absent}`,
  ]);
  const file = join(folder, 'log.ndjson');
  await verify('export', '--ndjson', '--to', file);
  const outside = await verify('verify', '--file', file);
  expect(outside.lines).toContain('The codes of the events were not checked: only the installation has their key.');
  const gone = new pg.Client({ connectionString: eventsDb.url });
  await gone.connect();
  const streams = [loanStream(forged.loanId), slotStream(forged.borrowerId)];
  await gone.query('delete from event_store.event where stream = any($1)', [streams]);
  await gone.end();
});

it('a code of another event and one of a key that nobody has are named', async () => {
  const client = new pg.Client({ connectionString: eventsDb.url });
  await client.connect();
  const [copied, made] = [await written('copied'), await written('made up')];
  const set = (stream: string, code: string) =>
    client.query(
      `update event_store.event set metadata = convert_to(jsonb_set(convert_from(metadata, 'UTF8')::jsonb, '{code}', to_jsonb($2::text))::text, 'UTF8')
       where stream = $1 and revision = 0`,
      [stream, code],
    );
  const { rows } = await client.query<{ code: string }>(
    `select convert_from(metadata, 'UTF8')::jsonb->>'code' as code from event_store.event where stream = $1 and revision = 1`,
    [loanStream(copied.loanId)],
  );
  await set(loanStream(copied.loanId), rows[0]?.code ?? '');
  await set(loanStream(made.loanId), `0badc0de.${'A'.repeat(43)}`);
  await client.end();
  const { lines } = await verify('verify', '--all');
  expect(lines).toContain(
    `${loanStream(copied.loanId)} revision 0: has a code that is not true: whoever wrote it does not have the key`,
  );
  expect(
    lines.filter((line) => line.startsWith(`${loanStream(made.loanId)} revision 0: has a code of a key`)),
  ).toHaveLength(1);
});

it('a stream that was removed after the last anchor is named, and so is one that lost its end', async () => {
  const [removed, cut] = [await written('removed'), await written('cut')];
  await verify('verify', '--all');
  const last = (await ledger.readLatest(loanStream(cut.loanId))).revision;
  await ledger.close();
  await server.stop();
  const client = new pg.Client({ connectionString: eventsDb.url });
  await client.connect();
  await client.query('delete from event_store.event where stream = $1', [loanStream(removed.loanId)]);
  await client.query('delete from event_store.event where stream = $1 and revision = $2', [
    loanStream(cut.loanId),
    last,
  ]);
  await client.end();
  server = await startEventServer({ databaseUrl: eventsDb.url });
  ledger = openLedger({ url: server.url, log: silentLog, code: codedUnder(keys) });
  const { lines } = await verify('verify', '--all');
  expect(lines.filter((line) => line.startsWith(`${loanStream(removed.loanId)}: was read`))).toEqual([
    expect.stringMatching(/through revision \d+, and the log does not have it: removed$/),
  ]);
  expect(lines).toContain(
    `${loanStream(cut.loanId)}: ends at revision ${BigInt(last) - 1n}, and the read models have read it through ${last}: its end was removed`,
  );
});

it('codes of a changed key hold while it is kept; once it is retired, the anchor that took over speaks for them', async () => {
  await anchor(DAY);
  keys.rotate();
  const later = await written('after the change');
  const both = await verify('verify', '--all');
  expect(about(both.lines, loanStream(later.loanId))).toEqual([]);
  await anchor(addDays(DAY, 1));
  keys.retire();
  const { lines } = await verify('verify', '--all');
  expect(
    lines.filter((line) => / are of a key that was taken away: the anchors speak for them/.test(line)),
  ).toHaveLength(1);
  expect(about(lines, ANCHOR_STREAM)).toEqual([]);
  expect(lines.filter((line) => /has a code of a key that is not known/.test(line))).toEqual([]);
  const forged = await forge('after the retirement');
  const found = await verify('verify', '--all');
  expect(about(found.lines, loanStream(forged.loanId))).toHaveLength(1);
});
