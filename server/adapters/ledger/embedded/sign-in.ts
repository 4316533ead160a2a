/**
 * Checks basic credentials in constant time. The client's first calls (leader, methods) come without credentials and
 * pass; wrong credentials are refused there too.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Metadata, ServerInterceptingCall, type ServerInterceptor, status } from '@grpc/grpc-js';
import type { RefusalLog } from './refusal-log.ts';
import { RpcError } from './rpc-error.ts';

export type Credentials = { user: string; password: string };

const OPEN = /^\/event_store\.client\.(gossip|server_features)\./;

/** `wanted` is read for every call, as EventStoreDB does: a call that is open keeps the rights it began with. */
export function signIn(wanted: Readonly<Credentials>, refusals: RefusalLog): ServerInterceptor {
  const refusalOf = (path: string, metadata: Metadata): RpcError | undefined => {
    const [given] = metadata.get('authorization');
    if (given === undefined && OPEN.test(path)) return undefined;
    if (given !== undefined && timingSafeEqual(digest(given), digest(basic(wanted)))) return undefined;
    return new RpcError(status.UNAUTHENTICATED, given === undefined ? 'no credentials' : 'wrong credentials');
  };
  return (method, call) =>
    new ServerInterceptingCall(call, {
      start: (next) =>
        next({
          onReceiveMetadata: (metadata, go) => {
            const refusal = refusalOf(method.path, metadata);
            if (!refusal) return go(metadata);
            refusals.note(refusal);
            call.sendStatus(refusal);
          },
        }),
    });
}

const basic = ({ user, password }: Credentials): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

const digest = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
