/** "I did not take this loan": from the borrower's report to the answer of two persons. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { instant } from '../../schema/values/local-date.ts';
import type { Runner } from '../../server/workflows/runner.ts';
import { closeDays } from '../support/a-loan.ts';
import { writtenLoan } from '../support/a-written-loan.ts';
import { inFull } from '../support/in-full.ts';
import { heard } from '../support/json-client.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { aBorrower, type LendingWorld, lendingWorld } from '../support/lending-world.ts';
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

const STORY = 'Телефон украли 1 июня';
const SENT = 'loan { dispute { state answerBy decidedOn } } errors { code }';

/** Twelve days late on 15 June; reported on that day. */
async function disputedLoan() {
  const person = await aBorrower(world);
  const loanId = await writtenLoan(world, person, [
    ['2026-03-24', (story) => closeDays(story, '2026-03-13', '2026-03-24')],
  ]);
  world.clock.set('2026-03-24');
  const token = await app.tokenOf(person.borrowerId);
  const params = { path: { id: loanId } };
  const say = (reason: string, as = token) =>
    heard(
      app
        .json(as)
        .POST('/json/credit/{id}/dispute', { params, body: { reason: reason as 'NOT_APPLIED', story: STORY } }),
    );
  const ask = async (text: string, as = token) => (await app.graphql(as, text)).body.data;
  const report = `mutation { disputeLoan(loanId: "${loanId}", reason: PHONE_OR_PAPERS_STOLEN, story: "${STORY}") { ${SENT} } }`;
  const told = async () => world.sent.filter(({ to }) => to === person.phone).map(({ text }) => text);
  const decide = (act: string, as: string) =>
    ask(
      `mutation { ${act}(loanId: "${loanId}", note: "проверено") { waiting loan { status notes { act text } } errors { code } } }`,
      as,
    );
  return { person, loanId, ask, say, report, told, decide };
}

it('a stranger may not dispute it, its borrower may once; messages about the debt stop', async () => {
  const { person, loanId, ask, report, told } = await disputedLoan();
  const stranger = await app.tokenOf((await aBorrower(world)).borrowerId);
  expect((await ask(report, stranger)).disputeLoan.errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  const { disputeLoan } = await ask(report);
  expect(disputeLoan).toEqual({
    loan: { dispute: { state: 'OPEN', answerBy: '2026-04-08', decidedOn: null } },
    errors: [],
  });
  expect((await ask(report)).disputeLoan.errors).toMatchObject([{ code: 'LOAN_DISPUTED' }]);
  await until(async () => (await told()).some((text) => text.includes('Ответим до 08.04.2026')));

  await world.delivery.tellInHours({
    key: `overdue:${loanId}`,
    borrowerId: person.borrowerId,
    loanId,
    kind: 'overdue',
    facts: { offer: '', days: '12' },
  });
  await world.delivery.sendDue(instant(new Date('2026-03-24T07:00:00.000Z')));
  expect(world.sent.map(({ key }) => key)).not.toContain(`overdue:${loanId}`);

  world.queued.push(loanId);
  const other = await ask('{ openDisputes(reason: NOT_APPLIED) { nodes { loanId } } }', anna);
  expect(other.openDisputes.nodes).toEqual([]);
  const { openDisputes } = await ask('{ openDisputes { nodes { loanId reason answerBy } } }', anna);
  expect(openDisputes.nodes).toEqual([{ loanId, reason: 'PHONE_OR_PAPERS_STOLEN', answerBy: '2026-04-08' }]);
});

it('/json opens it, refuses a reason that is not in the list, a stranger and a second time', async () => {
  const { ask, say, loanId } = await disputedLoan();
  expect((await say('BORED')).body).toMatchObject({ validationErrors: { reason: 'error.field.invalid' } });
  expect((await say('NOT_APPLIED', await app.tokenOf((await aBorrower(world)).borrowerId))).status).toBe(404);
  expect((await say('NOT_APPLIED')).body).toEqual({
    code: 0,
    data: { disputedOn: '2026-03-24', answerBy: '2026-04-08' },
  });
  expect((await say('NOT_APPLIED')).body.businessLogicErrors).toEqual(['error.dispute.open']);
  const { loan } = await ask(`{ loan(id: "${loanId}") { dispute { state reason } } }`);
  expect(loan.dispute).toEqual({ state: 'OPEN', reason: 'NOT_APPLIED' });
});

it('two persons uphold it: nothing is owed or asked for, and the answer comes by SMS and on paper', async () => {
  const { person, loanId, ask, report, told, decide } = await disputedLoan();
  await ask(report);
  expect((await decide('upholdDispute', anna)).upholdDispute).toMatchObject({ waiting: true, errors: [] });
  expect((await decide('upholdDispute', anna)).upholdDispute.errors).toMatchObject([{ code: 'TWO_PERSONS' }]);
  const { upholdDispute } = await decide('upholdDispute', bek);
  expect(upholdDispute).toMatchObject({ waiting: false, errors: [] });
  expect(upholdDispute.loan.notes[0]).toEqual({ act: 'DISPUTE', text: STORY });

  await until(async () => (await told()).some((text) => text.includes('ничего не должны')));
  const papers = () => world.documents.list(person.borrowerId, loanId);
  await until(async () => (await papers()).some(({ kind }) => kind === 'DISPUTE_ANSWER'));
  expect((await told()).filter((text) => text.includes('списан'))).toEqual([]);

  const { paymentOptions, loan } = await ask(
    `{ paymentOptions(loanId: "${loanId}") { loanId } loan(id: "${loanId}") { dispute { state decidedOn } debt { total } } }`,
  );
  expect(paymentOptions).toBeNull();
  expect(loan.dispute).toEqual({ state: 'UPHELD', decidedOn: '2026-03-24' });
  expect(loan.debt?.total ?? '0.00').toBe('0.00');
});

inFull('two persons dismiss it: the contract holds and the debt may be collected again', async () => {
  const { ask, report, told, decide } = await disputedLoan();
  await ask(report);
  await decide('dismissDispute', anna);
  const { dismissDispute } = await decide('dismissDispute', bek);
  expect(dismissDispute).toMatchObject({ errors: [], loan: { status: 'EXPIRED' } });
  await until(async () => (await told()).some((text) => text.includes('действует')));
  expect((await ask(report)).disputeLoan.errors).toMatchObject([{ code: 'DISPUTE_DECIDED' }]);
});
