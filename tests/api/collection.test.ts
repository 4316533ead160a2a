/** The worklist of late loans: calls in the hours of the law, promises whose keeping the payments tell. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONTACTED_AN_HOUR } from '../../schema/reference/cases.ts';
import type { LoanId, PaymentId } from '../../schema/values/ids.ts';
import { instant } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { closeDay } from '../support/a-loan.ts';
import { writtenLoan } from '../support/a-written-loan.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { aBorrower, type LendingWorld, lendingWorld, type TestPerson } from '../support/lending-world.ts';

const WEDNESDAY = '2026-04-01';
let world: LendingWorld;
let app: LendingApp;
let collector: { id: string; token: string };
let person: TestPerson;
let loanId: LoanId;
beforeAll(async () => {
  world = await lendingWorld();
  app = await lendingApp(world);
  collector = await app.staffMember('collector');
  person = await aBorrower(world);
  // Due on 12 March.
  loanId = await writtenLoan(world, person, [[WEDNESDAY, (story) => story.when(closeDay(WEDNESDAY))]]);
  world.running.push(loanId);
  world.clock.set(WEDNESDAY);
});
afterAll(async () => {
  await app.app.close();
  await world.close();
});

const CASE = `loan { overdueDays overdueAmount step stepOn promise { state paid } borrower { maskedPhone } }
  contacts { id by text result incoming callBackOn promise { amount by paid state } } callFrom callsLeft promiseUntil`;
const answered = async (query: string, token = collector.token) => {
  const { body } = await app.graphql(token, query);
  if (!body.data) throw new Error(JSON.stringify(body));
  return body.data.answer;
};
const theCase = () => answered(`{ answer: collectionCase(loanId: "${loanId}") { ${CASE} } }`);
const call = () =>
  answered(`mutation { answer: callBorrower(loanId: "${loanId}") { callId phone errors { code message } } }`);
const note = (said: string, callId?: string) =>
  answered(
    `mutation { answer: noteCall(loanId: "${loanId}", ${callId ? `callId: "${callId}", ` : ''}${said})
      { case { ${CASE} } errors { code field } } }`,
  );
const codes = (answer: { errors: { code: string }[] }) => answer.errors.map((error) => error.code);
const logged = async () =>
  (await world.pool.query('select act, detail, by_id from people.access_log order by place')).rows;

async function pays(amount: number) {
  const paymentId = crypto.randomUUID() as PaymentId;
  const openedAt = world.clock.now();
  world.intents.set(paymentId, {
    id: paymentId,
    borrowerId: person.borrowerId,
    loanId,
    amount: tenge(amount),
    provider: 'kiosk',
    openedAt,
    byCard: false,
    card: null,
    cardId: null,
    externalId: null,
    redirectUrl: null,
    failedCode: null,
    challengeUntil: null,
    askedAt: null,
    answeredAt: null,
  });
  const operatedAt = instant(new Date(`${await world.clock.today()}T06:00:00.000Z`));
  const sum = { amount: tenge(amount), currency: 'KZT', operatedAt, code: null };
  const told = { kind: 'PAYMENT', reference: paymentId, externalId: paymentId, outcome: 'SUCCEEDED', ...sum };
  await world.receiving.notified('kiosk', told as never);
}

it('a collector sees late loans with days, sums and the next step, masked; other roles see none', async () => {
  const list = '{ answer: lateLoans(which: DUE) { totalCount nodes { loanId overdueDays overdueAmount step } } }';
  const { nodes } = await answered(list);
  expect(nodes).toEqual([{ loanId, overdueDays: 20, overdueAmount: expect.any(String), step: 'FIRST_CALL' }]);
  expect(await theCase()).toMatchObject({
    loan: { step: 'FIRST_CALL', stepOn: WEDNESDAY, borrower: { maskedPhone: expect.stringContaining('*') } },
    contacts: [],
    callFrom: null,
    callsLeft: 3,
    promiseUntil: '2026-04-15',
  });
  expect(await logged()).toMatchObject([{ act: 'OPENED', detail: 'COLLECTION', by_id: collector.id }]);
  for (const role of ['verifier', 'analyst', 'auditor', 'admin'] as const)
    expect((await app.graphql(await app.staff(role), list)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  const writeOff = `mutation { answer: writeOffLoan(loanId: "${loanId}", note: "") { errors { code } } }`;
  expect((await app.graphql(collector.token, writeOff)).body.errors[0].extensions.code).toBe('FORBIDDEN');
});

it('the number is shown for a call, and a promise is kept by payments alone', async () => {
  const { callId, phone } = await call();
  expect(phone.replace(/\D/g, '').slice(-10)).toBe(person.phone.slice(-10));
  expect((await theCase()).loan.step).toBe('NOTE_CALL');
  expect(codes(await note('result: PROMISED, text: ""', callId))).toEqual(['FIELD_REQUIRED']);
  const promised = 'result: PROMISED, text: "after the salary", promise: { amount: "20000.00", by: "2026-04-03" }';
  expect(codes(await note(promised.replace('04-03', '05-03'), callId))).toEqual(['FIELD_INVALID']);
  const noted = await note(promised, callId);
  expect(noted.case.loan).toMatchObject({ step: 'AWAIT_PROMISE', stepOn: '2026-04-03', promise: { state: 'OPEN' } });
  expect(noted.case.contacts).toMatchObject([{ id: callId, text: 'after the salary', promise: { paid: '0.00' } }]);
  expect(codes(await note(promised, callId))).toEqual(['CHANGED_MEANWHILE']);
  const { rows } = await world.pool.query('select sealed from people.contact');
  expect(JSON.stringify(rows)).not.toContain('salary');

  world.clock.set('2026-04-02');
  await pays(5_000);
  expect((await theCase()).loan.promise).toEqual({ state: 'OPEN', paid: '5000.00' });
  world.clock.set('2026-04-06');
  expect((await theCase()).loan).toMatchObject({ step: 'PROMISE_BROKEN', stepOn: '2026-04-04' });

  const second = 'result: PROMISED, text: "", promise: { amount: "10000.00", by: "2026-04-08" }';
  expect((await note(second)).case.contacts).toMatchObject([
    { incoming: true, promise: { state: 'OPEN', paid: '0.00' } },
    { promise: { state: 'BROKEN', paid: '5000.00' } },
  ]);
  world.clock.set('2026-04-07');
  await pays(10_000);
  expect((await theCase()).loan.promise).toEqual({ state: 'KEPT', paid: '10000.00' });
});

it('the borrower is reminded of what is missing, on the day of the promise', async () => {
  const promised = 'result: PROMISED, text: "", promise: { amount: "7000.00", by: "2026-04-10" }';
  await note(promised.replace('7000', '6000'));
  await note(promised);
  world.clock.set('2026-04-09');
  await pays(1_000);
  const before = world.sent.length;
  world.clock.set('2026-04-10');
  await world.delivery.sendDue();
  const texts = world.sent.slice(before).map(({ text }) => text);
  expect(texts.filter((text) => text.includes('обещали'))).toEqual([expect.stringMatching(/6\s?000/)]);
});

it('a call is refused at night, on days off, and beyond three a day', async () => {
  world.clock.set('2026-04-12');
  const sunday = await call();
  expect([codes(sunday), sunday.phone]).toEqual([['CALL_HOURS'], null]);
  expect((await theCase()).callFrom).toBe('2026-04-13T03:00:00.000Z');
  world.clock.set('2026-04-13');
  for (const left of [2, 1, 0]) {
    const { callId } = await call();
    await note('result: NO_ANSWER, text: ""', callId);
    expect((await theCase()).callsLeft).toBe(left);
  }
  expect(codes(await call())).toEqual(['CALLS_SPENT']);
  expect((await theCase()).loan).toMatchObject({ step: 'CALL_AGAIN', stepOn: '2026-04-16' });
  expect((await answered('{ answer: lateLoans(which: DUE) { nodes { loanId } } }')).nodes).toEqual([]);
  expect((await answered('{ answer: lateLoans(which: QUIET) { nodes { loanId } } }')).nodes).toEqual([{ loanId }]);
  const acts = (await logged()).filter(({ act }) => act !== 'OPENED').map(({ act, detail }) => [act, detail]);
  expect(acts.slice(-2)).toEqual([
    ['CALLED', 'LATE'],
    ['CONTACT_NOTED', 'NO_ANSWER'],
  ]);
});

it('letters stand with the day that the law wants, and one is printed today in either language', async () => {
  const letters = `{ answer: collectionCase(loanId: "${loanId}") {
    plannedLetters { type dueOn lawBy sentAt } letters { hash title number } } }`;
  const before = await answered(letters);
  expect(before.plannedLetters).toEqual([
    { type: 'DEBT', dueOn: '2026-03-13', lawBy: '2026-03-22', sentAt: null },
    { type: 'NOTIFICATION_AFTER_18_DAYS_OF_DELAY', dueOn: '2026-03-30', lawBy: null, sentAt: null },
    { type: 'PRE_TRIAL_NOTIFICATION', dueOn: '2026-05-11', lawBy: null, sentAt: null },
  ]);
  const print = (locale: string) =>
    answered(`mutation { answer: printLetter(loanId: "${loanId}", locale: ${locale}) { hash errors { code } } }`);
  const [ru, kk] = [await print('RU'), await print('KK')];
  expect((await print('KK')).hash).toBe(kk.hash);
  const made = (await answered(letters)).letters;
  expect(made.map(({ hash }: { hash: string }) => hash).toSorted()).toEqual([ru.hash, kk.hash].toSorted());
  const url = `/json/office/letter?creditId=${loanId}&hash=`;
  const file = await app.file(collector.token, url + kk.hash);
  expect([file.status, Buffer.from(file.bytes.subarray(0, 5)).toString()]).toEqual([200, '%PDF-']);
  expect((await app.file(await app.staff('verifier'), url + kk.hash)).status).toBe(403);
  expect((await logged()).filter(({ act }) => act === 'LETTER_PRINTED').map(({ detail }) => detail)).toEqual([
    'CLAIM',
    'CLAIM',
    'CLAIM',
  ]);
});

it('calls and letters are counted for each of the staff, and those who watch are told (R1043)', async () => {
  await app.staffMember('auditor');
  const one = await app.staffMember('collector');
  const staff = await world.people.accounts.staff();
  const number = staff.find(({ id }) => id === one.id)?.number;
  const isWatcher = (role: string) => role === 'admin' || role === 'auditor';
  const watchers = staff.flatMap(({ roles, email }) => (roles.some(isWatcher) ? email : [])).toSorted();
  const print = `mutation { answer: printLetter(loanId: "${loanId}", locale: RU) { hash errors { code } } }`;
  const dial = `mutation { answer: callBorrower(loanId: "${loanId}") { callId errors { code } } }`;
  await world.pool.query(
    `insert into ops.limit_use (name, subject, window_start, used)
     select $1, $2, date_trunc('hour', now()) + h * interval '1 hour', $3 from generate_series(0, 1) as h`,
    [CONTACTED_AN_HOUR.name, one.id, CONTACTED_AN_HOUR.limit - 1],
  );
  expect((await answered(print, one.token)).errors).toEqual([]);
  for (const act of [print, dial]) expect(codes(await answered(act, one.token))).toEqual(['TOO_MANY_REQUESTS']);
  expect((await answered(print)).errors, 'of another collector').toEqual([]);
  const told = world.mails.filter(({ text }) => text.includes(`Сотрудник № ${number} `));
  for (const words of ['половина предела', 'это предел'])
    expect(
      told
        .filter(({ text }) => text.includes(words))
        .map(({ to }) => to)
        .toSorted(),
      words,
    ).toEqual(watchers);
});
