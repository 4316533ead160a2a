/** The log says that money was sent; the order to the bank says whether it was (R977). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { READ_MODELS } from '../../projections/models.ts';
import { openPool } from '../../projections/postgres.ts';
import { startRunner } from '../../projections/runner.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { loanStream } from '../../schema/events/streams.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { BANK_FILES } from '../../server/adapters/bank-files/book.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { migrateAdapters } from '../../server/adapters/migrate.ts';
import { audit } from '../../server/cli/audit-commands.ts';
import { ALife, PRINCIPAL } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';
import { silentLog } from '../support/silent-log.ts';
import { until } from '../support/until.ts';

const DAY = localDate('2026-02-02');
let server: TestEventServer;
let ledger: RawLedger;
let db: ReadModelDatabase;
let pool: ReturnType<typeof openPool>;

beforeAll(async () => {
  [server, db] = await Promise.all([eventServer(), readModelDatabase()]);
  ledger = openLedger({ url: server.url, log: silentLog });
  pool = openPool({ connectionString: db.url, max: 1 });
  await migrateAdapters(pool);
});
afterAll(async () => {
  await ledger.close();
  await pool.end();
  await Promise.all([server.stop(), db.drop()]);
});

/** A loan that was paid out by a file of the bank under this reference. */
async function sent(name: string, reference: string): Promise<string> {
  const log = new TestLog();
  const life = new ALife(log, name, DAY).placed().issued();
  for (const event of log.events)
    if (event.type === 'PayoutSent') Object.assign(event.data, { provider: BANK_FILES, externalId: reference });
  await log.copyTo(ledger);
  return loanStream(life.loanId);
}

const order = (reference: string, amount: bigint) =>
  pool.query(`insert into ops.bank_order (key, reference, amount, state) values ($1, $1, $2, 'WAITING')`, [
    reference,
    amount,
  ]);

it('a payout without its order, and one of another sum, are named; one with its order is not', async () => {
  const [honest, absent, other] = [await sent('honest', 'R1'), await sent('absent', 'R2'), await sent('other', 'R3')];
  await order('R1', PRINCIPAL);
  await order('R3', PRINCIPAL - 1n);
  const head = await ledger.head({ prefixes: LEDGER_PREFIXES });
  const runner = await startRunner({ url: db.url, source: ledger.feed, models: READ_MODELS });
  await until(() => runner.state().position === head);
  await runner.stop();
  const lines: string[] = [];
  const at = () => ({ databaseUrl: db.url, eventStoreUrl: server.url });
  expect(await audit(['verify', '--all'], at, (line) => void lines.push(line))).toBe(1);
  const about = (stream: string) => lines.filter((line) => line.startsWith(stream));
  expect(about(honest)).toEqual([]);
  expect(about(absent)).toEqual([
    expect.stringContaining('says that money was sent by the order R2, and there is no such order to the bank'),
  ]);
  expect(about(other)).toEqual([
    expect.stringContaining(`sent ${PRINCIPAL} tiyn, and the order R3 to the bank is of ${PRINCIPAL - 1n}`),
  ]);
});
