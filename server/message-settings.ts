/** What the adapters of SMS and MAIL need (R313, R314). Read only for the provider that is chosen. */
import { readFileSync } from 'node:fs';
import { readSmsPrices, SMS_PRICED, type SmsPrices } from '../schema/reference/sms-operators.ts';
import { BadSetting } from './bad-setting.ts';
import { isShort } from './production-secrets.ts';
import { providerUrl, refuseTestHost } from './provider-url.ts';

/** `sender`: the name that is registered with every operator. */
export type SmsSettings = { readonly url: string; readonly apiKey: string; readonly sender: string };
export type SmtpSettings = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; without it STARTTLS is required. */
  readonly secure: boolean;
  readonly user: string;
  readonly password: string;
  readonly from: string;
  readonly dkim: { readonly domainName: string; readonly keySelector: string; readonly privateKey: string } | undefined;
};
export type MessageSettings = {
  readonly sms: SmsSettings | undefined;
  readonly smsPrices: SmsPrices | undefined;
  readonly smtp: SmtpSettings | undefined;
};

type Env = Readonly<Record<string, string | undefined>>;
const HOSTS = { smsc: 'https://smsc.kz', mobizon: 'https://api.mobizon.kz' } as const;
const LEAST_KEY = 16;
/** Operators refuse longer ones. */
const SENDER = /^[A-Za-z0-9 ._-]{3,11}$/;
const FROM = /^(?:[^<>"\r\n]*<)?[^\s@<>"]+@([a-z0-9.-]+\.[a-z]{2,})>?$/i;

/** @throws BadSetting */
export const readMessengers = (
  chosen: { SMS: string; MAIL: string },
  env: Env,
  production: boolean,
): MessageSettings => ({
  sms: chosen.SMS === 'smsc' || chosen.SMS === 'mobizon' ? smsOf(chosen.SMS, env, production) : undefined,
  smsPrices: pricesOf(env.SMS_PRICES),
  smtp: chosen.MAIL === 'smtp' ? smtpOf(env, production) : undefined,
});

function smsOf(vendor: keyof typeof HOSTS, env: Env, production: boolean): SmsSettings {
  const name = vendor.toUpperCase();
  const [apiKey = '', sender = ''] = [env[`${name}_API_KEY`], env[`${name}_SENDER`]];
  if (apiKey.length < LEAST_KEY) throw new BadSetting(`${name}_API_KEY has ${LEAST_KEY} characters or more.`);
  if (!SENDER.test(sender) || /^\d+$/.test(sender))
    throw new BadSetting(`${name}_SENDER is the registered name: 3 to 11 Latin letters and digits.`);
  return { url: providerUrl(`${name}_URL`, env[`${name}_URL`] ?? HOSTS[vendor], production), apiKey, sender };
}

function pricesOf(given: string | undefined): SmsPrices | undefined {
  if (!given) return undefined;
  const prices = readSmsPrices(given);
  if (!prices) throw new BadSetting(`SMS_PRICES names tenge for one part: ${SMS_PRICED.join('=20,')}=20.`);
  return prices;
}

function smtpOf(env: Env, production: boolean): SmtpSettings {
  const url = URL.parse(env.SMTP_URL ?? '');
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol) || !url.username || !url.password)
    throw new BadSetting('SMTP_URL is smtps://user:password@host:465, or smtp://user:password@host:587 with STARTTLS.');
  refuseTestHost('SMTP_URL', url.hostname, production);
  const password = decodeURIComponent(url.password);
  if (production && isShort(password)) throw new BadSetting('The password in SMTP_URL has 8 characters or more.');
  const secure = url.protocol === 'smtps:';
  const from = env.MAIL_FROM ?? '';
  const domainName = FROM.exec(from)?.[1];
  if (!domainName) throw new BadSetting('MAIL_FROM is the sender of all letters: Nesie <no-reply@nesie.kz>.');
  return {
    host: url.hostname,
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    user: decodeURIComponent(url.username),
    password,
    from,
    dkim: dkimOf(domainName, env.MAIL_DKIM_SELECTOR, env.MAIL_DKIM_KEY_FILE),
  };
}

function dkimOf(domainName: string, keySelector: string | undefined, file: string | undefined): SmtpSettings['dkim'] {
  if (!keySelector && !file) return undefined;
  if (!keySelector || !file) throw new BadSetting('MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY_FILE are set together.');
  try {
    return { domainName, keySelector, privateKey: readFileSync(file, 'utf8') };
  } catch {
    throw new BadSetting('MAIL_DKIM_KEY_FILE cannot be read.');
  }
}
