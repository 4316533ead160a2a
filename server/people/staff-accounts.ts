/** Accounts of staff: numbered once, with a role that others confirm. */
import { sql } from 'kysely';
import type { Role } from '../../schema/events/envelope.ts';
import type { Accounts } from '../ports/accounts.ts';
import type { Ids } from '../ports/ids.ts';
import { refuseHeld } from './one-value.ts';
import type { PeopleDb } from './tables.ts';
import { isTaken } from './taken.ts';
import { takeUnproved } from './unproved.ts';
import type { DataKey, Vault } from './vault.ts';

type Deps = { db: PeopleDb; vault: Vault; ids: Ids };
type StaffAccounts = Pick<Accounts, 'addStaff' | 'staff' | 'staffNumbers' | 'setRoles' | 'setDisabled'>;

export function staffAccounts({ db, vault, ids }: Deps): StaffAccounts {
  return {
    async addStaff({ email, name, roles, passwordHash, temporaryUntil }) {
      const id = ids.fresh();
      const key = vault.newKey(id);
      try {
        await db.transaction().execute(async (tx) => {
          await takeUnproved(tx, vault.indexes('email', email), id);
          await refuseHeld(tx, 'email_index', vault.indexes('email', email), id);
          await tx
            .insertInto('people.account')
            .values({
              id,
              kind: 'staff',
              roles: [...roles],
              locale: 'RU',
              data_key: key.wrapped,
              email_index: vault.index('email', email),
              email: vault.seal(key, 'account.email', email),
              name: vault.seal(key, 'account.name', name),
              password_hash: passwordHash,
              temporary_until: temporaryUntil ?? null,
              staff_number: sql<number>`nextval('people.staff_number')`,
              created_at: new Date(),
            })
            .execute();
        });
        return { id };
      } catch (error) {
        if (isTaken(error)) return 'taken';
        throw error;
      }
    },

    async staff() {
      const rows = await db
        .selectFrom('people.account as a')
        .select(['a.id', 'a.roles', 'a.data_key', 'a.email', 'a.name', 'a.disabled', 'a.temporary_until'])
        .select('a.staff_number as number')
        .select((e) =>
          e
            .exists(e.selectFrom('people.factor_on as f').select('f.account_id').whereRef('f.account_id', '=', 'a.id'))
            .as('factor'),
        )
        .where('a.kind', '=', 'staff')
        .execute();
      const read = (key: DataKey, place: string, sealed: Buffer | null): string =>
        sealed ? vault.open<string>(key, place, sealed) : '';
      return rows
        .map((row) => ({ ...row, key: { owner: row.id, wrapped: row.data_key } }))
        .map((row) => ({
          id: row.id,
          number: row.number,
          email: read(row.key, 'account.email', row.email),
          name: read(row.key, 'account.name', row.name),
          roles: row.roles as Role[],
          disabled: row.disabled,
          hasTemporaryPassword: row.temporary_until !== null,
          hasSecondFactor: Boolean(row.factor),
        }))
        .toSorted((a, b) => a.email.localeCompare(b.email));
    },

    async staffNumbers() {
      const rows = await db
        .selectFrom('people.account')
        .select(['id', 'staff_number'])
        .where('staff_number', 'is not', null)
        .execute();
      return new Map(rows.flatMap((row) => (row.staff_number === null ? [] : [[row.id, row.staff_number] as const])));
    },

    async setRoles(accountId, roles) {
      await db
        .updateTable('people.account')
        .set({ roles: [...roles] })
        .where('id', '=', accountId)
        .execute();
    },

    async setDisabled(accountId, disabled) {
      await db.updateTable('people.account').set({ disabled }).where('id', '=', accountId).execute();
    },
  };
}
