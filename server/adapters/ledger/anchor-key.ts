/** The Ed25519 key of the anchors. The public half is in each anchor and with the auditors. */
import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import canonicalize from 'canonicalize';
import { ANCHOR_EVENTS, type DailyAnchor } from '../../../schema/events/anchor.ts';
import type { AccessHead } from '../../ports/access-log.ts';

/** The PKCS #8 header of an Ed25519 key, before its 32 bytes (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

export type AnchorKey = { secret: KeyObject; publicKey: string };

/** @param seed 32 bytes, the secret ANCHOR_KEY */
export function anchorKey(seed: Buffer): AnchorKey {
  const secret = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  return { secret, publicKey: createPublicKey(secret).export({ format: 'der', type: 'spki' }).toString('base64') };
}

type Open = Omit<DailyAnchor, 'publicKey' | 'signature' | 'former'>;

/** `former` signed the anchor before: it says with its own signature that `key` goes on. */
export function signAnchor(key: AnchorKey, open: Open, former?: AnchorKey): DailyAnchor {
  const anchor: DailyAnchor = { ...open, publicKey: key.publicKey, signature: '' };
  const signature = (by: AnchorKey, of: DailyAnchor) => sign(null, signedBytes(of), by.secret).toString('base64');
  if (former) anchor.former = { publicKey: former.publicKey, signature: signature(former, anchor) };
  return { ...anchor, signature: signature(key, anchor) };
}

/** Whether the key of the anchor before handed over to the key of this one. */
export function isHandedOver({ former, ...anchor }: DailyAnchor, publicKey: string): boolean {
  return former?.publicKey === publicKey && isTrue(former, () => signedBytes(anchor));
}

export const isSigned = (anchor: DailyAnchor): boolean => isTrue(anchor, () => signedBytes(anchor));

/** For what is signed besides anchors; the text says what it is, so that no signature serves for something else. */
export function signText(seed: Buffer, text: string): Signature {
  const { secret, publicKey } = anchorKey(seed);
  return { publicKey, signature: sign(null, Buffer.from(text), secret).toString('base64') };
}

/** The last line of an export of the access log. */
export const sealOfAccess = (seed: Buffer, head: AccessHead): string =>
  JSON.stringify({ head, ...signText(seed, accessText(head)) });

export const accessText = ({ place, hash }: AccessHead): string => `access log of Nesie through ${place}: ${hash}`;

export const isSignedBy = (by: Signature, text: string): boolean => isTrue(by, () => Buffer.from(text));

type Signature = { publicKey: string; signature: string };

/** False also for what has no bytes or no key. */
function isTrue({ publicKey, signature }: Signature, bytes: () => Buffer): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' && verify(null, bytes(), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

function signedBytes(anchor: DailyAnchor): Buffer {
  const { signature: _, ...signed } = ANCHOR_EVENTS.DailyAnchored.data.encode(anchor);
  const text = canonicalize(signed);
  if (text === undefined) throw new Error('an anchor has no canonical form');
  return Buffer.from(text);
}
