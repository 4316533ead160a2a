/** Messages to browsers and mobile apps by the bridge, which has its own pair of VAPID keys (R840, D0079). */
import { createHash } from 'node:crypto';
import { APP_ADDRESS } from '../../../schema/reference/push.ts';
import type { Push, PushSubscription } from '../../ports/push.ts';
import type { Bridge } from './client.ts';

type Browser = { key: string; accepts(endpoint: string): boolean };

/** `browser`: the public key with which browsers subscribe, and the push services that may be written to. */
export const gatewayPush = (bridge: Bridge<'push'>, browser: Browser): Push => ({
  key: browser.key,
  accepts: (endpoint) => tokenOf(endpoint) !== undefined || browser.accepts(endpoint),
  async send(to, { key, title, text, url }) {
    const address = addressOf(to);
    // One message goes to several addresses, and each is an act of its own.
    const act = hashOf(`${key} ${to.endpoint}`);
    const shown = { to: address, tag: hashOf(key).slice(0, 32), title, text, path: url };
    const answer = await bridge.order({ operation: 'send', key: act, data: shown }).catch(() => undefined);
    return answer?.status === 'SENT' ? 'sent' : answer?.status === 'GONE' ? 'gone' : 'not-sent';
  },
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const TOKEN = /^[\x21-\x7e]{1,996}$/;
function tokenOf(endpoint: string): string | undefined {
  const token = endpoint.startsWith(APP_ADDRESS) ? endpoint.slice(APP_ADDRESS.length) : '';
  return TOKEN.test(token) ? token : undefined;
}

function addressOf({ endpoint, p256dh, auth }: PushSubscription) {
  const token = tokenOf(endpoint);
  return token === undefined
    ? ({ kind: 'BROWSER', endpoint, p256dh, auth } as const)
    : ({ kind: 'APP', token } as const);
}
