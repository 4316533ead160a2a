/** The log as one Postgres table. The unique (stream, revision) keeps a second writer from forking history; an advisory lock keeps it out. */
import pg from 'pg';
import { metastreamOf, recordSize, type StoredEvent, TOMBSTONE } from './event-record.ts';
import { NEW_STREAM, parseMetadata, type StreamState } from './stream-state.ts';

const LOCK = 7_321_001;
const COLUMNS = 'position, stream, revision, id, type, json, data, metadata, created';
const TABLE = 'event_store.event';

const CREATE = `
  create schema if not exists event_store;
  create table if not exists ${TABLE} (
    position bigint primary key, stream text collate "C" not null, revision bigint not null, id uuid not null, type text not null,
    json boolean not null, data bytea not null, metadata bytea not null, created bigint not null, unique (stream, revision));`;

/** One index probe each for the last revision, the tombstone and the last metadata, for any number of streams in one round trip. */
const STATES = `
  select n.name, l.revision as last, t.revision is not null as tombstoned, m.revision as meta_last, m.data as meta
  from unnest($1::text[], $2::text[]) as n(name, metaname)
  left join lateral (select revision from ${TABLE} where stream = n.name and revision < ${TOMBSTONE} order by revision desc limit 1) l on true
  left join lateral (select revision from ${TABLE} where stream = n.name and revision = ${TOMBSTONE}) t on true
  left join lateral (select revision, data from ${TABLE} where stream = n.metaname and revision < ${TOMBSTONE} order by revision desc limit 1) m on true`;

const INSERT = `insert into ${TABLE} (${COLUMNS})
  select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::uuid[], $5::text[], $6::boolean[], $7::bytea[], $8::bytea[], $9::bigint[])`;

/** Every statement here is a probe or a range of an index; planning them anew each time, or by the statistics of a young table, only costs. */
const PLANS = '-c plan_cache_mode=force_generic_plan -c jit=off -c enable_seqscan=off -c enable_bitmapscan=off';

type Row = {
  position: string;
  stream: string;
  revision: string;
  id: string;
  type: string;
  json: boolean;
  data: Buffer;
  metadata: Buffer;
  created: string;
};
type StateRow = {
  name: string;
  last: string | null;
  tombstoned: boolean;
  meta_last: string | null;
  meta: Buffer | null;
};

const stored = (row: Row): StoredEvent => ({
  ...row,
  position: Number(row.position),
  revision: Number(row.revision),
  created: Number(row.created),
});

const stateOf = (row: StateRow): StreamState => ({
  ...NEW_STREAM,
  last: row.last === null ? -1 : Number(row.last),
  metaLast: row.meta_last === null ? -1 : Number(row.meta_last),
  tombstoned: row.tombstoned,
  ...(row.meta ? parseMetadata(row.meta) : {}),
});

export type Placed = { id: string; revision: number; position: number };

export class Storage {
  readonly #url: string;
  readonly #readers: pg.Pool;
  #writer: pg.Client | undefined;

  constructor(url: string, readers = 6) {
    this.#url = url;
    this.#readers = new pg.Pool({
      connectionString: url,
      options: PLANS,
      max: readers,
      connectionTimeoutMillis: 5_000,
    });
    // A connection that breaks where nobody listens ends the process; the pool listens only to those that are not in use.
    this.#readers.on('connect', (client) => client.on('error', () => undefined));
    this.#readers.on('error', () => undefined);
  }

  /**
   * Connects the one writer and returns the next free position. A server killed a moment ago may hold the lock until its last statement
   * has ended, so the lock is asked for again for `patienceMs`.
   */
  async openWriter(patienceMs: number): Promise<number> {
    await this.#writer?.end().catch(() => undefined);
    const writer = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 30_000,
      options: PLANS,
    });
    writer.on('error', () => undefined);
    await writer.connect();
    this.#writer = writer;
    await lock(writer, patienceMs);
    await writer.query(CREATE);
    const last = await writer.query<Row>(`select ${COLUMNS} from ${TABLE} order by position desc limit 1`);
    const [row] = last.rows;
    return row ? Number(row.position) + recordSize(stored(row)) : 0;
  }

  /** Durable and visible when it resolves, all or nothing. When it rejects the outcome is unknown: open the writer again. */
  async insert(events: readonly StoredEvent[]): Promise<void> {
    await this.#write({
      name: 'insert',
      text: INSERT,
      values: [
        events.map((e) => e.position),
        events.map((e) => e.stream),
        events.map((e) => e.revision),
        events.map((e) => e.id),
        events.map((e) => e.type),
        events.map((e) => e.json),
        events.map((e) => Buffer.from(e.data)),
        events.map((e) => Buffer.from(e.metadata)),
        events.map((e) => e.created),
      ],
    });
  }

  /** States of origins as committed, through the writer's own connection: nothing can come between this and the next insert. */
  async statesForWriting(origins: readonly string[]): Promise<Map<string, StreamState>> {
    const found = await this.#write<StateRow>({
      name: 'states',
      text: STATES,
      values: [origins, origins.map(metastreamOf)],
    });
    return new Map(found.rows.map((row) => [row.name, stateOf(row)]));
  }

  async stateForReading(origin: string): Promise<StreamState> {
    const values = [[origin], [metastreamOf(origin)]];
    const found = await this.#readers.query<StateRow>({ name: 'states', text: STATES, values });
    const [row] = found.rows;
    return row ? stateOf(row) : NEW_STREAM;
  }

  /** Event ids at the given revisions of a stream, as committed. */
  async placed(stream: string, from: number, to: number): Promise<Placed[]> {
    const text = `select id, revision, position from ${TABLE} where stream = $1 and revision between $2 and $3 order by revision`;
    const found = await this.#write<Row>({ name: 'placed', text, values: [stream, from, to] });
    return found.rows.map((row) => ({ id: row.id, revision: Number(row.revision), position: Number(row.position) }));
  }

  async streamPage(stream: string, from: number, count: number, backwards: boolean): Promise<StoredEvent[]> {
    const text = backwards
      ? `select ${COLUMNS} from ${TABLE} where stream = $1 and revision <= $2 order by revision desc limit $3`
      : `select ${COLUMNS} from ${TABLE} where stream = $1 and revision >= $2 order by revision limit $3`;
    const name = backwards ? 'stream-backwards' : 'stream-forwards';
    return (await this.#readers.query<Row>({ name, text, values: [stream, from, count] })).rows.map(stored);
  }

  /** Forwards from `from` inclusive; backwards everything below it. */
  async allPage(from: number, count: number, backwards: boolean): Promise<StoredEvent[]> {
    const text = backwards
      ? `select ${COLUMNS} from ${TABLE} where position < $1 order by position desc limit $2`
      : `select ${COLUMNS} from ${TABLE} where position >= $1 order by position limit $2`;
    const name = backwards ? 'all-backwards' : 'all-forwards';
    return (await this.#readers.query<Row>({ name, text, values: [from, count] })).rows.map(stored);
  }

  /** Folder of the database where it can be looked at from here (same machine, superuser), else undefined. */
  async dataFolder(): Promise<string | undefined> {
    const found = await this.#readers.query<{ data_directory: string }>('show data_directory').catch(() => undefined);
    return found?.rows[0]?.data_directory;
  }

  async close(): Promise<void> {
    await this.#writer?.end().catch(() => undefined);
    this.#writer = undefined;
    await this.#readers.end();
  }

  #write<R extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<R>> {
    if (!this.#writer) throw new Error('the writer is not open');
    return this.#writer.query<R>(query);
  }
}

async function lock(writer: pg.Client, patienceMs: number): Promise<void> {
  for (let waited = 0; ; waited += 100) {
    const got = await writer.query<{ ok: boolean }>(`select pg_try_advisory_lock(${LOCK}) as ok`);
    if (got.rows[0]?.ok) return;
    if (waited >= patienceMs) throw new Error('another event server holds this database');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
