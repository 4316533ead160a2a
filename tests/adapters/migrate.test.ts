/** An installation older than the migrations keeps its data. */

import { expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { migrateAdapters } from '../../server/adapters/migrate.ts';
import { testDatabase } from '../support/postgres.ts';

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
    expect((await pool.query('select name from ops.migration order by name')).rows).toHaveLength(10);
  } finally {
    await pool.end();
    await database.drop();
  }
});
