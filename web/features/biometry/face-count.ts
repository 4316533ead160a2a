/**
 * Counts the faces in a small grey picture by the decision trees of pico (N. Markuš and others, "Object detection with
 * pixel intensity comparisons organized in decision trees", 2013). A tree compares the brightness of pairs of points in
 * a square; a square that no tree rejects shows a face. Small and quick enough for an old phone (D0104).
 */
import { greyOf, type Pixels } from '../../lib/pixels.ts';

/** All of one depth. `tests`: two points for each inner node, in 1/256 of the square's side from its middle. */
type Trees = {
  readonly depth: number;
  readonly tests: readonly Int8Array[];
  readonly leaves: readonly Float32Array[];
  readonly thresholds: Float32Array;
};

type Grey = { readonly width: number; readonly height: number; readonly grey: Float32Array };
type Square = { readonly x: number; readonly y: number; readonly side: number; readonly score: number };

const HEADER = 8;
const BYTES = 4;

export function readTrees(file: ArrayBuffer): Trees {
  const view = new DataView(file);
  const depth = view.getInt32(HEADER, true);
  const count = view.getInt32(HEADER + BYTES, true);
  const nodes = 2 ** depth - 1;
  const size = (nodes + 2 ** depth + 1) * BYTES;
  const starts = Array.from({ length: count }, (_, tree) => HEADER + 2 * BYTES + tree * size);
  const floatAt = (at: number): number => view.getFloat32(at, true);
  return {
    depth,
    tests: starts.map((start) => new Int8Array(file, start, nodes * BYTES)),
    leaves: starts.map((start) =>
      Float32Array.from({ length: 2 ** depth }, (_, leaf) => floatAt(start + (nodes + leaf) * BYTES)),
    ),
    thresholds: Float32Array.from(starts, (start) => floatAt(start + size - BYTES)),
  };
}

/** Sides of the square, as shares of the width: a second face that is smaller stands far behind. */
const SMALLEST = 1 / 7;
const GROWTH = 1.1;
const STEP = 0.1;
/** Of the sum of all squares that show the same face. Below it the trees also see faces in curtains and wallpaper. */
const SURE = 50;

export function countFaces(trees: Trees, picture: Pixels): number {
  const { width, height } = picture;
  return facesOf(squaresOf(trees, { width, height, grey: greyOf(picture) })).filter((score) => score >= SURE).length;
}

function squaresOf(trees: Trees, picture: Grey): Square[] {
  const found: Square[] = [];
  const { width, height } = picture;
  for (let side = width * SMALLEST; side <= Math.min(width, height); side *= GROWTH) {
    const step = Math.max(1, Math.floor(side * STEP));
    const edge = Math.floor(side / 2 + 1);
    for (let y = edge; y <= height - edge; y += step)
      for (let x = edge; x <= width - edge; x += step) {
        const score = scoreOf(trees, picture, x, y, side);
        if (score > 0) found.push({ x, y, side, score });
      }
  }
  return found;
}

/** Zero where a tree rejects the square around the point. */
function scoreOf(
  { depth, tests, leaves, thresholds }: Trees,
  { width, grey }: Grey,
  x: number,
  y: number,
  side: number,
) {
  const brightness = (down: number, right: number): number =>
    grey[((256 * y + down * side) >> 8) * width + ((256 * x + right * side) >> 8)] ?? 0;
  let score = 0;
  for (let tree = 0; tree < tests.length; tree++) {
    const points = tests[tree] as Int8Array;
    let node = 0;
    for (let level = 0; level < depth; level++) {
      const [aDown = 0, aRight = 0, bDown = 0, bRight = 0] = points.subarray(node * 4, node * 4 + 4);
      node = 2 * node + 1 + (brightness(aDown, aRight) <= brightness(bDown, bRight) ? 1 : 0);
    }
    score += leaves[tree]?.[node - (2 ** depth - 1)] ?? 0;
    if (score <= (thresholds[tree] ?? 0)) return 0;
  }
  return score - (thresholds.at(-1) ?? 0);
}

/** Squares that overlap by more than this share show one face. */
const SAME_FACE = 0.2;

/** The score of each face: its best square and all that overlap with it. */
function facesOf(squares: readonly Square[]): number[] {
  const [best, ...others] = squares.toSorted((a, b) => b.score - a.score);
  if (!best) return [];
  const isSame = (one: Square): boolean => overlap(best, one) > SAME_FACE;
  const score = others.filter(isSame).reduce((sum, one) => sum + one.score, best.score);
  return [score, ...facesOf(others.filter((one) => !isSame(one)))];
}

function overlap(a: Square, b: Square): number {
  const along = (one: number, other: number): number =>
    Math.max(0, Math.min(one + a.side / 2, other + b.side / 2) - Math.max(one - a.side / 2, other - b.side / 2));
  const common = along(a.x, b.x) * along(a.y, b.y);
  return common / (a.side ** 2 + b.side ** 2 - common);
}
