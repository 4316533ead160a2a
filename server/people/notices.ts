import type { Selectable } from 'kysely';
import { isNoticeKind } from '../../schema/reference/notice-kinds.ts';
import { type Instant, instant } from '../../schema/values/local-date.ts';
import type { Notice, Notices } from '../ports/notices.ts';
import type { NoticeTable } from './notice-tables.ts';
import type { PeopleDb } from './tables.ts';

type Row = Selectable<Pick<NoticeTable, 'key' | 'borrower_id' | 'loan_id' | 'kind' | 'facts'>>;

const FIELDS = ['key', 'borrower_id', 'loan_id', 'kind', 'facts'] as const;

const rowOf = ({ key, borrowerId, loanId, kind, facts }: Notice) => ({
  key,
  borrower_id: borrowerId,
  loan_id: loanId,
  kind,
  facts: JSON.stringify(facts),
});

function noticeOf(row: Row): Notice {
  if (!isNoticeKind(row.kind)) throw new Error(`a notice of the unknown kind ${row.kind}`);
  return { key: row.key, borrowerId: row.borrower_id, loanId: row.loan_id, kind: row.kind, facts: row.facts };
}

const at = (value: Date | string | null): Instant => instant(new Date(value ?? 0));

export function notices({ db }: { db: PeopleDb }): Notices {
  const open = (key: string) =>
    db.updateTable('people.notice').where('key', '=', key).where('sent_at', 'is', null).where('dropped', 'is', null);
  const insert = async (rows: readonly (ReturnType<typeof rowOf> & { sent_at?: Instant; not_before?: Instant })[]) => {
    if (rows.length === 0) return;
    await db
      .insertInto('people.notice')
      .values([...rows])
      .onConflict((on) => on.doNothing())
      .execute();
  };
  const choicesOf = (ids: readonly Row['borrower_id'][]) =>
    db
      .selectFrom('people.notice_choice')
      .selectAll()
      .where('borrower_id', 'in', [...ids])
      .execute();

  return {
    keep: (notice, now) => insert([{ ...rowOf(notice), sent_at: now }]),
    async find(key) {
      const row = await db.selectFrom('people.notice').select(FIELDS).where('key', '=', key).executeTakeFirst();
      return row && noticeOf(row);
    },
    wait: (waiting) => insert(waiting.map((one) => ({ ...rowOf(one), not_before: one.notBefore }))),

    async due(now, limit) {
      const rows = await db
        .selectFrom('people.notice')
        .select([...FIELDS, 'not_before'])
        .where('sent_at', 'is', null)
        .where('dropped', 'is', null)
        .where('not_before', '<=', new Date(now))
        .orderBy('not_before')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...noticeOf(row), notBefore: at(row.not_before) }));
    },

    async sent(key, { kind, facts }, now) {
      await open(key)
        .set({ kind, facts: JSON.stringify(facts), sent_at: now })
        .execute();
    },
    async drop(key, why) {
      await open(key).set({ dropped: why }).execute();
    },
    async postpone(key, notBefore) {
      await open(key).set({ not_before: notBefore }).execute();
    },

    async sentAs(kind, keys) {
      if (keys.length === 0) return [];
      const sent = db
        .selectFrom('people.notice')
        .select('key')
        .where('key', 'in', [...keys]);
      const rows = await sent.where('kind', '=', kind).where('sent_at', 'is not', null).execute();
      return rows.map((row) => row.key);
    },

    async of(borrowerId, limit) {
      const rows = await db
        .selectFrom('people.notice')
        .select([...FIELDS, 'sent_at', 'read_at'])
        .where('borrower_id', '=', borrowerId)
        .where('sent_at', 'is not', null)
        .orderBy('sent_at', 'desc')
        .orderBy('key')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...noticeOf(row), sentAt: at(row.sent_at), read: row.read_at !== null }));
    },

    async unread(borrowerId) {
      const { n } = await db
        .selectFrom('people.notice')
        .select((on) => on.fn.countAll<bigint>().as('n'))
        .where('borrower_id', '=', borrowerId)
        .where('sent_at', 'is not', null)
        .where('read_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(n);
    },

    async markRead(borrowerId, keys, now) {
      if (keys.length === 0) return;
      await db
        .updateTable('people.notice')
        .set({ read_at: now })
        .where('borrower_id', '=', borrowerId)
        .where('key', 'in', [...keys])
        .where('sent_at', 'is not', null)
        .where('read_at', 'is', null)
        .execute();
    },

    choice: async (borrowerId) => (await choicesOf([borrowerId]))[0],
    async choices(borrowerIds) {
      const rows = borrowerIds.length === 0 ? [] : await choicesOf(borrowerIds);
      return new Map(rows.map((row) => [row.borrower_id, row]));
    },
    async choose(borrowerId, { channel, hour, days }) {
      const chosen = { channel, hour, days: [...days] };
      await db
        .insertInto('people.notice_choice')
        .values({ borrower_id: borrowerId, ...chosen })
        .onConflict((on) => on.column('borrower_id').doUpdateSet(chosen))
        .execute();
    },
  };
}
