/** What a borrower reads of a loan while the log is silent, as in an election: the row with its time (R986). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWaiter } from '../../projections/checkpoint/wait-for.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { startRunner } from '../../projections/runner.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { freshnessOf } from '../../server/adapters/loans/behind.ts';
import { ownWrites } from '../../server/adapters/loans/own-writes.ts';
import { type Doing, doingThis } from '../../server/api/http/doing.ts';
import { loansOf } from '../../server/compose/loans.ts';
import { LedgerUnavailable } from '../../server/ports/ledger.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';
import { silentLog } from '../support/silent-log.ts';
import { until } from '../support/until.ts';

let server: TestEventServer;
let ledger: RawLedger;
let db: ReadModelDatabase;
let life: ALife;

beforeAll(async () => {
  server = await eventServer();
  ledger = openLedger({ url: server.url, log: silentLog });
  db = await readModelDatabase();
  const log = new TestLog();
  life = new ALife(log, 'of a silent log', localDate('2026-02-02')).placed().issued();
  await log.copyTo(ledger);
  const head = await ledger.head({ prefixes: LEDGER_PREFIXES });
  const runner = await startRunner({ url: db.url, source: ledger.feed, models: READ_MODELS });
  await until(() => runner.state().position === head);
  await runner.stop();
});
afterAll(async () => {
  await ledger.close();
  await db.drop();
  await server.stop();
});

const doing = (showsItsTime: boolean): Doing => ({
  requestId: 'one',
  operation: 'query',
  actorId: 'somebody',
  changes: false,
  showsItsTime,
});

it('whoever asks for the time of the answer gets the loan as it was known, and nobody else an old one', async () => {
  const waiter = await createWaiter(db.url);
  let silent = false;
  const away = async (): Promise<never> => {
    throw new LedgerUnavailable('no leader');
  };
  const failing: RawLedger = {
    ...ledger,
    head: (filter) => (silent ? away() : ledger.head(filter)),
    readLatest: (stream) => (silent ? away() : ledger.readLatest(stream)),
  };
  const loans = loansOf({ ledger: failing, reads: db.pool, waiter, writes: ownWrites() });
  const read = (showsItsTime: boolean) => doingThis(doing(showsItsTime), () => loans.loan(life.loanId));
  const before = await read(true);
  expect([before?.state.status, before?.asOf]).toEqual(['ACTIVE', undefined]);
  silent = true;
  await until(async () => (await read(true))?.asOf !== undefined);
  const shown = await read(true);
  expect(shown).toEqual({ ...before, asOf: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  expect((await doingThis(doing(true), () => loans.loansOf(life.borrowerId))).map(({ asOf }) => asOf)).toEqual([
    shown?.asOf,
  ]);
  await expect(read(false)).rejects.toThrow(LedgerUnavailable);
  silent = false;
  await until(async () => (await read(true))?.asOf === undefined);
  await waiter.close();
});

it('rows that were never current are not shown as those of any time', async () => {
  const never = freshnessOf({
    head: () => Promise.reject(new LedgerUnavailable('no leader')),
    reaches: async () => true,
  });
  expect(await never()).toEqual({ is: 'BEHIND' });
});
