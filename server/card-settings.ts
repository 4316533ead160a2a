/** What the card processors need (R400, R404). Read only for those that are chosen. */
import { BadSetting } from './bad-setting.ts';
import { providerUrl } from './provider-url.ts';

/** Each secret: the present one and, while it is changed, the one before. */
export type FreedomPayKeys = {
  readonly url: string;
  readonly merchantId: string;
  readonly secrets: Readonly<Record<'merchant' | 'payout', readonly string[]>>;
  readonly testing: boolean;
};
export type CardSettings = {
  readonly cards: { readonly 'freedom-pay'?: FreedomPayKeys };
};

type Env = Readonly<Record<string, string | undefined>>;
/** The processors make them; theirs have 16 characters and more. */
const LEAST_SECRET = 16;

/** @throws BadSetting */
export const readCardProcessors = (chosen: string, env: Env, production: boolean): CardSettings => ({
  cards: chosen === 'freedom-pay' ? { 'freedom-pay': freedomPayOf(env, production) } : {},
});

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
