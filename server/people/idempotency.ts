/** Answers by key in ops.idempotency (decision 41). One statement decides who runs; a dead lease is taken over by the next try. */
import { createSecretKey } from 'node:crypto';
import { sql } from 'kysely';
import type { Begun, Idempotency, KeyedCall } from '../ports/idempotency.ts';
import type { PeopleDeps, Prepared } from './accounts.ts';
import { together } from './together.ts';
import { decrypt, encrypt } from './vault.ts';

const LEASE_SECONDS = 60;
const KEPT_DAYS = 7;
const PLACE = 'idempotency.answer';

/**
 * One statement decides who runs, for all that begin at the moment, in one order, so that two processes cannot wait for each other. Neither
 * waits for the disk: what the call itself writes lies behind it in the log of Postgres, and a command that was lost with its answer is found
 * by its id in the ledger.
 */
const LAZILY = `lazily as (select set_config('synchronous_commit', 'off', true))`;
const BEGIN = {
  name: 'idempotency-begin',
  text: `
    with ${LAZILY}
    insert into ops.idempotency as mine (actor, operation, key, body_hash, state, lease, leased_until, created_at)
    select actor, operation, key, body_hash, 'running', lease, now() + interval '${LEASE_SECONDS} seconds', now()
    from lazily, unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::uuid[]) as asked (actor, operation, key, body_hash, lease)
    order by actor, operation, key
    on conflict (actor, operation, key) do update set lease = excluded.lease, leased_until = excluded.leased_until
    where mine.state = 'running' and mine.body_hash = excluded.body_hash and mine.leased_until < now()
    returning lease`,
};
/** An insert and not an update: it goes by the unique index however little Postgres knows of the table, and restores a beginning that was lost. */
const ANSWER = {
  name: 'idempotency-answer',
  text: `
    with ${LAZILY}
    insert into ops.idempotency as mine (actor, operation, key, body_hash, state, lease, leased_until, created_at, answer)
    select actor, operation, key, body_hash, 'answered', lease, now(), now(), answer
    from lazily, unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::uuid[], $6::bytea[]) as given (actor, operation, key, body_hash, lease, answer)
    order by actor, operation, key
    on conflict (actor, operation, key) do update set state = 'answered', answer = excluded.answer
    where mine.lease = excluded.lease`,
};
type Leased = KeyedCall & { lease: string };
const nameOf = ({ actor, operation, key }: KeyedCall): string => JSON.stringify([actor, operation, key]);

export function idempotency(
  { db, pool, ids }: Pick<PeopleDeps, 'db' | 'ids'> & Prepared,
  answerKey: Buffer,
): Idempotency {
  const where = (call: KeyedCall) => ({ actor: call.actor, operation: call.operation, key: call.key });
  // Made once: a key given as bytes is made anew with every answer.
  const sealing = createSecretKey(answerKey);
  const begin = together<Leased, boolean>(async (calls) => {
    const { rows } = await pool.query<{ lease: string }>({
      ...BEGIN,
      values: columns(calls, ['actor', 'operation', 'key', 'bodyHash', 'lease']),
    });
    const begun = new Set(rows.map(({ lease }) => lease));
    return calls.map(({ lease }) => begun.has(lease));
  }, nameOf);
  const store = together<Leased & { sealed: Buffer }, void>(async (calls) => {
    await pool.query({
      ...ANSWER,
      values: columns(calls, ['actor', 'operation', 'key', 'bodyHash', 'lease', 'sealed']),
    });
    return calls.map(() => undefined);
  }, nameOf);
  return {
    async begin(call) {
      const lease = ids.fresh<string>();
      return (await begin({ ...call, lease })) ? { state: 'begun', lease } : seen(call);
    },
    answer: (call, lease, answer) => store({ ...call, lease, sealed: encrypt(sealing, PLACE, Buffer.from(answer)) }),
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
    return { state: 'answered', answer: decrypt(sealing, PLACE, row.answer).toString('utf8') };
  }
}

/** Rows as unnest wants them. */
const columns = <R>(rows: readonly R[], names: readonly (keyof R)[]): R[keyof R][][] =>
  names.map((name) => rows.map((row) => row[name]));

/** Called by server/workers/tidy.ts. */
export async function forgetOldAnswers({ db }: Pick<PeopleDeps, 'db'>): Promise<void> {
  await db
    .deleteFrom('ops.idempotency')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
  await db.deleteFrom('ops.limit_use').where('window_start', '<', sql<Date>`now() - interval '2 days'`).execute();
}
