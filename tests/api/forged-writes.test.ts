import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import { Client, registered } from '../support/access-client.ts';
import { anApplicant, chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';
import { CANCEL, loanNamed, type ShellApp, shellApp } from '../support/shell-app.ts';

const random = chance(seedOf('forged writes'));
let access: ShellApp;

beforeAll(async () => {
  access = await shellApp();
});
afterAll(() => access.close());

describe('forged writes', () => {
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['our page', { 'sec-fetch-site': 'same-origin' }, 200],
    ['typed by the person', { 'sec-fetch-site': 'none' }, 200],
    ['an old browser on another site', { origin: 'https://evil.example' }, 403],
    ['a sandboxed frame', { origin: 'null' }, 403],
    ['an old browser on our page', { origin: 'http://localhost:4000' }, 200],
    ['no browser', {}, 200],
  ])('%s', async (_who, headers, status) => {
    const client = await registered(access, anApplicant(random));
    expect((await client.post('/json/test/effect', { what: 'x' }, headers)).status).toBe(status);
    expect((await client.graphql(CANCEL, { id: loanNamed('x') }, headers)).status).toBe(status);
    expect((await client.post('/json/login', { email: 'a@b.kz', password: 'x' }, headers)).status).toBe(status);
  });

  test('a write with the token in the header needs no page', async () => {
    const person = anApplicant(random);
    const client = await registered(access, person);
    const token = client.cookie.replace('sid=', '');
    const bearer = new Client(access, { 'x-auth-token': token, 'sec-fetch-site': 'cross-site' });
    expect((await bearer.post('/json/test/effect', { what: 'x' })).status).toBe(200);
  });

  test('scripts read no cookie, and over https each has the __Host- prefix', async () => {
    const cookiesOf = async (app: AccessApp): Promise<string[]> => {
      const client = new Client(app);
      const answer = await client.post('/json/login', { email: 'admin@nesie.kz', password: 'Admin2026' });
      return [answer.headers['set-cookie'] ?? []].flat().map(String);
    };
    const [session, device, ...more] = await cookiesOf(access);
    expect(session).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(more).toEqual([]);
    const secure = await accessApp({ config: { publicUrl: 'https://nesie.kz' } });
    const overTls = await cookiesOf(secure);
    await secure.close();
    expect(overTls).toHaveLength(2);
    for (const cookie of overTls)
      expect(cookie).toMatch(/^__Host-\w+=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });
});
