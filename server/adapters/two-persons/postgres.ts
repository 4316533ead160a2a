/** Who asked first, in schema `ops`; an ask is good for a day. */
import type pg from 'pg';
import { Actor } from '../../../schema/events/envelope.ts';
import { instant } from '../../../schema/values/local-date.ts';
import type { TwoPersons } from '../../ports/two-persons.ts';

const SCHEMA = `
create schema if not exists ops;
create table if not exists ops.two_persons (action text primary key, asked_by text not null, asked_at timestamptz not null default now());
alter table ops.two_persons add column if not exists asked_role text not null default 'support';
`;

export async function migrateTwoPersons(pool: pg.Pool): Promise<void> {
  await pool.query(`begin; select pg_advisory_xact_lock(hashtext('nesie:ops:schema')); ${SCHEMA} commit`);
}

export const postgresTwoPersons = (pool: pg.Pool): TwoPersons => ({
  agree: async (action, { id, role }) => {
    const { rows } = await pool.query<{ asked_by: string; asked_role: string; fresh: boolean }>(
      `insert into ops.two_persons as ask (action, asked_by, asked_role) values ($1, $2, $3)
       on conflict (action) do update set (asked_by, asked_role, asked_at) = (
         select * from (values (excluded.asked_by, excluded.asked_role, now())) as anew where ask.asked_at < now() - interval '1 day'
         union all select ask.asked_by, ask.asked_role, ask.asked_at where ask.asked_at >= now() - interval '1 day')
       returning asked_by, asked_role, (asked_at = now()) as fresh`,
      [action, id, role],
    );
    const row = rows[0];
    if (!row || row.fresh) return { asked: 'first' };
    if (row.asked_by === id || row.asked_role === role) return { asked: 'same' };
    return { asked: 'second', by: Actor.parse({ id: row.asked_by, role: row.asked_role }) };
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
