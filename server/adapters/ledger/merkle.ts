/**
 * One hash over the heads of many streams. Leaves and nodes are hashed differently (RFC 6962), so neither can pass for
 * the other.
 */
import { sha256 } from './envelope.ts';

/** In a stretch of the log. */
export type StreamHead = { revision: bigint; hash: string };

/** A neighbour on the way from a leaf to the root. */
export type MerkleStep = { readonly side: 'left' | 'right'; readonly hash: string };

export const leafOf = (stream: string, { revision, hash }: StreamHead): string =>
  sha256(`leaf ${stream} ${revision} ${hash}`);

/** Sorted by hash, so the order of `heads` does not matter. */
export const leavesOf = (heads: ReadonlyMap<string, StreamHead>): readonly string[] =>
  [...heads].map(([stream, head]) => leafOf(stream, head)).sort();

/** SHA-256, hex. */
export function merkleRoot(heads: ReadonlyMap<string, StreamHead>): string {
  let level = leavesOf(heads);
  if (level.length === 0) return sha256('');
  while (level.length > 1) level = above(level);
  return level[0] ?? '';
}

/** @param leaf one of `leaves` */
export function merklePath(leaves: readonly string[], leaf: string): readonly MerkleStep[] {
  const path: MerkleStep[] = [];
  let level = leaves;
  for (let at = leaves.indexOf(leaf); level.length > 1; at >>= 1) {
    const hash = level[at ^ 1];
    if (hash !== undefined) path.push({ side: at % 2 === 0 ? 'right' : 'left', hash });
    level = above(level);
  }
  return path;
}

/** The root to which a path leads from a leaf. */
export const rootOver = (leaf: string, path: readonly MerkleStep[]): string =>
  path.reduce((at, { side, hash }) => (side === 'left' ? node(hash, at) : node(at, hash)), leaf);

const node = (left: string, right: string): string => sha256(`node ${left} ${right}`);

function above(level: readonly string[]): readonly string[] {
  const nodes: string[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left = '', right] = level.slice(at, at + 2);
    // A node without a neighbour moves up unchanged.
    nodes.push(right === undefined ? left : node(left, right));
  }
  return nodes;
}
