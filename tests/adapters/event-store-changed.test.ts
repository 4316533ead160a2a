/** What an administrator changes at the event store while Nesie runs: told, and taken up without a restart. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EventServer, startEventServer } from '../../server/adapters/ledger/embedded/server.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { outageOf } from '../../server/api/http/outage.ts';
import { makeCertificates } from '../../server/cli/certificates.ts';
import { LedgerUnavailable } from '../../server/ports/ledger.ts';
import { type TestDatabase, testDatabase } from '../support/postgres.ts';
import { silentLog } from '../support/silent-log.ts';
import { slotClaimed, slotContext, slotName } from '../support/slot-events.ts';
import { until } from '../support/until.ts';

let database: TestDatabase;
let server: EventServer;
let ledger: RawLedger;
let folder: string;
let caFile: string;
const credentials = { user: 'nesie', password: 'the first password' };

async function start(port = 0): Promise<void> {
  const { node } = await makeCertificates(folder, { node: ['localhost', '127.0.0.1'] }, { days: 1, keyType: 'ec' });
  const tls = { cert: readFileSync(node?.certFile ?? ''), key: readFileSync(node?.keyFile ?? '') };
  caFile = node?.caFile ?? '';
  server = await startEventServer({ databaseUrl: database.url, port, tls, credentials });
}

beforeEach(async () => {
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), 'nesie-event-store-changed-'));
  credentials.password = 'the first password';
  await start();
  const login = `nesie:${encodeURIComponent(credentials.password)}`;
  ledger = openLedger({ url: `esdb://${login}@localhost:${server.port}?tls=true&tlsCAFile=${caFile}`, log: silentLog });
});
afterEach(async () => {
  await ledger.close();
  await server.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const append = (n: number) => ledger.append(slotName(n), 'none', [slotClaimed(1)], slotContext());

it('a changed password is told although appends go on, and is an outage for whoever asks', async () => {
  await append(1);
  credentials.password = 'the second password';
  await append(2);
  expect((await ledger.trouble())?.sentence).toMatch(/^The event store at .* refuses the credentials\./);
  const refused = await ledger.readLatest(slotName(9)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(LedgerUnavailable);
  expect(outageOf(refused, { changes: false, appended: false })).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(outageOf(refused, { changes: true, appended: false })).toMatchObject({ code: 'OUTCOME_UNKNOWN' });
  credentials.password = 'the first password';
  await until(async () => (await ledger.trouble()) === undefined);
});

it('certificates of another authority, in the file that the address names, are taken up by every connection', async () => {
  const seen: string[] = [];
  ledger.subscribe({ prefixes: ['slot-'] }, 'start', async (batch) => void seen.push(...batch.map((e) => e.stream)));
  await append(1);
  await until(() => seen.length === 1);
  const { port } = server;
  await server.stop();
  await start(port);
  await until(async () => (await ledger.trouble()) === undefined);
  await until(() =>
    append(2).then(
      () => true,
      () => false,
    ),
  );
  expect((await ledger.readLatest(slotName(2))).events).toHaveLength(1);
  await until(() => seen.length === 2);
});
