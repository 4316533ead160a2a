/** Several processes, releases and users of the tables at once. */

import { readdirSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrateSchema } from '../../projections/migrate.ts';
import { openPool } from '../../projections/postgres.ts';
import { migrateAdapters } from '../../server/adapters/migrate.ts';
import { migratePeople, peopleDatabase } from '../../server/people/database.ts';
import { testDatabase } from '../support/postgres.ts';
import { SLACK } from '../support/size.ts';
import { until } from '../support/until.ts';

const MIGRATIONS = new URL('../../server/adapters/migrations/', import.meta.url);

it('two processes at once make the tables once, and a third start changes nothing', async () => {
  const database = await testDatabase();
  const pool = openPool({ connectionString: database.url });
  try {
    await Promise.all([migrateAdapters(pool), migrateAdapters(pool)]);
    await pool.query("insert into sandbox.fault values ('sms', 'down', 0)");
    await migrateAdapters(pool);
    expect((await pool.query('select port, mode from sandbox.fault')).rows).toEqual([{ port: 'sms', mode: 'down' }]);
    const names = (await pool.query<{ name: string }>('select name from ops.migration order by name')).rows;
    expect(names.map(({ name }) => `${name}.sql`)).toEqual(readdirSync(MIGRATIONS).toSorted());
  } finally {
    await pool.end();
    await database.drop();
  }
});

it('a release starts on a database on which a newer one has run its migrations', async () => {
  const database = await testDatabase();
  const pool = openPool({ connectionString: database.url });
  try {
    await migrateAdapters(pool);
    const newer = ['9999-12-31-newer', new Date().toISOString()];
    await pool.query('insert into ops.migration (name, timestamp) values ($1, $2)', newer);
    await migrateAdapters(pool);
    expect((await pool.query('select name from ops.migration where name = $1', ['9999-12-31-newer'])).rowCount).toBe(1);
  } finally {
    await pool.end();
    await database.drop();
  }
});

it('a table that is in use stops a migration and not its users, and the migration goes through afterwards', async () => {
  const database = await testDatabase();
  const pool = openPool({ connectionString: database.url });
  const db = peopleDatabase(pool);
  const [reader, later] = [await pool.connect(), await pool.connect()];
  try {
    await migratePeople(db);
    await reader.query('begin; select * from people.key_check');
    let done = false;
    const up = async (all: Kysely<unknown>) => void (await sql.raw(NEXT).execute(all));
    const migrating = migrateSchema(db, 'people', { '9999-12-31-next': { up } }).then(() => {
      done = true;
    });
    await until(async () => Number((await later.query(WAITING)).rows[0].n) > 0);
    const began = Date.now();
    await later.query('select * from people.key_check');
    expect(Date.now() - began).toBeLessThan(6_000 * SLACK);
    expect(done).toBe(false);
    await reader.query('commit');
    await migrating;
    expect((await pool.query('select next from people.key_check')).rows).toEqual([]);
  } finally {
    reader.release();
    later.release();
    await pool.end();
    await database.drop();
  }
});

const NEXT = 'alter table people.key_check add column next text';
const WAITING = 'select count(*) as n from pg_locks where not granted';
