import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import { printTenge, tenge } from '../../schema/values/money.ts';
import { makeDecisions } from '../../server/use-cases/decision/decision.ts';
import type { Runner } from '../../server/workflows/runner.ts';
import { inFull } from '../support/in-full.ts';
import { applied, complete, faceShown, given, signedDocument } from '../support/lending-steps.ts';
import {
  aBorrower,
  aCaller,
  type LendingWorld,
  lendingWorld,
  TERMS,
  type TestPerson,
} from '../support/lending-world.ts';
import { shortOf } from '../support/size.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
let runner: Runner;
beforeAll(async () => {
  world = await lendingWorld();
  runner = world.startWorkflows();
});
afterEach(() => world.faults.set({ port: 'credit-bureau', mode: 'ok', delayMs: 0 }));
afterAll(async () => {
  await runner.stop();
  await world.close();
});

const reached = (loanId: LoanId, ...statuses: LoanStatus[]) =>
  until(async () => statuses.includes((await world.loan(loanId)).status));
const nextOf = async (person: TestPerson, loanId: LoanId) =>
  (await world.decisions.of(person.borrowerId, loanId))?.next;

/** The host that sells the product offered (R26). */
const SUPPORT = { id: 'support', role: 'support' } as const;
const IP = 'https://ip.example';

describe('the decision over a whole journey', () => {
  const ends = [
    ['approve', 'APPROVED', 'APPROVE'],
    ['fraud', 'REJECTED_BY_FRAUD', 'DECLINE'],
    ['manual-review', 'ON_MANUAL_VERIFICATION', 'WAIT'],
    ['alternative', 'WAITING_REJECT', 'PDL_ALT_SCORE'],
    ['kdn-decline', 'WAITING_REJECT', 'STATEMENT_UPLOAD'],
    ['reject-60-plus', 'REJECTED', 'REJECT_60_PLUS'],
    ['stop-credit', 'REJECTED', 'STOP_CREDIT'],
  ] as const;
  it.each(shortOf(3, ends))('of %s leads to %s and %s', async (key, status, next) => {
    const person = await aBorrower(world, key);
    const loan = await complete(world, person);
    await reached(loan.loanId, status);
    expect(await nextOf(person, loan.loanId)).toBe(next);
  });

  it('an alternative that is accepted and signed again is an approval of the smaller amount', async () => {
    const person = await aBorrower(world, 'alternative');
    const loan = await complete(world, person);
    await reached(loan.loanId, 'WAITING_REJECT');
    const who = { caller: aCaller(person.borrowerId), borrowerId: person.borrowerId };
    const taken = given(await world.applications.acceptAlternative(who, loan.loanId)).loan;
    expect(taken.status).toBe('INITIAL');
    expect(taken.terms.amount).toBeLessThan(tenge(175_000));
    // Codes of one purpose are a minute apart.
    await world.people.db.deleteFrom('people.code_day').execute();
    const signed = await signedDocument(world, person, loan.loanId, 'OFFER');
    expect(signed.status).toBe('APPROVED');
  });

  const BIL = { amount: tenge(350_000), term: { unit: 'MONTH', count: 6 } } as const;

  describe('a statement that was not accepted, and no other (R262)', () => {
    const TERMS_OF = {
      INDIVIDUAL_PERSON_IL: { amount: tenge(350_000), term: { unit: 'MONTH', count: 6 } },
      INDIVIDUAL_ENTREPRENEUR_SPL: { amount: tenge(100_000), term: { unit: 'DAY', count: 20 } },
      INDIVIDUAL_ENTREPRENEUR_IL: BIL,
    } as const;

    async function withoutStatement(key: string, productType: keyof typeof TERMS_OF) {
      const person = await aBorrower(world, key);
      const { loanId } = await applied(world, person, { ...TERMS, ...TERMS_OF[productType], productType });
      expect((await signedDocument(world, person, loanId, 'OFFER')).status).toBe('WAITING_STATEMENT_LOADING');
      const who = () => ({ caller: aCaller(person.borrowerId), borrowerId: person.borrowerId });
      given(await world.statementUpload.reject(who()));
      expect(given(await world.statements.cancel(who(), loanId)).loan.status).toBe('READY_FOR_SCORING');
      await reached(loanId, 'REJECTED');
      return world.decisions.of(person.borrowerId, loanId);
    }

    const ends = [
      ['statement-needed', 'INDIVIDUAL_PERSON_IL', 'DECLINE', 'INDIVIDUAL_PERSON_SPL'],
      ['entrepreneur', 'INDIVIDUAL_ENTREPRENEUR_SPL', 'BIL_WITHOUT_STATEMENT', 'INDIVIDUAL_ENTREPRENEUR_IL'],
      ['entrepreneur', 'INDIVIDUAL_ENTREPRENEUR_IL', 'BSPL_WITHOUT_STATEMENT', 'INDIVIDUAL_ENTREPRENEUR_SPL'],
    ] as const;
    it.each(shortOf(1, ends))(
      'of %s for %s leads to %s with an offer of %s',
      async (key, productType, next, offered) => {
        const view = await withoutStatement(key, productType);
        expect(view).toMatchObject({
          next,
          decision: { rejectDecisionByStatement: true },
          rejection: { reason: 'STATEMENT', applyFrom: null },
          offer: { terms: { productType: offered } },
          origin: null,
        });
        expect(await world.applications.canGetCredit(view?.loan.borrowerId as BorrowerId)).toBeUndefined();
        if (!view) return;
        const elsewhere = makeDecisions({ ...world, codes: world.people.codes, productOrigins: { [offered]: IP } });
        expect(await elsewhere.of(view.loan.borrowerId, view.loan.loanId)).toMatchObject({ next, origin: IP });
      },
    );
  });

  it('an entrepreneur whose income carries no single payment is offered instalments', async () => {
    const person = await aBorrower(world, 'entrepreneur', 1);
    const terms = { ...TERMS, productType: 'INDIVIDUAL_ENTREPRENEUR_SPL' } as const;
    const { loanId } = await applied(world, person, terms);
    await signedDocument(world, person, loanId, 'OFFER');
    const who = { caller: aCaller(person.borrowerId), borrowerId: person.borrowerId };
    const figures = { statementHash: 'f'.repeat(64), monthlyIncome: tenge(60_000), monthsWithIncome: 6 };
    given(await world.statements.uploaded(who, loanId, figures));
    await signedDocument(world, person, loanId, 'APPLICATION_FOR_TRANSFER_MONEY');
    await faceShown(world, person, loanId);
    await reached(loanId, 'WAITING_REJECT', 'REJECTED');
    expect(await world.decisions.of(person.borrowerId, loanId)).toMatchObject({
      next: 'BIL_WITH_STATEMENT',
      rejection: { reason: 'DEBT_LOAD', applyFrom: null },
      offer: { terms: { productType: 'INDIVIDUAL_ENTREPRENEUR_IL', amount: TERMS.amount } },
    });
  });

  inFull(
    'an entrepreneur of a short history is refused instalments beside a valid statement, and offered a single payment',
    async () => {
      const person = await aBorrower(world, 'entrepreneur-short-history');
      const terms = { ...TERMS, ...BIL, productType: 'INDIVIDUAL_ENTREPRENEUR_IL' } as const;
      const { loanId } = await applied(world, person, terms);
      await signedDocument(world, person, loanId, 'OFFER');
      const who = { caller: aCaller(person.borrowerId), borrowerId: person.borrowerId };
      const figures = { statementHash: 'e'.repeat(64), monthlyIncome: tenge(900_000), monthsWithIncome: 6 };
      given(await world.statements.uploaded(who, loanId, figures));
      await signedDocument(world, person, loanId, 'APPLICATION_FOR_TRANSFER_MONEY');
      await faceShown(world, person, loanId);
      await reached(loanId, 'REJECTED');
      expect(await world.decisions.of(person.borrowerId, loanId)).toMatchObject({
        next: 'BSPL_WITH_STATEMENT',
        decision: { reasons: [{ code: 'SCORE', observed: '400', limit: '450' }], lockedUntil: null },
        rejection: { reason: 'SCORE', applyFrom: null },
        offer: { terms: { productType: 'INDIVIDUAL_ENTREPRENEUR_SPL' } },
      });
    },
  );

  it('a face that does not match has three tries, then nothing more that day', async () => {
    const person = await aBorrower(world, 'biometry-not-passed');
    const loan = await complete(world, person);
    expect(loan.status).toBe('WAITING_FOR_BIOMETRY');
    expect(await faceShown(world, person, loan.loanId)).toMatchObject({
      refusal: { code: 'BIOMETRY_FAILED', facts: { triesLeft: '1' } },
      biometry: { status: 'FACE_REQUIRED', limitLeft: 1 },
    });
    expect(await faceShown(world, person, loan.loanId)).toMatchObject({
      biometry: { status: 'NOT_PASSED', limitLeft: 0 },
    });
    expect(await world.biometry.status(person.borrowerId, 'AGREE_CREDIT')).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await nextOf(person, loan.loanId)).toBe('BIOMETRY');
  });

  it('a person whom the registry does not know stops at the face check', async () => {
    const person = await aBorrower(world, 'iin-not-found');
    const loan = await complete(world, person);
    expect(loan.status).toBe('WAITING_FOR_BIOMETRY');
    expect(await world.biometry.status(person.borrowerId, 'AGREE_CREDIT')).toMatchObject({ status: 'IIN_NOT_FOUND' });
  });

  it('an application waits for a required statement, then continues with its income', async () => {
    const person = await aBorrower(world, 'statement-needed', 1);
    const { loanId } = await applied(world, person);
    const loan = await signedDocument(world, person, loanId, 'OFFER');
    expect(loan.status).toBe('WAITING_STATEMENT_LOADING');
    expect(await nextOf(person, loan.loanId)).toBe('STATEMENT_LOADING');
    const who = { caller: aCaller(person.borrowerId), borrowerId: person.borrowerId };
    const figures = { statementHash: 'd'.repeat(64), monthlyIncome: tenge(600_000), monthsWithIncome: 6 };
    given(await world.statements.uploaded(who, loan.loanId, figures));
    await signedDocument(world, person, loan.loanId, 'APPLICATION_FOR_TRANSFER_MONEY');
    await faceShown(world, person, loan.loanId);
    await reached(loan.loanId, 'APPROVED');
    expect((await world.loan(loan.loanId)).scoringFacts).toMatchObject({
      incomeSource: 'STATEMENT',
      income: tenge(600_000),
    });
  });

  inFull('a statement of the same day cures too much debt', async () => {
    const person = await aBorrower(world, 'approve', 3);
    const loan = await complete(world, person, {
      ...TERMS,
      amount: tenge(10_000),
    });
    await reached(loan.loanId, 'APPROVED', 'WAITING_REJECT');
    const poor = await aBorrower(world, 'approve', 1);
    const refused = await complete(world, poor);
    await reached(refused.loanId, 'WAITING_REJECT');
    const who = { caller: aCaller(poor.borrowerId), borrowerId: poor.borrowerId };
    const figures = { statementHash: 'e'.repeat(64), monthlyIncome: tenge(700_000), monthsWithIncome: 5 };
    given(await world.statements.uploaded(who, refused.loanId, figures));
    await reached(refused.loanId, 'APPROVED');
  });

  it('while a bureau is down the task stays, the office sees it, and the application continues afterwards', async () => {
    await world.faults.set({ port: 'credit-bureau', mode: 'down', delayMs: 0 });
    const person = await aBorrower(world);
    const loan = await complete(world, person);
    await until(async () => (await world.stuck.list(SUPPORT)).some((task) => task.stream === `loan-${loan.loanId}`));
    expect((await world.loan(loan.loanId)).status).toBe('ON_AUTO_VERIFICATION');
    await world.faults.set({ port: 'credit-bureau', mode: 'ok', delayMs: 0 });
    await reached(loan.loanId, 'APPROVED');
    // The decision is stored a moment before its task is finished.
    await until(async () => (await world.stuck.list(SUPPORT)).length === 0);
  });

  it('a declined borrower is locked until the day that he is shown', async () => {
    const person = await aBorrower(world, 'reject-60-plus');
    const loan = await complete(world, person);
    await reached(loan.loanId, 'REJECTED');
    expect(await world.applications.canGetCredit(person.borrowerId)).toMatchObject({
      refusal: {
        code: 'ACCOUNT_LOCKED',
        facts: { date: '2027-02-18' },
      },
    });
    const told = {
      reason: 'OVERDUE_60_PLUS',
      step: 'PAY_OVERDUE',
      applyFrom: '2027-02-18',
      debtLoad: null,
      stands: true,
    };
    expect((await world.decisions.of(person.borrowerId, loan.loanId))?.rejection).toMatchObject(told);
    await runner.idle((await world.loan(loan.loanId)).position);
    const [message] = world.sent.filter(({ to, code }) => to === person.phone && !code);
    expect(message?.text).toMatch(
      /больше 60 дней\. Подать снова можно с 18\.02\.2027\. Подробнее: http\S+\/ru\/cabinet$/,
    );
  });

  inFull('a refused borrower who withdraws the application waits as long as one who does not (R27)', async () => {
    const person = await aBorrower(world, 'kdn-decline');
    const loan = await complete(world, person);
    await reached(loan.loanId, 'WAITING_REJECT');
    given(await world.applications.cancel({ caller: aCaller(person.borrowerId), ...person }, loan.loanId));
    expect(await world.applications.canGetCredit(person.borrowerId)).toMatchObject({
      refusal: { code: 'ACCOUNT_LOCKED' },
    });
    expect((await world.decisions.of(person.borrowerId, loan.loanId))?.rejection).toMatchObject({
      reason: 'DEBT_LOAD',
      stands: true,
    });
  });

  it('a stop-credit alone stops the borrower: once it is lifted he applies at once', async () => {
    const person = await aBorrower(world, 'stop-credit');
    const loan = await complete(world, person);
    await reached(loan.loanId, 'REJECTED');
    const told = { reason: 'STOP_CREDIT', step: 'LIFT_STOP_CREDIT', applyFrom: null, debtLoad: null };
    expect((await world.decisions.of(person.borrowerId, loan.loanId))?.rejection).toMatchObject(told);
    expect(await world.applications.canGetCredit(person.borrowerId)).toBeUndefined();
  });

  it('the borrower gets one message, without a name in it', async () => {
    const person = await aBorrower(world);
    const loan = await complete(world, person);
    await reached(loan.loanId, 'APPROVED');
    await runner.idle((await world.loan(loan.loanId)).position);
    const messages = world.sent.filter((message) => message.to === person.phone && !message.code);
    expect(messages.map((message) => message.text)).toEqual([
      `Nesie: заявка ${loan.offerNumber} одобрена. Готовим перевод.`,
    ]);
  });
});

describe('events without personal data', () => {
  it('no event of whole journeys holds a name, an IIN, a phone, a document number or an address', async () => {
    const people = [
      await aBorrower(world),
      await aBorrower(world, 'alternative'),
      await aBorrower(world, 'manual-review'),
    ];
    for (const person of people) await complete(world, person);
    await runner.idle(await lastPosition());
    const secrets = people.flatMap(({ lastName, firstName, iin, phone }) => [
      lastName,
      firstName,
      iin,
      phone,
      phone.slice(1),
    ]);
    let read = 0;
    for await (const page of world.ledger.readAllLagging({ prefixes: ['loan-', 'slot-'] }, 'start'))
      for (const event of page) {
        const text = JSON.stringify(event, (_, value) =>
          typeof value === 'bigint' ? printTenge(value as never) : value,
        );
        for (const secret of secrets) expect(text).not.toContain(secret);
        read += 1;
      }
    expect(read).toBeGreaterThan(60);
  });
});

const lastPosition = () => world.ledger.head({ prefixes: ['loan-'] });
