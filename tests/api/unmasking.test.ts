/** Whole data of a person are opened under a case of that person, and of so many persons only (R913). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CASE_HOURS,
  type CaseReason,
  NAMED_AN_HOUR,
  OPENED_AN_HOUR,
  REFUSED_AN_HOUR,
} from '../../schema/reference/cases.ts';
import { usedByStaff } from '../../server/compose/measures.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { applied, signedDocument } from '../support/lending-steps.ts';
import { aBorrower, type LendingWorld, lendingWorld, type TestPerson } from '../support/lending-world.ts';

let world: LendingWorld;
let app: LendingApp;
beforeAll(async () => {
  world = await lendingWorld();
  app = await lendingApp(world);
});
afterAll(async () => {
  await app.app.close();
  await world.close();
});

const UNMASK = `mutation($id: BorrowerId!, $file: String!, $reason: CaseReason) {
  unmaskPerson(borrowerId: $id, caseNumber: $file, reason: $reason) { unmasked { iin } errors { code field } } }`;

async function unmask(token: string, { borrowerId }: TestPerson, file: string, reason?: CaseReason): Promise<string> {
  const { body } = await app.graphql(token, UNMASK, { id: borrowerId, file, ...(reason && { reason }) });
  const { unmasked, errors } = body.data.unmaskPerson;
  return unmasked ? 'opened' : errors.map((one: { code: string; field: string }) => `${one.code} ${one.field}`).join();
}

async function openPaper(token: string, { borrowerId }: TestPerson, caseNumber: string): Promise<string> {
  const [loan] = await world.loans.loansOf(borrowerId);
  const [paper] = loan ? await world.people.files.ofLoan(borrowerId, loan.state.application.loanId) : [];
  const asked = new URLSearchParams({ borrowerId, hash: String(paper?.hash), caseNumber });
  const url = `/json/office/paper?${asked}`;
  const { headers } = await app.app.inject({ method: 'GET', url, headers: { 'x-auth-token': token } });
  return String(headers['content-type']).includes('pdf') ? 'opened' : 'refused';
}

const SEARCH = 'mutation($text: String!) { officeSearch(text: $text) { errors { code field } } }';

const lettersTo = (address: string, words: string) =>
  world.mails.filter(({ to, text }) => to === address && text.includes(words));

async function watchers(): Promise<string[]> {
  const staff = await world.people.accounts.staff();
  return staff.flatMap(({ roles, email }) =>
    roles.some((role) => role === 'admin' || role === 'auditor') ? email : [],
  );
}

/** This hour and the next, so that the turn of an hour changes nothing. */
const used = ({ name }: { name: string }, id: string, count: number) =>
  world.pool.query(
    `insert into ops.limit_use (name, subject, window_start, used)
     select $1, $2, date_trunc('hour', now()) + h * interval '1 hour', $3 from generate_series(0, 1) as h`,
    [name, id, count],
  );

beforeAll(async () => {
  for (const role of ['admin', 'auditor'] as const) await app.staffMember(role);
});

it('a number that nobody opened opens nobody; a reason opens a case of one person, for who opened it', async () => {
  const { id, token } = await app.staffMember('support');
  const colleague = await app.staffMember('support');
  const [one, other] = [await aBorrower(world), await aBorrower(world)];
  const { loanId } = await applied(world, one);
  await signedDocument(world, one, loanId, 'OFFER');
  expect(await unmask(token, one, 'K-1')).toBe('CASE_NOT_OPEN caseNumber');
  expect(await openPaper(token, one, 'K-1')).toBe('refused');
  expect(await unmask(token, one, 'K-1', 'CALL')).toBe('opened');
  expect(await unmask(token, one, 'K-1'), 'again').toBe('opened');
  expect(await openPaper(token, one, 'K-1')).toBe('opened');
  expect(await unmask(colleague.token, one, 'K-1')).toBe('CASE_NOT_OPEN caseNumber');
  expect(await unmask(colleague.token, one, 'K-1', 'LETTER')).toBe('opened');
  expect(await unmask(token, other, 'K-1', 'CALL')).toBe('CASE_OF_ANOTHER caseNumber');
  expect(await unmask(token, other, 'K-2', 'CALL')).toBe('opened');
  expect(await openPaper(token, one, 'K-2')).toBe('refused');
  const { rows } = await world.people.accessLog.page({ subject: one.borrowerId, by: id, first: 20 });
  expect(rows.map(({ act, detail }) => [act, detail])).toEqual([
    ['REFUSED', 'CASE_NOT_OPEN PERSON'],
    ['OPENED', 'OFFER'],
    ['UNMASKED', 'PERSON'],
    ['UNMASKED', 'PERSON'],
    ['CASE_OPENED', 'CALL'],
    ['REFUSED', 'CASE_NOT_OPEN PERSON'],
    ['REFUSED', 'CASE_NOT_OPEN PERSON'],
  ]);
});

it('a case that was opened by a reason closes by itself after a shift', async () => {
  const { id, token } = await app.staffMember('support');
  const person = await aBorrower(world);
  const { place } = await world.people.accessLog.head();
  await world.pool.query(
    `insert into people.access_log (place, at, act, by_id, by_role, subjects, detail, case_number, previous_hash, hash)
     values ($1, now() - make_interval(hours => $2), 'CASE_OPENED', $3, 'support', $4, 'CALL', 'K-8', '', '')`,
    [place + 1, CASE_HOURS, id, [person.borrowerId]],
  );
  expect(await unmask(token, person, 'K-8')).toBe('CASE_NOT_OPEN caseNumber');
});

it('a contract opens its borrower while somebody works on it, and a correction while it waits', async () => {
  const { token } = await app.staffMember('support');
  const [one, other] = [await aBorrower(world), await aBorrower(world)];
  const { loanId } = await applied(world, one);
  const offer = (await world.loans.loansOf(one.borrowerId))[0]?.state.application.offerNumber ?? '';
  expect(await unmask(token, one, offer), 'a draft').toBe('CASE_NOT_OPEN caseNumber');
  await signedDocument(world, one, loanId, 'OFFER');
  expect(await unmask(token, one, offer)).toBe('opened');
  expect(await unmask(token, other, offer)).toBe('CASE_OF_ANOTHER caseNumber');
  const input = { borrowerId: other.borrowerId, kind: 'EMAIL', email: 'x@example.kz', reason: 'LOST_MAILBOX' };
  const asked = await app.graphql(
    token,
    'mutation($input: CorrectionInput!) { askCorrection(input: $input) { correction { id } } }',
    { input: { ...input, caseNumber: 'K-9' } },
  );
  expect(await unmask(token, other, 'K-9')).toBe('opened');
  expect(await unmask(token, one, 'K-9')).toBe('CASE_NOT_OPEN caseNumber');
  const { id } = asked.body.data.askCorrection.correction;
  await app.graphql(token, 'mutation($id: String!) { withdrawCorrection(id: $id) { ok } }', { id });
  expect(await unmask(token, other, 'K-9')).toBe('CASE_NOT_OPEN caseNumber');
});

it('administrators and auditors are told at the first refusal, at half of the limit and at the limit, once each', async () => {
  const { id, token } = await app.staffMember('support');
  const [half, last, above] = [await aBorrower(world), await aBorrower(world), await aBorrower(world)];
  const number = (await world.people.accounts.staff()).find((one) => one.id === id)?.number;
  for (const file of ['L-1', 'L-2']) expect(await unmask(token, above, file)).toBe('CASE_NOT_OPEN caseNumber');
  await used(OPENED_AN_HOUR, id, OPENED_AN_HOUR.limit / 2 - 1);
  expect(await unmask(token, half, 'L-3', 'CALL')).toBe('opened');
  await world.pool.query('delete from ops.limit_use where name = $1 and subject = $2', [OPENED_AN_HOUR.name, id]);
  await used(OPENED_AN_HOUR, id, OPENED_AN_HOUR.limit - 1);
  expect(await unmask(token, last, 'L-4', 'CALL')).toBe('opened');
  expect((await usedByStaff(world.pool, OPENED_AN_HOUR)).most).toBe(OPENED_AN_HOUR.limit);
  for (const file of ['L-5', 'L-6'])
    expect(await unmask(token, above, file, 'CALL')).toBe('TOO_MANY_REQUESTS caseNumber');
  expect(await unmask(token, last, 'L-4'), 'a person who was opened before').toBe('opened');
  expect((await usedByStaff(world.pool, REFUSED_AN_HOUR)).most).toBe(4);
  expect((await watchers()).length).toBeGreaterThan(1);
  for (const address of await watchers())
    for (const words of ['без открытого дела', 'половина предела', 'это предел'])
      expect(lettersTo(address, `№ ${number}`).filter(({ text }) => text.includes(words)).length, words).toBe(1);
});

it('searches by name are counted for each of the staff; other searches are not', async () => {
  const { id, token } = await app.staffMember('support');
  const number = (await world.people.accounts.staff()).find((one) => one.id === id)?.number;
  const search = async (text: string) => (await app.graphql(token, SEARCH, { text })).body.data.officeSearch.errors;
  await used(NAMED_AN_HOUR, id, NAMED_AN_HOUR.limit - 1);
  expect(await search('Ахметов')).toEqual([]);
  expect(await search('Иванов')).toEqual([{ code: 'TOO_MANY_REQUESTS', field: 'text' }]);
  expect(await search((await aBorrower(world)).phone)).toEqual([]);
  expect((await usedByStaff(world.pool, NAMED_AN_HOUR)).most).toBe(NAMED_AN_HOUR.limit);
  for (const address of await watchers())
    for (const words of ['половина предела', 'это предел'])
      expect(lettersTo(address, `№ ${number} искал`).filter(({ text }) => text.includes(words)).length, words).toBe(1);
});
