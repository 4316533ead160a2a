/**
 * From waiting orders to a file that the bank can see, once (D0118). The name, hash and bytes of a file are written
 * down before anything leaves. It is uploaded under a temporary name of its own; STAGED names that upload, and is set
 * by the holder of the claim alone. From then on nothing is uploaded any more: the one upload is renamed, by whoever
 * comes first.
 */
import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Sealer } from '../../ports/secrets.ts';
import { COLUMNS, toBankOf, type Waiting } from './book.ts';
import { messageIdOf } from './order.ts';
import type { Place } from './place.ts';
import { inTransaction } from './transaction.ts';

export type Written = { readonly name: string; readonly bytes: Buffer };
export type Write = (messageId: string, orders: readonly Waiting[]) => Promise<Written>;

const CLAIM_MINUTES = 5;
const MOST_ORDERS = 500;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const sealedAt = (name: string): string => `bank_file:${name}`;

/** Writes the waiting orders into one file, in one transaction. False where nothing waits. */
export function writeWaiting(pool: pg.Pool, sealer: Sealer, write: Write): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{
      key: string;
      reference: string;
      number: string;
      amount: string;
      sealed: string;
    }>(
      `select ${COLUMNS}, sealed from ops.bank_order where state = 'WAITING'
       order by queued_at, key limit ${MOST_ORDERS} for update skip locked`,
    );
    if (rows.length === 0) return false;
    const orders = rows.map(
      ({ sealed, amount, ...row }): Waiting => ({
        ...row,
        ...toBankOf(sealer, row.key, sealed),
        amount: BigInt(amount) as Waiting['amount'],
      }),
    );
    const messageId = messageIdOf(orders.map(({ reference }) => reference));
    const { name, bytes } = await write(messageId, orders);
    const total = orders.reduce((sum, { amount }) => sum + amount, 0n);
    await client.query(
      `insert into ops.bank_file (name, message_id, hash, sealed, orders, total, state)
       values ($1, $2, $3, $4, $5, $6, 'WRITTEN')`,
      [name, messageId, hashOf(bytes), sealer.seal(sealedAt(name), bytes.toString('base64')), orders.length, total],
    );
    await client.query("update ops.bank_order set state = 'WRITTEN', file = $1 where key = any($2)", [
      name,
      orders.map(({ key }) => key),
    ]);
    return true;
  });
}

type Claimed = { name: string; hash: string; sealed: string | null; state: string; staged_as: string | null };

/** @throws what the place throws; the next round goes on where this one stopped */
export async function putOut(pool: pg.Pool, sealer: Sealer, place: Place): Promise<void> {
  for (;;) {
    const claim = randomUUID();
    const { rows } = await pool.query<Claimed>(
      `update ops.bank_file set claim = $1, claimed_until = clock_timestamp() + interval '${CLAIM_MINUTES} minutes'
       where name = (select name from ops.bank_file where state in ('WRITTEN', 'STAGED')
         and (claimed_until is null or claimed_until < clock_timestamp())
         order by made_at limit 1 for update skip locked)
       returning name, hash, sealed, state, staged_as`,
      [claim],
    );
    const [file] = rows;
    if (!file) return;
    try {
      await putOne(pool, sealer, { place, claim, file });
    } finally {
      await pool.query('update ops.bank_file set claimed_until = null where name = $1 and claim = $2', [
        file.name,
        claim,
      ]);
    }
  }
}

async function putOne(
  pool: pg.Pool,
  sealer: Sealer,
  { place, claim, file }: { place: Place; claim: string; file: Claimed },
): Promise<void> {
  const { name } = file;
  const standing = await place.read('out', name);
  if (standing) return end(pool, name, hashOf(standing) === file.hash ? 'SENT' : 'STRANGE');
  const staged = file.staged_as ?? (await stage(pool, sealer, { place, claim, file }));
  if (staged === undefined) return;
  // Gone means renamed: by this step of a process that was stopped, or by another one. The bank may have taken it.
  await place.rename(staged, name);
  await end(pool, name, 'SENT');
  await removeLeftovers(place, name);
}

/** Uploads that broke off: they name persons, and nobody renames them any more. */
async function removeLeftovers(place: Place, name: string): Promise<void> {
  const found = await place.list('out').catch(() => []);
  const parts = found.filter((one) => one.name.startsWith(`${name}.`) && one.name.endsWith('.tmp'));
  for (const part of parts) await place.remove(part.name);
}

/** The temporary name of the one upload that may be renamed; undefined where another process holds the claim now. */
async function stage(
  pool: pg.Pool,
  sealer: Sealer,
  { place, claim, file: { name, hash, sealed } }: { place: Place; claim: string; file: Claimed },
): Promise<string | undefined> {
  const bytes = Buffer.from(sealer.open(sealedAt(name), sealed ?? ''), 'base64');
  if (hashOf(bytes) !== hash) throw new Error(`the stored bytes of ${name} are not those that were written down`);
  const temporary = `${name}.${claim.slice(0, 8)}.tmp`;
  await place.write(temporary, bytes);
  const { rowCount } = await pool.query(
    `update ops.bank_file set state = 'STAGED', staged_as = $3
     where name = $1 and claim = $2 and state = 'WRITTEN' and claimed_until > clock_timestamp()`,
    [name, claim, temporary],
  );
  if (rowCount) return temporary;
  await place.remove(temporary);
  return undefined;
}

/** What is personal is forgotten here: the bank has it. */
async function end(pool: pg.Pool, name: string, state: 'SENT' | 'STRANGE'): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(
      `update ops.bank_file set state = $2, sealed = null, sent_at = clock_timestamp()
       where name = $1 and state in ('WRITTEN', 'STAGED')`,
      [name, state],
    );
    await client.query('update ops.bank_order set sealed = null where file = $1', [name]);
  });
}
