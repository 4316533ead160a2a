/** Refusals that need no revisions. */
import type { WriteRequest } from './commit-group.ts';
import { isMetastream, originOf } from './event-record.ts';
import { accessDenied, invalid } from './rpc-error.ts';
import { parseMetadata, wrongLimit } from './stream-state.ts';

/**
 * @param kept prefixes of the streams whose events are never deleted or hidden
 * @throws RpcError
 */
export function admit({ stream, events, remove }: WriteRequest, kept: readonly string[]): void {
  const meta = isMetastream(stream);
  if (remove && meta) throw invalid('a metastream cannot be deleted');
  const isKept = kept.some((prefix) => originOf(stream).startsWith(prefix));
  if (remove && isKept) throw accessDenied(`events of ${stream} are never deleted`);
  if (!meta) return;
  for (const { data } of events) {
    const wrong = wrongLimit(data);
    if (wrong) throw invalid(`${wrong} in the metadata of ${originOf(stream)} is not a whole number in its range`);
    const { truncateBefore, maxCount, maxAge } = parseMetadata(data);
    if (isKept && (truncateBefore || maxCount || maxAge))
      throw accessDenied(`events of ${originOf(stream)} are never hidden`);
  }
}
