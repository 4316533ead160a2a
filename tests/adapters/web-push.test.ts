/** R154: what a browser's push service gets over HTTP, and what becomes of its answers. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { webPushService } from '../../server/adapters/push/web-push.ts';
import type { Push } from '../../server/ports/push.ts';
import { ringOf } from '../support/key-rings.ts';
import { type PushService, pushService } from '../support/push-service.ts';

const message = { key: 'e1:tell', title: 'Деньги отправлены', text: '80 000 тенге', url: '/ru/cabinet' };
let service: PushService;
let push: Push;
const warnings: number[] = [];

const lender = (secret = randomBytes(32)): Push =>
  webPushService({
    keys: ringOf(secret),
    publicUrl: 'https://nesie.kz',
    services: [service.origin],
    warn: (status) => void warnings.push(status),
  });

beforeAll(async () => {
  service = await pushService(() => push.key);
  push = lender();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.answers.status = 201;
  service.taken.length = 0;
  warnings.length = 0;
});

it('the browser alone can read the message; a retry carries the topic that replaces it', async () => {
  const browser = service.subscribe();
  expect(await push.send(browser, message)).toBe('sent');
  expect(await push.send(browser, message)).toBe('sent');
  const [first, second] = service.taken;
  const { key: _, ...shown } = message;
  expect(first).toMatchObject({ ttl: '86400', subject: 'mailto:push@nesie.kz', message: shown });
  expect(first?.topic).toMatch(/^[\w-]{32}$/);
  expect(second?.topic).toBe(first?.topic);
});

it('a withdrawn subscription is gone; a service that fails or refuses the key keeps it, and the operator hears of it', async () => {
  const browser = service.subscribe();
  service.answers.status = 503;
  expect(await push.send(browser, message)).toBe('not-sent');
  service.answers.status = 201;
  expect(await lender().send(browser, message)).toBe('not-sent');
  expect(warnings).toEqual([503, 403]);
  service.unsubscribe(browser);
  expect(await push.send(browser, message)).toBe('gone');
});

it('no other address is written to, also when a service leads there', async () => {
  const browser = service.subscribe();
  service.answers.status = 307;
  expect(await push.send(browser, message)).toBe('not-sent');
  const inside = [
    'http://127.0.0.1:1/send/x',
    'http://169.254.169.254/latest',
    `${service.origin.replace('//', '//a@')}/x`,
  ];
  for (const endpoint of inside) {
    expect(push.accepts(endpoint)).toBe(false);
    expect(await push.send({ ...browser, endpoint }, message)).toBe('gone');
  }
  expect(service.taken).toEqual([]);
  expect(warnings).toEqual([0]);
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://db5p.notify.windows.com/w/?token=a', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.evil.kz/abc', false],
  ['https://evilpush.apple.com.kz/abc', false],
  ['https://notpush.apple.com/abc', false],
  ['not an address', false],
])('%s: %s', (endpoint, accepted) => {
  const { accepts } = webPushService({
    keys: ringOf(randomBytes(32)),
    publicUrl: 'https://nesie.kz',
    warn: () => undefined,
  });
  expect(accepts(endpoint)).toBe(accepted);
});
