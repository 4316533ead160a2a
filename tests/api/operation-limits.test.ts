import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measure } from '../../server/api/graphql/operation-limits.ts';
import { accessApp } from '../support/access-app.ts';
import { Client, registered } from '../support/access-client.ts';
import { counted } from '../support/counted.ts';
import { listening, slowestHealth } from '../support/health.ts';
import { anApplicant, chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';
import { type ShellApp, shellApp } from '../support/shell-app.ts';
import { SLACK } from '../support/size.ts';

const random = chance(seedOf('operation limits'));
const ROOT = join(import.meta.dirname, '..', '..');
let access: ShellApp;

beforeAll(async () => {
  access = await shellApp();
});
afterAll(() => access.close());

describe('the limits of one operation', () => {
  test.each([
    [
      'query A($n: Int = 100) { loans(first: $n) { edges { node { id } } } }',
      'query B($n: Int = 1) { session { locale } }',
      'cost',
    ],
    [
      'query A($n: Int = 999) { loans(first: $n) { totalCount } }',
      'query B($n: Int = 1) { session { locale } }',
      'first 999',
    ],
  ])('%s is measured by its own defaults, whatever stands beside it', (query, beside, why) => {
    const many = query.replace(/loans.*(?= })/, (field) =>
      Array.from({ length: 10 }, (_, at) => `a${at}: ${field.replace('id', 'a b c d e f g h i')}`).join(' '),
    );
    for (const text of [many, `${many} ${beside}`, `${beside} ${many}`])
      expect(() => measure(parse(text), {})).toThrow(why);
  });

  const deep = (depth: number): string => (depth === 0 ? '{ name }' : `{ ofType ${deep(depth - 1)} }`);
  test.each([
    ['two mutations', `mutation { a: setLocale(locale: RU) { ok } b: setLocale(locale: KK) { ok } }`, 400],
    ['a batch of aliases', `{ ${Array.from({ length: 21 }, (_, i) => `a${i}: bankOf(iban: "x")`).join(' ')} }`, 400],
    ['a list beyond all use', '{ myLoans(first: 99999999) { edges { cursor } } }', 400],
    ['a huge text', `{ ${'session { step } '.repeat(1200)} }`, 400],
    ['a fragment in itself', 'query { session { ...A } } fragment A on Session { ...A }', 400],
    [
      'two fragments in each other',
      '{ session { ...A } } fragment A on Session { ...B } fragment B on Session { ...A }',
      400,
    ],
    ['a default beyond all use', 'query($n: Int! = 99999999) { myLoans(first: $n) { edges { cursor } } }', 400],
    [
      'many directives',
      `{ ${Array.from({ length: 21 }, () => '... @include(if: true) { session { step } }').join(' ')} }`,
      400,
    ],
    ['no operation', 'fragment A on Session { step }', 400],
    ['a subscription', 'subscription { __typename }', 400],
  ])('%s is refused', async (_what, query, status) => {
    const client = await registered(access, anApplicant(random));
    expect((await client.graphql(query)).status).toBe(status);
  });

  test('a refusal names the value, the limit and what to do', async () => {
    const client = await registered(access, anApplicant(random));
    const textOf = async (query: string) => JSON.stringify((await client.graphql(query)).body);
    const loan = 'id status amount schedule { order date amount } payments { id paidOn amount }'.repeat(9);
    expect(await textOf(`{ myLoans(first: 100) { edges { node { ${loan} } } } }`)).toMatch(
      /cost \d+, at most 5000; ask for fewer rows/,
    );
    expect(await textOf('{ myLoans(first: -1) { edges { cursor } } }')).toContain('first -1, from 0 to 100; page on');
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

  test('aliases, directives and cost count as often as a fragment is spread', () => {
    const spread = (inside: string) => `{ ${'session { ...A } '.repeat(5)} } fragment A on Session { ${inside} }`;
    const refusalOf = (query: string) => {
      try {
        return measure(parse(query), {}).introspects;
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(refusalOf(spread('a: step b: step c: step d: step'))).toBe(false);
    expect(refusalOf(spread('a: step b: step c: step d: step e: step'))).toMatch('aliases');
    expect(refusalOf(spread('step @skip(if: false) '.repeat(4)))).toBe(false);
    expect(refusalOf(spread('step @skip(if: false) '.repeat(5)))).toMatch('directives');
    expect(refusalOf('{ myLoans(first: 100) { edges { ...A ...A } } } fragment A on LoanEdge { cursor }')).toBe(false);
    expect(
      refusalOf(
        `{ myLoans(first: 100) { ${'edges { ...A } '.repeat(30)} } } fragment A on LoanEdge { cursor node { id } }`,
      ),
    ).toMatch('cost');
    expect(refusalOf('{ ...Q } fragment Q on Query { __schema { description } }')).toBe(true);
  });

  test('the schema is shown to staff only', async () => {
    const query = `{ __schema { types { name fields { type ${deep(7)} } } } }`;
    expect((await new Client(access).graphql(query)).status).toBe(401);
    expect((await (await registered(access, anApplicant(random))).graphql(query)).status).toBe(403);
    expect((await (await access.staff('analyst@nesie.kz', 'Analyst2026')).graphql(query)).status).toBe(200);
    const typo = await new Client(access).graphql('{ sessionn { step } }');
    expect(JSON.stringify(typo.body)).not.toContain('Did you mean');
  });

  test('in production browsers send hashes, and staff may write queries', async () => {
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

/** Each fragment spreads the next one twice: 2^levels fields once expanded. */
const doubling = (levels: number, inside = 'step') =>
  `query { session { ...F0 } } ${Array.from(
    { length: levels },
    (_, level) => `fragment F${level} on Session { ...F${level + 1} ...F${level + 1} }`,
  ).join(' ')} fragment F${levels} on Session { ${inside} }`;

describe('an expensive operation', () => {
  test.each([
    ['doubled fields', 'step'],
    ['doubled aliases', 'a: step'],
    ['doubled directives', 'step @include(if: true)'],
    ['doubled questions about the schema', '__typename'],
  ])('measuring %s is as much work as the text is long', (_what, inside) => {
    const work = (levels: number) => {
      const { value, looks } = counted(parse(doubling(levels, inside)));
      expect(() => measure(value, {})).toThrow('too large');
      return looks();
    };
    expect(work(88) / work(44)).toBeLessThan(2.2);
  });

  test('doubled fragments and deep variables delay no other caller', async () => {
    const url = await listening(access.app);
    const post = (path: string, body: string) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `attack-${body.length}` },
        body,
      });
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const mutation = 'mutation($x: String!) { requestRegistrationCode(phone: $x) { sent { triesLeft } } }';
    const attacks = [
      ['/graphql', JSON.stringify({ query: doubling(22) })],
      ['/graphql', JSON.stringify({ query: doubling(88) })],
      [
        '/graphql',
        JSON.stringify({ query: doubling(88).replaceAll('session', '__schema').replaceAll('Session', '__Schema') }),
      ],
      ['/graphql', `{"query":${JSON.stringify(mutation)},"variables":{"x":${deep(30_000)}}}`],
      ['/graphql', `{"query":"{ myLoans(first: 1) { edges { cursor } } }","variables":{"first":${deep(30_000)}}}`],
      ['/json/login', `{"email":${deep(30_000)},"password":"x"}`],
    ] as const;
    const slowest = await slowestHealth(url, async () => {
      const answers = await Promise.all(attacks.map(([path, body]) => post(path, body)));
      expect(answers.map((answer) => answer.status)).toEqual(attacks.map(() => 400));
    });
    expect(slowest).toBeLessThan(1_500 * SLACK);
  });
});
