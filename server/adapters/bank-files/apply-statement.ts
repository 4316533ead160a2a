/**
 * Movements of the account: a debit that names an order has paid it, a return that names one has brought it back, any
 * other credit is money that came in. Each movement counts once, in whichever file it stands first.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Sealer } from '../../ports/secrets.ts';
import { type Entry, type Movements, noonOf, Unreadable } from './answer.ts';
import { NO_REASON } from './pain002.ts';
import { isOfPerson, isOfProvider, isReturn, keepLine, keepStatement, type Source } from './statement.ts';

type Kind = 'PAYOUT' | 'RETURN' | 'INCOMING' | 'OTHER' | 'ASK';
type Found = { key: string; reference: string; amount: string; state: string };

export const entryPlace = (id: string): string => `bank_entry:${id}`;
export type Told = { text: string; account: string; name: string; iin: string };

/** The number of its movements. @throws Unreadable */
export async function applyStatement(
  client: pg.PoolClient,
  sealer: Sealer,
  source: Source,
  { whole, entries, balances }: Movements,
): Promise<number> {
  // One at a time: two files may tell the same movement.
  await client.query("select pg_advisory_xact_lock(hashtext('bank-statement'))");
  const equals = new Map<string, number>();
  const ids: string[] = [];
  for (const entry of entries) {
    const alike = fingerprint(entry);
    const nth = (equals.get(alike) ?? 0) + 1;
    equals.set(alike, nth);
    const id = idOf(entry, whole ? `${alike}.${nth}` : undefined);
    if (id !== undefined) ids.push(id);
    if (!(await isNew(client, id, entry))) continue;
    await applyEntry(client, sealer, { id, source, entry });
  }
  if (balances) await keepStatement(client, source, { balances, entries, ids });
  return entries.length;
}

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
const sideOf = ({ credit }: Entry): string => (credit ? 'C' : 'D');

/** Equal for movements that nothing in a statement tells apart. */
const fingerprint = (entry: Entry): string => {
  const { operatedOn, amount, number, references, purpose, other } = entry;
  const parts = [operatedOn, amount, number ?? '', references.join(), purpose.replace(/\s+/g, ' '), other.account];
  return short(parts.join('|'));
};

/**
 * By the bank's reference; without one by its place among equal movements of a statement, which lists them all. A
 * single notice without a reference is never counted: the statement brings it.
 */
const idOf = (entry: Entry, inStatement: string | undefined): string | undefined => {
  if (entry.bankReference) return `${sideOf(entry)}.${short(`reference ${entry.bankReference}`)}`;
  return inStatement && `${sideOf(entry)}.${inStatement}`;
};

async function isNew(client: pg.PoolClient, id: string | undefined, entry: Entry): Promise<boolean> {
  // A debit that names an order changes nothing when it is told twice.
  if (id === undefined) return !entry.credit && entry.references.length > 0;
  const { rows } = await client.query<{ amount: string }>('select amount::text from ops.bank_entry where id = $1', [
    id,
  ]);
  const [known] = rows;
  if (known && BigInt(known.amount) !== entry.amount)
    throw new Unreadable('a movement with the reference of another one and another sum');
  return known === undefined;
}

async function applyEntry(
  client: pg.PoolClient,
  sealer: Sealer,
  { id, source, entry }: { id: string | undefined; source: Source; entry: Entry },
): Promise<void> {
  const back = isReturn(entry, source);
  // A person who pays in and quotes our order pays in: it is nothing to the order.
  const order = entry.credit && !back && isOfPerson(entry) ? undefined : await orderOf(client, entry);
  const kind = order ? await applyToOrder(client, order, entry, back) : kindOf(entry, source);
  if (id === undefined) return;
  const { other, purpose, operatedOn, amount, credit } = entry;
  const told: Told = { text: purpose, ...other };
  const sealed = kind === 'INCOMING' || kind === 'ASK' ? sealer.seal(entryPlace(id), JSON.stringify(told)) : null;
  await client.query(
    `insert into ops.bank_entry (id, reference, credit, amount, operated_on, kind, sealed, answer)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, order?.reference ?? entry.references[0] ?? null, credit, amount, operatedOn, kind, sealed, source.file],
  );
  await keepLine(client, source, { id, entry, ours: order !== undefined });
}

/** A sum of several movements, and a return that names no order of ours, are looked at by a person. */
function kindOf(entry: Entry, source: Source): Kind {
  const { credit, several, returned } = entry;
  if (!credit || isOfProvider(entry, source)) return 'OTHER';
  return several || returned ? 'ASK' : 'INCOMING';
}

/** By our reference; a statement of 1C without it by the number of the payment order and its sum. */
async function orderOf(
  client: pg.PoolClient,
  { references, number, amount, credit }: Entry,
): Promise<Found | undefined> {
  const columns = 'key, reference, amount::text, state';
  const named = await client.query<Found>(
    `select ${columns} from ops.bank_order where reference = any($1) for update`,
    [references],
  );
  if (named.rows[0]) return named.rows[0];
  if (credit || !number || !/^\d{6,18}$/.test(number)) return undefined;
  const numbered = await client.query<Found>(
    `select ${columns} from ops.bank_order where number = $1 and amount = $2 and state <> 'WAITING' for update`,
    [number, amount],
  );
  return numbered.rows[0];
}

/** Why a person has to look at it; undefined where the movement fits the order. */
function problemOf(order: Found, { credit, amount }: Entry, back: boolean): string | undefined {
  const same = BigInt(order.amount) === amount;
  const unsaid = credit && !back;
  const contradicted = credit ? ['CANCELED', 'WAITING', 'RETURNED'] : ['CANCELED', 'REJECTED'];
  if (same && !unsaid && !contradicted.includes(order.state)) return undefined;
  const movement = unsaid ? 'a credit that is not said to be a return,' : credit ? 'a return' : 'a debit';
  return `${movement} of ${same ? 'the sum' : 'another sum'}, state ${order.state}`;
}

/** What the movement means is decided by the order's state; what contradicts it is left to a person. */
async function applyToOrder(client: pg.PoolClient, order: Found, entry: Entry, back: boolean): Promise<Kind> {
  const { credit, operatedOn } = entry;
  const set = (change: string, ...values: unknown[]) =>
    client.query(`update ops.bank_order set ${change} where key = $1`, [order.key, ...values]);
  const problem = problemOf(order, entry, back);
  if (problem !== undefined) {
    await set('problem = $2', problem);
    return 'ASK';
  }
  if (!credit) {
    if (order.state === 'WAITING' || order.state === 'WRITTEN')
      await set("state = 'PAID', sealed = null, operated_at = $2", noonOf(operatedOn));
    return 'PAYOUT';
  }
  // A refused order that comes back was refused: nothing more happens.
  if (order.state !== 'REJECTED')
    await set("state = 'RETURNED', code = $2, operated_at = $3", entry.code ?? NO_REASON, noonOf(operatedOn));
  return 'RETURN';
}
