/** Messages to the borrower's browsers, and to apps where a bridge writes to them (R154, R840). */
import { APP_ADDRESS } from '../../../schema/reference/push.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { refuse } from '../../domain/decider.ts';
import type { Push, PushMessage, PushSubscription, PushSubscriptions } from '../../ports/push.ts';

export type PushDeps = { push: Push; pushSubscriptions: PushSubscriptions };
export type PushState = { key: string; browsers: number };
type Owner = { accountId: string; sessionId: string };

/** Lengths of an uncompressed point of P-256 and of the secret of a subscription, in bytes. */
const POINT = 65;
const SECRET = 16;
const LONGEST = 1_000;

const isBytes = (text: string, length: number): boolean =>
  /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === length;

export type PushRoom = ReturnType<typeof makePush>;

export function makePush({ push, pushSubscriptions }: PushDeps) {
  const state = async (accountId: string): Promise<PushState> => ({
    key: push.key,
    browsers: (await pushSubscriptions.of(accountId)).length,
  });

  /** The same browser again keeps one row. Refusal: FIELD_INVALID. */
  async function subscribe(owner: Owner, wish: PushSubscription) {
    if (wish.endpoint.length > LONGEST || !push.accepts(wish.endpoint))
      return refuse('FIELD_INVALID', { field: 'endpoint' });
    const isApp = wish.endpoint.startsWith(APP_ADDRESS);
    if (!isApp && !isBytes(wish.p256dh, POINT)) return refuse('FIELD_INVALID', { field: 'p256dh' });
    if (!isApp && !isBytes(wish.auth, SECRET)) return refuse('FIELD_INVALID', { field: 'auth' });
    await pushSubscriptions.keep(owner, { endpoint: wish.endpoint, p256dh: wish.p256dh, auth: wish.auth });
    return { state: await state(owner.accountId) };
  }

  async function unsubscribe(accountId: string, endpoint: string): Promise<PushState> {
    await pushSubscriptions.remove(accountId, endpoint);
    return state(accountId);
  }

  /** How many browsers took the message. Subscriptions that a browser has withdrawn are removed. */
  async function send(borrowerId: BorrowerId, message: PushMessage): Promise<number> {
    const subscriptions = await pushSubscriptions.of(borrowerId);
    const outcomes = await Promise.all(
      subscriptions.map(async (to) => {
        const outcome = await push.send(to, message);
        if (outcome === 'gone') await pushSubscriptions.remove(borrowerId, to.endpoint);
        return outcome;
      }),
    );
    return outcomes.filter((one) => one === 'sent').length;
  }

  return { state, subscribe, unsubscribe, send };
}
