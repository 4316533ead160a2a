/** Keys of the gateway, which bridges log, tell nothing of a person and freeze no verdict (R900). */
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { Iin } from '../../schema/values/iin.ts';
import { instant, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { gatewayCaptcha } from '../../server/adapters/gateway/captcha.ts';
import { gatewayCards } from '../../server/adapters/gateway/cards.ts';
import { gatewayBlacklist, gatewayBureau, gatewayFace, gatewayRegistry } from '../../server/adapters/gateway/checks.ts';
import { bridgeOf } from '../../server/adapters/gateway/client.ts';
import { gatewayEds } from '../../server/adapters/gateway/eds.ts';
import { gatewayIncoming } from '../../server/adapters/gateway/incoming.ts';
import { gatewayMail, gatewaySms } from '../../server/adapters/gateway/messages.ts';
import { gatewayBank, gatewayPost } from '../../server/adapters/gateway/payouts.ts';
import { gatewayPush } from '../../server/adapters/gateway/push.ts';
import { anIban } from '../support/a-borrower.ts';
import { bridgeSaying, gatewayLine } from '../support/gateway-line.ts';
import { call } from './providers.contract.ts';

const iin = '900512400001' as Iin;
const other = '850101300015' as Iin;
const phone = '77011234567' as Phone;
const named = { iin, phone, lastName: 'Сериков', firstName: 'Ерлан', birthDate: localDate('1990-05-12') };

const stops: (() => unknown)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
async function saying(say: Parameters<typeof bridgeSaying>[0]) {
  const bridge = await bridgeSaying(say);
  stops.push(bridge.stop);
  return bridge;
}

describe('the owner of an account', () => {
  it('is asked for each person: whoever types an IBAN first locks nobody out', async () => {
    const { line, settings } = await gatewayLine();
    stops.push(line.stop);
    const bank = gatewayBank(bridgeOf('bank-payout', settings));
    const iban = anIban();
    expect(await bank.ownerCheck(iban, other)).toBe('OWNER');
    expect(await bank.ownerCheck(iban, iin)).toBe('OWNER');
  });

  it('is asked once a day: a lost answer is found, and what was wrong yesterday is asked again', async () => {
    const { settings, heard } = await saying(() => ({ status: 'FOREIGN' }));
    let day = '2026-11-26T10:00:00Z';
    const bank = gatewayBank(bridgeOf('bank-payout', { ...settings, now: () => instant(new Date(day)) }));
    const iban = anIban();
    const ask = () => bank.ownerCheck(iban, iin);
    await ask();
    await ask();
    day = '2026-11-27T10:00:00Z';
    await ask();
    const keys = heard.map(({ body }) => body.key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

it('no header, address or key of any call tells anything of a person', async () => {
  const { settings, heard } = await saying(() => 503);
  const never = { once: async () => true };
  const face = gatewayFace(bridgeOf('biometry', settings), 'V3');
  const cards = gatewayCards(bridgeOf('cards', settings));
  const key = randomUUID();
  const hosted = {
    key,
    reference: key,
    returnUrl: 'https://nesie.kz',
    failureUrl: 'https://nesie.kz',
    locale: 'RU',
  } as const;
  const amount = tenge(1);
  const iban = anIban();
  const recipient = { borrowerId: randomUUID() as never, iin, fullName: 'Сериков Ерлан', phone };
  const bank = gatewayBank(bridgeOf('bank-payout', settings));
  const post = gatewayPost(bridgeOf('post-office', settings));
  const push = gatewayPush(bridgeOf('push', settings), { key: 'public', accepts: () => true });
  const shown = { key, title: 'Сериков', text: 'Код 4321', url: '/ru' };
  const paper = { title: 'Шарт', titles: { RU: 'Оферта', KK: 'Оферта' }, document: new Uint8Array([1]), iin };
  const back = { key, externalId: 'x', amount };
  await Promise.allSettled([
    gatewaySms(bridgeOf('sms', settings)).send({ key, to: phone, text: 'Код 4321' }),
    gatewaySms(bridgeOf('sms', settings)).reportOf?.({ key, to: phone }),
    gatewayMail(bridgeOf('mail', settings)).send({ key, to: 'serikov@nesie.kz', subject: 'С', text: 'С' }),
    push.send({ endpoint: 'https://push.example/serikov', p256dh: 'p', auth: 'a' }, shown),
    gatewayCaptcha(bridgeOf('captcha', settings), never).challenge('sign-in'),
    gatewayCaptcha(bridgeOf('captcha', settings), never).verify('token', 'sign-in'),
    gatewayRegistry(bridgeOf('state-registry', settings)).find(iin, call()),
    gatewayRegistry(bridgeOf('state-registry', settings)).person(iin, phone, call()),
    gatewayBureau(bridgeOf('credit-bureau', settings)).report(iin, call()),
    gatewayBlacklist(bridgeOf('blacklist', settings)).check(named, call()),
    face.compare(iin, { heldByVendor: key }, call()),
    face.open?.({ key: key as never, returnUrl: 'https://nesie.kz', locale: 'RU', iin, phone, signal: call().signal }),
    cards.startRegistration({ ...hosted, phone }),
    cards.startPayment({ ...hosted, phone, amount }),
    cards.chargeCard({ ...hosted, token: 'tok', amount }),
    cards.inquirePayment(key),
    cards.releaseHold?.(key),
    cards.pay({ key, purpose: 'LOAN', amount, recipient, destination: { kind: 'CARD', token: 'tok' } }),
    bank.ownerCheck(iban, iin),
    bank.pay({ key, purpose: 'LOAN', amount, recipient, destination: { kind: 'IBAN', iban: iban } }),
    bank.inquire(key),
    bank.recall(key),
    post.pay({ key, purpose: 'LOAN', amount, recipient, destination: { kind: 'POST', postOfficeId: '050000' } }),
    ...(['terminal', 'wallet', 'bank-transfer'] as const).map((way) =>
      gatewayIncoming(bridgeOf(way, settings), false).sendBack(back),
    ),
    gatewayEds(bridgeOf('eds', settings)).open({
      ...{ ...paper, key, documentHash: 'ab'.repeat(32), returnUrl: 'https://nesie.kz', locale: 'RU' },
    }),
  ]);
  expect(heard).toHaveLength(27);
  const open = heard.map(({ url, headers, body }) => `${url} ${JSON.stringify(headers)} ${body.key}`).join('\n');
  expect(open).not.toMatch(new RegExp([iin, phone, iban, 'serikov', '4321', '1990-05-12'].join('|'), 'i'));
});
