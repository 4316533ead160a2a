/**
 * Reads that EventStoreDB refuses before it looks into the log. A status that it chooses is the same here; where an
 * exception falls through its handler as UNKNOWN, INVALID_ARGUMENT says why (D0265).
 */
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';
import { LARGEST_INT64, LARGEST_UINT64 } from './long.ts';
import { invalid, RpcError } from './rpc-error.ts';

export const isBackwards = (options: ReadReq.Options): boolean => options.getReadDirection() === 1;

/** The largest number means the end too. */
export function isFromEnd(options: ReadReq.Options): boolean {
  const stream = options.getStream();
  return stream?.hasEnd() === true || (stream?.hasRevision() === true && revisionOf(stream) === LARGEST_UINT64);
}

const revisionOf = (stream: ReadReq.Options.StreamOptions): bigint => BigInt(stream.getRevision());

/** @throws RpcError */
export function checkReadRequest(options: ReadReq.Options): void {
  const stream = options.getStream();
  if (!stream && !options.hasAll()) throw invalid('neither a stream nor $all');
  if (!options.hasUuidOption()) throw invalid('uuid_option missing');
  checkCombination(options);
  if (stream?.hasRevision() && revisionOf(stream) > LARGEST_INT64 && !isFromEnd(options))
    throw invalid('stream revision out of range');
  if (options.hasSubscription()) return;
  if (BigInt(options.getCount()) === 0n) throw failed(options, 'count is 0');
  if (isFromEnd(options) && !isBackwards(options)) throw failed(options, 'a stream is read forwards from a revision');
}

function checkCombination(options: ReadReq.Options): void {
  const source = options.hasStream() ? 'Stream' : 'All';
  const count = options.hasCount() ? 'Count' : options.hasSubscription() ? 'Subscription' : 'None';
  const direction = isBackwards(options) ? 'Backwards' : 'Forwards';
  const filter = options.hasFilter() ? 'Filter' : options.hasNoFilter() ? 'NoFilter' : 'None';
  const offered =
    count !== 'None' &&
    filter !== 'None' &&
    !(source === 'Stream' && filter === 'Filter') &&
    !(count === 'Subscription' && direction === 'Backwards');
  if (!offered) throw invalid(`The combination of (${source}, ${count}, ${direction}, ${filter}) is invalid.`);
}

const failed = (options: ReadReq.Options, why: string): RpcError =>
  new RpcError(status.UNKNOWN, `Unexpected Read${options.hasStream() ? 'Stream' : 'All'}Result: Error (${why})`);
