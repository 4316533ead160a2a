/** From the rows of the read model, and from streams where the rows may be behind. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWaiter } from '../../projections/checkpoint/wait-for.ts';
import { migrateProjections } from '../../projections/migrate.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { createPool } from '../../projections/postgres.ts';
import { type Runner, startRunner } from '../../projections/runner.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { bonusStream } from '../../schema/events/streams.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import { tenge } from '../../schema/values/money.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { ownWrites } from '../../server/adapters/loans/own-writes.ts';
import { streamBonuses } from '../../server/adapters/loans/stream-bonuses.ts';
import { bonusesOf } from '../../server/compose/bonuses.ts';
import { loansOf } from '../../server/compose/loans.ts';
import { commandOwnLoan } from '../../server/use-cases/loan/loan-command.ts';
import { streamLoans } from '../../server/use-cases/loan/loans.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { done } from '../support/json-client.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { applied, complete, given } from '../support/lending-steps.ts';
import { aBorrower, aCaller, type LendingWorld, lendingWorld } from '../support/lending-world.ts';
import { silentLog } from '../support/silent-log.ts';

let events: TestEventServer;
let world: LendingWorld;
let app: LendingApp;
let projector: Runner;
const closing: (() => Promise<void>)[] = [];
/** Streams read since the list was cleared. */
const streamsRead: string[] = [];

const counting = (ledger: RawLedger): RawLedger => ({
  ...ledger,
  readLatest: (stream) => {
    if (/^(loan|bonus)-/.test(stream)) streamsRead.push(stream);
    return ledger.readLatest(stream);
  },
});

async function reading(log: RawLedger, url: string) {
  await migrateProjections(url);
  const writes = ownWrites();
  const ledger = counting(writes.noting(log));
  const [reads, waiter] = [createPool(url), await createWaiter(url)];
  closing.push(
    () => waiter.close(),
    () => reads.end(),
  );
  return {
    ledger,
    loans: loansOf({ ledger, reads, waiter, writes }),
    bonuses: bonusesOf({ ledger, reads, waiter, writes }),
  };
}

const startProjector = () =>
  startRunner({ url: world.databaseUrl, source: world.ledger.feed, models: READ_MODELS, patienceMs: 5_000 });

async function caughtUp(): Promise<void> {
  const head = await world.ledger.head({ prefixes: LEDGER_PREFIXES });
  await expect.poll(() => projector.state().position).toBe(head);
}

beforeAll(async () => {
  events = await eventServer();
  world = await lendingWorld({ events, reading });
  app = await lendingApp(world);
  projector = await startProjector();
});
afterAll(async () => {
  await projector.stop();
  await app.app.close();
  for (const close of closing) await close();
  await world.close();
});

const LOAN = `query($id: LoanId!) { loan(id: $id) { id status schedule { order } payments { id } }
  currentLoan { id status } myLoans { edges { node { id status } } } }`;

async function read(borrowerId: string, id: LoanId) {
  const token = await app.tokenOf(borrowerId);
  const { data } = (await app.graphql(token, LOAN, { id })).body;
  const credits = await done(app.json(token).GET('/json/credit'));
  return { ...data, credits: credits.data };
}

const cancelled = async (ledger: RawLedger, borrowerId: BorrowerId, loanId: LoanId) =>
  given(
    await commandOwnLoan({ ledger, clock: world.clock }, { caller: aCaller(borrowerId), borrowerId }, loanId, {
      type: 'CancelApplication',
    }),
  );

it('serves a loan and the loans of a borrower from rows that say what the streams say', async () => {
  const person = await aBorrower(world);
  const borrowerId = person.borrowerId as BorrowerId;
  const { loanId } = await complete(world, person);
  await caughtUp();
  await read(borrowerId, loanId);
  streamsRead.length = 0;
  expect(await read(borrowerId, loanId)).toMatchObject({
    loan: { id: loanId, status: 'ON_VERIFICATION' },
    currentLoan: { id: loanId },
    myLoans: { edges: [{ node: { id: loanId } }] },
  });
  expect(streamsRead).toEqual([]);
  expect(await world.loans.loan(loanId)).toEqual(await streamLoans(world.ledger).loan(loanId));
  expect(await world.loans.loansOf(borrowerId)).toEqual(await streamLoans(world.ledger).loansOf(borrowerId));
});

it('reads the stream of a loan whose event the read model could not take', async () => {
  const person = await aBorrower(world);
  const { loanId } = await applied(world, person);
  await caughtUp();
  await world.pool.query(
    `insert into rm.parked (model, generation, stream, revision, position, halted, error)
     select model, generation, $1, 1, 0, false, 'a test' from rm.pointer where model = 'loan'`,
    [`loan-${loanId}`],
  );
  try {
    streamsRead.length = 0;
    expect(await read(person.borrowerId, loanId)).toMatchObject({ loan: { status: 'INITIAL' } });
    expect(streamsRead).toContain(`loan-${loanId}`);
  } finally {
    await world.pool.query("delete from rm.parked where error = 'a test'");
  }
});

it(`shows new data while the projector is stopped: own writes at once, others' writes soon`, async () => {
  const person = await aBorrower(world);
  const borrowerId = person.borrowerId as BorrowerId;
  const { loanId } = await applied(world, person);
  await caughtUp();
  await read(borrowerId, loanId);
  await projector.stop();
  const elsewhere = openLedger({ url: events.url, log: silentLog });
  try {
    await cancelled(world.ledger, borrowerId, loanId);
    expect(await read(borrowerId, loanId)).toMatchObject({ loan: { status: 'CANCELED' }, currentLoan: null });
    const second = await applied(world, person);
    expect(await read(borrowerId, second.loanId)).toMatchObject({
      loan: { status: 'INITIAL' },
      currentLoan: { id: second.loanId },
      myLoans: { edges: [{ node: { status: 'INITIAL' } }, { node: { status: 'CANCELED' } }] },
    });
    await cancelled(elsewhere, borrowerId, second.loanId);
    await expect.poll(() => read(borrowerId, second.loanId)).toMatchObject({ loan: { status: 'CANCELED' } });
  } finally {
    await elsewhere.close();
    projector = await startProjector();
  }
});

it('lists bonuses from rows that say what the stream says, and at once what was just written', async () => {
  const person = await aBorrower(world);
  const borrowerId = person.borrowerId as BorrowerId;
  const { loanId } = await applied(world, person);
  await caughtUp();
  const earned = async (n: number) => {
    const of = {
      paymentId: crypto.randomUUID() as PaymentId,
      interest: tenge(1_000 * n),
      paidOn: await world.clock.today(),
    };
    return world.can.bonus.earn(aCaller(borrowerId), loanId, of);
  };
  const BONUSES = '{ bonusAccount { balance operations { id on amount reason balance } } }';
  const shown = async () => (await app.graphql(await app.tokenOf(borrowerId), BONUSES)).body.data.bonusAccount;
  await earned(1);
  await earned(2);
  expect(await shown()).toMatchObject({ balance: '30.00', operations: [{ amount: '20.00' }, { amount: '10.00' }] });
  await caughtUp();
  await shown();
  streamsRead.length = 0;
  expect((await shown()).operations).toHaveLength(2);
  expect(streamsRead).not.toContain(bonusStream(borrowerId));
  expect(await world.bonuses.movesOf(borrowerId)).toEqual(await streamBonuses(world.ledger).movesOf(borrowerId));
});
