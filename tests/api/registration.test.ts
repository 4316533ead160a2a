import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BorrowerId } from '../../schema/events/codecs.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import {
  Client,
  CONFIRM,
  completed,
  REQUEST_CODE,
  registered,
  registrationConsents,
  SAVE_ADDRESS,
  SAVE_CONTACTS,
  SAVE_EMPLOYMENT,
  SAVE_PERSONAL,
  SET_PASSWORD,
  SUBMIT_IIN,
  stepsOf,
} from '../support/access-client.ts';
import { SOME_MOMENT } from '../support/moment.ts';
import { anApplicant, chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';

const seed = seedOf('registration');
const random = chance(seed);
let access: AccessApp;

beforeAll(async () => {
  access = await accessApp();
});
afterAll(() => access.close());

describe(`registration, seed ${seed}`, () => {
  test('it goes through GraphQL from the number to the contacts, and the meter only grows', async () => {
    const person = anApplicant(random);
    const steps = stepsOf(person);
    const client = new Client(access);
    expect(await client.query('{ session { signedIn step roles demo } }')).toMatchObject({
      session: { signedIn: false, step: 'PHONE', roles: ['anonymous'], demo: true },
    });

    const asked = await client.mutate(REQUEST_CODE, { phone: `8 ${person.phone.slice(1)}` });
    expect(asked).toMatchObject({ sent: { triesLeft: 3, codesLeftToday: 4, resendAfterSeconds: 60 }, errors: [] });
    const code = await access.codeFor(person.phone);
    const [sms] = await access.outbox.read(person.phone);
    expect(sms?.text.split('\n').at(-1)).toBe(`@localhost #${code}`);

    const confirmed = await client.mutate(CONFIRM, { phone: person.phone, code, consents: registrationConsents });
    expect(confirmed).toMatchObject({ session: { signedIn: true, step: 'PASSWORD' }, errors: [] });
    expect(await client.mutate(SET_PASSWORD, { password: person.password })).toMatchObject({
      session: { step: 'IIN' },
    });
    expect(await client.mutate(SUBMIT_IIN, { iin: person.iin })).toMatchObject({
      status: 'IIN_SAVED',
      session: { step: 'PERSONAL_DATA' },
    });
    const meters = [];
    for (const [query, input, step] of [
      [SAVE_PERSONAL, steps.personal, 'ADDRESS'],
      [SAVE_ADDRESS, steps.address, 'EMPLOYMENT'],
      [SAVE_EMPLOYMENT, steps.employment, 'CONTACTS'],
      [SAVE_CONTACTS, steps.contacts, 'COMPLETE'],
    ] as const) {
      const payload = await client.mutate(query, { input });
      expect(payload).toMatchObject({ profile: { step }, errors: [] });
      meters.push((payload.profile as { meter: { percent: number } }).meter.percent);
    }
    expect(meters).toEqual([25, 35, 80, 85]);
    expect(
      await client.query('{ session { registrationCompleted firstName lock { lockDays } lastLoan { id } } }'),
    ).toEqual({
      session: { registrationCompleted: true, firstName: person.firstName, lock: null, lastLoan: null },
    });
    const { profile } = await client.query(
      '{ profile { personal { iinMasked birthDate sex } contacts { friend { phone } } } }',
    );
    expect(profile).toMatchObject({
      personal: { iinMasked: expect.stringMatching(/^\d\d\*{8}\d\d$/), birthDate: person.birthDate, sex: 'FEMALE' },
      contacts: { friend: { phone: person.friendPhone } },
    });
  });

  test('it goes through REST with forms and the header token', async () => {
    const person = anApplicant(random);
    const steps = stepsOf(person);
    const client = new Client(access);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const checked = await client.post('/json/nesie/checkPhone', `phone=%2B${person.phone}`, form);
    expect(checked.body).toMatchObject({ code: 0, data: { triesLeft: 3 } });
    const code = await access.codeFor(person.phone);
    const made = await client.post('/json/nesie/registration', {
      phone: person.phone,
      code,
      consents: registrationConsents,
    });
    expect(made.body).toMatchObject({ code: 0, token: expect.stringMatching(/^[\w-]{43}$/) });
    const named = await client.post('/json/nesie/password', { value: person.password });
    const token = { 'x-auth-token': String(named.body.token) };
    client.cookie = '';
    const bearer = new Client(access, token);
    const posts = [
      ['/json/profile/iin', { iin: person.iin }],
      ['/json/profile/personalData/edit', steps.personal],
      ['/json/profile/address/edit', steps.address],
      ['/json/profile/employmentData/edit', steps.employment],
      ['/json/profile/contacts/edit', steps.contacts],
    ] as const;
    for (const [url, body] of posts) expect((await bearer.post(url, body)).body).toMatchObject({ code: 0 });
    expect((await bearer.get('/json/profile/step/current')).body).toEqual({ code: 0, data: { step: 'COMPLETE' } });
    expect((await bearer.get('/json/profile')).body).toMatchObject({
      code: 0,
      data: { mobilePhone: person.phone, registrationCompleted: true, contacts: steps.contacts },
    });
    expect((await bearer.get('/json/account/lockInfo')).body).toMatchObject({
      code: 0,
      lockDays: 0,
      lockedUntil: null,
    });
    expect((await bearer.get('/json/authorized/authorizedV2')).body).toMatchObject({ code: 0, data: { locale: 'ru' } });
    expect((await bearer.post('/json/logout')).body).toEqual({ code: 0 });
    expect((await bearer.get('/json/authorized/authorizedV2')).body).toMatchObject({ code: 401 });
    const login = await new Client(access).post(
      '/json/login',
      `phone=${person.phone}&birthDate=${person.birthDate}&password=${person.password}`,
      form,
    );
    expect(login.body).toMatchObject({
      code: 0,
      token: expect.any(String),
      username: person.phone,
      borrowerAccountId: expect.any(String),
    });
  });

  test('each wrong field is named, in the language of the page', async () => {
    const client = await registered(access, anApplicant(random));
    const page = { referer: 'http://localhost:4000/kz/registration/personal-data' };
    const payload = await client.mutate(
      SAVE_PERSONAL,
      { input: { ...stepsOf(anApplicant(random)).personal, lastName: 'Пётр 1', documentValidTo: '2019-01-01' } },
      page,
    );
    expect(payload.errors).toEqual([
      { code: 'FIELD_INVALID', field: 'lastName', message: 'Жолдағы мәнді тексеріңіз' },
      { code: 'FIELD_INVALID', field: 'documentValidTo', message: 'Жолдағы мәнді тексеріңіз' },
    ]);
    const rest = await client.post('/json/profile/contacts/edit', {});
    expect(rest.body).toMatchObject({
      code: 1,
      validationErrors: { relative: 'error.field.required', friend: 'error.field.required' },
    });
  });

  test('whoever asks for a code learns nothing of the number; who has its code learns that it is registered', async () => {
    const [person, nobody] = [anApplicant(random), anApplicant(random)];
    await registered(access, person);
    await access.pool.query('delete from people.code_day');
    const ask = async (phone: string) => {
      const { sent, errors } = await new Client(access).mutate(REQUEST_CODE, { phone });
      return { ...(sent as object), maskedPhone: '', expiresAt: '', errors };
    };
    expect(await ask(person.phone)).toEqual(await ask(nobody.phone));
    const statements = async (phone: string) => {
      const wrong = { phone, code: 'none', consents: registrationConsents };
      return (await new Client(access).mutate(CONFIRM, wrong)).errors;
    };
    expect(await statements(person.phone)).toEqual(await statements(nobody.phone));
    const code = await access.codeFor(person.phone);
    const said = await new Client(access).mutate(CONFIRM, {
      phone: person.phone,
      code,
      consents: registrationConsents,
    });
    expect(said).toMatchObject({ errors: [{ code: 'PHONE_TAKEN', field: 'phone' }] });
    expect(said.session).toBeNull();
  });

  test('an IIN waits for the password; whoever registers the number next finds an empty person', async () => {
    const person = anApplicant(random);
    const register = async () => {
      const client = new Client(access);
      await client.mutate(REQUEST_CODE, { phone: person.phone });
      const code = await access.codeFor(person.phone);
      const made = await client.mutate(CONFIRM, { phone: person.phone, code, consents: registrationConsents });
      expect(made.errors).toEqual([]);
      await access.pool.query("update people.code_day set last_sent_at = last_sent_at - interval '61 seconds'");
      return client;
    };
    const before = await register();
    const early = await before.mutate(SUBMIT_IIN, { iin: person.iin });
    expect(early).toMatchObject({ status: null, errors: [{ code: 'REGISTRATION_INCOMPLETE' }] });
    expect((await before.post('/json/profile/iin', { iin: person.iin })).body).toMatchObject({ code: 1, status: null });
    // An account of before this rule may hold an IIN, and an address is confirmed by the code of its number alone.
    const account = await access.people.accounts.byPhone(person.phone as never);
    const id = BorrowerId.parse(account?.id);
    await access.people.profiles.saveIdentity(id, { iin: person.iin as never, birthDate: null, sex: null });
    await access.people.accounts.setEmail(id, person.email, SOME_MOMENT);
    expect(await before.query('{ profile { email personal { iinMasked } } }')).toMatchObject({
      profile: { email: person.email, personal: { iinMasked: expect.any(String) } },
    });

    const next = await register();
    expect(await next.query('{ profile { email emailConfirmed personal { iinMasked } } }')).toMatchObject({
      profile: { email: null, emailConfirmed: false, personal: { iinMasked: null } },
    });
    expect((await before.get('/json/profile')).status, 'the session of the person before').toBe(401);
    expect(await access.people.accounts.byEmail(person.email)).toBeUndefined();
  });

  test('a missing consent and a step that is not reached are refused', async () => {
    const person = anApplicant(random);
    const client = await registered(access, person);
    const other = anApplicant(random);
    await client.mutate(REQUEST_CODE, { phone: other.phone });
    const unticked = await client.mutate(CONFIRM, {
      phone: other.phone,
      code: await access.codeFor(other.phone),
      consents: registrationConsents.slice(1),
    });
    expect(unticked.errors).toMatchObject([{ code: 'CONSENT_REQUIRED' }]);
    const early = await client.mutate(SAVE_CONTACTS, { input: stepsOf(person).contacts });
    expect(early.errors).toMatchObject([{ code: 'REGISTRATION_INCOMPLETE' }]);
  });

  test('the owner of a number whose account is closed is told so after the code, and is not signed in', async () => {
    const person = anApplicant(random);
    const phone = person.phone as Phone;
    await access.people.accounts.register({ phone, locale: 'RU' });
    await access.people.accounts.setDisabled((await access.people.accounts.byPhone(phone))?.id ?? '', true);
    const client = new Client(access);
    const asked = await client.mutate(REQUEST_CODE, { phone: person.phone });
    expect(asked.errors).toEqual([]);
    const answer = await client.mutate(CONFIRM, {
      phone: person.phone,
      code: await access.codeFor(person.phone),
      consents: registrationConsents,
    });
    expect(answer.session).toBeNull();
    expect(answer.errors).toMatchObject([{ code: 'ACCOUNT_CLOSED', message: expect.stringContaining('Позвоните') }]);
  });

  test('a complete registration leaves names and papers to support and e-mail to a code', async () => {
    const person = anApplicant(random);
    const client = await completed(access, person);
    const steps = stepsOf(person);
    const renamed = await client.mutate(SAVE_PERSONAL, { input: { ...steps.personal, lastName: 'Новая' } });
    expect(renamed.errors).toMatchObject([{ code: 'SUPPORT_ONLY', field: 'lastName' }]);
    const mailed = await client.mutate(SAVE_EMPLOYMENT, { input: { ...steps.employment, email: 'other@example.kz' } });
    expect(mailed.errors).toMatchObject([{ code: 'EMAIL_BY_CODE', field: 'email' }]);
    const moved = await client.mutate(SAVE_ADDRESS, {
      input: { ...steps.address, registration: { ...steps.address.registration, street: 'Сатпаева' } },
    });
    expect(moved.errors).toEqual([]);
  });

  test('trusted persons need numbers of their own', async () => {
    const person = anApplicant(random);
    const client = await completed(access, person);
    const { address, contacts, employment } = stepsOf(person);
    const friend = { ...contacts.friend, phone: `8${contacts.relative.phone.slice(1)}` };
    const same = await client.mutate(SAVE_CONTACTS, { input: { ...contacts, friend } });
    expect(same.errors).toMatchObject([{ code: 'CONTACTS_EQUAL', field: 'friend.phone' }]);
    const mine = await client.mutate(SAVE_CONTACTS, {
      input: { ...contacts, friend: { ...friend, phone: person.phone } },
    });
    expect(mine.errors).toMatchObject([{ code: 'CONTACTS_EQUAL', field: 'friend.phone' }]);
    const relative = { ...contacts.relative, phone: employment.workPhone };
    const stated = await client.mutate(SAVE_CONTACTS, { input: { ...contacts, relative } });
    expect(stated.errors).toMatchObject([{ code: 'CONTACT_KNOWN', field: 'relative.phone' }]);
    const workPhone = contacts.relative.phone;
    const work = await client.mutate(SAVE_EMPLOYMENT, { input: { ...employment, workPhone } });
    expect(work.errors).toMatchObject([{ code: 'CONTACT_KNOWN', field: 'workPhone' }]);
    const home = await client.mutate(SAVE_ADDRESS, { input: { ...address, homePhone: contacts.friend.phone } });
    expect(home.errors).toMatchObject([{ code: 'CONTACT_KNOWN', field: 'homePhone' }]);
    const other = { ...contacts.friend, phone: anApplicant(random).phone };
    const replaced = await client.mutate(SAVE_CONTACTS, { input: { ...contacts, friend: other } });
    expect(replaced.errors).toEqual([]);
    const again = await client.mutate(SAVE_CONTACTS, { input: contacts });
    expect(again.errors).toMatchObject([{ code: 'CONTACT_KNOWN', field: 'friend.phone' }]);
    const swapped = await client.mutate(SAVE_CONTACTS, {
      input: {
        relative: { ...contacts.relative, phone: other.phone },
        friend: { ...other, phone: contacts.relative.phone },
      },
    });
    expect(swapped.errors).toEqual([]);
    const { body } = await client.post('/json/profile/contacts/edit', { relative: {}, friend: contacts.friend });
    expect(body).toMatchObject({
      message: 'Заполните все поля',
      validationErrors: { 'relative.name': 'error.field.required' },
    });
  });

  test('an endless lock still has a number of days, for clients that test for more than zero', async () => {
    const loans = { lastLoan: async () => undefined, lock: async () => ({ lockedUntil: null, lockDays: null }) };
    const locked = await accessApp({ loans });
    const client = await completed(locked, anApplicant(random));
    expect((await client.get('/json/account/lockInfo')).body).toMatchObject({
      lockDays: 36_500,
      lockedUntil: null,
      permanent: true,
    });
    await locked.close();
  });
});
