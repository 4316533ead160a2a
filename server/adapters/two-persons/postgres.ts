/**
 * A request that needs a second person expires after a day, or when whoever asked leaves or loses the role. One
 * statement takes it, so that confirmations at once, of any process, are one act.
 */
import type pg from 'pg';
import { Actor } from '../../../schema/events/envelope.ts';
import { instant } from '../../../schema/values/local-date.ts';
import type { Agreed, TwoPersons } from '../../ports/two-persons.ts';

/** The act of a dead process can be confirmed again after this long. */
const LONGEST_SECONDS = 60;
const STANDS_FOR = '1 day';
/** The console of the machine asks too and is no account. */
const STANDS = `ask.asked_at >= now() - interval '${STANDS_FOR}' and not exists (
  select from people.account as who
  where who.id::text = ask.asked_by and (who.disabled or not ask.asked_role = any(who.roles)))`;

type Row = { asked_by: string; asked_role: string; asked_at: Date; command_id: string; takes: number };

export const postgresTwoPersons = (pool: pg.Pool): TwoPersons => ({
  ask: async (action, { id, role }) => {
    const { rows } = await pool.query<{ fresh: boolean }>(
      `insert into ops.two_persons as ask (action, asked_by, asked_role) values ($1, $2, $3)
       on conflict (action) do update set (asked_by, asked_role, asked_at, command_id, taken_until) = (
         select excluded.asked_by, excluded.asked_role, now(), null, null
         where not (${STANDS}) or ask.asked_role <> excluded.asked_role
         union all select ask.asked_by, ask.asked_role, ask.asked_at, ask.command_id, ask.taken_until
         where ${STANDS} and ask.asked_role = excluded.asked_role)
       returning (asked_at = now()) as fresh`,
      [action, id, role],
    );
    return { asked: rows[0]?.fresh === false ? 'same' : 'first' };
  },
  confirm: async (action, { id, role }, commandId) => {
    const { rows } = await pool.query<Row>(
      `update ops.two_persons as ask set command_id = coalesce(ask.command_id, $4), takes = ask.takes + 1,
         taken_until = now() + interval '${LONGEST_SECONDS} seconds'
       where ask.action = $1 and ask.asked_by <> $2 and ask.asked_role <> $3 and ${STANDS}
         and (ask.taken_until is null or ask.taken_until < now() or ask.command_id = $4)
       returning asked_by, asked_role, asked_at, command_id, takes`,
      [action, id, role, commandId],
    );
    const row = rows[0];
    if (!row) return untaken(pool, action, { id, role });
    const by = Actor.parse({ id: row.asked_by, role: row.asked_role });
    return { asked: 'second', by, at: instant(row.asked_at), commandId: row.command_id, take: row.takes };
  },
  giveBack: async (action, { take }, how) => {
    await pool.query(
      `update ops.two_persons set taken_until = null, command_id = case when $3 then null else command_id end
       where action = $1 and takes = $2`,
      [action, take, how === 'refused'],
    );
  },
  done: async (action) => {
    await pool.query('delete from ops.two_persons where action = $1', [action]);
  },
  lapse: async (personId) => {
    const { rows } = await pool.query<{ asks: number }>(
      `with gone as (delete from ops.two_persons where asked_by = $1 returning asked_at, taken_until)
       select count(*)::int as asks from gone where asked_at >= now() - interval '${STANDS_FOR}'
         and (taken_until is null or taken_until < now())`,
      [personId],
    );
    return rows[0]?.asks ?? 0;
  },
  open: async (prefix) => {
    const { rows } = await pool.query<{ action: string; asked_by: string; asked_role: string; asked_at: Date }>(
      `select action, asked_by, asked_role, asked_at from ops.two_persons as ask
       where starts_with(action, $1) and ${STANDS} order by asked_at, action`,
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

async function untaken(pool: pg.Pool, action: string, { id, role }: Actor): Promise<Agreed> {
  const { rows } = await pool.query<{ same: boolean }>(
    `select (ask.asked_by = $2 or ask.asked_role = $3) as same from ops.two_persons as ask
     where ask.action = $1 and ${STANDS}`,
    [action, id, role],
  );
  if (!rows[0]) return { asked: 'nobody' };
  return rows[0].same ? { asked: 'same' } : { asked: 'taken' };
}
