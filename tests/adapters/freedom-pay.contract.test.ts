/** The adapter of Freedom Pay against an imitation of the processor's own protocol, over HTTP. */
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { instant } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { postgresCalls } from '../../server/adapters/card-processor/calls.ts';
import { freedomPayCards } from '../../server/adapters/card-processor/freedom-pay/processor.ts';
import { fieldsOf, pgSig, textOf } from '../../server/adapters/card-processor/freedom-pay/signature.ts';
import { readXml } from '../../server/adapters/card-processor/freedom-pay/xml.ts';
import { cardProcessorWebhook } from '../../server/api/payout/card-processor-webhook.ts';
import type { CardCallback, CardProcessor, HostedRequest } from '../../server/ports/card-processor.ts';
import type { RawCallback } from '../../server/ports/signed-callback.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { releaseHolds } from '../../server/use-cases/payout/card-holds.ts';
import { MERCHANT } from '../support/freedom-pay-book.ts';
import { freedomPayLine, MERCHANT_SECRET, PAYOUT_SECRET } from '../support/freedom-pay-line.ts';
import { freedomPaySubject } from '../support/freedom-pay-subject.ts';
import { cardOf, started } from '../support/money-cards.ts';
import { aCaller, anApprovedLoan, reaches } from '../support/money-people.ts';
import { moneyWorld } from '../support/money-world.ts';
import { payoutContract, recipient } from './payout-provider.contract.ts';

const VISA = '4716047261941981';
const TOO_LITTLE_MONEY = '4916307416334051';
const REFUSED_FOR_PAYOUT = '5325349472901311';
const OLD_SECRET = 'the-secret-before-it';

payoutContract({
  name: 'Freedom Pay',
  async make() {
    const made = await freedomPaySubject();
    made.line.register('u1', VISA);
    made.line.register('u2', REFUSED_FOR_PAYOUT);
    const read = async (raw: RawCallback) => {
      const opened = await made.provider.readCallback(raw);
      if ('problem' in opened) return opened;
      const { callback } = opened;
      return callback.kind === 'PAYOUT' ? { callback } : { problem: 'UNREADABLE' as const };
    };
    return { ...made, read };
  },
  destination: { kind: 'CARD', token: 'u1:token-of-u1' },
  refused: { destination: { kind: 'CARD', token: 'u2:token-of-u2' }, code: '10000' },
  proof: 'SIGNED',
  recalls: false,
});

describe('Freedom Pay', () => {
  let world: Awaited<ReturnType<typeof freedomPaySubject>>;
  let cards: CardProcessor;
  beforeAll(async () => {
    world = await freedomPaySubject();
    cards = world.provider;
  });
  afterEach(async () => {
    await world.line.fault('NONE');
    world.line.terminal.takesAtOnce = false;
    Object.assign(world.line.trouble, { spoil: '', lostPath: '' });
    world.line.inbox.length = 0;
  });
  afterAll(() => world.line.stop());

  const request = (): HostedRequest => ({
    key: randomUUID(),
    reference: '',
    returnUrl: 'https://nesie.example.kz/ok',
    failureUrl: 'https://nesie.example.kz/no',
    locale: 'KK',
    phone: recipient.phone,
  });
  async function paymentPage(key = randomUUID()) {
    const hosted = await cards.startPayment({ ...request(), key, amount: tenge(1_234) });
    if (hosted === 'UNAVAILABLE') throw new Error(hosted);
    return { key, ...hosted };
  }
  async function notices(): Promise<CardCallback[]> {
    await world.line.deliver();
    const all = await Promise.all(world.line.inbox.splice(0).map((raw) => cards.readCallback(raw)));
    return all.flatMap((read) => ('callback' in read ? [read.callback] : []));
  }
  async function registered(pan = VISA) {
    const reference = randomUUID();
    const hosted = await cards.startRegistration({ ...request(), key: reference, reference });
    if (hosted === 'UNAVAILABLE') throw new Error(hosted);
    world.line.typed(hosted.externalId, pan);
    return { reference, found: (await notices()).filter(({ kind }) => kind === 'CARD') };
  }
  async function savedCard() {
    const { reference, found } = await registered();
    const [callback] = found;
    if (callback?.kind !== 'CARD' || callback.outcome !== 'REGISTERED') throw new Error('not registered');
    return { reference, card: callback.card };
  }
  const held = (reference: string) =>
    [...world.line.payments.values()].find(({ order }) => order === `${reference.replaceAll('-', '')}zhold`);

  it('signs the values of the sorted fields with the last part of the address', () => {
    const page = { pg_order_id: '23', pg_merchant_id: '9970', pg_amount: '25', pg_description: 'test' };
    expect(pgSig('init_payment.php', fieldsOf({ ...page, pg_salt: 'molbulak' }), 'secret')).toBe(
      'd3402727cf9dc62f5e7fb90b1b101ea7',
    );
    const result = {
      pg_amount: '15.00',
      pg_currency: 'KZT',
      pg_description: 'Оплата',
      pg_order_id: 'A-1',
      pg_payment_id: '123456',
      pg_result: '1',
      pg_salt: 's1',
    };
    expect(pgSig('result', fieldsOf(result), 'topsecret')).toBe('0832f448ddbf00c8c3fcbcee61fa6647');
    const reply = { pg_status: 'ok', pg_description: '', pg_salt: 's2' };
    expect(pgSig('result', fieldsOf(reply), 'topsecret')).toBe('5543c758fc4775f8411c8b71e83f3593');
  });

  it('a payment on its page is reported by the status, the notice is only the reason to ask', async () => {
    const { key, externalId, redirectUrl } = await paymentPage();
    expect(redirectUrl).toContain(externalId);
    expect(await paymentPage(key)).toMatchObject({ externalId });
    expect(await cards.inquirePayment(key)).toBe('UNPAID');
    world.line.typed(externalId, VISA);
    const [notice, ...more] = await notices();
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      kind: 'PAYMENT',
      outcome: 'SUCCEEDED',
      externalId,
      reference: key,
      amount: tenge(1_234),
      currency: 'KZT',
    });
    expect(await cards.inquirePayment(key)).toMatchObject({ outcome: 'SUCCEEDED', externalId });
    const opened = world.line.calls.find(({ script }) => script === 'init_payment.php')?.form;
    expect(opened).toMatchObject({ pg_amount: '1234.00', pg_auto_clearing: '1', pg_language: 'kk' });
    expect(opened?.pg_order_id).toMatch(/^[0-9a-z]{32}$/);
    expect(await cards.inquirePayment(randomUUID())).toBe('UNPAID');
  });

  it('a refused payment has its code, and one of an unknown state has not ended', async () => {
    const refused = await paymentPage();
    world.line.typed(refused.externalId, TOO_LITTLE_MONEY);
    expect(await notices()).toMatchObject([{ outcome: 'FAILED', code: '51', reference: refused.key }]);
    const unclear = await paymentPage();
    const payment = world.line.paymentOf(unclear.externalId);
    Object.assign(payment, { status: 'partial' });
    expect(await cards.inquirePayment(unclear.key)).toBeNull();
    world.line.announce(payment);
    await expect(notices()).rejects.toThrow('has not ended');
  });

  it('a dispute takes the payment back, and what we returned ourselves does not', async () => {
    const disputed = await paymentPage();
    world.line.typed(disputed.externalId, VISA);
    await notices();
    world.line.disputed(disputed.externalId);
    expect(await notices()).toMatchObject([{ outcome: 'REVERSED', amount: tenge(1_234), reference: disputed.key }]);
    const late = { key: 'k1', externalId: disputed.externalId, amount: tenge(1_234) };
    expect(await cards.sendBack(late)).toBe('TOO_LATE');
    const ours = await paymentPage();
    world.line.typed(ours.externalId, VISA);
    await notices();
    const order = { key: 'k2', externalId: ours.externalId, amount: tenge(1_000) };
    world.line.trouble.lostPath = 'revoke.php';
    expect(await cards.sendBack(order)).toBe('UNKNOWN');
    world.line.trouble.lostPath = '';
    expect(await cards.sendBack(order)).toBe('SENT');
    expect(world.line.payments.get(ours.externalId)?.refunds).toEqual(['1000']);
    expect(await cards.sendBack({ ...order, key: 'k3', amount: tenge(234) })).toBe('SENT');
    world.line.announce(world.line.paymentOf(ours.externalId));
    expect(await notices()).toMatchObject([{ outcome: 'SUCCEEDED' }]);
  });

  it('a card is saved, an amount of ours is blocked on it once, and given back', async () => {
    const { reference, card } = await savedCard();
    expect(card).toMatchObject({
      brand: 'VISA',
      maskedPan: '4716 04** **** 1981',
      lastFour: '1981',
      fingerprint: null,
      token: expect.stringMatching(/^[0-9a-f]{32}:token-/),
    });
    expect(card.heldAmount).toBeGreaterThanOrEqual(1);
    expect(card.heldAmount).toBeLessThanOrEqual(99);
    expect(held(reference)).toMatchObject({ amount: `${card.heldAmount}.00`, status: 'success', captured: '0' });
    expect(await cards.releaseHold?.(reference)).toBe('RELEASED');
    expect(held(reference)?.status).toBe('canceled');
    expect(await cards.releaseHold?.(reference)).toBe('RELEASED');
    const late = randomUUID();
    const page = await cards.startRegistration({ ...request(), reference: late });
    expect(await cards.releaseHold?.(late)).toBe('RELEASED');
    world.line.typed(page === 'UNAVAILABLE' ? '' : page.externalId, VISA);
    expect((await notices()).at(-1)).toMatchObject({ outcome: 'REJECTED', code: 'EXPIRED' });
    expect(held(late)).toBeUndefined();
  });

  it('a terminal that takes the amount at once has it sent back, and a card without money is rejected', async () => {
    world.line.terminal.takesAtOnce = true;
    const { reference } = await savedCard();
    expect(await cards.releaseHold?.(reference)).toBe('RELEASED');
    expect(held(reference)).toMatchObject({ status: 'refunded' });
    expect((await registered(TOO_LITTLE_MONEY)).found).toMatchObject([{ outcome: 'REJECTED', code: '51' }]);
    expect((await registered('5325349472901311')).found).toMatchObject([{ outcome: 'REJECTED' }]);
  });

  it.each([
    { call: 'cancel.php', takesAtOnce: false, after: { status: 'canceled', refunds: [] } },
    { call: 'revoke.php', takesAtOnce: true, after: { status: 'refunded', refunds: [expect.any(String)] } },
  ])('the blocked amount goes back once by $call, though its answer is lost', async ({ call, takesAtOnce, after }) => {
    world.line.terminal.takesAtOnce = takesAtOnce;
    const { reference, card } = await savedCard();
    world.line.trouble.lostPath = call;
    expect(await cards.releaseHold?.(reference)).toBe('UNKNOWN');
    world.line.trouble.lostPath = '';
    expect(await cards.releaseHold?.(reference)).toBe('RELEASED');
    expect(held(reference)).toMatchObject({ ...after, amount: `${card.heldAmount}.00` });
  });

  it('a saved card is charged once, though the answer is lost and the call repeated', async () => {
    const { card } = await savedCard();
    const charge = { ...request(), token: card.token, amount: tenge(700) };
    world.line.trouble.lostPath = 'direct';
    expect(await cards.chargeCard(charge)).toEqual({ state: 'UNKNOWN' });
    world.line.trouble.lostPath = '';
    const again = await cards.chargeCard(charge);
    expect(again).toMatchObject({ state: 'ACCEPTED' });
    expect(await cards.inquirePayment(charge.key)).toMatchObject({ outcome: 'SUCCEEDED', amount: tenge(700) });
    const before = { ...request(), token: card.token, amount: tenge(800) };
    world.line.trouble.lostPath = 'init';
    expect(await cards.chargeCard(before)).toEqual({ state: 'UNKNOWN' });
    world.line.trouble.lostPath = '';
    // Somebody may be charging it right now.
    expect(await cards.chargeCard(before)).toEqual({ state: 'UNKNOWN' });
    expect(await cards.inquirePayment(before.key)).toBe('UNPAID');
    const nobody = await cards.chargeCard({ ...request(), token: 'u9:none', amount: tenge(5) });
    expect(nobody).toEqual({ state: 'REJECTED', code: '7001' });
  });

  it('believes no answer that is spoiled, unsigned or from nobody', async () => {
    const { key } = await paymentPage();
    world.line.trouble.spoil = '<pg_amount>1234.00';
    expect(await cards.inquirePayment(key)).toBe('UNAVAILABLE');
    world.line.trouble.spoil = '';
    const foreign = { ...world.options, secrets: { merchant: ['another-secret-000'], payout: [PAYOUT_SECRET] } };
    const stranger = freedomPayCards(foreign, world.calls);
    expect(await stranger.startPayment({ ...request(), amount: tenge(5) })).toBe('UNAVAILABLE');
    expect(world.warned.at(-1)).toMatchObject({ call: 'init_payment.php', reason: 'the answer is not signed' });
    const nobody = freedomPayCards({ ...world.options, merchantId: '1' }, world.calls);
    expect(await nobody.startPayment({ ...request(), amount: tenge(5) })).toBe('UNAVAILABLE');
    expect(world.warned.at(-1)).toMatchObject({ reason: 'it does not know the merchant' });
    await world.line.fault('LOST_REQUEST');
    expect(await cards.startRegistration({ ...request(), reference: randomUUID() })).toBe('UNAVAILABLE');
    expect(await cards.inquirePayment(key)).toBe('UNAVAILABLE');
  });

  it('answers a notice in signed XML under the name that was called, and refuses a pretended payment', async () => {
    const { externalId } = await paymentPage();
    world.line.typed(externalId, VISA);
    await world.line.deliver();
    const raw = world.line.inbox.at(-1);
    if (!raw) throw new Error('no notice');
    const app = Fastify();
    const seen: string[] = [];
    const edge = {
      processor: cards,
      cards: { notified: async () => undefined },
      payments: { notified: async (name: string) => void seen.push(name) },
      payouts: { notified: async () => 'recorded' as const },
      clock: { now: () => instant(new Date()) },
    };
    cardProcessorWebhook(edge)(app);
    const post = (path: string, payload: string) =>
      app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      });
    const body = Buffer.from(raw.body).toString();
    for (const _ of [1, 2]) {
      const taken = await post(`${raw.path}?any=1`, body);
      expect(taken.statusCode).toBe(200);
      expect(taken.headers['content-type']).toContain('application/xml');
      const fields = readXml(taken.body) ?? [];
      expect(textOf(fields, 'pg_status')).toBe('ok');
      expect(textOf(fields, 'pg_sig')).toBe(pgSig('result', fields, MERCHANT_SECRET));
    }
    expect(seen).toEqual(['freedom-pay', 'freedom-pay']);
    const elsewhere = await post('/webhooks/card-processor/freedom-pay/payout', body);
    expect(elsewhere.statusCode).toBe(401);
    const form = { ...Object.fromEntries(new URLSearchParams(body)), pg_testing_mode: '1' };
    const pretended = { ...form, pg_sig: pgSig('result', fieldsOf(form), MERCHANT_SECRET) };
    const refused = await post(raw.path, String(new URLSearchParams(pretended)));
    expect(refused.statusCode).toBe(422);
    expect(seen).toHaveLength(2);
    await app.close();
  });

  it('believes the previous secret too while it is being changed, and signs with the present one', async () => {
    const young = freedomPayCards(
      { ...world.options, secrets: { merchant: [MERCHANT_SECRET, OLD_SECRET], payout: [PAYOUT_SECRET] } },
      world.calls,
    );
    const { externalId } = await paymentPage();
    world.line.typed(externalId, VISA);
    await world.line.deliver();
    const raw = world.line.inbox.at(-1);
    const form = Object.fromEntries(new URLSearchParams(Buffer.from(raw?.body ?? []).toString()));
    const old = { ...form, pg_sig: pgSig('result', fieldsOf(form), OLD_SECRET) };
    const sent = { ...raw, body: Buffer.from(String(new URLSearchParams(old))) } as RawCallback;
    expect(await young.readCallback(sent)).toMatchObject({ callback: { outcome: 'SUCCEEDED' } });
    expect(await cards.readCallback(sent)).toEqual({ problem: 'UNSIGNED' });
  });
});

it('a card, two payments and a payout go through the processor as they do in production', async () => {
  let home = '';
  const line = await freedomPayLine(() => home);
  const secrets = { merchant: [MERCHANT_SECRET], payout: [PAYOUT_SECRET] };
  const world = await moneyWorld({
    cards({ pool, publicUrl }) {
      home = publicUrl;
      const options = { url: line.url, merchantId: MERCHANT, secrets, publicUrl, testing: false, pauseMs: 0 };
      return freedomPayCards({ ...options, warn: () => undefined }, postgresCalls(pool, 'freedom-pay'));
    },
  });
  const borrower = await world.borrower({ faceVerifiedAt: '2026-03-01T07:00:00.000Z' as never });
  const { id } = await started(world, borrower);
  const page = [...line.payments.values()].at(-1)?.id ?? '';
  line.typed(page, VISA);
  await line.deliver();
  expect(await cardOf(world, borrower, id)).toMatchObject({
    state: 'AMOUNT_BLOCKED',
    maskedPan: '4716 04** **** 1981',
  });
  const hold = [...line.payments.values()].at(-1);
  const named = { borrowerId: borrower.id, cardId: id, amount: Number(hold?.amount) };
  expect(await world.card.complete(named)).toMatchObject({ card: { state: 'ACTIVE' } });
  await releaseHolds(world)();
  expect(hold?.status).toBe('canceled');

  const token = (await world.cards.token(id)) ?? '';
  const destination = { kind: 'CARD', cardId: id, token, maskedPan: '4716 04** **** 1981' } as const;
  const loanId = await anApprovedLoan(world, borrower, { repeat: true, destination });
  await reaches(world, loanId, 'ACTIVE');
  expect(line.payouts).toMatchObject([{ order: `${loanId.replaceAll('-', '')}z1`, status: 'success' }]);

  const wish = { borrowerId: borrower.id, loanId, locale: 'RU' as const };
  const onPage = await world.payments.start(aCaller(), { ...wish, amount: tenge(2_000) });
  if ('refusal' in onPage) throw new Error(onPage.refusal.code);
  line.typed(onPage.payment.intent.externalId ?? '', VISA);
  await line.deliver();
  await line.deliver();
  const byCard = await world.payments.oneClick(aCaller(), { ...wish, amount: tenge(3_000), cardId: id });
  expect(byCard).toMatchObject({ payment: { state: 'WAITING' } });
  await line.deliver();
  expect((await loadLoan(world.ledger, loanId))?.paid).toBe(tenge(5_000));
  await world.stop();
  await line.stop();
});
