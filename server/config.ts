/** Every setting, read once and checked (R39). Production accepts no sandbox adapter and no generated secret. */
import { z } from 'zod';
import { PRODUCT_TYPES, type ProductType } from '../schema/reference/products.ts';
import { type Instant, instant } from '../schema/values/local-date.ts';
import { BadSetting, readAll } from './bad-setting.ts';
import { addressComplaint } from './event-store-address.ts';
import { type LiveSettings, liveSettings } from './live-settings.ts';
import { absentRing, foreignKeys, KEYS_OF, type ProcessRole } from './process-keys.ts';
import { refuseOpenNetwork } from './production-network.ts';
import { refuseWeakSecrets } from './production-secrets.ts';
import { type ProviderSettings, readProviders, withoutPorts } from './provider-settings.ts';
import { nearUrl } from './provider-url.ts';
import { readSecretFile } from './secret-file.ts';
import { type KeyRings, keyRings, SECRETS, type SecretName, type Secrets } from './secret-settings.ts';

const text = z.string().trim().min(1);

const Settings = z.object({
  NESIE_ENV: z.enum(['demo', 'production']).default('demo'),
  HOST: text.default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** Where a process without an api answers /healthz and /readyz; nowhere by default. */
  HEALTH_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: text,
  EVENTSTORE_URL: text,
  /** For reads that may lag; default: EVENTSTORE_URL. */
  EVENTSTORE_LAGGING_URL: text.optional(),
  /** Into how many partitions the read models are split (D0144). */
  PROJECTOR_PARTITIONS: z.coerce.number().int().min(1).max(64).default(1),
  /** How many events of recently read streams the api and the worker keep in memory, about 2 KB each. */
  CACHED_EVENTS: z.coerce.number().int().min(0).optional(),
  /** How many loans and borrowers the api keeps as it last read them from their rows, about 10 KB each. */
  CACHED_LOANS: z.coerce.number().int().min(0).optional(),
  BRAND: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,30}$/)
    .default('nesie'),
  /** Printed on every paper; of the register of microfinance organisations. */
  LICENCE_NUMBER: z
    .string()
    .regex(/^\d{2}\.\d{2}\.\d{4}\.[МM]$/)
    .optional(),
  REGISTER_ENTRY: z
    .string()
    .regex(/^[0-9A-ZА-Я][0-9A-ZА-Я./-]{2,29}$/)
    .optional(),
  /** Technical works, both or none: 2026-12-05T01:00:00+05:00. Pages announce them, and calls wait until they end. */
  WORKS_FROM: z.iso.datetime({ offset: true }).optional(),
  WORKS_UNTIL: z.iso.datetime({ offset: true }).optional(),
  /** Other hosts that sell a product: INDIVIDUAL_ENTREPRENEUR_IL=https://business.example.kz, comma-separated. */
  PRODUCT_ORIGINS: z.string().default(''),
  /** The offer is signed by electronic signature instead of an SMS code (R343). */
  EDS_FOR_OFFER: z.enum(['on', 'off']).default('off'),
  /** Proxies whose X-Forwarded-For is trusted, comma-separated; none by default. */
  TRUSTED_PROXIES: z.string().default(''),
  LIMITS: z.enum(['demo', 'strict']).optional(),
  /** SMS a day to people who are not signed in: what it costs at most is this times the price of one (R760). */
  STRANGER_SMS_A_DAY: z.coerce.number().int().min(100).max(1_000_000).default(5_000),
  /** What Prometheus sends as `Authorization: Bearer …`; without it there is no /metrics. */
  METRICS_TOKEN: z.string().min(24).optional(),
  /** JSON with secrets that are not in the environment; it is read again when it changes. */
  SECRETS_FILE: text.optional(),
  /** Where traces go (OTLP over HTTP): http://collector:4318/v1/traces; none by default. */
  TRACES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The share of requests that is traced. */
  TRACES_SHARE: z.coerce.number().min(0).max(1).default(1),
  /** Who timestamps the daily anchors (RFC 3161), and a PEM file with the roots that are believed; off by default. */
  TIMESTAMP_URL: z.url({ protocol: /^https?$/ }).optional(),
  TIMESTAMP_CA: text.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

export type Config = ProviderSettings & {
  env: 'demo' | 'production';
  host: string;
  port: number;
  healthPort: number | undefined;
  /** Without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string;
  eventStoreUrl: string;
  laggingEventStoreUrl: string | undefined;
  projectorPartitions: number;
  cachedEvents: number | undefined;
  cachedLoans: number | undefined;
  brand: string;
  lender: { licence: string; register: string };
  works: { from: Instant; until: Instant } | undefined;
  productOrigins: ProductOrigins;
  edsForOffer: boolean;
  trustedProxies: readonly string[];
  limits: 'demo' | 'strict';
  strangerSmsADay: number;
  metricsToken: string | undefined;
  traces: { url: string; share: number } | undefined;
  timestamps: { url: string; rootsFile: string | undefined } | undefined;
  logLevel: z.infer<typeof Settings>['LOG_LEVEL'];
  /** They change while all runs; so do the fields of this object that come from them. */
  liveProviders: LiveSettings<ProviderSettings>;
  /** Those of the role; the use of another is a fault. */
  keys: KeyRings;
  ownKeys: readonly SecretName[];
  /** Names of keys that this process was given and does not need. */
  foreignKeys: readonly string[];
  /** The present key and the one before it: our side believes either. */
  callbackKeys: readonly [string, ...string[]];
};

type Env = Readonly<Record<string, string | undefined>>;

/** `madeUp` generates the secrets of a demo; production never calls it. @throws BadSetting */
export function readConfig(env: Env, madeUp: (dataDir: string) => Secrets, role: ProcessRole = 'all'): Config {
  const given = Object.fromEntries(Object.entries(env).filter((entry) => isGiven(...entry)));
  const read = Settings.safeParse(given);
  if (!read.success) throw new BadSetting(problems(read.error));
  const settings = read.data;
  const production = settings.NESIE_ENV === 'production';
  const stored = () => storedSecrets(settings, madeUp);
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '');
  const [live, keys, lender, works, productOrigins, traces] = readAll(
    () => liveSettings(() => providersOf(role, () => ({ ...withoutPorts(stored()), ...given }), production)),
    () => {
      const secrets = () => ({ ...stored(), ...given });
      const rings = keyRings(secrets, KEYS_OF[role]);
      if (production) refuseWeakSecrets(rings, settings);
      const absent = Object.fromEntries(SECRETS.map((name) => [name, absentRing(name, role)]));
      return { rings: { ...absent, ...rings } as KeyRings, foreign: production ? foreignKeys(secrets(), role) : [] };
    },
    () => lenderOf(settings),
    () => worksOf(settings),
    () => originsOf(settings.PRODUCT_ORIGINS, publicUrl),
    () => tracesOf(settings),
    () => {
      if (production && !publicUrl.startsWith('https:'))
        throw new BadSetting('NESIE_ENV=production needs an https PUBLIC_URL.');
    },
    () => requireAddresses(settings),
    () => production && refuseOpenNetwork(settings),
  );
  const config: Config = {
    env: settings.NESIE_ENV,
    host: settings.HOST,
    port: settings.PORT,
    healthPort: settings.HEALTH_PORT,
    publicUrl,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    eventStoreUrl: settings.EVENTSTORE_URL,
    laggingEventStoreUrl: settings.EVENTSTORE_LAGGING_URL,
    projectorPartitions: settings.PROJECTOR_PARTITIONS,
    cachedEvents: settings.CACHED_EVENTS,
    cachedLoans: settings.CACHED_LOANS,
    brand: settings.BRAND,
    lender,
    works,
    productOrigins,
    edsForOffer: settings.EDS_FOR_OFFER === 'on',
    trustedProxies: list(settings.TRUSTED_PROXIES),
    limits: settings.LIMITS ?? (production ? 'strict' : 'demo'),
    strangerSmsADay: settings.STRANGER_SMS_A_DAY,
    metricsToken: settings.METRICS_TOKEN,
    traces,
    timestamps:
      settings.TIMESTAMP_URL === undefined
        ? undefined
        : { url: settings.TIMESTAMP_URL, rootsFile: settings.TIMESTAMP_CA },
    logLevel: settings.LOG_LEVEL,
    ...live.now(),
    liveProviders: live,
    keys: keys.rings,
    ownKeys: KEYS_OF[role],
    foreignKeys: keys.foreign,
    get callbackKeys() {
      const [present, ...previous] = keys.rings.CALLBACK_KEY.all().map(({ bytes }) => bytes.toString('base64'));
      return [present ?? '', ...previous] as const;
    },
  };
  for (const name of Object.keys(live.now()) as (keyof ProviderSettings)[])
    Object.defineProperty(config, name, { enumerable: true, get: () => live.now()[name] });
  return config;
}

/** The projector calls no provider, so it is given the address and the secrets of none (R1001). */
const providersOf = (role: ProcessRole, given: () => Env, production: boolean): ProviderSettings =>
  role === 'projector' ? readProviders({}, false) : readProviders(given(), production);

/** @throws BadSetting */
function storedSecrets(settings: z.infer<typeof Settings>, madeUp: (dataDir: string) => Secrets): Secrets {
  const { NESIE_ENV, SECRETS_FILE: file, DATA_DIR } = settings;
  if (file === undefined) return NESIE_ENV === 'production' ? {} : madeUp(DATA_DIR);
  const kept = readSecretFile(file);
  if (!kept) throw new BadSetting(`There is no file ${file}: SECRETS_FILE names it.`);
  return kept;
}

/** The demo lends nobody anything, so it has a licence that it made up. */
const MADE_UP = { licence: '02.21.0017.М', register: '05M21C017' };

function lenderOf({ NESIE_ENV, LICENCE_NUMBER, REGISTER_ENTRY }: z.infer<typeof Settings>): Config['lender'] {
  if (NESIE_ENV === 'production' && !(LICENCE_NUMBER && REGISTER_ENTRY))
    throw new BadSetting('NESIE_ENV=production needs LICENCE_NUMBER and REGISTER_ENTRY: every paper names them.');
  if (NESIE_ENV === 'production' && (LICENCE_NUMBER === MADE_UP.licence || REGISTER_ENTRY === MADE_UP.register))
    throw new BadSetting('LICENCE_NUMBER and REGISTER_ENTRY are those of the demo: production names the own ones.');
  return { licence: LICENCE_NUMBER ?? MADE_UP.licence, register: REGISTER_ENTRY ?? MADE_UP.register };
}

/** Traces name routes and streams, so they stay in the lender's own network or travel encrypted. */
function tracesOf({ NESIE_ENV, TRACES_URL, TRACES_SHARE: share }: z.infer<typeof Settings>): Config['traces'] {
  if (TRACES_URL === undefined) return undefined;
  return { url: nearUrl('TRACES_URL', TRACES_URL, NESIE_ENV === 'production'), share };
}

function worksOf({ WORKS_FROM, WORKS_UNTIL }: z.infer<typeof Settings>): Config['works'] {
  if (!WORKS_FROM && !WORKS_UNTIL) return undefined;
  if (!WORKS_FROM || !WORKS_UNTIL || Date.parse(WORKS_FROM) >= Date.parse(WORKS_UNTIL))
    throw new BadSetting('WORKS_FROM and WORKS_UNTIL are set together, and the works end after they begin.');
  return { from: instant(new Date(WORKS_FROM)), until: instant(new Date(WORKS_UNTIL)) };
}

export type ProductOrigins = Readonly<Partial<Record<ProductType, string>>>;

/** Applicants are sent to no other host than these, and to this one without a detour. */
function originsOf(setting: string, publicUrl: string): ProductOrigins {
  const entries = list(setting).map((entry) => {
    const [type, address = ''] = entry.split('=', 2);
    const known = PRODUCT_TYPES.find((one) => one === type);
    const url = URL.parse(address);
    if (!known || url?.protocol !== 'https:' || url.origin !== address)
      throw new BadSetting('PRODUCT_ORIGINS names products and https hosts: INDIVIDUAL_ENTREPRENEUR_IL=https://host.');
    return [known, url.origin] as const;
  });
  return Object.fromEntries(entries.filter(([, origin]) => origin !== new URL(publicUrl).origin));
}

/** Login shells set MAIL to the path of the mail spool, which chooses no provider. */
const isGiven = (name: string, value: string | undefined): boolean =>
  value !== undefined && value !== '' && !(name === 'MAIL' && value.startsWith('/'));

const list = (value: string): string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const problems = (error: z.ZodError): string =>
  `These settings are missing or wrong: ${error.issues.map((issue) => issue.path.join('.')).join(', ')}.`;

function requireAddresses(settings: z.infer<typeof Settings>): void {
  for (const name of ['EVENTSTORE_URL', 'EVENTSTORE_LAGGING_URL'] as const) {
    const address = settings[name];
    const complaint = address && addressComplaint(name, address, settings.NESIE_ENV === 'production');
    if (complaint) throw new BadSetting(`${complaint}.`);
  }
}
