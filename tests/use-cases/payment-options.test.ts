/** What the payment page offers and promises is what then happens; a second payment minutes later needs a yes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Terms } from '../../schema/events/figures.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { printTenge, readTenge, type Tiyn, tenge, tiyn } from '../../schema/values/money.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import { balanceOf } from '../../server/use-cases/balance/balance.ts';
import type { PaymentChoiceKind } from '../../server/use-cases/payment/payment-options.ts';
import { il, spl } from '../support/a-loan.ts';
import { deliver, succeeded } from '../support/callbacks.ts';
import { inFull } from '../support/in-full.ts';
import { aCaller, anActiveLoan, reaches, topUp } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';
import { shortOf } from '../support/size.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());

type One = { borrower: Borrower; loanId: LoanId; offerNumber: string };
let serial = 700;
async function aLoan(terms: Terms = il()): Promise<One> {
  const borrower = await world.borrower();
  const offerNumber = `NS-2026-${String(++serial).padStart(6, '0')}`;
  return { borrower, offerNumber, loanId: await anActiveLoan(world, borrower, { terms, offerNumber }) };
}
async function offered({ borrower, loanId }: One) {
  const options = await world.payments.options(borrower.id, loanId);
  if (!options) throw new Error('nothing to pay');
  const choice = (kind: PaymentChoiceKind) => options.choices.find((one) => one.kind === kind);
  return { ...options, due: choice('DUE'), whole: choice('WHOLE') };
}
async function pay({ borrower, loanId }: One, amount: Tiyn): Promise<void> {
  const started = await world.payments.start(aCaller(), { borrowerId: borrower.id, loanId, amount, locale: 'RU' });
  if ('refusal' in started) throw new Error(started.refusal.code);
  const { id, externalId: operationId } = started.payment.intent;
  const operatedAt = await world.clock.businessNow();
  expect(await deliver(world, succeeded(id, printTenge(amount), { operatedAt, operationId }))).toBe(200);
}

describe('the whole debt', () => {
  it('is offered less what the balance gives, and closes an instalment loan', async () => {
    const one = await aLoan();
    await topUp(world, one.borrower, 55_000);
    const { whole, due, covered, choices } = await offered(one);
    expect(whole).toMatchObject({ sum: tenge(290_000), fromBalance: tenge(55_000), toPay: tenge(235_000) });
    expect(whole?.effect).toMatchObject({ closes: true, fromBalance: tenge(55_000), left: 0n });
    expect(covered?.amount).toBe(due?.sum);
    expect(due?.toPay).toBe(0n);
    expect(choices.map(({ kind }) => kind)).toEqual(['DUE', 'WHOLE']);
    const check = await world.incoming.check({ name: 'terminal', freeText: false }, one.offerNumber);
    expect(check).toMatchObject({ due: '0.00', full: '235000.00' });
    await pay(one, tenge(235_000));
    await reaches(world, one.loanId, 'FINISHED');
    expect(await balanceOf(world.ledger, one.borrower.id)).toBe(0n);
    expect(await world.payments.options(one.borrower.id, one.loanId)).toBeUndefined();
  });

  inFull(
    'is closed by a payment that together with money lying on the balance covers it, though an instalment is due',
    async () => {
      const one = await aLoan();
      await topUp(world, one.borrower, 289_999);
      await pay(one, tenge(1));
      await reaches(world, one.loanId, 'FINISHED');
    },
  );

  it('is refused to strangers, and so is a sum of nothing', async () => {
    const [one, other] = [await aLoan(spl()), await world.borrower()];
    expect(await world.payments.options(other.id, one.loanId)).toBeUndefined();
    expect(await world.payments.effect(other.id, one.loanId, tenge(1))).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
    expect(await world.payments.effect(one.borrower.id, one.loanId, tiyn(0n))).toMatchObject({
      refusal: { code: 'AMOUNT_WRONG' },
    });
  });
});

describe('a part', () => {
  it.each(
    shortOf(1, [
      ['of a single-payment loan', spl(), 20_000],
      ['ahead of an instalment', il(), 20_000],
      ['of more than one instalment', il(), 100_000],
    ] as const),
  )('%s leaves what the page said it would', async (_, terms, sum) => {
    const one = await aLoan(terms);
    const answer = await world.payments.effect(one.borrower.id, one.loanId, tenge(sum));
    if ('refusal' in answer) throw new Error(answer.refusal.code);
    const { left, next, toBalance } = answer.effect;
    await pay(one, tenge(sum));
    const { whole, due } = await offered(one);
    expect([whole?.toPay, due?.sum, due?.toPay]).toEqual([left, next?.amount, next?.toPay]);
    expect(await balanceOf(world.ledger, one.borrower.id)).toBe(toBalance);
  });
});

describe('a second payment within minutes', () => {
  it('of the same sum is asked about, and taken with a yes; another sum and a retry are not asked', async () => {
    const one = await aLoan(spl());
    const caller = aCaller();
    const wish = { borrowerId: one.borrower.id, loanId: one.loanId, amount: tenge(20_000), locale: 'RU' as const };
    const first = await world.payments.start(caller, wish);
    expect(first).toHaveProperty('payment');
    expect(await world.payments.start(caller, wish)).toEqual(first);
    const again = await world.payments.start(aCaller(), wish);
    expect(again).toMatchObject({ refusal: { code: 'PAYMENT_REPEATED', facts: { sum: '20\u00a0000' } } });
    expect(await world.payments.start(aCaller(), { ...wish, confirmed: true })).toHaveProperty('payment');
    expect(await world.payments.start(aCaller(), { ...wish, amount: tenge(10_000) })).toHaveProperty('payment');
  });
});

describe('a page left open', () => {
  it('does not pay a sum that is another by now, and says the new one; a typed sum is taken', async () => {
    const one = await aLoan(spl());
    const { whole } = await offered(one);
    const sum = whole?.toPay ?? tiyn(0n);
    const yesterday = tiyn(sum - 28_000n);
    const wish = { borrowerId: one.borrower.id, loanId: one.loanId, locale: 'RU' as const };
    const stale = await world.payments.start(aCaller(), { ...wish, amount: yesterday, choice: 'WHOLE' });
    expect(stale).toMatchObject({ refusal: { code: 'SUM_CHANGED', facts: { sum: readTenge(sum) } } });
    expect(await world.payments.unsettled(one.borrower.id)).toEqual([]);
    expect(await world.payments.start(aCaller(), { ...wish, amount: yesterday })).toHaveProperty('payment');
    const caller = aCaller();
    const fresh = { ...wish, amount: sum, choice: 'WHOLE' as const };
    const opened = await world.payments.start(caller, fresh);
    expect(opened).toHaveProperty('payment');
    await pay(one, tenge(1_000));
    expect(await world.payments.start(aCaller(), fresh)).toMatchObject({ refusal: { code: 'SUM_CHANGED' } });
    // The same command again, after its page was opened: a retry, not a new payment.
    expect(await world.payments.start(caller, fresh)).toEqual(opened);
  });
});
