/**
 * The user that Nesie connects as. Users are made over HTTP, which the own event server does not speak: an HTTPS server
 * with its certificate stands for that half of an EventStoreDB. The rights are read back over gRPC, as they were
 * stored.
 */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { EventStoreDBClient } from '@eventstore/db-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitUser } from '../../server/adapters/ledger/limited-user.ts';
import { wishedUser } from '../../server/cli/ledger/commands.ts';
import { type GuardedEventServer, guardedEventServer } from '../support/event-server.ts';
import { type TestDatabase, testDatabase } from '../support/postgres.ts';

const asked: { authorization: string | undefined; body: unknown }[] = [];
const answers: number[] = [];
let database: TestDatabase;
let store: GuardedEventServer;
let users: Server;
let usersAt: URL;

beforeAll(async () => {
  database = await testDatabase();
  store = await guardedEventServer(database.url);
  const ofStore = (file: string) => readFileSync(store.caFile.replace('ca/ca.crt', `server/${file}`));
  const tls = { cert: ofStore('node.crt'), key: ofStore('node.key') };
  users = createServer(tls, async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (`${request.method} ${request.url}` !== 'POST /users/') return response.writeHead(404).end();
    asked.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
    return response.writeHead(answers.shift() ?? 409).end();
  });
  await new Promise<void>((resolve) => users.listen(0, '127.0.0.1', resolve));
  usersAt = new URL(`https://127.0.0.1:${(users.address() as AddressInfo).port}`);
});
afterAll(async () => {
  users.close();
  await store.stop();
  await database.drop();
});

const rightsStored = async () => {
  const client = EventStoreDBClient.connectionString(store.url);
  const settings = [];
  for await (const { event } of client.readStream('$settings')) settings.push(event);
  const { metadata } = await client.getStreamMetadata('$all');
  await client.dispose();
  return { settings, metadata };
};

it('is made with a password of his own, and may neither delete nor write metadata', async () => {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const wished = wishedUser('nesie-app', {
    EVENTSTORE_ADMIN_URL: store.url,
    EVENTSTORE_USER_PASSWORD: 'a-password-of-a-test',
  });
  const client = EventStoreDBClient.connectionString(store.url);
  await client.setStreamMetadata('$all', { maxAge: 60 });
  await client.dispose();
  // It has no leader yet, then he is made; the second run finds him.
  answers.push(503, 201);
  await limitUser(wished, say, usersAt);
  await limitUser(wished, say, usersAt);
  expect(said.filter((line) => line.startsWith('The user'))).toEqual([
    'The user nesie-app is made.',
    'The user nesie-app is there; his password stays.',
  ]);
  const login = /\/\/([^@]*)@/.exec(store.url)?.[1] ?? '';
  expect(asked).toHaveLength(3);
  expect(asked[0]).toEqual({
    authorization: `Basic ${Buffer.from(login).toString('base64')}`,
    body: { LoginName: 'nesie-app', FullName: 'Nesie', Groups: [], Password: 'a-password-of-a-test' },
  });
  const { settings, metadata } = await rightsStored();
  expect(settings).toMatchObject([
    {
      type: 'update-default-acl',
      data: {
        $userStreamAcl: { $r: ['$admins', 'nesie-app'], $w: ['$admins', 'nesie-app'], $d: '$admins', $mw: '$admins' },
      },
    },
  ]);
  expect(metadata).toEqual({ acl: { readRoles: ['$admins', 'nesie-app'] }, maxAge: 60 });
});

it('is refused without TLS, with a short password, and where the administrator is not believed', async () => {
  const EVENTSTORE_USER_PASSWORD = 'a-password-of-a-test';
  const plain = { EVENTSTORE_ADMIN_URL: 'esdb://127.0.0.1:2113?tls=false', EVENTSTORE_USER_PASSWORD };
  expect(() => wishedUser('nesie', plain)).toThrow(/needs TLS and a user in EVENTSTORE_ADMIN_URL/);
  const short = { EVENTSTORE_ADMIN_URL: store.url, EVENTSTORE_USER_PASSWORD: 'short' };
  expect(() => wishedUser('nesie', short)).toThrow(/8 characters/);
  answers.push(401);
  const wished = wishedUser('nesie', { EVENTSTORE_ADMIN_URL: store.url, EVENTSTORE_USER_PASSWORD });
  await expect(limitUser(wished, () => undefined, usersAt)).rejects.toThrow(/refuses the administrator/);
});
