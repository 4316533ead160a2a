/**
 * The master key wraps a data key for each person; deleting that key forgets the person. Uniqueness and look-ups use an
 * HMAC with its own key, since IINs and phones have few possible values.
 */
import { type CipherKey, createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const FORMAT = 1;
const IV = 12;
const TAG = 16;

export type VaultKeys = {
  /** 32 bytes each. */
  master: Buffer;
  index: Buffer;
};

export type Vault = {
  /** As it is stored. */
  newKey(): Buffer;
  seal(wrapped: Buffer, place: string, value: unknown): Buffer;
  /** @throws Error if the bytes were changed, moved to another place or sealed with another key */
  open<T>(wrapped: Buffer, place: string, sealed: Buffer): T;
  sealBytes(wrapped: Buffer, place: string, bytes: Uint8Array): Buffer;
  openBytes(wrapped: Buffer, place: string, sealed: Buffer): Buffer;
  /** In hex, for a value with few possibilities, under the person's own key. */
  hash(wrapped: Buffer, place: string, plain: string): string;
  /** Blind index: equal values give equal texts, and the text does not reveal the value. */
  index(kind: 'phone' | 'email' | 'iin' | 'name' | 'document' | 'iban' | 'card' | 'sign-in', value: string): string;
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

export function vault({ master, index }: VaultKeys): Vault {
  const unwrap = (wrapped: Buffer): Buffer => decrypt(master, 'data-key', wrapped);
  const sealBytes: Vault['sealBytes'] = (wrapped, place, bytes) => encrypt(unwrap(wrapped), place, bytes);
  const openBytes: Vault['openBytes'] = (wrapped, place, sealed) => decrypt(unwrap(wrapped), place, sealed);
  return {
    newKey: () => encrypt(master, 'data-key', randomBytes(32)),
    sealBytes,
    openBytes,
    seal: (wrapped, place, value) => sealBytes(wrapped, place, Buffer.from(JSON.stringify(value))),
    open: <T>(wrapped: Buffer, place: string, sealed: Buffer) =>
      JSON.parse(openBytes(wrapped, place, sealed).toString('utf8')) as T,
    hash: (wrapped, place, plain) =>
      createHmac('sha256', createHmac('sha256', unwrap(wrapped)).update(`hash at ${place}`).digest())
        .update(plain)
        .digest('hex'),
    index: (kind, value) => createHmac('sha256', index).update(`${kind}:${value}`).digest('base64url'),
  };
}
