/** Every port on the gateway against the reference bridge, over HTTP: the suites that the sandboxes pass as well. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { generate } from 'selfsigned';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Iin } from '../../schema/values/iin.ts';
import { instant, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { gatewayCaptcha } from '../../server/adapters/gateway/captcha.ts';
import { gatewayCards } from '../../server/adapters/gateway/cards.ts';
import { gatewayBlacklist, gatewayBureau, gatewayFace, gatewayRegistry } from '../../server/adapters/gateway/checks.ts';
import { bridgeOf } from '../../server/adapters/gateway/client.ts';
import { gatewayIncoming } from '../../server/adapters/gateway/incoming.ts';
import { gatewayMail, gatewaySms } from '../../server/adapters/gateway/messages.ts';
import { gatewayBank, gatewayPost } from '../../server/adapters/gateway/payouts.ts';
import { gatewayPush } from '../../server/adapters/gateway/push.ts';
import { keyText, portKey, signatureProblem, signedHeaders } from '../../server/adapters/gateway/signature.ts';
import { ProviderGarbage, ProviderUnavailable } from '../../server/ports/provider.ts';
import type { RawCallback } from '../../server/ports/signed-callback.ts';
import { anIban } from '../support/a-borrower.ts';
import { gatewayLine, listen, ROOT_KEY } from '../support/gateway-line.ts';
import { payoutContract } from './payout-provider.contract.ts';
import { call } from './providers.contract.ts';

payoutContract({
  name: 'a bank behind the gateway',
  make: async () => {
    const { line, settings } = await gatewayLine();
    const provider = gatewayBank(bridgeOf('bank-payout', settings));
    return { provider, read: provider.readCallback, line };
  },
  destination: { kind: 'IBAN', iban: anIban() },
  refused: { destination: { kind: 'IBAN', iban: anIban('0099') }, code: 'AC04' },
});
payoutContract({
  name: 'a post office behind the gateway',
  make: async () => {
    const { line, settings, bridge } = await gatewayLine();
    const provider = gatewayPost(bridgeOf('post-office', settings));
    return {
      provider,
      read: provider.readCallback,
      line,
      finish: async (id) => bridge.settle(bridge.find(id) as never, 'PAID'),
    };
  },
  destination: { kind: 'POST', postOfficeId: '050000' },
});
payoutContract({
  name: 'a card processor behind the gateway',
  make: async () => {
    const { line, settings } = await gatewayLine();
    const provider = gatewayCards(bridgeOf('cards', settings));
    const read = async (raw: RawCallback) => {
      const opened = await provider.readCallback(raw);
      if ('problem' in opened) return opened;
      return opened.callback.kind === 'PAYOUT' ? { callback: opened.callback } : { problem: 'UNREADABLE' as const };
    };
    return { provider, read, line };
  },
  destination: { kind: 'CARD', token: 'tok_1' },
});

describe('the gateway', () => {
  let world: Awaited<ReturnType<typeof gatewayLine>>;
  beforeAll(async () => {
    world = await gatewayLine();
  });
  afterAll(() => world.line.stop());
  const iin = '900512400001' as Iin;
  const phone = '77011234567' as Phone;
  const hosted = (key: string) => ({
    ...{ key, reference: key, returnUrl: 'https://nesie.kz/ok', failureUrl: 'https://nesie.kz/no' },
    locale: 'KK' as const,
  });

  it('answers what registry, bureau, blacklist and face check ask', async () => {
    const { settings } = world;
    const registry = gatewayRegistry(bridgeOf('state-registry', settings));
    expect(await registry.find(iin, call())).toEqual({ found: true, birthDate: '1990-05-12' });
    expect(await registry.person(iin, phone, call())).toBeNull();
    const report = await gatewayBureau(bridgeOf('credit-bureau', settings)).report(iin, call());
    expect(report).toMatchObject({ score: 720, monthlyInstalments: 0n, stopCredit: false });
    expect(await gatewayBureau(bridgeOf('credit-bureau', settings)).report(iin, call())).toEqual(report);
    const listed = { listed: false, fraudSuspected: false, manualReviewWanted: false, listVersion: 'own:2026-11-26' };
    const named = { lastName: 'Сериков', firstName: 'Ерлан', birthDate: localDate('1990-05-12') };
    expect(await gatewayBlacklist(bridgeOf('blacklist', settings)).check({ iin, phone, ...named }, call())).toEqual(
      listed,
    );
    const face = gatewayFace(bridgeOf('biometry', settings), 'V1');
    expect(await face.compare(iin, { frame: new Uint8Array([255, 216]) }, call())).toMatchObject({ kind: 'passed' });
  });

  it('sends messages and letters, and says so where it could not', async () => {
    const sms = gatewaySms(bridgeOf('sms', world.settings));
    expect(await sms.send({ key: randomUUID(), to: phone, text: 'Код 1234' })).toBe('sent');
    const mail = gatewayMail(bridgeOf('mail', world.settings));
    const attachments = [{ name: 'a.pdf', mime: 'application/pdf', content: new Uint8Array([1, 2]) }];
    const letter = { key: randomUUID(), to: 'a@nesie.kz', subject: 'Шарт', text: 'Сәлем', attachments };
    expect(await mail.send(letter)).toBe('sent');
    await world.line.fault('LOST_REQUEST');
    expect(await sms.send({ key: randomUUID(), to: phone, text: 'Код 1234' })).toBe('not-sent');
    await world.line.fault('NONE');
  });

  it('writes to browsers and apps, once a message and address, and forgets an address that is gone', async () => {
    const browsers = { key: 'public', accepts: (endpoint: string) => endpoint.startsWith('https://push.') };
    const push = gatewayPush(bridgeOf('push', world.settings), browsers);
    const asked: Record<string, unknown>[] = [];
    const heard = await listen(async (request, response) => {
      const { key, data } = JSON.parse(Buffer.concat(await request.toArray()).toString());
      asked.push({ key, ...data });
      response.writeHead(503).end();
    });
    const shown = { key: 'k1', title: 'Платёж', text: 'Получен', url: '/ru/cabinet' };
    const app = (token: string) => ({ endpoint: `app:${token}`, p256dh: '', auth: '' });
    const browser = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' };
    for (const to of [app('phone'), browser]) expect(await push.send(to, shown)).toBe('sent');
    expect(await push.send(app('gone'), shown)).toBe('gone');
    const far = gatewayPush(bridgeOf('push', { ...world.settings, url: heard.url }), browsers);
    for (const to of [app('phone'), app('phone'), browser]) expect(await far.send(to, shown)).toBe('not-sent');
    heard.server.close();
    expect(asked.map(({ to }) => to)).toEqual([
      ...[1, 2].map(() => ({ kind: 'APP', token: 'phone' })),
      { kind: 'BROWSER', ...browser },
    ]);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
    expect(['app:x', 'app:', 'app:a b', 'https://push.a', 'https://x.a'].map(push.accepts)).toEqual([
      ...[true, false, false, true, false],
    ]);
  });

  it('a captcha of the bridge is solved as the pages do, and counts once, for its action', async () => {
    const taken = new Set<string>();
    const limits = {
      once: async (_of: string, what: string) => !taken.has(what) && !!taken.add(what),
    };
    const captcha = gatewayCaptcha(bridgeOf('captcha', world.settings), limits);
    const solve = async (): Promise<string> => {
      const challenge = (await captcha.challenge('sign-in')) as Parameters<typeof solveChallenge>[0]['challenge'];
      return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
    };
    const token = await solve();
    expect(await captcha.verify(token, 'registration')).toBe(false);
    expect(await captcha.verify(token, 'sign-in')).toBe(true);
    const sameWork = btoa(` ${atob(token)}`);
    for (const again of [token, sameWork]) expect(await captcha.verify(again, 'sign-in')).toBe(false);
    for (const none of [undefined, '', 'sandbox', 'x'.repeat(9_000)])
      expect(await captcha.verify(none, 'sign-in')).toBe(false);
    await world.line.fault('LOST_REQUEST');
    await expect(captcha.verify(token, 'restore')).rejects.toBeInstanceOf(ProviderUnavailable);
    await world.line.fault('NONE');
  });

  it('opens pages, charges a saved card once, and is asked about a lost answer', async () => {
    const cards = gatewayCards(bridgeOf('cards', world.settings));
    const asked = { ...hosted(randomUUID()), phone };
    const opened = await cards.startPayment({ ...asked, amount: tenge(5) });
    expect(opened).toMatchObject({ redirectUrl: expect.stringMatching(/^https:/) });
    expect(await cards.startPayment({ ...asked, amount: tenge(5) })).toEqual(opened);
    expect(await cards.inquirePayment(asked.key)).toBe('UNPAID');
    const charge = { ...hosted(randomUUID()), token: 'tok', amount: tenge(700) };
    await world.line.fault('LOST_ANSWER');
    expect(await cards.chargeCard(charge)).toEqual({ state: 'UNKNOWN' });
    expect(await cards.inquirePayment(charge.key)).toBe('UNAVAILABLE');
    await world.line.fault('NONE');
    const state = await cards.inquirePayment(charge.key);
    expect(state).toMatchObject({ kind: 'PAYMENT', outcome: 'SUCCEEDED', amount: tenge(700), reference: charge.key });
    await world.line.deliver();
    const notices = world.line.inbox.map((raw) => cards.readCallback(raw));
    expect(notices).toContainEqual({ callback: state });
    expect(await cards.sendBack({ key: randomUUID(), externalId: 'x', amount: tenge(1) })).toBe('SENT');
  });

  it('money that came in is believed with the key of its own way only', async () => {
    const terminal = gatewayIncoming(bridgeOf('terminal', world.settings), false);
    const wallet = gatewayIncoming(bridgeOf('wallet', world.settings), false);
    const now = instant(new Date());
    const data = { externalId: 'T-1', text: 'NS-2026-000001', amount: 50_000, currency: 'KZT', operatedAt: now };
    const raw = (value: object): RawCallback => {
      const body = JSON.stringify({ timestamp: now, ...value });
      const headers = signedHeaders([portKey(ROOT_KEY, 'callbacks', 'terminal')], 'msg_1', now, body);
      return { headers, body: Buffer.from(body), path: '/webhooks/terminal', receivedAt: now };
    };
    const paid = raw({ type: 'money.received', data });
    expect(terminal.readCallback(paid)).toEqual({
      callback: { ...data, kind: 'PAY', outcome: 'SUCCEEDED', amount: tenge(500) },
    });
    expect(wallet.readCallback(paid)).toEqual({ problem: 'UNSIGNED' });
    expect(terminal.readCallback(raw({ type: 'money.asked', data: { text: 'x' } }))).toEqual({
      callback: { kind: 'CHECK', text: 'x' },
    });
    const none = raw({ type: 'money.received', data: { ...data, amount: 0 } });
    expect(terminal.readCallback(none)).toEqual({ problem: 'UNREADABLE' });
    expect(terminal.readCallback(raw({ type: 'money.received', data: { ...data, amount: 1.5 } }))).toEqual({
      problem: 'UNREADABLE',
    });
    expect(await terminal.sendBack({ key: randomUUID(), externalId: 'T-1', amount: tenge(500) })).toBe('SENT');
  });

  it('a changed, foreign or missing answer is never believed, and the log says why', async () => {
    const bureau = (change: object) =>
      gatewayBureau(bridgeOf('credit-bureau', { ...world.settings, ...change })).report(iin, call(randomUUID()));
    await world.line.fault('GARBAGE');
    await expect(bureau({})).rejects.toBeInstanceOf(ProviderGarbage);
    await world.line.fault('NONE');
    await expect(bureau({ keys: [Buffer.alloc(32, 6)] })).rejects.toBeInstanceOf(ProviderUnavailable);
    const down = await listen(async (_request, response) => response.writeHead(503).end());
    await expect(bureau({ url: down.url })).rejects.toBeInstanceOf(ProviderUnavailable);
    down.server.close();
    await expect(bureau({ url: down.url })).rejects.toBeInstanceOf(ProviderUnavailable);
    const silent = await listen(() => new Promise(() => undefined));
    await expect(bureau({ url: silent.url, timeoutMs: 50 })).rejects.toBeInstanceOf(ProviderUnavailable);
    silent.server.closeAllConnections();
    silent.server.close();
    expect(world.warned.map((one) => one.reason)).toEqual(
      expect.arrayContaining(['the answer is UNSIGNED', 'answered 401', 'answered 503', 'TimeoutError']),
    );
  });

  it('a name that does not resolve and a certificate of nobody are an unavailable provider', async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
    const tls = createServer({ key, cert }, (_request, response) => response.end('{}'));
    await new Promise<void>((resolve) => tls.listen(0, '127.0.0.1', resolve));
    const { port } = tls.address() as AddressInfo;
    for (const url of [`https://localhost:${port}`, 'https://provider.invalid']) {
      const registry = gatewayRegistry(bridgeOf('state-registry', { ...world.settings, url, timeoutMs: 2_000 }));
      await expect(registry.find(iin, call(randomUUID()))).rejects.toBeInstanceOf(ProviderUnavailable);
      const bank = gatewayBank(bridgeOf('bank-payout', { ...world.settings, url, timeoutMs: 2_000 }));
      const recipient = { borrowerId: randomUUID() as never, iin, fullName: 'Ахметова', phone };
      const destination = { kind: 'IBAN' as const, iban: anIban() };
      const order = { key: randomUUID(), purpose: 'LOAN' as const, destination, recipient, amount: tenge(10) };
      expect(await bank.pay(order)).toEqual({ state: 'UNKNOWN' });
    }
    tls.close();
  });

  it('a key with another body is refused, and nothing is done twice', async () => {
    const bank = gatewayBank(bridgeOf('bank-payout', world.settings));
    const recipient = { borrowerId: randomUUID() as never, iin, fullName: 'Ахметова', phone };
    const destination = { kind: 'IBAN' as const, iban: anIban() };
    const order = { key: randomUUID(), purpose: 'LOAN' as const, destination, recipient };
    expect(await bank.pay({ ...order, amount: tenge(10) })).toMatchObject({ state: 'ACCEPTED' });
    expect(await bank.pay({ ...order, amount: tenge(20) })).toEqual({ state: 'UNKNOWN' });
    expect(world.warned.at(-1)?.reason).toBe('the key belongs to another body');
    expect(await bank.ownerCheck(anIban(), iin)).toBe('OWNER');
    expect(await bank.ownerCheck(anIban('0000'), iin)).toBe('FOREIGN');
  });

  it('while the key is changed, either side may be first', async () => {
    const [old, young] = [ROOT_KEY, Buffer.alloc(32, 8)];
    const registry = (keys: Buffer[]) =>
      gatewayRegistry(bridgeOf('state-registry', { ...world.settings, keys })).find(iin, call());
    expect(await registry([young, old])).toMatchObject({ found: true });
    await expect(registry([young])).rejects.toBeInstanceOf(ProviderUnavailable);
    const at = instant(new Date());
    const body = Buffer.from('{}');
    const headers = signedHeaders([young, old], 'msg_1', at, body);
    for (const key of [old, young]) expect(signatureProblem([key], { headers, body, receivedAt: at })).toBeUndefined();
  });
});

describe('Standard Webhooks', () => {
  it('the vector of the specification, and the library, agree with ours', () => {
    const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
    const at = instant(new Date(1_614_265_330_000));
    const body = '{"test": 2432232314}';
    const headers = signedHeaders([key], 'msg_p5jXN8AQM9LWM0D4loKWxJek', at, body);
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
    const now = instant(new Date());
    expect(new Webhook(keyText(key)).verify(body, signedHeaders([key], 'msg_2', now, body))).toEqual({
      test: 2_432_232_314,
    });
  });
});
