/** Web Push with VAPID: encrypts for the browser (RFC 8291), signs as the server (RFC 8292), posts to its service. */
import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { PUSH } from '../../../schema/reference/push.ts';
import type { Push, PushOutcome } from '../../ports/push.ts';
import { ofServices } from './services.ts';
import { vapidKeys } from './vapid.ts';

const TIMEOUT_MS = 5_000;

type Settings = {
  secret: Buffer;
  publicUrl: string;
  services?: readonly string[];
  /** The service refused the server itself or failed. */
  warn(status: number): void;
};

export function webPushService({ secret, publicUrl, services = PUSH.services, warn }: Settings): Push {
  const { publicKey, privateKey } = vapidKeys(secret);
  const subject = `mailto:push@${new URL(publicUrl).hostname}`;
  const accepts = ofServices(services);

  return {
    key: publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, { key, ...shown }): Promise<PushOutcome> {
      if (!accepts(endpoint)) return 'gone';
      const tag = createHash('sha256').update(key).digest('base64url').slice(0, 32);
      const payload = JSON.stringify({ tag, ...shown });
      // The library encrypts and signs; it cannot post to a service of a test, nor be kept from following a redirect.
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, publicKey, privateKey },
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
      if (answer?.ok) return 'sent';
      if (answer?.status === 404 || answer?.status === 410) return 'gone';
      warn(answer?.status ?? 0);
      return 'not-sent';
    },
  };
}
