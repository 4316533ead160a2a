/** A loan's money: out to the borrower, back by card, surplus to the balance, the loan closed and the slot free. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountStream, loanStream, slotStream } from '../../schema/values/ids.ts';
import { tenge } from '../../schema/values/money.ts';
import { TEST_CARDS } from '../../server/adapters/card-processor/test-cards.ts';
import { balanceOf } from '../../server/use-cases/balance.ts';
import { aCaller, anActiveLoan, reaches, typesOf } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());

const GOOD = TEST_CARDS[0]?.pan ?? '';

it('goes from the approval to money, a payment, FINISHED and a free slot', async () => {
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower);
  const quote = await world.prepayment.quote(borrower.id, loanId);
  expect(quote?.full).toBe(tenge(100_000));
  const request = { borrowerId: borrower.id, loanId, amount: tenge(100_500), locale: 'RU' as const };
  const started = await world.payments.start(aCaller(), request);
  if ('refusal' in started) throw new Error(started.refusal.code);
  const page = started.payment.intent.redirectUrl ?? '';
  expect(await (await fetch(page)).text()).toContain('100500.00 ₸');
  const typed = await fetch(page, { method: 'POST', body: new URLSearchParams({ pan: GOOD }), redirect: 'manual' });
  expect(typed.status).toBe(303);
  expect(typed.headers.get('location')).toContain('/ru/page/payment-result-success?payment=');
  await reaches(world, loanId, 'FINISHED');
  const found = await world.payments.find(borrower.id, started.payment.intent.id);
  expect(found).toMatchObject({
    state: 'RECEIVED',
    receipt: { data: { amount: tenge(100_500), surplus: tenge(500) } },
  });
  expect(await balanceOf(world.ledger, borrower.id)).toBe(tenge(500));
  expect(await typesOf(world, accountStream(borrower.id))).toEqual(['BalanceCredited']);
  await expect.poll(() => typesOf(world, slotStream(borrower.id))).toEqual(['SlotClaimed', 'SlotReleased']);
  expect((await typesOf(world, loanStream(loanId))).slice(-3)).toEqual([
    'PaymentReceived',
    'LoanClosing',
    'LoanClosed',
  ]);
});
