/**
 * Every connection to Postgres gets its own error listener: a connection that breaks without one ends the process, and
 * a pool listens only to idle connections. In the read models cells are values of the schema: int8 as bigint, date as
 * 'YYYY-MM-DD', timestamptz as an ISO instant.
 */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { LEASE_MS } from './lease.ts';

const { builtins } = pg.types;
const PARSERS: Record<number, ((value: string) => unknown) | undefined> = {
  [builtins.INT8]: BigInt,
  [builtins.NUMERIC]: (value) => BigInt(value.split('.')[0] ?? '0'),
  [builtins.DATE]: (value) => value,
  [builtins.TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
};

const parsedBy = (parsers: typeof PARSERS): pg.CustomTypesConfig => ({
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
});
const types = parsedBy(PARSERS);
/** Amounts and positions are bigint in every table; other cells come as the driver gives them. */
const bigints = parsedBy({ [builtins.INT8]: BigInt });

const sessionOn = (path: string) => `-c timezone=UTC -c search_path=${path} -c datestyle=ISO`;
const SESSION = sessionOn('rm');
/** Figures over all loans join in memory; to compile their statements takes longer than to run them. */
const READER = ' -c jit=off -c work_mem=32MB';

/**
 * The writer's statements look up keys. Generic plans keep Postgres from scanning young tables. Commits do not wait for
 * the disk, since the log can write lost rows again.
 */
const WRITER = [
  'plan_cache_mode=force_generic_plan',
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  'jit=off',
  'synchronous_commit=off',
]
  .map((setting) => ` -c ${setting}`)
  .join('');

const config = (url: string): pg.ClientConfig => ({
  connectionString: url,
  types,
  options: SESSION,
  application_name: 'nesie projections',
});

/** A broken connection fails its queries with their own errors; this listener only notes the break. */
type OnBroken = (error: Error) => void;
const ignore: OnBroken = () => undefined;

/**
 * For processes that serve: on a silent line a statement fails in time, and so does who waits for a free connection.
 * The system itself gives a silent line up only after a quarter of an hour (D0139).
 */
export const SERVING = {
  connectionTimeoutMillis: 10_000,
  query_timeout: 25_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;
/** Postgres ends a session whose client has vanished within some ten seconds, and with it its locks. */
export const LOCKS_END =
  '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 -c tcp_user_timeout=11000';

export function openPool(settings: pg.PoolConfig, onBroken: OnBroken = ignore): pg.Pool {
  const pool = new pg.Pool({ types: bigints, ...settings });
  pool.on('connect', (client) => client.on('error', onBroken));
  // The pool repeats errors that an idle connection has already reported.
  pool.on('error', ignore);
  pool.on('release', (_error, client) => leaveIfSilent(client));
  return pool;
}

/** After a timeout the statement is still on its way: the next one would wait behind it. */
function leaveIfSilent(client: pg.PoolClient & { readyForQuery?: boolean }): void {
  if (client.readyForQuery === false) client.end().catch(ignore);
}

export function openClient(settings: pg.ClientConfig, onBroken: OnBroken = ignore): pg.Client {
  const client = new pg.Client(settings);
  client.on('error', onBroken);
  return client;
}

/**
 * For the few kinds of statement that every request sends, one connection for each. Their commits do not wait for the
 * disk (server/people/idempotency.ts, server/people/sessions.ts), and they find and lock rows by key, also in small
 * tables.
 */
export const openPrepared = (url: string, onBroken: OnBroken = ignore): pg.Pool =>
  openPool(
    { ...SERVING, connectionString: url, max: 3, options: LOCKS_END + WRITER, application_name: 'nesie requests' },
    onBroken,
  );

/** For reading whole tables. */
export const createClient = (url: string): pg.Client => openClient(config(url));

/** For rebuilds, which write in sets and by COPY. */
export const createWriter = (url: string): pg.Client => openClient({ ...config(url), options: SESSION + WRITER });

/** For the live runner: sends statements without waiting for earlier answers. It cannot COPY. */
export function createPipeline(url: string, leaseMs = LEASE_MS): pg.Client {
  // A writer that freezes in a transaction loses it, as it loses its lease (D0144).
  const options = `${SESSION}${WRITER} ${LOCKS_END} -c idle_in_transaction_session_timeout=${leaseMs}`;
  return openClient({ ...config(url), ...SERVING, options, pipeline: true });
}

/** For readers. They find tables as views in schema `rm`, which hide the generation. */
export const createPool = (url: string, max = 8, path = 'rm', more: pg.PoolConfig = {}): pg.Pool =>
  openPool({
    ...more,
    connectionString: url,
    max,
    types,
    options: sessionOn(path) + READER,
    application_name: 'nesie reads',
  });

/** Each read model names only the tables it reads. */
export const kyselyOn = <Tables>(pool: pg.Pool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
