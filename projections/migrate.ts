/** The models' own tables come from their descriptions. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator, type MigratorProps } from 'kysely/migration';
import * as bookkeeping from './migrations/2026-11-20-bookkeeping.ts';
import * as lanes from './migrations/2027-01-25-lanes.ts';
import { openPool } from './postgres.ts';

/** Statements of others queue behind one that waits for its lock, so it gives up soon and is tried again (D0129). */
const LOCK_SECONDS = 3;
const TRIES = 15;
const PAUSE_MS = 1_000;
const NO_LOCK = '55P03';

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
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => patient(migrations) },
    migrationTableSchema: schema,
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
  });
  for (let tries = 1; ; tries++) {
    const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
    if (!error) return;
    if ((error as { code?: unknown }).code !== NO_LOCK || tries === TRIES) throw error;
    await sleep(PAUSE_MS);
  }
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

const MIGRATIONS = { '2026-11-20-bookkeeping': bookkeeping, '2027-01-25-lanes': lanes };

export async function migrateProjections(url: string): Promise<void> {
  const pool = openPool({ connectionString: url, max: 1 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrateSchema(db, 'rm', MIGRATIONS, { table: 'kysely_migration' });
  } finally {
    await db.destroy();
  }
}
