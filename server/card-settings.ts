/** What the card processors need (R400, R404, R405). Read only for those that are chosen. */
import { BadSetting } from './bad-setting.ts';
import { providerUrl } from './provider-url.ts';

/** Each secret: the present one and, while it is changed, the one before. */
export type FreedomPayKeys = {
  readonly url: string;
  readonly merchantId: string;
  readonly secrets: Readonly<Record<'merchant' | 'payout', readonly string[]>>;
  readonly testing: boolean;
};
export type EpayKeys = {
  readonly tokenUrl: string;
  readonly apiUrl: string;
  readonly scriptUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly terminal: string;
};
export type CardSettings = {
  readonly cards: { readonly 'freedom-pay'?: FreedomPayKeys; readonly epay?: EpayKeys };
};

type Env = Readonly<Record<string, string | undefined>>;
/** The processors make them; theirs have 16 characters and more. */
const LEAST_SECRET = 16;

/** CARDS_BESIDE: one more, whose saved cards and open payments go on. @throws BadSetting */
export function readCardProcessors(chosen: string, env: Env, production: boolean): CardSettings {
  const beside = env.CARDS_BESIDE;
  if (beside !== undefined && (!['freedom-pay', 'epay'].includes(beside) || beside === chosen))
    throw new BadSetting('CARDS_BESIDE is freedom-pay or epay, and another one than CARDS.');
  if (beside !== undefined && !['freedom-pay', 'epay'].includes(chosen))
    throw new BadSetting('CARDS_BESIDE needs CARDS=freedom-pay or CARDS=epay.');
  const used = [chosen, beside];
  return {
    cards: {
      ...(used.includes('freedom-pay') ? { 'freedom-pay': freedomPayOf(env, production) } : {}),
      ...(used.includes('epay') ? { epay: epayOf(env, production) } : {}),
    },
  };
}

function freedomPayOf(env: Env, production: boolean): FreedomPayKeys {
  const merchantId = env.FREEDOM_PAY_MERCHANT_ID ?? '';
  if (!/^\d{1,12}$/.test(merchantId)) throw new BadSetting('FREEDOM_PAY_MERCHANT_ID is the number of the contract.');
  const testing = env.FREEDOM_PAY_TESTING === 'on';
  if (testing && production) throw new BadSetting('FREEDOM_PAY_TESTING pretends payments; production refuses it.');
  const secrets = {
    merchant: secretsOf(env, 'FREEDOM_PAY_SECRET'),
    payout: secretsOf(env, 'FREEDOM_PAY_PAYOUT_SECRET'),
  };
  // A notice of a payment must never pass for one of a payout.
  if (secrets.merchant.some((one) => secrets.payout.includes(one)))
    throw new BadSetting('FREEDOM_PAY_SECRET and FREEDOM_PAY_PAYOUT_SECRET are two secrets.');
  const url = providerUrl('FREEDOM_PAY_URL', env.FREEDOM_PAY_URL ?? 'https://api.freedompay.kz', production);
  return { url, merchantId, secrets, testing };
}

const secretsOf = (env: Env, name: string): readonly string[] =>
  [name, `${name}_PREVIOUS`].flatMap((one) => {
    const given = env[one];
    if (given === undefined && one !== name) return [];
    return [secretOf(one, given)];
  });

function secretOf(name: string, given = ''): string {
  if (given.length < LEAST_SECRET || new Set(given).size < LEAST_SECRET / 2)
    throw new BadSetting(`${name} is missing or short: ${LEAST_SECRET} characters or more, as the processor made it.`);
  return given;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** On the pages of the bank, for everybody; what they take is not money. */
const PUBLISHED = [
  'test',
  'yF587AV9Ms94qN2QShFzVR3vFnWkhjbAK3sG',
  '67e34d63-102f-4bd1-898e-370781d0074d',
  'c36b282f-6819-4d4f-85df-a4bdc8a8f703',
];

function epayOf(env: Env, production: boolean): EpayKeys {
  const { EPAY_CLIENT_ID: clientId = '', EPAY_TERMINAL: terminal = '' } = env;
  if (!clientId) throw new BadSetting('EPAY_CLIENT_ID is missing.');
  if (!UUID.test(terminal)) throw new BadSetting('EPAY_TERMINAL is the id of the terminal, 36 characters.');
  const clientSecret = secretOf('EPAY_CLIENT_SECRET', env.EPAY_CLIENT_SECRET);
  if (production && [clientId, clientSecret, terminal].some((one) => PUBLISHED.includes(one)))
    throw new BadSetting('EPAY_CLIENT_ID, EPAY_CLIENT_SECRET or EPAY_TERMINAL is the published test merchant.');
  const url = (name: string, usual: string) => providerUrl(name, env[name] ?? usual, production);
  return {
    tokenUrl: url('EPAY_TOKEN_URL', 'https://epay-oauth.homebank.kz/oauth2/token'),
    apiUrl: url('EPAY_API_URL', 'https://epay-api.homebank.kz'),
    scriptUrl: url('EPAY_SCRIPT_URL', 'https://epay.homebank.kz/payform/payment-api.js'),
    clientId,
    clientSecret,
    terminal,
  };
}
