/** A loan stuck in a state that a workflow should have ended moves on by itself and is shown to the office. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateProjections } from '../../projections/migrate.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { createPool } from '../../projections/postgres.ts';
import { startRunner as startProjector } from '../../projections/runner.ts';
import { stalledReads } from '../../projections/stalled/read.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { requeueStalled, type StalledDeps } from '../../server/workflows/stalled.ts';
import { verificationWorkflow } from '../../server/workflows/verification.ts';
import { complete } from '../support/lending-steps.ts';
import { aBorrower, type LendingWorld, lendingWorld } from '../support/lending-world.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
let stops: (() => Promise<unknown>)[];
let deps: StalledDeps;

beforeAll(async () => {
  world = await lendingWorld();
  const { databaseUrl } = world;
  await migrateProjections(databaseUrl);
  const reads = createPool(databaseUrl, 2);
  const projector = await startProjector({ url: databaseUrl, source: world.ledger.feed, models: READ_MODELS });
  stops = [() => projector.stop(), () => reads.end()];
  // Ten minutes in the product; here every row is old enough.
  deps = { ...world, reads: stalledReads(reads), workflows: world.workflows, log: () => undefined, minutes: 0 };
  const head = await world.ledger.head({ prefixes: LEDGER_PREFIXES });
  await until(() => head === 'start' || projector.state().position !== 'start');
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await world.close();
});

const statusOf = async (loanId: Parameters<LendingWorld['loan']>[0]) => (await world.loan(loanId)).status;

it('an application whose task ended without a word is decided after all, and the office reads what stood where', async () => {
  const loan = await complete(world, await aBorrower(world));
  // As an older version left it: the task is finished, but the loan has not moved.
  const silent = verificationWorkflow({ verify: async () => ({ notNeeded: 'an old state was read' }) });
  const first = world.startWorkflows([silent]);
  await until(async () => (await doneTasks()) === 1);
  await first.stop();
  expect(await statusOf(loan.loanId)).toBe('ON_VERIFICATION');

  await until(async () => (await requeueStalled(deps)).length === 1);
  expect(await world.tasks.stuck(3)).toMatchObject([
    { workflow: 'verification', stream: `loan-${loan.loanId}`, kind: 'standing', lastError: 'ON_VERIFICATION' },
  ]);
  // While a task is open, nothing starts another.
  expect(await requeueStalled(deps)).toEqual([]);
  const second = world.startWorkflows();
  await until(async () => (await statusOf(loan.loanId)) !== 'ON_VERIFICATION');
  await until(async () => (await world.tasks.openCount('verification')) === 0);
  await second.stop();
  expect(['APPROVED', 'AGREED']).toContain(await statusOf(loan.loanId));
});

const doneTasks = async (): Promise<number> =>
  (await world.pool.query("select 1 from ops.task where workflow = 'verification' and done_at is not null")).rowCount ??
  0;
