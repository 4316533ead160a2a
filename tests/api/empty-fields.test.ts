/** Empty bodies that name their type, files for calls that take none, and the name that every answer carries. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, registered } from '../support/access-client.ts';
import { anApplicant, chance } from '../support/person.ts';
import { type ShellApp, shellApp } from '../support/shell-app.ts';

let access: ShellApp;
beforeAll(async () => {
  access = await shellApp();
});
afterAll(() => access.close());

test('an empty body named JSON is a body without fields; a broken one stays unreadable', async () => {
  const client = await registered(access, anApplicant(chance(20261128)));
  const json = { 'content-type': 'application/json' };
  expect((await client.post('/json/nesie/checkPhone', '{', json)).status).toBe(400);
  const empty = await client.post('/json/logout', '', json);
  expect([empty.status, empty.body.code]).toEqual([200, 0]);
  expect((await client.post('/graphql', '', json)).status).toBe(400);
});

test('a file is refused by a call that takes none', async () => {
  for (const type of ['application/octet-stream', 'application/pdf']) {
    const refused = await new Client(access).post('/json/login', 'bytes', { 'content-type': type });
    expect([type, refused.status, refused.body.businessLogicErrors]).toEqual([type, 415, ['error.body.type']]);
  }
});

test('every answer names its request, and a refused stranger learns how to sign in', async () => {
  const answers = [
    await access.app.inject({ url: '/json/authorized/authorizedV2' }),
    await access.app.inject({ url: '/json/profile' }),
    await access.app.inject({ url: `/json/nesie/${'a'.repeat(300)}` }),
    await access.app.inject({ url: '/json/%E0%A4%A' }),
  ];
  for (const { headers } of answers) expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(answers[1]?.headers).toMatchObject({ 'www-authenticate': 'Token realm="Nesie"' });
});
