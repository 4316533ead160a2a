/** Deletes what `schema/reference/retention.ts` keeps no longer, a batch at a time, and says what goes when. */
import { sql } from 'kysely';
import { RETENTION, RETENTION_NAMES, type RetentionName } from '../../schema/reference/retention.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { STRANGER } from '../ports/idempotency.ts';
import type { RetentionReport } from '../ports/retention.ts';
import type { PeopleDb } from './tables.ts';

const BATCH = 5_000;

/** `business`: by the day of the business, which a demo moves. `of`: those rows of a table that two names share. */
type Place = { table: string; since: string; business?: true; of?: string };

/** The actor names whom an answer was given to (server/ports/idempotency.ts). */
const TO_STRANGER = `starts_with(actor, '${STRANGER}')`;

/** `since` is null for rows that stay. */
export const PLACES: Readonly<Record<RetentionName, Place>> = {
  SESSIONS: { table: 'people.session', since: 'seen_at' },
  DEVICES: { table: 'people.device', since: 'seen_at' },
  CODES: { table: 'people.code', since: 'sent_at' },
  MESSAGES: { table: 'people.notice', since: 'sent_at' },
  CODE_COUNTS: { table: 'people.code_day', since: 'day::date' },
  PASSWORD_TRIES: { table: 'people.password_try', since: 'tried_at' },
  LIMITS: { table: 'ops.limit_use', since: 'window_start' },
  ANSWERS: { table: 'ops.idempotency', since: 'created_at', of: `not ${TO_STRANGER}` },
  STRANGERS_ANSWERS: { table: 'ops.idempotency', since: 'created_at', of: TO_STRANGER },
  BUREAU_ANSWERS: { table: 'ops.bureau_answer', since: 'at' },
  TASKS: { table: 'ops.task', since: 'done_at' },
  UPLOADS: { table: 'people.evidence_part', since: 'arrived_at' },
  EVIDENCE: { table: 'people.evidence', since: 'delete_on', business: true },
};

const ofItsOwn = (name: RetentionName) => sql`(${sql.raw(PLACES[name].of ?? 'true')})`;
const dueAt = (name: RetentionName) =>
  sql<Date>`(${sql.raw(PLACES[name].since)})::timestamptz + make_interval(days => ${RETENTION[name].days})`;

/** Returns how many rows went. */
export async function deleteDue(db: PeopleDb, today: LocalDate): Promise<number> {
  let gone = 0;
  for (const name of RETENTION_NAMES) {
    const table = sql.table(PLACES[name].table);
    const due = sql`${dueAt(name)} <= ${PLACES[name].business ? sql`${today}::date` : sql`now()`}`;
    for (;;) {
      const batch = await sql`
        delete from ${table} where ctid in (select ctid from ${table} where ${ofItsOwn(name)} and ${due} limit ${BATCH})
      `.execute(db);
      gone += Number(batch.numAffectedRows ?? 0n);
      if ((batch.numAffectedRows ?? 0n) < BATCH) break;
    }
  }
  return gone;
}

export async function retentionReport(db: PeopleDb): Promise<readonly RetentionReport[]> {
  return Promise.all(
    RETENTION_NAMES.map(async (name) => {
      const table = sql.table(PLACES[name].table);
      const query = sql<{ rows: number; next: Date | null }>`
        select count(*)::int as rows, min(${dueAt(name)}) as next from ${table} where ${ofItsOwn(name)}`;
      const found = (await query.execute(db)).rows[0];
      return { name, rows: found?.rows ?? 0, nextAt: found?.next ?? null };
    }),
  );
}
