/** One statement decides which call of a key runs; if its process died, a retry begins at once (D0039). */
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Begun, Idempotency, KeyedCall } from '../ports/idempotency.ts';
import type { Key, KeyRing } from '../ports/key-ring.ts';
import type { PeopleDeps, Prepared } from './accounts.ts';
import type { Holder } from './holder.ts';
import { together } from './together.ts';
import { decryptUnder, encryptUnder } from './vault.ts';

/** After this long a call of a living process counts as dead. */
const LONGEST_SECONDS = 60;
const PLACE = 'idempotency.answer';

/**
 * Begins and answers all concurrent calls in one statement and one order, so that processes cannot deadlock. The commit
 * does not wait for the disk: the call's own commit follows it in the WAL, and the ledger finds a lost command by its
 * id.
 */
const WRITE = {
  name: 'idempotency',
  text: `
    insert into ops.idempotency as mine (actor, operation, key, body_hash, lease, answer, holder, state, leased_until,
      created_at)
    select actor, operation, key, body_hash, lease, answer, holder, case when answer is null then 'running' else 'answered' end,
      now() + interval '${LONGEST_SECONDS} seconds', now()
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::uuid[], $6::bytea[], $7::int[])
      as asked (actor, operation, key, body_hash, lease, answer, holder)
    order by actor, operation, key
    on conflict (actor, operation, key) do update
      set lease = excluded.lease, answer = excluded.answer, holder = excluded.holder, state = excluded.state,
      leased_until = excluded.leased_until
    where mine.state = 'running' and mine.body_hash = excluded.body_hash
      and (mine.lease = excluded.lease or (excluded.state = 'running'
        and (mine.holder is null or mine.leased_until < now() or not ops.lives(mine.holder))))
    returning lease`,
};
const COLUMNS = ['actor', 'operation', 'key', 'bodyHash', 'lease', 'answer', 'holder'] as const;
/** A null `answer` begins the call. */
type Row = KeyedCall & { lease: string; answer: Buffer | null; holder: number | null };
const nameOf = ({ actor, operation, key }: KeyedCall): string => JSON.stringify([actor, operation, key]);

export function idempotency(
  { db, prepared, ids, holder }: Pick<PeopleDeps, 'db' | 'ids'> & Prepared & { holder: Holder },
  answerKeys: KeyRing,
): Idempotency {
  const where = (call: KeyedCall) => ({ actor: call.actor, operation: call.operation, key: call.key });
  const hashing = new Map<string, KeyObject>();
  /** A body may be little more than a phone or an IIN, so an unkeyed hash would reveal it. */
  const keyed = (call: KeyedCall, { id, object }: Key = answerKeys.present()): string => {
    const key = hashing.get(id) ?? createSecretKey(createHmac('sha256', object).update('hash of a body').digest());
    hashing.set(id, key);
    return createHmac('sha256', key).update(call.bodyHash).digest('hex');
  };
  /** False if the row belongs to another call. */
  const write = together<Row, boolean>(async (calls) => {
    const values = COLUMNS.map((column) => calls.map((call) => (column === 'bodyHash' ? keyed(call) : call[column])));
    const { rows } = await prepared.query<{ lease: string }>({ ...WRITE, values });
    const written = new Set(rows.map(({ lease }) => lease));
    return calls.map(({ lease }) => written.has(lease));
  }, nameOf);
  return {
    async begin(call) {
      const lease = ids.fresh<string>();
      const begins = { ...call, lease, answer: null, holder: await holder.number() };
      return (await writeOnce(begins)) ? { state: 'begun', lease } : seen(call);
    },
    async answer(call, lease, answer) {
      const sealed = encryptUnder(answerKeys, PLACE, Buffer.from(answer));
      await ending(writeOnce({ ...call, lease, answer: sealed, holder: null }));
    },
    async release(call, lease) {
      await ending(
        db
          .deleteFrom('ops.idempotency')
          .where((on) => on.and(where(call)))
          .where('lease', '=', lease)
          .execute(),
      );
    },
    async leave(call, lease) {
      await ending(
        db
          .updateTable('ops.idempotency')
          .set({ holder: null })
          .where((on) => on.and(where(call)))
          .where('lease', '=', lease)
          .execute(),
      );
    },
  };

  /** A row from before the key was changed is brought to the present key first. */
  async function writeOnce(row: Row): Promise<boolean> {
    if (await write(row)) return true;
    const before = answerKeys.all().map((key) => keyed(row, key));
    if (before.length === 1) return false;
    const renewed = await db
      .updateTable('ops.idempotency')
      .set({ body_hash: keyed(row) })
      .where((on) => on.and(where(row)))
      .where('body_hash', 'in', before.slice(1))
      .executeTakeFirst();
    return renewed.numUpdatedRows > 0n && write(row);
  }

  /** A finished call holds nothing, even if that cannot be stored. */
  async function ending(written: Promise<unknown>): Promise<void> {
    try {
      await written;
    } catch (error) {
      holder.forsake();
      throw error;
    }
  }

  async function seen(call: KeyedCall): Promise<Begun> {
    const row = await db
      .selectFrom('ops.idempotency')
      .select(['body_hash', 'state', 'answer'])
      .where((on) => on.and(where(call)))
      .executeTakeFirst();
    // Released between the two statements: the client's next try begins anew.
    if (!row) return { state: 'running' };
    if (row.body_hash !== keyed(call)) return { state: 'other-body' };
    if (!row.answer) return { state: 'running' };
    return { state: 'answered', answer: decryptUnder(answerKeys, PLACE, row.answer).toString('utf8') };
  }
}
