/** Answers by key in ops.idempotency (decision 41). One statement decides who runs; a dead lease is taken over by the next try. */
import { sql } from 'kysely';
import type { Begun, Idempotency, KeyedCall } from '../ports/idempotency.ts';
import type { PeopleDeps, Prepared } from './accounts.ts';
import { decrypt, encrypt } from './vault.ts';

const LEASE_SECONDS = 60;
const KEPT_DAYS = 7;
const PLACE = 'idempotency.answer';

/** One statement decides who runs. Both are made with every keyed write: prepared once a connection. */
const BEGIN = {
  name: 'idempotency-begin',
  text: `
    insert into ops.idempotency as mine (actor, operation, key, body_hash, state, lease, leased_until, created_at)
    values ($1, $2, $3, $4, 'running', $5, now() + interval '${LEASE_SECONDS} seconds', now())
    on conflict (actor, operation, key) do update set lease = excluded.lease, leased_until = excluded.leased_until
    where mine.state = 'running' and mine.body_hash = excluded.body_hash and mine.leased_until < now()
    returning lease`,
};
const ANSWER = {
  name: 'idempotency-answer',
  text: `
    update ops.idempotency set state = 'answered', answer = $5
    where actor = $1 and operation = $2 and key = $3 and lease = $4`,
};

export function idempotency(
  { db, pool, ids }: Pick<PeopleDeps, 'db' | 'ids'> & Prepared,
  answerKey: Buffer,
): Idempotency {
  const where = (call: KeyedCall) => ({ actor: call.actor, operation: call.operation, key: call.key });
  return {
    async begin(call) {
      const lease = ids.fresh<string>();
      const values = [call.actor, call.operation, call.key, call.bodyHash, lease];
      const { rowCount } = await pool.query({ ...BEGIN, values });
      return rowCount ? { state: 'begun', lease } : seen(call);
    },
    async answer(call, lease, answer) {
      const sealed = encrypt(answerKey, PLACE, Buffer.from(answer));
      await pool.query({ ...ANSWER, values: [call.actor, call.operation, call.key, lease, sealed] });
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
