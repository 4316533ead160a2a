/** Every refusal of a statement (R96), and the effect of a good one, with the sandbox's files. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loanStream } from '../../schema/events/streams.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { SAMPLE_BANKS, type SampleKind, sampleStatement } from '../../server/adapters/statement/sample.ts';
import type { Runner } from '../../server/workflows/runner.ts';
import { inFull } from '../support/in-full.ts';
import { done, heard } from '../support/json-client.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { applied, complete, faceShown, given, signedDocument } from '../support/lending-steps.ts';
import { aBorrower, aCaller, type LendingWorld, lendingWorld, type TestPerson } from '../support/lending-world.ts';
import { shortOf } from '../support/size.ts';
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

const today = localDate('2026-11-20');
const sample = (
  person: Pick<TestPerson, 'lastName' | 'firstName'>,
  kind: SampleKind = 'GOOD',
  bank = 'Kaspi Bank',
  income = 600_000,
) => sampleStatement(world.printer, { kind, bank, holder: `${person.lastName} ${person.firstName}`, income, today });

async function waiting() {
  const person = await aBorrower(world, 'statement-needed', 1);
  const { loanId } = await applied(world, person);
  expect((await signedDocument(world, person, loanId, 'OFFER')).status).toBe('WAITING_STATEMENT_LOADING');
  const who = () => ({ caller: aCaller(person.borrowerId), borrowerId: person.borrowerId });
  const send = (content: Uint8Array) => world.statementUpload.upload(who(), { name: 'выписка.pdf', content });
  return { person, loanId, who, send };
}

describe('a bank statement', () => {
  it.each(shortOf(1, SAMPLE_BANKS))(
    'a statement of %s is read: the event holds its income, and the file is kept',
    async (bank) => {
      const { person, loanId, send } = await waiting();
      const content = await sample(person, 'GOOD', bank);
      expect(given(await send(content)).loan.status).toBe('WAITING_FOR_REMITTANCE_SET');
      const { events } = await world.ledger.readLatest(loanStream(loanId));
      const [kept] = await world.statementUpload.list(person.borrowerId, false);
      expect(events.find((event) => event.type === 'StatementUploaded')?.data).toMatchObject({
        monthlyIncome: tenge(600_000),
        monthsWithIncome: 6,
        statementHash: kept?.hash,
      });
      const income = { monthly: tenge(600_000), months3: tenge(600_000), months6: tenge(600_000), months12: null };
      expect(kept).toMatchObject({ name: 'выписка.pdf', valid: true, income });
      expect(
        JSON.stringify(
          events.map((event) => event.data),
          (_, v) => (typeof v === 'bigint' ? `${v}` : v),
        ),
      ).not.toContain(person.lastName);
    },
  );

  const refused = [
    ['OLD', 'STATEMENT_DATES'],
    ['ONE_INCOME', 'STATEMENT_INCOME'],
    ['BROKEN', 'STATEMENT_NOT_PARSED'],
    ['SHORT', 'STATEMENT_DATES'],
    ['EMPTY', 'STATEMENT_EMPTY'],
    ['CLOSED_CARD', 'STATEMENT_CARD'],
    ['OTHER_BANK', 'STATEMENT_FORMAT'],
  ] as const;
  it.each(shortOf(1, refused))(
    'a statement that is %s is refused with %s, and another may be sent',
    async (kind, code) => {
      const { person, send } = await waiting();
      expect(await send(await sample(person, kind))).toMatchObject({ refusal: { code } });
      expect(given(await send(await sample(person))).loan.status).toBe('WAITING_FOR_REMITTANCE_SET');
    },
  );

  it('a statement of another person, of no known bank, too large or already sent is refused', async () => {
    const { person, who, send } = await waiting();
    expect(await send(await sample({ lastName: 'Иванов', firstName: 'Иван' }))).toMatchObject({
      refusal: { code: 'STATEMENT_NAME' },
    });
    expect(await send(Buffer.from('GIF89a'))).toMatchObject({ refusal: { code: 'STATEMENT_INVALID' } });
    const huge = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await send(huge)).toMatchObject({ refusal: { code: 'STATEMENT_INVALID' } });
    const content = await sample(person);
    const { loan } = given(await send(content));
    expect(await send(content)).toMatchObject({ refusal: { code: 'NOT_ALLOWED_NOW' } });
    given(await world.applications.cancel(who(), loan.loanId));
    world.clock.set('2026-12-25');
    const later = await applied(world, person);
    await signedDocument(world, person, later.loanId, 'OFFER');
    expect(await send(content)).toMatchObject({ refusal: { code: 'STATEMENT_DUPLICATE' } });
    world.clock.set('2026-11-20');
  });

  inFull(
    'the twenty-first file of a day is not read, even if it is the true one; another person is not held up',
    async () => {
      const { person, send } = await waiting();
      for (let sent = 0; sent < 20; sent++)
        expect(await send(Buffer.from(`GIF89a${sent}`))).toMatchObject({ refusal: { code: 'STATEMENT_INVALID' } });
      expect(await send(await sample(person))).toMatchObject({ refusal: { code: 'TOO_MANY_REQUESTS' } });
      const other = await waiting();
      given(await other.send(await sample(other.person)));
    },
  );

  it('a repeated command accepts a statement once', async () => {
    const { person, loanId } = await waiting();
    const who = { caller: aCaller(person.borrowerId), borrowerId: person.borrowerId };
    const file = { name: 's.pdf', content: await sample(person) };
    given(await world.statementUpload.upload(who, file));
    given(await world.statementUpload.upload(who, file));
    const { events } = await world.ledger.readLatest(loanStream(loanId));
    expect(events.filter((event) => event.type === 'StatementUploaded')).toHaveLength(1);
  });

  inFull('it cures a refusal by debt load on the same day, and a bad one leads to the page that says so', async () => {
    const person = await aBorrower(world, 'kdn-decline', 8);
    const { loanId } = await complete(world, person);
    await until(async () => (await world.loan(loanId)).status === 'WAITING_REJECT');
    const next = async () => (await world.decisions.of(person.borrowerId, loanId))?.next;
    expect(await next()).toBe('STATEMENT_UPLOAD');
    const who = () => ({ caller: aCaller(person.borrowerId), borrowerId: person.borrowerId });
    const send = async (kind: SampleKind) =>
      world.statementUpload.upload(who(), {
        name: 's.pdf',
        content: await sample(person, kind, 'Kaspi Bank', 9_000_000),
      });
    expect(await send('ONE_INCOME')).toMatchObject({ refusal: { code: 'STATEMENT_INCOME' } });
    expect(await next()).toBe('REJECTED_STATEMENT');
    given(await send('GOOD'));
    await until(async () => (await world.loan(loanId)).status === 'APPROVED');
  });

  inFull('it goes over /json, with the text of the refusal', async () => {
    const { person, loanId } = await waiting();
    const token = await app.tokenOf(person.borrowerId);
    const client = app.json(token);
    const upload = async (content: Uint8Array) => {
      const headers = { 'content-type': 'application/pdf', 'x-locale': 'kz' };
      const sent = {
        params: { query: { filename: 's.pdf' } },
        headers,
        body: content as never,
        bodySerializer: (file: unknown) => file,
      };
      return (await heard(client.POST('/json/document/account-statement/upload', sent))).body;
    };
    expect((await done(client.GET('/json/decision/need-upload-statement'))).data).toBe(true);
    expect(await upload(await sample(person, 'OTHER_BANK'))).toMatchObject({
      code: 1,
      businessLogicErrors: ['error.statement.wrongFormat'],
    });
    await done(client.POST('/json/document/account-statement/reject'));
    expect((await world.loan(loanId)).statementRejected).toBe(true);
    expect(await upload(await sample(person))).toMatchObject({
      code: 0,
      data: { status: 'WAITING_FOR_REMITTANCE_SET' },
    });
    const all = await done(client.GET('/json/decision/uploaded-statements', { params: { query: { all: 'true' } } }));
    expect(all.data).toMatchObject([{ name: 's.pdf', valid: true, income: { monthly: 600_000, monthsWithIncome: 6 } }]);
    await signedDocument(world, person, loanId, 'APPLICATION_FOR_TRANSFER_MONEY');
    await faceShown(world, person, loanId);
    await until(async () => (await world.loan(loanId)).scoringFacts?.incomeSource === 'STATEMENT');
  });

  it.each([
    [
      '30 days later counts in the next application, which asks for none',
      '2026-12-20',
      'WAITING_FOR_REMITTANCE_SET',
      'STATEMENT',
    ],
    [
      '31 days later is too old, and the next application asks for another',
      '2026-12-21',
      'WAITING_STATEMENT_LOADING',
      null,
    ],
  ] as const)('my own earlier statement %s', async (_, day, status, source) => {
    world.clock.set(today);
    const { person, loanId, who, send } = await waiting();
    given(await send(await sample(person)));
    given(await world.applications.cancel({ caller: aCaller(person.borrowerId), ...person }, loanId));
    world.clock.set(day);
    const next = await applied(world, person);
    await world.people.db.deleteFrom('people.code_day').execute();
    expect((await signedDocument(world, person, next.loanId, 'OFFER')).status).toBe(status);
    const token = await app.tokenOf(person.borrowerId);
    expect((await done(app.json(token).GET('/json/decision/need-upload-statement'))).data).toBe(source === null);
    if (source === null) return;
    expect(await world.statementUpload.list(who().borrowerId, true)).toMatchObject([{ valid: true }]);
    await signedDocument(world, person, next.loanId, 'APPLICATION_FOR_TRANSFER_MONEY');
    await faceShown(world, person, next.loanId);
    await until(async () => (await world.loan(next.loanId)).scoringFacts !== null);
    expect((await world.loan(next.loanId)).scoringFacts).toMatchObject({
      incomeSource: source,
      income: tenge(600_000),
      validStatementExists: true,
    });
  });

  it('declining to send one ends the application', async () => {
    const { person, loanId } = await waiting();
    const token = await app.tokenOf(person.borrowerId);
    const query = 'mutation($id: LoanId!) { cancelStatementUpload(loanId: $id) { loan { status } errors { code } } }';
    const { body } = await app.graphql(token, query, { id: loanId });
    expect(body.data.cancelStatementUpload.loan.status).toBe('CANCELED');
  });
});
