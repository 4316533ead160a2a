/**
 * A payment without a report is checked often, then rarely, for ever; the office sees it and cannot decide for the
 * provider.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type LocalDate, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { makePaymentDoubt } from '../../server/use-cases/payment/payment-doubt.ts';
import { inFull } from '../support/in-full.ts';
import { anActiveCard } from '../support/money-cards.ts';
import { aCaller, anActiveLoan } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.kit.faults.set('processing-kz', 'NONE');
  await world.pool.query('delete from people.payment_intent');
});

const silent = (fault: 'LOST_ANSWER' | 'LOST_REQUEST' | 'NONE') => world.kit.faults.set('processing-kz', fault);
/** Moves its opening and its last check back. */
const later = (hours: number) =>
  world.pool.query(
    `update people.payment_intent set opened_at = opened_at - make_interval(hours => ${hours}), asked_at = asked_at - make_interval(hours => ${hours})`,
  );

async function inDoubt(
  fault: 'LOST_ANSWER' | 'LOST_REQUEST',
  refuses: string | null = null,
  locale: 'RU' | 'KK' = 'RU',
) {
  const borrower = await world.borrower({ faceVerifiedAt: '2026-03-01T07:00:00.000Z' as never, locale });
  await silent('NONE');
  const card = await anActiveCard(world, borrower, { refuses });
  const loanId = await anActiveLoan(world, borrower, { offerNumber: 'NS-2026-000777' });
  await silent(fault);
  const caller = aCaller();
  const wish = { borrowerId: borrower.id, loanId, cardId: card.id, amount: tenge(5_000), locale };
  const press = () => world.payments.oneClick(caller, wish);
  const pressed = await press();
  if ('refusal' in pressed) throw new Error(pressed.refusal.code);
  await world.pool.query('delete from sandbox.callback where delivered_at is null');
  const { id } = pressed.payment.intent;
  return {
    borrower,
    id,
    press,
    paid: async () => (await loadLoan(world.ledger, loanId))?.paid,
    paidOn: async (): Promise<LocalDate | undefined> =>
      (await loadLoan(world.ledger, loanId))?.payments.at(-1)?.data.paidOn,
    seen: () => world.payments.find(borrower.id, id),
    askedAt: async () => (await world.intents.find(id))?.askedAt,
  };
}

it('after three days a payment in doubt is shown to the office and queried daily until the provider confirms it', async () => {
  const { borrower, id, seen, askedAt, paid, paidOn } = await inDoubt('LOST_ANSWER');
  await later(71);
  await world.doubt.askAll();
  expect(await world.doubt.list()).toEqual([]);
  expect(await world.payments.unsettled(borrower.id)).toMatchObject([{ state: 'IN_DOUBT', withOffice: false }]);
  await later(2);
  expect(await world.doubt.list()).toMatchObject([
    { intent: { id, byCard: true }, ageDays: 3, offerNumber: 'NS-2026-000777', person: { id: borrower.id } },
  ]);
  expect(await seen()).toMatchObject({ state: 'IN_DOUBT', withOffice: true });

  await later(40 * 24);
  await world.doubt.askAll();
  const first = await askedAt();
  await later(23);
  await world.doubt.askAll();
  expect(Date.parse(String(first)) - Date.parse(String(await askedAt()))).toBe(23 * 3_600_000);
  await later(2);
  await world.doubt.askAll();
  expect(Date.parse(String(await askedAt()))).toBeGreaterThan(Date.parse(String(first)) - 1_000);
  expect(await world.payments.unsettled(borrower.id)).toHaveLength(1);
  expect(await world.doubt.ask(id)).toEqual({ asked: 'IN_DOUBT' });
  expect(await paid()).toBe(0n);

  await silent('NONE');
  expect(await world.doubt.ask(id)).toEqual({ asked: 'RECEIVED' });
  expect([await paid(), await paidOn()]).toEqual([tenge(5_000), localDate('2026-03-02')]);
  expect(await world.doubt.ask(id)).toEqual({ asked: 'RECEIVED' });
  expect([await world.doubt.list(), await world.payments.unsettled(borrower.id)]).toEqual([[], []]);
  expect(await paid()).toBe(tenge(5_000));
});

it('a refusal closes the doubt, and the borrower gets one message in his language', async () => {
  const { borrower, id, seen, paid } = await inDoubt('LOST_ANSWER', '51', 'KK');
  await later(4 * 24);
  await silent('NONE');
  await world.doubt.askAll();
  expect(await seen()).toMatchObject({ state: 'FAILED', intent: { failedCode: '51' } });
  expect([await world.doubt.list(), await paid()]).toEqual([[], 0n]);
  await world.doubt.tellAll();
  await world.doubt.tellAll();
  const messages = world.texts.filter(({ to, text }) => to === borrower.phone && text.includes('5\u00a0000 теңге'));
  expect(messages).toHaveLength(1);
  expect(messages[0]?.text).not.toContain(borrower.lastName);
  expect(await world.doubt.ask(id)).toEqual({ asked: 'FAILED' });
});

it('a charge that never reached the provider is abandoned after a while, and the same request does not charge again', async () => {
  const { id, press, paid } = await inDoubt('LOST_REQUEST');
  await silent('NONE');
  expect(await world.doubt.ask(id)).toEqual({ asked: 'IN_DOUBT' });
  await later(2);
  expect(await world.doubt.ask(id)).toEqual({ asked: 'FAILED' });
  const again = await press();
  expect('payment' in again && again.payment).toMatchObject({ state: 'FAILED', intent: { failedCode: 'NOT_CHARGED' } });
  await world.kit.callbacks.deliverDue();
  expect(await paid()).toBe(0n);
});

it('an unused payment page is abandoned after a day, but not while the provider is silent about it', async () => {
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower);
  const open = () =>
    world.payments.start(aCaller(), {
      borrowerId: borrower.id,
      loanId,
      amount: tenge(900),
      confirmed: true,
      locale: 'RU',
    });
  await open();
  await later(25);
  await world.doubt.askAll();
  await later(3 * 24);
  expect(await world.doubt.list()).toEqual([]);

  await open();
  await silent('LOST_ANSWER');
  expect(await open()).toMatchObject({ refusal: { code: 'TRY_LATER' } });
  await later(25);
  await world.doubt.askAll();
  await later(3 * 24);
  // The payment that never opened is not in doubt.
  expect(await world.doubt.list()).toMatchObject([{ intent: { byCard: false } }]);
  // To the borrower nothing says that money went (R942).
  expect(await world.payments.unsettled(borrower.id)).toEqual([]);
  await silent('NONE');
  await world.doubt.askAll();
  expect(await world.doubt.list()).toEqual([]);
});

inFull('a payment that cannot be queried does not delay others', async () => {
  const first = await inDoubt('LOST_ANSWER');
  const second = await inDoubt('LOST_ANSWER');
  await later(1);
  const { ask, stateOf } = world.payments;
  const broken = makePaymentDoubt({
    ...world.base,
    intents: world.intents,
    tell: async () => undefined,
    payments: { stateOf, ask: async (one) => (one.id === first.id ? Promise.reject(new Error('broken')) : ask(one)) },
  });
  await silent('NONE');
  await expect(broken.askAll()).rejects.toThrow('broken');
  expect(await second.paid()).toBe(tenge(5_000));
});
