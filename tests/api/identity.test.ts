import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERSONAS } from '../../schema/reference/personas.ts';
import type { BorrowerId } from '../../schema/values/ids.ts';
import { iinCheckDigit, parseIin } from '../../schema/values/iin.ts';
import { type LocalDate, localDate } from '../../schema/values/local-date.ts';
import type { Phone } from '../../schema/values/phone.ts';
import type { RegistryPerson } from '../../server/ports/state-registry.ts';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import { completed, registered, SAVE_PERSONAL, SUBMIT_IIN, stepsOf } from '../support/access-client.ts';
import { SOME_MOMENT } from '../support/moment.ts';
import { type Applicant, anApplicant, chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';

const random = chance(seedOf('identity'));
let access: AccessApp;
/** What the state registry knows; of anybody else it does not answer. */
const known = new Map<string, { birthDate: LocalDate; phone: string }>();
const PERSON: RegistryPerson['person'] = {
  ...{ lastName: 'Серикова', firstName: 'Алия', patronymic: null, noPatronymic: true, citizenship: 'KZ' },
  ...{ birthPlace: 'KAZAKHSTAN', documentType: 'IDENTITY_CARD', documentNumber: '051234567' },
  ...{ documentIssuedOn: localDate('2022-03-10'), documentValidTo: localDate('2032-03-09'), documentIssuedBy: 'MVD' },
};
const ADDRESS: RegistryPerson['address'] = {
  ...{ region: 'ALMATY_CITY', district: null, city: 'Алматы', street: 'Абая', house: '1', flat: null, postIndex: null },
};

beforeAll(async () => {
  access = await accessApp({
    registry: {
      find: async (iin) => {
        const one = known.get(iin);
        return one ? { found: true, birthDate: one.birthDate } : 'unknown';
      },
      person: async (iin, phone) => (known.get(iin)?.phone === phone ? { person: PERSON, address: ADDRESS } : null),
    },
  });
});
afterAll(() => access.close());

const persona = (key: string): string => PERSONAS.find((one) => one.key === key)?.iin ?? '';
/** Eleven digits with a check digit, or with a wrong one. */
const iinOf = (eleven: string, off = 0): string => `${eleven}${((iinCheckDigit(eleven) ?? 0) + off) % 10}`;

test.each([
  ['a wrong check digit', iinOf('90041230012', 1), 'NOT_VALID'],
  ['letters', '90041230O12X', 'NOT_VALID'],
  ['eleven digits', '90041230012', 'NOT_VALID'],
  ['the 30th of February', iinOf('90023030012'), 'IIN_PARSE_ERROR'],
  ['a century that is not', iinOf('90041290012'), 'IIN_PARSE_ERROR'],
  ['a young person', persona('under-age'), 'NOT_RIGHT_AGE'],
  ['an old person', persona('too-old'), 'NOT_RIGHT_AGE'],
  ['a blocked person', persona('iin-blocked'), 'IIN_BLOCKED'],
])('%s is refused', async (_what, iin, status) => {
  const client = await registered(access, anApplicant(random));
  const payload = await client.mutate(SUBMIT_IIN, { iin });
  expect(payload).toMatchObject({ status, session: { step: 'IIN' }, errors: [{ field: 'iin' }] });
  const told = status === 'NOT_RIGHT_AGE' || status === 'IIN_BLOCKED';
  const { profile } = await client.query('{ profile { refusedIin { status birthDate } } }');
  expect(profile).toMatchObject({ refusedIin: told ? { status } : null });
});

test.each([
  ['is the date where the number is that person’s', true, '1991-04-12', 'IIN_SAVED', '1991-04-12'],
  ['decides of the age too', true, '2010-04-12', 'NOT_RIGHT_AGE', '2010-04-12'],
  ['is told to no stranger', false, '1991-04-12', 'IIN_SAVED', null],
])('the birth date of the registry, where the IIN says another, %s', async (_what, own, born, status, told) => {
  const person = anApplicant(random);
  known.set(person.iin, { birthDate: localDate(born), phone: own ? person.phone : '77010000000' });
  const client = await registered(access, person);
  expect(await client.mutate(SUBMIT_IIN, { iin: person.iin })).toMatchObject({ status });
  const account = await access.people.accounts.byPhone(person.phone as Phone);
  const profile = await access.people.profiles.find(account?.id as BorrowerId);
  const facts = parseIin(person.iin);
  const digits = typeof facts === 'string' ? null : facts.birthDate;
  expect((profile?.refusedIin ?? profile?.identity)?.birthDate).toBe(told ?? digits);
});

test('an IIN is kept once, can be sent again, and is changed by support only', async () => {
  const person = anApplicant(random);
  const client = await registered(access, person);
  const spelt = `${person.iin.slice(0, 6)} ${person.iin.slice(6)}`;
  expect(await client.mutate(SUBMIT_IIN, { iin: spelt })).toMatchObject({ status: 'IIN_SAVED', errors: [] });
  expect(await client.mutate(SUBMIT_IIN, { iin: person.iin })).toMatchObject({
    status: 'IIN_ALREADY_SAVED',
    errors: [],
  });
  const other = await client.mutate(SUBMIT_IIN, { iin: anApplicant(random).iin });
  expect(other).toMatchObject({ status: 'IIN_ALREADY_SAVED', errors: [{ code: 'IIN_FIXED' }] });
});

/** The face now belongs to this IIN. */
const prove = async (person: Applicant) => {
  const account = await access.people.accounts.byPhone(person.phone as Phone);
  return access.people.borrowers.markFaceVerified(account?.id as BorrowerId, SOME_MOMENT);
};

test('an IIN belongs to the person who proved it, and so does a document', async () => {
  const owner = anApplicant(random);
  await completed(access, owner);
  await prove(owner);
  const thief = anApplicant(random);
  const client = await registered(access, thief);
  expect(await client.mutate(SUBMIT_IIN, { iin: owner.iin })).toMatchObject({
    status: 'IIN_ALREADY_EXISTS',
    errors: [{ code: 'IIN_TAKEN' }],
  });
  await client.mutate(SUBMIT_IIN, { iin: thief.iin });
  const { documentNumber } = owner;
  const papers = await client.mutate(SAVE_PERSONAL, { input: { ...stepsOf(thief).personal, documentNumber } });
  expect(papers.errors).toMatchObject([{ code: 'IIN_TAKEN', field: 'documentNumber' }]);
});

test('an IIN that was only typed is not reserved, and belongs to the person who proves it', async () => {
  const owner = anApplicant(random);
  const squatters = [anApplicant(random), anApplicant(random)];
  for (const squatter of squatters) {
    const answer = await (await registered(access, squatter)).mutate(SUBMIT_IIN, { iin: owner.iin });
    expect(answer).toMatchObject({ status: 'IIN_SAVED' });
  }
  const finished = { ...anApplicant(random), iin: owner.iin, birthDate: owner.birthDate };
  const third = await completed(access, finished);
  const client = await registered(access, owner);
  expect(await client.mutate(SUBMIT_IIN, { iin: owner.iin })).toMatchObject({ status: 'IIN_SAVED', errors: [] });
  const { personal } = stepsOf(owner);
  expect((await client.mutate(SAVE_PERSONAL, { input: personal })).errors).toEqual([]);
  expect(await prove(owner)).toBe('verified');
  // The others must type another IIN.
  expect(await third.query('{ session { step registrationCompleted } }')).toEqual({
    session: { step: 'IIN', registrationCompleted: false },
  });
  expect(await third.mutate(SUBMIT_IIN, { iin: owner.iin })).toMatchObject({ status: 'IIN_EXISTS' });
  expect(await third.mutate(SUBMIT_IIN, { iin: anApplicant(random).iin })).toMatchObject({ status: 'IIN_SAVED' });
});

test('of two who prove one IIN at the same moment one gets it', async () => {
  const { iin, birthDate } = anApplicant(random);
  const both = [anApplicant(random), anApplicant(random)].map((one) => ({ ...one, iin, birthDate }));
  for (const one of both) await completed(access, one);
  const proofs = await Promise.all(both.map(prove));
  const { rows } = await access.pool.query(
    'select count(*)::int as n from people.person where face_verified_at is not null and iin_index = $1',
    [access.people.vault.index('iin', iin)],
  );
  expect(proofs.toSorted()).toEqual(['taken', 'verified']);
  expect(rows).toEqual([{ n: 1 }]);
});

test('an account gets five answers a day that tell of other people, in parallel too', async () => {
  const owners = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const owner = anApplicant(random);
      await completed(access, owner);
      await prove(owner);
      return owner;
    }),
  );
  const client = await registered(access, anApplicant(random));
  const asked = Array.from({ length: 12 }, (_, i) => client.mutate(SUBMIT_IIN, { iin: owners[i % 3]?.iin }));
  const told = await Promise.all(asked);
  expect(told.filter(({ status }) => status === 'IIN_ALREADY_EXISTS')).toHaveLength(5);
  expect(told.filter(({ errors }) => errors[0]?.code === 'TOO_MANY_REQUESTS')).toHaveLength(7);
});

test('an IIN without a birth date in it asks for birth date and sex, and checks the age', async () => {
  const person = anApplicant(random);
  const client = await registered(access, person);
  expect(await client.mutate(SUBMIT_IIN, { iin: persona('iin-exception') })).toMatchObject({ status: 'IIN_SAVED' });
  const { personal } = stepsOf(person);
  const bare = await client.mutate(SAVE_PERSONAL, { input: personal });
  expect(bare.errors).toMatchObject([{ code: 'FIELD_REQUIRED', field: 'birthDate' }]);
  const young = await client.mutate(SAVE_PERSONAL, { input: { ...personal, birthDate: '2015-01-01', sex: 'FEMALE' } });
  expect(young.errors).toMatchObject([{ code: 'NOT_RIGHT_AGE', field: 'birthDate' }]);
  const told = await client.mutate(SAVE_PERSONAL, { input: { ...personal, birthDate: '1982-03-08', sex: 'FEMALE' } });
  expect(told.errors).toEqual([]);
  const { profile } = await client.query('{ profile { personal { birthDate sex } } }');
  expect(profile).toEqual({ personal: { birthDate: '1982-03-08', sex: 'FEMALE' } });
});

test('a document that has ended or ends soon is refused', async () => {
  const person = anApplicant(random);
  const client = await registered(access, person);
  await client.mutate(SUBMIT_IIN, { iin: person.iin });
  const soon = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const payload = await client.mutate(SAVE_PERSONAL, { input: { ...stepsOf(person).personal, documentValidTo: soon } });
  expect(payload.errors).toMatchObject([{ code: 'DOCUMENT_EXPIRED', field: 'documentValidTo' }]);
});
