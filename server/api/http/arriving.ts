/**
 * Bodies on their way are counted while they arrive: against the cap of their call, and against pots of bytes in which
 * each address and each account has a share. So nobody who keeps back a last byte holds up the others (D0241), nor do
 * many strangers together: where all is held, the body that has been on its way for longest gives its room.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Address } from '../../use-cases/kernel/address.ts';
import { HttpRefusal } from './http-refusal.ts';

const MB = 1024 * 1024;
/** The largest body of any call but those that say whose it is; strangers send no larger ones. */
export const SMALL_BODY = 64 * 1024;

/** Bytes of a pot: of all bodies together, of the wide network of an address, of the address, of an account. */
type Pot = { readonly all: number; readonly network: number; readonly address: number; readonly account: number };
export type Pots = { readonly small: Pot; readonly large: Pot };
/** `large`: twelve statements of the largest size at a time; the server has no memory to spare for more. */
export const POTS: Pots = {
  small: { all: 16 * MB, network: 2 * MB, address: MB, account: MB },
  large: { all: 64 * MB, network: 32 * MB, address: 32 * MB, account: 8 * MB },
};
/** A body of a stranger may have the room that another one has held for so long; a phone needs less for its 64 KB. */
const MOMENT_MS = 2_000;

const accounts = new WeakMap<FastifyRequest, string>();
/** Lets the body be as large as its call takes, in the share of this account. To be called before it is read. */
export const takeLarge = (request: FastifyRequest, accountId: string): void => void accounts.set(request, accountId);

const sizes = new WeakMap<FastifyRequest, number>();
/** What of the body has arrived. */
export const arrivedBytes = (request: FastifyRequest): number => sizes.get(request) ?? 0;

export type ReadBody = (request: FastifyRequest, payload: IncomingMessage) => Promise<Buffer>;

/**
 * `addressOf`: undefined where all callers share one address. The reader throws HttpRefusal: 413 above the cap of the
 * call, 429 where the caller's other bodies hold the share, 503 where those of all hold all there is.
 */
export function arrivingBodies(
  app: FastifyInstance,
  addressOf: (request: FastifyRequest) => Address | undefined,
  pots: Pots = POTS,
): ReadBody {
  const held = new Map<string, number>();
  const add = (key: string, bytes: number): void => {
    const now = (held.get(key) ?? 0) + bytes;
    if (now > 0) held.set(key, now);
    else held.delete(key);
  };

  /** Bodies of strangers that are still on their way, the oldest first. */
  const arriving = new Map<FastifyRequest, { readonly since: number; readonly payload: IncomingMessage }>();
  const giveBack = (request: FastifyRequest): void => {
    for (const { key } of sharesOf(request)) add(key, -arrivedBytes(request));
    sizes.delete(request);
  };
  /** Says whether there was a body that gives its room. */
  function cutOldest(): boolean {
    const [oldest] = arriving;
    if (!oldest || performance.now() - oldest[1].since < MOMENT_MS) return false;
    const [request, { payload }] = oldest;
    arriving.delete(request);
    giveBack(request);
    payload.destroy();
    return true;
  }

  // Unlike `onResponse`, the connection closes also where the sender breaks off.
  app.addHook('preParsing', (request, reply, payload, next) => {
    reply.raw.once('close', () => {
      arriving.delete(request);
      giveBack(request);
    });
    next(null, payload);
  });

  function sharesOf(request: FastifyRequest): { key: string; most: number; own: boolean }[] {
    const account = accounts.get(request);
    const name = account === undefined ? 'small' : 'large';
    const address = addressOf(request);
    return [
      ...(account === undefined ? [] : [{ key: `account ${account}`, most: pots[name].account, own: true }]),
      ...(address ? [{ key: `${name} ${address.key}`, most: pots[name].address, own: true }] : []),
      ...(address?.network ? [{ key: `${name} of ${address.network}`, most: pots[name].network, own: true }] : []),
      { key: name, most: pots[name].all, own: false },
    ];
  }

  function take(request: FastifyRequest, bytes: number): void {
    const shares = sharesOf(request);
    const isShort = ({ key, most }: (typeof shares)[number]) => (held.get(key) ?? 0) + bytes > most;
    if (shares.some((share) => share.own && isShort(share))) throw yours();
    while (shares.some(isShort)) if (accounts.has(request) || !cutOldest()) throw full();
    for (const { key } of shares) add(key, bytes);
    sizes.set(request, arrivedBytes(request) + bytes);
  }

  return async (request, payload) => {
    const { bodyLimit } = request.routeOptions;
    const cap = accounts.has(request) ? bodyLimit : Math.min(bodyLimit, SMALL_BODY);
    if (Number(request.headers['content-length'] ?? 0) > cap) throw tooLarge();
    const chunks: Buffer[] = [];
    if (!accounts.has(request)) arriving.set(request, { since: performance.now(), payload });
    // Otherwise the request would be cut off before it is answered.
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      if (arrivedBytes(request) + chunk.length > cap) throw tooLarge();
      take(request, chunk.length);
      chunks.push(chunk);
    }
    arriving.delete(request);
    return Buffer.concat(chunks, arrivedBytes(request));
  };
}

export const tooLarge = () => new HttpRefusal(413, 'BAD_REQUEST', 'the body is too large', 'BODY_TOO_LARGE');
const yours = () => new HttpRefusal(429, 'TOO_MANY_REQUESTS', 'too many bodies of yours at once', 'TOO_MANY_REQUESTS');
const full = () => new HttpRefusal(503, 'SERVICE_UNAVAILABLE', 'too many bodies at once', 'SERVICE_UNAVAILABLE');
