/**
 * A log with impossible events: one after the end of a loan, an unreadable one, a changed one, a deleted stream and one
 * cut by metadata. The audit must reach its end and name each with stream and revision.
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { READ_MODELS } from '../../projections/models.ts';
import { startRunner } from '../../projections/runner.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { loanStream } from '../../schema/events/streams.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { systemClock } from '../../server/adapters/clock/system.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { makeAnchors } from '../../server/adapters/ledger/anchors.ts';
import { checkUnlessDeleted } from '../../server/adapters/ledger/check-stream.ts';
import { TOMBSTONE } from '../../server/adapters/ledger/embedded/event-record.ts';
import { startEventServer } from '../../server/adapters/ledger/embedded/server.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { audit } from '../../server/cli/audit-commands.ts';
import { anchorDay } from '../../server/use-cases/audit/anchor.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';
import { inFull } from '../support/in-full.ts';
import { ringOf } from '../support/key-rings.ts';
import { testDatabase } from '../support/postgres.ts';
import { type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';
import { keptNowhere, silentLog } from '../support/silent-log.ts';
import { until } from '../support/until.ts';

const DAY = localDate('2026-02-02');
const log = new TestLog();
const paid = (name: string) => new ALife(log, name, DAY).placed().issued().paid(tenge(30_000), addDays(DAY, 5));
const streamOf = (life: ALife) => loanStream(life.loanId);
const finished = streamOf(
  new ALife(log, 'finished', DAY).placed().issued().paid(tenge(103_300), addDays(DAY, 10)).closed(addDays(DAY, 10)),
);
const changed = streamOf(paid('changed'));
const damaged = streamOf(paid('damaged'));
const deleted = streamOf(paid('deleted'));
const cut = streamOf(paid('cut'));

let events: Awaited<ReturnType<typeof testDatabase>>;
let server: Awaited<ReturnType<typeof startEventServer>>;
let ledger: RawLedger;
let db: ReadModelDatabase;

async function serve(): Promise<void> {
  server = await startEventServer({ databaseUrl: events.url });
  ledger = openLedger({ url: server.url, log: silentLog });
}

/** The read models take every event of the log, whatever the store's metadata hides. */
async function project(): Promise<void> {
  const head = await ledger.head({ prefixes: LEDGER_PREFIXES });
  const runner = await startRunner({ url: db.url, source: ledger.feed, models: READ_MODELS });
  await until(() => runner.state().position === head);
  await runner.stop();
}

/** The event server is stopped while someone with access changes its table. */
async function tamper(work: (client: pg.Client) => Promise<void>): Promise<void> {
  await ledger.close();
  await server.stop();
  const client = new pg.Client({ connectionString: events.url });
  await client.connect();
  await work(client);
  await client.end();
  await serve();
}

const storeNotes = (client: pg.Client, stream: string, revision: number, type: string, data: string) =>
  client.query(
    `insert into event_store.event
     select max(position) + 500, $1, $2, gen_random_uuid(), $3, true, convert_to($4, 'UTF8'), ''::bytea, 0 from event_store.event`,
    [stream, revision, type, data],
  );
const rewrite = (client: pg.Client, stream: string, from: string, to: string) =>
  client.query(
    `update event_store.event set data = convert_to(replace(convert_from(data, 'UTF8'), $2, $3), 'UTF8')
     where stream = $1 and type = 'PaymentReceived'`,
    [stream, from, to],
  );

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const at = () => ({ databaseUrl: db.url, eventStoreUrl: server.url });
  const code = await audit(args, at, (line) => void lines.push(line));
  return { code, lines };
}

beforeAll(async () => {
  events = await testDatabase();
  db = await readModelDatabase();
  await serve();
  await log.copyTo(ledger);
  const anchors = makeAnchors(ledger, ringOf(Buffer.alloc(32, 3)));
  await anchorDay({ ledger, clock: systemClock, ids: uuidIds, anchors, ...keptNowhere }, DAY);
});
afterAll(async () => {
  await ledger.close();
  await server.stop();
  await db.drop();
  await events.drop();
});

it('every impossible history is named, and the audit goes on to its end', async () => {
  const { events: before, revision } = await ledger.readLatest(finished);
  const last = before.at(-1);
  if (!last) throw new Error('nothing written');
  const { version: _, previousHash: __, hash: ___, ...context } = last.metadata;
  await ledger.append(finished, revision, [{ type: last.type, data: last.data } as typeof last], context);
  await tamper(async (client) => {
    await storeNotes(client, deleted, TOMBSTONE, '$streamDeleted', '{}');
    await storeNotes(client, `$$${cut}`, 0, '$metadata', '{"$tb":3}');
  });
  await project();
  await tamper(async (client) => {
    await rewrite(client, changed, '"3000000"', '"2000000"');
    await rewrite(client, damaged, '"3000000"', '"3 000 000"');
  });

  const { code, lines } = await run('verify', '--all');
  const said = (where: string, what: RegExp) =>
    expect(lines.filter((line) => line.startsWith(`${where}`) && what.test(line))).toHaveLength(1);
  expect(code).toBe(1);
  said(`${finished} revision ${last.revision + 1n} LoanClosed: `, /does not follow .* the loan was over, FINISHED/);
  said(`${changed} revision 11: `, /is not what its hash says/);
  said(`${damaged} revision 11: `, /cannot be read: .*amount/);
  said(`${deleted} revision 11: `, /is the last fact before the stream was deleted for ever/);
  said(`${cut} revision 2: `, /is hidden from readers with all before it/);
  expect(lines.find((line) => line.startsWith('1 anchors, the last of 2026-02-02'))).toBeDefined();
  expect(lines.at(-1)).toMatch(/^\d+ findings\.$/);
  // Reading the whole log shows hidden events, and they agree with the read models.
  for (const hidden of [deleted, cut])
    expect(lines.filter((line) => line.includes(hidden.slice('loan-'.length)))).toHaveLength(1);
  expect(await checkUnlessDeleted(deleted, ledger.readRaw(deleted))).toMatchObject({ events: 0, deleted: true });
  expect(await checkUnlessDeleted(finished, ledger.readRaw(finished))).toMatchObject({ deleted: false });
  expect((await run('verify', deleted)).lines.join()).toContain(`${deleted} was deleted for ever`);
  expect((await run('verify', cut)).lines.join()).toContain(`${cut} revision 0: it is missing`);
});

inFull('anchors are checked whole where their own stream is cut or deleted', async () => {
  await tamper(
    async (client) => void (await storeNotes(client, '$$anchor', 0, '$metadata', '{"$tb":9007199254740991}')),
  );
  const truncated = await run('verify', '--all');
  expect(truncated.lines).toContainEqual(expect.stringMatching(/^anchor revision 0: is hidden from readers/));
  await tamper(async (client) => void (await storeNotes(client, 'anchor', TOMBSTONE, '$streamDeleted', '{}')));
  const refused = await run('verify', '--all');
  expect(refused.lines).toContainEqual(expect.stringMatching(/^anchor revision 0: .* was deleted for ever/));
  for (const { lines } of [truncated, refused])
    expect(lines.find((line) => line.startsWith('1 anchors, the last of 2026-02-02'))).toBeDefined();
});
