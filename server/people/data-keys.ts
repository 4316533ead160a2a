import type { PeopleDb } from './tables.ts';
import type { DataKey } from './vault.ts';

/** The key of an account. @throws Error if there is no such account */
export const dataKeys =
  (db: PeopleDb) =>
  async (owner: string): Promise<DataKey> => {
    const account = db.selectFrom('people.account').select('data_key').where('id', '=', owner);
    return { owner, wrapped: (await account.executeTakeFirstOrThrow()).data_key };
  };
