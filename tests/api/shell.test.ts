/** What the shell promises whatever is behind it: policies, forged writes, keys, limits of an operation, errors, logs. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildASTSchema, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Context } from '../../server/api/context.ts';
import { FIELD_POLICIES } from '../../server/api/policies.ts';
import { route } from '../../server/api/rest/route.ts';
import { executableSchema, readSdl, rootFields } from '../../server/api/schema.ts';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import { Client, completed, REQUEST_CODE, registered, SIGN_IN } from '../support/access-client.ts';
import { anApplicant, chance } from '../support/person.ts';

const random = chance(Number(process.env.SEED ?? 20261120));
const ROOT = join(import.meta.dirname, '..', '..');
const sdl = readSdl(join(ROOT, 'schema', 'graphql'));
/** Everything that a counting mutation and a counting call were asked, with the command ids they got. */
const effects: { what: string; commandId: string }[] = [];
let fails = false;
let access: AccessApp;

const count = async (what: string, context: Context, ms = 0): Promise<void> => {
  effects.push({ what, commandId: context.commandId });
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (fails) throw new Error(`secret detail with ${what}`);
};

beforeAll(async () => {
  access = await accessApp({
    resolvers: [
      {
        Mutation: {
          cancelApplication: async (_root, { loanId }, context) => {
            await count(loanId, context, 150);
            return { loan: null, errors: [] };
          },
          deleteCard: async (_root, { cardId }) => ({
            ok: false,
            errors: [{ code: 'CARD_IN_USE', field: 'cardId', message: cardId, facts: [] }],
          }),
        },
        Query: { balance: () => 'not money', bankOf: (_root, { iban }) => iban },
      },
    ],
    routes: [
      route({
        method: 'POST',
        path: '/json/test/effect',
        summary: 'counts',
        policy: ['borrower'],
        body: z.object({ what: z.string(), amount: z.coerce.number().int().optional() }),
        handle: async ({ body, context }) => {
          await count(body.what, context);
          return { data: { what: body.what, number: effects.length } };
        },
      }),
      route({
        method: 'GET',
        path: '/json/test/auditors',
        summary: 'for auditors',
        policy: ['auditor'],
        handle: async () => ({ top: { seen: true } }),
      }),
    ],
  });
});
afterAll(() => access.close());

const CANCEL = 'mutation($id: ID!) { cancelApplication(loanId: $id) { loan { id } errors { code } } }';
const BALANCE = '{ balance }';
const staff = async (email: string, password: string): Promise<Client> => {
  const client = new Client(access);
  await client.mutate(SIGN_IN, { input: { email, password } });
  return client;
};

describe('policies', () => {
  test('every root field has a row and every row a field', () => {
    const fields = rootFields(buildASTSchema(parse(sdl))).sort();
    expect(Object.keys(FIELD_POLICIES).sort()).toEqual(fields);
  });

  test('a field without a policy, or without a resolver, stops the start', () => {
    expect(() => executableSchema(`${sdl}\nextend type Query { everything: String }`, [], true)).toThrow(
      'no policy for Query.everything',
    );
    expect(() => executableSchema(sdl, [])).toThrow('no resolver');
  });

  test('a stranger gets 401 from every field that is not for everyone, over both protocols', async () => {
    const closed = Object.entries(FIELD_POLICIES).filter(([, policy]) => !policy.includes('anonymous'));
    const schema = buildASTSchema(parse(sdl));
    for (const [name] of closed) {
      const { status } = await new Client(access).graphql(callOf(schema, name));
      expect({ name, status }).toEqual({ name, status: 401 });
    }
    for (const url of ['/json/profile', '/json/account/lockInfo', '/json/test/auditors'])
      expect((await new Client(access).get(url)).status).toBe(401);
  });

  test('a borrower gets 403 from every field of the staff, and an analyst from those of auditors', async () => {
    const borrower = await registered(access, anApplicant(random));
    const schema = buildASTSchema(parse(sdl));
    const closed = Object.entries(FIELD_POLICIES).filter(([, policy]) => !policy.includes('borrower'));
    for (const [name] of closed)
      expect({ name, status: (await borrower.graphql(callOf(schema, name))).status }).toEqual({ name, status: 403 });
    expect((await borrower.get('/json/test/auditors')).status).toBe(403);
    const analyst = await staff('analyst@nesie.kz', 'Analyst2026');
    expect((await analyst.graphql('{ trialBalance(date: "2026-11-20") { account } }')).status).toBe(403);
    expect((await analyst.graphql('{ profile { id } }')).status).toBe(403);
    expect((await (await staff('auditor@nesie.kz', 'Auditor2026')).get('/json/test/auditors')).body).toEqual({
      code: 0,
      seen: true,
    });
  });

  test('whatever no row names is not there', async () => {
    for (const url of ['/json/Profile', '/json/profile/', '//json/profile', '/json/nope', '/sandbox/clock'])
      expect((await new Client(access).get(url)).status).toBe(404);
    expect((await new Client(access).post('/json/profile')).status).toBe(404);
  });
});

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
    expect((await client.graphql(CANCEL, { id: 'x' }, headers)).status).toBe(status);
    expect((await client.post('/json/login', { email: 'a@b.kz', password: 'x' }, headers)).status).toBe(status);
  });

  test('with the token in the header no page is asked about', async () => {
    const person = anApplicant(random);
    const client = await registered(access, person);
    const token = client.cookie.replace('sid=', '');
    const bearer = new Client(access, { 'x-auth-token': token, 'sec-fetch-site': 'cross-site' });
    expect((await bearer.post('/json/test/effect', { what: 'x' })).status).toBe(200);
  });

  test('the cookie is not for scripts, and carries the host promise on https', async () => {
    const answer = await new Client(access).post('/json/login', { email: 'admin@nesie.kz', password: 'Admin2026' });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const secure = await accessApp({ config: { publicUrl: 'https://nesie.kz' } });
    const set = String(
      (await new Client(secure).post('/json/login', { email: 'admin@nesie.kz', password: 'Admin2026' })).headers[
        'set-cookie'
      ],
    );
    await secure.close();
    expect(set).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });
});

describe('Idempotency-Key', () => {
  const key = (value: string) => ({ 'idempotency-key': value });

  test('the same key and body are one effect and one answer, over both protocols', async () => {
    const client = await registered(access, anApplicant(random));
    const before = effects.length;
    const first = await client.post('/json/test/effect', { what: 'a', amount: 1 }, key('k1'));
    const again = await client.post('/json/test/effect', { amount: 1, what: 'a' }, key('k1'));
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replay']).toBe('true');
    const mutated = await client.graphql(CANCEL, { id: 'b' }, key('k1'));
    expect((await client.graphql(CANCEL, { id: 'b' }, key('k1'))).body).toEqual(mutated.body);
    expect(effects.length - before).toBe(2);
  });

  test('another body is 422, a running one 409, another person has a key of his own', async () => {
    const client = await registered(access, anApplicant(random));
    await client.post('/json/test/effect', { what: 'a' }, key('k2'));
    expect((await client.post('/json/test/effect', { what: 'b' }, key('k2'))).status).toBe(422);
    const running = client.graphql(CANCEL, { id: 'slow' }, key('k3'));
    await new Promise((resolve) => setTimeout(resolve, 60));
    const second = await client.graphql(CANCEL, { id: 'slow' }, key('k3'));
    expect(second).toMatchObject({
      status: 409,
      body: { errors: [{ extensions: { code: 'IDEMPOTENCY_IN_FLIGHT' } }] },
    });
    expect((await running).status).toBe(200);
    const other = await registered(access, anApplicant(random));
    const before = effects.length;
    expect((await other.post('/json/test/effect', { what: 'b' }, key('k2'))).status).toBe(200);
    expect(effects.length - before).toBe(1);
  });

  test('a lost answer is tried again with the same command id once the lease is over', async () => {
    const client = await registered(access, anApplicant(random));
    fails = true;
    expect((await client.post('/json/test/effect', { what: 'lost' }, key('k4'))).status).toBe(500);
    fails = false;
    expect((await client.post('/json/test/effect', { what: 'lost' }, key('k4'))).status).toBe(409);
    await access.pool.query(`update ops.idempotency set leased_until = now() - interval '1 second'`);
    expect((await client.post('/json/test/effect', { what: 'lost' }, key('k4'))).status).toBe(200);
    const [one, two] = effects.filter((effect) => effect.what === 'lost');
    expect(two?.commandId).toBe(one?.commandId);
  });

  test('a refused input frees the key; a key that is no key is 400; secrets are never stored', async () => {
    const client = await registered(access, anApplicant(random));
    expect((await client.post('/json/test/effect', { what: 'x', amount: '1e21x' }, key('k5'))).body).toMatchObject({
      code: 1,
    });
    expect((await client.post('/json/test/effect', { what: 'x', amount: 1 }, key('k5'))).body).toMatchObject({
      code: 0,
    });
    const remove = 'mutation($id: ID!) { deleteCard(cardId: $id) { ok errors { code message } } }';
    await client.graphql(remove, { id: 'one' }, key('k6'));
    expect(JSON.stringify((await client.graphql(remove, { id: 'two' }, key('k6'))).body)).toContain('two');
    expect((await client.post('/json/test/effect', { what: 'x' }, key('x'.repeat(256)))).status).toBe(400);
    await client.graphql(SIGN_IN, { input: { email: 'admin@nesie.kz', password: 'Admin2026' } }, key('k7'));
    const { rows } = await access.pool.query(`select operation, answer from ops.idempotency where key = 'k7'`);
    expect(rows).toEqual([]);
    const stored = await access.pool.query(`select answer from ops.idempotency where answer is not null limit 1`);
    expect(stored.rows[0].answer.toString('utf8')).not.toContain('code');
  });
});

describe('one operation', () => {
  const deep = (depth: number): string => (depth === 0 ? '{ name }' : `{ ofType ${deep(depth - 1)} }`);
  test.each([
    ['two mutations', `mutation { a: setLocale(locale: RU) { ok } b: setLocale(locale: KK) { ok } }`, 400],
    ['a batch of aliases', `{ ${Array.from({ length: 21 }, (_, i) => `a${i}: bankOf(iban: "x")`).join(' ')} }`, 400],
    ['a list beyond all use', '{ myLoans(first: 99999999) { edges { cursor } } }', 400],
    ['a huge text', `{ ${'session { step } '.repeat(1200)} }`, 400],
    ['a fragment in itself', 'query { session { ...A } } fragment A on Session { ...A }', 400],
    ['no operation', 'fragment A on Session { step }', 400],
  ])('%s is refused', async (_what, query, status) => {
    const client = await registered(access, anApplicant(random));
    expect((await client.graphql(query)).status).toBe(status);
  });

  test('batches, GET, text/plain and multipart are refused', async () => {
    const client = new Client(access);
    expect((await client.post('/graphql', [{ query: '{ session { step } }' }])).status).toBe(400);
    expect((await client.get('/graphql?query={session{step}}')).status).toBe(405);
    const body = JSON.stringify({ query: '{ session { step } }' });
    for (const type of ['text/plain', 'multipart/form-data; boundary=x'])
      expect((await client.post('/graphql', body, { 'content-type': type })).status).toBe(415);
    const form = await client.post('/graphql', 'query={session{step}}', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form.status).toBe(400);
  });

  test('the schema is shown to staff only', async () => {
    const query = `{ __schema { types { name fields { type ${deep(7)} } } } }`;
    expect((await new Client(access).graphql(query)).status).toBe(401);
    expect((await (await registered(access, anApplicant(random))).graphql(query)).status).toBe(403);
    expect((await (await staff('analyst@nesie.kz', 'Analyst2026')).graphql(query)).status).toBe(200);
    const typo = await new Client(access).graphql('{ sessionn { step } }');
    expect(JSON.stringify(typo.body)).not.toContain('Did you mean');
  });

  test('in production browsers send hashes, staff may write', async () => {
    const production = await accessApp({ config: { env: 'production' } });
    const documents = JSON.parse(
      readFileSync(join(ROOT, 'web/generated/entry/persisted-documents.json'), 'utf8'),
    ) as Record<string, string>;
    const [hash = '', text = ''] =
      Object.entries(documents).find(([, document]) => document.startsWith('query Session')) ?? [];
    const ask = (extensions: unknown, query?: string) => new Client(production).post('/graphql', { query, extensions });
    expect((await ask({ persistedQuery: { version: 1, sha256Hash: hash } })).body).toMatchObject({
      data: { session: {} },
    });
    expect((await ask({ persistedQuery: { version: 1, sha256Hash: hash.replace('sha256:', '') } })).status).toBe(200);
    expect(
      (await ask({ persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } }, '{ session { step } }')).status,
    ).toBe(400);
    expect((await ask({}, text)).body).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_ONLY' } }] });
    const analyst = new Client(production);
    await analyst.post('/json/login', { email: 'analyst@nesie.kz', password: 'Analyst2026' });
    expect((await analyst.graphql('{ session { roles } }')).status).toBe(200);
    expect((await new Client(production).get('/sandbox/outbox.json')).status).toBe(404);
    await production.close();
    expect(hash).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
  });
});

describe('answers', () => {
  test('a fault says nothing about itself, but the log does, without persons', async () => {
    const client = await registered(access, anApplicant(random));
    const wrong = await client.graphql(BALANCE);
    expect(wrong.body).toMatchObject({
      errors: [{ message: 'internal error', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    });
    fails = true;
    const broken = await client.post('/json/test/effect', { what: '+7 701 222 33 44' });
    fails = false;
    expect(broken).toMatchObject({ status: 500, body: { code: 500, message: 'internal error' } });
    const faults = access.logs.filter((line) => line.includes('"msg":"fault"')).join('');
    expect(faults).toContain('secret detail');
    expect(faults).not.toContain('222');
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

  test('carry the headers that keep pages apart', async () => {
    const { headers } = await new Client(access).get('/healthz');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });

  test('health, readiness and the description of the calls', async () => {
    expect((await new Client(access).get('/readyz')).body).toEqual({ ready: true, checks: { postgres: 'ok' } });
    const { body } = await new Client(access).get('/json/openapi.json');
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: { '/json/login': { post: { requestBody: {} } }, '/json/{brand}/checkPhone': {} },
    });
  });
});

/** A call of a root field with something for each argument that must be given. */
function callOf(schema: ReturnType<typeof buildASTSchema>, name: string): string {
  const [typeName = '', fieldName = ''] = name.split('.');
  const type = typeName === 'Query' ? schema.getQueryType() : schema.getMutationType();
  const field = type?.getFields()[fieldName];
  const args = (field?.args ?? []).filter((arg) => String(arg.type).endsWith('!') && arg.defaultValue === undefined);
  const variables = args.map((arg) => `${arg.name}: ${sample(schema, String(arg.type))}`).join(', ');
  const composite = /^[[]*(Tenge|String|Boolean|Int|ID)[!\]]*$/.test(String(field?.type)) ? '' : '{ __typename }';
  return `${typeName.toLowerCase()} { ${fieldName}${variables ? `(${variables})` : ''} ${composite} }`;
}

function sample(schema: ReturnType<typeof buildASTSchema>, typeName: string): string {
  if (typeName.startsWith('[')) return '[]';
  const bare = typeName.replace('!', '');
  const scalars: Record<string, string> = {
    ID: '"x"',
    String: '"x"',
    Int: '1',
    Boolean: 'true',
    Tenge: '"1.00"',
    LocalDate: '"2026-11-20"',
    DateTime: '"2026-11-20T00:00:00.000Z"',
  };
  const found = scalars[bare];
  if (found) return found;
  const type = schema.getType(bare);
  if (type && 'getValues' in type) return type.getValues()[0]?.name ?? '';
  if (!type || !('getFields' in type)) throw new Error(`no sample of ${typeName}`);
  const fields = Object.values(type.getFields()).filter((one) => String(one.type).endsWith('!'));
  return `{ ${fields.map((one) => `${one.name}: ${sample(schema, String(one.type))}`).join(', ')} }`;
}
