import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, completed, REQUEST_CODE, registered, SIGN_IN } from '../support/access-client.ts';
import { anApplicant, chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';
import { BALANCE, CANCEL, loanNamed, type ShellApp, shellApp } from '../support/shell-app.ts';

const random = chance(seedOf('answers'));
let access: ShellApp;

beforeAll(async () => {
  access = await shellApp();
});
afterAll(() => access.close());

async function signedIn(client: Client): Promise<{ accountId: string }> {
  const found = await access.people.sessions.find(client.cookie.replace('sid=', ''));
  if (!found) throw new Error('nobody is signed in');
  return found;
}

describe('what callers and the log get to read', () => {
  test('a fault says nothing about itself, but the log does, without persons', async () => {
    const client = await registered(access, anApplicant(random));
    const wrong = await client.graphql(BALANCE);
    expect(wrong.body).toMatchObject({
      errors: [{ message: 'internal error', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    });
    access.failing(true);
    const broken = await client.post('/json/test/effect', { what: '+7 701 222 33 44' });
    access.failing(false);
    expect(broken).toMatchObject({ status: 500, body: { code: 500, message: 'Произошла ошибка. Попробуйте позже' } });
    const faults = access.logs.filter((line) => line.includes('"msg":"fault"')).map((line) => JSON.parse(line));
    expect(faults).toHaveLength(2);
    expect(JSON.stringify(faults)).toContain('secret detail');
    expect(JSON.stringify(faults)).not.toMatch(/222 ?33 ?44/);
    const { accountId } = await signedIn(client);
    const operations = ['query balance', 'POST /json/test/effect'];
    expect(faults.map(({ operation }) => operation)).toEqual(operations);
    for (const line of faults) expect(line).toMatchObject({ actorId: accountId, requestId: expect.any(String) });
    expect((await client.get('/healthz')).body).toMatchObject({ ok: true, counts: { bugs: 2, outages: 0 } });
  });

  test('a fault of a mutation is logged with its request and its person’s id, and has the status of a fault', async () => {
    const client = await registered(access, anApplicant(random));
    access.failing(true);
    const broken = await client.graphql(CANCEL, { id: loanNamed('x') });
    access.failing(false);
    expect(broken).toMatchObject({
      status: 500,
      body: { errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
    });
    const line = JSON.parse(access.logs.findLast((one) => one.includes('"msg":"fault"')) ?? '{}');
    const { accountId } = await signedIn(client);
    expect(line).toMatchObject({ operation: 'mutation cancelApplication', actorId: accountId });
    const answered = access.logs.filter((one) => one.includes(`"reqId":"${line.requestId}"`));
    expect(answered.join('')).toContain('"msg":"answered"');
  });

  test('a refusal is no fault: nothing is logged and nothing counted', async () => {
    const before = (await new Client(access).get('/healthz')).body.counts;
    await new Client(access).graphql(BALANCE);
    await new Client(access).graphql('{ nothing }');
    await new Client(access).get('/json/profile');
    expect((await new Client(access).get('/healthz')).body.counts).toEqual(before);
  });

  test('no log line knows a person', async () => {
    const person = anApplicant(random);
    await completed(access, person);
    const client = new Client(access);
    await client.get(`/json/profile/sms/limit/REGISTRATION?phoneNumber=${person.phone}`);
    await client.mutate(SIGN_IN, {
      input: { phone: person.phone, birthDate: person.birthDate, password: 'Wrong2026x' },
    });
    await client.mutate(REQUEST_CODE, { phone: person.phone });
    await client.post('/json/login', '{"phone": broken', { 'content-type': 'application/json' });
    const all = access.logs.join('');
    const { phone, iin, email, lastName, password, documentNumber, birthDate, relativePhone } = person;
    for (const secret of [
      phone,
      phone.slice(1),
      iin,
      email,
      lastName,
      password,
      documentNumber,
      birthDate,
      relativePhone,
    ])
      expect(all.includes(secret)).toBe(false);
    expect(all).toContain('"route":"/json/profile/sms/limit/:smsMessageType"');
  });

  test('keys of prototypes, broken JSON and huge bodies are refused', async () => {
    const client = await registered(access, anApplicant(random));
    const json = { 'content-type': 'application/json' };
    for (const body of [
      '{"__proto__": {"what": "x"}}',
      '{"what": "x", "constructor": {"prototype": {}}}',
      '{',
      `"${'x'.repeat(70_000)}"`,
    ])
      expect((await client.post('/json/test/effect', body, json)).status).toBeGreaterThanOrEqual(400);
    expect(({} as Record<string, unknown>).what).toBeUndefined();
  });

  test('only the picture of a face may be large, and only a borrower sends it', async () => {
    const client = await registered(access, anApplicant(random));
    const frame = 'x'.repeat(70_000);
    const face = 'mutation($frame: String!) { submitFace(sessionId: "s", frame: $frame) { errors { code } } }';
    const other = 'mutation($frame: String!) { setLocale(locale: RU) { errors { code } } }';
    const sent = async (by: Client, query: string) => (await by.graphql(query, { frame })).status;
    expect(await sent(new Client(access), face)).toBe(413);
    expect(await sent(new Client(access, { 'x-auth-token': 'x'.repeat(43) }), face)).toBe(413);
    expect(await sent(client, other)).toBe(413);
    expect(await sent(client, face)).not.toBe(413);
  });

  test('answers carry the headers that keep pages apart', async () => {
    const { headers } = await new Client(access).get('/healthz');
    const script = /<script>(.*?)<\/script>/.exec(readFileSync('web/index.html', 'utf8'))?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });

  test('health, readiness and the description of the calls', async () => {
    expect((await new Client(access).get('/readyz')).body).toEqual({ ready: true, checks: { postgres: 'ok' } });
    const { body } = await new Client(access).get('/json/openapi.json');
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: { '/json/login': { post: { requestBody: {} } }, '/json/nesie/checkPhone': {} },
    });
  });
});
