/** An api that comes up while the read models are built from nothing, after a move or a restore (R986). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateProjections } from '../../projections/migrate.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { startRunner } from '../../projections/runner.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { firstBuild } from '../../server/compose/first-build.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';
import { silentLog } from '../support/silent-log.ts';
import { until } from '../support/until.ts';

let server: TestEventServer;
let ledger: RawLedger;
let db: ReadModelDatabase;

beforeAll(async () => {
  server = await eventServer();
  ledger = openLedger({ url: server.url, log: silentLog });
  db = await emptyModels();
  const log = new TestLog();
  new ALife(log, 'of years ago', localDate('2024-02-02')).placed().issued();
  await log.copyTo(ledger);
});
afterAll(async () => {
  await ledger.close();
  await db.drop();
  await server.stop();
});

async function emptyModels(): Promise<ReadModelDatabase> {
  const made = await readModelDatabase();
  await migrateProjections(made.url);
  return made;
}

it('it is not ready until they are built', async () => {
  const building = firstBuild({ ledger, reads: db.pool }, () => 0);
  expect(await building()).toMatch(/^the read models are being built: \d+ days behind the log$/);
  const runner = await startRunner({ url: db.url, source: ledger.feed, models: READ_MODELS });
  await until(async () => (await building()) === undefined);
  await runner.stop();
});

it('models that do not move keep nobody waiting', async () => {
  const other = await emptyModels();
  let ms = 0;
  const check = firstBuild({ ledger, reads: other.pool }, () => ms);
  expect(await check()).toMatch(/being built/);
  ms = 29_000;
  expect(await check()).toMatch(/being built/);
  ms = 31_000;
  expect(await check()).toBeUndefined();
  await other.drop();
});
