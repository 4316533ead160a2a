/** A request that needs a second person expires after a day. */
import type pg from 'pg';
import { Actor } from '../../../schema/events/envelope.ts';
import { instant } from '../../../schema/values/local-date.ts';
import type { TwoPersons } from '../../ports/two-persons.ts';

export const postgresTwoPersons = (pool: pg.Pool): TwoPersons => ({
  ask: async (action, { id, role }) => {
    const { rows } = await pool.query<{ fresh: boolean }>(
      `insert into ops.two_persons as ask (action, asked_by, asked_role) values ($1, $2, $3)
       on conflict (action) do update set (asked_by, asked_role, asked_at) = (
         select * from (values (excluded.asked_by, excluded.asked_role, now())) as anew
         where ask.asked_at < now() - interval '1 day' or ask.asked_role <> excluded.asked_role
         union all select ask.asked_by, ask.asked_role, ask.asked_at
         where ask.asked_at >= now() - interval '1 day' and ask.asked_role = excluded.asked_role)
       returning (asked_at = now()) as fresh`,
      [action, id, role],
    );
    return { asked: rows[0]?.fresh === false ? 'same' : 'first' };
  },
  confirm: async (action, { id, role }) => {
    const { rows } = await pool.query<{ asked_by: string; asked_role: string; asked_at: Date }>(
      `select asked_by, asked_role, asked_at from ops.two_persons
       where action = $1 and asked_at >= now() - interval '1 day'`,
      [action],
    );
    const row = rows[0];
    if (!row) return { asked: 'nobody' };
    if (row.asked_by === id || row.asked_role === role) return { asked: 'same' };
    const by = Actor.parse({ id: row.asked_by, role: row.asked_role });
    return { asked: 'second', by, at: instant(row.asked_at) };
  },
  done: async (action) => {
    await pool.query('delete from ops.two_persons where action = $1', [action]);
  },
  open: async (prefix) => {
    const { rows } = await pool.query<{ action: string; asked_by: string; asked_role: string; asked_at: Date }>(
      `select action, asked_by, asked_role, asked_at from ops.two_persons
       where starts_with(action, $1) and asked_at >= now() - interval '1 day' order by asked_at, action`,
      [prefix],
    );
    return rows.map((row) => ({
      action: row.action,
      askedBy: row.asked_by,
      askedRole: Actor.parse({ id: row.asked_by, role: row.asked_role }).role,
      askedAt: instant(new Date(row.asked_at)),
    }));
  },
});
