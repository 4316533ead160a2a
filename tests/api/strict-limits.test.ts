/** LIMITS=strict, as in production: tries are limited by the real address, not by a claimed one. */
import { expect, test } from 'vitest';
import { PERSONAS } from '../../schema/reference/personas.ts';
import { REFUSALS } from '../../schema/reference/refusals.ts';
import { strangerShares } from '../../server/compose/measures.ts';
import { isPressed } from '../../server/use-cases/people/client.ts';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import {
  Client,
  CONFIRM,
  REQUEST_CODE,
  registered,
  registrationConsents,
  SIGN_IN,
  SUBMIT_IIN,
} from '../support/access-client.ts';
import { inFull } from '../support/in-full.ts';
import { anApplicant, chance } from '../support/person.ts';

const STRANGER = { email: 'nobody@example.kz', password: 'Wrong2026x' };

test('an address asks for codes of 20 numbers an hour and tries 30 passwords, also under a forged one', async () => {
  const random = chance(20261120);
  const access = await accessApp({ config: { limits: 'strict' } });
  const ask = async (i: number) => {
    const client = new Client(access, { 'x-forwarded-for': `10.0.0.${i}` });
    return (await client.mutate(REQUEST_CODE, { phone: anApplicant(random).phone })).errors[0]?.code;
  };
  const codes = [];
  for (let i = 0; i < 22; i++) codes.push(await ask(i));
  expect(codes.filter((code) => code === undefined)).toHaveLength(20);
  expect(codes.slice(20)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  const tries = [];
  for (let i = 0; i < 32; i++) {
    const input = { email: `nobody${i}@example.kz`, password: 'Wrong2026x' };
    tries.push((await new Client(access).mutate(SIGN_IN, { input })).errors[0]?.code);
  }
  expect(tries.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(30);
  const left = '/json/profile/sms/limit/REGISTRATION?phoneNumber=77012223344';
  const statuses = [];
  for (let i = 0; i < 62; i++) statuses.push((await new Client(access).get(left)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual([429, 429]);
  const told = (response: { headers: Record<string, unknown> }) => {
    const { 'retry-after': after, 'ratelimit-policy': policy, ratelimit } = response.headers;
    expect([Number(after) >= 1, ratelimit]).toEqual([true, `${String(policy).split(';')[0]};r=0;t=${after}`]);
    return [policy, Number(after)] as const;
  };
  const [codesLeft, hour] = told(await access.app.inject({ url: left }));
  expect([codesLeft, hour <= 3_600]).toEqual(['"address:codes-left";q=60;w=3600', true]);
  const stranger = await new Client(access).graphql(SIGN_IN, { input: STRANGER });
  const [signingIn, minutes] = told(stranger);
  expect(JSON.stringify(stranger.body)).toMatch(/Повторите через \d+\u00a0мин/);
  expect([signingIn, minutes <= 600]).toEqual(['"address:sign-in";q=30;w=600', true]);
  const other = await access.app.inject({ url: left, remoteAddress: '91.1.1.1' });
  expect([other.statusCode, other.headers['retry-after'], other.headers.ratelimit]).toEqual([
    200,
    undefined,
    undefined,
  ]);
  await access.close();
});

inFull('an address with a port, a short spelling and a /48 of networks are counted as what they are', async () => {
  const access = await accessApp({ config: { limits: 'strict', trustedProxies: ['127.0.0.1'] } });
  const left = '/json/profile/sms/limit/REGISTRATION?phoneNumber=77012223344';
  const passed = async (addresses: readonly string[]) => {
    const statuses = [];
    for (const address of addresses)
      statuses.push((await new Client(access, { 'x-forwarded-for': address }).get(left)).status);
    return statuses.filter((status) => status === 200).length;
  };
  const many = (times: number, address: (at: string) => string) =>
    Array.from({ length: times }, (_, at) => address((at + 1).toString(16)));
  expect(await passed(many(61, (at) => `91.2.2.2:4${Number.parseInt(at, 16)}`))).toBe(60);
  expect(await passed(many(61, (at) => `2a0c:b641::${at}:1:1:1`))).toBe(60);
  expect(await passed(many(301, (at) => `2a0c:b642:1:${at}::1`))).toBe(300);
  await access.close();
});

inFull(
  'the SMS of a day for strangers and of a block of numbers ask for a longer proof, and close only far above',
  async () => {
    const random = chance(20261129);
    const proxies = { limits: 'strict', trustedProxies: ['127.0.0.1'] } as const;
    const access = await accessApp({ config: proxies, strangerSmsADay: 42 });
    let address = 0;
    const RESTORE_CODE = `mutation($phone: String!) { requestPasswordRestore(phone: $phone, birthDate: "1990-04-12", captcha: "sandbox") { errors { code } } }`;
    const ask = async (phone: string, call = REQUEST_CODE) => {
      const client = new Client(access, { 'x-forwarded-for': `10.${++address}.0.1` });
      return (await client.mutate(call, { phone })).errors[0]?.code;
    };
    const block = Array.from({ length: 21 }, (_, at) => `77012223${String(at).padStart(3, '0')}`);
    for (const phone of block) expect(await ask(phone)).toBeUndefined();
    expect(access.alarms).toEqual([expect.stringContaining('neighbouring numbers')]);
    await access.pool.query("update ops.limit_use set used = 200 where name = 'sms-neighbours'");
    expect(await ask('77012223999')).toBe('TOO_MANY_REQUESTS');
    await access.pool.query("delete from ops.limit_use where name = 'pressed'");
    for (let at = 0; at < 23; at++) expect(await ask(anApplicant(random).phone), 'beyond the budget').toBeUndefined();
    expect(access.alarms.slice(1)).toEqual([
      expect.stringContaining('registration has used half'),
      expect.stringContaining('STRANGER_SMS_A_DAY'),
    ]);
    expect(await strangerShares(access.pool, 42)).toEqual({ registration: 44 / 42, restore: 0 });
    await access.pool.query("update ops.limit_use set used = 168 where name = 'sms-strangers:registration'");
    for (const _ of [1, 2]) expect(await ask(anApplicant(random).phone)).toBe('TOO_MANY_REQUESTS');
    expect(access.alarms.slice(3)).toEqual([expect.stringContaining('is closed until the next day')]);
    // A restore of a number that nobody has sends no SMS, and counts: else the count would tell who has an account. It
    // has a pot of its own, which closes to nobody.
    for (let at = 0; at < 43; at++) expect(await ask(anApplicant(random).phone, RESTORE_CODE)).toBeUndefined();
    expect(access.alarms.at(-1)).toContain('restore has used the 42');
    expect(await ask('77012223999', RESTORE_CODE), 'of a block that is closed').toBeUndefined();
    expect(await access.outbox.read()).toHaveLength(44);
    await access.close();
  },
);

type Refused = { businessLogicErrors?: string[] };
test('each call that a stranger makes is limited by address; a signed-in borrower asks for codes 120 times an hour', async () => {
  const access = await accessApp({ config: { limits: 'strict' } });
  const client = await registered(access, anApplicant(chance(20261123)));
  // A robot is counted before he is recognised; the registration has confirmed one code.
  const robot = { 're-captcha': 'robot' };
  const [phone, code, password] = ['77012223344', '1234', 'Dala2026Zhol'];
  for (const [url, body, times] of [
    ['/json/login', { email: 'a@b.kz', password }, 30],
    ['/json/profile/user/password/restore', { phone, birthDate: '12-04-1990' }, 20],
    ['/json/profile/password/restore/confirmation', { phone, code, password }, 59],
    ['/json/nesie/registration', { phone, code, consents: registrationConsents }, 0],
  ] as const) {
    const ask = async () => {
      const { businessLogicErrors = [] } = (await new Client(access, robot).post(url, body)).body as Refused;
      return businessLogicErrors[0];
    };
    const before = await Promise.all(Array.from({ length: times }, ask));
    expect({ url, before: [...new Set(before)] }).toEqual({ url, before: times ? [REFUSALS.CAPTCHA_FAILED] : [] });
    expect({ url, after: await ask() }).toEqual({ url, after: REFUSALS.TOO_MANY_REQUESTS });
  }
  const calls = [
    ['/json/profile/password/code', {}],
    ['/json/profile/phone/proof/sms', {}],
    ['/json/profile/phone/edit/sms', { newPhone: '77019990011' }],
    ['/json/profile/email/edit', { email: 'somebody@example.kz' }],
  ] as const;
  const ask = async (at: number) => {
    const [url, body] = calls[at % calls.length] ?? calls[0];
    return client.post(url, body);
  };
  for (let at = 0; at < 120; at += 1) await ask(at);
  for (const at of calls.keys())
    expect(await ask(at)).toMatchObject({ status: 429, body: { businessLogicErrors: [REFUSALS.TOO_MANY_REQUESTS] } });
  await access.close();
});

const BLOCKED = PERSONAS.find(({ key }) => key === 'iin-blocked')?.iin ?? '';
inFull('borrowers of one address get 60 answers an hour that tell of other people, whatever their number', async () => {
  const access = await accessApp({ config: { limits: 'strict' } });
  const client = await registered(access, anApplicant(chance(20261124)));
  const ask = async (iin: string) => (await client.mutate(SUBMIT_IIN, { iin })).errors[0]?.code;
  const used = async () =>
    (await access.pool.query("select used from ops.limit_use where name like '%asking-about' order by name")).rows;
  expect(await ask(BLOCKED)).toBe('IIN_BLOCKED');
  expect(await used()).toEqual([{ used: 1 }, { used: 1 }]);
  await access.pool.query("update ops.limit_use set used = 60 where name = 'address:asking-about'");
  expect(await ask(BLOCKED)).toBe('TOO_MANY_REQUESTS');
  expect(await used()).toEqual([{ used: 60 }, { used: 1 }]);
  await access.close();
});

const confirming = async (access: AccessApp, phone: string, code: string, headers = {}) =>
  (await new Client(access, headers).mutate(CONFIRM, { phone, code, consents: registrationConsents })).errors[0]?.code;
const RESTORE = `mutation($phone: String!) { confirmPasswordRestore(phone: $phone, code: "0000", password: "Altyn2027", captcha: "sandbox") { errors { code } } }`;

inFull('an address has ten wrong codes an hour, for registrations and restores together, in parallel too', async () => {
  const random = chance(20261121);
  const access = await accessApp({ config: { limits: 'strict' } });
  const seen = await Promise.all(
    Array.from({ length: 30 }, async (_, i) => {
      const { phone } = anApplicant(random);
      if (i % 2 === 0) return confirming(access, phone, '0000');
      return (await new Client(access).mutate(RESTORE, { phone })).errors[0]?.code;
    }),
  );
  expect(seen.filter((code) => code === 'CODE_EXPIRED')).toHaveLength(10);
  expect(seen.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(20);
  await access.close();
});

test('when 200 codes of a purpose were guessed wrong, a longer proof is asked for, and whoever mistypes once still gets in', async () => {
  const random = chance(20261122);
  const access = await accessApp({ config: { limits: 'strict', trustedProxies: ['127.0.0.1'] } });
  const from = { 'x-forwarded-for': '10.2.0.1' };
  const pressed = (action: 'registration' | 'restore') =>
    isPressed({ limits: access.people.limits, strictLimits: true }, action);
  const ask = async () => {
    const { phone } = anApplicant(random);
    await new Client(access, from).mutate(REQUEST_CODE, { phone });
    return { phone, code: await access.codeFor(phone) };
  };
  const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
  const one = await ask();
  expect(await confirming(access, one.phone, wrong(one.code), from)).toBe('CODE_WRONG');
  await access.pool.query("update ops.limit_use set used = 200 where name = 'guess:registration'");
  expect(await pressed('registration')).toBe(false);
  const two = await ask();
  for (const _ of [1, 2]) expect(await confirming(access, two.phone, wrong(two.code), from)).toBe('CODE_WRONG');
  expect(await pressed('registration')).toBe(true);
  expect(await pressed('restore')).toBe(false);
  expect(access.alarms).toEqual([expect.stringContaining('registration')]);
  expect(await confirming(access, one.phone, one.code, from)).toBeUndefined();
  const honest = await ask();
  expect(await confirming(access, honest.phone, honest.code, from)).toBeUndefined();
  await access.close();
});

test('an account that many networks guess at asks each for a longer proof, and no lock closes it', async () => {
  const access = await accessApp({ config: { limits: 'strict', trustedProxies: ['127.0.0.1'] } });
  const person = anApplicant(chance(20261130));
  const tried = async (at: number, password: string) => {
    const client = new Client(access, { 'x-forwarded-for': `10.4.${at}.1` });
    return (await client.mutate(SIGN_IN, { input: { phone: person.phone, birthDate: '1990-04-12', password } }))
      .errors[0]?.code;
  };
  for (let at = 0; at < 20; at++) expect(await tried(at, 'Wrong2026x')).toBe('LOGIN_FAILED');
  expect(access.alarms).toEqual([]);
  expect(await tried(21, 'Wrong2026x')).toBe('LOGIN_FAILED');
  expect(access.alarms).toEqual([expect.stringContaining('one account')]);
  expect(await isPressed({ limits: access.people.limits, strictLimits: true }, 'sign-in')).toBe(true);
  await access.close();
});

test('strangers of one network begin 60 calls with a key in an hour, so that they do not fill the disk', async () => {
  const access = await accessApp({ config: { limits: 'strict' } });
  const client = new Client(access);
  const ask = async (n: number) => {
    const answer = await client.graphql(
      'mutation { requestRegistrationCode(phone: "77019990022") { errors { code } } }',
      {},
      { 'idempotency-key': `stranger-${n}` },
    );
    return answer.status;
  };
  for (let n = 0; n < 60; n += 1) expect(await ask(n)).toBe(200);
  expect(await ask(60)).toBe(429);
  const { rows } = await access.pool.query('select count(*)::int as kept from ops.idempotency');
  expect(rows[0]?.kept).toBeLessThanOrEqual(60);
  await access.close();
});
