/** An imitation of a browser's push service: it takes messages over HTTP, checks who sends them, and opens them. */
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { PushSubscription } from '../../server/ports/push.ts';

type Taken = { topic: string; ttl: string; subject: string; message: Record<string, string> };
type Browser = { curve: ECDH; auth: Buffer };

export type PushService = Awaited<ReturnType<typeof pushService>>;

/** `serverKey` is the VAPID key that the browsers subscribed with; a message signed with another one gets 403. */
export async function pushService(serverKey: () => string) {
  const browsers = new Map<string, Browser>();
  const taken: Taken[] = [];
  const answers = { status: 201 };
  const take = ({ url = '', headers }: IncomingMessage, body: Buffer): number => {
    const browser = browsers.get(url);
    if (!browser) return 410;
    if (answers.status !== 201) return answers.status;
    const subject = subjectOf(headers.authorization ?? '', origin, serverKey());
    if (!subject) return 403;
    const message = JSON.parse(openMessage(body, browser));
    taken.push({ topic: String(headers.topic), ttl: String(headers.ttl), subject, message });
    return 201;
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => response.writeHead(take(request, Buffer.concat(parts)), { location: '/elsewhere' }).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    taken,
    answers,
    subscribe(): PushSubscription {
      const curve = createECDH('prime256v1');
      const auth = randomBytes(16);
      const path = `/send/${randomBytes(12).toString('base64url')}`;
      browsers.set(path, { curve, auth });
      return {
        endpoint: origin + path,
        p256dh: curve.generateKeys('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    unsubscribe: ({ endpoint }: PushSubscription) => void browsers.delete(new URL(endpoint).pathname),
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

/** RFC 8292: who signed, if the token is for this service, has not expired and fits the key. */
function subjectOf(authorization: string, origin: string, serverKey: string): string | undefined {
  const [, token = '', key] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== serverKey) return undefined;
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(point, 1), y: coordinate(point, 33) };
  const [head = '', body = '', signature = ''] = token.split('.');
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${head}.${body}`), signer, Buffer.from(signature, 'base64url'))) return undefined;
  const { aud, exp, sub } = JSON.parse(Buffer.from(body, 'base64url').toString());
  return aud === origin && exp * 1000 > Date.now() ? sub : undefined;
}

const coordinate = (point: Buffer, from: number) => point.subarray(from, from + 32).toString('base64url');

const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** RFC 8291: one record of aes128gcm, for this browser's key and secret. */
function openMessage(body: Buffer, { curve, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const input = derived(curve.computeSecret(sender), auth, info, 32);
  const key = derived(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
