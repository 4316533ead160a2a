/** One way to bring a schema up to date, and with it the bookkeeping tables of the projections; those of the models come from their descriptions. */
import { Kysely, PostgresDialect } from 'kysely';
import { type Migration, Migrator, type MigratorProps } from 'kysely/migration';
import { down, up } from './migrations/2026-11-20-bookkeeping.ts';
import { openPool } from './postgres.ts';

/**
 * Runs what the schema has not had yet, in the order of the names. Safe to run by several processes at once: kysely holds a lock.
 * @throws the first failing migration
 */
export async function migrateSchema(
  db: MigratorProps['db'],
  schema: string,
  migrations: Readonly<Record<string, Migration>>,
  table = 'migration',
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableSchema: schema,
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

export async function migrateProjections(url: string): Promise<void> {
  const pool = openPool({ connectionString: url, max: 1 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrateSchema(db, 'rm', { '2026-11-20-bookkeeping': { up, down } }, 'kysely_migration');
  } finally {
    await db.destroy();
  }
}
