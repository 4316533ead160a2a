/**
 * The event log's connections to Postgres: one writes and holds the log's lock, a few read. A connection may fall
 * silent without closing (a replaced machine, a firewall), so every wait has a limit and a silent connection is
 * replaced.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { LogFailure } from './log-failure.ts';

const LOCK = 7_321_001;

/** Every statement looks up keys or index ranges. Fresh plans, or plans from a young table's statistics, are slower. */
const PLANS = '-c plan_cache_mode=force_generic_plan -c jit=off -c enable_seqscan=off -c enable_bitmapscan=off';
/** Postgres must drop a vanished client too; otherwise its session would hold the lock for hours. */
const SERVER_KEEPALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';
const FAREWELL_MS = 1_000;

export type LineOptions = {
  databaseUrl: string;
  readers?: number;
  /** Milliseconds without an answer after which a connection counts as silent. */
  answerMs?: number;
};

export class PostgresLine {
  readonly #url: string;
  readonly #readersMost: number;
  readonly #answerMs: number;
  /** Names our sessions to Postgres, so that an old one can be ended, and no others. */
  readonly #name = `event-server ${crypto.randomUUID()}`;
  #readers: pg.Pool;
  #writer: pg.Client | undefined;

  constructor({ databaseUrl, readers = 6, answerMs = 6_000 }: LineOptions) {
    this.#url = databaseUrl;
    this.#readersMost = readers;
    this.#answerMs = answerMs;
    this.#readers = this.#pool();
  }

  /** Retries once over a new connection where the one it used was silent or has ended. @throws LogFailure */
  async read<R extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<R[]> {
    const readers = this.#readers;
    try {
      return (await readers.query<R>(query)).rows;
    } catch (error) {
      if (!isSilence(error) && !hasEnded(error)) throw failureOf(error);
      if (this.#readers === readers) {
        this.#readers = this.#pool();
        readers.end().catch(() => undefined);
      }
      const retried = await this.#readers.query<R>(query).catch((second: unknown) => Promise.reject(failureOf(second)));
      return retried.rows;
    }
  }

  /** For the writer's reads. @throws LogFailure */
  async ask<R extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<R[]> {
    try {
      return (await this.#open().query<R>(query)).rows;
    } catch (error) {
      throw failureOf(error);
    }
  }

  /** @throws LogFailure of kind `unknown` unless Postgres said that nothing was stored */
  async write(query: pg.QueryConfig): Promise<void> {
    try {
      await this.#open().query(query);
    } catch (error) {
      const failure = failureOf(error);
      throw wasRolledBack(error) ? failure : new LogFailure('unknown', failure.message, error);
    }
  }

  /**
   * Retries for `patienceMs`, because a killed server may hold the lock until its last statement ends; ends our own
   * silent sessions. @throws LogFailure
   */
  async openWriter(patienceMs: number): Promise<void> {
    const before = this.#writer;
    this.#writer = undefined;
    if (before) await withinFarewell(before.end());
    const writer = new pg.Client({ ...this.#settings(), statement_timeout: Math.ceil(this.#answerMs * 0.8) });
    writer.on('error', () => undefined);
    try {
      await writer.connect();
      await this.#lock(writer, patienceMs);
      this.#writer = writer;
    } catch (error) {
      writer.end().catch(() => undefined);
      throw failureOf(error);
    }
  }

  async close(): Promise<void> {
    const writer = this.#writer;
    this.#writer = undefined;
    await Promise.all([writer && withinFarewell(writer.end()), withinFarewell(this.#readers.end())]);
  }

  #open(): pg.Client {
    if (!this.#writer) throw new LogFailure('unavailable', 'the writer is not open');
    return this.#writer;
  }

  #settings(): pg.ClientConfig {
    return {
      connectionString: this.#url,
      options: `${PLANS} ${SERVER_KEEPALIVE}`,
      application_name: this.#name,
      connectionTimeoutMillis: this.#answerMs,
      query_timeout: this.#answerMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    };
  }

  #pool(): pg.Pool {
    const readers = new pg.Pool({ ...this.#settings(), max: this.#readersMost });
    // A connection that breaks without a listener ends the process; the pool listens only to idle ones.
    readers.on('connect', (client) => client.on('error', () => undefined));
    readers.on('error', () => undefined);
    return readers;
  }

  async #lock(writer: pg.Client, patienceMs: number): Promise<void> {
    for (let waited = 0; ; waited += 100) {
      const got = await writer.query<{ ok: boolean }>(`select pg_try_advisory_lock(${LOCK}) as ok`);
      if (got.rows[0]?.ok) return;
      if (waited >= patienceMs) throw new LogFailure('unavailable', 'another event server holds this database');
      await writer.query(ENDS_OUR_OLD_WRITER, [this.#name]);
      await sleep(100);
    }
  }
}

const ENDS_OUR_OLD_WRITER = `
  select pg_terminate_backend(pid) from pg_stat_activity join pg_locks using (pid)
  where application_name = $1 and locktype = 'advisory' and objid = ${LOCK} and pid <> pg_backend_pid()`;

/** A query may never end, and a dead server never confirms closing. */
async function withinFarewell(goodbye: Promise<void>): Promise<void> {
  const late = sleep(FAREWELL_MS, undefined, { ref: false });
  await Promise.race([goodbye.catch(() => undefined), late]);
}

const codeOf = (error: unknown): string => (error instanceof pg.DatabaseError ? (error.code ?? '') : '');

/** The driver's message for its own timeout. */
const isSilence = (error: unknown): boolean =>
  error instanceof Error && /^(Query read timeout|timeout expired|timeout exceeded)/.test(error.message);

/** Somebody or a restart has ended the session: an idle one may hear of it only by its next statement. */
const hasEnded = (error: unknown): boolean =>
  /^(57P0[123]|08)/.test(codeOf(error)) ||
  (error instanceof Error && /^(Connection terminated|Client has encountered|read ECONNRESET)/.test(error.message));

/**
 * A retry cannot help: Postgres rejects the values (22: data, 54: limits) or the statement itself (42: no such table),
 * or finds its files damaged (XX001, XX002).
 */
function failureOf(error: unknown): LogFailure {
  if (error instanceof LogFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new LogFailure(
    /^(22|42|54|XX00[12])/.test(codeOf(error)) ? 'internal' : 'unavailable',
    `Postgres: ${message}`,
    error,
  );
}

/** After these errors Postgres has rolled back. An error that ends the session or server may follow the commit. */
const wasRolledBack = (error: unknown): boolean => /^(22|23|40|42|54|57014)/.test(codeOf(error));
