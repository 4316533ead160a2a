/** Who asked first, in schema `ops`; an ask is good for a day. */
import type pg from 'pg';
import { instant } from '../../../schema/values/local-date.ts';
import type { TwoPersons } from '../../ports/two-persons.ts';

const SCHEMA = `
create schema if not exists ops;
create table if not exists ops.two_persons (action text primary key, asked_by text not null, asked_at timestamptz not null default now());
`;

export async function migrateTwoPersons(pool: pg.Pool): Promise<void> {
  await pool.query(`begin; select pg_advisory_xact_lock(hashtext('nesie:ops:schema')); ${SCHEMA} commit`);
}

export const postgresTwoPersons = (pool: pg.Pool): TwoPersons => ({
  agree: async (action, personId) => {
    const { rows } = await pool.query<{ asked_by: string; fresh: boolean }>(
      `insert into ops.two_persons (action, asked_by) values ($1, $2)
       on conflict (action) do update set
         asked_by = case when ops.two_persons.asked_at < now() - interval '1 day' then excluded.asked_by else ops.two_persons.asked_by end,
         asked_at = case when ops.two_persons.asked_at < now() - interval '1 day' then now() else ops.two_persons.asked_at end
       returning asked_by, (asked_at = now()) as fresh`,
      [action, personId],
    );
    const row = rows[0];
    if (row?.fresh) return 'first';
    return row?.asked_by === personId ? 'same' : 'second';
  },
  done: async (action) => {
    await pool.query('delete from ops.two_persons where action = $1', [action]);
  },
  open: async (prefix) => {
    const { rows } = await pool.query<{ action: string; asked_by: string; asked_at: Date }>(
      `select action, asked_by, asked_at from ops.two_persons
       where starts_with(action, $1) and asked_at >= now() - interval '1 day' order by asked_at, action`,
      [prefix],
    );
    return rows.map((row) => ({
      action: row.action,
      askedBy: row.asked_by,
      askedAt: instant(new Date(row.asked_at)),
    }));
  },
});
