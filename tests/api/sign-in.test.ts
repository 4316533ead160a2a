/** Sign-in, codes and their limits: attacks A1-A8, A10, A13, A15, A16, A19, A20 of the attack list. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import {
  Client,
  CONFIRM,
  completed,
  REQUEST_CODE,
  registered,
  registrationConsents,
  SET_PASSWORD,
  SIGN_IN,
} from '../support/access-client.ts';
import { type Applicant, anApplicant, chance } from '../support/person.ts';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const random = chance(seed);
let access: AccessApp;

beforeAll(async () => {
  access = await accessApp();
});
afterAll(() => access.close());

const RESTORE = `mutation($phone: String!, $birthDate: LocalDate!) { requestPasswordRestore(phone: $phone, birthDate: $birthDate, captcha: "sandbox") { sent { maskedPhone resendAfterSeconds codesLeftToday triesLeft } errors { code field } } }`;
const CONFIRM_RESTORE = `mutation($phone: String!, $code: String!, $password: String!) { confirmPasswordRestore(phone: $phone, code: $code, password: $password) { session { signedIn } errors { code field } } }`;

const signInBy = (person: Applicant, password = person.password) => ({
  input: { phone: person.phone, birthDate: person.birthDate, password },
});
const wrongCodes = (right: string, count: number) =>
  Array.from({ length: count }, (_, i) => String((Number(right) + 1 + i) % 10_000).padStart(4, '0'));
const codesOf = (payload: { errors: readonly { code: string }[] }) => payload.errors.map((error) => error.code);
const confirm = (client: Client, phone: string, code: string) =>
  client.mutate(CONFIRM, { phone, code, consents: registrationConsents });
/** As if a minute had passed since the last code of the number. */
const aMinuteLater = () =>
  access.pool.query(`update people.code_day set last_sent_at = last_sent_at - interval '61 seconds'`);

describe(`sign-in, seed ${seed}`, () => {
  test('by phone with birth date, by e-mail, and for staff', async () => {
    const person = anApplicant(random);
    await completed(access, person);
    expect(await new Client(access).mutate(SIGN_IN, signInBy(person))).toMatchObject({ session: { step: 'COMPLETE' } });
    const mail = { input: { email: person.email.toUpperCase(), password: person.password } };
    expect(await new Client(access).mutate(SIGN_IN, mail)).toMatchObject({ session: { roles: ['borrower'] } });
    const staff = { input: { email: 'auditor@nesie.kz', password: 'Auditor2026' } };
    expect(await new Client(access).mutate(SIGN_IN, staff)).toMatchObject({
      session: { roles: ['auditor'], step: 'COMPLETE' },
    });
  });

  test('answers a stranger, a wrong birth date and a wrong password alike', async () => {
    const person = anApplicant(random);
    await completed(access, person);
    const inputs = [
      { ...signInBy(anApplicant(random)) },
      { input: { ...signInBy(person).input, birthDate: '1990-02-03' } },
      signInBy(person, 'Wrong2026x'),
    ];
    for (const input of inputs)
      expect((await new Client(access).mutate(SIGN_IN, input)).errors).toMatchObject([
        { code: 'LOGIN_FAILED', field: null },
      ]);
  });

  test('five wrong passwords close it, even in parallel and even for the right one; a restore opens it', async () => {
    const person = anApplicant(random);
    await completed(access, person);
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => new Client(access).mutate(SIGN_IN, signInBy(person, 'Wrong2026x'))),
    );
    expect(tries.flatMap(codesOf).filter((code) => code === 'LOGIN_FAILED')).toHaveLength(5);
    expect(codesOf(await new Client(access).mutate(SIGN_IN, signInBy(person)))).toEqual(['ACCOUNT_BLOCKED']);

    const client = new Client(access);
    await client.mutate(RESTORE, { phone: person.phone, birthDate: person.birthDate });
    const code = await access.codeFor(person.phone);
    const opened = await client.mutate(CONFIRM_RESTORE, { phone: person.phone, code, password: 'Altyn2027' });
    expect(opened).toMatchObject({ session: { signedIn: true }, errors: [] });
    expect(codesOf(await new Client(access).mutate(SIGN_IN, signInBy(person)))).toEqual(['LOGIN_FAILED']);
    expect(await new Client(access).mutate(SIGN_IN, signInBy(person, 'Altyn2027'))).toMatchObject({ errors: [] });
  });

  test('ten wrong passwords close it until a restore, whatever time passes', async () => {
    const person = anApplicant(random);
    await completed(access, person);
    for (let i = 0; i < 10; i++) {
      await new Client(access).mutate(SIGN_IN, signInBy(person, 'Wrong2026x'));
      await access.pool.query('update people.account set closed_until = null');
    }
    expect(codesOf(await new Client(access).mutate(SIGN_IN, signInBy(person)))).toEqual(['ACCOUNT_BLOCKED']);
  });

  test('a restore tells a stranger nothing and sends him nothing', async () => {
    const person = anApplicant(random);
    await completed(access, person);
    const stranger = anApplicant(random);
    const client = new Client(access);
    const known = await client.mutate(RESTORE, { phone: person.phone, birthDate: person.birthDate });
    const unknown = await client.mutate(RESTORE, { phone: stranger.phone, birthDate: stranger.birthDate });
    const wrongDay = await client.mutate(RESTORE, { phone: anApplicant(random).phone, birthDate: '1990-01-01' });
    const shape = (payload: Record<string, unknown>) => ({ ...(payload.sent as object), maskedPhone: 'x' });
    expect(shape(unknown)).toEqual(shape(known));
    expect(shape(wrongDay)).toEqual(shape(known));
    expect(await access.outbox.read(stranger.phone)).toEqual([]);
    expect(
      codesOf(await client.mutate(CONFIRM_RESTORE, { phone: stranger.phone, code: '0000', password: 'Altyn2027' })),
    ).toEqual(['CODE_WRONG']);
  });

  test('a session ends with sign-out, with another password, and its token is renewed at sign-in', async () => {
    const person = anApplicant(random);
    const phone = await registered(access, person);
    const tablet = new Client(access);
    await tablet.mutate(SIGN_IN, {
      input: { phone: person.phone, birthDate: person.birthDate, password: person.password },
    });
    const stolen = tablet.cookie;
    await phone.mutate(SET_PASSWORD, { password: 'Altyn2027' });
    expect((await tablet.graphql('{ profile { id } }')).status).toBe(401);
    expect((await phone.graphql('{ profile { id } }')).status).toBe(200);
    const before = phone.cookie;
    await phone.mutate(SIGN_IN, signInBy(person, 'Altyn2027'));
    expect(phone.cookie).not.toBe(before);
    const old = new Client(access);
    old.cookie = before;
    expect((await old.graphql('{ profile { id } }')).status).toBe(401);
    const kept = phone.cookie;
    await phone.mutate('mutation { signOut { ok errors { code } } }');
    phone.cookie = kept;
    expect((await phone.graphql('{ profile { id } }')).status).toBe(401);
    expect(stolen).toMatch(/^sid=[\w-]{43}$/);
  });
});

describe('codes', () => {
  test('three tries, one after another or all at once over both protocols; then the right one is too late', async () => {
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

  test('work once, die with the next one, and belong to their number and purpose', async () => {
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

  test('live thirty minutes', async () => {
    const { phone } = anApplicant(random);
    await new Client(access).mutate(REQUEST_CODE, { phone });
    await access.pool.query(`update people.code set expires_at = expires_at - interval '30 minutes 1 second'`);
    expect(codesOf(await confirm(new Client(access), phone, await access.codeFor(phone)))).toEqual(['CODE_EXPIRED']);
  });

  test('are sent once a minute and five times a day, however the number is spelt', async () => {
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

  test('fifteen wrong ones a day are the end of guessing', async () => {
    const { phone } = anApplicant(random);
    const seen: string[] = [];
    for (let round = 0; round < 5; round++) {
      await aMinuteLater();
      await new Client(access).mutate(REQUEST_CODE, { phone });
      for (const code of wrongCodes(await access.codeFor(phone), 4))
        seen.push(...codesOf(await confirm(new Client(access), phone, code)));
    }
    expect(seen.filter((code) => code === 'CODE_LIMIT').length).toBeGreaterThan(0);
    await aMinuteLater();
    expect(codesOf(await confirm(new Client(access), phone, await access.codeFor(phone)))).toEqual(['CODE_LIMIT']);
  });

  test('stand nowhere in the database', async () => {
    const { phone } = anApplicant(random);
    await new Client(access).mutate(REQUEST_CODE, { phone });
    const { rows } = await access.pool.query(
      'select code_hash, binding, phone_index from people.code order by sent_at desc limit 1',
    );
    expect(JSON.stringify(rows)).not.toContain(await access.codeFor(phone));
    expect(JSON.stringify(rows)).not.toContain(phone);
  });
});
