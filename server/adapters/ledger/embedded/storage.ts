/**
 * One Postgres table. An advisory lock keeps a second writer out; the unique (stream, revision) prevents a forked
 * history.
 */
import { byteaArray } from './bytea-array.ts';
import { metastreamOf, recordSize, type StoredEvent, TOMBSTONE } from './event-record.ts';
import { LogFailure } from './log-failure.ts';
import { type LineOptions, PostgresLine } from './postgres-line.ts';
import { NEW_STREAM, parseMetadata, type StreamState } from './stream-state.ts';

const COLUMNS = 'position, stream, revision, id, type, json, data, metadata, created';
export const TABLE = 'event_store.event';
/** Where the log went: from then on nobody may write it here (R700). */
export const MOVED = 'event_store.moved';

/** Harmless where the table exists. */
export const CREATE_LOG = `
  create schema if not exists event_store;
  create table if not exists ${TABLE} (
    position bigint primary key, stream text collate "C" not null, revision bigint not null, id uuid not null, type text not null,
    json boolean not null, data bytea not null, metadata bytea not null, created bigint not null,
    unique (stream, revision));
  create table if not exists ${MOVED} (hosts text primary key, at timestamptz not null default now());`;

/**
 * One index look-up each for last revision, tombstone and last metadata; one round trip for any number of streams. Each
 * has its limit: without one Postgres joins the tombstones of a young log by reading its whole index.
 */
const STATES = `
  select n.name, l.revision as last, t.revision is not null as tombstoned, m.revision as meta_last, m.data as meta
  from unnest($1::text[], $2::text[]) as n(name, metaname)
  left join lateral (select revision from ${TABLE} where stream = n.name and revision < ${TOMBSTONE}
    order by revision desc limit 1) l on true
  left join lateral (select revision from ${TABLE} where stream = n.name and revision = ${TOMBSTONE} limit 1) t on true
  left join lateral (select revision, data from ${TABLE} where stream = n.metaname and revision < ${TOMBSTONE} order by revision desc limit 1) m on true`;

const INSERT = `insert into ${TABLE} (${COLUMNS})
  select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::uuid[], $5::text[], $6::boolean[], $7::bytea[], $8::bytea[], $9::bigint[])`;

const STANDING = `
  select e.stream, e.revision, e.position, e.id from unnest($1::text[], $2::bigint[], $3::bigint[])
    as n(stream, first, final)
  join ${TABLE} e on e.stream = n.stream and e.revision between n.first and n.final`;

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

/** The position of the newest event, and the first free one. */
export type LogEnd = { readonly last: number; readonly next: number };
export type Placed = { id: string; revision: number; position: number };
/** Both included. */
export type Stretch = { stream: string; from: number; to: number };

export class Storage {
  readonly #line: PostgresLine;

  constructor(options: LineOptions) {
    this.#line = new PostgresLine(options);
  }

  /** @throws LogFailure */
  async openWriter(patienceMs: number): Promise<LogEnd> {
    await this.#line.openWriter(patienceMs);
    await this.#line.ask({ text: CREATE_LOG });
    const [moved] = await this.#line.ask<{ hosts: string }>({ text: `select hosts from ${MOVED} limit 1` });
    if (moved) throw new LogFailure('internal', `this log was moved to ${moved.hosts}: name that in EVENTSTORE_URL`);
    const [row] = await this.#line.ask<Row>({ text: `select ${COLUMNS} from ${TABLE} order by position desc limit 1` });
    const last = row && stored(row);
    return last ? { last: last.position, next: last.position + recordSize(last) } : { last: 0, next: 0 };
  }

  /**
   * Resolves when all events are durable and visible. @throws LogFailure; after the kind `unknown`, open the writer
   * again
   */
  async insert(events: readonly StoredEvent[]): Promise<void> {
    await this.#line.write({
      name: 'insert',
      text: INSERT,
      values: [
        events.map((e) => e.position),
        events.map((e) => e.stream),
        events.map((e) => e.revision),
        events.map((e) => e.id),
        events.map((e) => e.type),
        events.map((e) => e.json),
        byteaArray(events.map((e) => e.data)),
        byteaArray(events.map((e) => e.metadata)),
        events.map((e) => e.created),
      ],
    });
  }

  /** Read over the writer's connection: nothing can come between this and its next insert. */
  async statesForWriting(origins: readonly string[]): Promise<Map<string, StreamState>> {
    const found = await this.#line.ask<StateRow>({
      name: 'states',
      text: STATES,
      values: [origins, origins.map(metastreamOf)],
    });
    return new Map(found.map((row) => [row.name, stateOf(row)]));
  }

  async stateForReading(origin: string): Promise<StreamState> {
    const values = [[origin], [metastreamOf(origin)]];
    const [row] = await this.#line.read<StateRow>({ name: 'states', text: STATES, values });
    return row ? stateOf(row) : NEW_STREAM;
  }

  async standing(stretches: readonly Stretch[]): Promise<(Placed & { stream: string })[]> {
    const values = [stretches.map((s) => s.stream), stretches.map((s) => s.from), stretches.map((s) => s.to)];
    const found = await this.#line.ask<Row>({ name: 'standing', text: STANDING, values });
    return found.map((row) => ({ ...row, revision: Number(row.revision), position: Number(row.position) }));
  }

  async streamPage(stream: string, from: number, count: number, backwards: boolean): Promise<StoredEvent[]> {
    const text = backwards
      ? `select ${COLUMNS} from ${TABLE} where stream = $1 and revision <= $2 order by revision desc limit $3`
      : `select ${COLUMNS} from ${TABLE} where stream = $1 and revision >= $2 order by revision limit $3`;
    const name = backwards ? 'stream-backwards' : 'stream-forwards';
    return (await this.#line.read<Row>({ name, text, values: [stream, from, count] })).map(stored);
  }

  /** Forwards from `from` inclusive; backwards everything below it. */
  async allPage(from: number, count: number, backwards: boolean): Promise<StoredEvent[]> {
    const text = backwards
      ? `select ${COLUMNS} from ${TABLE} where position < $1 order by position desc limit $2`
      : `select ${COLUMNS} from ${TABLE} where position >= $1 order by position limit $2`;
    const name = backwards ? 'all-backwards' : 'all-forwards';
    return (await this.#line.read<Row>({ name, text, values: [from, count] })).map(stored);
  }

  /** Undefined unless this process can see it (same machine, superuser). */
  async dataFolder(): Promise<string | undefined> {
    const answer = this.#line.read<{ data_directory: string }>({ text: 'show data_directory' });
    return (await answer.catch(() => []))[0]?.data_directory;
  }

  async close(): Promise<void> {
    await this.#line.close();
  }
}
