/** Looks at every part: who leads, how far the read models have come, what waits, how much room the disk has. */
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type pg from 'pg';
import { asOfPosition } from '../../projections/checkpoint/as-of.ts';
import { LOCK_FAMILY, RUNNER_LOCK } from '../../projections/generations.ts';
import { journalReads } from '../../projections/journal/read.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { PARTS, type PartName, TROUBLE } from '../../schema/reference/operations.ts';
import { forAPerson } from '../adapters/bank-files/overview.ts';
import { HOLDER, OVERDUE } from '../adapters/tasks/leader.ts';
import { openWork } from '../adapters/tasks/open-work.ts';
import { gapsOf } from '../domain/bank/days.ts';
import { daysRead } from '../domain/bank/decider.ts';
import { lastClosedDay } from '../people/closed-days.ts';
import type { Operations, Part } from '../ports/operations.ts';
import type { Foundation } from './foundation.ts';

export type OperationsBase = Pick<
  Foundation,
  'config' | 'pool' | 'reads' | 'clock' | 'ledger' | 'tasks' | 'rounds' | 'providerTrouble' | 'moneyDb'
> & { people: Pick<Foundation['people'], 'retentionReport'> };

const MEGABYTE = 1024 * 1024;

/** Two numbers give a lock with objsubid 2. A process that is frozen keeps its lock, but nobody renews its lease. */
const LEADERS = `
  with held as (select classid, objid, objsubid from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database()))
  select exists (select from held where classid = $1::oid and objid = $2::oid and objsubid = 2)
      and exists (select from rm.lease where until > clock_timestamp()) as projector,
    exists (${HOLDER}) and not exists (${OVERDUE}) as worker,
    (select count(*)::int from pg_locks where not granted
      and pid in (select pid from pg_stat_activity where datname = current_database())) as waiting`;
export type Leaders = { projector: boolean; worker: boolean; waiting: number };

export async function leadersOf(pool: pg.Pool): Promise<Leaders> {
  const { rows } = await pool.query<Leaders>(LEADERS, [LOCK_FAMILY, RUNNER_LOCK]);
  return rows[0] ?? { projector: false, worker: false, waiting: 0 };
}

/** The age of the oldest event that a read model has not seen. */
export async function lagSeconds({ ledger, reads }: Pick<OperationsBase, 'ledger' | 'reads'>): Promise<number> {
  const after = await asOfPosition(reads);
  const [filter, from] = [{ prefixes: LEDGER_PREFIXES }, after === 'start' ? after : BigInt(after)];
  for await (const [event] of ledger.readAllRaw(filter, from)) {
    const { recordedAt } = (event?.metadata ?? {}) as { recordedAt?: string };
    return recordedAt === undefined ? 0 : Math.max(0, (Date.now() - Date.parse(recordedAt)) / 1_000);
  }
  return 0;
}

/** A process may not have made its folder. */
export async function freeMegabytes(folder: string): Promise<number> {
  if (!existsSync(folder)) return freeMegabytes(dirname(resolve(folder)));
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / MEGABYTE);
}

export function operationsOf(base: OperationsBase): Operations {
  const { config, pool, reads, clock, ledger, tasks, rounds, providerTrouble, moneyDb, people } = base;
  const part = (name: PartName, ok: boolean, amount: number | null = null, names: readonly string[] = []): Part => ({
    name,
    ok,
    amount,
    names,
  });
  const looks: Readonly<Record<PartName, () => Promise<Part>>> = {
    LEDGER: async () => part('LEDGER', (await ledger.writeTrouble()) === undefined),
    PROJECTOR: async () => part('PROJECTOR', (await leadersOf(pool)).projector),
    WORKER: async () => part('WORKER', (await leadersOf(pool)).worker),
    READ_MODELS: async () => {
      const seconds = Math.round(await lagSeconds(base));
      return part('READ_MODELS', seconds < TROUBLE.lagSeconds, seconds);
    },
    ROUNDS: async () => {
      const standing = (await rounds.standing()).map((round) => round.name);
      return part('ROUNDS', standing.length === 0, standing.length, standing);
    },
    QUEUE: async () => {
      const oldest = Math.max(0, ...(await openWork(pool)).map(({ oldestSeconds }) => oldestSeconds));
      return part('QUEUE', oldest < TROUBLE.queueSeconds, Math.round(oldest));
    },
    DEAD_LETTERS: async () => {
      const count = await tasks.deadLetterCount();
      return part('DEAD_LETTERS', count === 0, count);
    },
    PROVIDERS: async () => {
      const failing = (await providerTrouble.standing()).map(({ provider }) => provider);
      return part('PROVIDERS', failing.length === 0, failing.length, failing);
    },
    BANK_FILES: async () => {
      const count = await forAPerson(pool);
      return part('BANK_FILES', count === 0, count);
    },
    SETTINGS: async () => part('SETTINGS', config.liveProviders.trouble() === undefined),
    STATEMENTS: async () => {
      const accounts = await journalReads(reads).bankOn(await clock.today());
      const gaps = accounts.flatMap(({ statements }) => gapsOf(daysRead(statements))).length;
      return part('STATEMENTS', gaps === 0, gaps);
    },
    DISK: async () => {
      const free = await freeMegabytes(config.dataDir);
      return part('DISK', free >= TROUBLE.diskMegabytes, free);
    },
  };
  const shown = PARTS.filter((name) => name !== 'BANK_FILES' || config.bankFiles);
  return {
    // A part that cannot be looked at is in trouble.
    parts: () => Promise.all(shown.map((name) => looks[name]().catch(() => part(name, false)))),
    queues: async () => (await openWork(pool)).filter(({ open }) => open > 0),
    retention: () => people.retentionReport(),
    lastClosedDay: async () => (await lastClosedDay(moneyDb)) ?? null,
  };
}
