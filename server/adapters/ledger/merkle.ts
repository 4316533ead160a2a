/**
 * One hash over the heads of many streams. Leaves and nodes are hashed differently (RFC 6962), so neither can pass for
 * the other.
 */
import { sha256 } from './envelope.ts';

/** In a stretch of the log. */
export type StreamHead = { revision: bigint; hash: string };

/** SHA-256, hex. Leaves are sorted by hash, so the order of `heads` does not matter. */
export function merkleRoot(heads: ReadonlyMap<string, StreamHead>): string {
  let level = [...heads].map(([stream, { revision, hash }]) => sha256(`leaf ${stream} ${revision} ${hash}`)).sort();
  if (level.length === 0) return sha256('');
  while (level.length > 1) {
    const above: string[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left = '', right] = level.slice(at, at + 2);
      // A node without a neighbour moves up unchanged.
      above.push(right === undefined ? left : sha256(`node ${left} ${right}`));
    }
    level = above;
  }
  return level[0] ?? '';
}
