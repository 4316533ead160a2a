/** A verification while read models are behind the log: after a move, a restore, or with nobody who brings them on. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { READ_MODELS } from '../../projections/models.ts';
import { startRunner } from '../../projections/runner.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { loanStream } from '../../schema/events/streams.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { audit } from '../../server/cli/audit-commands.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';
import { silentLog } from '../support/silent-log.ts';
import { until } from '../support/until.ts';

const DAY = localDate('2026-02-02');
let server: TestEventServer;
let ledger: RawLedger;
let db: ReadModelDatabase;

beforeAll(async () => {
  server = await eventServer();
  ledger = openLedger({ url: server.url, log: silentLog });
  db = await readModelDatabase();
});
afterAll(async () => {
  await ledger.close();
  await db.drop();
  await server.stop();
});

async function aLife(name: string): Promise<ALife> {
  const log = new TestLog();
  const life = new ALife(log, name, DAY).placed().issued();
  await log.copyTo(ledger);
  return life;
}
const startModels = () => startRunner({ url: db.url, source: ledger.feed, models: READ_MODELS });
const verify = (say: (line: string) => void) =>
  audit(['verify', '--all'], () => ({ databaseUrl: db.url, eventStoreUrl: server.url }), say);

it('read models that are still built are waited for, and then all of the log is looked at (R983)', async () => {
  await aLife('first');
  const behind = await startModels();
  await until(async () => behind.state().position === (await ledger.head({ prefixes: LEDGER_PREFIXES })));
  await behind.stop();
  await aLife('second');
  const lines: string[] = [];
  const code = verify((line) => void lines.push(line));
  await until(() => lines.some((line) => /^The read models stand at position \d+ of \d+: waiting/.test(line)));
  const models = await startModels();
  expect([await code, lines.at(-1)]).toEqual([0, expect.stringContaining('the read models are what the log says')]);
  await models.stop();
});

it('where nobody brings them on it says how far it looked, and takes no later half of a pair for lost (R983)', async () => {
  const life = await aLife('third');
  const lines: string[] = [];
  expect(await verify((line) => void lines.push(line))).toBe(1);
  const found = lines.filter((line) => /^(the log|loan-|transit|slot-)/.test(line));
  expect(found).toEqual([expect.stringMatching(/^the log.* was looked at up to position \d+ of \d+: /)]);
  expect(lines.join()).not.toContain(loanStream(life.loanId));
});
