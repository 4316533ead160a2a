/** The office corrects a person: two members of the staff, a sealed new value, a message to the owner (R294, R295). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CommandId } from '../../schema/values/ids.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { inFull } from '../support/in-full.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { applied, signedDocument } from '../support/lending-steps.ts';
import { aBorrower, type LendingWorld, lendingWorld, type TestPerson } from '../support/lending-world.ts';
import { pdfText } from '../support/pdf-text.ts';
import { anApplicant, chance } from '../support/person.ts';

let world: LendingWorld;
let app: LendingApp;
let support: { id: string; token: string };
let verifier: { id: string; token: string };
beforeAll(async () => {
  world = await lendingWorld();
  app = await lendingApp(world);
  [support, verifier] = [await app.staffMember('support'), await app.staffMember('verifier')];
});
afterAll(async () => {
  await app.app.close();
  await world.close();
});

const ASK = `mutation($input: CorrectionInput!) { askCorrection(input: $input) {
  correction { id kind mine person { fullName } } errors { code field } } }`;
const OPEN = 'mutation($id: String!) { openCorrection(id: $id) { lines { field now becomes } errors { code } } }';
const CONFIRM = 'mutation($id: String!) { confirmCorrection(id: $id) { ok errors { code } } }';
const WITHDRAW = 'mutation($id: String!) { withdrawCorrection(id: $id) { ok errors { code } } }';
const PENDING = '{ pendingCorrections { kind askedAt } }';
const WAITING = '{ openCorrections { id borrowerId mine askedBy } }';
const PERSON = `query($id: BorrowerId!) { officePerson(borrowerId: $id) {
  person { fullName maskedPhone maskedIin } erasedAt loans { loanId } payments { amount }
  messages { title text } codes { title used delivery { channel state } } papers { title signedAt } notes { offerNumber act text by } maskedEmail documentEnds faceVerifiedAt waiting corrections { id } } }`;
const UNLOCK =
  'mutation($id: BorrowerId!, $file: String!) { unlockBorrower(borrowerId: $id, caseNumber: $file) { ok errors { code } } }';
const UNMASK = `mutation($id: BorrowerId!, $file: String!) { unmaskPerson(borrowerId: $id, caseNumber: $file, reason: CALL) {
  unmasked { iin phone } errors { code field } } }`;

const NOTE =
  'mutation($id: BorrowerId!, $text: String!) { notePerson(borrowerId: $id, text: $text) { ok errors { code field } } }';

const call = async (token: string, query: string, variables: Record<string, unknown> = {}) => {
  const { body } = await app.graphql(token, query, variables);
  if (!body.data) throw new Error(JSON.stringify(body));
  return Object.values(body.data)[0] as Record<string, never> & Record<string, unknown>;
};
const ask = (person: TestPerson, input: object, token = support.token) =>
  call(token, ASK, { input: { borrowerId: person.borrowerId, reason: 'TYPING_ERROR', caseNumber: '17-4', ...input } });
const idOf = (answer: Record<string, unknown>) => String((answer.correction as { id: string } | null)?.id);
const shown = (person: TestPerson) => call(support.token, PERSON, { id: person.borrowerId });
const told = (phone: string) => world.sent.filter(({ to }) => to === phone).map(({ text }) => text);
const logOf = async (person: TestPerson) =>
  (
    await world.pool.query('select * from people.access_log where $1 = any(subjects) order by place', [
      person.borrowerId,
    ])
  ).rows;

it('a name is corrected once a verifier has confirmed what support asked for, and the owner is told', async () => {
  const person = await aBorrower(world);
  const name = { kind: 'NAME', lastName: 'Сәрсенбаева', firstName: 'Айгерім', patronymic: '' };
  const id = idOf(await ask(person, name));
  await expect(call(support.token, CONFIRM, { id })).rejects.toThrow('FORBIDDEN');
  expect((await ask(person, { ...name, caseNumber: ' ' })).errors).toEqual([
    { code: 'FIELD_REQUIRED', field: 'caseNumber' },
  ]);
  expect(await call(await app.tokenOf(person.borrowerId), PENDING)).toMatchObject([{ kind: 'NAME' }]);
  expect((await call(verifier.token, WAITING)) as unknown).toMatchObject([
    { id, borrowerId: person.borrowerId, mine: false },
  ]);
  expect((await call(verifier.token, OPEN, { id })).lines).toContainEqual({
    field: 'lastName',
    now: person.lastName,
    becomes: 'Сәрсенбаева',
  });
  const before = told(person.phone).length;
  expect(await call(verifier.token, CONFIRM, { id })).toEqual({ ok: true, errors: [] });
  expect((await shown(person)).person).toMatchObject({ fullName: 'Сәрсенбаева Айгерім' });
  expect(told(person.phone).slice(before).join()).toContain('исправили имя');
  expect((await call(verifier.token, CONFIRM, { id })).errors).toEqual([{ code: 'NOT_FOUND' }]);

  const log = await logOf(person);
  const acts = log.map(({ act, by_id, detail }) => [act, by_id, detail]);
  expect(acts).toContainEqual(['CORRECTION_ASKED', support.id, `CORRECTION NAME ${id}`]);
  expect(acts).toContainEqual(['CORRECTED', verifier.id, `CORRECTION NAME ${id}`]);
  expect(JSON.stringify(acts)).not.toContain('Сәрсенбаева');
});

it('a new number ends all sessions and is told to both numbers; a number of somebody else is refused', async () => {
  const [person, other] = [await aBorrower(world), await aBorrower(world)];
  const token = await app.tokenOf(person.borrowerId);
  expect((await ask(person, { kind: 'PHONE', phone: other.phone })).errors).toEqual([
    { code: 'PHONE_TAKEN', field: 'phone' },
  ]);
  const { phone } = anApplicant(chance(77));
  const id = idOf(await ask(person, { kind: 'PHONE', phone, reason: 'LOST_NUMBER' }));
  expect(await call(verifier.token, CONFIRM, { id })).toEqual({ ok: true, errors: [] });
  expect(told(phone).join()).toContain('Номер для входа');
  expect(told(person.phone).join()).toContain('Номер для входа');
  const { body } = await app.graphql(token, '{ session { signedIn } }');
  expect(body.data.session.signedIn).toBe(false);
});

it('another IIN makes the face be verified anew; a wrong one and one of somebody else are refused', async () => {
  const [person, other] = [await aBorrower(world), await aBorrower(world, 'kdn-decline')];
  await world.pool.query('update people.person set face_verified_at = now() where account_id = any($1)', [
    [person.borrowerId, other.borrowerId],
  ]);
  expect((await ask(person, { kind: 'IIN', iin: '900101300000' })).errors).toMatchObject([{ field: 'iin' }]);
  const taken = idOf(await ask(person, { kind: 'IIN', iin: other.iin }));
  expect((await call(verifier.token, CONFIRM, { id: taken })).errors).toEqual([{ code: 'IIN_TAKEN' }]);
  const { iin } = anApplicant(chance(78));
  const id = idOf(await ask(person, { kind: 'IIN', iin }));
  expect((await call(verifier.token, CONFIRM, { id: taken })).errors).toEqual([{ code: 'NOT_FOUND' }]);
  expect(await call(verifier.token, CONFIRM, { id })).toEqual({ ok: true, errors: [] });
  const after = await shown(person);
  expect(after.faceVerifiedAt).toBeNull();
  expect(after.person).toMatchObject({ maskedIin: `${iin.slice(0, 2)}********${iin.slice(10)}` });
});

it('a paper signed before keeps the old name, one made after has the new one, and support finds both', async () => {
  const person = await aBorrower(world);
  const { loanId } = await applied(world, person);
  await signedDocument(world, person, loanId, 'OFFER');
  const name = { kind: 'NAME', lastName: 'Жаксылыкова', firstName: 'Айгерим', patronymic: '' };
  const id = idOf(await ask(person, { ...name, reason: 'NEW_NAME' }));
  expect(await call(verifier.token, CONFIRM, { id })).toEqual({ ok: true, errors: [] });
  await signedDocument(world, person, loanId, 'APPLICATION_FOR_TRANSFER_MONEY');
  const files = await world.people.files.ofLoan(person.borrowerId, loanId);
  const textOf = async (kind: string) => {
    const hash = files.find((file) => file.kind === kind)?.hash ?? '';
    return pdfText((await world.people.files.read(person.borrowerId, hash)) ?? new Uint8Array());
  };
  expect(await textOf('OFFER')).toContain(person.lastName);
  expect(await textOf('OFFER')).not.toContain('Жаксылыкова');
  expect(await textOf('APPLICATION_FOR_TRANSFER_MONEY')).toContain('Жаксылыкова');
  const after = await shown(person);
  expect(after.loans).toEqual([{ loanId }]);
  expect(after.papers).toContainEqual({
    title: 'Оферта о предоставлении микрокредита',
    signedAt: expect.any(String),
  });
  expect(after.messages).toContainEqual(expect.objectContaining({ title: 'Данные исправлены' }));
});

inFull('support opens a paper against the number of a case, in its signed form; the access log has it', async () => {
  const [person, other] = [await aBorrower(world), await aBorrower(world)];
  const { loanId } = await applied(world, person);
  await signedDocument(world, person, loanId, 'OFFER');
  const [paper] = await world.people.files.ofLoan(person.borrowerId, loanId);
  const open = (token: string, query: Record<string, string> = {}) => {
    const asked = { borrowerId: person.borrowerId, hash: String(paper?.hash), caseNumber: '18-1', ...query };
    const url = `/json/office/paper?${new URLSearchParams(asked)}`;
    return app.app.inject({ method: 'GET', url, headers: { 'x-auth-token': token } });
  };
  await call(support.token, UNMASK, { id: person.borrowerId, file: '18-1' });
  const given = await open(support.token);
  expect(given.headers['content-type']).toContain('application/pdf');
  const text = await pdfText(new Uint8Array(given.rawPayload));
  expect(text).toContain(person.lastName);
  expect(text).toContain(String(paper?.hash).slice(0, 8));
  for (const token of [verifier.token, await app.tokenOf(person.borrowerId)])
    expect((await open(token)).statusCode).toBe(403);
  for (const wrong of [
    { borrowerId: other.borrowerId },
    { hash: 'f'.repeat(64) },
    { caseNumber: '' },
    { caseNumber: '<b>' },
  ])
    expect((await open(support.token, wrong)).headers['content-type']).toContain('json');
  const opened = (await logOf(person)).filter(({ act, detail }) => act === 'OPENED' && detail === 'OFFER');
  expect(opened).toMatchObject([{ by_id: support.id, case_number: '18-1' }]);
});

it('a note about a person stands on his card and goes with him; its text is in no event and no log', async () => {
  const person = await aBorrower(world);
  const note = (text: string, token = support.token) => call(token, NOTE, { id: person.borrowerId, text });
  await expect(note('Верификатор', verifier.token)).rejects.toThrow('FORBIDDEN');
  expect((await note('  ')).errors).toEqual([{ code: 'FIELD_REQUIRED', field: 'text' }]);
  expect((await note('я'.repeat(1_001))).errors).toEqual([{ code: 'FIELD_INVALID', field: 'text' }]);
  expect(await note('Просит звонить после 18:00')).toEqual({ ok: true, errors: [] });
  expect((await shown(person)).notes).toMatchObject([
    { offerNumber: null, act: 'NOTE', text: 'Просит звонить после 18:00' },
  ]);
  const log = await logOf(person);
  expect(log.filter(({ act }) => act === 'NOTED')).toMatchObject([{ by_id: support.id, detail: 'PERSON' }]);
  expect(log.map((row) => Object.values(row).join(' ')).join('\n')).not.toContain('18:00');
  await world.people.forgetting.erase(person.borrowerId, world.clock.now());
  expect((await shown(person)).notes).toEqual([]);
  const left = await world.pool.query('select 1 from people.person_note where borrower_id = $1', [person.borrowerId]);
  expect(left.rowCount).toBe(0);
});

it('a birth date is corrected, also where the IIN says another; an IIN without service is refused', async () => {
  const person = await aBorrower(world);
  const born = { kind: 'BIRTH_DATE', birthDate: '01.02.1990' };
  const first = { kind: 'BIRTH_DATE', birthDate: '03.02.1990' };
  expect(await call(verifier.token, CONFIRM, { id: idOf(await ask(person, first)) })).toEqual({ ok: true, errors: [] });
  expect((await ask(person, first)).errors).toEqual([{ code: 'FIELD_INVALID', field: 'birthDate' }]);
  const [silent, blocked] = ['000000000018', '900101300017'];
  await world.people.iinLists.put(silent, 'exception');
  await world.people.iinLists.put(blocked, 'blocked');
  expect((await ask(person, { kind: 'IIN', iin: blocked })).errors).toEqual([{ code: 'IIN_BLOCKED', field: 'iin' }]);
  const iin = idOf(await ask(person, { kind: 'IIN', iin: silent }));
  expect(await call(verifier.token, CONFIRM, { id: iin })).toEqual({ ok: true, errors: [] });
  const id = idOf(await ask(person, born));
  expect((await call(verifier.token, OPEN, { id })).lines).toMatchObject([
    { field: 'birthDate', becomes: '1990-02-01' },
  ]);
  expect(await call(verifier.token, CONFIRM, { id })).toEqual({ ok: true, errors: [] });
  const { body } = await app.graphql(await app.tokenOf(person.borrowerId), '{ profile { personal { birthDate } } }');
  expect(body.data.profile.personal.birthDate).toBe('1990-02-01');
});

it('a document and an address of mail are corrected; what changes nothing or is filled in badly is refused', async () => {
  const person = await aBorrower(world);
  const document = {
    kind: 'DOCUMENT',
    documentNumber: '055512345',
    documentIssuedOn: '01.02.2026',
    documentValidTo: '31.01.2036',
    documentIssuedBy: 'MVD',
  };
  const late = { ...document, documentValidTo: '01.01.2026' };
  expect((await ask(person, late)).errors).toEqual([{ code: 'FIELD_INVALID', field: 'documentValidTo' }]);
  const id = idOf(await ask(person, document));
  expect(await call(verifier.token, CONFIRM, { id })).toEqual({ ok: true, errors: [] });
  expect((await shown(person)).documentEnds).toBe('2345');
  expect((await ask(person, document)).errors).toEqual([{ code: 'FIELD_INVALID', field: 'documentNumber' }]);

  const mail = idOf(await ask(person, { kind: 'EMAIL', email: 'new-box@example.kz' }));
  expect(await call(verifier.token, CONFIRM, { id: mail })).toEqual({ ok: true, errors: [] });
  expect((await shown(person)).maskedEmail).toBe('n***@example.kz');
});

it('a request may be withdrawn, and lapses after a day', async () => {
  const person = await aBorrower(world);
  const id = idOf(await ask(person, { kind: 'EMAIL', email: 'one@example.kz' }));
  expect(await call(verifier.token, WITHDRAW, { id })).toEqual({ ok: true, errors: [] });
  const lapsed = idOf(await ask(person, { kind: 'EMAIL', email: 'two@example.kz' }));
  await world.pool.query("update people.correction set asked_at = now() - interval '25 hours' where id = $1", [lapsed]);
  expect((await call(verifier.token, CONFIRM, { id: lapsed })).errors).toEqual([{ code: 'NOT_FOUND' }]);
  expect((await shown(person)).corrections).toEqual([]);
});

it('R781: support sees what became of the last codes, and no code', async () => {
  const person = await aBorrower(world);
  const phone = person.phone as Phone;
  const binding = { purpose: 'OFFER', subject: 'R781', phone } as const;
  await world.people.codes.send(binding, { locale: 'RU', commandId: uuidIds.fresh<CommandId>() });
  await world.people.codes.send(
    { purpose: 'EMAIL', subject: 'R781', email: 'a@example.kz' },
    { locale: 'RU', commandId: uuidIds.fresh<CommandId>() },
  );
  const { codes } = await shown(person);
  expect(codes).toEqual([
    { title: 'Код подписи договора займа', used: false, delivery: { channel: 'SMS', state: 'TAKEN' } },
  ]);
});

it('support ends the wait after wrong passwords, and sees whole values only against a case', async () => {
  const person = await aBorrower(world);
  for (let wrong = 0; wrong < 5; wrong += 1) await world.people.passwordTries.take(person.phone, 'somebody');
  expect((await shown(person)).waiting).toBe(1);
  expect(await call(support.token, UNLOCK, { id: person.borrowerId, file: '17-4' })).toEqual({ ok: true, errors: [] });
  expect((await shown(person)).waiting).toBe(0);
  const unmasked = (file: string) => call(support.token, UNMASK, { id: person.borrowerId, file });
  expect((await unmasked('')).errors).toEqual([{ code: 'FIELD_REQUIRED', field: 'caseNumber' }]);
  expect((await unmasked('17-5')).unmasked).toMatchObject({ iin: person.iin });
  const log = await logOf(person);
  expect(log.slice(-1)).toMatchObject([{ act: 'UNMASKED', case_number: '17-5', by_id: support.id }]);
  expect(log.find(({ act }) => act === 'UNLOCKED')).toMatchObject({ case_number: '17-4', by_id: support.id });
});

it('only support asks and opens a person, only a verifier compares the values', async () => {
  const person = await aBorrower(world);
  const tokens = [verifier.token, await app.tokenOf(person.borrowerId)];
  for (const token of tokens)
    expect((await app.graphql(token, PERSON, { id: person.borrowerId })).body.errors?.length).toBeGreaterThan(0);
  const id = idOf(await ask(person, { kind: 'EMAIL', email: 'three@example.kz' }));
  expect((await app.graphql(support.token, OPEN, { id })).body.errors?.length).toBeGreaterThan(0);
  const input = { borrowerId: person.borrowerId, kind: 'FORGET', reason: 'WRITTEN_REQUEST', caseNumber: '1' };
  expect((await app.graphql(verifier.token, ASK, { input })).body.errors?.length).toBeGreaterThan(0);
});

it('who asked in writing is forgotten by two of the staff; with an open application not', async () => {
  const person = await aBorrower(world);
  const wish = { kind: 'FORGET', reason: 'WRITTEN_REQUEST' };
  const id = idOf(await ask(person, wish));
  expect((await call(verifier.token, OPEN, { id })).lines).toEqual([{ field: 'keptUntil', now: null, becomes: null }]);
  expect(await call(verifier.token, CONFIRM, { id })).toEqual({ ok: true, errors: [] });
  expect(await shown(person)).toMatchObject({ person: null, erasedAt: expect.any(String), messages: [], notes: [] });
  expect(told(person.phone).join()).toContain('данные удалены');

  const borrowing = await aBorrower(world);
  await applied(world, borrowing);
  expect((await ask(borrowing, wish)).errors).toEqual([{ code: 'FORGET_BLOCKED', field: null }]);
});
