/** The secrets, each with the ones before it. A file of secrets is read again while the process runs (D0127). */
import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { BadSetting } from './bad-setting.ts';
import type { Key, KeyRing } from './ports/key-ring.ts';

/**
 * 32 random bytes each, base64; NAME_PREVIOUS has the earlier ones, comma-separated. A demo generates them at its first
 * start and keeps them in DATA_DIR/secrets.json.
 */
export const SECRETS = [
  /** Wraps the data key of each person. */
  'PEOPLE_MASTER_KEY',
  /** Key of the blind indexes; it must not be stored with the data. */
  'PEOPLE_INDEX_KEY',
  'CODES_KEY',
  /** Seals the stored answers of idempotent calls. */
  'ANSWERS_KEY',
  /** Hashes callers' addresses. */
  'CLIENT_KEY',
  'CAPTCHA_KEY',
  /** The key of each provider's callbacks derives from it. */
  'CALLBACK_KEY',
  /** Seed of the Ed25519 key that signs the daily anchor; the key of the events' codes derives from it. */
  'ANCHOR_KEY',
  /** Private VAPID key. */
  'PUSH_KEY',
] as const;
export type SecretName = (typeof SECRETS)[number];
export type KeyRings = Readonly<Record<SecretName, KeyRing>>;
export type Secrets = Readonly<Record<string, string | undefined>>;

/** New ones for an installation. */
export const freshSecrets = (): Record<SecretName, string> =>
  Object.fromEntries(SECRETS.map((name) => [name, randomBytes(32).toString('base64')])) as Record<SecretName, string>;

/** A key that was changed is in use everywhere after this long. */
export const REREAD_MS = 500;
/** Somebody sealed with a key that is not known here: the file has it. */
const REREAD_FOR_UNKNOWN_MS = 50;

export const previousOf = (name: SecretName): string => `${name}_PREVIOUS`;

/** Of the named keys. @throws BadSetting at once; if a later reading fails, the known keys stay */
export function keyRings<N extends SecretName>(read: () => Secrets, names: readonly N[]): Readonly<Record<N, KeyRing>> {
  let keys = keysIn(read(), names);
  let readAt = Date.now();
  const reread = (after: number): void => {
    if (Date.now() - readAt < after) return;
    readAt = Date.now();
    try {
      keys = keysIn(read(), names);
    } catch {
      // The file is being replaced, or somebody damaged it.
    }
  };
  const ringFor = (name: N): KeyRing => ({
    present() {
      reread(REREAD_MS);
      return keys[name][0];
    },
    all() {
      reread(REREAD_MS);
      return keys[name];
    },
    find(id) {
      const known = () => keys[name].find((key) => key.id === id);
      const found = known();
      if (found) return found;
      reread(REREAD_FOR_UNKNOWN_MS);
      return known();
    },
  });
  return Object.fromEntries(names.map((name) => [name, ringFor(name)])) as Record<N, KeyRing>;
}

export const keyOf = (bytes: Buffer): Key => ({
  id: createHmac('sha256', bytes).update('id of a key').digest('hex').slice(0, 8),
  bytes,
  object: createSecretKey(bytes),
});

/** Keys that never change, the present one first. @throws Error without one */
export function fixedRing(seeds: readonly Uint8Array[]): KeyRing {
  const [present, ...previous] = seeds.map((seed) => keyOf(Buffer.from(seed)));
  if (!present) throw new Error('a ring without a key');
  const all = [present, ...previous] as const;
  return { present: () => present, all: () => all, find: (id) => all.find((key) => key.id === id) };
}

type Keys = readonly [Key, ...Key[]];

/** @throws BadSetting */
function keysIn<N extends SecretName>(secrets: Secrets, names: readonly N[]): Readonly<Record<N, Keys>> {
  const wrong: string[] = [];
  const read = (name: string, text: string): Key => {
    const bytes = Buffer.from(text, 'base64');
    if (bytes.length !== 32) wrong.push(name);
    return keyOf(bytes);
  };
  const entries = names.map((name): [N, Keys] => {
    const previous = (secrets[previousOf(name)] ?? '').split(',').filter(Boolean);
    return [name, [read(name, secrets[name] ?? ''), ...previous.map((one) => read(previousOf(name), one))]];
  });
  if (wrong.length > 0)
    throw new BadSetting(
      `These secrets must be 32 bytes in base64: ${wrong.join(', ')}. npm run -s keys -- new > secrets.json makes them, SECRETS_FILE names the file.`,
    );
  return Object.fromEntries(entries) as Record<N, Keys>;
}
