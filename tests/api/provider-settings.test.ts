import { describe, expect, test } from 'vitest';
import { vapidKeys } from '../../server/adapters/push/vapid.ts';
import { PORTS, readProviders } from '../../server/provider-settings.ts';

const KEY = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
/** Every port on its real provider, and on the gateway where it has no other. */
const real = Object.fromEntries(Object.entries(PORTS).map(([name, vendors]) => [name, vendors[1]]));
const production = {
  ...real,
  GATEWAY_URL: 'https://bridge.lender.kz/nesie/',
  GATEWAY_KEY: KEY,
  GATEWAY_PUSH_KEY: vapidKeys(Buffer.alloc(32, 3)).publicKey,
};

describe('settings of the providers', () => {
  test('production stands on one bridge, and a port may have one of its own', () => {
    const { ports, gateway } = readProviders(
      { ...production, GATEWAY_URL_CARDS: 'https://cards.lender.kz', GATEWAY_KEY_PREVIOUS: KEY },
      true,
    );
    expect(ports).toEqual(real);
    expect(gateway.urls).toMatchObject({ SMS: 'https://bridge.lender.kz/nesie', CARDS: 'https://cards.lender.kz' });
    expect(gateway.keys).toHaveLength(2);
  });

  test.each([
    [{ GATEWAY_KEY: '' }, 'GATEWAY_KEY'],
    [{ GATEWAY_KEY: Buffer.alloc(32).toString('base64') }, 'GATEWAY_KEY'],
    [{ GATEWAY_KEY: `whsec_${Buffer.alloc(23, 3).toString('base64')}` }, 'GATEWAY_KEY'],
    [{ GATEWAY_KEY_PREVIOUS: 'whsec_short' }, 'GATEWAY_KEY_PREVIOUS'],
    [{ GATEWAY_PUSH_KEY: '' }, 'GATEWAY_PUSH_KEY'],
    [{ GATEWAY_URL: '' }, 'GATEWAY_URL_SMS'],
    [{ GATEWAY_URL: 'http://bridge.lender.kz' }, 'GATEWAY_URL must be https'],
    [{ GATEWAY_URL: 'https://test-bridge.lender.kz' }, 'GATEWAY_URL names a test host'],
    [{ GATEWAY_URL: 'https://www-test2.lender.kz' }, 'test host'],
    [{ GATEWAY_URL: 'https://demo.lender.kz' }, 'test host'],
    [{ GATEWAY_URL: 'https://user:secret@bridge.lender.kz' }, 'GATEWAY_URL'],
    [{ GATEWAY_URL_CARDS: 'http://cards.lender.kz' }, 'GATEWAY_URL_CARDS must be https'],
    [{ CARDS: 'sandbox' }, 'CARDS'],
  ])('production refuses %o', (wrong, said) => {
    expect(() => readProviders({ ...production, ...wrong }, true)).toThrow(said);
  });

  test('no sentence shows a key', () => {
    const shown = () => readProviders({ ...production, GATEWAY_KEY: 'whsec_c2VjcmV0' }, true);
    expect(shown).toThrow();
    expect(shown).not.toThrow('c2VjcmV0');
  });

  test('a bridge beside the server may be plain http, also in production', () => {
    const near = { ...production, GATEWAY_URL: 'http://127.0.0.1:4100' };
    expect(readProviders(near, true).gateway.urls.SMS).toBe('http://127.0.0.1:4100');
  });

  test('an NCANode may check what a bridge reports as signed, in a private network only', () => {
    const { eds, edsNcanodeUrl } = readProviders(
      { ...production, EDS: 'gateway', NCANODE_URL: 'http://ncanode:14579' },
      true,
    );
    expect([eds, edsNcanodeUrl]).toEqual([undefined, 'http://ncanode:14579']);
    expect(readProviders({ ...production, EDS: 'gateway', NCANODE_URL: '' }, true).edsNcanodeUrl).toBeUndefined();
    const open = { ...production, EDS: 'gateway', NCANODE_URL: 'http://ncanode.lender.kz:14579' };
    expect(() => readProviders(open, true)).toThrow('NCANODE_URL');
  });

  test('a provider of faces behind the gateway may take every picture itself', () => {
    const pages = (more: object) =>
      readProviders({ ...production, BIOMETRY: 'gateway', ...more }, true).gatewayFacePages;
    expect([pages({}), pages({ GATEWAY_FACE_PAGES: 'on' })]).toEqual([false, true]);
    expect(() => pages({ GATEWAY_FACE_PAGES: 'yes' })).toThrow('GATEWAY_FACE_PAGES');
  });

  test('without the gateway none of its settings is asked for', () => {
    expect(readProviders({}, false).gateway).toEqual({ urls: {}, keys: [] });
  });

  test('the lists of the financial monitoring agency come from its own host, over https', () => {
    const afm = { ...production, BLACKLIST: 'afm' };
    expect(readProviders(afm, true).afm?.url).toBe('https://api.websfm.kz/v1/sanctions/sanction-terrorist-old');
    expect(readProviders(production, true).afm).toBeUndefined();
    expect(() => readProviders({ ...afm, AFM_URL: 'http://api.websfm.kz' }, true)).toThrow('AFM_URL must be https');
    expect(() => readProviders({ ...afm, AFM_URL: 'https://test.websfm.kz' }, true)).toThrow('test host');
    expect(() => readProviders({ ...afm, AFM_WEAPONS_URL: 'http://x.kz' }, true)).toThrow(
      'AFM_WEAPONS_URL must be https',
    );
  });

  describe('card processors', () => {
    const freedom = {
      CARDS: 'freedom-pay',
      FREEDOM_PAY_MERCHANT_ID: '512345',
      FREEDOM_PAY_SECRET: 'merchantSecret01',
      FREEDOM_PAY_PAYOUT_SECRET: 'payoutSecret0123',
    };

    test('Freedom Pay is read with both of its secrets, and with those before them', () => {
      const { cards } = readProviders(
        { ...production, ...freedom, FREEDOM_PAY_SECRET_PREVIOUS: 'merchantSecret00' },
        true,
      );
      expect(cards['freedom-pay']).toEqual({
        url: 'https://api.freedompay.kz',
        merchantId: '512345',
        secrets: { merchant: ['merchantSecret01', 'merchantSecret00'], payout: ['payoutSecret0123'] },
        testing: false,
      });
      expect(readProviders(production, true).cards).toEqual({});
    });

    test.each([
      [{ FREEDOM_PAY_URL: 'https://test-api.freedompay.kz' }, 'FREEDOM_PAY_URL names a test host'],
      [{ FREEDOM_PAY_URL: 'http://api.freedompay.kz' }, 'FREEDOM_PAY_URL must be https'],
      [{ FREEDOM_PAY_MERCHANT_ID: '{{merchant}}' }, 'FREEDOM_PAY_MERCHANT_ID'],
      [{ FREEDOM_PAY_SECRET: 'short' }, 'FREEDOM_PAY_SECRET'],
      [{ FREEDOM_PAY_SECRET: 'x'.repeat(32) }, 'FREEDOM_PAY_SECRET'],
      [{ FREEDOM_PAY_SECRET_PREVIOUS: 'short' }, 'FREEDOM_PAY_SECRET_PREVIOUS'],
      [{ FREEDOM_PAY_PAYOUT_SECRET: '' }, 'FREEDOM_PAY_PAYOUT_SECRET'],
      [{ FREEDOM_PAY_PAYOUT_SECRET: freedom.FREEDOM_PAY_SECRET }, 'two secrets'],
      [{ FREEDOM_PAY_TESTING: 'on' }, 'FREEDOM_PAY_TESTING'],
      [{ CARDS_BESIDE: 'freedom-pay' }, 'CARDS_BESIDE'],
      [{ CARDS: 'gateway', CARDS_BESIDE: 'epay' }, 'CARDS_BESIDE'],
      [{ CARDS_BESIDE: 'epay' }, 'EPAY_CLIENT_ID'],
    ])('and %o is refused', (wrong, said) => {
      expect(() => readProviders({ ...production, ...freedom, ...wrong }, true)).toThrow(said);
    });
  });

  describe('Halyk ePay', () => {
    const epay = {
      CARDS: 'epay',
      EPAY_CLIENT_ID: 'nesie',
      EPAY_CLIENT_SECRET: 'a-Secret-of-the-cabinet',
      EPAY_TERMINAL: '0b1c2d3e-4f50-4617-8a9b-0c1d2e3f4a5b',
    };

    test('is read with the hosts of the bank, alone or beside another processor', () => {
      const { cards } = readProviders({ ...production, ...epay }, true);
      expect(Object.keys(cards)).toEqual(['epay']);
      expect(cards.epay).toMatchObject({
        tokenUrl: 'https://epay-oauth.homebank.kz/oauth2/token',
        apiUrl: 'https://epay-api.homebank.kz',
        scriptUrl: 'https://epay.homebank.kz/payform/payment-api.js',
      });
    });

    test.each([
      [{ EPAY_CLIENT_ID: 'test' }, 'published test merchant'],
      [{ EPAY_CLIENT_SECRET: 'yF587AV9Ms94qN2QShFzVR3vFnWkhjbAK3sG' }, 'published test merchant'],
      [{ EPAY_TERMINAL: '67e34d63-102f-4bd1-898e-370781d0074d' }, 'published test merchant'],
      [{ EPAY_CLIENT_SECRET: 'short' }, 'EPAY_CLIENT_SECRET'],
      [{ EPAY_TERMINAL: 'shop 1' }, 'EPAY_TERMINAL'],
      [{ EPAY_API_URL: 'https://test-epay-api.epayment.kz' }, 'EPAY_API_URL names a test host'],
      [{ EPAY_TOKEN_URL: 'https://testoauth.homebank.kz/epay2/oauth2/token' }, 'EPAY_TOKEN_URL names a test host'],
      [{ EPAY_SCRIPT_URL: 'http://epay.homebank.kz/payform/payment-api.js' }, 'EPAY_SCRIPT_URL must be https'],
    ])('and %o is refused', (wrong, said) => {
      expect(() => readProviders({ ...production, ...epay, ...wrong }, true)).toThrow(said);
    });
  });

  describe('electronic signature by SIGEX', () => {
    const sigex = { ...production, EDS: 'sigex', NCANODE_URL: 'http://ncanode:14579' };

    test('needs an NCANode, which a private network may reach without TLS', () => {
      expect(readProviders(sigex, true).eds).toEqual({
        sigexUrl: 'https://sigex.kz',
        ncanodeUrl: 'http://ncanode:14579',
      });
      expect(readProviders({ ...sigex, NCANODE_URL: 'http://10.1.2.3:14579/' }, true).eds?.ncanodeUrl).toBe(
        'http://10.1.2.3:14579',
      );
      expect(readProviders(production, true).eds).toBeUndefined();
    });

    test.each([
      [{ NCANODE_URL: '' }, 'NCANODE_URL is missing'],
      [{ NCANODE_URL: 'http://ncanode.example.kz' }, 'NCANODE_URL must be https'],
      [{ NCANODE_URL: 'http://172.32.0.1' }, 'NCANODE_URL must be https'],
      [{ NCANODE_URL: 'https://demo.ncanode.kz' }, 'NCANODE_URL names a test host'],
      [{ SIGEX_URL: 'http://sigex.kz' }, 'SIGEX_URL must be https'],
      [{ SIGEX_URL: 'http://10.1.2.3' }, 'SIGEX_URL must be https'],
      [{ SIGEX_URL: 'https://test.sigex.kz' }, 'SIGEX_URL names a test host'],
    ])('and %o is refused', (wrong, said) => {
      expect(() => readProviders({ ...sigex, ...wrong }, true)).toThrow(said);
    });
  });

  test('Verigram is read with its region, and production refuses its demo', () => {
    const face = {
      ...production,
      BIOMETRY: 'verigram',
      VERIGRAM_API_KEY: 'k'.repeat(20),
      VERIGRAM_SECRET: 's'.repeat(32),
    };
    expect(readProviders(face, true).verigram?.url).toBe('https://services.kz-ala-1.verigram.kz');
    expect(readProviders(production, true).verigram).toBeUndefined();
    for (const [wrong, said] of [
      [{ VERIGRAM_URL: 'https://demo.verigram.kz' }, 'test host'],
      [{ VERIGRAM_URL: 'http://services.kz-ala-1.verigram.kz' }, 'must be https'],
      [{ VERIGRAM_API_KEY: 'short' }, 'VERIGRAM_API_KEY'],
      [{ VERIGRAM_SECRET: 's'.repeat(23) }, 'VERIGRAM_SECRET'],
    ] as const)
      expect(() => readProviders({ ...face, ...wrong }, true)).toThrow(said);
  });

  test('prices of SMS name every operator, in tenge', () => {
    const SMS_PRICES = 'kcell=21.50, beeline=20,tele2=18,other=25';
    expect(readProviders({ SMS_PRICES }, false).smsPrices).toEqual({
      kcell: 2_150n,
      beeline: 2_000n,
      tele2: 1_800n,
      other: 2_500n,
    });
    expect(readProviders({}, false).smsPrices).toBeUndefined();
    for (const wrong of ['20', 'kcell=20', `${SMS_PRICES},altel=1`, SMS_PRICES.replace('20', 'x')])
      expect(() => readProviders({ SMS_PRICES: wrong }, false)).toThrow('SMS_PRICES');
  });

  describe('messages', () => {
    const sms = { SMS: 'smsc', SMSC_API_KEY: 'k'.repeat(20), SMSC_SENDER: 'Nesie' };
    const smtp = {
      MAIL: 'smtp',
      SMTP_URL: 'smtps://u%40x:p%3Aw-of-mail@mail.lender.kz',
      MAIL_FROM: 'Nesie <a@nesie.kz>',
    };

    test('their providers are read with what they need', () => {
      const read = readProviders({ ...production, ...sms, ...smtp }, true);
      expect(read.sms).toEqual({ url: 'https://smsc.kz', apiKey: sms.SMSC_API_KEY, sender: 'Nesie' });
      expect(read.smtp).toMatchObject({
        host: 'mail.lender.kz',
        port: 465,
        secure: true,
        user: 'u@x',
        password: 'p:w-of-mail',
      });
      const plain = readProviders({ ...production, ...smtp, SMTP_URL: 'smtp://u:pw-of-mail@mail.lender.kz:587' }, true);
      expect(plain.smtp).toMatchObject({ port: 587, secure: false, dkim: undefined });
      expect(plain.sms).toBeUndefined();
    });

    test.each([
      [{ SMSC_API_KEY: 'short' }, 'SMSC_API_KEY'],
      [{ SMSC_SENDER: 'A name too long' }, 'SMSC_SENDER'],
      [{ SMSC_SENDER: '77001234567' }, 'SMSC_SENDER'],
      [{ SMSC_URL: 'http://smsc.kz' }, 'SMSC_URL must be https'],
      [{ SMS: 'mobizon' }, 'MOBIZON_API_KEY'],
      [{ SMTP_URL: 'smtp://mail.lender.kz' }, 'SMTP_URL'],
      [{ SMTP_URL: 'smtps://u:p@test.lender.kz' }, 'SMTP_URL names a test host'],
      [{ SMTP_URL: 'smtps://u:p@Test.lender.kz' }, 'SMTP_URL names a test host'],
      [{ MAIL_FROM: 'Nesie' }, 'MAIL_FROM'],
      [{ MAIL_DKIM_SELECTOR: 's1' }, 'MAIL_DKIM_KEY_FILE'],
      [{ MAIL_DKIM_SELECTOR: 's1', MAIL_DKIM_KEY_FILE: '/no/such/key' }, 'cannot be read'],
    ])('and %o is refused', (wrong, said) => {
      expect(() => readProviders({ ...production, ...sms, ...smtp, ...wrong }, true)).toThrow(said);
    });
  });
});
