/** Looks at every part, for /readyz, Prometheus and the administrator alike (R890). */
import { modelStatuses } from '../../projections/checkpoint/as-of.ts';
import { leftInWords, leftOf } from '../../projections/generations.ts';
import { journalReads } from '../../projections/journal/read.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { PARTS, type PartName, TROUBLE } from '../../schema/reference/operations.ts';
import { statutoryGapsOn } from '../../schema/reference/statutory-gaps.ts';
import { lastBackup } from '../adapters/backup-note.ts';
import { forAPerson } from '../adapters/bank-files/overview.ts';
import { openWork } from '../adapters/tasks/open-work.ts';
import { copiedLog } from '../copied-log.ts';
import { gapsOf } from '../domain/bank/days.ts';
import { daysRead } from '../domain/bank/decider.ts';
import { lastClosedDay } from '../people/closed-days.ts';
import type { Operations } from '../ports/operations.ts';
import { unknownBorrowers } from './behind-log.ts';
import type { Foundation } from './foundation.ts';
import { ledgerTrouble } from './known-log.ts';
import { freeMegabytes, lagSeconds, leadersOf } from './measures.ts';
import { lastingFor, nodesInWords } from './nodes-in-words.ts';

export type OperationsBase = Pick<
  Foundation,
  'config' | 'pool' | 'reads' | 'clock' | 'ledger' | 'tasks' | 'rounds' | 'providerTrouble' | 'moneyDb'
> & { people: Pick<Foundation['people'], 'retentionReport'> };

/** `why` is a sentence where the part needs a person. */
type Look = { why: string | undefined; amount?: number | null; names?: readonly string[] };

const counted = (amount: number, what: string): Look => ({
  amount,
  why: amount === 0 ? undefined : `${amount} ${what}`,
});

export function operationsOf(base: OperationsBase): Operations {
  const { config, pool, reads, clock, ledger, tasks, rounds, providerTrouble, moneyDb, people } = base;
  const unknown = unknownBorrowers(pool, async () => (await lagSeconds({ ledger, reads })) > 0);
  const looks: Readonly<Record<PartName, () => Promise<Look>>> = {
    LEDGER: async () => ({ why: await ledgerTrouble(base) }),
    NODES: async () => ({ why: nodesInWords(await ledger.nodes()) }),
    PROJECTOR: async () => {
      const idle = (await leadersOf(base)).lanes.filter(({ led }) => !led).map(({ lane }) => lane);
      const what = idle.join(', ');
      return { why: what && `no process brings events into the read models (lane ${what}): pages grow old` };
    },
    READ_MODELS: async () => {
      const seconds = Math.round(await lagSeconds(base));
      return {
        amount: seconds,
        why: seconds < TROUBLE.lagSeconds ? undefined : `the read models are ${lastingFor(seconds)} behind the log`,
      };
    },
    WORKER: async () => {
      if (copiedLog(config.dataDir))
        return { why: 'the log was imported from another installation: nothing runs by itself' };
      if ((await leadersOf(base)).worker) return { why: undefined };
      return { why: 'no process runs the workflows: payouts and messages wait' };
    },
    /** One that hangs, or whose process has ended while it ran and left it to nobody. */
    ROUNDS: async () => {
      const standing = await rounds.standing();
      const sentences = standing.map(({ name, since }) => `${name} since ${since.toISOString()}`);
      return {
        amount: standing.length,
        names: standing.map(({ name }) => name),
        why: sentences.length === 0 ? undefined : `rounds of the workers stand still: ${sentences.join(', ')}`,
      };
    },
    MODELS: async () => {
      const left = leftOf(new Map((await modelStatuses(reads)).map((one) => [one.model, one])), READ_MODELS);
      return { amount: left.length, why: left.map(leftInWords).join('; ') || undefined };
    },
    QUEUE: async () => {
      const [first] = (await openWork(pool)).toSorted((a, b) => b.oldestSeconds - a.oldestSeconds);
      const amount = Math.round(first?.oldestSeconds ?? 0);
      const old = amount >= TROUBLE.queueSeconds;
      return { amount, why: old ? `a step of ${first?.workflow} has waited for ${lastingFor(amount)}` : undefined };
    },
    DEAD_LETTERS: async () =>
      counted(await tasks.deadLetterCount(), 'dead letters wait for a fix: see stuckTasks in the office'),
    STALLED: async () =>
      counted(await tasks.stalledCount(), 'streams had stalled and were queued again: see stuckTasks in the office'),
    /** Steps that need them wait, and go on by themselves. */
    PROVIDERS: async () => {
      const silent = await providerTrouble.standing();
      const sentences = silent.map(
        ({ provider, failure, failures, since }) =>
          `${provider}: the last ${failures} calls failed (${failure}), the first at ${since.toISOString()}`,
      );
      return {
        amount: silent.length,
        names: silent.map(({ provider }) => provider),
        why: sentences.join('; ') || undefined,
      };
    },
    BANK_FILES: async () =>
      counted(await forAPerson(pool), 'files, orders or movements of the bank wait for a person: npm run bank'),
    SETTINGS: async () => {
      const trouble = config.liveProviders.trouble();
      return { why: trouble && `the changed settings of providers are not taken, those of before hold: ${trouble}` };
    },
    STATEMENTS: async () => {
      const accounts = await journalReads(reads).bankOn(await clock.today());
      const gaps = accounts.flatMap(({ statements }) => gapsOf(daysRead(statements))).length;
      return counted(gaps, 'gaps in the statements of the bank: npm run audit -- books names their days');
    },
    PERSONS: async () =>
      counted(await unknown(), 'borrowers of the log have no account: the database of persons is older than the log'),
    STATUTORY: async () => {
      const gaps = statutoryGapsOn(await clock.today());
      const missing = gaps.filter((gap) => gap !== 'CEILINGS').join(' and no ');
      const old = gaps.includes('CEILINGS') && 'the ceilings of the law were not checked for half a year';
      const why = [missing && `this year has no ${missing} row that is published and checked, the last one holds`, old]
        .filter(Boolean)
        .join('; ');
      return { why };
    },
    BACKUP: async () => {
      const made = await lastBackup(pool);
      if (made === undefined) return { why: 'no backup was ever made: npm run backup' };
      const seconds = Math.max(0, Math.round((Date.now() - made.getTime()) / 1_000));
      const old = seconds >= TROUBLE.backupSeconds;
      return { amount: seconds, why: old ? `the last backup was made at ${made.toISOString()}` : undefined };
    },
    DISK: async () => {
      const free = await freeMegabytes(config.dataDir);
      const little = free < TROUBLE.diskMegabytes;
      return { amount: free, why: little ? `${free} MB are left on the disk of the data folder` : undefined };
    },
  };
  const absent = new Set<PartName>([
    ...(config.bankFiles ? [] : (['BANK_FILES'] as const)),
    // A demo has nothing to lose, and an export has no persons.
    ...(config.env === 'production' ? [] : (['BACKUP'] as const)),
    ...(copiedLog(config.dataDir) ? (['PERSONS'] as const) : []),
  ]);
  const names = PARTS.filter((name) => !absent.has(name));
  const part: Operations['part'] = async (name) => {
    const { why, amount = null, names = [] } = await looks[name]();
    return { name, ok: !why, why: why || undefined, amount, names };
  };
  const seen: Operations['part'] = (name) =>
    part(name).catch(() => ({ name, ok: false, why: 'cannot be looked at', amount: null, names: [] }));
  return {
    names,
    part,
    parts: () => Promise.all(names.map(seen)),
    queues: async () => (await openWork(pool)).filter(({ open }) => open > 0),
    retention: () => people.retentionReport(),
    lastClosedDay: async () => (await lastClosedDay(moneyDb)) ?? null,
  };
}
