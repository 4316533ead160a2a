/** Over GraphQL and /json the latest request is the one shown, signed and kept. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LoanId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { credit } from '../../server/api/loan/shape-credit.ts';
import type { Runner } from '../../server/workflows/runner.ts';
import { closeDays, il, issued, on, pay, signature } from '../support/a-loan.ts';
import { writtenLoan } from '../support/a-written-loan.ts';
import { done, heard } from '../support/json-client.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { codeFor } from '../support/lending-steps.ts';
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
import { until } from '../support/until.ts';

let world: LendingWorld;
let app: LendingApp;
let runner: Runner;
beforeAll(async () => {
  world = await lendingWorld();
  app = await lendingApp(world);
  runner = world.startWorkflows();
});
afterAll(async () => {
  await runner.stop();
  await app.app.close();
  await world.close();
});

type One = { person: TestPerson; token: string; loanId: LoanId };
async function aLoan(): Promise<One> {
  const person = await aBorrower(world);
  const loanId = await writtenLoan(world, person, [['2026-03-02', (story) => story]], issued(il()));
  world.clock.set('2026-03-12');
  return { person, token: await app.tokenOf(person.borrowerId), loanId };
}
type Wish = 'FULL_PREPAYMENT' | 'PREPAYMENT' | 'PREPAYMENT_CHANGE_SCHEDULE';
const ask = ({ token, loanId }: One, documentType: Wish, sum: string) => {
  const body = { creditId: loanId, documentType, partialPrePaymentAmount: sum };
  return heard(app.json(token).POST('/json/document', { body }));
};
const confirm = ({ person, token, loanId }: One, documentType: Wish) => {
  const body = { creditId: loanId, documentType, code: codeFor(world, person) };
  return heard(app.json(token).POST('/json/document/confirmation', { body }));
};
const papers = async ({ person, loanId }: One) => world.documents.list(person.borrowerId, loanId);
const agreement = async (one: One) =>
  (await papers(one)).find(({ kind }) => kind === 'PARTIAL_PREPAYMENT_ADD_AGREEMENT');

it('a second request of the day is refused on /json, and the first one is signed', async () => {
  const one = await aLoan();
  const first = await ask(one, 'PREPAYMENT', '50000');
  expect(first.body).toMatchObject({ code: 0 });
  for (const [type, sum] of [
    ['PREPAYMENT_CHANGE_SCHEDULE', '60000'],
    ['PREPAYMENT', '60000'],
    ['PREPAYMENT_CHANGE_SCHEDULE', '50000'],
    ['FULL_PREPAYMENT', ''],
  ] as const) {
    const again = await ask(one, type, sum);
    expect(again.body.businessLogicErrors, `${type} of ${sum}`).toEqual(['error.prepayment.onceADay']);
  }
  // An equal request is allowed: its document is the same.
  const { borrowerId } = one.person;
  const wish = { kind: 'PARTIAL', amount: tenge(50_000), mode: 'SHORTER_TERM' } as const;
  const same = await world.prepayment.requestOrRepeat(aCaller(borrowerId), borrowerId, one.loanId, wish);
  expect(same).toMatchObject({ loan: { prepayment: { amount: tenge(50_000), state: 'REQUESTED' } } });
  expect((await confirm(one, 'PREPAYMENT')).body).toMatchObject({ code: 0 });
  const { prepayment } = await world.loan(one.loanId);
  expect(prepayment).toMatchObject({ state: 'SIGNED', amount: tenge(50_000), mode: 'SHORTER_TERM' });
  const signed = (await papers(one)).find(({ kind }) => kind === 'PARTIAL_PREPAYMENT_APPLICATION');
  expect(signed?.hash).toBe(first.body.data?.hash);
  await until(async () => (await agreement(one)) !== undefined);
  expect(await textOf(one)).toContain('50 000');
});

it('GraphQL keeps the same agreement, though nobody opened it', async () => {
  const one = await aLoan();
  const { token, loanId, person } = one;
  const request = `mutation { requestPrepayment(loanId: "${loanId}", kind: PARTIAL, amount: "70000.00", mode: SHORTER_TERM) {
    loan { prepayment { state } } errors { code } } }`;
  expect((await app.graphql(token, request)).body.data.requestPrepayment.errors).toEqual([]);
  expect((await app.graphql(token, request)).body.data.requestPrepayment.errors).toEqual([
    { code: 'PREPAYMENT_TODAY' },
  ]);
  const wish = { borrowerId: person.borrowerId, loanId, type: 'PARTIAL_PREPAYMENT_APPLICATION', locale: 'RU' } as const;
  const made = await world.documents.prepare(wish);
  if ('refusal' in made) throw new Error(made.refusal.code);
  const signing = { ...wish, hash: made.document.hash };
  await world.documents.requestSignature(signing, anAsker());
  const done = await world.documents.confirmSignature(aCaller(person.borrowerId), signing, codeFor(world, person), []);
  expect(done).toMatchObject({ loan: { prepayment: { state: 'SIGNED' } } });
  await until(async () => (await agreement(one)) !== undefined);
  expect(await textOf(one)).toContain('70 000');
});

it('GraphQL and /json name the same reason for a closed way, and nobody else sees the ways', async () => {
  const one = await aLoan();
  const query = `{ loanWays(loanId: "${one.loanId}") { asAgreed { total } ways { kind refusal { code message } costs { total } } } }`;
  const { loanWays } = (await app.graphql(one.token, query)).body.data;
  expect(loanWays.ways.map(({ refusal }: { refusal: { code: string } | null }) => refusal?.code)).toEqual([
    undefined,
    'AGREEMENT_INSTALMENTS',
    'AGREEMENT_INSTALMENTS',
    undefined,
    undefined,
  ]);
  const params = { path: { n: '1' }, query: { creditId: one.loanId } };
  const info = await heard(app.json(one.token).GET('/json/credit/{n}/prolongation', { params }));
  expect(info.body.businessLogicErrors).toEqual(['error.agreement.instalments']);
  expect(info.body.message).toBe(loanWays.ways[1].refusal.message);
  expect((await app.graphql((await aLoan()).token, query)).body.data.loanWays).toBeNull();
});

it('both edges name one return date: after a shortened term and after the end of accrual', async () => {
  const part = (story: Story): Story =>
    [
      on('2026-03-16', { type: 'RequestPrepayment', kind: 'PARTIAL', amount: tenge(150_000), mode: 'SHORTER_TERM' }),
      on('2026-03-16', { type: 'SignPrepayment', signature }),
      pay('2026-03-16', tenge(150_000), 1),
    ].reduce((soFar, command) => soFar.when(command), story);
  const stopped = (story: Story): Story => closeDays(story, '2026-04-02', '2026-07-20');
  for (const [tell, day, end] of [
    [part, '2026-03-16', '2026-06-02'],
    [stopped, '2026-07-20', '2026-09-02'],
  ] as const) {
    const person = await aBorrower(world);
    const days = [
      ['2026-03-02', (story: Story) => story],
      [day, tell],
    ] as const;
    const loanId = await writtenLoan(world, person, days, issued(il()));
    world.clock.set(day);
    const token = await app.tokenOf(person.borrowerId);
    const { body } = await app.graphql(token, `{ loan(id: "${loanId}") { price { returnDate } schedule { date } } }`);
    const rest = credit(await world.loan(loanId), localDate(day));
    const { price, schedule } = body.data.loan;
    expect([price.returnDate, schedule.at(-1).date, rest.returnDate]).toEqual([end, end, end]);
  }
});

it('GraphQL, /json and the paper name one sum for the whole debt, and the page says that it closes the loan', async () => {
  const one = await aLoan();
  const { token, loanId } = one;
  const query = `{ loan(id: "${loanId}") { debt { total } }
    paymentOptions(loanId: "${loanId}") { choices { kind sum toPay effect { closes saved } } }
    paymentEffect(loanId: "${loanId}", amount: "20000.00") { effect { closes toBalance left } errors { code } } }`;
  const { data } = (await app.graphql(token, query)).body;
  const whole = data.paymentOptions.choices.find(({ kind }: { kind: string }) => kind === 'WHOLE');
  expect(whole).toMatchObject({ sum: '292900.00', toPay: '292900.00', effect: { closes: true } });
  expect(data.loan.debt.total).toBe(whole.sum);
  expect(data.paymentEffect).toEqual({
    effect: { closes: false, toBalance: '20000.00', left: '272900.00' },
    errors: [],
  });
  const params = { path: { n: '1' }, query: { creditId: loanId } };
  const info = await done(app.json(token).GET('/json/credit/{n}/prepayment_info', { params }));
  expect(info.data).toMatchObject({ amount: 292_900, fromBalance: 0, toPay: 292_900 });
  const paper = await ask(one, 'FULL_PREPAYMENT', '');
  const content = await world.documents.read(one.person.borrowerId, paper.body.data?.hash ?? '');
  if (!content) throw new Error('no application');
  expect((await pdfText(content)).replaceAll('\u00a0', ' ')).toContain('292 900,00');
});

async function textOf(one: One): Promise<string> {
  const paper = await agreement(one);
  const content = paper && (await world.documents.read(one.person.borrowerId, paper.hash));
  if (!content) throw new Error('no agreement');
  return pdfText(content).replaceAll('\u00a0', ' ');
}
