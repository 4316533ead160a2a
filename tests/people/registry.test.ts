/** The database alone reveals nothing about a person. */
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import { instant } from '../../schema/values/local-date.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { vault } from '../../server/people/vault.ts';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import { completed } from '../support/access-client.ts';
import { ringOf } from '../support/key-rings.ts';
import { SOME_MOMENT } from '../support/moment.ts';
import { type Applicant, anApplicant, chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';

const random = chance(seedOf('registry'));
let access: AccessApp;
let person: Applicant;
let id: BorrowerId;

beforeAll(async () => {
  access = await accessApp();
  person = anApplicant(random);
  await completed(access, person);
  id = (await access.people.accounts.byPhone(person.phone as Phone))?.id as BorrowerId;
});
afterAll(() => access.close());

describe('the tables of persons', () => {
  test('no name, number, address or password is in the clear', async () => {
    const tables = ['account', 'person', 'session', 'code', 'code_day', 'consent', 'file', 'iin_list'];
    const dump = await Promise.all(
      tables.map(async (name) => (await access.pool.query(`select * from people.${name}`)).rows),
    );
    const text = JSON.stringify(dump, (_key, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    const { phone, iin, email, lastName, firstName, documentNumber, password, relativePhone } = person;
    for (const secret of [phone, iin, email, lastName, firstName, documentNumber, password, relativePhone, 'Абая'])
      expect(text.includes(secret)).toBe(false);
  });

  test('nothing is readable once the key of the person is gone', async () => {
    const other = anApplicant(random);
    await completed(access, other);
    const otherId = (await access.people.accounts.byPhone(other.phone as Phone))?.id as BorrowerId;
    const foreign = vault({ master: ringOf(randomBytes(32)), index: ringOf(randomBytes(32)) }).newKey(otherId);
    await access.pool.query('update people.account set data_key = $1 where id = $2', [foreign.wrapped, otherId]);
    await expect(access.people.profiles.find(otherId)).rejects.toThrow();
    await expect(access.people.profiles.find(id)).resolves.toBeDefined();
  });

  test("an id that is nobody's finds nobody: a process, or whoever acted in an imported history", async () => {
    expect(await access.people.accounts.byId('seed')).toBeUndefined();
  });

  test('a value that was changed or moved to another column is noticed', async () => {
    const keys = access.people.vault;
    const key = keys.newKey(id);
    const sealed = keys.seal(key, 'person.personal', { lastName: 'Ким' });
    expect(keys.open(key, 'person.personal', sealed)).toEqual({ lastName: 'Ким' });
    expect(() => keys.open(key, 'person.contacts', sealed)).toThrow();
    const bent = Buffer.from(sealed);
    bent[bent.length - 1] = (bent.at(-1) ?? 0) ^ 1;
    expect(() => keys.open(key, 'person.personal', bent)).toThrow();
    expect(keys.seal(key, 'a', 'x').equals(keys.seal(key, 'a', 'x'))).toBe(false);
  });
});

describe('a borrower as lending sees him', () => {
  test('only what lending may know is shown', async () => {
    const borrower = await access.people.borrowers.find(id);
    expect(borrower).toMatchObject({
      id,
      iin: person.iin,
      birthDate: person.birthDate,
      sex: 'FEMALE',
      registrationCompleted: true,
      entrepreneur: false,
      incomeBand: 7,
      registrationAddress: { RU: 'г. Алматы, Алматы, Абая, 10, 5', KK: 'Алматы қ., Алматы, Абая, 10, 5' },
      faceVerifiedAt: null,
    });
    const at = SOME_MOMENT;
    await access.people.borrowers.markFaceVerified(id, at);
    expect((await access.people.borrowers.find(id))?.faceVerifiedAt).toBe(at);
  });
});

describe('stored files', () => {
  const file = () => ({
    borrowerId: id,
    loanId: '7b8c1f7a-6a53-5d53-9d6b-0c8a4a1b2c3d' as LoanId,
    kind: 'OFFER' as const,
    title: 'Договор',
    mime: 'application/pdf',
    pages: 2,
    shownAt: SOME_MOMENT,
  });

  test('a file is returned byte for byte, by its hash, to its owner only', async () => {
    const content = randomBytes(50_000);
    const kept = await access.people.files.keep(file(), content);
    expect(kept).toMatchObject({
      hash: createHash('sha256').update(content).digest('hex'),
      bytes: 50_000,
      signedAt: null,
    });
    const read = await access.people.files.read(id, kept.hash);
    expect(read && Buffer.from(read).equals(content)).toBe(true);
    const stranger = anApplicant(random);
    await completed(access, stranger);
    const strangerId = (await access.people.accounts.byPhone(stranger.phone as Phone))?.id as BorrowerId;
    expect(await access.people.files.read(strangerId, kept.hash)).toBeUndefined();
  });

  test('a file kept twice is one, signed once, and listed with its loan', async () => {
    const content = Buffer.from('the same bytes');
    const first = await access.people.files.keep(file(), content);
    await access.people.files.keep({ ...file(), title: 'Другой' }, content);
    const at = instant(new Date('2026-11-20T09:00:00Z'));
    await access.people.files.markSigned(id, first.hash, at);
    await access.people.files.markSigned(id, first.hash, SOME_MOMENT);
    const listed = (await access.people.files.ofLoan(id, file().loanId)).filter((one) => one.hash === first.hash);
    expect(listed).toMatchObject([{ title: 'Договор', signedAt: at }]);
  });
});

test('passwords: a flood is refused, not queued for ever', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 60 }, () => access.people.passwords.matches('x', null)),
  );
  expect(answers.filter((one) => one.status === 'rejected').length).toBe(18);
});

test('limits: a window holds exactly what it says, in parallel too', async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => access.people.limits.take('t', 's', 5, 3600)));
  expect(taken.filter(Boolean)).toHaveLength(5);
});
