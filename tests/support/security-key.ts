/** A security key in software: ES256, no attestation, answers as a browser at `origin` passes them on. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
/** User present; with attested credential data. */
const PRESENT = 0x01;
const ATTESTED = 0x40;

export function securityKey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const challengeOf = (request: string): string => (JSON.parse(request) as { challenge: string }).challenge;
  const clientData = (type: string, request: string): string =>
    JSON.stringify({ type, challenge: challengeOf(request), origin, crossOrigin: false });
  function authData(flags: number, count: number, attested: readonly Uint8Array[] = []): Buffer {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(count);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.of(flags), number, ...attested]);
  }
  const answer = (response: Record<string, string | readonly string[]>): string =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    id: base64url(id),

    /** Answers a request for a new key. */
    make(request: string): string {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // CBOR: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
      const cose = [
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ];
      const data = authData(PRESENT | ATTESTED, counter, [Buffer.alloc(16), Buffer.of(0, id.length), id, ...cose]);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}
      const attestation = [
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.of(0x58, data.length),
        data,
      ];
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', request)),
        attestationObject: base64url(Buffer.concat(attestation)),
        transports: ['usb'],
      });
    },

    /** Answers a request for this key; `count` is what a copy of it would say. */
    show(request: string, count = ++counter): string {
      const data = authData(PRESENT, count);
      const client = clientData('webauthn.get', request);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
}
