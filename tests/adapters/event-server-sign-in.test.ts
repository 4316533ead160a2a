/** As `npm start` opens the event port: TLS with its own certificate, and a password on every call. */
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccessDeniedError, EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RefusalLine } from '../../server/adapters/ledger/embedded/refusal-log.ts';
import { openLedger } from '../../server/adapters/ledger/eventstore.ts';
import { makeCertificates } from '../../server/cli/certificates.ts';
import { eventStoreAccess } from '../../server/cli/event-store-access.ts';
import { type GuardedEventServer, guardedEventServer } from '../support/event-server.ts';
import { type TestDatabase, testDatabase } from '../support/postgres.ts';
import { silentLog } from '../support/silent-log.ts';

let database: TestDatabase;
let server: GuardedEventServer;
const refused: RefusalLine[] = [];
const clients: EventStoreDBClient[] = [];
const folder = mkdtempSync(join(tmpdir(), 'nesie-sign-in-'));

beforeAll(async () => {
  database = await testDatabase();
  server = await guardedEventServer(database.url, { onRefusal: (line) => refused.push(line) });
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function clientAt(url: string): EventStoreDBClient {
  const client = EventStoreDBClient.connectionString(url);
  clients.push(client);
  return client;
}

const at = (login: string, hosts = `127.0.0.1:${server.port}`, query = `tls=true&tlsCAFile=${server.caFile}`) =>
  `esdb://${login}${hosts}?${query}`;
const event = () => jsonEvent({ type: 'Happened', data: { n: 1 } });

async function all<T>(read: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of read) found.push(item);
  return found;
}

describe.each([
  ['a wrong password', () => at('nesie:guessed@')],
  ["a stranger's name", () => at('admin:changeit@')],
  ['no credentials', () => at('')],
])('%s', (_what, address) => {
  const calls: Record<string, (client: EventStoreDBClient) => Promise<unknown>> = {
    append: (client) => client.appendToStream('refused-1', event(), { expectedRevision: NO_STREAM }),
    read: (client) => all(client.readStream('refused-1')),
    'read of $all': (client) => all(client.readAll({ maxCount: 1 })),
    subscription: (client) => all(client.subscribeToAll()),
    metadata: (client) => client.setStreamMetadata('refused-1', { maxCount: 1 }),
    delete: (client) => client.deleteStream('refused-1'),
    tombstone: (client) => client.tombstoneStream('refused-1'),
  };

  it.each(Object.keys(calls))('%s is refused, in the word that the client has for it', async (name) => {
    await expect(calls[name]?.(clientAt(address()))).rejects.toThrow(AccessDeniedError);
  });
});

it('wrong credentials leave a line in the log and store nothing', async () => {
  expect(refused.map((line) => line.refused)).toContain('UNAUTHENTICATED');
  const found = await all(clientAt(server.url).readAll());
  expect(found.map((one) => one.event?.streamId)).not.toContain('refused-1');
});

it('right credentials are let in, by one node and by gossip', async () => {
  const login = /esdb:\/\/([^@]+@)/.exec(server.url)?.[1] ?? '';
  for (const url of [server.url, at(login, `127.0.0.1:${server.port},localhost:${server.port}`)]) {
    const stream = `allowed-${crypto.randomUUID()}`;
    await clientAt(url).appendToStream(stream, event(), { expectedRevision: NO_STREAM });
    expect(await all(clientAt(url).readStream(stream))).toHaveLength(1);
  }
});

it('a client that trusts another authority is not connected, nor one without TLS', async () => {
  const { other } = await makeCertificates(folder, { other: ['127.0.0.1'] }, { days: 1, keyType: 'ec' });
  const login = /esdb:\/\/([^@]+@)/.exec(server.url)?.[1] ?? '';
  for (const query of [`tls=true&tlsCAFile=${other?.caFile}`, 'tls=false']) {
    const client = clientAt(at(login, undefined, query));
    await expect(all(client.readAll({ maxCount: 1 }))).rejects.toThrow();
  }
});

describe('the sentence of a failed start', () => {
  const troubleAt = async (url: string) => {
    const ledger = openLedger({ url, log: silentLog });
    const trouble = await ledger.trouble();
    await ledger.close();
    return trouble;
  };

  it('a wrong password is named', async () => {
    const trouble = await troubleAt(at('nesie:guessed@'));
    expect(trouble).toMatchObject({ final: true });
    expect(trouble?.sentence).toMatch(/^The event store at 127\.0\.0\.1:\d+ refuses the credentials\./);
  });

  it('a certificate of an unknown authority is named', async () => {
    const { stranger } = await makeCertificates(folder, { stranger: ['127.0.0.1'] }, { days: 1, keyType: 'ec' });
    const login = /esdb:\/\/([^@]+@)/.exec(server.url)?.[1] ?? '';
    const trouble = await troubleAt(at(login, undefined, `tls=true&tlsCAFile=${stranger?.caFile}`));
    expect(trouble).toMatchObject({ final: true });
    expect(trouble?.sentence).toMatch(/^The certificate of the event store at .* is not trusted .*tlsCAFile/);
  });

  it('nothing is said where nothing is wrong', async () => {
    expect(await troubleAt(server.url)).toBeUndefined();
  });
});

describe('certificates and passwords made for one run', () => {
  it('the certificate is signed by its authority, for this machine alone, with a key that only its owner reads', async () => {
    const { env } = await eventStoreAccess(folder);
    const certificate = new X509Certificate(readFileSync(env.EVENTS_TLS_CERT ?? ''));
    const authority = new X509Certificate(readFileSync(join(folder, 'event-store', 'ca', 'ca.crt')));
    expect(certificate.verify(authority.publicKey)).toBe(true);
    expect(authority.ca).toBe(true);
    expect([certificate.checkIP('127.0.0.1'), certificate.checkHost('localhost')]).toEqual(['127.0.0.1', 'localhost']);
    expect(certificate.checkHost('example.org')).toBeUndefined();
    expect(statSync(env.EVENTS_TLS_KEY ?? '').mode & 0o777).toBe(0o600);
    expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now() + 300 * 86_400_000);
  });

  it('the password is a new one', async () => {
    const made = [await eventStoreAccess(folder), await eventStoreAccess(folder)];
    const passwords = made.map(({ env }) => env.EVENTS_PASSWORD ?? '');
    expect(new Set(passwords).size).toBe(2);
    expect(passwords.every((password) => password.length >= 32)).toBe(true);
  });

  it('a folder that does not fit into an address is refused in a sentence', async () => {
    await expect(eventStoreAccess('/tmp/a&b')).rejects.toThrow(/choose a DATA_DIR without/);
  });
});

it('the files of a cluster are those of docker-compose.cluster.yml, one certificate per node', async () => {
  const compose = readFileSync(new URL('../../docker-compose.cluster.yml', import.meta.url), 'utf8');
  const nodes = ['eventstore-1', 'eventstore-2', 'eventstore-3'];
  const made = await makeCertificates(
    join(folder, 'certs'),
    Object.fromEntries(nodes.map((n) => [n, [n, 'localhost']])),
    {
      days: 1,
      keyType: 'rsa',
    },
  );
  for (const node of nodes) {
    expect(compose).toContain(`./certs/${node}:/certs/node:ro`);
    const certificate = new X509Certificate(readFileSync(made[node]?.certFile ?? ''));
    expect([certificate.checkHost(node), certificate.checkHost('localhost')]).toEqual([node, 'localhost']);
    expect(certificate.subject).toBe('CN=eventstoredb-node');
    expect(made[node]?.certFile).toBe(join(folder, 'certs', node, 'node.crt'));
  }
  expect(compose).toContain('--cacert /certs/ca/ca.crt https://localhost:2113/health/live');
});
