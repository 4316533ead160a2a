/**
 * P16-P20: the embedded event server against its Postgres: appends against single inserts of the same row, and $all
 * against the same rows by COPY and by one query. With TLS, a password and fsync, as `npm start` runs it.
 */
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Measured, measure, rateOf } from './harness.ts';
import { FULL } from './world.ts';

const SECONDS = FULL ? 5 : 2;
const WRITERS = [1, 8, 32];
const MOST = Math.max(...WRITERS);
const READ = FULL ? 40_000 : 15_000;

const { EVENTSTORE_URL = '', EVENTS_DATABASE_URL = '' } = process.env;

const client = EventStoreDBClient.connectionString(EVENTSTORE_URL);
const connections = await Promise.all(
  Array.from({ length: MOST }, async () => {
    const connection = new pg.Client({ connectionString: EVENTS_DATABASE_URL });
    await connection.connect();
    return connection;
  }),
);
const [sql] = connections;
if (!sql) throw new Error('no connection');

/** The median size of a loan's event. */
const DATA = { text: 'x'.repeat(450) };
const METADATA = { text: 'y'.repeat(150) };

/** Each writer has its own stream and appends at the revision of its last answer. */
function appender(): (writer: number) => Promise<void> {
  const streams = Array.from({ length: MOST }, () => `bench-${crypto.randomUUID()}`);
  const revisions = new Map<number, bigint>();
  return async (writer) => {
    const event = jsonEvent({ type: 'Measured', data: DATA, metadata: METADATA });
    const expectedRevision = revisions.get(writer) ?? NO_STREAM;
    const answer = await client.appendToStream(streams[writer] ?? '', event, { expectedRevision });
    revisions.set(writer, answer.nextExpectedRevision);
  };
}

await sql.query(`
  drop schema if exists bench cascade; create schema bench;
  create table bench.event (like event_store.event including all);
  create sequence bench.position`);
const INSERT = `insert into bench.event (position, stream, revision, id, type, json, data, metadata, created)
  values (nextval('bench.position'), $1, $2, $3, 'Measured', true, $4, $5, 0)`;

function inserter(): (writer: number) => Promise<void> {
  const streams = Array.from({ length: MOST }, () => `bench-${crypto.randomUUID()}`);
  const revisions = Array.from({ length: MOST }, () => 0);
  const [data, metadata] = [Buffer.from(JSON.stringify(DATA)), Buffer.from(JSON.stringify(METADATA))];
  return async (writer) => {
    const revision = revisions[writer] ?? 0;
    revisions[writer] = revision + 1;
    const values = [streams[writer], revision, crypto.randomUUID(), data, metadata];
    await connections[writer]?.query({ name: 'insert', text: INSERT, values });
  };
}

for (const [n, writers] of WRITERS.entries()) {
  const [append, insert] = [appender(), inserter()];
  await measure({
    row: `P${16 + n} appends/s, ${writers} ${writers === 1 ? 'writer' : 'writers'}`,
    unit: '/s',
    control: { name: 'single inserts of the same row', run: () => rateOf(writers, SECONDS, insert) },
    subject: { name: 'append', run: () => rateOf(writers, SECONDS, append) },
  });
}

const COLUMNS = 'position, stream, revision, id, type, json, data, metadata, created';
const ROWS = `select ${COLUMNS} from event_store.event order by position limit ${READ}`;

async function timed(read: () => Promise<number>): Promise<Measured> {
  const began = performance.now();
  const count = await read();
  return { value: count / ((performance.now() - began) / 1_000), ops: count };
}

const readAll = () =>
  timed(async () => {
    let count = 0;
    for await (const _ of client.readAll({ maxCount: READ })) count += 1;
    return count;
  });

const plainQuery = () => timed(async () => (await sql.query(ROWS)).rows.length);

/** The rows leave Postgres and nothing decodes them. */
const copy = () =>
  timed(async () => {
    const rows = sql.query(copyTo(`copy (${ROWS}) to stdout`));
    for await (const _ of rows);
    return rows.rowCount;
  });

const subject = { name: 'read of $all by the client', run: readAll };
await measure({ row: 'P19 $all, events/s', unit: '/s', control: { name: 'COPY of the rows', run: copy }, subject });
const query = { name: 'one plain query of the rows', run: plainQuery };
await measure({ row: 'P20 $all, events/s', unit: '/s', control: query, subject });

await sql.query('drop schema bench cascade');
await client.dispose();
await Promise.all(connections.map((connection) => connection.end()));
