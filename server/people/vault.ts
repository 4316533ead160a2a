/**
 * The master key wraps a data key for each person; deleting that key forgets the person. Uniqueness and look-ups use an
 * HMAC with its own key, since IINs and phones have few possible values.
 */
import { type CipherKey, createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Key, KeyRing } from '../ports/key-ring.ts';

const FORMAT = 1;
/** Bytes of the first format behind the id of their key. */
const WITH_ID = 2;
const ID = 4;
const IV = 12;
const TAG = 16;

export type VaultKeys = { master: KeyRing; index: KeyRing };

type IndexKind = 'phone' | 'email' | 'iin' | 'name' | 'document' | 'iban' | 'card' | 'sign-in';

/** `wrapped`: as it is stored. `owner` is authenticated, so that the key of one account opens nothing at another. */
export type DataKey = { readonly owner: string; readonly wrapped: Buffer };

/** Whose key stands beside the one value that it seals, and the place of that value names its row. */
export const NOBODY = '';

export type Vault = {
  newKey(owner: string): DataKey;
  seal(key: DataKey, place: string, value: unknown): Buffer;
  /** @throws Error if the bytes were changed, moved to another place or sealed with another key */
  open<T>(key: DataKey, place: string, sealed: Buffer): T;
  sealBytes(key: DataKey, place: string, bytes: Uint8Array): Buffer;
  openBytes(key: DataKey, place: string, sealed: Buffer): Buffer;
  /** In hex, for a value with few possibilities, under the person's own key. */
  hash(key: DataKey, place: string, plain: string): string;
  /** Blind index: equal values give equal texts, and the text does not reveal the value. Under the present key. */
  index(kind: IndexKind, value: string): string;
  /** Under each key, the present one first: while the key is being changed, a row may have either (D0190). */
  indexes(kind: IndexKind, value: string): readonly [string, ...string[]];
};

/** `place` (table and column) is authenticated, so that a sealed value cannot be moved elsewhere. */
export function encrypt(key: CipherKey, place: string, plain: Uint8Array): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from([FORMAT]), iv, cipher.getAuthTag(), body]);
}

export function decrypt(key: CipherKey, place: string, sealed: Buffer): Buffer {
  if (sealed[0] !== FORMAT) throw new Error(`unknown format of sealed data at ${place}`);
  const iv = sealed.subarray(1, 1 + IV);
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(1 + IV, 1 + IV + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(1 + IV + TAG)), decipher.final()]);
}

/** What seals under `ring` begins with these bytes. */
export const startOf = (id: string): Buffer => Buffer.concat([Buffer.from([WITH_ID]), Buffer.from(id, 'hex')]);

/** With the present key, whose id stands before it. */
export function encryptUnder(ring: KeyRing, place: string, plain: Uint8Array): Buffer {
  const { id, object } = ring.present();
  return Buffer.concat([startOf(id), encrypt(object, place, plain)]);
}

/** Bytes of before keys had ids are tried with each key. @throws Error */
export function decryptUnder(ring: KeyRing, place: string, sealed: Buffer): Buffer {
  if (sealed[0] !== WITH_ID) return decryptWithAny(ring, place, sealed);
  const id = sealed.subarray(1, 1 + ID).toString('hex');
  const key = ring.find(id);
  if (!key) throw new Error(`sealed at ${place} with the key ${id}, which is not known here`);
  return decrypt(key.object, place, sealed.subarray(1 + ID));
}

function decryptWithAny(ring: KeyRing, place: string, sealed: Buffer): Buffer {
  const failures: unknown[] = [];
  for (const { object } of ring.all()) {
    try {
      return decrypt(object, place, sealed);
    } catch (error) {
      failures.push(error);
    }
  }
  throw failures[0];
}

const placeOf = (owner: string): string => `data-key of ${owner}`;

/** The same data key under the present master key. @throws Error if no key of the ring opens it */
export const rewrapped = (master: KeyRing, { owner, wrapped }: DataKey): Buffer =>
  encryptUnder(master, placeOf(owner), decryptUnder(master, placeOf(owner), wrapped));

const indexUnder = ({ object }: Key, kind: IndexKind, value: string): string =>
  createHmac('sha256', object).update(`${kind}:${value}`).digest('base64url');

export function vault({ master, index }: VaultKeys): Vault {
  const unwrap = ({ owner, wrapped }: DataKey): Buffer => decryptUnder(master, placeOf(owner), wrapped);
  const sealBytes: Vault['sealBytes'] = (key, place, bytes) => encrypt(unwrap(key), place, bytes);
  const openBytes: Vault['openBytes'] = (key, place, sealed) => decrypt(unwrap(key), place, sealed);
  return {
    newKey: (owner) => ({ owner, wrapped: encryptUnder(master, placeOf(owner), randomBytes(32)) }),
    sealBytes,
    openBytes,
    seal: (key, place, value) => sealBytes(key, place, Buffer.from(JSON.stringify(value))),
    open: <T>(key: DataKey, place: string, sealed: Buffer) =>
      JSON.parse(openBytes(key, place, sealed).toString('utf8')) as T,
    hash: (key, place, plain) =>
      createHmac('sha256', createHmac('sha256', unwrap(key)).update(`hash at ${place}`).digest())
        .update(plain)
        .digest('hex'),
    index: (kind, value) => indexUnder(index.present(), kind, value),
    indexes(kind, value) {
      const [present, ...earlier] = index.all();
      const of = (key: Key = index.present()) => indexUnder(key, kind, value);
      return [of(present), ...earlier.map(of)];
    },
  };
}
