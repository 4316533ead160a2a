import type pg from 'pg';
import { instant, localDate } from '../../../schema/values/local-date.ts';
import type { Timestamps } from '../../ports/timestamps.ts';

type Row = { anchor: string; date: string; at: Date; authority: string; token: Buffer };

export function postgresTimestamps(pool: Pick<pg.Pool, 'query'>): Timestamps {
  return {
    async keep({ anchor, date, at, authority, token }) {
      await pool.query(
        `insert into ops.anchor_timestamp (anchor_hash, anchor_date, stamped_at, authority, token)
         values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [anchor, date, at, authority, Buffer.from(token)],
      );
    },
    async all() {
      const { rows } = await pool.query<Row>(
        `select anchor_hash as anchor, to_char(anchor_date, 'YYYY-MM-DD') as date, stamped_at as at, authority, token
         from ops.anchor_timestamp order by anchor_date, stamped_at`,
      );
      return rows.map(({ at, date, ...row }) => ({ ...row, date: localDate(date), at: instant(at) }));
    },
  };
}
