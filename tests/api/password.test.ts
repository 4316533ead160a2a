import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import { Client, registered, SET_PASSWORD, SIGN_IN } from '../support/access-client.ts';
import { type Applicant, anApplicant, chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';

const random = chance(seedOf('password'));
let access: AccessApp;
beforeAll(async () => {
  access = await accessApp();
});
afterAll(() => access.close());

const CODE = 'mutation { requestPasswordCode { sent { maskedPhone } errors { code } } }';
const aPerson = async () => {
  const person = anApplicant(random);
  return { person, client: await registered(access, person) };
};
const set = async (client: Client, input: Record<string, string>) =>
  (await client.mutate(SET_PASSWORD, input)).errors.map(({ code, field }) => `${code} ${field}`);
const signInBy = async ({ phone, birthDate }: Applicant, password: string) =>
  (await new Client(access).mutate(SIGN_IN, { input: { phone, birthDate, password } })).errors[0]?.code;
const notices = async ({ phone }: Applicant) =>
  (await access.outbox.read(phone)).filter(({ text }) => text.includes('Пароль от вашего кабинета изменён'));
const resetAt = async ({ phone }: Applicant) => {
  const account = await access.people.accounts.byPhone(phone as never);
  const { rows } = await access.pool.query('select password_reset_at from people.account where id = $1', [account?.id]);
  return rows[0]?.password_reset_at;
};

test('a session alone cannot change the password, over both protocols; the first password is free and sends no message', async () => {
  const { person, client } = await aPerson();
  expect(await notices(person)).toEqual([]);
  expect(await set(client, { password: 'Altyn2027x' })).toEqual(['OLD_PASSWORD_WRONG oldPassword']);
  for (const [url, body] of [
    ['/json/profile/password', { password: 'Altyn2027x' }],
    ['/json/nesie/password', { value: 'Altyn2027x' }],
  ] as const)
    expect((await client.post(url, body)).body).toMatchObject({ businessLogicErrors: ['error.password.old'] });
  expect(await signInBy(person, person.password)).toBeUndefined();
});

test('the old password allows a new one, and the owner gets a message', async () => {
  const { person, client } = await aPerson();
  expect(await set(client, { password: 'Altyn2027x', oldPassword: 'Wrong2026x' })).toEqual([
    'OLD_PASSWORD_WRONG oldPassword',
  ]);
  expect(await set(client, { password: 'Altyn2027x', oldPassword: person.password })).toEqual([]);
  expect(await notices(person)).toHaveLength(1);
  expect(await resetAt(person)).toBeNull();
  expect(await signInBy(person, person.password)).toBe('LOGIN_FAILED');
  expect(await signInBy(person, 'Altyn2027x')).toBeUndefined();
});

test('a code does too, sends the message, and holds new payout targets from then on', async () => {
  const { person, client } = await aPerson();
  expect((await client.mutate(CODE)).errors).toEqual([]);
  const code = await access.codeFor(person.phone);
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
  expect(await set(client, { password: 'Altyn2027x', code: wrong })).toEqual(['CODE_WRONG code']);
  expect(await set(client, { password: 'Altyn2027x', code })).toEqual([]);
  expect(await notices(person)).toHaveLength(1);
  expect(await resetAt(person)).toBeInstanceOf(Date);
  expect(await set(client, { password: 'Altyn2028x', code })).toEqual(['CODE_EXPIRED code']);
});

test('guessing the old password in a session ends after five tries, in parallel too, and locks no other caller out', async () => {
  const { person, client } = await aPerson();
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => set(client, { password: 'Altyn2027x', oldPassword: 'Wrong2026x' })),
  );
  expect(guesses.flat().filter((code) => code.startsWith('OLD_PASSWORD_WRONG'))).toHaveLength(5);
  expect(guesses.flat().filter((code) => code.startsWith('ACCOUNT_BLOCKED'))).toHaveLength(7);
  expect(await signInBy(person, person.password)).toBeUndefined();
});
