/** Production does not start on a secret that can be guessed (R312). */
import { BadSetting } from './bad-setting.ts';
import type { KeyRing } from './ports/key-ring.ts';

/** 32 random bytes have some thirty different ones. */
const LEAST_DIFFERENT = 16;
const LEAST_PASSWORD = 8;
/** What pages of EventStoreDB, of Postgres and this repository call the password until somebody chooses one. */
const PUBLISHED = ['changeit', 'changeme', 'password', 'postgres', 'eventstore'];

type Addresses = Readonly<Partial<Record<(typeof WITH_PASSWORD)[number], string | undefined>>>;
const WITH_PASSWORD = ['DATABASE_URL', 'EVENTSTORE_URL', 'EVENTSTORE_LAGGING_URL'] as const;

/** @throws BadSetting, without any part of a secret */
export function refuseWeakSecrets(keys: Readonly<Record<string, KeyRing>>, addresses: Addresses): void {
  const rings = Object.entries(keys);
  const isDull = (ring: KeyRing): boolean => ring.all().some(({ bytes }) => new Set(bytes).size < LEAST_DIFFERENT);
  const dull = rings.filter(([, ring]) => isDull(ring)).map(([name]) => name);
  if (dull.length > 0) throw new BadSetting(`These secrets are not random: ${dull.join(', ')}.`);
  const shared = [...Map.groupBy(rings, ([, ring]) => ring.present().id).values()].find((same) => same.length > 1);
  if (shared)
    throw new BadSetting(`Each secret is another one; these are the same: ${shared.map(([name]) => name).join(', ')}.`);
  for (const name of WITH_PASSWORD) {
    const [user, password] = loginIn(addresses[name] ?? '');
    if (password !== undefined && (isShort(password) || password === user || PUBLISHED.includes(password)))
      throw new BadSetting(
        `The password in ${name} is short or known to everybody: ${LEAST_PASSWORD} characters or more.`,
      );
  }
}

export const isShort = (password: string): boolean => password.length < LEAST_PASSWORD;

/** One address may name several hosts, which no URL does, so the login is cut out. */
const loginIn = (address: string): string[] =>
  (/^[a-z+]+:\/\/([^/?#]*)@/i.exec(address)?.[1] ?? '').split(/:(.*)/s).slice(0, 2);
