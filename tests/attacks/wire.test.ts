/** Bytes and headers that no browser of ours sends, over a real port. One server for all. */
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import {
  Client,
  REQUEST_CODE,
  registered,
  SAVE_PERSONAL,
  SET_PASSWORD,
  SIGN_IN,
  SUBMIT_IIN,
  stepsOf,
} from '../support/access-client.ts';
import { listening } from '../support/health.ts';
import { anApplicant, chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';

const random = chance(seedOf('wire'));
let access: AccessApp;
let url: string;
beforeAll(async () => {
  access = await accessApp();
  url = await listening(access.app);
});
afterAll(() => access.close());

/** What the server says to these bytes until it closes, or falls silent for a moment. */
const raw = (text: string | Buffer) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    socket.setTimeout(400, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', (error: Error & { code?: string }) => (error.code === 'ECONNRESET' ? undefined : reject(error)));
  });
const head = (lines: readonly string[], path = '/json/login') =>
  [`POST ${path} HTTP/1.1`, 'host: localhost', 'content-type: application/json', ...lines, '', ''].join('\r\n');
const statuses = (answer: string) => [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));

describe('bodies', () => {
  const json = 'application/json';
  const login = '{"email":"a@b.kz","password":"x"}';
  test.each<[string, string | Buffer, Record<string, string>, readonly number[]]>([
    [
      'a packed bomb',
      gzipSync(Buffer.alloc(20_000_000, ' ')),
      { 'content-type': json, 'content-encoding': 'gzip' },
      [400, 413, 415],
    ],
    ['a packed sign-in', gzipSync(login), { 'content-type': json, 'content-encoding': 'gzip' }, [400, 415]],
    ['UTF-16', Buffer.from(login, 'utf16le'), { 'content-type': `${json}; charset=utf-16` }, [400, 415]],
    ['an unknown charset', login, { 'content-type': `${json}; charset=x-evil` }, [200, 400, 415]],
    ['a mark of order before JSON', `\ufeff${login}`, { 'content-type': json }, [200, 400]],
    [
      'broken UTF-8',
      Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]),
      { 'content-type': json },
      [200, 400],
    ],
    ['half a pair of surrogates', '{"email":"\\ud800@b.kz","password":"x"}', { 'content-type': json }, [200, 400]],
    [
      'two fields of one name',
      '{"email":"a@b.kz","email":"c@d.kz","password":"x"}',
      { 'content-type': json },
      [200, 400],
    ],
    [
      'thousands of fields',
      `{${Array.from({ length: 7_000 }, (_, i) => `"${i}":1`).join()}}`,
      { 'content-type': json },
      [200, 400],
    ],
    ['more than there may be', `{"email":"${'x'.repeat(2_000_000)}"}`, { 'content-type': json }, [413]],
    [
      'a password of a megabyte',
      `{"email":"a@b.kz","password":"${'x'.repeat(1_000_000)}"}`,
      { 'content-type': json },
      [413],
    ],
  ])('%s', async (_what, body, headers, allowed) => {
    for (const path of ['/json/login', '/graphql']) {
      const answer = await fetch(url + path, { method: 'POST', headers, body: body as BodyInit });
      const text = await answer.text();
      expect({
        path,
        status: answer.status,
        fine: [...allowed, 400].includes(answer.status) || path === '/graphql',
      }).toEqual({
        path,
        status: answer.status,
        fine: true,
      });
      expect(answer.status).toBeLessThan(500);
      expect(text).not.toMatch(/node_modules|at .*\.ts|select |SyntaxError|internal error/);
    }
  });

  test('headers of many kilobytes, two lengths, and a length beside chunks end the connection', async () => {
    const smuggled = 'GET /json/profile HTTP/1.1\r\nhost: localhost\r\n\r\n';
    const bomb = `utm_source=${'x'.repeat(20_000)}`;
    const attacks = {
      headers: `${head([`cookie: ${bomb}`, 'content-length: 2'])}{}`,
      'a length beside chunks': `${head(['content-length: 4', 'transfer-encoding: chunked'])}0\r\n\r\n${smuggled}`,
      'two lengths': `${head(['content-length: 2', 'content-length: 60'])}{}${smuggled}`,
      'chunks spelled oddly': `${head(['transfer-encoding: xchunked'])}0\r\n\r\n${smuggled}`,
      'a folded header': `${head(['x-a: b\r\n transfer-encoding: chunked', 'content-length: 2'])}{}${smuggled}`,
      'a space before the colon': `${head(['content-length : 2', 'content-length: 2'])}{}${smuggled}`,
      'a line break in a value': `${head(['x-auth-token: a\rset-cookie: b', 'content-length: 2'])}{}`,
    };
    for (const [what, bytes] of Object.entries(attacks)) {
      const got = statuses(await raw(bytes));
      expect({ what, refused: got.length === 1 && [400, 431].includes(got[0] ?? 0), got }).toEqual({
        what,
        refused: true,
        got,
      });
    }
  });

  test('cookies of eight kilobytes are read past', async () => {
    const cookie = Array.from({ length: 8 }, (_, i) => `utm_${i}=${'x'.repeat(990)}`).join('; ');
    expect((await fetch(`${url}/json/profile`, { headers: { cookie } })).status).toBe(401);
  });
});

describe('addresses', () => {
  test('no other method, slash, code or case of an address reaches a call', async () => {
    const client = await registered(access, anApplicant(random));
    const spelled = [
      '/json//profile',
      '/json/./profile',
      '/json/%2e%2e/json/profile',
      '/JSON/profile',
      '/json/profile;x=1',
      '/json/profile%00',
      '/json/profile%2f',
      '/json/v1/v1/profile',
      '/json/%70rofile/',
    ];
    const asked = (path: string, method = 'GET') =>
      raw(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${client.cookie}\r\nconnection: close\r\n\r\n`);
    expect(statuses(await asked('/json/profile'))).toEqual([200]);
    for (const path of spelled) {
      // Where the web is built, an unknown address gets its page that nothing is there.
      const answer = await asked(path);
      const opened = statuses(answer)[0] === 200 && !/content-type: text\/html/i.test(answer);
      expect({ path, opened }).toEqual({ path, opened: false });
    }
    for (const headers of [
      { 'x-http-method-override': 'POST' },
      { 'x-method-override': 'POST' },
      { 'x-original-url': '/json/logout' },
      { 'x-rewrite-url': '/json/logout' },
    ])
      expect((await client.get('/json/logout?_method=POST', headers as never)).status).toBe(405);
    for (const method of ['TRACE', 'TRACK', 'PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
      const [status = 0] = statuses(await asked('/json/profile', method));
      expect({ method, refused: [400, 404, 405].includes(status) }).toEqual({ method, refused: true });
    }
  });

  test('nothing leads to another site, and no header is added by an address', async () => {
    const outward = [
      '//evil.example',
      '//evil.example/%2e%2e',
      '/%2f%2fevil.example',
      '/\\evil.example',
      '/%5cevil.example/',
      '/graphiql//evil.example',
      '/graphiql?https://evil.example',
      '/ru//evil.example',
      '/kz/%0d%0aset-cookie:%20sid=x',
      '/favicon.ico//evil.example',
      '/json/docs//evil.example',
    ];
    for (const path of outward) {
      const { headers } = await access.app.inject({
        url: path,
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', accept: 'text/html' },
      });
      expect({ path, to: String(headers.location ?? '/') }).toEqual({
        path,
        to: expect.stringMatching(/^\/(?![/\\])/),
      });
      expect(String(headers['set-cookie'] ?? '')).not.toContain('sid=');
    }
  });

  test('no answer allows another origin, and a look-alike may not write', async () => {
    const origins = [
      'null',
      'http://localhost:4000.evil.example',
      'http://localhost:4000@evil.example',
      'https://localhost:4000',
      'http://LOCALHOST:4001',
      'http://127.0.0.1:4000',
    ];
    for (const origin of origins) {
      const preflight = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-auth-token',
      };
      for (const path of ['/json/login', '/graphql', '/json/profile', '/']) {
        const asked = await access.app.inject({ method: 'OPTIONS', url: path, headers: preflight });
        expect(Object.keys(asked.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
      const written = await new Client(access).post('/json/login', { email: 'a@b.kz', password: 'x' }, { origin });
      expect({ origin, status: written.status }).toEqual({ origin, status: 403 });
      expect(Object.keys(written.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test('every answer keeps itself out of frames and caches', async () => {
    for (const path of [
      '/json/profile',
      '/json/nothing',
      '/json/openapi.json',
      '/healthz',
      '/readyz',
      '/json/%zz',
      '/graphql',
      '/sandbox/outbox.json',
    ]) {
      const { headers } = await access.app.inject({ url: path });
      expect({ path, ...headers }).toMatchObject({
        path,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cache-control': 'no-store',
      });
    }
  });
});

describe('sessions', () => {
  test('a token that was chosen before is nobody, before the sign-in and after it', async () => {
    const person = anApplicant(random);
    await registered(access, person);
    const chosen = 'A'.repeat(43);
    const client = new Client(access, { cookie: `sid=${chosen}` });
    const signedIn = await client.mutate(SIGN_IN, {
      input: { phone: person.phone, birthDate: person.birthDate, password: person.password },
    });
    expect(signedIn.errors.length).toBeLessThan(2);
    expect(client.cookie).not.toContain(chosen);
    expect((await new Client(access, { cookie: `sid=${chosen}` }).get('/json/profile')).status).toBe(401);
  });

  test('a token with one sign changed, cut, doubled or of another case is nobody', async () => {
    const client = await registered(access, anApplicant(random));
    const token = client.cookie.replace('sid=', '');
    const last = token.endsWith('A') ? 'B' : 'A';
    const flipped = [...token]
      .map((sign) => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase()))
      .join('');
    for (const wrong of [
      token.slice(0, -1) + last,
      token.slice(0, -1),
      token + token,
      flipped,
      `${token} `,
      `"${token}"`,
      '%00',
      "' or 1=1",
    ]) {
      expect((await new Client(access, { 'x-auth-token': wrong }).get('/json/profile')).status).toBe(401);
    }
    for (const cookie of [`sid=${token.slice(0, -1)}${last}`, `sid=${flipped}`, `SID=${token}`, `device=${token}`])
      expect((await new Client(access, { cookie }).get('/json/profile')).status).toBe(401);
  });
});

describe('what is typed', () => {
  test.each(['Tenge2026\ud83d\ude00', 'Tenge2026\u202e', 'Теңге2026Aa', ' '.repeat(12)])(
    'the password %j is refused, and signs nobody in',
    async (password) => {
      const person = anApplicant(random);
      const client = new Client(access);
      await client.mutate(REQUEST_CODE, { phone: person.phone });
      const tried = await new Client(access).mutate(SIGN_IN, { input: { email: 'nobody@example.kz', password } });
      expect(tried.errors).toHaveLength(1);
      const owner = await registered(access, anApplicant(random));
      const set = await owner.mutate(SET_PASSWORD, { password });
      expect(set.errors).not.toEqual([]);
    },
  );

  test('numbers abroad, of lines and of nobody get no SMS', async () => {
    for (const phone of [
      '79161234567',
      '+1 900 123 45 67',
      '77301234567',
      '447911123456',
      '7701222334',
      "7701' or 1=1",
      '٧٧٠١٢٢٢٣٣٤٤',
    ]) {
      const { errors } = await new Client(access).mutate(REQUEST_CODE, { phone });
      expect({ phone, codes: errors.map(({ code }) => code) }).toEqual({
        phone,
        codes: [expect.stringMatching(/PHONE_WRONG|FIELD_INCOMPLETE/)],
      });
    }
  });

  test('a name takes letters only: no markup, formula or line', async () => {
    const person = anApplicant(random);
    const client = await registered(access, person);
    await client.mutate(SUBMIT_IIN, { iin: person.iin });
    for (const lastName of [
      '<script>alert(1)</script>',
      '=1+1',
      '@sum(A1)',
      'A\r\nB',
      '\u202eвонавИ',
      '{{7*7}}',
      "O' or 1=1 --",
    ]) {
      const { errors } = await client.mutate(SAVE_PERSONAL, { input: { ...stepsOf(person).personal, lastName } });
      expect({ lastName, fields: errors.map(({ field }) => field) }).toEqual({ lastName, fields: ['lastName'] });
    }
  });

  test('the character 0, which Postgres cannot keep, is refused wherever it stands', async () => {
    const client = new Client(access);
    const email = 'a\u0000@b.kz';
    const tried = [
      await client.graphql(SIGN_IN, { input: { email, password: 'x' } }),
      await client.graphql('mutation { signIn(input: { email: "a\\u0000@b.kz", password: "x" }) { errors { code } } }'),
      await client.graphql('mutation { signIn(input: { email: "a\\u{00}@b.kz", password: "x" }) { errors { code } } }'),
      await client.post('/json/login', { email, password: 'x' }),
      await client.get('/json/profile/sms/limit/REGISTRATION?phoneNumber=7701%00'),
      await client.get('/json/profile/sms/limit/REG%00?phoneNumber=77012223344'),
    ];
    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 400));
  });

  test('fields that were not asked for are refused or left out', async () => {
    const person = anApplicant(random);
    const client = await registered(access, person);
    const more = {
      role: 'admin',
      roles: ['admin'],
      status: 'APPROVED',
      borrowerId: 'x',
      faceVerified: true,
      completedAt: '2026-01-01',
      approvedAmount: 1,
    };
    expect((await client.graphql(SAVE_PERSONAL, { input: { ...stepsOf(person).personal, ...more } })).status).toBe(400);
    await client.post('/json/profile/iin', { iin: person.iin, ...more });
    await client.post('/json/profile/personalData/edit', { ...stepsOf(person).personal, ...more });
    const { session } = await client.query('{ session { roles step signedIn } }');
    expect(session).toMatchObject({ roles: ['borrower'] });
    expect((session as { step: string }).step).not.toBe('DONE');
    expect((await client.graphql('{ staff { email } }')).status).toBe(403);
  });

  test('lines of the log cannot be forged', async () => {
    const forged = '\r\n{"level":30,"msg":"FORGED"}';
    await new Client(access).get(`/json/profile?x=${encodeURIComponent(forged)}`, {
      'user-agent': 'FORGED',
      'x-request-id': 'FORGED',
    });
    await new Client(access).post('/json/login', { email: forged, password: forged });
    await new Client(access).graphql(`query FORGED { session { step } }`);
    for (const line of access.logs.join('').split('\n').filter(Boolean))
      expect(JSON.parse(line).msg).not.toBe('FORGED');
    expect(access.logs.join('')).not.toContain('FORGED');
  });
});
