/** Answers by key in ops.idempotency (decision 41). One statement decides who runs; a dead lease is taken over by the next try. */
import { sql } from 'kysely';
import type { Begun, Idempotency, KeyedCall } from '../ports/idempotency.ts';
import type { PeopleDeps } from './accounts.ts';
import { decrypt, encrypt } from './vault.ts';

const LEASE_SECONDS = 60;
const KEPT_DAYS = 7;
const PLACE = 'idempotency.answer';

export function idempotency({ db, ids }: Pick<PeopleDeps, 'db' | 'ids'>, answerKey: Buffer): Idempotency {
  const where = (call: KeyedCall) => ({ actor: call.actor, operation: call.operation, key: call.key });
  return {
    async begin(call) {
      const lease = ids.fresh<string>();
      const leased_until = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;
      const begun = await db
        .insertInto('ops.idempotency')
        .values({
          ...where(call),
          body_hash: call.bodyHash,
          state: 'running',
          lease,
          leased_until,
          created_at: new Date(),
        })
        .onConflict((on) =>
          on
            .columns(['actor', 'operation', 'key'])
            .doUpdateSet({ lease, leased_until })
            .where('ops.idempotency.state', '=', 'running')
            .where('ops.idempotency.body_hash', '=', call.bodyHash)
            .where('ops.idempotency.leased_until', '<', sql<Date>`now()`),
        )
        .returning('lease')
        .executeTakeFirst();
      if (begun) return { state: 'begun', lease };
      return seen(call);
    },
    async answer(call, lease, answer) {
      await db
        .updateTable('ops.idempotency')
        .set({ state: 'answered', answer: encrypt(answerKey, PLACE, Buffer.from(answer)) })
        .where((on) => on.and(where(call)))
        .where('lease', '=', lease)
        .execute();
    },
    async release(call, lease) {
      await db
        .deleteFrom('ops.idempotency')
        .where((on) => on.and(where(call)))
        .where('lease', '=', lease)
        .execute();
    },
  };

  async function seen(call: KeyedCall): Promise<Begun> {
    const row = await db
      .selectFrom('ops.idempotency')
      .select(['body_hash', 'state', 'answer'])
      .where((on) => on.and(where(call)))
      .executeTakeFirst();
    // Released between the two statements: the client's next try begins anew.
    if (!row) return { state: 'running' };
    if (row.body_hash !== call.bodyHash) return { state: 'other-body' };
    if (!row.answer) return { state: 'running' };
    return { state: 'answered', answer: decrypt(answerKey, PLACE, row.answer).toString('utf8') };
  }
}

/** Called by server/workers/tidy.ts. */
export async function forgetOldAnswers({ db }: Pick<PeopleDeps, 'db'>): Promise<void> {
  await db
    .deleteFrom('ops.idempotency')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
  await db.deleteFrom('ops.limit_use').where('window_start', '<', sql<Date>`now() - interval '2 days'`).execute();
}
