/** How many sessions an account keeps open. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import { type Client, registered } from '../support/access-client.ts';
import { anApplicant, chance } from '../support/person.ts';

let access: AccessApp;
beforeAll(async () => {
  access = await accessApp();
});
afterAll(() => access.close());

it('the twenty-first session of an account ends the one that was seen longest ago', async () => {
  const { sessions } = access.people;
  const client: Client = await registered(access, anApplicant(chance(20261201)));
  const token = client.cookie.replace('sid=', '');
  const first = await sessions.find(token);
  if (!first) throw new Error('nobody is signed in');
  const later: string[] = [];
  for (let at = 0; at < 20; at += 1) later.push((await sessions.open(first.accountId)).token);
  expect(await sessions.openOf(first.accountId)).toHaveLength(20);
  expect(await sessions.find(token)).toBeUndefined();
  for (const one of later) expect(await sessions.find(one)).toBeDefined();
});
