import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERSONAS } from '../../schema/reference/personas.ts';
import { Challenge } from '../../schema/rest/answers/people.ts';
import { altchaCaptcha } from '../../server/adapters/captcha/altcha.ts';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import { Client, REQUEST_CODE } from '../support/access-client.ts';
import { ringOf } from '../support/key-rings.ts';
import { anApplicant, chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';

const random = chance(seedOf('sandbox'));
let access: AccessApp;

beforeAll(async () => {
  access = await accessApp();
});
afterAll(() => access.close());

test('the outbox is read by number in any spelling, newest first', async () => {
  const { phone } = anApplicant(random);
  const client = new Client(access);
  await client.mutate(REQUEST_CODE, { phone });
  await access.outbox.put('mail:1', { channel: 'mail', to: 'a@b.kz', subject: 'S', text: '<b>T</b>' });
  const { body } = await client.get(`/sandbox/outbox.json?to=${encodeURIComponent(`8 ${phone.slice(1)}`)}`);
  expect(body).toMatchObject([
    { channel: 'sms', to: phone, code: expect.stringMatching(/^\d{4}$/), at: expect.any(String) },
  ]);
  expect((await client.get('/sandbox/outbox.json')).body).toMatchObject([{ channel: 'mail' }, { channel: 'sms' }]);
  const { text } = (await client.get('/sandbox')).body;
  expect(text).toContain('&lt;b&gt;T&lt;/b&gt;');
  expect(text).not.toContain('<script');
});

test('personas are listed for scripts', async () => {
  const { body } = await new Client(access).get('/sandbox/personas.json');
  expect(body).toHaveLength(PERSONAS.length);
  expect(body).toMatchObject({
    0: { key: 'approve', iin: expect.any(String), phone: expect.any(String), expects: expect.any(String) },
  });
});

test('a captcha that is wrong is refused, also in a demo', async () => {
  const { phone } = anApplicant(random);
  const answer = await new Client(access).post('/json/nesie/checkPhone', { phone }, { 're-captcha': 'robot' });
  expect(answer.body).toMatchObject({ code: 1, businessLogicErrors: ['error.captcha'] });
  expect((await new Client(access).get('/json/captcha/sign-in')).body).toEqual({ code: 0, data: null });
});

test('a proof of work counts once and for its own action', async () => {
  const captcha = altchaCaptcha(ringOf(Buffer.alloc(32, 6)), access.people.limits);
  const challenge = (await captcha.challenge('sign-in')) as Awaited<ReturnType<typeof createChallenge>>;
  expect(Challenge.parse(challenge)).toEqual(challenge);
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  expect(await captcha.verify(token, 'registration')).toBe(false);
  expect(await captcha.verify(token, 'sign-in')).toBe(true);
  expect(await captcha.verify(token, 'sign-in')).toBe(false);
  const other = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    deriveKey,
    hmacSignatureSecret: 'another',
    data: { action: 'sign-in' },
  });
  const forged = { challenge: other, solution: await solveChallenge({ challenge: other, deriveKey }) };
  expect(await captcha.verify(Buffer.from(JSON.stringify(forged)).toString('base64'), 'sign-in')).toBe(false);
  for (const nonsense of [undefined, '', 'x', 'bnVsbA=='])
    expect(await captcha.verify(nonsense, 'sign-in')).toBe(false);
});

test('a proof that is malformed is refused and no fault; one counts once on both sides of a window', async () => {
  const captcha = altchaCaptcha(ringOf(Buffer.alloc(32, 6)), access.people.limits);
  const solved = async (hard: boolean) => {
    const challenge = (await captcha.challenge('restore', hard)) as Awaited<ReturnType<typeof createChallenge>>;
    return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
  };
  const token = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
  const right = await solved(false);
  const nested = JSON.parse(`${'{"a":'.repeat(300)}1${'}'.repeat(300)}`);
  for (const signature of [Array(64).fill('a'), { length: 64 }, null, 'zz', nested])
    expect(await captcha.verify(token({ ...right, challenge: { ...right.challenge, signature } }), 'restore')).toBe(
      false,
    );
  for (const odd of [nested, [], { algorithm: {} }]) {
    const parameters = { ...right.challenge.parameters, salt: odd };
    expect(await captcha.verify(token({ ...right, challenge: { ...right.challenge, parameters } }), 'restore')).toBe(
      false,
    );
    expect(await captcha.verify(token({ ...right, solution: odd }), 'restore')).toBe(false);
  }
  expect(await captcha.verify(token(right), 'restore', true)).toBe(false);
  expect(await captcha.verify(token(right), 'restore')).toBe(true);
  const earlier =
    "update ops.limit_use set window_start = window_start - interval '600 seconds' where name = 'captcha'";
  await access.pool.query(earlier);
  expect(await captcha.verify(token(right), 'restore')).toBe(false);
  expect(await captcha.verify(token(await solved(true)), 'restore', true)).toBe(true);
});
