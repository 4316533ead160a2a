import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIGNING_FLOWS } from '../../schema/reference/documents.ts';
import type { CommandId } from '../../schema/values/ids.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import {
  Client,
  CONFIRM,
  completed,
  registered,
  registrationConsents,
  SET_PASSWORD,
  SIGN_IN,
} from '../support/access-client.ts';
import { inFull } from '../support/in-full.ts';
import { type Applicant, anApplicant, chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';
import { until } from '../support/until.ts';

const seed = seedOf('sign in');
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
const _wrongCodes = (right: string, count: number) =>
  Array.from({ length: count }, (_, i) => String((Number(right) + 1 + i) % 10_000).padStart(4, '0'));
const codesOf = (payload: { errors: readonly { code: string }[] }) => payload.errors.map((error) => error.code);
const _confirm = (client: Client, phone: string, code: string) =>
  client.mutate(CONFIRM, { phone, code, consents: registrationConsents });
/** Moves the last code a minute back. */
const aMinuteLater = () =>
  access.pool.query(`update people.code_day set last_sent_at = last_sent_at - interval '61 seconds'`);

describe(`sign-in, seed ${seed}`, () => {
  test('borrowers sign in by phone with birth date or by e-mail, staff by e-mail', async () => {
    const person = anApplicant(random);
    await completed(access, person);
    expect(await new Client(access).mutate(SIGN_IN, signInBy(person))).toMatchObject({ session: { step: 'COMPLETE' } });
    const { rowCount } = await access.pool.query(
      'update people.account set email_confirmed_at = now() where kind = $1',
      ['borrower'],
    );
    expect(rowCount).toBeGreaterThan(0);
    const mail = { input: { email: person.email.toUpperCase(), password: person.password } };
    expect(await new Client(access).mutate(SIGN_IN, mail)).toMatchObject({ session: { roles: ['borrower'] } });
    const staff = { input: { email: 'auditor@nesie.kz', password: 'Auditor2026' } };
    expect(await new Client(access).mutate(SIGN_IN, staff)).toMatchObject({
      session: { roles: ['auditor'], step: 'COMPLETE' },
    });
  });

  test('a stranger, a wrong birth date and a wrong password get the same answer', async () => {
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

  test('five wrong passwords make their caller wait a minute, then twice as long each, never more than half an hour', async () => {
    const person = anApplicant(random);
    await completed(access, person);
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => new Client(access).mutate(SIGN_IN, signInBy(person, 'Wrong2026x'))),
    );
    expect(tries.flatMap(codesOf).filter((code) => code === 'LOGIN_FAILED')).toHaveLength(5);
    const waits = [];
    for (let i = 0; i < 8; i++) {
      const [refusal] = (await new Client(access).mutate(SIGN_IN, signInBy(person))).errors;
      waits.push(`${refusal?.code} ${/\d+/.exec(refusal?.message ?? '')?.[0]}`);
      await access.pool.query('update people.password_try set closed_until = now()');
      await new Client(access).mutate(SIGN_IN, signInBy(person, 'Wrong2026x'));
    }
    expect(waits).toEqual(['1', '2', '4', '8', '16', '30', '30', '30'].map((minutes) => `ACCOUNT_BLOCKED ${minutes}`));
    await access.pool.query('update people.password_try set closed_until = now()');
    expect(codesOf(await new Client(access).mutate(SIGN_IN, signInBy(person)))).toEqual([]);
  });

  inFull('a restore ends the wait at once', async () => {
    const person = anApplicant(random);
    await completed(access, person);
    for (let i = 0; i < 5; i++) await new Client(access).mutate(SIGN_IN, signInBy(person, 'Wrong2026x'));
    expect(codesOf(await new Client(access).mutate(SIGN_IN, signInBy(person)))).toEqual(['ACCOUNT_BLOCKED']);
    const client = new Client(access);
    await client.mutate(RESTORE, { phone: person.phone, birthDate: person.birthDate });
    const code = await access.codeFor(person.phone);
    const opened = await client.mutate(CONFIRM_RESTORE, { phone: person.phone, code, password: 'Altyn2027' });
    expect(opened).toMatchObject({ session: { signedIn: true }, errors: [] });
    const notices = (await access.outbox.read(person.phone)).filter(({ text }) => text.includes('Пароль от вашего'));
    expect(notices).toHaveLength(1);
    expect(codesOf(await new Client(access).mutate(SIGN_IN, signInBy(person)))).toEqual(['LOGIN_FAILED']);
    expect(await new Client(access).mutate(SIGN_IN, signInBy(person, 'Altyn2027'))).toMatchObject({ errors: [] });
  });

  test('whatever others type, the device that has signed in before gets in, and so does another address', async () => {
    const person = anApplicant(random);
    await completed(access, person);
    const phone = new Client(access);
    await phone.mutate(SIGN_IN, signInBy(person));
    expect(phone.device).toMatch(/^device=[\w-]{43}$/);
    await phone.mutate('mutation { signOut { ok errors { code } } }');
    await Promise.all(
      Array.from({ length: 40 }, () => new Client(access).mutate(SIGN_IN, signInBy(person, 'Wrong2026x'))),
    );
    expect(codesOf(await new Client(access).mutate(SIGN_IN, signInBy(person)))).toEqual(['ACCOUNT_BLOCKED']);
    expect(codesOf(await phone.mutate(SIGN_IN, signInBy(person)))).toEqual([]);
    const elsewhere = await access.app.inject({
      method: 'POST',
      url: '/json/login',
      remoteAddress: '10.9.9.9',
      payload: { phone: person.phone, birthDate: person.birthDate, password: person.password },
    });
    expect(elsewhere.json()).toMatchObject({ code: 0 });
    // The cookie of another device does not help.
    const stranger = new Client(access);
    await stranger.mutate(SIGN_IN, signInBy(anApplicant(random)));
    const other = anApplicant(random);
    await completed(access, other);
    await stranger.mutate(SIGN_IN, signInBy(other));
    expect(codesOf(await stranger.mutate(SIGN_IN, signInBy(person)))).toEqual(['ACCOUNT_BLOCKED']);
  });

  test('a sign-in from a device that the account does not know is told to its owner, three times a day (R1004)', async () => {
    const person = anApplicant(random);
    await completed(access, person);
    const told = async (to: string) =>
      (await access.outbox.read(to)).filter(({ text }) => text.includes('с нового устройства')).length;
    const known = new Client(access);
    await known.mutate(SIGN_IN, signInBy(person));
    expect(await told(person.phone)).toBe(1);
    const notices = await access.pool.query("select from people.notice where kind = 'newDevice'");
    expect(notices.rowCount).toBeGreaterThan(0);
    await known.mutate('mutation { signOut { ok errors { code } } }');
    await known.mutate(SIGN_IN, signInBy(person));
    await new Client(access).mutate(SIGN_IN, signInBy(person, 'Wrong2026x'));
    expect(await told(person.phone)).toBe(1);
    for (let i = 0; i < 4; i++) await new Client(access).mutate(SIGN_IN, signInBy(person));
    expect(await told(person.phone)).toBe(3);
  });

  test('the end of a session clears what the browser keeps, over both protocols (R1005)', async () => {
    const client = new Client(access);
    const person = anApplicant(random);
    await completed(access, person);
    const { headers: opened } = await client.graphql(SIGN_IN, signInBy(person));
    const { headers: ended } = await client.graphql('mutation { signOut { ok errors { code } } }');
    expect([opened['clear-site-data'], ended['clear-site-data']]).toEqual([undefined, '"cache"']);
    for (const { 'cache-control': kept } of [opened, ended]) expect(kept).toBe('no-store');
  });

  test('waiting times do not tell who is a customer or of the staff', async () => {
    const person = anApplicant(random);
    await completed(access, person);
    const names = [
      { phone: person.phone, birthDate: person.birthDate },
      { phone: person.phone, birthDate: '1990-02-03' },
      { phone: anApplicant(random).phone, birthDate: '1990-02-03' },
      { email: 'admin@nesie.kz' },
      { email: 'nobody@nesie.kz' },
    ];
    const seen = [];
    for (const name of names) {
      const answers = [];
      const client = () => new Client(access, { 'x-locale': 'ru' });
      for (let i = 0; i < 6; i++) {
        const { errors } = await client().mutate(SIGN_IN, { input: { ...name, password: 'Wrong2026x' } });
        answers.push(errors.map(({ code, message }) => `${code} ${message}`));
      }
      seen.push(answers);
      // The wait of one spelling does not count for another.
      await access.pool.query('delete from people.password_try');
    }
    expect(new Set(seen.map((answers) => JSON.stringify(answers))).size).toBe(1);
    expect(seen[0]?.at(-1)?.[0]).toContain('ACCOUNT_BLOCKED');
  });

  inFull('a flood counts nothing against a right password and does not keep a known device out', async () => {
    const person = anApplicant(random);
    await completed(access, person);
    const phone = new Client(access);
    await phone.mutate(SIGN_IN, signInBy(person));
    for (let round = 0; round < 3; round++) {
      const flood = Array.from({ length: 80 }, (_, i) =>
        new Client(access).mutate(SIGN_IN, {
          input: { email: `nobody${round}-${i}@nesie.kz`, password: 'Wrong2026x' },
        }),
      );
      const right = [new Client(access), new Client(access)].map((one) => one.mutate(SIGN_IN, signInBy(person)));
      const known = phone.mutate(SIGN_IN, signInBy(person));
      const strangers = (await Promise.all(flood)).flatMap(codesOf);
      expect(new Set(strangers)).toEqual(new Set(['LOGIN_FAILED', 'TOO_MANY_REQUESTS']));
      for (const answer of await Promise.all(right))
        if (answer.errors.length > 0) expect(codesOf(answer)).toEqual(['TOO_MANY_REQUESTS']);
      expect(codesOf(await known)).toEqual([]);
    }
    expect(codesOf(await new Client(access).mutate(SIGN_IN, signInBy(person)))).toEqual([]);
  });

  test('a restore goes by a confirmed e-mail address too, and never for staff', async () => {
    const person = anApplicant(random);
    await completed(access, person);
    const client = new Client(access, { 're-captcha': 'sandbox' });
    const restore = { email: person.email, birthDate: person.birthDate };
    await client.post('/json/profile/user/password/restore', restore);
    expect(await access.outbox.read(person.email)).toEqual([]);
    await access.pool.query(
      "update people.account set email_confirmed_at = now() - interval '71 hours' where kind = 'borrower'",
    );
    await aMinuteLater();
    await client.post('/json/profile/user/password/restore', restore);
    const early = { email: person.email, code: '0000', password: 'Altyn2027' };
    const { body: pretended } = await client.post('/json/profile/password/restore/confirmation', early);
    expect(pretended).toMatchObject({ code: 100 });
    expect(await access.outbox.read(person.email), 'an address of less than 72 hours').toEqual([]);
    await access.pool.query(
      "update people.account set email_confirmed_at = now() - interval '73 hours' where kind = 'borrower'",
    );
    await aMinuteLater();
    const { body } = await client.post('/json/profile/user/password/restore', restore);
    expect(body).toMatchObject({ code: 0 });
    const letter = async () => /\d{4}/.exec((await access.outbox.read(person.email))[0]?.text ?? '')?.[0];
    await until(async () => (await letter()) !== undefined);
    const code = await letter();
    const changed = { email: person.email, code, password: 'Altyn2027' };
    const done = await client.post('/json/profile/password/restore/confirmation', changed);
    expect(done.body).toMatchObject({ code: 0, username: person.email });
    await client.post('/json/profile/user/password/restore', { ...restore, email: 'auditor@nesie.kz' });
    expect(await access.outbox.read('auditor@nesie.kz')).toEqual([]);
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

  inFull('the answer to a restore waits for no message: known and unknown take equally long', async () => {
    const person = anApplicant(random);
    await completed(access, person);
    const client = new Client(access);
    const took = async (phone: string, birthDate: string) => {
      const from = performance.now();
      await client.mutate(RESTORE, { phone, birthDate });
      return performance.now() - from;
    };
    // A gateway that is slow, then one that refuses.
    await access.pool.query(
      `create function slow_outbox() returns trigger as $$ begin perform pg_sleep(2); raise 'refused'; end $$ language plpgsql;
       create trigger slow before insert on sandbox.outbox for each row execute function slow_outbox()`,
    );
    const known = await took(person.phone, person.birthDate);
    const unknown = await took(anApplicant(random).phone, '1990-01-01');
    await access.pool.query('drop trigger slow on sandbox.outbox');
    expect(known).toBeLessThan(1_800);
    expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(295);
  });

  test('only the borrower learns how many codes for documents are left', async () => {
    const person = anApplicant(random);
    const owner = await completed(access, person);
    const phone = person.phone as Phone;
    await access.people.codes.send(
      { purpose: 'OFFER', subject: 'loan:1', phone },
      { locale: 'RU', commandId: uuidIds.fresh<CommandId>() },
    );
    const left = async (client: Client, type: string) =>
      (await client.get(`/json/profile/sms/limit/${type}?phoneNumber=${phone}`)).body.smsLimitCountLeft;
    expect(await left(owner, 'OFFER')).toBe(4);
    const other = await completed(access, anApplicant(random));
    for (const client of [new Client(access), other])
      for (const type of SIGNING_FLOWS.filter((flow) => flow !== 'REGISTRATION' && flow !== 'RESTORE_PASSWORD'))
        expect(await left(client, type)).toBe(5);
  });

  test('a session ends with sign-out and with another password, and its token is new at each sign-in', async () => {
    const person = anApplicant(random);
    const phone = await registered(access, person);
    const tablet = new Client(access);
    await tablet.mutate(SIGN_IN, {
      input: { phone: person.phone, birthDate: person.birthDate, password: person.password },
    });
    const stolen = tablet.cookie;
    await phone.mutate(SET_PASSWORD, { password: 'Altyn2027', oldPassword: person.password });
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
