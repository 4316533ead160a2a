import { createHash, randomBytes } from 'node:crypto';
import { instant } from '../../schema/values/local-date.ts';
import type { Devices } from '../ports/devices.ts';
import type { PeopleDeps } from './accounts.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export function devices({ db }: Pick<PeopleDeps, 'db'>): Devices {
  const isOurs = async (token: string): Promise<boolean> => {
    const row = db.selectFrom('people.device').select('token_hash').where('token_hash', '=', hashOf(token));
    return (await row.executeTakeFirst()) !== undefined;
  };
  return {
    async keyOf(accountId, token) {
      const row = await db
        .selectFrom('people.device')
        .select('token_hash')
        .where((on) => on.and({ account_id: accountId, token_hash: hashOf(token) }))
        .executeTakeFirst();
      return row && `device:${row.token_hash}`;
    },

    async remember(accountId, token) {
      const value = token !== undefined && (await isOurs(token)) ? token : randomBytes(32).toString('base64url');
      await db
        .insertInto('people.device')
        .values({ account_id: accountId, token_hash: hashOf(value), seen_at: new Date() })
        .onConflict((on) => on.columns(['account_id', 'token_hash']).doUpdateSet({ seen_at: new Date() }))
        .execute();
      return value;
    },

    async seenOf(accountId) {
      const known = db.selectFrom('people.device').select('seen_at').where('account_id', '=', accountId);
      return (await known.orderBy('seen_at', 'desc').execute()).map(({ seen_at }) => instant(seen_at));
    },

    async forgetAll(accountId) {
      await db.deleteFrom('people.device').where('account_id', '=', accountId).execute();
    },
  };
}
