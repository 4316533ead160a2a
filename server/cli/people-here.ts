/** The registry of persons for a command that works beside the running product. */
import type pg from 'pg';
import { openClient, openPool } from '../../projections/postgres.ts';
import { uuidIds } from '../adapters/ids/uuid.ts';
import { migrateAdapters } from '../adapters/migrate.ts';
import { makeHolder } from '../people/holder.ts';
import { openRegistry, type PeopleRegistry } from '../people/registry.ts';
import type { Addresses } from './addresses.ts';
import { configOf } from './instance-config.ts';

export async function withPeople<T>(
  at: Addresses,
  work: (people: PeopleRegistry, pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const config = configOf(at);
  const pool = openPool({ connectionString: config.databaseUrl, max: 2 });
  const holder = makeHolder(() => openClient({ connectionString: config.databaseUrl }));
  const nowhere = { send: async () => 'not-sent' as const };
  try {
    // The first account may be added before the server has ever started.
    await migrateAdapters(pool);
    const { publicUrl, keys } = config;
    const people = await openRegistry({ pool, holder, ids: uuidIds, sms: nowhere, mail: nowhere, publicUrl, keys });
    return await work(people, pool);
  } finally {
    await holder.close();
    await pool.end();
  }
}
