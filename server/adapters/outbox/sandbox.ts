import type pg from 'pg';
import { instant } from '../../../schema/values/local-date.ts';
import type { Outbox, OutboxMessage } from '../../ports/outbox.ts';

const SCHEMA = `
create schema if not exists sandbox;
create table if not exists sandbox.outbox (
  number int8 generated always as identity primary key, key text not null unique, channel text not null, addressee text not null,
  message jsonb not null, at timestamptz not null default clock_timestamp());
create index if not exists outbox_addressee on sandbox.outbox (addressee, number desc);`;

export async function migrateOutbox(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Two processes may start at once; "if not exists" alone does not survive that.
    await client.query(`begin; select pg_advisory_xact_lock(hashtext('nesie sandbox schema')); ${SCHEMA} commit`);
  } finally {
    client.release();
  }
}

export const sandboxOutbox = (pool: pg.Pool): Outbox => ({
  async put(key, message) {
    await pool.query(
      'insert into sandbox.outbox (key, channel, addressee, message) values ($1, $2, $3, $4) on conflict (key) do nothing',
      [key, message.channel, message.to, JSON.stringify(message)],
    );
  },
  async read(to, limit = 100) {
    const { rows } = await pool.query<{ message: Omit<OutboxMessage, 'at'>; at: Date }>(
      'select message, at from sandbox.outbox where $1::text is null or addressee = $1 order by number desc limit $2',
      [to ?? null, limit],
    );
    return rows.map(({ message, at }) => ({ ...message, at: instant(at) }));
  },
});
