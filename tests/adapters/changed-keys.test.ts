/** R601: captcha, browsers, counts per address and callbacks go on while their keys are changed. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, it } from 'vitest';
import { altchaCaptcha } from '../../server/adapters/captcha/altcha.ts';
import type { Calls } from '../../server/adapters/card-processor/calls.ts';
import { invoiceOf, isOurs, numberOfPage, pagePath } from '../../server/adapters/card-processor/halyk/invoices.ts';
import { epayDesk } from '../../server/adapters/card-processor/halyk/processor.ts';
import { webPushService } from '../../server/adapters/push/web-push.ts';
import { callbackKey, openSigned, sign } from '../../server/adapters/sandbox-kit/signature.ts';
import { readConfig } from '../../server/config.ts';
import { smsHintKeys } from '../../server/secret-paths.ts';
import { REREAD_MS } from '../../server/secret-settings.ts';
import { changingRing } from '../support/key-rings.ts';
import { openFolder } from '../support/open-folder.ts';
import { pushService } from '../support/push-service.ts';

it('a puzzle on its way is solved after the change, and not once the earlier key is retired', async () => {
  const ring = changingRing();
  const captcha = altchaCaptcha(ring, { once: async () => true });
  const challenge = (await captcha.challenge('sign-in')) as Parameters<typeof solveChallenge>[0]['challenge'];
  const token = Buffer.from(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  ).toString('base64');
  ring.rotate();
  expect(await captcha.verify(token, 'sign-in')).toBe(true);
  ring.retire();
  expect(await captcha.verify(token, 'sign-in')).toBe(false);
});

it('a browser that subscribed before the change gets its messages until the earlier key is retired', async () => {
  const ring = changingRing();
  const service = await pushService(() => subscribedWith);
  const push = webPushService({
    keys: ring,
    publicUrl: 'https://nesie.kz',
    services: [service.origin],
    warn: () => undefined,
  });
  const subscribedWith = push.key;
  const browser = service.subscribe();
  const message = { key: 'e1:tell', title: 'Деньги отправлены', text: '80 000 тенге', url: '/ru/cabinet' };
  ring.rotate();
  expect(push.key).not.toBe(subscribedWith);
  expect(await push.send(browser, message)).toBe('sent');
  ring.retire();
  expect(await push.send(browser, message)).toBe('not-sent');
  await service.stop();
});

const NUMBER = 100_000_001n;
const BODY = '{"type":"payment"}';

it('notices, open payments and the address of SMS reports follow the file of secrets without a restart', async () => {
  const folder = openFolder('nesie-changed-keys-');
  const secrets: Record<string, string> = {};
  for (const name of [
    'PEOPLE_MASTER',
    'PEOPLE_INDEX',
    'CODES',
    'ANSWERS',
    'CLIENT',
    'CAPTCHA',
    'CALLBACK',
    'ANCHOR',
    'PUSH',
  ])
    secrets[`${name}_KEY`] = randomBytes(32).toString('base64');
  const config = readConfig(
    {
      DATABASE_URL: 'postgres://x',
      EVENTSTORE_URL: 'esdb://x?tls=false',
      DATA_DIR: folder,
      SMS: 'smsc',
      SMSC_API_KEY: 'k'.repeat(20),
      SMSC_SENDER: 'Nesie',
    },
    () => secrets,
  );
  const keysOf = (provider: string) => config.callbackKeys.map((key) => callbackKey(key, provider));
  const desk = epayDesk({ publicUrl: 'https://nesie.kz', callbackKeys: () => keysOf('epay') } as never, {} as Calls);
  const call = {
    number: NUMBER,
    key: 'payment:1',
    note: { amount: '5000.00' },
    askedAt: '2026-02-02T00:00:00.000Z',
  } as never;
  const before = {
    hash: invoiceOf(desk, call)?.secretHash ?? '',
    page: pagePath(desk, String(NUMBER)).split('/').at(-1) ?? '',
    hint: smsHintKeys(config)[0] ?? '',
    notice: sign(keysOf('terminal')[0] ?? '', BODY, 1_700_000_000),
    client: config.keys.CLIENT_KEY.present().id,
  };
  const read = () =>
    openSigned(keysOf('terminal'), {
      headers: { 'x-signature': before.notice },
      body: Buffer.from(BODY),
      path: '/',
      receivedAt: '2023-11-14T22:13:20.000Z' as never,
    });
  const stillOurs = () => [
    isOurs(desk, String(NUMBER), before.hash),
    numberOfPage(desk, before.page) === String(NUMBER),
    smsHintKeys(config).includes(before.hint),
    'json' in read(),
  ];
  const changed = (name: string) => {
    secrets[`${name}_PREVIOUS`] = secrets[name] ?? '';
    secrets[name] = randomBytes(32).toString('base64');
  };
  expect(stillOurs()).toEqual([true, true, true, true]);
  changed('CALLBACK_KEY');
  changed('CLIENT_KEY');
  await sleep(REREAD_MS + 50);
  expect(stillOurs()).toEqual([true, true, true, true]);
  expect(invoiceOf(desk, call)?.secretHash).not.toBe(before.hash);
  expect(smsHintKeys(config)[0]).not.toBe(before.hint);
  expect(config.keys.CLIENT_KEY.present().id).not.toBe(before.client);
  delete secrets.CALLBACK_KEY_PREVIOUS;
  await sleep(REREAD_MS + 50);
  expect(stillOurs()).toEqual([false, false, false, false]);
});

it('a provider whose key is known cannot speak for another one', () => {
  const names = [
    'terminal',
    'wallet',
    'bank-transfer',
    'bank-payout',
    'post-office',
    'epay',
    'sms:smsc',
    'sms:mobizon',
  ];
  const keys = names.map((name) => callbackKey('the root', name));
  expect(new Set(keys).size).toBe(names.length);
  const raw = (by: string) => ({
    headers: { 'x-signature': sign(by, BODY, 1_700_000_000) },
    body: Buffer.from(BODY),
    path: '/',
    receivedAt: '2023-11-14T22:13:20.000Z' as never,
  });
  expect(openSigned([keys[0] ?? ''], raw(keys[1] ?? ''))).toEqual({ problem: 'UNSIGNED' });
});
