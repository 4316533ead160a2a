/** What a bridge is told and may answer (R901 to R904), and how one goes on that leaves out what it may. */
import { createHash, randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { Iin } from '../../schema/values/iin.ts';
import { instant, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { gatewayCards } from '../../server/adapters/gateway/cards.ts';
import { gatewayBlacklist, gatewayBureau, gatewayFace } from '../../server/adapters/gateway/checks.ts';
import { bridgeOf } from '../../server/adapters/gateway/client.ts';
import { gatewayEds } from '../../server/adapters/gateway/eds.ts';
import { gatewaySms } from '../../server/adapters/gateway/messages.ts';
import { gatewayBank } from '../../server/adapters/gateway/payouts.ts';
import { anIban } from '../support/a-borrower.ts';
import { bridgeSaying, gatewayLine, notice, type Said } from '../support/gateway-line.ts';
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

describe('what a bridge learns of a person', () => {
  it('a vendor of faces knows whose face is expected, a blacklist the name and the day of birth', async () => {
    const answers: Record<string, Said> = {
      open: { status: 'OPEN', externalId: 'f', redirectUrl: 'https://face.kz/f' },
      check: {
        status: 'CHECKED',
        listed: false,
        fraudSuspected: false,
        manualReviewWanted: true,
        listVersion: 'afm:2',
      },
    };
    const { settings, heard } = await saying(({ operation }) => answers[String(operation)] ?? 400);
    const page = { key: randomUUID() as never, returnUrl: 'https://nesie.kz', locale: 'KK', iin, phone } as const;
    const face = gatewayFace(bridgeOf('biometry', settings), 'V3');
    expect(await face.open?.({ ...page, signal: call().signal })).toBe('https://face.kz/f');
    const blacklist = gatewayBlacklist(bridgeOf('blacklist', settings));
    expect(await blacklist.check(named, call())).toEqual({
      ...{ listed: false, fraudSuspected: false, manualReviewWanted: true, listVersion: 'afm:2' },
    });
    expect(heard.map(({ body }) => body.data)).toEqual([
      { vendor: 'V3', returnUrl: 'https://nesie.kz', locale: 'KK', iin, phone },
      named,
    ]);
    delete answers.check?.listVersion;
    expect(await blacklist.check(named, call())).toMatchObject({ listVersion: null });
  });

  it('a vendor that takes pictures only itself has a page in whoever has its turn', async () => {
    const { settings } = await saying(() => 503);
    const paged = (pages?: boolean) =>
      (['V1', 'V2', 'V3'] as const).map((vendor) => !!gatewayFace(bridgeOf('biometry', settings), vendor, pages).open);
    expect([paged(), paged(true)]).toEqual([
      [false, false, true],
      [true, true, true],
    ]);
  });

  it.each(['LOAN', 'REFUND'] as const)('a payout says that it is a %s', async (purpose) => {
    const { settings, heard } = await saying(() => ({ status: 'ACCEPTED', externalId: 'p' }));
    const recipient = { borrowerId: randomUUID() as never, iin, fullName: 'Сериков Ерлан', phone };
    const destination = { kind: 'IBAN', iban: anIban() } as const;
    const bank = gatewayBank(bridgeOf('bank-payout', settings));
    await bank.pay({ key: randomUUID(), purpose, amount: tenge(5), destination, recipient });
    expect(heard[0]?.body.data).toEqual({ purpose, amount: 500, destination, recipient });
  });

  it('a bureau may have no score, or not know all of it: a person decides', async () => {
    const known = {
      reference: 'R',
      monthlyInstalments: 0,
      worstOverdueDays: 0,
      worstOverdueAmount: 0,
      stopCredit: false,
    };
    const reports = [{ score: 720 }, { score: null }, { score: 720, reviewWanted: true }, {}];
    const { settings } = await saying(() => ({ status: 'REPORTED', ...known, ...reports.shift() }));
    const bureau = gatewayBureau(bridgeOf('credit-bureau', settings));
    expect(await bureau.report(iin, call())).toMatchObject({ score: 720, reviewWanted: false });
    expect(await bureau.report(iin, call())).toMatchObject({ score: null, reviewWanted: true });
    expect(await bureau.report(iin, call())).toMatchObject({ score: 720, reviewWanted: true });
    await expect(bureau.report(iin, call())).rejects.toThrow('score');
  });
});

describe('cards', () => {
  it('a processor may name no fingerprint', async () => {
    const { settings } = await saying(() => 503);
    const cards = gatewayCards(bridgeOf('cards', settings));
    const card = { token: 't', brand: 'VISA', maskedPan: '4003 03** **** 7597', lastFour: '7597', heldAmount: 7 };
    for (const [said, read] of [
      [{}, null],
      [{ fingerprint: null }, null],
      [{ fingerprint: 'f' }, 'f'],
    ] as const) {
      const data = { externalId: 'e', reference: 'r', card: { ...card, ...said } };
      expect(cards.readCallback(notice('cards', 'card.registered', data))).toEqual({
        callback: { ...data, kind: 'CARD', outcome: 'REGISTERED', card: { ...card, fingerprint: read } },
      });
    }
  });

  it('a bridge is told to release a hold until it has, and one that does not know the call is not asked for ever', async () => {
    const answers: (Said | number)[] = [503, { status: 'RELEASED' }, 400];
    const { settings, heard, warned } = await saying(() => answers.shift() ?? 500);
    const cards = gatewayCards(bridgeOf('cards', settings));
    const reference = randomUUID();
    for (const state of ['UNKNOWN', 'RELEASED', 'RELEASED']) expect(await cards.releaseHold?.(reference)).toBe(state);
    expect(new Set(heard.map(({ body }) => JSON.stringify([body.operation, body.key, body.data])))).toEqual(
      new Set([JSON.stringify(['release-hold', `hold.${reference}`, { reference }])]),
    );
    expect(warned).toEqual(['answered 503', 'answered 400']);
  });
});

describe('reports of SMS', () => {
  const report = async (say: Said | number) => {
    const bridge = await saying(() => say);
    const sms = gatewaySms(bridgeOf('sms', bridge.settings));
    return { ...bridge, ask: async () => sms.reportOf?.({ key: 'm1', to: phone }) };
  };

  it.each([
    [{ status: 'DELIVERED' }, { state: 'DELIVERED' }],
    [{ status: 'ON_ITS_WAY' }, { state: 'ON_ITS_WAY' }],
    [
      { status: 'FAILED', code: 'EXPIRED' },
      { state: 'FAILED', reason: 'EXPIRED' },
    ],
    [{ status: 'NOT_FOUND' }, { state: 'NEVER_CAME' }],
    [{ status: 'UNKNOWN' }, { state: 'UNKNOWN' }],
    [503, { state: 'UNKNOWN' }],
  ])('%j is %j', async (said, state) => {
    const { ask, heard } = await report(said);
    expect(await ask()).toEqual(state);
    expect(heard[0]?.body).toMatchObject({ port: 'sms', operation: 'inquire', of: 'message', key: 'm1' });
  });

  it('a bridge that cannot tell is asked once, not for each message', async () => {
    const { ask, heard } = await report(400);
    for (const _time of [1, 2, 3]) expect(await ask()).toEqual({ state: 'NEVER_CAME' });
    expect(heard).toHaveLength(1);
  });

  it('the reference bridge tells', async () => {
    const { line, settings } = await gatewayLine();
    stops.push(line.stop);
    const sms = gatewaySms(bridgeOf('sms', settings));
    await sms.send({ key: 'm1', to: phone, text: 'Код 1234' });
    expect(await sms.reportOf?.({ key: 'm1', to: phone })).toEqual({ state: 'DELIVERED' });
    expect(await sms.reportOf?.({ key: 'm2', to: phone })).toEqual({ state: 'NEVER_CAME' });
  });
});

describe('electronic signatures', () => {
  const document = Buffer.from('%PDF-1.7 the offer');
  const documentHash = createHash('sha256').update(document).digest('hex');
  const titles = { RU: 'Оферта', KK: 'Оферта (қаз.)' };
  const order = { key: randomUUID(), documentHash, document, iin, title: titles.RU, titles, locale: 'RU' } as const;
  const signed = { key: order.key, externalId: 'e', documentHash, signature: 'AAAA', operatedAt: instant(new Date()) };

  it('a bridge gets the document, its titles and whose key has to sign', async () => {
    const page = { status: 'OPEN', externalId: 'e', redirectUrl: 'https://e.kz' };
    const pictures = [undefined, 'data:image/gif;base64,R0lGODlh', 'https://e.kz/qr.gif', 'data:text/html;base64,AAAA'];
    const { settings, heard } = await saying(() => ({ ...page, qrImage: pictures.shift() }));
    const eds = gatewayEds(bridgeOf('eds', settings));
    const open = () => eds.open({ ...order, returnUrl: 'https://nesie.kz' });
    const shown = { state: 'OPEN', externalId: 'e', pageUrl: 'https://e.kz' };
    expect(await open()).toEqual(shown);
    expect(await open()).toEqual({ ...shown, qrImage: 'data:image/gif;base64,R0lGODlh' });
    for (const _foreign of [1, 2]) expect(await open()).toEqual({ state: 'UNKNOWN' });
    const { document: sent = '', ...rest } = (heard[0]?.body.data ?? {}) as { document?: string };
    expect(createHash('sha256').update(Buffer.from(sent, 'base64')).digest('hex')).toBe(documentHash);
    expect(rest).toEqual({ documentHash, iin, title: titles.RU, titles, returnUrl: 'https://nesie.kz', locale: 'RU' });
  });

  it('names who signed; without that it counts only where a checker of ours tells', async () => {
    const { settings } = await saying(() => 503);
    const bare = gatewayEds(bridgeOf('eds', settings));
    const checked = gatewayEds(bridgeOf('eds', settings), { check: async () => ({ trusted: true }) });
    const unnamed = notice('eds', 'signature.signed', signed);
    const byOther = notice('eds', 'signature.signed', { ...signed, signer: { iin: other } });
    expect(bare.readCallback(unnamed)).toEqual({ problem: 'UNREADABLE' });
    expect(checked.readCallback(unnamed)).toMatchObject({ callback: { state: 'SIGNED', signature: 'AAAA' } });
    for (const eds of [bare, checked])
      expect(eds.readCallback(byOther)).toEqual({ callback: { ...signed, state: 'SIGNED', signerIin: other } });
  });

  it('the reference bridge tells what was signed and by whom', async () => {
    const { line, settings, bridge } = await gatewayLine();
    stops.push(line.stop);
    const eds = gatewayEds(bridgeOf('eds', settings));
    const page = await eds.open({ ...order, returnUrl: 'https://nesie.kz' });
    bridge.settle(bridge.find(page.state === 'OPEN' ? page.externalId : '') as never, 'SIGNED', iin);
    await line.deliver();
    expect(line.inbox.map((raw) => eds.readCallback(raw))).toMatchObject([
      { callback: { key: order.key, state: 'SIGNED', documentHash, signerIin: iin } },
    ]);
  });
});
