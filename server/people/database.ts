import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { migrateSchema, migrationsIn } from '../../projections/migrate.ts';
import type { PeopleDatabase, PeopleDb } from './tables.ts';

const MIGRATIONS = migrationsIn(join(import.meta.dirname, 'migrations'));

export const peopleDatabase = (pool: pg.Pool): PeopleDb =>
  new Kysely<PeopleDatabase>({ dialect: new PostgresDialect({ pool }) });

/** Schema `people` alone: what persons share with the work of the processes is in `ops`. */
export const migratePeople = (db: PeopleDb, upTo?: string): Promise<void> =>
  migrateSchema(db, 'people', MIGRATIONS, { upTo });
