/** Schemas `ops` (work of the processes, sessions of vendors, banks, limits, keys of calls) and `sandbox`. */
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { migrateSchema, migrationsIn } from '../../projections/migrate.ts';

const MIGRATIONS = migrationsIn(join(import.meta.dirname, 'migrations'));

export const migrateAdapters = (pool: pg.Pool, upTo?: string): Promise<void> =>
  migrateSchema(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }), 'ops', MIGRATIONS, { upTo });
