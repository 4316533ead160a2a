import { sql } from 'kysely';
import type pg from 'pg';
import { instant, type LocalDate, localDate } from '../../schema/values/local-date.ts';
import type { KeptAnchors } from '../ports/anchors.ts';
import type { ClosedDays } from '../ports/closed-days.ts';
import type { MoneyDb } from './money-tables.ts';

const dateOf = (text: string): LocalDate => localDate(text);
/** The anchor of a day that ended on an empty log. */
export const NO_ANCHOR = 'none';
const LOCK = "hashtext('nesie closing of the day')";

/** Undefined before the first closing. */
export async function lastClosedDay(db: MoneyDb): Promise<LocalDate | undefined> {
  const row = await db
    .selectFrom('ops.closing_day')
    .select(sql<string | null>`to_char(max(business_date), 'YYYY-MM-DD')`.as('date'))
    .where('finished_at', 'is not', null)
    .executeTakeFirst();
  return row?.date ? dateOf(row.date) : undefined;
}

export function closedDayAnchors(db: MoneyDb): KeptAnchors {
  const day = sql<string>`to_char(business_date, 'YYYY-MM-DD')`;
  return {
    where: 'ops.closing_day',
    async last() {
      const row = await db
        .selectFrom('ops.closing_day')
        .select([day.as('date'), 'anchor_hash'])
        .where('anchor_hash', '<>', NO_ANCHOR)
        .orderBy('business_date', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (row?.anchor_hash) return { date: dateOf(row.date), hash: row.anchor_hash };
      const before = await db
        .selectFrom('ops.closing_day')
        .select('business_date')
        .where('finished_at', 'is not', null)
        .where('anchor_hash', 'is', null)
        .limit(1)
        .executeTakeFirst();
      return before && 'UNKNOWN';
    },
    async keep({ date, hash }) {
      await db.updateTable('ops.closing_day').set({ anchor_hash: hash }).where('business_date', '=', date).execute();
    },
  };
}

export function makeClosedDays(db: MoneyDb, pool: pg.Pool): ClosedDays {
  const day = sql<string>`to_char(business_date, 'YYYY-MM-DD')`;
  return {
    async lastClosed() {
      const row = await db
        .selectFrom('ops.closing_day')
        .select(day.as('date'))
        .where('finished_at', 'is not', null)
        .orderBy('business_date', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && dateOf(row.date);
    },
    async begin(date, at) {
      await db
        .insertInto('ops.closing_day')
        .values({ business_date: date, loans: 0, events: 0, started_at: at, finished_at: null, anchor_hash: null })
        .onConflict((c) => c.doNothing())
        .execute();
    },
    async progress(date, loans, events) {
      await db
        .updateTable('ops.closing_day')
        .set({ loans: sql`loans + ${loans}`, events: sql`events + ${events}` })
        .where('business_date', '=', date)
        .execute();
    },
    async finish(date, at) {
      const row = await db
        .updateTable('ops.closing_day')
        .set({ finished_at: at, anchor_hash: sql`coalesce(anchor_hash, ${NO_ANCHOR})` })
        .where('business_date', '=', date)
        .returning(['loans', 'events'])
        .executeTakeFirstOrThrow();
      return { date, ...row };
    },
    async recent(limit) {
      const rows = await db
        .selectFrom('ops.closing_day')
        .select([day.as('date'), 'loans', 'events', 'finished_at'])
        .orderBy('business_date', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ date, loans, events, finished_at: end }) => ({
        date: dateOf(date),
        loans,
        events,
        finishedAt: end === null ? null : instant(new Date(end)),
      }));
    },
    async lock() {
      // A session lock belongs to one connection and ends with the process.
      const client = await pool.connect();
      try {
        const { rows } = await client.query<{ got: boolean }>(`select pg_try_advisory_lock(${LOCK}) as got`);
        if (!rows[0]?.got) {
          client.release();
          return undefined;
        }
      } catch (error) {
        client.release(true);
        throw error;
      }
      return async () => {
        const unlocked = await client.query(`select pg_advisory_unlock(${LOCK})`).catch(() => undefined);
        client.release(unlocked === undefined);
      };
    },
  };
}
