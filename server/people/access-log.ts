import { sql } from 'kysely';
import { instant } from '../../schema/values/local-date.ts';
import type { AccessEntry, AccessLog, KeptAccess } from '../ports/access-log.ts';
import { AccessCheck, BEGINNING, hashOfAccess } from './access-chain.ts';
import type { AccessLogTable } from './staff-tables.ts';
import type { PeopleDb } from './tables.ts';

/** Rows read at a time. */
const PAGE = 2_000;

export function accessLog({ db }: { db: PeopleDb }): AccessLog {
  const appendAll = (entries: readonly AccessEntry[]): Promise<void> =>
    db.transaction().execute(async (tx) => {
      // One writer at a time: two rows must not name the same row before them.
      await sql`select pg_advisory_xact_lock(hashtext('people.access_log'))`.execute(tx);
      const last = await lastRow(tx);
      let [place, previousHash] = [Number(last?.place ?? 0), last?.hash ?? BEGINNING];
      const rows = entries.map((entry) => {
        place += 1;
        const row = { ...entry, place, at: instant(new Date()), previousHash };
        previousHash = hashOfAccess(row);
        return { ...row, hash: previousHash };
      });
      await tx.insertInto('people.access_log').values(rows.map(stored)).execute();
    });

  async function* rows(from = 0): AsyncGenerator<readonly KeptAccess[]> {
    for (let after = from; ; ) {
      const page = await db
        .selectFrom('people.access_log')
        .selectAll()
        .where('place', '>', String(after))
        .orderBy('place')
        .limit(PAGE)
        .execute();
      if (page.length === 0) return;
      yield page.map(kept);
      after = Number(page.at(-1)?.place ?? after);
    }
  }

  return {
    append: (entry) => appendAll([entry]),
    appendAll,
    rows,
    personOfCase: async (caseNumber, asked) => {
      const bound = await db
        .insertInto('people.case_of_person')
        .values({ case_number: caseNumber, account_id: asked })
        .onConflict((on) => on.column('case_number').doUpdateSet({ case_number: caseNumber }))
        .returning('account_id')
        .executeTakeFirstOrThrow();
      return bound.account_id;
    },
    head: async () => {
      const last = await lastRow(db);
      return { place: Number(last?.place ?? 0), hash: last?.hash ?? BEGINNING };
    },
    check: async (hashes = [], anchored = []) => {
      const check = new AccessCheck(hashes, anchored);
      for await (const page of rows()) for (const row of page) check.take(row);
      check.finish();
      return check;
    },
    page: async ({ first, before, subject, by, caseNumber, acts }) => {
      const found = await db
        .selectFrom('people.access_log')
        .selectAll()
        .$if(before !== undefined, (query) => query.where('place', '<', String(before)))
        .$if(subject !== undefined, (query) => query.where(sql<boolean>`subjects @> ${[subject]}::text[]`))
        .$if(by !== undefined, (query) => query.where('by_id', '=', by ?? ''))
        .$if(caseNumber !== undefined, (query) => query.where('case_number', '=', caseNumber ?? ''))
        .$if(acts !== undefined, (query) => query.where('act', 'in', [...(acts ?? [])]))
        .orderBy('place', 'desc')
        .limit(first + 1)
        .execute();
      return { rows: found.slice(0, first).map(kept), hasNextPage: found.length > first };
    },
  };
}

const lastRow = (db: PeopleDb) =>
  db.selectFrom('people.access_log').select(['place', 'hash']).orderBy('place', 'desc').limit(1).executeTakeFirst();

const stored = ({ place, at, act, by, subjects, detail, caseNumber, previousHash, hash }: KeptAccess) => ({
  place,
  at,
  act,
  by_id: by.id,
  by_role: by.role,
  subjects: [...subjects],
  detail,
  case_number: caseNumber,
  previous_hash: previousHash,
  hash,
});

type Row = Pick<
  AccessLogTable,
  'act' | 'by_id' | 'by_role' | 'subjects' | 'detail' | 'case_number' | 'previous_hash' | 'hash'
> & {
  place: bigint | string;
  at: Date;
};

const kept = (row: Row): KeptAccess => ({
  place: Number(row.place),
  at: instant(new Date(row.at)),
  act: row.act,
  by: { id: row.by_id, role: row.by_role },
  subjects: row.subjects,
  detail: row.detail,
  caseNumber: row.case_number,
  previousHash: row.previous_hash,
  hash: row.hash,
});
