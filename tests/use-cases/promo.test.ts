/** A promo code may be used once by a borrower; the borrower's own loans prove it, through every channel. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import type { UndatedLoanCommand } from '../../server/domain/loan/commands.ts';
import { commandLoan } from '../../server/use-cases/loan/loan-command.ts';
import type { Runner } from '../../server/workflows/runner.ts';
import { inFull } from '../support/in-full.ts';
import { heard } from '../support/json-client.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { applied, complete, given } from '../support/lending-steps.ts';
import {
  aBorrower,
  aCaller,
  type LendingWorld,
  lendingWorld,
  TERMS,
  type TestPerson,
} from '../support/lending-world.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
let app: LendingApp;
let runner: Runner;
beforeAll(async () => {
  world = await lendingWorld();
  app = await lendingApp(world);
  runner = world.startWorkflows();
  world.clock.set('2026-03-02');
});
afterAll(async () => {
  await runner.stop();
  await app.app.close();
  await world.close();
});

const WITH_CODE = { ...TERMS, promoCode: 'NAURYZ2026' };
const NO = { refusal: { code: 'PROMO_USED', field: 'promoCode' } };

/** A loan with the code, repaid in full. */
async function repaid(person: TestPerson) {
  const { loanId } = await complete(world, person, WITH_CODE);
  await until(async () => (await world.loan(loanId)).status === 'APPROVED');
  const commands: UndatedLoanCommand[] = [
    { type: 'RequestPayout' },
    { type: 'PreparePayout', provider: 'bank', providerKey: loanId },
    { type: 'SendPayout', provider: 'bank', externalId: loanId },
    { type: 'ConfirmPayout', externalId: loanId },
    {
      type: 'ReceivePayment',
      paymentId: world.ids.fresh<PaymentId>(),
      provider: 'bank',
      externalId: `in-${loanId}`,
      amount: tenge(175_000),
      paidOn: localDate('2026-03-02'),
    },
    { type: 'CloseLoan' },
  ];
  for (const command of commands) {
    const done = await commandLoan(world, aCaller('test', 'system'), loanId, command);
    if ('refusal' in done) throw new Error(`${command.type}: ${done.refusal.code}`);
  }
  expect((await world.loan(loanId)).status).toBe('FINISHED');
}

const quote = async (person: TestPerson) => {
  const input = { ...WITH_CODE, amount: '175000.00', term: 20, purpose: undefined };
  const { body } = await app.graphql(
    await app.tokenOf(person.borrowerId),
    'query($input: QuoteInput!) { quote(input: $input) { quote { amount } errors { code field message } } }',
    { input },
  );
  return body.data.quote;
};

describe('a promo code', () => {
  inFull('a code used by an issued loan is refused: in the quote, applying, changing, over /json', async () => {
    const person = await aBorrower(world);
    const { borrowerId } = person;
    const who = () => ({ caller: aCaller(borrowerId), borrowerId });
    expect((await quote(person)).errors).toEqual([]);
    await repaid(person);

    expect((await quote(person)).errors).toMatchObject([{ code: 'PROMO_USED', field: 'promoCode' }]);
    expect(await world.applications.apply(who(), WITH_CODE)).toMatchObject(NO);
    const token = await app.tokenOf(borrowerId);
    const wish = { purpose: 10, 'creditProduct.id': 1, amount: 100_000, term: 20, promoCode: 'nauryz2026' };
    expect((await heard(app.json(token).POST('/json/credit', { body: wish }))).body).toMatchObject({
      code: 1,
      businessLogicErrors: ['error.promo.used'],
    });

    const again = given(await world.applications.createByPrevious(who())).loan;
    expect(again.terms.promoCode).toBe(null);
    expect(await world.applications.change(who(), again.loanId, () => WITH_CODE)).toMatchObject(NO);
    const update = { creditId: again.loanId, purpose: 10, amount: 100_000, term: 20, promoCode: 'NAURYZ2026' };
    expect((await heard(app.json(token).POST('/json/credit/update', { body: update }))).body).toMatchObject({
      businessLogicErrors: ['error.promo.used'],
    });
  });

  it('an application that was not opened uses up no code, and a wrong code is refused', async () => {
    const person = await aBorrower(world);
    const who = () => ({ caller: aCaller(person.borrowerId), borrowerId: person.borrowerId });
    const loan = await applied(world, person, WITH_CODE);
    given(await world.applications.cancel(who(), loan.loanId));
    const next = given(await world.applications.apply(who(), WITH_CODE)).loan;
    expect(next.terms.promoCode).toBe('NAURYZ2026');
    expect(await world.applications.change(who(), next.loanId, () => ({ ...TERMS, promoCode: 'NOPE' }))).toMatchObject({
      refusal: { code: 'PROMO_WRONG', field: 'promoCode' },
    });
  });
});
