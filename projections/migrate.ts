/** The tables of a schema, made and changed by the migrations in a folder. Those of read models describe themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator, type MigratorProps } from 'kysely/migration';
import { openPool } from './postgres.ts';

/** Statements of others queue behind one that waits for its lock, so it gives up soon and is tried again (D0129). */
const LOCK_SECONDS = 3;
const TRIES = 15;
const PAUSE_MS = 1_000;
const NO_LOCK = '55P03';

const SQL = '.sql';

/** The name of a file is a real date and what it does; a letter after the date orders two of one day. */
export function migrationsIn(folder: string): Readonly<Record<string, Migration>> {
  const files = readdirSync(folder).filter((file) => file.endsWith(SQL));
  const up = (file: string): Migration['up'] => {
    return async (db) => void (await sql.raw(readFileSync(join(folder, file), 'utf8')).execute(db));
  };
  return Object.fromEntries(files.map((file) => [file.slice(0, -SQL.length), { up: up(file) }]));
}

/**
 * Runs missing migrations in the order of their names. Several processes may call it: kysely locks.
 * @param upTo the last one to run; default: all
 * @throws the first failing migration
 */
export async function migrateSchema(
  db: MigratorProps['db'],
  schema: string,
  migrations: Readonly<Record<string, Migration>>,
  { table = 'migration', upTo }: { table?: string; upTo?: string | undefined } = {},
): Promise<void> {
  for (let tries = 1; ; tries++) {
    const run = await namesRun(db, `${schema}.${table}`);
    // kysely reads the columns of every table before it finds that there is nothing to do.
    if (upTo === undefined && Object.keys(migrations).every((name) => run.includes(name))) return;
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => ({ ...patient(migrations), ...ofNewerRelease(run, migrations) }) },
      migrationTableSchema: schema,
      migrationTableName: table,
      migrationLockTableName: `${table}_lock`,
    });
    const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
    if (!error) return;
    if ((error as { code?: unknown }).code !== NO_LOCK || tries === TRIES) throw error;
    await sleep(PAUSE_MS);
  }
}

async function namesRun(db: MigratorProps['db'], table: string): Promise<readonly string[]> {
  const { rows: there } = await sql<{ name: string | null }>`select to_regclass(${table})::text as name`.execute(db);
  if (!there[0]?.name) return [];
  const { rows } = await sql.raw<{ name: string }>(`select name from ${table}`).execute(db);
  return rows.map(({ name }) => name);
}

/**
 * What a newer release has run, as migrations that do nothing: they only add, and the release before starts again
 * beside them (D0129). kysely refuses names that it does not know.
 */
function ofNewerRelease(
  run: readonly string[],
  known: Readonly<Record<string, Migration>>,
): Readonly<Record<string, Migration>> {
  const newer = run.filter((name) => !Object.hasOwn(known, name));
  return Object.fromEntries(newer.map((name) => [name, { up: async () => undefined, down: async () => undefined }]));
}

/** All of them run in one transaction, which the setting ends with. */
const patient = (migrations: Readonly<Record<string, Migration>>): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, { up, ...rest }]) => [
      name,
      {
        ...rest,
        up: async (db) => {
          await sql.raw(`set local lock_timeout = '${LOCK_SECONDS}s'`).execute(db);
          await up(db);
        },
      },
    ]),
  );

const MIGRATIONS = migrationsIn(join(import.meta.dirname, 'migrations'));

export async function migrateProjections(url: string): Promise<void> {
  const pool = openPool({ connectionString: url, max: 1 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrateSchema(db, 'rm', MIGRATIONS, { table: 'kysely_migration' });
  } finally {
    await db.destroy();
  }
}
