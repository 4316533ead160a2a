/** Where a read of $all begins. Forwards it includes the named position, a subscription and backwards it does not. */
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { LARGEST_INT64, LARGEST_UINT64 } from './long.ts';
import { isBackwards } from './read-request.ts';
import type { Reading } from './reading.ts';
import { invalid, invalidPosition } from './rpc-error.ts';

/** @throws RpcError for a position that no record of this log has, except of a subscription */
export async function startOfAll(reading: Reading): Promise<number> {
  const { log, options } = reading;
  const range = options.getAll();
  if (!range || range.hasStart()) return 0;
  if (range.hasEnd()) return endOf(reading);
  const asked = range.getPosition();
  if (!asked) throw invalid('no position to start from');
  const commit = commitOf(asked);
  if (commit === LARGEST_UINT64) return endOf(reading);
  const position = Number(commit);
  if (position === 0) return 0;
  if (position >= log.head) return atOrAfterEnd(reading, position);
  // Who removes rows from the tables may remove the event up to which a reader has come: it reads on, the audit tells.
  if (options.hasSubscription()) return position + 1;
  const [record] = await log.newPage(position, 1);
  if (record?.position !== position) throw invalidPosition();
  return position;
}

const endOf = ({ log, options }: Reading): number => (isBackwards(options) ? Number.MAX_SAFE_INTEGER : log.head);

/** The next event may get the position of the end, so a subscription from there includes it. */
function atOrAfterEnd({ log, options }: Reading, position: number): number {
  if (position > log.head && isBackwards(options)) throw invalidPosition();
  return position;
}

function commitOf(position: ReadReq.Options.Position): bigint {
  const [commit, prepare] = [BigInt(position.getCommitPosition()), BigInt(position.getPreparePosition())];
  if (commit < prepare) throw invalid('The commit position cannot be less than the prepare position');
  const isEnd = commit === LARGEST_UINT64 && prepare === LARGEST_UINT64;
  if (commit > LARGEST_INT64 && !isEnd) throw invalid('The commit position is out of range');
  return commit;
}
