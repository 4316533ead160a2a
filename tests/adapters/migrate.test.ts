/** An installation older than the migrations keeps its data. */

import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { migrateAdapters } from '../../server/adapters/migrate.ts';
import { migratePeople, peopleDatabase } from '../../server/people/database.ts';
import { testDatabase } from '../support/postgres.ts';
import { SLACK } from '../support/size.ts';
import { until } from '../support/until.ts';

const MIGRATIONS = new URL('../../server/adapters/migrations/', import.meta.url);

const OLD_TABLES = `
  create schema ops;
  create table ops.task (
    workflow text not null, event_id uuid not null, step int not null,
    stream text not null, position int8 not null, kind text not null, data jsonb not null, correlation_id text not null,
    attempts int not null default 0, last_error text,
    queued_at timestamptz not null default now(), next_try timestamptz not null default now(), done_at timestamptz,
    primary key (workflow, event_id, step));
  insert into ops.task (workflow, event_id, step, stream, position, kind, data, correlation_id)
    values ('payout', gen_random_uuid(), 0, 'loan-1', 7, 'send', '{}', 'c');
  create schema sandbox;
  create table sandbox.fault (port text primary key, mode text not null, delay_ms int not null);
  insert into sandbox.fault values ('sms', 'down', 0);`;

it('old tables are brought up to date, by two processes at once, and again', async () => {
  const database = await testDatabase();
  const pool = openPool({ connectionString: database.url });
  try {
    await pool.query(OLD_TABLES);
    await Promise.all([migrateAdapters(pool), migrateAdapters(pool)]);
    await migrateAdapters(pool);
    expect((await pool.query('select kind, position, outcome, begun_at from ops.task')).rows).toEqual([
      { kind: 'send', position: 7n, outcome: null, begun_at: null },
    ]);
    expect((await pool.query('select port, mode from sandbox.fault')).rows).toEqual([{ port: 'sms', mode: 'down' }]);
    const names = (await pool.query<{ name: string }>('select name from ops.migration order by name')).rows;
    expect(names.map(({ name }) => `${name}.ts`)).toEqual(readdirSync(MIGRATIONS).toSorted());
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
    await migratePeople(db, '2027-01-10-staff-numbers');
    await reader.query('begin; select * from people.key_check');
    let done = false;
    const migrating = migratePeople(db).then(() => {
      done = true;
    });
    await until(async () => Number((await later.query(WAITING)).rows[0].n) > 0);
    const began = Date.now();
    await later.query('select * from people.key_check');
    expect(Date.now() - began).toBeLessThan(6_000 * SLACK);
    expect(done).toBe(false);
    await reader.query('commit');
    await migrating;
    expect((await pool.query('select since from people.key_check')).rows).toEqual([]);
  } finally {
    reader.release();
    later.release();
    await pool.end();
    await database.drop();
  }
});

const WAITING = 'select count(*) as n from pg_locks where not granted';
