import type pg from 'pg';
import { instant } from '../../../schema/values/local-date.ts';
import type { Outbox, OutboxMessage } from '../../ports/outbox.ts';

export const sandboxOutbox = (pool: pg.Pool): Outbox => ({
  async put(key, message) {
    await pool.query(
      `insert into sandbox.outbox as o (key, channel, addressee, message) values ($1, $2, $3, $4)
       on conflict (key) do update set times = o.times + 1`,
      [key, message.channel, message.to, JSON.stringify(message)],
    );
  },
  async has(key) {
    return (await pool.query('select from sandbox.outbox where key = $1', [key])).rowCount === 1;
  },
  async read(to, limit = 100) {
    const { rows } = await pool.query<{ message: Omit<OutboxMessage, 'at'>; at: Date }>(
      'select message, at from sandbox.outbox where $1::text is null or addressee = $1 order by number desc limit $2',
      [to ?? null, limit],
    );
    return rows.map(({ message, at }) => ({ ...message, at: instant(at) }));
  },
});
