/**
 * The keyed code of each event (R973): whoever writes into the tables of the event store computes a chain, but has no
 * key for this. The key derives from ANCHOR_KEY, so that one key speaks for the log from its first event on (D0243).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Key, KeyRing } from '../../ports/key-ring.ts';
import { anchorKey } from './anchor-key.ts';

/** `bytes` make and check codes and sign nothing; `publicKey` is that of the anchors by the same key. */
export type CodeKey = { readonly id: string; readonly bytes: Uint8Array; readonly publicKey: string };

/** The code of an event with this hash. */
export type Coding = (hash: string) => string;

export const codeKeyOf = ({ id, bytes, object }: Key): CodeKey => ({
  id,
  bytes: createHmac('sha256', object).update('code of an event').digest(),
  publicKey: anchorKey(bytes).publicKey,
});

/** The hash holds the whole event and, through the one before, its stream and place: so does its code. */
export const codeBy =
  ({ id, bytes }: Pick<CodeKey, 'id' | 'bytes'>): Coding =>
  (hash) =>
    `${id}.${createHmac('sha256', bytes).update(hash).digest('base64url')}`;

/** By the present key of the ring, which may change while all runs. */
export function codedUnder(ring: KeyRing): Coding {
  let by: { id: string; code: Coding } | undefined;
  return (hash) => {
    const key = ring.present();
    if (by?.id !== key.id) by = { id: key.id, code: codeBy(codeKeyOf(key)) };
    return by.code(hash);
  };
}

/** Whose code it is; undefined where it has none. */
export const keyIdOf = (code: string | undefined): string | undefined => code?.split('.', 1)[0];

export function isCodeOf(key: Pick<CodeKey, 'id' | 'bytes'>, hash: string, code: string): boolean {
  const [given, made] = [Buffer.from(code), Buffer.from(codeBy(key)(hash))];
  return given.length === made.length && timingSafeEqual(given, made);
}
