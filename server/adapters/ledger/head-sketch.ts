/**
 * Names the differences between two sets of stream heads in a few kilobytes, where a Merkle root only shows that they
 * differ: an invertible Bloom lookup table (Eppstein et al., "What's the Difference?", 2011). Each head falls into one
 * cell of each part; a cell keeps a count and an XOR. Subtracting two sketches leaves the differences. A cell with a
 * single head names it, and removing it elsewhere reveals more.
 */
import { createHash } from 'node:crypto';
import { sha256 } from './envelope.ts';
import type { StreamHead } from './merkle.ts';

const PARTS = 3;
const CELLS = 12;
/** Bytes of a stream's name with its length; payment-<provider 32>-<externalId 64> is the longest. */
const NAME = 112;
const REVISION = 8;
/** Bytes of the leaf's hash. */
const LEAF = 16;
const CHECK = 8;
const ELEMENT = NAME + REVISION + LEAF + CHECK;
const COUNT = 4;
const SIZE = PARTS * CELLS * (COUNT + ELEMENT);

/** `by`: only the first set has it (1), or only the second (-1). */
export type HeadDifference = { stream: string; revision: bigint; by: 1 | -1 };

/** Base64; does not depend on the order of heads. */
export function sketchOf(heads: ReadonlyMap<string, StreamHead>): string {
  const cells = Buffer.alloc(SIZE);
  for (const [stream, head] of heads) put(cells, elementOf(stream, head), 1);
  return cells.toString('base64');
}

/** For some dozen heads; undefined if too many differ, or the sketch is malformed. */
export function differenceOf(sketch: string, heads: ReadonlyMap<string, StreamHead>): HeadDifference[] | undefined {
  const cells = Buffer.alloc(SIZE);
  if (Buffer.from(sketch, 'base64').copy(cells) !== SIZE) return undefined;
  for (const [stream, head] of heads) put(cells, elementOf(stream, head), -1);
  const found: HeadDifference[] = [];
  for (let single = singleIn(cells); single; single = singleIn(cells)) {
    const { element, by } = single;
    found.push({ ...readElement(element), by });
    put(cells, element, by === 1 ? -1 : 1);
    if (found.length > PARTS * CELLS) return undefined;
  }
  return cells.every((byte) => byte === 0) ? found : undefined;
}

function elementOf(stream: string, { revision, hash }: StreamHead): Buffer {
  const element = Buffer.alloc(ELEMENT);
  const name = Buffer.from(stream).subarray(0, NAME - 1);
  element.writeUInt8(name.length, 0);
  name.copy(element, 1);
  element.writeBigUInt64BE(revision, NAME);
  Buffer.from(sha256(`leaf ${stream} ${revision} ${hash}`), 'hex').copy(element, NAME + REVISION, 0, LEAF);
  checkOf(element).copy(element, ELEMENT - CHECK);
  return element;
}

const checkOf = (element: Buffer): Buffer =>
  createHash('sha256')
    .update(element.subarray(0, ELEMENT - CHECK))
    .digest()
    .subarray(0, CHECK);

const readElement = (element: Buffer): { stream: string; revision: bigint } => ({
  stream: element.subarray(1, 1 + element.readUInt8(0)).toString(),
  revision: element.readBigUInt64BE(NAME),
});

/** One cell in each part. */
const cellsOf = (element: Buffer): number[] =>
  Array.from({ length: PARTS }, (_, part) => {
    const cell = element.readUInt32BE(NAME + REVISION + 4 * part) % CELLS;
    return (part * CELLS + cell) * (COUNT + ELEMENT);
  });

/** Words instead of bytes for speed: an anchor may hold fifty thousand heads. */
const words = (bytes: Buffer): Uint32Array => new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);

function put(cells: Buffer, element: Buffer, by: 1 | -1): void {
  const [to, from] = [words(cells), words(element)];
  for (const at of cellsOf(element)) {
    cells.writeInt32BE(cells.readInt32BE(at) + by, at);
    const begin = (at + COUNT) / 4;
    for (let i = 0; i < from.length; i++) to[begin + i] = (to[begin + i] ?? 0) ^ (from[i] ?? 0);
  }
}

function singleIn(cells: Buffer): { element: Buffer; by: 1 | -1 } | undefined {
  for (let at = 0; at < SIZE; at += COUNT + ELEMENT) {
    const by = cells.readInt32BE(at);
    const element = cells.subarray(at + COUNT, at + COUNT + ELEMENT);
    if ((by === 1 || by === -1) && checkOf(element).equals(element.subarray(ELEMENT - CHECK)) && fits(element, at)) {
      const alone = Buffer.alloc(ELEMENT);
      element.copy(alone);
      return { element: alone, by };
    }
  }
  return undefined;
}

const fits = (element: Buffer, at: number): boolean => cellsOf(element).includes(at);
