/** What a bank that is reached by files needs (R562 to R564). Read only where it is chosen. */
import { readFileSync } from 'node:fs';
import { type Iban, parseIban } from '../schema/values/iban.ts';
import { BadSetting } from './bad-setting.ts';
import type { PayoutPurpose } from './ports/payout-provider.ts';
import { refuseTestHost } from './provider-url.ts';

/** Their places in pain.001 differ from bank to bank. */
const BANK_FIELDS = ['BIN', 'KOD', 'IIN', 'KBE', 'KNP'] as const;

export type SftpSettings = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  /** The private key as text. */
  readonly key: string;
  readonly hostKeys: readonly string[];
  readonly folders: Readonly<Record<'in' | 'out', string>>;
};
export type BankFilesSettings = {
  readonly format: 'pain.001' | '1c';
  readonly statements: 'camt' | '1c';
  readonly charset: 'windows-1251' | 'utf-8';
  readonly place: { readonly folder: string } | { readonly sftp: SftpSettings };
  readonly payer: Readonly<Record<'bic' | 'bankName' | 'name' | 'bin' | 'kod', string>> & { readonly account: Iban };
  readonly purposes: Readonly<Record<PayoutPurpose, Readonly<Record<'knp' | 'kbe' | 'text', string>>>>;
  /** BIN or account of payment organisations that settle to this account (R853). */
  readonly providers: readonly string[];
  /** BIN or account from which banks send payouts back (R897). */
  readonly returners: readonly string[];
  readonly bics: Readonly<Record<string, string>>;
  /** As given; undefined is the usual place. */
  readonly positions: Readonly<Partial<Record<(typeof BANK_FIELDS)[number], string>>>;
};
export type BankSettings = { readonly bankFiles?: BankFilesSettings };

type Env = Readonly<Record<string, string | undefined>>;

/** The bank names the others, or the directory of the National Bank. */
const KNOWN_BICS = '601=HSBKKZKX,722=CASPKZKA,856=KCJBKZKX';

/** @throws BadSetting */
export function readBankFiles(ports: readonly string[], env: Env, production: boolean): BankSettings {
  if (!ports.includes('files')) return {};
  const format = oneOf(env, 'BANK_FILES_FORMAT', ['pain.001', '1c']);
  const account = parseIban(env.BANK_ACCOUNT ?? '');
  if (!account) throw new BadSetting('BANK_ACCOUNT is the IBAN of the lender at this bank.');
  return {
    bankFiles: {
      format,
      statements: oneOf(env, 'BANK_STATEMENTS', format === '1c' ? ['1c', 'camt'] : ['camt', '1c']),
      charset: oneOf(env, 'BANK_1C_CHARSET', ['windows-1251', 'utf-8']),
      place: placeOf(env, production),
      payer: {
        account,
        bic: shaped(env, 'BANK_BIC', BIC, 'the BIC of the bank, 8 or 11 characters'),
        bankName: env.BANK_NAME ?? '',
        name: shaped(env, 'BANK_PAYER_NAME', /^.{1,140}$/, 'the name of the lender as the bank knows it'),
        bin: shaped(env, 'BANK_PAYER_BIN', /^\d{12}$/, 'the BIN of the lender, 12 digits'),
        kod: shaped(env, 'BANK_KOD', /^[12]\d$/, 'residence and sector of the lender, two digits', '15'),
      },
      purposes: {
        LOAN: purposeOf(env, '', 'Выдача микрокредита'),
        REFUND: purposeOf(env, '_REFUND', 'Возврат излишне уплаченной суммы'),
      },
      providers: partiesOf(env, 'BANK_PROVIDERS', 'payment organisations'),
      returners: partiesOf(env, 'BANK_RETURNS_FROM', 'banks that send payouts back'),
      bics: { ...bicsOf(KNOWN_BICS), ...bicsOf(env.BANK_BICS ?? '') },
      positions: Object.fromEntries(
        BANK_FIELDS.flatMap((field) => (env[`BANK_${field}_AT`] ? [[field, env[`BANK_${field}_AT`]]] : [])),
      ),
    },
  };
}

const purposeOf = (env: Env, of: '' | '_REFUND', usual: string) => ({
  knp: shaped(env, `BANK_KNP${of}`, /^\d{3}$/, 'the code of purpose that the bank has agreed to, three digits'),
  kbe: shaped(env, 'BANK_KBE', /^[12]\d$/, 'residence and sector of a borrower, two digits', '19'),
  text: shaped(env, `BANK_PURPOSE${of}`, /^.{1,100}$/, 'the text before the reference, at most 100 characters', usual),
});

const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

function oneOf<const T extends string>(env: Env, name: string, choices: readonly [T, ...T[]]): T {
  const given = env[name];
  const found = choices.find((one) => one === given);
  if (given !== undefined && !found) throw new BadSetting(`${name} is one of ${choices.join(', ')}.`);
  return found ?? choices[0];
}

function shaped(env: Env, name: string, shape: RegExp, what: string, usual?: string): string {
  const given = env[name] ?? usual ?? '';
  if (!shape.test(given)) throw new BadSetting(`${name} is ${what}.`);
  return given;
}

function partiesOf(env: Env, name: string, whose: string): readonly string[] {
  const given = (env[name] ?? '').split(',').map((one) => one.replace(/\s/g, '').toUpperCase());
  const found = given.filter((one) => one !== '');
  if (!found.every((one) => /^\d{12}$/.test(one) || parseIban(one)))
    throw new BadSetting(`${name} is a list of BIN or accounts of ${whose}, with commas.`);
  return found;
}

function bicsOf(text: string): Record<string, string> {
  const pairs = text.split(',').map((one) => one.trim().split('='));
  const given = pairs.filter(([code]) => code);
  for (const [code = '', bic = ''] of given)
    if (!/^\d{3}$/.test(code) || !BIC.test(bic))
      throw new BadSetting(
        'BANK_BICS is a list such as 722=CASPKZKA,601=HSBKKZKX: places 5 to 7 of an IBAN, and a BIC.',
      );
  return Object.fromEntries(given);
}

function placeOf(env: Env, production: boolean): BankFilesSettings['place'] {
  if (env.BANK_FILES_FOLDER) return { folder: env.BANK_FILES_FOLDER };
  if (!env.BANK_SFTP_HOST) throw new BadSetting('BANK_FILES_FOLDER or BANK_SFTP_HOST says where the files lie.');
  refuseTestHost('BANK_SFTP_HOST', env.BANK_SFTP_HOST, production);
  const port = shaped(env, 'BANK_SFTP_PORT', /^\d{1,5}$/, 'a port', '22');
  const keys = (env.BANK_SFTP_HOST_KEY ?? '').split(',').map((one) => one.trim());
  if (!keys.every((one) => /^SHA256:[A-Za-z0-9+/]{43}$/.test(one)))
    throw new BadSetting('BANK_SFTP_HOST_KEY is SHA256:… of the bank’s server (ssh-keyscan HOST | ssh-keygen -lf -).');
  const folder = (name: string) => (env[name] ?? `/${name.slice(10).toLowerCase()}`).replace(/\/+$/, '');
  return {
    sftp: {
      host: env.BANK_SFTP_HOST,
      port: Number(port),
      user: shaped(env, 'BANK_SFTP_USER', /^\S{1,64}$/, 'the user of the SFTP server'),
      key: keyOf(env.BANK_SFTP_KEY_FILE),
      hostKeys: keys,
      folders: { out: folder('BANK_SFTP_OUT'), in: folder('BANK_SFTP_IN') },
    },
  };
}

function keyOf(path = ''): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new BadSetting('BANK_SFTP_KEY_FILE is the file of the private key, readable for Nesie.');
  }
}
