import type { Phone } from '../../schema/values/phone.ts';
import type { PhoneChanges } from '../ports/phone-changes.ts';
import type { PeopleDeps } from './accounts.ts';
import { dataKeys } from './data-keys.ts';

export function phoneChanges({ db, vault }: Omit<PeopleDeps, 'ids'>): PhoneChanges {
  const keyOf = dataKeys(db);
  return {
    async allow(accountId, sessionId, until) {
      const allowed = { session_id: sessionId, allowed_until: until, phone: null };
      await db
        .insertInto('people.phone_change')
        .values({ account_id: accountId, ...allowed })
        .onConflict((on) => on.column('account_id').doUpdateSet(allowed))
        .execute();
    },

    async find(accountId, sessionId) {
      const row = await db
        .selectFrom('people.phone_change')
        .select(['phone'])
        .where((on) => on.and({ account_id: accountId, session_id: sessionId }))
        .where('allowed_until', '>', new Date())
        .executeTakeFirst();
      if (!row) return undefined;
      const key = await keyOf(accountId);
      return { phone: row.phone && vault.open<Phone>(key, 'phone_change.phone', row.phone) };
    },

    async choose(accountId, phone) {
      const sealed = vault.seal(await keyOf(accountId), 'phone_change.phone', phone);
      await db.updateTable('people.phone_change').set({ phone: sealed }).where('account_id', '=', accountId).execute();
    },

    async end(accountId) {
      await db.deleteFrom('people.phone_change').where('account_id', '=', accountId).execute();
    },
  };
}
