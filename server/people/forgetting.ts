import { sql, type Transaction } from 'kysely';
import { BorrowerId } from '../../schema/events/codecs.ts';
import { instant } from '../../schema/values/local-date.ts';
import type { Forgetting } from '../ports/forgetting.ts';
import type { MoneyTables } from './money-tables.ts';
import type { PeopleDatabase, PeopleDb } from './tables.ts';
import type { Vault } from './vault.ts';

/** Rows that hold nothing but what the person's key sealed, or where messages go. */
export const OF_ACCOUNT = [
  'people.case_of_person',
  'people.session',
  'people.device',
  'people.phone_change',
  'people.correction',
  'people.push_subscription',
] as const;
export const OF_BORROWER = [
  'people.file',
  'people.file_copy',
  'people.evidence',
  'people.evidence_part',
  'people.notice',
  'people.notice_choice',
  'people.notice_delivery',
  'people.payout_destination',
  'people.iban_claim',
  'people.card',
  'people.office_note',
  'people.person_note',
  'people.contact',
  'people.review',
  'people.nps_answer',
  'people.behaviour',
] as const;

/** No key: whatever is still sealed with the old one, in a backup too, stays unreadable. */
const DESTROYED = Buffer.alloc(0);

export const forgetting = ({ db, vault }: { db: PeopleDb; vault: Vault }): Forgetting => ({
  async askedAt(id) {
    const row = await db.selectFrom('people.account').select('forget_asked_at').where('id', '=', id).executeTakeFirst();
    return row?.forget_asked_at ? instant(new Date(row.forget_asked_at)) : null;
  },

  async erasedAt(id) {
    const row = await db.selectFrom('people.account').select('erased_at').where('id', '=', id).executeTakeFirst();
    return row?.erased_at ? instant(new Date(row.erased_at)) : null;
  },

  async ask(id, at) {
    const asking = db.updateTable('people.account').set({ forget_asked_at: at }).where('id', '=', id);
    await (at === null ? asking : asking.where('forget_asked_at', 'is', null)).execute();
  },

  async waiting(after, limit) {
    const asked = db
      .selectFrom('people.account')
      .select('id')
      .where('forget_asked_at', 'is not', null)
      .where('erased_at', 'is', null)
      .orderBy('id')
      .limit(limit);
    const rows = await (after ? asked.where('id', '>', after) : asked).execute();
    return rows.map(({ id }) => BorrowerId.parse(id));
  },

  async silentSince(day, after, limit) {
    const silent = db
      .selectFrom('people.account as a')
      .select('a.id')
      .where('a.kind', '=', 'borrower')
      .where('a.created_at', '<', sql<Date>`${day}::date`)
      .where('a.forget_asked_at', 'is', null)
      .where('a.erased_at', 'is', null)
      .where((on) =>
        on.not(on.exists(on.selectFrom('people.session as s').select('s.id').whereRef('s.account_id', '=', 'a.id'))),
      )
      .orderBy('a.id')
      .limit(limit);
    const rows = await (after ? silent.where('a.id', '>', after) : silent).execute();
    return rows.map(({ id }) => BorrowerId.parse(id));
  },

  async erased() {
    const gone = db.selectFrom('people.account').select('id').where('erased_at', 'is not', null).orderBy('id');
    return (await gone.execute()).map(({ id }) => BorrowerId.parse(id));
  },

  async present(ids) {
    const there = db
      .selectFrom('people.account')
      .select('id')
      .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
      .where('kind', '=', 'borrower')
      .where('erased_at', 'is', null);
    return (await there.execute()).map(({ id }) => BorrowerId.parse(id));
  },

  async erase(id, at) {
    await db
      .withTables<MoneyTables>()
      .transaction()
      .execute(async (tx) => {
        const account = await tx
          .selectFrom('people.account')
          .select(['phone_index', 'data_key', 'phone'])
          .where('id', '=', id)
          .where('kind', '=', 'borrower')
          .where('erased_at', 'is', null)
          .forUpdate()
          .executeTakeFirst();
        if (!account) return;
        if (account.phone_index && account.phone) {
          const phone = vault.open<string>({ owner: id, wrapped: account.data_key }, 'account.phone', account.phone);
          const indexes = [account.phone_index, ...vault.indexes('phone', phone)];
          await tx.deleteFrom('people.code').where('phone_index', 'in', indexes).execute();
          await tx.deleteFrom('people.code_day').where('phone_index', 'in', indexes).execute();
        }
        for (const table of OF_ACCOUNT) await tx.deleteFrom(table).where('account_id', '=', id).execute();
        for (const table of OF_BORROWER) await tx.deleteFrom(table).where('borrower_id', '=', id).execute();
        await dropAnswers(tx, id);
        await tx
          .updateTable('people.payment_intent')
          .set({ card: null, card_id: null, redirect_url: null })
          .where('borrower_id', '=', id)
          .execute();
        await tx.deleteFrom('people.person').where('account_id', '=', id).execute();
        await tx
          .updateTable('people.account')
          .set({
            data_key: DESTROYED,
            phone_index: null,
            phone: null,
            email_index: null,
            email: null,
            email_confirmed_at: null,
            password_hash: null,
            disabled: true,
            erased_at: at,
          })
          .where('id', '=', id)
          .execute();
      });
  },
});

/**
 * Stored answers to the person, and to staff: those may name anybody, and a retry of their acts is known by its
 * command id.
 */
async function dropAnswers(tx: Transaction<PeopleDatabase>, id: BorrowerId): Promise<void> {
  await sql`
    delete from ops.idempotency as answer where state = 'answered' and (split_part(actor, ':', 2) = ${id} or exists (
      select from people.account where kind = 'staff' and split_part(answer.actor, ':', 2) = id::text))`.execute(tx);
}
