/** Phone number, e-mail address and open sessions of a signed-in borrower, over both protocols. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentOf } from '../../server/api/http/agent.ts';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import { Client, completed, SAVE_CONTACTS, SIGN_IN, stepsOf } from '../support/access-client.ts';
import { inFull } from '../support/in-full.ts';
import { type Applicant, anApplicant, chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';

const random = chance(seedOf('access'));
let access: AccessApp;
beforeAll(async () => {
  access = await accessApp();
});
afterAll(() => access.close());

const aPerson = async () => {
  const person = anApplicant(random);
  return { person, client: await completed(access, person) };
};
const freePhone = () => anApplicant(random).phone;
const idOf = async ({ phone }: Pick<Applicant, 'phone'>) => (await access.people.accounts.byPhone(phone as never))?.id;
const signInBy = async (client: Client, input: Record<string, unknown>) =>
  (await client.mutate(SIGN_IN, { input })).errors[0]?.code;

const CODE = 'sent { maskedPhone } errors { code field }';
const PROOF = `mutation { requestPhoneProof { ${CODE} } }`;
const PROVE = 'mutation($code: String!) { confirmPhoneProof(code: $code) { ok errors { code field } } }';
const NEW_PHONE = `mutation($phone: String!) { requestNewPhoneCode(phone: $phone) { ${CODE} } }`;
const NEW_CODE = 'mutation($code: String!) { confirmNewPhone(code: $code) { ok errors { code field } } }';
const LETTER = `mutation($email: String!) { requestEmailCode(email: $email) { ${CODE} } }`;
const EMAIL =
  'mutation($email: String!, $code: String!) { confirmEmail(email: $email, code: $code) { ok errors { code field } } }';
const codesOf = (payload: { errors: readonly { code: string }[] }) => payload.errors.map(({ code }) => code);

const texts = async (to: string) => (await access.outbox.read(to)).map(({ text }) => text);
const letterCode = async (to: string) => /(\d{4})/.exec((await texts(to))[0] ?? '')?.[1] ?? '';
const wrongFor = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

async function prove(client: Client, { phone }: Applicant): Promise<void> {
  expect(codesOf(await client.mutate(PROOF))).toEqual([]);
  expect(codesOf(await client.mutate(PROVE, { code: await access.codeFor(phone) }))).toEqual([]);
}

describe('another phone number', () => {
  test('needs a code to the present number, then one to the new; both numbers are told and other sessions end', async () => {
    const { person, client } = await aPerson();
    const elsewhere = new Client(access);
    const { phone, birthDate, password } = person;
    expect(await signInBy(elsewhere, { phone, birthDate, password })).toBeUndefined();
    const other = freePhone();
    expect(codesOf(await client.mutate(NEW_PHONE, { phone: other }))).toEqual(['PHONE_UNPROVED']);

    await client.mutate(PROOF);
    const code = await access.codeFor(phone);
    expect(codesOf(await client.mutate(PROVE, { code: wrongFor(code) }))).toEqual(['CODE_WRONG']);
    expect(codesOf(await client.mutate(PROVE, { code }))).toEqual([]);
    expect(await client.query('{ phoneChangeProved }')).toEqual({ phoneChangeProved: true });
    expect(await elsewhere.query('{ phoneChangeProved }'), 'the proof of another session').toEqual({
      phoneChangeProved: false,
    });

    expect((await client.mutate(NEW_PHONE, { phone: other })) as object).toMatchObject({ errors: [] });
    expect(codesOf(await client.mutate(NEW_CODE, { code: wrongFor(await access.codeFor(other)) }))).toEqual([
      'CODE_WRONG',
    ]);
    expect(codesOf(await client.mutate(NEW_CODE, { code: await access.codeFor(other) }))).toEqual([]);

    for (const number of [phone, other])
      expect(
        (await texts(number)).filter((text) => text.includes('Номер для входа')),
        number,
      ).toHaveLength(1);
    expect((await elsewhere.get('/json/profile')).status).toBe(401);
    expect((await client.get('/json/profile')).body.data).toMatchObject({ mobilePhone: other });
    expect(await signInBy(new Client(access), { phone, birthDate, password })).toBe('LOGIN_FAILED');
    expect(await signInBy(new Client(access), { phone: other, birthDate, password })).toBeUndefined();
    expect(codesOf(await client.mutate(NEW_CODE, { code: await access.codeFor(other) }))).toEqual(['PHONE_UNPROVED']);
  });

  test('a number that belongs to somebody gets its code like any other; only its holder learns that it is taken', async () => {
    const [{ person, client }, taken] = [await aPerson(), await aPerson()];
    await prove(client, person);
    const free = await client.mutate(NEW_PHONE, { phone: freePhone() });
    const asked = await client.mutate(NEW_PHONE, { phone: taken.person.phone });
    expect(asked.errors).toEqual(free.errors);
    const code = await access.codeFor(taken.person.phone);
    expect(codesOf(await client.mutate(NEW_CODE, { code: wrongFor(code) }))).toEqual(['CODE_WRONG']);
    expect(codesOf(await client.mutate(NEW_CODE, { code }))).toEqual(['PHONE_TAKEN']);
    expect(await idOf(taken.person), 'still theirs').not.toBe(await idOf(person));
  });

  test('the own number, a trusted person and a sixth number in a day are refused', async () => {
    const { person, client } = await aPerson();
    await prove(client, person);
    expect(codesOf(await client.mutate(NEW_PHONE, { phone: person.phone }))).toEqual(['PHONE_SAME']);
    expect(codesOf(await client.mutate(NEW_PHONE, { phone: person.relativePhone }))).toEqual(['CONTACTS_EQUAL']);
    for (let n = 0; n < 5; n += 1) expect(codesOf(await client.mutate(NEW_PHONE, { phone: freePhone() }))).toEqual([]);
    expect(codesOf(await client.mutate(NEW_PHONE, { phone: freePhone() }))).toEqual(['TOO_MANY_REQUESTS']);
  });

  test('a face check for this purpose proves the owner without the number; one for a card, or of yesterday, does not', async () => {
    const { person, client } = await aPerson();
    const borrower = await idOf(person);
    const face = async (purpose: string, at: string) => {
      const session = crypto.randomUUID();
      await access.pool.query(
        'insert into ops.biometry_session (id, borrower_id, purpose, started_at) values ($1, $2, $3, now())',
        [session, borrower, purpose],
      );
      await access.pool.query(
        `insert into ops.biometry_verdict (try_id, session_id, borrower_id, result, at) values ($1, $2, $3, 'PASSED', ${at})`,
        [crypto.randomUUID(), session, borrower],
      );
    };
    await face('ADD_CARD', 'now()');
    await face('CHANGE_PHONE', "now() - interval '1 day'");
    expect(codesOf(await client.mutate(NEW_PHONE, { phone: freePhone() }))).toEqual(['PHONE_UNPROVED']);
    await face('CHANGE_PHONE', 'now()');
    expect(codesOf(await client.mutate(NEW_PHONE, { phone: freePhone() }))).toEqual([]);
  });

  test('over /json; afterwards money goes only to destinations that were used before, for a day', async () => {
    const { person, client } = await aPerson();
    const other = freePhone();
    await client.post('/json/profile/phone/proof/sms');
    const code = await access.codeFor(person.phone);
    expect((await client.post('/json/profile/phone/proof', { code: wrongFor(code) })).body).toMatchObject({
      code: 100,
    });
    await client.post('/json/profile/phone/proof', { code });
    expect((await client.post('/json/profile/phone/edit/sms', { newPhone: other })).body).toMatchObject({ code: 0 });
    const changed = await client.post('/json/profile/phone/edit', { code: await access.codeFor(other) });
    expect(changed.body).toEqual({ code: 0 });
    const { rows } = await access.pool.query('select phone_changed_at from people.account where id = $1', [
      await idOf({ phone: other }),
    ]);
    expect(rows[0]?.phone_changed_at).toBeInstanceOf(Date);
  });
});

describe('an e-mail address', () => {
  test('is neither asked for nor confirmed by a session alone: the owner is proved first', async () => {
    const { person, client } = await aPerson();
    const email = `other${person.email}`;
    expect(codesOf(await client.mutate(LETTER, { email }))).toEqual(['OWNER_UNPROVED']);
    await prove(client, person);
    expect(codesOf(await client.mutate(LETTER, { email }))).toEqual([]);
    const code = await letterCode(email);
    const elsewhere = new Client(access);
    const { phone, birthDate, password } = person;
    await signInBy(elsewhere, { phone, birthDate, password });
    expect(codesOf(await elsewhere.mutate(EMAIL, { email, code })), 'of another session').toEqual(['OWNER_UNPROVED']);
    expect(await client.query('{ profile { emailConfirmed } }')).toEqual({ profile: { emailConfirmed: false } });
    expect(codesOf(await client.mutate(EMAIL, { email, code }))).toEqual([]);
  });

  inFull('confirmed anew begins no second wait before it restores the password', async () => {
    const { person, client } = await aPerson();
    const { email } = person;
    await prove(client, person);
    await client.mutate(LETTER, { email });
    expect(codesOf(await client.mutate(EMAIL, { email, code: await letterCode(email) }))).toEqual([]);
    const since = async () => (await access.people.accounts.byEmail(email))?.emailSince;
    const first = await since();
    expect(first).not.toBeNull();
    await access.pool.query("update people.code_day set last_sent_at = last_sent_at - interval '61 seconds'");
    await client.mutate(LETTER, { email });
    expect(codesOf(await client.mutate(EMAIL, { email, code: await letterCode(email) }))).toEqual([]);
    expect(await since()).toBe(first);
  });

  test('is used for nothing until a code sent to it came back; a change is told by SMS and to the address before', async () => {
    const { person, client } = await aPerson();
    const byMail = { email: person.email, password: person.password };
    expect(await signInBy(new Client(access), byMail)).toBe('LOGIN_FAILED');
    expect(await client.query('{ profile { emailConfirmed } }')).toMatchObject({ profile: { emailConfirmed: false } });

    await prove(client, person);
    const sent = await client.mutate(LETTER, { email: person.email });
    expect(sent).toMatchObject({ sent: { maskedPhone: 'a***@example.kz' } });
    const code = await letterCode(person.email);
    expect(codesOf(await client.mutate(EMAIL, { email: person.email, code: wrongFor(code) }))).toEqual(['CODE_WRONG']);
    expect(codesOf(await client.mutate(EMAIL, { email: person.email, code }))).toEqual([]);
    expect(await signInBy(new Client(access), byMail)).toBeUndefined();
    expect((await texts(person.phone)).some((text) => text.includes('E-mail'))).toBe(true);

    const next = `new${person.email}`;
    await client.mutate(LETTER, { email: next });
    expect(codesOf(await client.mutate(EMAIL, { email: next, code: await letterCode(next) }))).toEqual([]);
    expect((await texts(person.email)).some((text) => text.includes('E-mail в вашем кабинете изменён'))).toBe(true);
    expect(await signInBy(new Client(access), byMail)).toBe('LOGIN_FAILED');
  });

  inFull('of somebody else gets the same answer; whoever only typed it loses it to its reader', async () => {
    const [owner, stranger] = [await aPerson(), await aPerson()];
    const { email } = owner.person;
    await prove(stranger.client, stranger.person);
    const asked = await stranger.client.mutate(LETTER, { email });
    expect(asked.errors).toEqual([]);
    const read = await letterCode(email);
    expect(codesOf(await stranger.client.mutate(EMAIL, { email, code: wrongFor(read) }))).toEqual(['CODE_WRONG']);
    expect(codesOf(await stranger.client.mutate(EMAIL, { email, code: read }))).toEqual([]);
    expect(await owner.client.query('{ profile { email } }')).toEqual({ profile: { email: null } });

    const third = await aPerson();
    await prove(third.client, third.person);
    await third.client.mutate(LETTER, { email });
    const code = await letterCode(email);
    expect(codesOf(await third.client.mutate(EMAIL, { email, code })), 'a confirmed one stays').toEqual([
      'EMAIL_TAKEN',
    ]);
  });

  test('a code for one address does not confirm another, and letters are counted', async () => {
    const { person, client } = await aPerson();
    await prove(client, person);
    expect((await client.post('/json/profile/email/edit', { email: person.email })).body).toMatchObject({ code: 0 });
    const code = await letterCode(person.email);
    const other = { email: `x${person.email}`, code };
    expect((await client.post('/json/profile/email/confirmation', other)).body).toMatchObject({ code: 100 });
    for (let n = 0; n < 4; n += 1) await client.mutate(LETTER, { email: `${n}${person.email}` });
    expect(codesOf(await client.mutate(LETTER, { email: `9${person.email}` }))).toEqual(['TOO_MANY_REQUESTS']);
  });
});

describe('open sessions', () => {
  const LIST = '{ openSessions { id agent current } }';
  type Listed = { openSessions: { id: string; agent: string | null; current: boolean }[] };
  const END = 'mutation($id: ID!) { endSession(id: $id) { sessions { id } errors { code } } }';
  const OTHERS = 'mutation { endOtherSessions { sessions { id current } errors { code } } }';

  test('are listed with their device and ended one by one or all others; nobody ends those of somebody else', async () => {
    const { person, client } = await aPerson();
    const { phone, birthDate, password } = person;
    const phoneOf = {
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    };
    const [mobile, third] = [new Client(access, phoneOf), new Client(access)];
    for (const one of [mobile, third]) await signInBy(one, { phone, birthDate, password });

    const { session } = (await client.query('{ session { lasts { idleSeconds leftSeconds } } }')) as {
      session: { lasts: { idleSeconds: number; leftSeconds: number } };
    };
    expect(session.lasts.idleSeconds).toBe(2 * 3_600); // R40
    expect(session.lasts.leftSeconds).toBeGreaterThan(12 * 3_600 - 600);
    const { openSessions } = (await client.query(LIST)) as Listed;
    expect(openSessions).toHaveLength(3);
    expect(openSessions.filter(({ current }) => current)).toHaveLength(1);
    const onPhone = openSessions.find(({ agent }) => agent === 'Chrome, Android');
    expect(onPhone?.current).toBe(false);

    const stranger = (await aPerson()).client;
    expect(codesOf(await stranger.mutate(END, { id: onPhone?.id }))).toEqual(['NOT_FOUND']);
    expect((await mobile.get('/json/profile')).status).toBe(200);
    expect(codesOf(await client.mutate(END, { id: onPhone?.id }))).toEqual([]);
    expect((await mobile.get('/json/profile')).status).toBe(401);

    expect(await client.mutate(OTHERS)).toMatchObject({ sessions: [{ current: true }] });
    expect((await third.get('/json/profile')).status).toBe(401);
    expect((await client.get('/json/account/sessions')).body.data).toHaveLength(1);
  });

  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari, iOS'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 YaBrowser/24.10 Safari/537.36', 'Yandex, Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox, Linux'],
    ['curl/8.0', null],
  ])('%s is %s', (header, agent) => expect(agentOf(header)).toBe(agent));
});

test('a trusted person may not get the number that the borrower has taken meanwhile', async () => {
  const { person, client } = await aPerson();
  const other = freePhone();
  await prove(client, person);
  await client.mutate(NEW_PHONE, { phone: other });
  await client.mutate(NEW_CODE, { code: await access.codeFor(other) });
  const { contacts } = stepsOf(person);
  const saved = await client.mutate(SAVE_CONTACTS, {
    input: { ...contacts, friend: { ...contacts.friend, phone: other } },
  });
  expect(codesOf(saved)).toEqual(['CONTACTS_EQUAL']);
});

test('neither numbers nor addresses are in the log', async () => {
  const { person, client } = await aPerson();
  const other = freePhone();
  const before = access.logs.length;
  await prove(client, person);
  await client.mutate(NEW_PHONE, { phone: other });
  await client.mutate(LETTER, { email: person.email });
  const logged = access.logs.slice(before).join('');
  for (const secret of [person.phone, other, person.email]) expect(logged).not.toContain(secret);
});
