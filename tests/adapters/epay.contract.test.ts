/** The adapter of Halyk ePay against an imitation of the bank's own protocol, over HTTP. */
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { tenge } from '../../schema/values/money.ts';
import { postgresCalls } from '../../server/adapters/card-processor/calls.ts';
import { epayPages } from '../../server/adapters/card-processor/halyk/page.ts';
import { epayCards, epayDesk } from '../../server/adapters/card-processor/halyk/processor.ts';
import type { CardCallback, CardProcessor, HostedRequest } from '../../server/ports/card-processor.ts';
import type { RawCallback } from '../../server/ports/signed-callback.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { releaseHolds } from '../../server/use-cases/payout/card-holds.ts';
import { EPAY, epayLine } from '../support/epay-line.ts';
import { cardOf, started } from '../support/money-cards.ts';
import { aCaller, anApprovedLoan, reaches } from '../support/money-people.ts';
import { moneyWorld } from '../support/money-world.ts';
import { migratedDatabase } from '../support/postgres.ts';
import { recipient } from './payout-provider.contract.ts';

const VISA = '4405639704015096';
const REFUSED = '4003032704547597';

async function makeWorld() {
  const line = await epayLine();
  const database = await migratedDatabase();
  const pool = openPool({ connectionString: database.url, max: 4 });
  const warned: { call: string; reason: string }[] = [];
  const options = {
    ...EPAY,
    tokenUrl: `${line.url}/oauth2/token`,
    apiUrl: line.url,
    scriptUrl: `${line.url}/payform/payment-api.js`,
    publicUrl: 'https://nesie.example.kz',
    callbackKeys: () => ['the present key', 'the key before it'],
    warn: (facts: { call: string; reason: string }) => warned.push(facts),
    timeoutMs: 5_000,
  };
  const calls = postgresCalls(pool, 'epay');
  const desk = epayDesk(options, calls);
  const app: FastifyInstance = Fastify();
  epayPages(desk)(app);
  const stop = async () => {
    await app.close();
    line.stop();
    await pool.end();
    await database.drop();
  };
  return { line, options, calls, desk, app, warned, pool, stop };
}

describe('Halyk ePay', () => {
  let world: Awaited<ReturnType<typeof makeWorld>>;
  let cards: CardProcessor;
  beforeAll(async () => {
    world = await makeWorld();
    cards = epayCards(world.desk);
  });
  afterEach(() => {
    Object.assign(world.line.bank, { steps: 1, lost: '', code: '' });
    world.line.inbox.length = 0;
  });
  afterAll(() => world.stop());

  const request = (): HostedRequest => ({
    key: randomUUID(),
    reference: '',
    returnUrl: 'https://nesie.example.kz/ok?payment=</script>',
    failureUrl: 'https://nesie.example.kz/no',
    locale: 'KK',
    phone: recipient.phone,
  });
  const visit = (url: string) => world.app.inject({ url: new URL(url).pathname });
  /** What our page hands to the script of the bank. */
  async function handed(url: string) {
    const page = await visit(url);
    expect(page.statusCode).toBe(200);
    const [, json = ''] = /halyk\.pay\((.*)\); else/.exec(page.body) ?? [];
    return { page, given: JSON.parse(json) };
  }
  async function opened(key = randomUUID()) {
    const hosted = await cards.startPayment({ ...request(), key, amount: tenge(1_234) });
    if (hosted === 'UNAVAILABLE') throw new Error(hosted);
    return { key, ...hosted };
  }
  async function paid(pan = VISA) {
    const payment = await opened();
    const { given } = await handed(payment.redirectUrl);
    return { ...payment, transaction: world.line.typed(given, pan) };
  }
  async function notices(): Promise<CardCallback[]> {
    const all = await Promise.all(world.line.inbox.splice(0).map((raw) => cards.readCallback(raw)));
    const told = all.flatMap((read) => ('callback' in read ? [read.callback] : []));
    return told.filter(({ kind }) => kind !== 'NOTHING');
  }
  async function registered(pan = VISA) {
    const reference = randomUUID();
    const hosted = await cards.startRegistration({ ...request(), key: reference, reference });
    if (hosted === 'UNAVAILABLE') throw new Error(hosted);
    const { given } = await handed(hosted.redirectUrl);
    expect(given).toMatchObject({ cardSave: true, amount: 10 });
    world.line.typed(given, pan);
    const [callback] = await notices();
    if (callback?.kind !== 'CARD') throw new Error('no card');
    return { reference, callback, page: hosted.externalId };
  }
  async function savedCard() {
    const { callback, ...rest } = await registered();
    if (callback.outcome !== 'REGISTERED') throw new Error(callback.outcome);
    return { ...rest, card: callback.card };
  }

  it('our page hands the browser over with a token of this invoice, and with the hosts of the bank only', async () => {
    const payment = await opened();
    expect(await opened(payment.key)).toEqual(payment);
    const { page, given } = await handed(payment.redirectUrl);
    expect(given).toMatchObject({
      invoiceId: payment.externalId,
      terminal: EPAY.terminal,
      amount: 1234,
      currency: 'KZT',
      language: 'kaz',
      cardSave: false,
      postLink: 'https://nesie.example.kz/webhooks/card-processor/epay',
    });
    expect(payment.externalId).toMatch(/^\d{14}$/);
    const asked = world.line.tokens.get(given.auth.access_token);
    expect(asked).toMatchObject({ invoiceID: payment.externalId, amount: '1234.00', scope: 'payment' });
    expect(page.body).not.toContain(asked?.secret_hash);
    expect(page.body).not.toContain(EPAY.clientSecret);
    expect(page.body).not.toContain('payment=</script>');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'nonce-`);
    expect(policy).toContain(`form-action ${world.line.url}`);
    expect(page.headers['cache-control']).toBe('no-store');
    expect((await visit(payment.redirectUrl.replace(/.{6}$/, '000000'))).statusCode).toBe(404);
    expect((await visit('https://x/pay/epay/100000001')).statusCode).toBe(404);
  });

  it('a payment is what its status says, and its page then leads back', async () => {
    const payment = await opened();
    expect(await cards.inquirePayment(payment.key)).toBe('UNPAID');
    expect(await cards.inquirePayment(randomUUID())).toBe('UNPAID');
    const { given } = await handed(payment.redirectUrl);
    world.line.typed(given, VISA);
    const told = {
      kind: 'PAYMENT',
      outcome: 'SUCCEEDED',
      externalId: payment.externalId,
      reference: payment.key,
      amount: tenge(1_234),
      currency: 'KZT',
      operatedAt: '2026-11-23T05:15:00.123Z',
    };
    expect(await notices()).toMatchObject([told]);
    expect(await cards.inquirePayment(payment.key)).toMatchObject(told);
    const back = await visit(payment.redirectUrl);
    expect([back.statusCode, back.headers.location]).toEqual([303, request().returnUrl]);
    const refused = await paid(REFUSED);
    expect(await notices()).toMatchObject([{ outcome: 'FAILED', code: '484', reference: refused.key }]);
  });

  it('a postLink is a hint: its figures teach nothing, and without our hash it is nobody', async () => {
    const { transaction, key } = await paid();
    world.line.inbox.length = 0;
    world.line.post(transaction, { amount: 1, code: 'error', reasonCode: '51' });
    expect(await notices()).toMatchObject([{ outcome: 'SUCCEEDED', amount: tenge(1_234), reference: key }]);
    const forged = async (change: object) => {
      world.line.post(transaction, change);
      return cards.readCallback(world.line.inbox.pop() as RawCallback);
    };
    expect(await forged({ secret_hash: 'ab'.repeat(32) })).toEqual({ problem: 'UNSIGNED' });
    expect(await forged({ invoiceId: '100000001' })).toEqual({ problem: 'UNSIGNED' });
    expect(await forged({ secret_hash: undefined })).toEqual({ problem: 'UNSIGNED' });
    const younger = epayCards(
      epayDesk({ ...world.options, callbackKeys: () => ['a new key', 'the present key'] }, world.calls),
    );
    world.line.post(transaction);
    const old = world.line.inbox.pop() as RawCallback;
    expect(await younger.readCallback(old)).toMatchObject({ callback: { outcome: 'SUCCEEDED' } });
    const strangers = epayCards(epayDesk({ ...world.options, callbackKeys: () => ['a new key'] }, world.calls));
    expect(await strangers.readCallback(old)).toEqual({ problem: 'UNSIGNED' });
  });

  it('money that is only blocked is taken, and what the bank does not say is asked again', async () => {
    world.line.bank.steps = 2;
    const { key, transaction } = await paid();
    expect(transaction.status).toBe('AUTH');
    expect(await notices()).toMatchObject([{ outcome: 'SUCCEEDED' }]);
    expect(transaction.status).toBe('CHARGE');
    for (const status of ['3D', 'SOMETHING_NEW', 'REFUND']) {
      transaction.status = status;
      expect(await cards.inquirePayment(key)).toBeNull();
    }
    transaction.status = 'CANCEL';
    expect(await cards.inquirePayment(key)).toMatchObject({ outcome: 'FAILED', code: 'CANCELED' });
    for (const code of ['103', '104', '109', '777']) {
      world.line.bank.code = code;
      expect(await cards.inquirePayment(key)).toBe('UNAVAILABLE');
    }
    world.line.bank.code = '107';
    expect(await cards.inquirePayment(key)).toBeNull();
  });

  it.each([0, -1_234])('a status of %s tenge is none, and is asked again', async (amount) => {
    const { key, transaction } = await paid();
    transaction.amount = amount;
    expect(await cards.inquirePayment(key)).toBe('UNAVAILABLE');
    await expect(notices()).rejects.toThrow('a sum that cannot be one');
  });

  it('money goes back once, also when the answer was lost', async () => {
    const { externalId, transaction, key } = await paid();
    await notices();
    const order = { key: 'k1', externalId, amount: tenge(1_234) };
    world.line.bank.lost = '/refund';
    expect(await cards.sendBack(order)).toBe('UNKNOWN');
    world.line.bank.lost = '';
    expect(await cards.sendBack(order)).toBe('SENT');
    expect(transaction.refunds).toEqual(['1234.00']);
    expect(await cards.inquirePayment(key)).toMatchObject({ outcome: 'SUCCEEDED' });
    const part = await paid();
    const some = { key: 'k2', externalId: part.externalId, amount: tenge(200) };
    expect(await cards.sendBack(some)).toBe('SENT');
    expect(await cards.sendBack(some)).toBe('SENT');
    expect(part.transaction.refunds).toEqual(['200.00']);
    world.line.bank.lost = '/refund';
    const lost = { ...some, key: 'k3' };
    expect(await cards.sendBack(lost)).toBe('UNKNOWN');
    world.line.bank.lost = '';
    expect(await cards.sendBack(lost)).toBe('UNKNOWN');
    expect(part.transaction.refunds).toEqual(['200.00', '200.00']);
    const disputed = await paid();
    disputed.transaction.status = 'REFUND';
    expect(await cards.sendBack({ key: 'k4', externalId: disputed.externalId, amount: tenge(5) })).toBe('TOO_LATE');
  });

  it.each([1, 2])(
    'a card is saved, an amount of ours charged by a terminal of %i steps, both given back',
    async (steps) => {
      world.line.bank.steps = steps;
      const { reference, card, page } = await savedCard();
      expect(card).toMatchObject({
        brand: 'VISA',
        maskedPan: '4405 63** **** 5096',
        lastFour: '5096',
        fingerprint: null,
      });
      expect(card.heldAmount).toBeGreaterThanOrEqual(11);
      expect(card.heldAmount).toBeLessThanOrEqual(99);
      const held = world.line.transactions.get(String((await world.calls.find(`hold:${reference}`))?.number));
      expect(held).toMatchObject({ amount: card.heldAmount, status: steps === 2 ? 'AUTH' : 'CHARGE' });
      expect(await cards.releaseHold?.(reference)).toBe('RELEASED');
      const back = steps === 2 ? 'CANCEL' : 'REFUND';
      expect([held?.status, world.line.transactions.get(page)?.status]).toEqual([back, back]);
      expect(await cards.releaseHold?.(reference)).toBe('RELEASED');
    },
  );

  it.each([
    { call: '/cancel', steps: 2, after: { status: 'CANCEL', refunds: [] } },
    { call: '/refund', steps: 1, after: { status: 'REFUND', refunds: [expect.any(String)] } },
  ])('the amount of ours goes back once by $call, though its answer is lost', async ({ call, steps, after }) => {
    world.line.bank.steps = steps;
    const { reference } = await savedCard();
    world.line.bank.lost = call;
    expect(await cards.releaseHold?.(reference)).toBe('UNKNOWN');
    world.line.bank.lost = '';
    expect(await cards.releaseHold?.(reference)).toBe('RELEASED');
    const held = world.line.transactions.get(String((await world.calls.find(`hold:${reference}`))?.number));
    expect(held).toMatchObject(after);
  });

  it('a card that fails, or is saved too late, is rejected and costs nothing', async () => {
    expect((await registered(REFUSED)).callback).toMatchObject({ outcome: 'REJECTED', code: '484' });
    const reference = randomUUID();
    const hosted = await cards.startRegistration({ ...request(), reference });
    const { given } = await handed(hosted === 'UNAVAILABLE' ? '' : hosted.redirectUrl);
    expect(await cards.releaseHold?.(reference)).toBe('RELEASED');
    const late = world.line.typed(given, VISA);
    expect(await notices()).toMatchObject([{ outcome: 'REJECTED', code: 'EXPIRED' }]);
    expect(late.status).toBe('REFUND');
  });

  it('a saved card is charged once, though the answer is lost and the call repeated', async () => {
    const { card } = await savedCard();
    const charge = { ...request(), token: card.token, amount: tenge(700) };
    world.line.bank.lost = '/payments/cards/auth';
    expect(await cards.chargeCard(charge)).toEqual({ state: 'UNKNOWN' });
    world.line.bank.lost = '';
    expect(await cards.chargeCard(charge)).toMatchObject({ state: 'ACCEPTED' });
    expect(await notices()).toMatchObject([{ outcome: 'SUCCEEDED', amount: tenge(700), reference: charge.key }]);
    const nobody = await cards.chargeCard({ ...request(), token: randomUUID(), amount: tenge(700) });
    expect(nobody).toEqual({ state: 'UNKNOWN' });
    expect(world.warned.at(-1)).toEqual({ provider: 'epay', call: 'charge', reason: 'answered 400' });
  });

  it('a token that the bank has withdrawn is asked for anew, and without the bank nothing is believed', async () => {
    const { key, redirectUrl } = await opened();
    world.line.tokens.clear();
    expect(await cards.inquirePayment(key)).toBe('UNPAID');
    const wrong = epayDesk({ ...world.options, clientSecret: 'another' }, world.calls);
    expect(await epayCards(wrong).inquirePayment(key)).toBe('UNAVAILABLE');
    world.line.bank.lost = '/oauth2';
    const closed = await visit(redirectUrl);
    expect(closed.statusCode).toBe(503);
    expect(closed.body).toContain('Банк беті ашылмады');
    expect(closed.body).not.toContain('halyk.pay');
  });

  it('pays nothing out', async () => {
    const destination = { kind: 'CARD' as const, token: 'x' };
    const order = { key: 'k', purpose: 'LOAN' as const, amount: tenge(1), destination, recipient };
    expect(cards.takesOnly).toBe(true);
    expect(await cards.pay(order)).toEqual({ state: 'REJECTED', externalId: null, code: 'NO_PAYOUTS' });
    expect(await cards.inquire('k')).toEqual({ state: 'NOT_FOUND' });
  });

  it('a page that is older than a day leads back unpaid', async () => {
    const { redirectUrl, externalId } = await opened();
    await world.pool.query("update ops.processor_call set asked_at = now() - interval '25 hours' where number = $1", [
      externalId,
    ]);
    expect((await visit(redirectUrl)).headers.location).toBe(request().failureUrl);
  });
});

it('a card and two payments go through the bank as they do in production', async () => {
  const line = await epayLine();
  const pages: FastifyInstance = Fastify();
  const world = await moneyWorld({
    cards({ pool, publicUrl }) {
      const options = {
        ...EPAY,
        tokenUrl: `${line.url}/oauth2/token`,
        apiUrl: line.url,
        scriptUrl: `${line.url}/payform/payment-api.js`,
        publicUrl,
        callbackKeys: () => ['the present key'],
      };
      const desk = epayDesk({ ...options, warn: () => undefined }, postgresCalls(pool, 'epay'));
      epayPages(desk)(pages);
      return epayCards(desk);
    },
  });
  const post = async ({ path, body }: RawCallback) =>
    (await fetch(`${world.publicUrl}${path}`, { method: 'POST', body: Buffer.from(body) })).status;
  /** A person follows the address, and the bank tells us. */
  async function paysOn(address: string) {
    const { body } = await pages.inject({ url: new URL(address).pathname });
    line.typed(JSON.parse(/halyk\.pay\((.*)\); else/.exec(body)?.[1] ?? ''), VISA);
    for (const notice of line.inbox.splice(0)) expect(await post(notice)).toBe(200);
  }
  const borrower = await world.borrower({ faceVerifiedAt: '2026-03-01T07:00:00.000Z' as never });
  const { id, page } = await started(world, borrower);
  await paysOn(page);
  expect(await cardOf(world, borrower, id)).toMatchObject({
    state: 'AMOUNT_BLOCKED',
    maskedPan: '4405 63** **** 5096',
  });
  const [first, hold] = [...line.transactions.values()];
  const named = { borrowerId: borrower.id, cardId: id, amount: hold?.amount ?? 0 };
  expect(await world.card.complete(named)).toMatchObject({ card: { state: 'ACTIVE' } });
  await releaseHolds(world)();
  expect([first?.status, hold?.status]).toEqual(['REFUND', 'REFUND']);
  line.inbox.length = 0;

  const loanId = await anApprovedLoan(world, borrower);
  await reaches(world, loanId, 'ACTIVE');
  const wish = { borrowerId: borrower.id, loanId, locale: 'KK' as const };
  const onPage = await world.payments.start(aCaller(), { ...wish, amount: tenge(2_000) });
  if ('refusal' in onPage) throw new Error(onPage.refusal.code);
  await paysOn(onPage.payment.intent.redirectUrl ?? '');
  const byCard = await world.payments.oneClick(aCaller(), { ...wish, amount: tenge(3_000), cardId: id });
  expect(byCard).toMatchObject({ payment: { state: 'WAITING' } });
  const [told] = line.inbox.splice(0);
  for (const _ of [1, 2]) expect(told && (await post(told))).toBe(200);
  expect((await loadLoan(world.ledger, loanId))?.paid).toBe(tenge(5_000));
  await world.stop();
  await pages.close();
  line.stop();
});
