/** The models' own tables come from their descriptions. */
import { Kysely, PostgresDialect } from 'kysely';
import { type Migration, Migrator, type MigratorProps } from 'kysely/migration';
import { down, up } from './migrations/2026-11-20-bookkeeping.ts';
import { openPool } from './postgres.ts';

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
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableSchema: schema,
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
  });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
}

export async function migrateProjections(url: string): Promise<void> {
  const pool = openPool({ connectionString: url, max: 1 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrateSchema(db, 'rm', { '2026-11-20-bookkeeping': { up, down } }, { table: 'kysely_migration' });
  } finally {
    await db.destroy();
  }
}
