/**
 * Every connection to Postgres is opened here. Each has a listener for its errors of its own: a connection that breaks where nobody listens ends the
 * process, and a pool listens only while the connection is not in use. Read models get theirs with cells as values of the schema: int8 as
 * bigint, date as 'YYYY-MM-DD', timestamptz as an ISO instant.
 */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

const { builtins } = pg.types;
const PARSERS: Record<number, ((value: string) => unknown) | undefined> = {
  [builtins.INT8]: BigInt,
  [builtins.NUMERIC]: (value) => BigInt(value.split('.')[0] ?? '0'),
  [builtins.DATE]: (value) => value,
  [builtins.TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
};

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

const SESSION = '-c timezone=UTC -c search_path=rm -c datestyle=ISO';

/**
 * The writer's statements are probes of keys. Planned once, and never by the statistics of a young table, which would have it read whole; what
 * a power cut takes with it is written again from the log, so the disk is not waited for.
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

/** What a broken connection was asked fails with an error of its own; here it can only be noted. */
type OnBroken = (error: Error) => void;
const ignore: OnBroken = () => undefined;

export function openPool(settings: pg.PoolConfig, onBroken: OnBroken = ignore): pg.Pool {
  const pool = new pg.Pool(settings);
  pool.on('connect', (client) => client.on('error', onBroken));
  // The pool repeats what an idle connection of its own has said already.
  pool.on('error', ignore);
  return pool;
}

export function openClient(settings: pg.ClientConfig, onBroken: OnBroken = ignore): pg.Client {
  const client = new pg.Client(settings);
  client.on('error', onBroken);
  return client;
}

/** One connection, for who reads whole tables. */
export const createClient = (url: string): pg.Client => openClient(config(url));

/** For who writes in sets and by COPY: a rebuild. */
export const createWriter = (url: string): pg.Client => openClient({ ...config(url), options: SESSION + WRITER });

/** For the live runner: statements are sent without waiting for the answers to those before them. It can do no COPY. */
export const createPipeline = (url: string): pg.Client =>
  openClient({ ...config(url), options: SESSION + WRITER, pipeline: true });

/** For readers. Tables are found as views in schema `rm`, whatever generation stands behind them. */
export const createPool = (url: string, max = 8): pg.Pool =>
  openPool({ connectionString: url, max, types, options: SESSION, application_name: 'nesie reads' });

/** A narrow view of the pool: each read model names only the tables it reads. */
export const kyselyOn = <Tables>(pool: pg.Pool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
