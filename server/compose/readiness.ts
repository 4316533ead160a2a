import { modelStatuses } from '../../projections/checkpoint/as-of.ts';
import { leftInWords, leftOf } from '../../projections/generations.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { TROUBLE } from '../../schema/reference/operations.ts';
import { statutoryGapsOn } from '../../schema/reference/statutory-gaps.ts';
import { forAPerson } from '../adapters/bank-files/overview.ts';
import type { ReadyCheck } from '../api/deps.ts';
import { copiedLog } from '../copied-log.ts';
import { knowsEveryBorrower } from './behind-log.ts';
import type { Foundation } from './foundation.ts';
import { freeMegabytes, lagSeconds, leadersOf } from './operations.ts';

type Checks = Record<string, ReadyCheck>;
type Warned = Pick<
  Foundation,
  'config' | 'pool' | 'reads' | 'ledger' | 'tasks' | 'rounds' | 'clock' | 'providerTrouble'
>;

export const readiness = ({ pool, ledger }: Foundation): Checks => ({
  postgres: async () => {
    await pool.query('select 1');
    return undefined;
  },
  /** Reads may work while writes cannot: the disk is full, or the event store's database is silent. */
  ledger: async () => (await ledger.writeTrouble())?.sentence,
});

export const warnings = ({ config, pool, reads, ledger, tasks, rounds, clock, providerTrouble }: Warned): Checks => ({
  projector: async () =>
    (await leadersOf(pool)).projector ? undefined : 'no process brings events into the read models: pages grow old',
  worker: async () => {
    if (copiedLog(config.dataDir)) return 'the log was imported from another installation: nothing runs by itself';
    return (await leadersOf(pool)).worker ? undefined : 'no process runs the workflows: payouts and messages wait';
  },
  /** One that hangs, or whose process has ended while it ran and left it to nobody. */
  rounds: async () => {
    const standing = (await rounds.standing()).map(({ name, since }) => `${name} since ${since.toISOString()}`);
    return standing.length === 0 ? undefined : `rounds of the workers stand still: ${standing.join(', ')}`;
  },
  lag: async () => {
    const seconds = Math.round(await lagSeconds({ ledger, reads }));
    return seconds < TROUBLE.lagSeconds ? undefined : `the read models are ${seconds} s behind the log`;
  },
  models: async () => {
    const versions = new Map((await modelStatuses(reads)).map((one) => [one.model, one]));
    const left = leftOf(versions, READ_MODELS);
    return left.length === 0 ? undefined : left.map(leftInWords).join('; ');
  },
  disk: async () => {
    const free = await freeMegabytes(config.dataDir);
    return free >= TROUBLE.diskMegabytes ? undefined : `${free} MB are left on the disk of the data folder`;
  },
  /** Steps that need them wait, and go on by themselves. */
  providers: async () => {
    const silent = (await providerTrouble.standing()).map(
      ({ provider, failure, failures, since }) =>
        `${provider}: the last ${failures} calls failed (${failure}), the first at ${since.toISOString()}`,
    );
    return silent.length === 0 ? undefined : silent.join('; ');
  },
  bank: async () => {
    const count = config.bankFiles ? await forAPerson(pool) : 0;
    return count === 0 ? undefined : `${count} files, orders or movements of the bank wait for a person: npm run bank`;
  },
  settings: async () => {
    const trouble = config.liveProviders.trouble();
    return trouble && `the changed settings of providers are not taken, those of before hold: ${trouble}`;
  },
  statutory: async () => {
    const gaps = statutoryGapsOn(await clock.today());
    return gaps.length === 0 ? undefined : `this year has no ${gaps.join(' and no ')} row, the last one holds`;
  },
  workflows: async () => {
    const count = await tasks.deadLetterCount();
    return count === 0 ? undefined : `${count} dead letters wait for a fix: see stuckTasks in the office`;
  },
  standing: async () => {
    const count = await tasks.stalledCount();
    return count === 0 ? undefined : `${count} streams had stalled and were queued again: see stuckTasks in the office`;
  },
  // An export has no persons.
  persons: copiedLog(config.dataDir)
    ? async () => undefined
    : knowsEveryBorrower(pool, async () => (await lagSeconds({ ledger, reads })) > 0),
});
