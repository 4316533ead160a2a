/** What is told of the nodes of an event store before they fail, and how their certificates are renewed (R985). */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EventServer, startEventServer } from '../../server/adapters/ledger/embedded/server.ts';
import { openLedger } from '../../server/adapters/ledger/eventstore.ts';
import { daysLeft, nodesAt, placeOf } from '../../server/adapters/ledger/nodes.ts';
import { type CertificateFiles, makeCertificates } from '../../server/cli/certificates.ts';
import { renewNodes, writeCluster } from '../../server/cli/cluster-certificates.ts';
import { freePort } from '../../server/cli/free-port.ts';
import { lastingFor, nodesInWords } from '../../server/compose/nodes-in-words.ts';
import { type TestDatabase, testDatabase } from '../support/postgres.ts';
import { silentLog } from '../support/silent-log.ts';

let database: TestDatabase;
let folder: string;
const servers: EventServer[] = [];

beforeEach(async () => {
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), 'nesie-nodes-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const filesOf = (name: string): CertificateFiles => ({
  caFile: join(folder, 'ca', 'ca.crt'),
  certFile: join(folder, name, 'node.crt'),
  keyFile: join(folder, name, 'node.key'),
});

async function serve({ certFile, keyFile, caFile }: CertificateFiles): Promise<string> {
  const tls = { cert: readFileSync(certFile), key: readFileSync(keyFile) };
  const server = await startEventServer({ databaseUrl: database.url, tls });
  servers.push(server);
  return `esdb://localhost:${server.port}?tls=true&tlsCAFile=${caFile}`;
}

it('nodes that answer and the days of their certificates are seen, and a node that is gone is named', async () => {
  const { node } = await makeCertificates(folder, { node: ['localhost'] }, { days: 20.5, keyType: 'ec' });
  const url = await serve(node ?? filesOf('node'));
  const seen = await nodesAt(placeOf(url));
  expect(seen).toMatchObject([{ answers: true, distrust: undefined }]);
  expect(daysLeft(seen)).toBe(20);
  expect(nodesInWords(seen)).toBe('a certificate of the event store ends in 20 days: npm run certs -- --renew');
  const gone = `localhost:${await freePort()}`;
  const [authority = ''] = url.replace('esdb://', '').split('?');
  const both = await nodesAt(placeOf(url.replace(authority, `${authority},${gone}`)));
  expect(nodesInWords(both)).toMatch(new RegExp(`^1 of 2 nodes of the event store answer, not ${gone}; `));
  expect(nodesInWords([{ host: 'a', answers: true, distrust: undefined, validTo: undefined }])).toBeUndefined();
});

it('a certificate that has ended is named as such, and not as one of an unknown authority', async () => {
  const { node } = await makeCertificates(folder, { node: ['localhost'] }, { days: -0.5, keyType: 'ec' });
  const url = await serve(node ?? filesOf('node'));
  const ledger = openLedger({ url, log: silentLog });
  const trouble = await ledger.trouble();
  await ledger.close();
  expect(trouble).toMatchObject({
    final: true,
    sentence: expect.stringMatching(/ ended at .*npm run certs -- --renew/),
  });
  expect(daysLeft(await nodesAt(placeOf(url)))).toBe(-1);
});

it('renewed nodes are trusted by clients that know the authority, whose key its owner alone can read', async () => {
  await writeCluster(folder, ['localhost']);
  const authority = readFileSync(filesOf('localhost').caFile, 'utf8');
  const before = readFileSync(filesOf('localhost').certFile, 'utf8');
  expect(statSync(join(folder, 'authority', 'ca.key')).mode & 0o777).toBe(0o600);
  const said = await renewNodes(folder, []);
  expect(said[0]).toContain(filesOf('localhost').certFile);
  expect(readFileSync(filesOf('localhost').certFile, 'utf8')).not.toBe(before);
  expect(readFileSync(filesOf('localhost').caFile, 'utf8')).toBe(authority);
  const url = await serve(filesOf('localhost'));
  expect(await nodesAt(placeOf(url))).toMatchObject([{ answers: true, distrust: undefined }]);
  rmSync(join(folder, 'authority'), { recursive: true });
  await expect(renewNodes(folder, [])).rejects.toThrow(/The key of the authority is not there/);
});

it('a length of time is told in the unit that a person counts in', () => {
  expect([119, 7_199, 7_200, 172_800, 49_612_788].map(lastingFor)).toEqual([
    '119 s',
    '119 minutes',
    '2 hours',
    '2 days',
    '574 days',
  ]);
});
