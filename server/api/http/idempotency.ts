/**
 * Idempotency-Key at the edge (R41): same key and body get the same answer; a running call gets 409; another body gets
 * 422.
 */
import { createHash } from 'node:crypto';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { CommandId } from '../../../schema/values/ids.ts';
import { type Idempotency, type KeyedCall, STRANGER } from '../../ports/idempotency.ts';
import type { Ids } from '../../ports/ids.ts';
import { takeOfAddress } from '../../use-cases/kernel/address.ts';
import type { Context, Viewer } from '../context.ts';
import type { ServerDeps } from '../deps.ts';
import { HttpRefusal } from './http-refusal.ts';

/** A namespace of our own, so that keys never collide with those of another product. */
const NAMESPACE = '6d0f2c58-52d5-5b0e-9c3b-6f1f6f3c1f11';
const KEY = /^[\x21-\x7e]{1,64}$/;
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Undefined without the header; throws 400 for an invalid key. */
export function keyOf(request: FastifyRequest): string | undefined {
  const value = request.headers['idempotency-key'];
  if (value === undefined) return undefined;
  if (typeof value === 'string' && KEY.test(value)) return value;
  throw new HttpRefusal(
    400,
    'BAD_USER_INPUT',
    'Idempotency-Key: 1 to 64 visible ASCII characters',
    'IDEMPOTENCY_KEY_WRONG',
  );
}

/** Own choice: rows that strangers of one network, and that an account, may leave in an hour. */
const KEYS_AN_HOUR = { anonymous: 60, account: 1_000 } as const;

/** A row for each key would let a caller fill the disk, so under strict limits so many keys begin only (R914). */
export async function spendKey(
  { limits, config }: Pick<ServerDeps, 'limits' | 'config'>,
  { actor }: KeyedCall,
  { networkKey }: Pick<Context, 'networkKey'>,
) {
  if (config.limits !== 'strict') return;
  const isStranger = actor.startsWith(STRANGER);
  const address = { key: actor, network: isStranger ? networkKey() : undefined };
  if (await takeOfAddress(limits, 'keys', address, KEYS_AN_HOUR[isStranger ? 'anonymous' : 'account'], 3_600)) return;
  throw new HttpRefusal(429, 'TOO_MANY_REQUESTS', 'too many idempotency keys in an hour', 'TOO_MANY_REQUESTS');
}

export const actorOf = (context: Pick<Context, 'viewer' | 'clientKey'>): string =>
  context.viewer.kind === 'signed-in' ? `account:${context.viewer.accountId}` : anonymous(context);

/**
 * The answer belongs to the account as it stood: with other roles, or before its second factor, the call is asked
 * anew. The command id stays, so that the act is not repeated.
 */
export const asStanding = (call: KeyedCall, viewer: Viewer): KeyedCall =>
  viewer.kind === 'signed-in'
    ? { ...call, actor: [call.actor, [...viewer.roles].sort().join('+'), viewer.owes ?? ''].join(':') }
    : call;

/** Calls that open a session use it too: their retry comes with another session or with none. */
export const anonymous = ({ clientKey }: Pick<Context, 'clientKey'>): string => `${STRANGER}${clientKey()}`;

/** SHA-256 over JSON with sorted keys, so that the order of a client's fields does not matter. */
export const hashOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(body)) ?? '')
    .digest('hex');

function sorted(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return createHash('sha256').update(value).digest('hex');
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) => [key, sorted(item)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A retry gets the command id of the first try, in any process. If the key is a UUIDv7, its time goes into the id. */
export const commandIdOf = (call: KeyedCall, ids: Ids): CommandId =>
  ids.derived<CommandId>(
    UUID_V7.test(call.key) ? call.key : NAMESPACE,
    JSON.stringify([NAMESPACE, call.actor, call.operation, call.key]),
  );

export type HeldKey = { call: KeyedCall; lease: string };
/**
 * `unknown`: a fault may have come after the effect. The call may be repeated at once; the ledger knows what it has
 * stored.
 */
export type Ending = { answer: string } | 'nothing-changed' | 'unknown';

/** Never throws: the command has been carried out, and a fault here must not change its answer. */
export async function endCall(
  idempotency: Idempotency,
  { call, lease }: HeldKey,
  ending: Ending,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  try {
    if (ending === 'unknown') await idempotency.leave(call, lease);
    else if (ending === 'nothing-changed') await idempotency.release(call, lease);
    else await idempotency.answer(call, lease, ending.answer);
  } catch (error) {
    log.warn({ err: error, operation: call.operation }, 'how a call ended could not be kept');
  }
}

export const stillRunning = (): HttpRefusal =>
  new HttpRefusal(
    409,
    'IDEMPOTENCY_IN_FLIGHT',
    'the first request with this key is still running',
    'IDEMPOTENCY_IN_FLIGHT',
  );
export const otherBody = (): HttpRefusal =>
  new HttpRefusal(422, 'IDEMPOTENCY_OTHER_BODY', 'this key was used with another body', 'IDEMPOTENCY_OTHER_BODY');
