/** A round belongs to one process while that lives and renews it: `ops.lives` tells of a death, time of a freeze. */
import type pg from 'pg';
import type { RoundName } from '../../../schema/reference/round-names.ts';
import type { Rounds } from '../../ports/rounds.ts';

const HOLD = `
insert into ops.round as r (name, holder, held_until, begun_at, ended_at)
select name, $1, clock_timestamp() + $2 * interval '1 ms', clock_timestamp() - sign * interval '1 ms',
  clock_timestamp() - ended * interval '1 ms'
from unnest($3::text[], $4::float8[], $5::float8[]) as mine (name, sign, ended) order by name
on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until,
  begun_at = excluded.begun_at, ended_at = coalesce(excluded.ended_at, r.ended_at)
where r.holder = excluded.holder or r.held_until < clock_timestamp() or not ops.lives(r.holder)
returning name`;
const LET_GO = `update ops.round set held_until = clock_timestamp(), begun_at = null
where holder = $1 and name = any($2)`;
/** A process that started again has taken its rounds within that time. */
const STANDING = `select name, begun_at as since from ops.round
where begun_at is not null and held_until < clock_timestamp() - interval '30 seconds' order by since`;

export const postgresRounds = (pool: pg.Pool, holder: { number(): Promise<number> }): Rounds => ({
  async hold(states, ms) {
    const columns = [
      states.map(({ name }) => name),
      states.map(({ signMs }) => signMs),
      states.map((one) => one.endMs),
    ];
    const { rows } = await pool.query<{ name: RoundName }>(HOLD, [await holder.number(), ms, ...columns]);
    return rows.map(({ name }) => name);
  },
  letGo: async (names) => void (await pool.query(LET_GO, [await holder.number(), names])),
  standing: async () => (await pool.query<{ name: string; since: Date }>(STANDING)).rows,
});
