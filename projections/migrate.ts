/** The bookkeeping tables of the projections. Plain up and down files; the tables of the models themselves come from their descriptions. */
import { Kysely, PostgresDialect } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { down, up } from './migrations/2026-11-20-bookkeeping.ts';
import { openPool } from './postgres.ts';

const MIGRATIONS: Record<string, Migration> = { '2026-11-20-bookkeeping': { up, down } };
const provider: MigrationProvider = { getMigrations: async () => MIGRATIONS };

export async function migrateProjections(url: string): Promise<void> {
  const pool = openPool({ connectionString: url, max: 1 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db, provider, migrationTableSchema: 'rm' });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}
