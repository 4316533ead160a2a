/** Unique indexes in Postgres keep phone numbers and e-mail addresses unique. */
import type pg from 'pg';
import type { Role } from '../../schema/events/envelope.ts';
import type { ConsentType } from '../../schema/reference/documents.ts';
import { isUuid } from '../../schema/values/ids.ts';
import { instant } from '../../schema/values/local-date.ts';
import type { Phone } from '../../schema/values/phone.ts';
import type { Account, Accounts } from '../ports/accounts.ts';
import type { Locale } from '../ports/borrowers.ts';
import type { Ids } from '../ports/ids.ts';
import type { Identity } from '../ports/profiles.ts';
import { dataKeys } from './data-keys.ts';
import { refuseHeld } from './one-value.ts';
import { staffAccounts } from './staff-accounts.ts';
import type { AccountTable, PeopleDb } from './tables.ts';
import { isTaken } from './taken.ts';
import { emptyUnproved, takeUnproved } from './unproved.ts';
import type { Vault } from './vault.ts';

export type PeopleDeps = { db: PeopleDb; vault: Vault; ids: Ids };
/** For the prepared statements that every request sends, without the query builder. */
export type Prepared = { prepared: pg.Pool };

type Row = Pick<AccountTable, 'id' | 'kind' | 'roles' | 'locale' | 'data_key' | 'phone' | 'email' | 'password_hash'> & {
  temporary_until: Date | null;
  email_confirmed_at: Date | null;
  identity: Buffer | null;
};

export function accounts({ db, vault, ids }: PeopleDeps): Accounts {
  const found = (column: 'a.id' | 'a.phone_index' | 'a.email_index', values: readonly string[]) =>
    db
      .selectFrom('people.account as a')
      .leftJoin('people.person as p', 'p.account_id', 'a.id')
      .select([
        'a.id',
        'a.kind',
        'a.roles',
        'a.locale',
        'a.data_key',
        'a.phone',
        'a.email',
        'a.email_confirmed_at',
        'a.password_hash',
        'a.temporary_until',
        'p.identity',
      ])
      .where(column, 'in', values)
      .where('a.disabled', '=', false)
      .executeTakeFirst()
      .then((row) => row && accountOf(row, vault));

  const keyOf = dataKeys(db);

  const byPhone = (phone: Phone) => found('a.phone_index', vault.indexes('phone', phone));

  return {
    // An actor may be no person: a process, or somebody in an imported history.
    byId: async (id) => (isUuid(id) ? found('a.id', [id]) : undefined),
    byPhone,
    async byEmail(email) {
      const account = await found('a.email_index', vault.indexes('email', email));
      return account?.email ? account : undefined;
    },

    async register({ phone, locale }) {
      const id = ids.fresh();
      const key = vault.newKey(id);
      await unlessTaken(db, async (tx) => {
        await refuseHeld(tx, 'phone_index', vault.indexes('phone', phone), id);
        const made = await tx
          .insertInto('people.account')
          .values({
            id,
            kind: 'borrower',
            roles: ['borrower'],
            locale,
            data_key: key.wrapped,
            phone_index: vault.index('phone', phone),
            phone: vault.seal(key, 'account.phone', phone),
            created_at: new Date(),
          })
          .onConflict((on) => on.column('phone_index').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (made) await tx.insertInto('people.person').values({ account_id: made.id }).execute();
      });
      return (await byPhone(phone)) ?? 'closed';
    },

    beginAnew: (id) => emptyUnproved(db, id),

    async keepConsents(accountId, place, consents, at) {
      if (consents.length === 0) return;
      const rows = consents.map((consent) => ({ ...consent, account_id: accountId, place, agreed_at: at }));
      await db
        .insertInto('people.consent')
        .values(rows)
        .onConflict((on) => on.doNothing())
        .execute();
    },

    async consentsOf(accountId) {
      const rows = await db.selectFrom('people.consent').selectAll().where('account_id', '=', accountId).execute();
      return rows.map(({ type, version, hash, locale, place, agreed_at }) => ({
        type: type as ConsentType,
        version,
        hash,
        locale: locale as Locale,
        place,
        at: instant(new Date(agreed_at)),
      }));
    },

    async setLocale(accountId, locale) {
      await db.updateTable('people.account').set({ locale }).where('id', '=', accountId).execute();
    },

    async setPassword(accountId, hash, reset = false) {
      await db
        .updateTable('people.account')
        .set({ password_hash: hash, temporary_until: null, ...(reset ? { password_reset_at: new Date() } : {}) })
        .where('id', '=', accountId)
        .execute();
    },

    async setTemporaryPassword(accountId, hash, until) {
      await db
        .updateTable('people.account')
        .set({ password_hash: hash, temporary_until: until })
        .where('id', '=', accountId)
        .execute();
    },

    async setPhone(accountId, phone, at) {
      const key = await keyOf(accountId);
      return unlessTaken(db, async (tx) => {
        await refuseHeld(tx, 'phone_index', vault.indexes('phone', phone), accountId);
        await tx
          .updateTable('people.account')
          .set({
            phone_index: vault.index('phone', phone),
            phone: vault.seal(key, 'account.phone', phone),
            phone_changed_at: at,
          })
          .where('id', '=', accountId)
          .execute();
      });
    },

    async setEmail(accountId, email, at) {
      const key = await keyOf(accountId);
      const indexes = vault.indexes('email', email);
      return unlessTaken(db, async (tx) => {
        await takeUnproved(tx, indexes, accountId);
        await refuseHeld(tx, 'email_index', indexes, accountId);
        await tx
          .updateTable('people.account')
          .set({ email_index: indexes[0], email: vault.seal(key, 'account.email', email), email_confirmed_at: at })
          .where('id', '=', accountId)
          .execute();
      });
    },

    ...staffAccounts({ db, vault, ids }),
  };
}

function accountOf(row: Row, vault: Vault): Account {
  const open = <T>(place: string, sealed: Buffer | null): T | null =>
    sealed ? vault.open<T>({ owner: row.id, wrapped: row.data_key }, place, sealed) : null;
  return {
    id: row.id,
    kind: row.kind,
    roles: row.roles as Role[],
    locale: row.locale,
    phone: open<Phone>('account.phone', row.phone),
    email: row.kind === 'staff' || row.email_confirmed_at ? open<string>('account.email', row.email) : null,
    emailSince: row.email_confirmed_at && instant(row.email_confirmed_at),
    passwordHash: row.password_hash,
    temporaryUntil: row.temporary_until && instant(row.temporary_until),
    birthDate: open<Identity>('person.identity', row.identity)?.birthDate ?? null,
  };
}

async function unlessTaken(db: PeopleDb, write: (tx: PeopleDb) => Promise<void>): Promise<'saved' | 'taken'> {
  try {
    await db.transaction().execute(write);
    return 'saved';
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}
