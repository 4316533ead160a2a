/** What is measured of the running product: who leads, how far the read models have come, room on the disk. */
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { asOfPosition } from '../../projections/checkpoint/as-of.ts';
import { LOCK_FAMILY, RUNNER_LOCK } from '../../projections/generations.ts';
import { lanesOf } from '../../projections/lanes.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { DISPUTE } from '../../schema/reference/dispute.ts';
import { STRANGER_POTS } from '../../schema/reference/limits.ts';
import { addDays, type Instant, type LocalDate } from '../../schema/values/local-date.ts';
import { HOLDER, OVERDUE } from '../adapters/tasks/leader.ts';
import type { Foundation } from './foundation.ts';

type Base = Pick<Foundation, 'config' | 'pool' | 'ledger' | 'reads'>;

const MEGABYTE = 1024 * 1024;

/** Two numbers give a lock with objsubid 2. A process that is frozen keeps its lock, but nobody renews its lease. */
const LEADERS = `
  with held as (select classid, objid, objsubid from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database()))
  select array(select lane from rm.lease where until > clock_timestamp()
      and exists (select from held where classid = $1::oid and objid = $2::oid and objsubid = 2)) as lanes,
    exists (${HOLDER}) and not exists (${OVERDUE}) as worker,
    (select count(*)::int from pg_locks where not granted
      and pid in (select pid from pg_stat_activity where datname = current_database())) as waiting`;

export type Leaders = {
  /** Every lane of the read models, and whether a projector writes it. */
  lanes: readonly { lane: string; led: boolean }[];
  worker: boolean;
  /** Statements that wait for a lock. */
  waiting: number;
};

export async function leadersOf({ pool, config }: Pick<Base, 'pool' | 'config'>): Promise<Leaders> {
  const { rows } = await pool.query<{ lanes: string[]; worker: boolean; waiting: number }>(LEADERS, [
    LOCK_FAMILY,
    RUNNER_LOCK,
  ]);
  const { lanes: led, worker, waiting } = rows[0] ?? { lanes: [], worker: false, waiting: 0 };
  const lanes = lanesOf(READ_MODELS, config.projectorPartitions).map(({ name }) => name);
  return { lanes: lanes.map((lane) => ({ lane, led: led.includes(lane) })), worker, waiting };
}

/** The age of the oldest event that a read model has not seen. */
export async function lagSeconds({ ledger, reads }: Pick<Base, 'ledger' | 'reads'>): Promise<number> {
  const after = await asOfPosition(reads);
  const [filter, from] = [{ prefixes: LEDGER_PREFIXES }, after === 'start' ? after : BigInt(after)];
  for await (const [event] of ledger.readAllRaw(filter, from)) {
    const { recordedAt } = (event?.metadata ?? {}) as { recordedAt?: string };
    return recordedAt === undefined ? 0 : Math.max(0, (Date.now() - Date.parse(recordedAt)) / 1_000);
  }
  return 0;
}

/** Of the model that has come furthest; null before the first event. */
export async function furthestPosition(reads: Pool): Promise<bigint | null> {
  const { rows } = await reads.query<{ at: string | null }>('select max(position)::text as at from rm.checkpoint');
  const at = rows[0]?.at;
  return at ? BigInt(at) : null;
}

/** A process may not have made its folder. */
export async function freeMegabytes(folder: string): Promise<number> {
  if (!existsSync(folder)) return freeMegabytes(dirname(resolve(folder)));
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / MEGABYTE);
}

type Pool = Pick<Base['pool'], 'query'>;

type Counted = { readonly name: string; readonly seconds: number };

/** Of the present window of a limit of staff: all together, and the most of one, 0 where nobody has a row. */
export async function usedByStaff(pool: Pool, { name, seconds }: Counted): Promise<{ all: number; most: number }> {
  const { rows } = await pool.query<{ all: number; most: number }>(
    `select coalesce(sum(used), 0)::int as all, coalesce(max(used), 0)::int as most from ops.limit_use
     where name = $1 and window_start > now() - make_interval(secs => $2)`,
    [name, seconds],
  );
  return rows[0] ?? { all: 0, most: 0 };
}

/** What was used today of the SMS for strangers, in budgets of a day; 4 closes registration (R760). */
export async function strangerShares(pool: Pool, aDay: number): Promise<{ registration: number; restore: number }> {
  const { rows } = await pool.query<{ name: string; used: number }>(
    `select name, used from ops.limit_use
     where name = any($1) and window_start > now() - interval '1 day'`,
    [Object.values(STRANGER_POTS)],
  );
  const share = (name: string) => (rows.find((row) => row.name === name)?.used ?? 0) / aDay;
  return { registration: share(STRANGER_POTS.registration), restore: share(STRANGER_POTS.restore) };
}

/** Loans whose decision, or whose answer to a dispute, was promised for a time that has passed (R190, R1031). */
export async function missedPromises(
  reads: Pool,
  now: Instant,
  today: LocalDate,
): Promise<{ decision: number; dispute: number }> {
  const { rows } = await reads.query<{ decision: number; dispute: number }>(
    `select (select count(*)::int from rm.loan where decide_by < $1) as decision,
       (select count(*)::int from rm.loan where disputed_on < $2) as dispute`,
    [now, addDays(today, -DISPUTE.answerDays)],
  );
  return rows[0] ?? { decision: 0, dispute: 0 };
}

/** A bank compares the last six digits of an invoice, and the counter behind them begins anew after a million. */
const INVOICES = 1_000_000;
export async function invoiceNumbersLeft(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ last: string }>('select last_value as last from ops.processor_number');
  return INVOICES - (Number(rows[0]?.last ?? 0) % INVOICES);
}

export async function keptAnswersMegabytes(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(`select pg_total_relation_size('ops.idempotency') as bytes`);
  return Math.ceil(Number(rows[0]?.bytes ?? 0) / MEGABYTE);
}
