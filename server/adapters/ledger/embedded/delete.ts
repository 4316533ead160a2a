/** Delete (soft: the stream is hidden and may begin again) and Tombstone (for ever). The ledger uses neither. */
import type { DeleteReq, DeleteResp, TombstoneReq, TombstoneResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { EventLog } from './event-log.ts';
import type { ExpectedRevision } from './expected-revision.ts';
import { invalid, streamDeleted, wrongExpectedVersion } from './rpc-error.ts';
import { expectedRevision, streamName } from './wire.ts';

export async function softDelete(log: EventLog, request: DeleteReq): Promise<DeleteResp> {
  const position = await remove(log, request.getOptions(), 'soft');
  const at = new streams.DeleteResp.Position().setCommitPosition(position).setPreparePosition(position);
  return new streams.DeleteResp().setPosition(at);
}

export async function tombstone(log: EventLog, request: TombstoneReq): Promise<TombstoneResp> {
  const position = await remove(log, request.getOptions(), 'hard');
  const at = new streams.TombstoneResp.Position().setCommitPosition(position).setPreparePosition(position);
  return new streams.TombstoneResp().setPosition(at);
}

type Options = DeleteReq.Options | TombstoneReq.Options;

async function remove(log: EventLog, options: Options | undefined, how: 'soft' | 'hard'): Promise<string> {
  if (!options) throw invalid('options missing');
  const stream = streamName(options.getStreamIdentifier());
  const expected = expectedRevision(options);
  const result = await log.append({ stream, expected, events: [], remove: how });
  if (result.kind === 'deleted') throw streamDeleted(stream);
  if (result.kind === 'wrong') throw wrongExpectedVersion(stream, versionNumber(expected), result.current);
  return String(result.position);
}

/** The older form of the protocol uses negative numbers for expectations. */
function versionNumber(expected: ExpectedRevision): string {
  if (expected === 'any') return '-2';
  if (expected === 'no-stream') return '-1';
  return expected === 'stream-exists' ? '-4' : String(expected);
}
