import { inspect } from 'node:util';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loanStream, paymentStream, streamNamed } from '../../schema/events/streams.ts';
import type { LoanId, PaymentId } from '../../schema/values/ids.ts';
import { instant } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { readBodies } from '../../server/api/http/bodies.ts';
import { PERSONS } from '../../server/api/sandbox/office-buttons.ts';
import { officeLoanButtonRoutes, officeLoanSection } from '../../server/api/sandbox/office-loan-buttons.ts';
import { accounts } from '../../server/people/accounts.ts';
import { isRepeat, repaidOf } from '../../server/use-cases/loan/borrower-loans.ts';
import { FOR_THE_BUYER } from '../../server/use-cases/payment/payment-placing.ts';
import type { Runner } from '../../server/workflows/runner.ts';
import { closeDay } from '../support/a-loan.ts';
import { writtenLoan } from '../support/a-written-loan.ts';
import { inFull } from '../support/in-full.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { aBorrower, type LendingWorld, lendingWorld, type TestPerson } from '../support/lending-world.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
let app: LendingApp;
let runner: Runner;
let anna: string;
let bek: string;
beforeAll(async () => {
  world = await lendingWorld();
  app = await lendingApp(world);
  runner = world.startWorkflows();
  [anna, bek] = [await app.staff('support'), await app.staff('verifier')];
});
afterAll(async () => {
  await runner.stop();
  await app.app.close();
  await world.close();
});

const PARTS = `status acts { act twoPersons from to limit buyer } waiting { act by mine terms { name value } }
  notes { act text } payments { id amount reversedOn } facts { type } debt { total penalty } applicant { maskedIin }`;
const LOAN = `loan { ${PARTS} } waiting errors { code field facts { name value } }`;
const act = async (token: string, call: string) => {
  const { body } = await app.graphql(token, `mutation { answer: ${call} { ${LOAN} } }`);
  if (!body.data) throw new Error(JSON.stringify(body));
  return body.data.answer;
};
const opens = async (token: string, find: LoanId) => {
  const { body } = await app.graphql(token, `{ officeLoan(find: "${find}") { ${PARTS} } }`);
  return body.data.officeLoan;
};
const codes = (answer: { errors: { code: string }[] }) => answer.errors.map((error) => error.code);
const acts = (answer: { loan: { acts: { act: string }[] } }) => answer.loan.acts.map((one) => one.act);
const typesOf = async (stream: string) =>
  (await world.ledger.readLatest(streamNamed(stream))).events.map((event) => event.type);

async function stoppedLoan(): Promise<{ person: TestPerson; loanId: LoanId; paymentId: PaymentId }> {
  const person = await aBorrower(world);
  const loanId = await writtenLoan(world, person, [['2026-06-10', (story) => story.when(closeDay('2026-06-10'))]]);
  world.clock.set('2026-06-15');
  const paymentId = crypto.randomUUID() as PaymentId;
  const rest = {
    externalId: null,
    redirectUrl: null,
    failedCode: null,
    challengeUntil: null,
    askedAt: null,
    answeredAt: null,
  };
  const { borrowerId } = person;
  const opened = { borrowerId, loanId, amount: tenge(5_000), provider: 'kiosk', openedAt: world.clock.now() };
  world.intents.set(paymentId, { id: paymentId, byCard: false, card: null, cardId: null, ...opened, ...rest });
  return { person, loanId, paymentId };
}

/** A notice of the provider, made on the business day. */
async function comes(reference: string, externalId: string, outcome: 'SUCCEEDED' | 'REVERSED' = 'SUCCEEDED') {
  const operatedAt = instant(new Date(`${await world.clock.today()}T06:00:00.000Z`));
  const sum = { amount: tenge(5_000), currency: 'KZT', operatedAt, code: null };
  await world.receiving.notified('kiosk', { kind: 'PAYMENT', reference, externalId, outcome, ...sum } as never);
}

describe('the sale of a claim', () => {
  it("by notice, two persons and the buyer's money; what the borrower pays afterwards waits for the buyer", async () => {
    const { person, loanId, paymentId } = await stoppedLoan();
    const id = `loanId: "${loanId}"`;
    const told = await act(anna, `issueCessionNotice(${id}, buyer: "Collect KZ", note: "portfolio 7")`);
    expect(acts(told)).toEqual(['WAIVER', 'WRITE_OFF', 'CESSION_NOTICE', 'COURT_OFFER']);
    const sell = `agreeCession(${id}, buyer: "Collect KZ", price: "40000.00", payBy: "2026-07-10", note: "agreed")`;
    // A sale that would be refused waits for no confirmation.
    expect(codes(await act(anna, sell))).toEqual(['CESSION_NOTICE']);

    world.clock.set('2026-06-25');
    const asked = await act(anna, sell);
    expect(asked).toMatchObject({ waiting: true, errors: [], loan: { status: 'CALCULATION_STOPPED' } });
    expect(asked.loan.waiting).toMatchObject([{ act: 'CESSION', mine: true, terms: [{}, { value: '40000.00' }, {}] }]);
    expect(codes(await act(anna, sell))).toEqual(['TWO_PERSONS']);
    // Other terms are another request, and a verifier begins none.
    expect(codes(await act(bek, sell.replace('40000', '30000')))).toEqual(['NOT_ASKED']);
    expect(await opens(bek, loanId)).toMatchObject({ acts: [], applicant: null, waiting: [{ mine: false }] });
    const agreed = await act(bek, sell);
    expect(agreed).toMatchObject({ waiting: false, loan: { status: 'AOT_PAYMENT_AWAITING', acts: [], waiting: [] } });
    // Nothing waits for the verifier any more, so the loan is somebody else's case (R45).
    expect(await opens(bek, loanId)).toBeNull();
    const [refused] = await world.people.accessLog.page({ first: 1, subject: loanId }).then(({ rows }) => rows);
    expect(refused).toMatchObject({ act: 'REFUSED', by: { role: 'verifier' }, detail: 'NOT_ASSIGNED LOAN' });
    expect(acts({ loan: await opens(anna, loanId) })).toEqual(['CESSION_PAID', 'CESSION_CANCEL']);

    await act(anna, `confirmCession(${id}, note: "")`);
    await act(bek, `confirmCession(${id}, note: "money is here")`);
    const ceded = { loan: await opens(anna, loanId) };
    expect(ceded.loan).toMatchObject({
      status: 'CESSION',
      acts: [],
      applicant: { maskedIin: expect.stringMatching(/^\d\d\*/) },
    });

    await comes(paymentId, 'late-1');
    expect((await typesOf('payment-kiosk-late-1')).at(-1)).toBe('PaymentSuspended');
    const { events } = await world.ledger.readLatest(paymentStream('kiosk', 'late-1'));
    expect(events.at(-1)?.data).toMatchObject({ reason: FOR_THE_BUYER, amount: tenge(5_000) });

    // Notes stay out of the log, letters are among the borrower's documents, and the borrower got both messages.
    const log = inspect((await world.ledger.readLatest(loanStream(loanId))).events, { depth: 9 });
    expect(log).not.toContain('portfolio 7');
    expect(ceded.loan.notes.map((note: { act: string }) => note.act)).toEqual([
      'CESSION_NOTICE',
      'CESSION',
      'CESSION',
      'CESSION',
      'CESSION_PAID',
    ]);
    const kinds = async () => (await world.documents.list(person.borrowerId, loanId)).map((file) => file.kind);
    await until(async () => (await kinds()).includes('NOTIFICATION_AFTER_CESSION'));
    expect(await kinds()).toContain('NOTIFICATION_BEFORE_CESSION');
    const texts = () => world.sent.filter((one) => one.to === person.phone).map((one) => one.text);
    await until(async () => texts().some((text) => text.includes('перешло к Collect KZ')));
    expect(texts().some((text) => text.includes('может перейти к Collect KZ'))).toBe(true);
  });
});

describe('other acts of the office on a loan', () => {
  inFull('each waiver needs two persons, and closes no loan by itself', async () => {
    const { loanId } = await stoppedLoan();
    const waive = `waivePenalty(loanId: "${loanId}", amount: "4000.00", note: "n")`;
    for (const token of [anna, bek]) await act(token, waive);
    expect((await act(anna, waive)).waiting).toBe(true);
    const twice = await act(bek, waive);
    expect(twice.loan.debt).toMatchObject({ penalty: '2000.00' });
    expect(codes(await act(anna, waive))).toEqual(['AMOUNT_WRONG']);
  });

  it('a write-off ends the loan, and no message says that it was repaid', async () => {
    const { person, loanId } = await stoppedLoan();
    const writeOff = `writeOffLoan(loanId: "${loanId}", note: "died")`;
    for (const token of [anna, bek]) await act(token, writeOff);
    expect((await typesOf(loanStream(loanId))).slice(-2)).toEqual(['WrittenOff', 'LoanClosing']);
    const { loan } = await world.loan(loanId).then((one) => ({ loan: one }));
    expect(loan.writtenOff).toBe(tenge(138_000));
    expect(world.sent.some((one) => one.to === person.phone && one.text.includes('погашен'))).toBe(false);
    // It does not count as a repaid loan either: no card payout and no promo codes for returning borrowers.
    const loans = [{ ...loan, status: 'FINISHED' as const }];
    expect({ repeat: isRepeat(loans), repaid: repaidOf(loans) }).toEqual({ repeat: false, repaid: [] });
  });

  it('an offer after a court decision needs two persons, and the borrower sees its last day', async () => {
    const { person, loanId } = await stoppedLoan();
    const offer = (decidedOn: string) =>
      `offerRestructuringAfterCourt(loanId: "${loanId}", months: 4, decidedOn: "${decidedOn}", note: "case 12")`;
    expect((await act(anna, offer('2026-06-16'))).errors).toMatchObject([{ field: 'courtDecidedOn' }]);
    const asked = await act(anna, offer('2026-06-09'));
    expect(asked.loan.waiting).toMatchObject([
      { act: 'COURT_OFFER', terms: [{ value: '4' }, { value: '2026-06-09' }] },
    ]);
    expect(await typesOf(loanStream(loanId))).not.toContain('RestructuringRequested');
    expect(await act(bek, offer('2026-06-09'))).toMatchObject({ waiting: false, errors: [] });
    const token = await app.tokenOf(person.borrowerId);
    const mine = `{ loan(id: "${loanId}") { request { documentType payBy standsUntil parts { courtDecidedOn } } } }`;
    expect((await app.graphql(token, mine)).body.data.loan.request).toEqual({
      documentType: 'RESTRUCTURING_COURT_OFFER',
      payBy: '2026-06-15',
      standsUntil: '2026-06-25',
      parts: { courtDecidedOn: '2026-06-09' },
    });
  });

  it('a deferral needs one person, and its agreement is kept', async () => {
    const person = await aBorrower(world);
    const loanId = await writtenLoan(world, person, [['2026-03-02', (story) => story]]);
    world.clock.set('2026-03-10');
    const defer = (until: string) => `grantGrace(loanId: "${loanId}", until: "${until}", note: "hospital")`;
    const refused = await act(anna, defer('2026-06-01'));
    expect(refused.errors).toMatchObject([
      {
        code: 'TERM_OUT_OF_RANGE',
        field: 'until',
        facts: [{ value: '2026-03-13' }, { value: '2026-04-11' }, { value: 'DATE' }],
      },
    ]);
    expect(await act(anna, defer('2026-03-20'))).toMatchObject({ waiting: false, loan: { status: 'GRACE_MANUAL' } });
    const kinds = async () => (await world.documents.list(person.borrowerId, loanId)).map((file) => file.kind);
    await until(async () => (await kinds()).includes('MANUAL_GRACE_PERIOD_ADD_AGREEMENT'));
  });

  it('a payment credited by mistake leaves the loan and waits in suspense', async () => {
    const { loanId, paymentId } = await stoppedLoan();
    await comes(paymentId, 'wrong-1');
    const { body } = await app.graphql(anna, `{ officeLoan(find: "${loanId}") { payments { id } acts { act } } }`);
    const [payment] = body.data.officeLoan.payments;
    const reverse = `reversePayment(loanId: "${loanId}", paymentId: "${payment.id}", note: "not his")`;
    await act(anna, reverse);
    const done = await act(bek, reverse);
    expect(done.loan).toMatchObject({ status: 'CALCULATION_STOPPED', payments: [{ reversedOn: '2026-06-15' }] });
    expect(acts(done)).not.toContain('REVERSAL');
    expect(await typesOf('payment-kiosk-wrong-1')).toEqual(['PaymentNotified', 'PaymentPlaced', 'PaymentSuspended']);
    // The provider may still reverse it; then it leaves suspense.
    await comes(paymentId, 'wrong-1', 'REVERSED');
    expect((await typesOf('payment-kiosk-wrong-1')).slice(-2)).toEqual(['PaymentTakenBack', 'TakeBackSettled']);
  });

  it('only the office finds a loan by its number', async () => {
    const { person, loanId } = await stoppedLoan();
    world.offerNumbers.set('NS-2026-000001', loanId);
    const query = (find: string) => `{ officeLoan(find: "${find}") { loanId } }`;
    expect((await app.graphql(anna, query('NS-2026-000001'))).body.data.officeLoan).toEqual({ loanId });
    const who = `{ officeLoan(find: "${loanId}") { applicant { maskedIin fullName } } }`;
    const [seen, hidden] = await Promise.all([anna, bek].map(async (one) => (await app.graphql(one, who)).body.data));
    expect(seen.officeLoan.applicant).toMatchObject({ maskedIin: expect.stringMatching(/^\d\d\*/) });
    // The verifier did not take it, and nothing waits for his confirmation (R45).
    expect(hidden.officeLoan).toBeNull();
    expect((await app.graphql(anna, query('NS-2026-999999'))).body.data.officeLoan).toBeNull();
    expect((await app.graphql(await app.tokenOf(person.borrowerId), query(loanId))).status).toBe(403);
    expect((await app.graphql(await app.staff('analyst'), query(loanId))).status).toBe(403);
  });
});

inFull('the buttons of the sandbox page sell a claim: each person presses the same one', async () => {
  const { loanId } = await stoppedLoan();
  const people = accounts(world.people);
  for (const { email, name, role } of PERSONS)
    await people.addStaff({ email, name, roles: [role], passwordHash: 'none' });
  const page = fastify();
  readBodies(page);
  const views = async () => ({ rows: [{ loan: await world.loan(loanId) }] }) as never;
  const deps = {
    office: { ...world.office, queue: views },
    officeLoans: world.officeLoans,
    accounts: people,
    ids: world.ids,
  };
  officeLoanButtonRoutes(deps)(page);
  const press = async (name: string, person: number) => {
    const html = await officeLoanSection(deps).render({});
    const form = html.split('</form>').find((one) => one.includes(`value="${name}"`));
    expect(form, `${name} is on the page`).toBeDefined();
    const as = PERSONS[person]?.email ?? '';
    const payload = new URLSearchParams({ loanId, act: name, as }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { statusCode } = await page.inject({ method: 'POST', url: '/sandbox/do/office-loan', headers, payload });
    expect(statusCode).toBe(303);
  };
  await press('CESSION_NOTICE', 0);
  world.clock.set('2026-06-30');
  await press('CESSION', 0);
  expect((await world.loan(loanId)).status).toBe('CALCULATION_STOPPED');
  await press('CESSION', 1);
  for (const person of [0, 1]) await press('CESSION_PAID', person);
  expect((await world.loan(loanId)).status).toBe('CESSION');
  await page.close();
});
