/** Certificates, receipts and the check of a paper, over GraphQL and /json. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { slotStream } from '../../schema/events/streams.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { makeCertificates } from '../../server/use-cases/document/certificates.ts';
import { makeDocuments } from '../../server/use-cases/document/document.ts';
import { on, pay } from '../support/a-loan.ts';
import { writtenLoan } from '../support/a-written-loan.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import {
  aBorrower,
  aCaller,
  anAsker,
  type LendingWorld,
  lendingWorld,
  type TestPerson,
} from '../support/lending-world.ts';
import { pdfText } from '../support/pdf-text.ts';
import type { Story } from '../support/spec.ts';

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

const CERTIFICATE = `mutation($loanId: LoanId!, $kind: CertificateKind!, $email: String) {
  requestCertificate(loanId: $loanId, kind: $kind, email: $email) {
    document { type title url hash number } sentTo errors { code field message } } }`;
const CHECK = `query($number: String, $hash: String) { checkDocument(number: $number, hash: $hash) {
  paper { title contract standing matches } errors { code } } }`;

const repay = (story: Story) =>
  story.when(pay('2026-03-12', tenge(102_800))).when(on('2026-03-12', { type: 'CloseLoan' }));

async function borrowerWith(end: (story: Story) => Story = (story) => story) {
  const person = await aBorrower(world);
  const loanId = await writtenLoan(world, person, [['2026-03-12', end]]);
  const token = await app.tokenOf(person.borrowerId);
  const request = async (kind: 'DEBT' | 'NO_DEBT', email?: string) =>
    (await app.graphql(token, CERTIFICATE, { loanId, kind, email })).body.data.requestCertificate;
  return { person, loanId, token, request };
}
const flat = (bytes: unknown) => pdfText(bytes as Uint8Array).replace(/[\s\u00a0]+/g, ' ');

it('a repaid loan gives a certificate that nothing is owed, which a stranger can check', async () => {
  const { token, request } = await borrowerWith(repay);
  const { document, sentTo, errors } = await request('NO_DEBT', ' Asel@Example.KZ ');
  expect({ errors, sentTo, type: document.type }).toEqual({ errors: [], sentTo: 'asel@example.kz', type: 'NO_DEBT' });
  const { bytes: body } = await app.file(token, document.url);
  for (const said of ['исполнены полностью', '0,00 тенге (ноль тенге 00 тиын)', document.number])
    expect(flat(body)).toContain(said);
  const hash = createHash('sha256')
    .update(body as Uint8Array)
    .digest('hex');
  const { paper } = (await app.graphql(null, CHECK, { number: document.number, hash })).body.data.checkDocument;
  expect(paper).toMatchObject({ title: 'Справка об отсутствии задолженности', standing: 'IN_FORCE', matches: true });
});

it('a running loan gives what is owed today, and no certificate that nothing is', async () => {
  const { request } = await borrowerWith();
  world.clock.set('2026-03-12');
  expect((await request('DEBT')).document.type).toBe('DEBT');
  expect((await request('NO_DEBT')).errors).toMatchObject([{ code: 'CERTIFICATE_NOT_AVAILABLE' }]);
  const repaid = await borrowerWith(repay);
  expect((await repaid.request('DEBT')).errors).toMatchObject([{ code: 'CERTIFICATE_NOT_AVAILABLE' }]);
});

it('a wrong e-mail is named at its field; the eleventh certificate of a day is refused', async () => {
  const { request } = await borrowerWith(repay);
  expect((await request('NO_DEBT', 'asel@')).errors).toMatchObject([{ code: 'EMAIL_WRONG', field: 'email' }]);
  for (let i = 0; i < 10; i++) expect((await request('NO_DEBT')).errors).toEqual([]);
  const { errors } = await request('NO_DEBT');
  expect(errors).toMatchObject([{ code: 'CERTIFICATE_LIMIT' }]);
  expect(errors[0].message).toContain('10\u00a0справок');
});

it('a letter that could not be sent is said so; an address asks for 120 codes and letters an hour', async () => {
  const { person, loanId } = await borrowerWith(repay);
  const parts = { ...world, ...world.config, ...world.people, intents: world.providers.intents, strictLimits: true };
  const certificates = makeCertificates({ ...parts, mail: { send: async () => 'not-sent' } });
  const { commandId } = aCaller(person.borrowerId);
  const wish = { borrowerId: person.borrowerId, loanId, locale: 'RU', kind: 'NO_DEBT', commandId } as const;
  const here = { key: 'here', network: undefined };
  expect(await certificates.request({ ...wish, email: 'asel@example.kz' }, here)).toMatchObject({
    refusal: { code: 'CERTIFICATE_UNAVAILABLE' },
  });
  expect((await world.documents.list(person.borrowerId, loanId)).map(({ kind }) => kind)).toEqual(['NO_DEBT']);
  const left = Array.from({ length: 119 }, () => world.people.limits.take('address:sending', 'here', 120, 3_600));
  expect(new Set(await Promise.all(left))).toEqual(new Set([true]));
  const refused = { refusal: { code: 'TOO_MANY_REQUESTS' } };
  expect(await certificates.request({ ...wish, email: null }, here)).toMatchObject(refused);
  const documents = makeDocuments({ ...parts, handlers: {} } as never);
  const signing = { ...wish, type: 'OFFER', hash: 'a'.repeat(64) } as const;
  expect(await documents.requestSignature(signing, anAsker())).toMatchObject(refused);
});

async function receiptOf({ person, loanId, token }: { person: TestPerson; loanId: string; token: string }) {
  const [payment] = (await world.loan(loanId as never)).payments;
  const url = `/json/document/receipt?creditId=${loanId}&paymentId=${payment?.data.paymentId}`;
  return { payment, url, answer: await app.file(token, url), person };
}

it('the receipt of the last payment names loan, operation and parts, and that the loan is closed', async () => {
  const one = await borrowerWith(repay);
  const { payment, url, answer } = await receiptOf(one);
  expect(answer).toMatchObject({ status: 200, type: 'application/pdf' });
  const { offerNumber } = await world.loan(one.loanId);
  for (const said of [offerNumber, payment?.data.externalId ?? 'none', '102 800,00', '2 800,00', 'Микрокредит погашен'])
    expect(flat(answer.bytes)).toContain(said);
  expect((await app.file(one.token, url)).bytes).toEqual(answer.bytes);
  const stranger = await borrowerWith();
  expect((await app.file(stranger.token, url)).status).toBe(404);
  expect((await app.file(null, url)).status).toBe(401);
});

it('the receipt of an earlier payment says what principal is left', async () => {
  const { answer } = await receiptOf(await borrowerWith((story) => story.when(pay('2026-03-12', tenge(50_000)))));
  expect(flat(answer.bytes)).toContain('Осталось основного долга');
  expect(flat(answer.bytes)).not.toContain('Заём закрыт');
});

const MY_DATA = 'mutation($code: String!) { downloadMyData(code: $code) { file errors { code } } }';
const MY_DATA_CODE = 'mutation { requestMyDataCode { errors { code } } }';

/** As if a minute had passed since the last code. */
async function myData(token: string, { phone }: TestPerson) {
  await world.people.pool.query(`update people.code_day set last_sent_at = last_sent_at - interval '61 seconds'`);
  await app.graphql(token, MY_DATA_CODE);
  const codes = world.sent.filter(({ to, text }) => to === phone && text.includes('Код для файла'));
  const code = /: (\d{4})\./.exec(codes.at(-1)?.text ?? '')?.[1];
  return (await app.graphql(token, MY_DATA, { code })).body.data.downloadMyData;
}

it('all data of a borrower come in one file, without those of others; the owner is told, the fourth of a day is refused', async () => {
  const { person, loanId, token, request } = await borrowerWith(repay);
  const claimed = { type: 'SlotClaimed' as const, data: { loanId, tookOverFrom: null } };
  const context = {
    ...aCaller(person.borrowerId),
    effectiveDate: localDate('2026-03-12'),
    recordedAt: world.clock.now(),
  };
  await world.ledger.append(slotStream(person.borrowerId), 'none', [claimed], context);
  await borrowerWith(repay);
  await request('NO_DEBT');
  await world.people.devices.remember(person.borrowerId, undefined);
  const { file, errors } = await myData(token, person);
  expect(errors).toEqual([]);
  const data = JSON.parse(file);
  const { birthDate } = (await world.people.profiles.find(person.borrowerId))?.identity ?? {};
  expect(data).toMatchObject({
    person: { phone: person.phone, identity: { iin: person.iin, birthDate }, personal: { lastName: person.lastName } },
    sessions: [{ openedAt: expect.any(String) }],
    knownDevices: [{ lastUsedAt: expect.any(String) }],
    notIncluded: { ru: expect.arrayContaining([expect.stringContaining('видео')]), kk: expect.any(Array) },
    loans: [{ loanId, status: 'FINISHED', files: [{ kind: 'NO_DEBT', hash: expect.any(String) }] }],
  });
  const paid = data.loans[0].events.find(({ type }: { type: string }) => type === 'PaymentReceived');
  expect(paid).toMatchObject({ what: 'Платёж получен', on: '2026-03-12', data: { amount: '102800.00' } });
  expect(file).not.toMatch(/argon2|data_key|"actor"/);
  const told = () =>
    world.sent.filter(({ to, text }) => to === person.phone && text.includes('со всеми вашими данными'));
  expect(told()).toHaveLength(1);
  expect(await world.noticeList.list(person.borrowerId, 'RU')).toMatchObject([{ title: 'Данные скачаны' }]);
  for (let n = 0; n < 2; n += 1) await myData(token, person);
  const fourth = await myData(token, person);
  expect(fourth).toEqual({ file: null, errors: [{ code: 'TOO_MANY_REQUESTS' }] });
  expect(told()).toHaveLength(3);
  expect((await app.graphql(null, MY_DATA, { code: '0000' })).status).toBe(401);
});
