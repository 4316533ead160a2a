/** A path leads from each leaf to the root, whatever the number of leaves. */
import { expect, it } from 'vitest';
import { sha256 } from '../../server/adapters/ledger/envelope.ts';
import { leafOf, leavesOf, merklePath, merkleRoot, rootOver } from '../../server/adapters/ledger/merkle.ts';

it.each([1, 2, 3, 5, 8, 13, 100])('of %d streams', (streams) => {
  const heads = new Map(
    Array.from({ length: streams }, (_, n) => [`loan-${n}`, { revision: BigInt(n), hash: sha256(`${n}`) }]),
  );
  const [root, leaves] = [merkleRoot(heads), leavesOf(heads)];
  for (const [stream, head] of heads) {
    const path = merklePath(leaves, leafOf(stream, head));
    expect(rootOver(leafOf(stream, head), path)).toBe(root);
    const other = leafOf(stream, { ...head, revision: head.revision + 1n });
    expect(rootOver(other, path)).not.toBe(root);
  }
});
