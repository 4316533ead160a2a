/**
 * The user that Nesie connects as. Users are made over HTTP, which the own event server does not speak: an HTTPS server
 * with its certificate stands for that half of an EventStoreDB. The rights are read back over gRPC, as they were
 * stored.
 */
import { readFileSync } from 'node:fs';
import { createServer, globalAgent, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GROUP, limitUser, removeUser } from '../../server/adapters/ledger/limited-user.ts';
import { type StoreUsers, storeUsers } from '../../server/adapters/ledger/store-users.ts';
import { freePort } from '../../server/cli/free-port.ts';
import { wishedUser } from '../../server/cli/ledger/commands.ts';
import { type GuardedEventServer, guardedEventServer } from '../support/event-server.ts';
import { type TestDatabase, testDatabase } from '../support/postgres.ts';

const asked: { call: string; authorization: string | undefined; body: unknown }[] = [];
/** By name: the groups of whoever is there. */
const there = new Map<string, string[]>();
const answers: number[] = [];
let database: TestDatabase;
let store: GuardedEventServer;
let users: Server;
let nodes: URL[];

beforeAll(async () => {
  database = await testDatabase();
  store = await guardedEventServer(database.url);
  const ofStore = (file: string) => readFileSync(store.caFile.replace('ca/ca.crt', `server/${file}`));
  const tls = { cert: ofStore('node.crt'), key: ofStore('node.key') };
  users = createServer(tls, async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const call = `${request.method} ${request.url}`;
    const fields = body ? JSON.parse(body) : undefined;
    asked.push({ call, authorization: request.headers.authorization, body: fields });
    const planned = answers.shift();
    const [status, answer] = planned === undefined ? answerTo(call, fields) : [planned, {}];
    // EventStoreDB says in a body what it did.
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => users.listen(0, '127.0.0.1', resolve));
  // The first node is down.
  const { port } = users.address() as AddressInfo;
  nodes = [new URL(`https://127.0.0.1:${await freePort()}`), new URL(`https://127.0.0.1:${port}`)];
});
afterAll(async () => {
  users.close();
  await store.stop();
  await database.drop();
});

function answerTo(call: string, fields: { LoginName: string; Groups: string[] }): [number, object] {
  const [, method, name = ''] = /^(\w+) \/users\/(.*)$/.exec(call) ?? [];
  const groups = there.get(name);
  if (method === 'POST' && there.has(fields.LoginName)) return [409, { success: false, error: 'Conflict' }];
  if (method === 'POST') there.set(fields.LoginName, fields.Groups);
  if (method === 'PUT' && groups) there.set(name, fields.Groups);
  if (method === 'DELETE') return [there.delete(name) ? 200 : 404, {}];
  return [method === 'POST' ? 201 : groups ? 200 : 404, { success: true, data: { fullName: 'Of before', groups } }];
}

const atStore = (): StoreUsers => storeUsers(store.url, nodes);
const wish = (user: string) =>
  wishedUser(user, { EVENTSTORE_ADMIN_URL: store.url, EVENTSTORE_USER_PASSWORD: 'a-password-of-a-test' });

const rightsStored = async () => {
  const client = EventStoreDBClient.connectionString(store.url);
  const settings = [];
  for await (const { event } of client.readStream('$settings')) settings.push(event);
  const { metadata } = await client.getStreamMetadata('$all');
  await client.dispose();
  return { settings, metadata };
};

const OTHERS = { $r: '$all', $w: ['$all', 'accounts'], $d: '$all', $mr: '$all', $mw: '$all' };

it('is made with a password of his own, and may neither delete nor write metadata', async () => {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const client = EventStoreDBClient.connectionString(store.url);
  await client.setStreamMetadata('$all', { maxAge: 60 });
  const others = jsonEvent({ type: 'update-default-acl', data: { $userStreamAcl: OTHERS } });
  await client.appendToStream('$settings', others, { expectedRevision: NO_STREAM });
  await client.dispose();
  // It has no leader yet, then he is made; the second run finds him.
  answers.push(503);
  await limitUser(wish('nesie-app'), say, atStore());
  await limitUser(wish('nesie-app'), say, atStore());
  expect(said.filter((line) => line.startsWith('The user'))).toEqual([
    'The user nesie-app is made.',
    'The user nesie-app is there; his password stays.',
  ]);
  const login = /\/\/([^@]*)@/.exec(store.url)?.[1] ?? '';
  expect(asked[1]).toEqual({
    call: 'POST /users/',
    authorization: `Basic ${Buffer.from(login).toString('base64')}`,
    body: { LoginName: 'nesie-app', FullName: 'Nesie', Groups: [GROUP], Password: 'a-password-of-a-test' },
  });
  const { settings, metadata } = await rightsStored();
  // Another program that was let in before keeps what it may; what everybody may ends.
  expect(settings.slice(1)).toMatchObject([
    {
      type: 'update-default-acl',
      data: {
        $userStreamAcl: {
          $r: ['$admins', GROUP],
          $w: ['accounts', '$admins', GROUP],
          $d: ['$admins'],
          $mw: ['$admins'],
        },
      },
    },
  ]);
  expect(metadata).toEqual({ acl: { readRoles: ['$admins', GROUP] }, maxAge: 60 });
});

it('a second user takes nothing from the first, so that a password is changed while everything runs (R984)', async () => {
  const before = await rightsStored();
  await limitUser(wish('second'), () => undefined, atStore());
  expect([...there.keys()]).toEqual(['nesie-app', 'second']);
  expect(await rightsStored()).toEqual(before);
  const said: string[] = [];
  await removeUser('nesie-app', (line) => void said.push(line), atStore());
  await removeUser('nesie-app', (line) => void said.push(line), atStore());
  expect([...there.keys()]).toEqual(['second']);
  expect(said).toEqual(['The user nesie-app is removed.', 'There is no user nesie-app.']);
});

it('a user of an earlier release, who is in no group, is put into it', async () => {
  there.set('of-before', ['readers']);
  await limitUser(wish('of-before'), () => undefined, atStore());
  expect(there.get('of-before')).toEqual(['readers', GROUP]);
});

it('no connection is kept by an answer that nobody reads: the command would not end for minutes', async () => {
  await limitUser(wish('quick'), () => undefined, atStore());
  expect(Object.keys(globalAgent.sockets)).toEqual([]);
});

it('is refused without TLS, with a short password, and where the administrator is not believed', async () => {
  const EVENTSTORE_USER_PASSWORD = 'a-password-of-a-test';
  const plain = { EVENTSTORE_ADMIN_URL: 'esdb://127.0.0.1:2113?tls=false', EVENTSTORE_USER_PASSWORD };
  expect(() => wishedUser('nesie', plain)).toThrow(/needs TLS and a user in EVENTSTORE_ADMIN_URL/);
  const short = { EVENTSTORE_ADMIN_URL: store.url, EVENTSTORE_USER_PASSWORD: 'short' };
  expect(() => wishedUser('nesie', short)).toThrow(/8 characters/);
  answers.push(401);
  await expect(limitUser(wish('nesie'), () => undefined, atStore())).rejects.toThrow(/refuses the administrator/);
});
