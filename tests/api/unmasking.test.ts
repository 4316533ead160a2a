/** Whole data of a person are opened under a case of that person, and of so many persons only (R913). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPENED_AN_HOUR } from '../../schema/reference/look-up.ts';
import { openedThisHour } from '../../server/compose/measures.ts';
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

const UNMASK = `mutation($id: BorrowerId!, $file: String!) { unmaskPerson(borrowerId: $id, caseNumber: $file) {
  unmasked { iin } errors { code field } } }`;

async function unmask(token: string, { borrowerId }: TestPerson, file: string): Promise<string> {
  const { body } = await app.graphql(token, UNMASK, { id: borrowerId, file });
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

it('a case opens one person, by whole values and by papers alike; a contract opens its borrower alone', async () => {
  const { token } = await app.staffMember('support');
  const [one, other] = [await aBorrower(world), await aBorrower(world)];
  const { loanId } = await applied(world, one);
  await signedDocument(world, one, loanId, 'OFFER');
  expect(await unmask(token, one, 'K-1')).toBe('opened');
  expect(await unmask(token, one, 'K-1'), 'again').toBe('opened');
  expect(await unmask(token, other, 'K-1')).toBe('CASE_OF_ANOTHER caseNumber');
  expect(await unmask(token, other, 'K-2')).toBe('opened');
  expect(await openPaper(token, one, 'K-2')).toBe('refused');
  expect(await openPaper(token, one, 'K-1')).toBe('opened');
  const offer = (await world.loans.loansOf(one.borrowerId))[0]?.state.application.offerNumber ?? '';
  expect(await unmask(token, one, offer)).toBe('opened');
  expect(await unmask(token, other, offer)).toBe('CASE_OF_ANOTHER caseNumber');
});

it('above the limit nobody more is opened, administrators and auditors are told once, and /metrics shows it', async () => {
  const { id, token } = await app.staffMember('support');
  for (const role of ['admin', 'auditor'] as const) await app.staffMember(role);
  const [last, above] = [await aBorrower(world), await aBorrower(world)];
  // This hour and the next, so that the turn of an hour changes nothing.
  await world.pool.query(
    `insert into ops.limit_use (name, subject, window_start, used)
     select $1, $2, date_trunc('hour', now()) + h * interval '1 hour', $3 from generate_series(0, 1) as h`,
    [OPENED_AN_HOUR.name, id, OPENED_AN_HOUR.limit - 1],
  );
  expect(await unmask(token, last, 'L-1')).toBe('opened');
  expect((await openedThisHour(world.pool)).most).toBe(OPENED_AN_HOUR.limit);
  for (const file of ['L-2', 'L-3']) expect(await unmask(token, above, file)).toBe('TOO_MANY_REQUESTS caseNumber');
  expect(await unmask(token, last, 'L-1'), 'a person who was opened before').toBe('opened');
  const watchers = (await world.people.accounts.staff()).filter(({ roles }) =>
    roles.some((role) => role === 'admin' || role === 'auditor'),
  );
  expect(watchers.length).toBeGreaterThan(1);
  for (const { email } of watchers) {
    const letters = world.mails.filter(({ to, text }) => to === email && text.includes('Қолжетімділік журналын'));
    expect(new Set(letters.map(({ key }) => key)).size, email).toBe(1);
  }
});
