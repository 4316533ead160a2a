import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { instant } from '../../schema/values/local-date.ts';
import type { AccessEntry, AccessLog, KeptAccess } from '../ports/access-log.ts';
import type { PeopleDb } from './tables.ts';

const BEGINNING = '0'.repeat(64);

type Hashed = Omit<KeptAccess, 'hash'>;

/** Over every column, in a fixed order. */
export const hashOfAccess = ({ place, at, act, by, subjects, detail, caseNumber, previousHash }: Hashed): string =>
  createHash('sha256')
    .update(JSON.stringify([place, at, act, by.id, by.role, subjects, detail, caseNumber, previousHash]))
    .digest('hex');

export function accessLog({ db }: { db: PeopleDb }): AccessLog {
  return {
    append: (entry: AccessEntry) =>
      db.transaction().execute(async (tx) => {
        // One writer at a time: two rows must not name the same row before them.
        await sql`select pg_advisory_xact_lock(hashtext('people.access_log'))`.execute(tx);
        const last = await tx
          .selectFrom('people.access_log')
          .select(['place', 'hash'])
          .orderBy('place', 'desc')
          .limit(1)
          .executeTakeFirst();
        const { act, by, subjects, detail, caseNumber } = entry;
        const row: Hashed = {
          ...entry,
          place: Number(last?.place ?? 0) + 1,
          at: instant(new Date()),
          previousHash: last?.hash ?? BEGINNING,
        };
        await tx
          .insertInto('people.access_log')
          .values({
            place: row.place,
            at: row.at,
            act,
            by_id: by.id,
            by_role: by.role,
            subjects: [...subjects],
            detail,
            case_number: caseNumber,
            previous_hash: row.previousHash,
            hash: hashOfAccess(row),
          })
          .execute();
      }),
  };
}
