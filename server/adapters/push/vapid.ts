import { createECDH } from 'node:crypto';

export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** The secret is the private key on P-256; the public key that browsers are given follows from it. */
export function vapidKeys(secret: Buffer): VapidKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}
