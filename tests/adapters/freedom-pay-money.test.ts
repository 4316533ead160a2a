/** What Freedom Pay leaves in doubt about money: blocked sums, errors that are not final, two payments of one order. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { tenge } from '../../schema/values/money.ts';
import type { CardProcessor } from '../../server/ports/card-processor.ts';
import { freedomPaySubject } from '../support/freedom-pay-subject.ts';
import { recipient } from './payout-provider.contract.ts';

const VISA = '4716047261941981';
const TOKEN = 'u1:token-of-u1';
let world: Awaited<ReturnType<typeof freedomPaySubject>>;
let cards: CardProcessor;
beforeAll(async () => {
  world = await freedomPaySubject();
  cards = world.provider;
  world.line.register('u1', VISA);
});
afterEach(async () => {
  vi.useRealTimers();
  Object.assign(world.line.trouble, { lostPath: '', errors: {} });
  await world.line.deliver();
  world.line.inbox.length = 0;
});
afterAll(() => world.line.stop());

const browser = { returnUrl: 'https://nesie.example.kz/ok', failureUrl: 'https://nesie.example.kz/no' };
const request = () => ({ ...browser, key: randomUUID(), reference: '', locale: 'RU' as const });
const charge = (token = TOKEN) => ({ ...request(), token, amount: tenge(700) });
const orderOf = (key: string) => key.replaceAll('-', '').replace('.', 'z');
const paid = (key: string) => [...world.line.payments.values()].filter(({ order }) => order === orderOf(key));
const asked = (script: string) => world.line.calls.filter((call) => call.script === script);
function later(minutes: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
}

it('a saved card at a terminal of two steps is charged for good, not only blocked', async () => {
  const one = charge();
  expect(await cards.chargeCard(one)).toMatchObject({ state: 'ACCEPTED' });
  expect(paid(one.key)).toMatchObject([{ status: 'success', captured: '1' }]);
  expect(asked('do_capture.php').at(-1)?.form).toMatchObject({ pg_clearing_amount: '700.00' });
  expect(await cards.inquirePayment(one.key)).toMatchObject({ outcome: 'SUCCEEDED', amount: tenge(700) });
});

it.each([
  { trouble: { lostPath: 'do_capture.php' }, inquired: { outcome: 'SUCCEEDED' } },
  { trouble: { errors: { 'do_capture.php': '9999' } }, inquired: null },
])('a capture whose answer is $trouble is decided by the status, and asked for once more', async (row) => {
  Object.assign(world.line.trouble, row.trouble);
  const one = charge();
  expect(await cards.chargeCard(one)).toMatchObject({ state: 'ACCEPTED' });
  const inquired = await cards.inquirePayment(one.key);
  if (row.inquired) expect(inquired).toMatchObject(row.inquired);
  else expect(inquired).toBeNull();
  Object.assign(world.line.trouble, { lostPath: '', errors: {} });
  expect(await cards.inquirePayment(one.key)).toMatchObject({ outcome: 'SUCCEEDED', amount: tenge(700) });
  expect(paid(one.key)).toMatchObject([{ captured: '1' }]);
});

it.each(['0.00', '-700.00'])('a status of %s is none, and is asked again', async (amount) => {
  const one = charge();
  await cards.chargeCard(one);
  for (const payment of paid(one.key)) payment.amount = amount;
  expect(await cards.inquirePayment(one.key)).toBe('UNAVAILABLE');
});

it('a notice about blocked money of a page takes it, and blocked money to prove a card stays blocked', async () => {
  const key = randomUUID();
  const page = await cards.startPayment({ ...request(), key, phone: recipient.phone, amount: tenge(900) });
  if (page === 'UNAVAILABLE') throw new Error(page);
  Object.assign(world.line.paymentOf(page.externalId), { captured: '0' });
  world.line.typed(page.externalId, VISA);
  await world.line.deliver();
  const [notice] = world.line.inbox.splice(0);
  if (!notice) throw new Error('no notice');
  expect(await cards.readCallback(notice)).toMatchObject({ callback: { outcome: 'SUCCEEDED', reference: key } });
  const before = asked('do_capture.php').length;
  const reference = randomUUID();
  const saved = await cards.startRegistration({ ...request(), phone: recipient.phone, reference });
  world.line.typed(saved === 'UNAVAILABLE' ? '' : saved.externalId, VISA);
  await world.line.deliver();
  for (const raw of world.line.inbox) await cards.readCallback(raw);
  await world.line.deliver();
  for (const raw of world.line.inbox) await cards.readCallback(raw);
  expect(paid(`${reference}.hold`)).toMatchObject([{ status: 'success', captured: '0' }]);
  expect(asked('do_capture.php')).toHaveLength(before);
});

it('an error of a charge that is not final leaves it in doubt, so nobody is told to pay again', async () => {
  world.line.trouble.errors = { direct: '9999' };
  const one = charge();
  expect(await cards.chargeCard(one)).toEqual({ state: 'UNKNOWN' });
  world.line.typed(paid(one.key)[0]?.id ?? '', VISA);
  expect(await cards.inquirePayment(one.key)).toMatchObject({ outcome: 'SUCCEEDED' });
  expect(await cards.chargeCard(charge('u1:none'))).toEqual({ state: 'REJECTED', code: '7001' });
});

const payout = (token = TOKEN) => ({
  key: `${randomUUID()}.1`,
  purpose: 'LOAN' as const,
  amount: tenge(100_000),
  destination: { kind: 'CARD' as const, token },
  recipient,
});
const sent = (key: string) => world.line.payouts.filter(({ order }) => order === orderOf(key));

it('a payout with an error is not refused before its order could be known, and is never paid twice', async () => {
  world.line.trouble.errors = { reg2reg: '9999' };
  const order = payout();
  expect(await cards.pay(order)).toEqual({ state: 'UNKNOWN' });
  world.line.payouts.push({ id: '8000001', order: orderOf(order.key), status: 'success', code: '' });
  world.line.trouble.errors = {};
  expect(await cards.pay(order)).toEqual({ state: 'ACCEPTED', externalId: '8000001' });
  expect(sent(order.key)).toHaveLength(1);
});

it('ten minutes after the error 9999 an unknown order is sent again, after another error it is refused', async () => {
  world.line.trouble.errors = { reg2reg: '9999' };
  const [uncertain, refused] = [payout(), payout('u1:none')];
  expect(await cards.pay(uncertain)).toEqual({ state: 'UNKNOWN' });
  world.line.trouble.errors = {};
  expect(await cards.pay(refused)).toEqual({ state: 'UNKNOWN' });
  expect(await cards.pay(refused)).toEqual({ state: 'UNKNOWN' });
  later(11);
  expect(await cards.pay(refused)).toEqual({ state: 'REJECTED', externalId: null, code: '7001' });
  expect(await cards.pay(uncertain)).toMatchObject({ state: 'ACCEPTED' });
  expect(sent(uncertain.key)).toHaveLength(1);
  expect(sent(refused.key)).toHaveLength(0);
});

it('a payment counts by the notice of its own, though a later one of its order failed', async () => {
  const key = randomUUID();
  const page = await cards.startPayment({ ...request(), key, phone: recipient.phone, amount: tenge(900) });
  if (page === 'UNAVAILABLE') throw new Error(page);
  world.line.typed(page.externalId, VISA);
  await world.line.deliver();
  const first = world.line.paymentOf(page.externalId);
  world.line.payments.set('9000001', { ...first, id: '9000001', status: 'failed', code: '51' });
  const [notice] = world.line.inbox;
  if (!notice) throw new Error('no notice');
  expect(await cards.readCallback(notice)).toMatchObject({
    callback: { kind: 'PAYMENT', outcome: 'SUCCEEDED', externalId: page.externalId, reference: key },
  });
  first.order = orderOf(randomUUID());
  await expect(cards.readCallback(notice)).rejects.toThrow('has not ended');
});
