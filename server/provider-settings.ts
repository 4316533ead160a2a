/** Which provider stands behind each port, and what the gateway needs (R39, R310 to R312, D0079). */
import { BadSetting } from './bad-setting.ts';
import { type BankSettings, readBankFiles } from './bank-settings.ts';
import { type BureauSettings, readBureaus } from './bureau-settings.ts';
import { type CardSettings, readCardProcessors } from './card-settings.ts';
import { type EdsSettings, readEds } from './eds-settings.ts';
import { type FaceSettings, readFaces } from './face-settings.ts';
import { type MessageSettings, readMessengers } from './message-settings.ts';
import { providerUrl } from './provider-url.ts';

/** The first is the default. server/compose builds each; one that it cannot build does not compile. */
export const PORTS = {
  SMS: ['sandbox', 'gateway', 'smsc', 'mobizon'],
  MAIL: ['sandbox', 'gateway', 'smtp'],
  PUSH: ['sandbox', 'gateway', 'web-push'],
  CAPTCHA: ['sandbox', 'gateway', 'altcha'],
  STATE_REGISTRY: ['sandbox', 'gateway', 'gbd'],
  CREDIT_BUREAU: ['sandbox', 'gateway', 'fcb'],
  BLACKLIST: ['sandbox', 'gateway', 'afm'],
  BIOMETRY: ['sandbox', 'gateway', 'verigram'],
  CARDS: ['sandbox', 'gateway', 'freedom-pay', 'epay'],
  BANK_PAYOUT: ['sandbox', 'gateway', 'files'],
  POST_OFFICE: ['sandbox', 'gateway'],
  TERMINAL: ['sandbox', 'gateway'],
  WALLET: ['sandbox', 'gateway'],
  BANK_TRANSFER: ['sandbox', 'gateway', 'files'],
  EDS: ['sandbox', 'gateway', 'sigex'],
} as const;
export type PortName = keyof typeof PORTS;
export type Vendor<P extends PortName> = (typeof PORTS)[P][number];
export type ChosenPorts = { readonly [P in PortName]: Vendor<P> };

/** `urls`: without a trailing slash. `keys`: the present one and, while it is changed, the one before. */
export type GatewaySettings = { readonly urls: Readonly<Partial<Record<PortName, string>>>; readonly keys: Buffer[] };
export type ProviderSettings = MessageSettings &
  EdsSettings &
  FaceSettings &
  CardSettings &
  BureauSettings &
  BankSettings & {
    readonly ports: ChosenPorts;
    readonly gateway: GatewaySettings;
    /** With which browsers subscribe where the bridge writes to them. */
    readonly gatewayPushKey?: string;
    readonly afm?: { readonly url: string; readonly weaponsUrl?: string };
  };

type Env = Readonly<Record<string, string | undefined>>;

/** Where the financial monitoring agency publishes its lists. */
const AFM_URL = 'https://api.websfm.kz/v1/sanctions/sanction-terrorist-old';

/** @throws BadSetting */
function readAfm(env: Env, production: boolean) {
  const { AFM_WEAPONS_URL: weapons } = env;
  return {
    url: providerUrl('AFM_URL', env.AFM_URL ?? AFM_URL, production),
    ...(weapons ? { weaponsUrl: providerUrl('AFM_WEAPONS_URL', weapons, production) } : {}),
  };
}

/** @throws BadSetting */
export function readProviders(env: Env, production: boolean): ProviderSettings {
  const names = Object.keys(PORTS) as PortName[];
  const ports = Object.fromEntries(names.map((name) => [name, vendorOf(name, env[name])])) as ChosenPorts;
  const pretended = names.filter((name) => ports[name] === 'sandbox');
  if (production && pretended.length > 0)
    throw new BadSetting(
      `NESIE_ENV=production does not start on sandbox ports: ${pretended.join(', ')}. Name a real provider for each, or run NESIE_ENV=demo.`,
    );
  const users = names.filter((name) => ports[name] === 'gateway');
  return {
    ports,
    gateway: gatewayOf(users, env, production),
    ...(ports.PUSH === 'gateway' ? { gatewayPushKey: pushKeyOf(env.GATEWAY_PUSH_KEY) } : {}),
    ...(ports.BLACKLIST === 'afm' ? { afm: readAfm(env, production) } : {}),
    ...readMessengers(ports, env, production),
    ...readBureaus(ports.CREDIT_BUREAU, ports.STATE_REGISTRY, env, production),
    ...readEds(ports.EDS, env, production),
    ...readFaces(ports.BIOMETRY, env, production),
    ...readCardProcessors(ports.CARDS, env, production),
    ...readBankFiles([ports.BANK_PAYOUT, ports.BANK_TRANSFER], env, production),
  };
}

/** Which provider a port has is decided at the start; all else about providers may change while the process runs. */
export const withoutPorts = (env: Env): Env =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !(name in PORTS) && name !== 'CARDS_BESIDE'));

function vendorOf(name: PortName, given: string | undefined): string {
  const known: readonly string[] = PORTS[name];
  if (given !== undefined && !known.includes(given)) throw new BadSetting(`${name} is one of ${known.join(', ')}.`);
  return given ?? PORTS[name][0];
}

function gatewayOf(users: readonly PortName[], env: Env, production: boolean): GatewaySettings {
  if (users.length === 0) return { urls: {}, keys: [] };
  if (!env.GATEWAY_KEY) throw new BadSetting(`GATEWAY_KEY is missing: ${users.join(', ')} stand on the gateway.`);
  const urls = users.map((port) => {
    const own = `GATEWAY_URL_${port}`;
    if (!env[own] && !env.GATEWAY_URL) throw new BadSetting(`GATEWAY_URL is missing (or set ${own}).`);
    return [port, providerUrl(env[own] ? own : 'GATEWAY_URL', env[own] ?? env.GATEWAY_URL, production)] as const;
  });
  return { urls: Object.fromEntries(urls), keys: gatewayKeys(env) };
}

/** An uncompressed point of P-256. @throws BadSetting */
function pushKeyOf(given = ''): string {
  const bytes = Buffer.from(given, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4 || bytes.toString('base64url') !== given)
    throw new BadSetting('GATEWAY_PUSH_KEY is the public VAPID key of the bridge: 65 bytes in base64url.');
  return given;
}

/** The present key and the one before it, as far as they are set. @throws BadSetting */
export const gatewayKeys = (env: Env): Buffer[] =>
  (['GATEWAY_KEY', 'GATEWAY_KEY_PREVIOUS'] as const).flatMap((name) => {
    const given = env[name];
    return given ? [secretOf(name, given)] : [];
  });

const LEAST_BYTES = 24;
const MOST_BYTES = 64;

/** In the form of Standard Webhooks: whsec_ and base64. */
function secretOf(name: string, given: string): Buffer {
  const bytes = Buffer.from(/^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(given)?.[1] ?? '', 'base64');
  if (bytes.length < LEAST_BYTES || bytes.length > MOST_BYTES)
    throw new BadSetting(`${name} is whsec_ and ${LEAST_BYTES} to ${MOST_BYTES} random bytes in base64.`);
  return bytes;
}
