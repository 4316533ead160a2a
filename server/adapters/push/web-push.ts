/** Web Push with VAPID: encrypts for the browser (RFC 8291), signs as the server (RFC 8292), posts to its service. */
import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { PUSH } from '../../../schema/reference/push.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import type { Push, PushMessage, PushOutcome, PushSubscription } from '../../ports/push.ts';
import { ofServices } from './services.ts';
import { vapidKeys } from './vapid.ts';

const TIMEOUT_MS = 5_000;

type Settings = {
  keys: KeyRing;
  publicUrl: string;
  services?: readonly string[];
  /** The service refused the server itself or failed. */
  warn(status: number): void;
};

/** The service wants the key with which the browser subscribed. */
const ANOTHER_KEY = [401, 403];

export function webPushService({ keys, publicUrl, services = PUSH.services, warn }: Settings): Push {
  const accepts = ofServices(services);
  const subject = `mailto:push@${new URL(publicUrl).hostname}`;

  return {
    get key() {
      return vapidKeys(keys.present().bytes).publicKey;
    },
    accepts,
    async send(to, message): Promise<PushOutcome> {
      if (!accepts(to.endpoint)) return 'gone';
      let status = 0;
      for (const { bytes } of keys.all()) {
        status = await post(to, message, { subject, ...vapidKeys(bytes) });
        if (!ANOTHER_KEY.includes(status)) break;
      }
      if (status >= 200 && status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      warn(status);
      return 'not-sent';
    },
  };
}

type Vapid = { subject: string; publicKey: string; privateKey: string };

/** The status; 0 without an answer. */
async function post(to: PushSubscription, { key, ...shown }: PushMessage, vapidDetails: Vapid): Promise<number> {
  const { endpoint, p256dh, auth } = to;
  const tag = createHash('sha256').update(key).digest('base64url').slice(0, 32);
  const payload = JSON.stringify({ tag, ...shown });
  // The library encrypts and signs; it cannot post to a service of a test, nor be kept from following a redirect.
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails,
    TTL: PUSH.keptSeconds,
    topic: tag,
  });
  const { 'Content-Length': _, ...headers } = request.headers;
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(request.body ?? Buffer.alloc(0)),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  return answer?.status ?? 0;
}
