/** What a person only claimed, or left behind without a password, gives way to whoever proves it. */
import type { BorrowerId } from '../../schema/values/ids.ts';
import { oneAfterAnother } from './one-value.ts';
import type { PeopleDb } from './tables.ts';

/** A borrower who only typed an address loses it to whoever proves it or is given it by the house (D0061). */
export async function takeUnproved(
  tx: PeopleDb,
  indexes: readonly [string, ...string[]],
  taker: string,
): Promise<void> {
  await oneAfterAnother(tx, indexes);
  await tx
    .updateTable('people.account')
    .set({ email_index: null, email: null })
    .where('email_index', 'in', indexes)
    .where('kind', '=', 'borrower')
    .where('email_confirmed_at', 'is', null)
    .where('id', '<>', taker)
    .execute();
}

/** Whether the house uses the address: a borrower who types it is told nothing. */
export const isOfStaff = async (tx: PeopleDb, indexes: readonly [string, ...string[]]): Promise<boolean> =>
  (await tx
    .selectFrom('people.account')
    .select('id')
    .where('email_index', 'in', indexes)
    .where('kind', '=', 'staff')
    .executeTakeFirst()) !== undefined;

const NOTHING = {
  iin_index: null,
  document_index: null,
  identity: null,
  refused_iin: null,
  registry: null,
  personal: null,
  address: null,
  employment: null,
  contacts: null,
  former_contacts: [],
  completed_at: null,
  face_verified_at: null,
  name_words: null,
};

/** Empties a registration that never came to a password: the number may have another holder by now. */
export const emptyUnproved = (db: PeopleDb, id: BorrowerId): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const begun = await tx
      .updateTable('people.account')
      .set({ email_index: null, email: null, email_confirmed_at: null })
      .where('id', '=', id)
      .where('password_hash', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (begun) await tx.updateTable('people.person').set(NOTHING).where('account_id', '=', id).execute();
  });
