/** The watch moves on payments, payouts and transfers that stand still with nothing at work on them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateProjections } from '../../projections/migrate.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { createPool } from '../../projections/postgres.ts';
import { startRunner as startProjector } from '../../projections/runner.ts';
import { stalledReads } from '../../projections/stalled/read.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { paymentStream } from '../../schema/events/streams.ts';
import type { BorrowerId, PaymentId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { balanceOf } from '../../server/use-cases/balance/balance.ts';
import { reserveTransfer } from '../../server/use-cases/balance/balance-transfer.ts';
import { requeueStalled, type StalledDeps } from '../../server/workflows/stalled.ts';
import { aCaller, anActiveLoan, anApprovedLoan, reaches, topUp, typesOf } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';
import { until } from '../support/until.ts';

let world: MoneyWorld;
let deps: StalledDeps;
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  world = await moneyWorld();
  const { databaseUrl: url } = world.addresses;
  await migrateProjections(url);
  const projector = await startProjector({ url, source: world.ledger.feed, models: READ_MODELS });
  const reads = createPool(url, 2);
  stops.push(
    () => projector.stop(),
    () => reads.end(),
  );
  deps = { ...world, reads: stalledReads(reads), log: () => undefined, minutes: 0 };
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await world.stop();
});

/** Does the work as if each of its tasks had ended without an effect. */
const unseen = <T>(work: () => Promise<T>): Promise<T> =>
  world.alone(async () => {
    const done = await work();
    const head = await world.ledger.head({ prefixes: LEDGER_PREFIXES });
    const names = world.workflows.map(({ name }) => name);
    if (head !== 'start') await world.tasks.queue(names, [], head);
    return done;
  });

const drivenOn = async (workflow: string): Promise<void> =>
  until(async () => (await requeueStalled(deps)).some((one) => one.workflow === workflow));

it('a payment that was written down and not placed', async () => {
  const [provider, externalId] = ['terminal', 'stands-still'];
  const operationDate = localDate('2026-03-02');
  const outcome = {
    paymentId: crypto.randomUUID() as PaymentId,
    provider,
    externalId,
    amount: tenge(500),
    operationDate,
  };
  const notice = { type: 'NotifyPayment', ...outcome, loanId: null, borrowerId: null, problem: null } as const;
  await unseen(() => world.receiving.tell(provider, externalId, aCaller(), notice));
  await drivenOn('payment');
  const types = () => typesOf(world, paymentStream(provider, externalId));
  await until(async () => (await types()).includes('PaymentSuspended'));
});

it('a payment reversed before its notice is not moved on: it waits for the notice', async () => {
  const externalId = 'taken-back-untold';
  const operatedAt = await world.clock.businessNow();
  await world.receiving.takenBack('terminal', { externalId, amount: tenge(500), loanId: null, operatedAt });
  const stream = paymentStream('terminal', externalId);
  const seen = async () => (await deps.reads.payments(0)).some((row) => row.stream === stream);
  await until(seen);
  await until(async () => !(await world.tasks.isOpen('payment', stream)));
  expect((await requeueStalled(deps)).map((one) => one.stream)).not.toContain(stream);
});

it('a payout that was approved and not sent', async () => {
  const borrower = await world.borrower();
  const loanId = await unseen(() => anApprovedLoan(world, borrower));
  await drivenOn('payout');
  await reaches(world, loanId, 'ACTIVE');
});

it('money of the balance set aside for a loan that never heard of it', async () => {
  const borrower = await world.borrower();
  await topUp(world, borrower, 2_000);
  const loanId = await anActiveLoan(world, borrower);
  const transfer = { transferId: crypto.randomUUID() as PaymentId, loanId, borrowerId: borrower.id as BorrowerId };
  const day = localDate('2026-03-02');
  await unseen(() => reserveTransfer(world.base, aCaller(), { ...transfer, amount: tenge(1_000), day }));
  expect(await balanceOf(world.ledger, borrower.id)).toBe(tenge(1_000));
  await drivenOn('balance-transfer');
  await until(async () => (await typesOf(world, `loan-${loanId}`)).includes('BalanceApplied'));
  await until(async () => (await requeueStalled(deps)).every(({ workflow }) => workflow !== 'balance-transfer'));
});
