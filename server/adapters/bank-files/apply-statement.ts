/**
 * Movements of the account: a debit that names an order has paid it, a return that names one has brought it back, any
 * other credit is money that came in. Each movement counts once, in whichever file it stands first.
 */
import type pg from 'pg';
import type { Sealer } from '../../ports/secrets.ts';
import { type Entry, type Movements, noonOf, proofOf } from './answer.ts';
import { besides, type Identified, identified } from './identity.ts';
import { keepOdd } from './odd.ts';
import { NO_REASON } from './pain002.ts';
import { isOfPerson, isOfProvider, isReturn, keepLine, keepStatement, type Source, within } from './statement.ts';

type Kind = 'PAYOUT' | 'RETURN' | 'INCOMING' | 'OTHER' | 'ASK';
type Found = { key: string; reference: string; amount: string; state: string };

export const entryPlace = (id: string): string => `bank_entry:${id}`;
export type Told = { text: string; account: string; name: string; iin: string };

/** The number of its movements. */
export async function applyStatement(
  client: pg.PoolClient,
  sealer: Sealer,
  source: Source,
  movements: Movements,
): Promise<number> {
  // One at a time: two files may tell the same movement.
  await client.query("select pg_advisory_xact_lock(hashtext('bank-statement'))");
  const { kind, entries, odd, balances } = movements;
  const ids: string[] = [];
  const context = { client, sealer, source, balances, proof: proofOf(movements) };
  for (const one of identified(source.account, movements)) {
    const id = await take(context, one);
    if (id !== undefined) ids.push(id);
  }
  // A line that is missing from a file is seen by its balances alone.
  const missing = context.proof === 'CONTRADICTED' ? [NOT_PROVEN.CONTRADICTED] : [];
  await keepOdd(client, source, [...odd.map(({ problem }) => problem), ...missing]);
  // A report of the hour proves its lines; the statement of the day moves cash.
  if (balances && kind !== 'camt.052') await keepStatement(client, source, { balances, entries, ids });
  return entries.length;
}

type Context = {
  client: pg.PoolClient;
  sealer: Sealer;
  source: Source;
  balances: Movements['balances'];
  proof: ReturnType<typeof proofOf>;
};
type KnownEntry = {
  id: string;
  amount: string;
  kind: Kind;
  about: string | null;
  counted: boolean;
  sealed: string | null;
};

/** Under which it is known from now on. */
async function take(context: Context, { entry: told, id, formerId }: Identified): Promise<string | undefined> {
  const { operatedOn } = told;
  const entry = { ...told, operatedOn: context.balances ? within(operatedOn, context.balances) : operatedOn };
  if (id === undefined) {
    // A debit that names an order changes nothing when it is told twice.
    if (!entry.credit && entry.references.length > 0) await applyEntry(context, entry, undefined);
    return undefined;
  }
  const known = await knownBy(context.client, id, formerId, told);
  if (known === undefined) {
    await applyEntry(context, entry, id);
    return id;
  }
  if (!isAnother(context.sealer, known, entry)) {
    await proveLater(context, known, entry);
    return known.id;
  }
  const other = besides(id, entry);
  if ((await knownBy(context.client, other, undefined, told)) === undefined)
    await applyEntry(context, entry, other, 'its reference is that of another movement of the day');
  return other;
}

async function knownBy(
  client: pg.PoolClient,
  id: string,
  formerId: string | undefined,
  { amount, operatedOn }: Entry,
): Promise<KnownEntry | undefined> {
  const { rows } = await client.query<KnownEntry>(
    `select id, amount::text, kind, about, counted, sealed from ops.bank_entry
     where id = $1 or (id = $2 and amount = $3 and operated_on = $4) order by id = $1 desc limit 1`,
    [id, formerId ?? null, amount, operatedOn],
  );
  return rows[0];
}

function isAnother(sealer: Sealer, { id, amount, sealed }: KnownEntry, entry: Entry): boolean {
  if (BigInt(amount) !== entry.amount) return true;
  const account = sealed ? (JSON.parse(sealer.open(entryPlace(id), sealed)) as Told).account : '';
  return account !== '' && entry.other.account !== '' && account !== entry.other.account;
}

/** What a file could not prove, one that does counts. */
async function proveLater({ client, sealer, source, proof }: Context, known: KnownEntry, entry: Entry): Promise<void> {
  const waits = known.kind === 'ASK' && !known.counted && known.about !== null && WAITS_FOR_PROOF.includes(known.about);
  if (!waits || proof !== 'PROVEN') return;
  const kind = kindOf(entry, source);
  const about = kind === 'ASK' ? aboutOf(entry) : null;
  await client.query('update ops.bank_entry set kind = $2, sealed = $3, about = $4, operated_on = $5 where id = $1', [
    ...[known.id, kind],
    ...[sealedOf(sealer, known.id, entry, kind), about, entry.operatedOn],
  ]);
}

const NOT_PROVEN = {
  UNPROVEN: 'its file has no balances',
  CONTRADICTED: 'the lines of its file do not lead from its opening to its closing balance',
} as const;
const WAITS_FOR_PROOF: readonly string[] = Object.values(NOT_PROVEN);

const sealedOf = (sealer: Sealer, id: string, { purpose, other }: Entry, kind: Kind): string | null => {
  const told: Told = { text: purpose, ...other };
  return kind === 'INCOMING' || kind === 'ASK' ? sealer.seal(entryPlace(id), JSON.stringify(told)) : null;
};

async function applyEntry(
  { client, sealer, source, proof }: Context,
  entry: Entry,
  id: string | undefined,
  problem: string | null = null,
): Promise<void> {
  const back = isReturn(entry, source);
  const doubt = problem ?? doubtOf(entry, proof, source);
  // A person who pays in and quotes our order pays in: it is nothing to the order.
  const order = doubt || (entry.credit && !back && isOfPerson(entry)) ? undefined : await orderOf(client, entry);
  const kind = doubt ? 'ASK' : order ? await applyToOrder(client, order, entry, back) : kindOf(entry, source);
  if (id === undefined) return;
  const { operatedOn, amount, credit } = entry;
  await client.query(
    `insert into ops.bank_entry (id, reference, credit, amount, operated_on, kind, sealed, answer, about)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[id, order?.reference ?? entry.references[0] ?? null, credit, amount, operatedOn, kind],
      ...[sealedOf(sealer, id, entry, kind), source.file, doubt ?? (kind === 'ASK' ? aboutOf(entry) : null)],
    ],
  );
  await keepLine(client, source, { id, entry, ours: order !== undefined });
}

/** Why nothing follows from it by itself: a credit counts from a proven file alone, a return never from a wrong one. */
function doubtOf(entry: Entry, proof: Context['proof'], source: Source): string | null {
  if (proof === 'PROVEN' || !entry.credit || isOfProvider(entry, source)) return null;
  const returns = proof === 'UNPROVEN' && isReturn(entry, source) && entry.references.length > 0;
  return returns ? null : NOT_PROVEN[proof];
}

/** Money that is taken back, a sum of several movements, and a return that names no order of ours: a person looks. */
function kindOf(entry: Entry, source: Source): Kind {
  const { credit, several, returned } = entry;
  if (isOfProvider(entry, source)) return 'OTHER';
  if (!credit) return returned ? 'ASK' : 'OTHER';
  return several || returned ? 'ASK' : 'INCOMING';
}

function aboutOf({ credit, several, returned }: Entry): string {
  if (!credit && returned) return 'the bank takes back money that came in: reverse the payment in the office';
  if (several) return 'a sum of several that are not listed, or that do not make it';
  return returned ? 'a return that fits no order' : 'a part, or a credit that may be a return';
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
