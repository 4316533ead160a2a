/** Messages of this browser (R154): the browser's own question, its subscription, and what the server knows of it. */
import { PushKeyDocument, SubscribePushDocument, UnsubscribePushDocument } from '../generated/cabinet/graphql.ts';
import { apolloClient } from './apollo.ts';
import { send } from './cabinet.ts';
import type { CallOutcome } from './call-outcome.ts';
import { freshKey } from './idempotency.ts';
import { forgetPush, rememberedPush, rememberPush } from './push-hint.ts';

/** UNSUPPORTED: an old browser, or an iPhone on which the page is not on the home screen. */
export type PushHere = 'UNSUPPORTED' | 'DENIED' | 'OFF' | 'ON';

const WORKER = '/push-worker.js';

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscriptionHere = async (): Promise<PushSubscription | null> => {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
};

export async function pushHere(): Promise<PushHere> {
  if (!isSupported()) return 'UNSUPPORTED';
  if (Notification.permission === 'denied') return 'DENIED';
  return rememberedPush() && (await subscriptionHere()) ? 'ON' : 'OFF';
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const padded = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(padded), (char) => char.charCodeAt(0));
};

/** With another key than the server's the subscription is worthless, so the browser subscribes anew. */
async function subscriptionFor(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(key);
  const present = await pushManager.getSubscription();
  const used = present?.options.applicationServerKey;
  if (present && used && String(new Uint8Array(used)) === String(applicationServerKey)) return present;
  await present?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function tellServer(subscription: PushSubscription): Promise<boolean> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const outcome = await send(SubscribePushDocument, { endpoint, p256dh, auth }, freshKey());
  return outcome.kind === 'done' && outcome.data.subscribePush.errors.length === 0;
}

const serverKey = async (): Promise<string | undefined> =>
  (await apolloClient.query({ query: PushKeyDocument, fetchPolicy: 'network-only' })).data?.push.key;

/** Called by a press, as browsers demand. FAILED: the browser's push service or the server did not answer. */
export async function turnOnPush(): Promise<PushHere | 'FAILED'> {
  if (!isSupported()) return 'UNSUPPORTED';
  try {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return permission === 'denied' ? 'DENIED' : 'OFF';
    const key = await serverKey();
    if (!key) return 'FAILED';
    const subscription = await subscriptionFor(key);
    if (!(await tellServer(subscription))) return 'FAILED';
    rememberPush(subscription.endpoint);
    return 'ON';
  } catch {
    return 'FAILED';
  }
}

const isDone = (outcome: CallOutcome<unknown>): boolean => outcome.kind === 'done';

/** The server first: a subscription that only the browser forgot would go on until the push service says so. */
export async function turnOffPush(): Promise<PushHere | 'FAILED'> {
  const endpoint = rememberedPush();
  if (endpoint && !isDone(await send(UnsubscribePushDocument, { endpoint }, freshKey()))) return 'FAILED';
  forgetPush();
  await (await subscriptionHere())?.unsubscribe();
  return pushHere();
}

/** Once after each load: binds the subscription to this session; ends it where the permission was withdrawn. */
export async function renewPush(): Promise<void> {
  const endpoint = rememberedPush();
  if (!endpoint || !isSupported()) return;
  try {
    if (Notification.permission !== 'granted') return void (await turnOffPush());
    const key = await serverKey();
    if (!key) return;
    const subscription = await subscriptionFor(key);
    if (await tellServer(subscription)) rememberPush(subscription.endpoint);
  } catch {
    // The next load tries again; until then messages come by SMS.
  }
}
