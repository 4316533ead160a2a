import { createHash } from 'node:crypto';
import { PUSH } from '../../schema/reference/push.ts';
import type { PushSubscription, PushSubscriptions } from '../ports/push.ts';
import type { PeopleDeps } from './accounts.ts';
import { dataKeys } from './data-keys.ts';

const CELL = 'push_subscription.sealed';
const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

export function pushSubscriptions({ db, vault }: Pick<PeopleDeps, 'db' | 'vault'>): PushSubscriptions {
  const keyOf = dataKeys(db);
  return {
    async keep({ accountId, sessionId }, subscription) {
      const row = {
        account_id: accountId,
        session_id: sessionId,
        sealed: vault.seal(await keyOf(accountId), CELL, subscription),
        kept_at: new Date(),
      };
      await db
        .insertInto('people.push_subscription')
        .values({ endpoint_hash: hashOf(subscription.endpoint), ...row })
        .onConflict((on) => on.column('endpoint_hash').doUpdateSet(row))
        .execute();
      const newest = db
        .selectFrom('people.push_subscription')
        .select('endpoint_hash')
        .where('account_id', '=', accountId)
        .orderBy('kept_at', 'desc')
        .limit(PUSH.browsers);
      await db
        .deleteFrom('people.push_subscription')
        .where('account_id', '=', accountId)
        .where('endpoint_hash', 'not in', newest)
        .execute();
    },

    async remove(accountId, endpoint) {
      await db
        .deleteFrom('people.push_subscription')
        .where((on) => on.and({ account_id: accountId, endpoint_hash: hashOf(endpoint) }))
        .execute();
    },

    async of(accountId) {
      const rows = await db
        .selectFrom('people.push_subscription as p')
        .innerJoin('people.session as s', 's.id', 'p.session_id')
        .innerJoin('people.account as a', 'a.id', 'p.account_id')
        .select(['p.sealed', 'a.data_key as wrapped'])
        .where('p.account_id', '=', accountId)
        .where('s.account_id', '=', accountId)
        .where('s.closed_at', 'is', null)
        .where('a.disabled', '=', false)
        .orderBy('p.kept_at', 'desc')
        .execute();
      return rows.map(({ sealed, wrapped }) =>
        vault.open<PushSubscription>({ owner: accountId, wrapped }, CELL, sealed),
      );
    },
  };
}
