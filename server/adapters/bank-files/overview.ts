/** What an operator sees of the exchange: sums and names of files, never persons. */
import type pg from 'pg';
import { ODD, type OddSeen, settledOdd } from './odd.ts';
import { NO_REASON } from './pain002.ts';

export type FileOut = {
  name: string;
  state: 'WRITTEN' | 'STAGED' | 'SENT' | 'STRANGE';
  orders: number;
  total: string;
  made_at: Date;
  sent_at: Date | null;
  open: number;
  refused: number;
};
export type OrderSeen = {
  reference: string;
  amount: string;
  state: string;
  code: string | null;
  problem: string | null;
};
export type FileRefused = { name: string; problem: string; read_at: Date };
export type EntrySeen = {
  id: string;
  credit: boolean;
  amount: string;
  operated_on: string;
  answer: string;
  about: string | null;
};
/** In which a person finds what does not go on by itself. */
type Lists = {
  files: readonly FileOut[];
  orders: readonly OrderSeen[];
  refused: readonly FileRefused[];
  entries: readonly EntrySeen[];
  odd: readonly OddSeen[];
};
export type Overview = Lists & {
  /** Statements of the last month that lack a balance. */
  unbalanced: readonly string[];
  waiting: { orders: number; total: string; since: Date | null };
  uncounted: number;
};

const FILES = `select f.name, f.state, f.orders, f.total::text, f.made_at, f.sent_at,
    count(*) filter (where o.state = 'WRITTEN')::int as open,
    count(*) filter (where o.state in ('REJECTED', 'RETURNED'))::int as refused
  from ops.bank_file f left join ops.bank_order o on o.file = f.name
  where f.made_at > now() - interval '30 days' group by f.name
  having f.state <> 'SENT' or count(*) filter (where o.state = 'WRITTEN') > 0 or f.made_at > now() - interval '3 days'
  order by f.made_at`;
const ORDERS = `select reference, amount::text, state, code, problem from ops.bank_order
  where problem is not null or (state in ('REJECTED', 'RETURNED') and queued_at > now() - interval '7 days')
  order by queued_at limit 200`;
/** A refusal is over where the same name was taken with another content. */
const REFUSED = `select name, problem, read_at from ops.bank_answer a where problem is not null and not exists (
    select from ops.bank_answer b where b.name = a.name and b.problem is null and b.read_at > a.read_at)
  order by read_at`;
/** A notice waits for the statement of its day, which counts it by itself. */
const ENTRIES = `select e.id, e.credit, e.amount::text, e.operated_on::text, e.answer, e.about from ops.bank_entry e
  where e.kind = 'ASK' and not e.counted and (e.about is distinct from 'its file has no balances'
    or e.seen_at < now() - interval '3 days'
    or not exists (select from ops.bank_answer a where a.name = e.answer and a.kind = 'camt.054'))
  order by e.operated_on`;

const UNBALANCED = `select distinct name from ops.bank_answer a where kind in ('camt.053', '1c')
  and read_at > now() - interval '30 days' and problem is null
  and not exists (select from ops.bank_statement s where s.hash = a.hash) order by name`;

const allOf =
  (pool: pg.Pool) =>
  async <T extends pg.QueryResultRow>(text: string): Promise<T[]> =>
    (await pool.query<T>(text)).rows;

async function listsOf(pool: pg.Pool): Promise<Lists> {
  const all = allOf(pool);
  return {
    files: await all<FileOut>(FILES),
    orders: await all<OrderSeen>(ORDERS),
    refused: await all<FileRefused>(REFUSED),
    entries: await all<EntrySeen>(ENTRIES),
    odd: await all<OddSeen>(ODD),
  };
}

export async function overviewOf(pool: pg.Pool): Promise<Overview> {
  const all = allOf(pool);
  const [waiting, uncounted] = await Promise.all([
    all<Overview['waiting']>(
      `select count(*)::int as orders, coalesce(sum(amount), 0)::text as total, min(queued_at) as since
       from ops.bank_order where state = 'WAITING'`,
    ),
    all<{ n: number }>("select count(*)::int as n from ops.bank_entry where kind = 'INCOMING' and not counted"),
  ]);
  return {
    waiting: waiting[0] ?? { orders: 0, total: '0', since: null },
    ...(await listsOf(pool)),
    uncounted: uncounted[0]?.n ?? 0,
    unbalanced: (await all<{ name: string }>(UNBALANCED)).map(({ name }) => name),
  };
}

const MINUTE = 60_000;
/** An upload that still has not got its name; a bank that has not answered. */
const OUT_MS = 15 * MINUTE;
export const ANSWER_MS = 240 * MINUTE;

const isLate = ({ state, open, made_at: madeAt, sent_at: sentAt }: FileOut, now: Date): boolean => {
  if (state === 'STRANGE') return open > 0;
  return sentAt
    ? open > 0 && now.getTime() - sentAt.getTime() >= ANSWER_MS
    : now.getTime() - madeAt.getTime() >= OUT_MS;
};

/** How much waits for a person, because nothing goes on by itself. */
export async function forAPerson(pool: pg.Pool, now = new Date()): Promise<number> {
  const { files, orders, refused, entries, odd } = await listsOf(pool);
  const asked = orders.filter(({ problem }) => problem !== null);
  return files.filter((file) => isLate(file, now)).length + asked.length + refused.length + entries.length + odd.length;
}

/** A refused file is read again in the next round. The number of contents of that name. */
export const readAgain = async (pool: pg.Pool, name: string): Promise<number> =>
  (await pool.query('delete from ops.bank_answer where name = $1 and problem is not null', [name])).rowCount ?? 0;

/** A person has asked the bank and cleared it. */
export async function settled(pool: pg.Pool, id: string): Promise<number> {
  const orders = await pool.query('update ops.bank_order set problem = null where reference = $1', [id]);
  const entries = await pool.query(
    "update ops.bank_entry set counted = true, sealed = null where id = $1 and kind = 'ASK'",
    [id],
  );
  return (orders.rowCount ?? 0) + (entries.rowCount ?? 0) + (await settledOdd(pool, id));
}

/** The next round counts it like any money that came in. */
export const takeIn = async (pool: pg.Pool, id: string): Promise<number> =>
  (
    await pool.query(
      "update ops.bank_entry set kind = 'INCOMING' where id = $1 and kind = 'ASK' and credit and not counted",
      [id],
    )
  ).rowCount ?? 0;

/** A person has heard from the bank that a movement is the return of the order that it names. */
export const cameBack = async (pool: pg.Pool, id: string): Promise<number> =>
  (
    await pool.query(
      `with back as (
         update ops.bank_order o set state = 'RETURNED', code = $2, problem = null,
           operated_at = (e.operated_on + time '12:00') at time zone interval '5 hours'
         from ops.bank_entry e where e.id = $1 and e.kind = 'ASK' and e.credit and not e.counted
           and o.reference = e.reference and o.amount = e.amount and o.state in ('WRITTEN', 'PAID')
         returning e.id)
       update ops.bank_entry e set kind = 'RETURN', sealed = null from back where e.id = back.id`,
      [id, NO_REASON],
    )
  ).rowCount ?? 0;
