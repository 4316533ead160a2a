import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import { Client, CONFIRM, REQUEST_CODE, registered, registrationConsents } from '../support/access-client.ts';
import { type Applicant, anApplicant, chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';

const seed = seedOf('codes');
const random = chance(seed);
let access: AccessApp;

beforeAll(async () => {
  access = await accessApp();
});
afterAll(() => access.close());

const _RESTORE = `mutation($phone: String!, $birthDate: LocalDate!) { requestPasswordRestore(phone: $phone, birthDate: $birthDate, captcha: "sandbox") { sent { maskedPhone resendAfterSeconds codesLeftToday triesLeft } errors { code field } } }`;
const CONFIRM_RESTORE = `mutation($phone: String!, $code: String!, $password: String!) { confirmPasswordRestore(phone: $phone, code: $code, password: $password) { session { signedIn } errors { code field } } }`;

const _signInBy = (person: Applicant, password = person.password) => ({
  input: { phone: person.phone, birthDate: person.birthDate, password },
});
const wrongCodes = (right: string, count: number) =>
  Array.from({ length: count }, (_, i) => String((Number(right) + 1 + i) % 10_000).padStart(4, '0'));
const codesOf = (payload: { errors: readonly { code: string }[] }) => payload.errors.map((error) => error.code);
const confirm = (client: Client, phone: string, code: string) =>
  client.mutate(CONFIRM, { phone, code, consents: registrationConsents });
/** Moves the last code a minute back. */
const LETTER = 'mutation($email: String!) { requestEmailCode(email: $email) { errors { code field message } } }';
const PROVE = 'mutation($code: String!) { confirmPhoneProof(code: $code) { errors { code } } }';
/** A session that may give another address. */
async function proved(person: Applicant): Promise<Client> {
  const client = await registered(access, person);
  await client.mutate('mutation { requestPhoneProof { errors { code } } }');
  await client.mutate(PROVE, { code: await access.codeFor(person.phone) });
  return client;
}
const aMinuteLater = () =>
  access.pool.query(`update people.code_day set last_sent_at = last_sent_at - interval '61 seconds'`);

describe(`codes, seed ${seed}`, () => {
  test('a code allows three tries, in turn or at once over both protocols; then even the right one is refused', async () => {
    for (const parallel of [false, true]) {
      const { phone } = anApplicant(random);
      const client = new Client(access);
      await client.mutate(REQUEST_CODE, { phone });
      const right = await access.codeFor(phone);
      const guess = async (code: string, i: number) => {
        if (i % 2 === 0) return codesOf(await confirm(new Client(access), phone, code));
        const { body } = await new Client(access).post('/json/nesie/registration', {
          phone,
          code,
          consents: registrationConsents,
        });
        return body.businessLogicErrors as string[];
      };
      const guesses = wrongCodes(right, parallel ? 14 : 4);
      const answers: string[][] = [];
      if (parallel) answers.push(...(await Promise.all(guesses.map(guess))));
      else for (const [i, code] of guesses.entries()) answers.push(await guess(code, i));
      const wrong = answers.flat().filter((code) => code === 'CODE_WRONG' || code === 'error.code.wrong');
      expect(wrong).toHaveLength(2);
      expect(codesOf(await confirm(client, phone, right))).not.toEqual([]);
      expect(await access.people.accounts.byPhone(phone as never)).toBeUndefined();
    }
  });

  test('a code works once, ends with the next one, and belongs to its number and purpose', async () => {
    const [one, two] = [anApplicant(random), anApplicant(random)];
    const client = new Client(access);
    await client.mutate(REQUEST_CODE, { phone: one.phone });
    const first = await access.codeFor(one.phone);
    await aMinuteLater();
    await client.mutate(REQUEST_CODE, { phone: one.phone });
    const second = await access.codeFor(one.phone);
    await client.mutate(REQUEST_CODE, { phone: two.phone });
    if (first !== second) expect(codesOf(await confirm(client, one.phone, first))).toEqual(['CODE_WRONG']);
    const foreign = await access.codeFor(two.phone);
    if (foreign !== second) expect(codesOf(await confirm(client, one.phone, foreign))).toEqual(['CODE_WRONG']);
    const restoring = await client.mutate(CONFIRM_RESTORE, { phone: one.phone, code: second, password: 'Altyn2027' });
    expect(codesOf(restoring)).toEqual(['CODE_EXPIRED']);
    expect(codesOf(await confirm(client, one.phone, second))).toEqual([]);
    expect(codesOf(await confirm(new Client(access), one.phone, second))).toEqual(['CODE_EXPIRED']);
  });

  test('a code is valid for thirty minutes, and one that has ended stays so when clocks go back', async () => {
    const { phone } = anApplicant(random);
    await new Client(access).mutate(REQUEST_CODE, { phone });
    const code = await access.codeFor(phone);
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 60_000 + 1_000 });
    // Nobody tries this code meanwhile: somebody else asks for one.
    await new Client(access).mutate(REQUEST_CODE, { phone: anApplicant(random).phone });
    vi.useRealTimers();
    expect(codesOf(await confirm(new Client(access), phone, code))).toEqual(['CODE_EXPIRED']);
  });

  test('codes are sent once a minute and five times a day, however the number is spelt', async () => {
    const { phone } = anApplicant(random);
    const spellings = [
      phone,
      `8${phone.slice(1)}`,
      `+7 (${phone.slice(1, 4)}) ${phone.slice(4)}`,
      phone.slice(1),
      ` ${phone}`,
      phone,
    ];
    const ask = async (spelling: string) => (await new Client(access).mutate(REQUEST_CODE, { phone: spelling })).errors;
    expect(await ask(spellings[0] ?? '')).toEqual([]);
    expect(await ask(spellings[1] ?? '')).toMatchObject([{ code: 'CODE_TOO_SOON' }]);
    const answers = [];
    for (const spelling of spellings.slice(1)) {
      await aMinuteLater();
      answers.push((await ask(spelling))[0]?.code);
    }
    expect(answers).toEqual([undefined, undefined, undefined, undefined, 'CODE_LIMIT']);
    const left = await new Client(access).get(`/json/profile/sms/limit/REGISTRATION?phoneNumber=${phone}`);
    expect(left.body).toEqual({ code: 0, smsLimitCountLeft: 0 });
  });

  test('the sixth letter of a day is refused as a letter, not as an SMS', async () => {
    const { email } = anApplicant(random);
    const askers = await Promise.all([anApplicant(random), anApplicant(random)].map(proved));
    const ask = async (n: number) => (await askers[n % 2]?.mutate(LETTER, { email }))?.errors;
    for (let sent = 0; sent < 5; sent++) {
      expect(await ask(sent)).toEqual([]);
      await aMinuteLater();
    }
    expect(await ask(5)).toMatchObject([{ code: 'CODE_LIMIT', message: expect.stringContaining('кода по почте') }]);
  });

  test('fifteen wrong codes a day are the end of guessing', async () => {
    const { phone } = anApplicant(random);
    const seen: string[] = [];
    for (let round = 0; round < 5; round++) {
      await aMinuteLater();
      await new Client(access).mutate(REQUEST_CODE, { phone });
      for (const code of wrongCodes(await access.codeFor(phone), 4))
        seen.push(...codesOf(await confirm(new Client(access), phone, code)));
    }
    expect(seen.filter((code) => code === 'CODE_WRONG')).toHaveLength(10);
    expect(seen.filter((code) => code === 'CODE_TRIES_OVER')).toHaveLength(10);
    await aMinuteLater();
    expect(codesOf(await confirm(new Client(access), phone, await access.codeFor(phone)))).toEqual(['CODE_TRIES_OVER']);
    expect(codesOf(await new Client(access).mutate(REQUEST_CODE, { phone }))).toEqual(['CODE_LIMIT']);
  });

  test('guesses at a number to which no code went cost its owner nothing, for registration and restore alike', async () => {
    const { phone } = anApplicant(random);
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        i % 2 === 0
          ? confirm(new Client(access), phone, '0000')
          : new Client(access).mutate(CONFIRM_RESTORE, { phone, code: '0000', password: 'Altyn2027' }),
      ),
    );
    expect(new Set(guesses.flatMap(codesOf))).toEqual(new Set(['CODE_EXPIRED']));
    await new Client(access).mutate(REQUEST_CODE, { phone });
    expect(codesOf(await confirm(new Client(access), phone, await access.codeFor(phone)))).toEqual([]);
  });

  test('the database holds no code', async () => {
    const { phone } = anApplicant(random);
    await new Client(access).mutate(REQUEST_CODE, { phone });
    const { rows } = await access.pool.query(
      'select code_hash, binding, phone_index from people.code order by sent_at desc limit 1',
    );
    expect(JSON.stringify(rows)).not.toContain(await access.codeFor(phone));
    expect(JSON.stringify(rows)).not.toContain(phone);
  });
});
