import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EVIDENCE } from '../../schema/reference/evidence.ts';
import { countFaces, readTrees } from '../../web/features/biometry/face-count.ts';
import { frameHintOf } from '../../web/features/biometry/frame-quality.ts';
import { hintsOf } from '../../web/features/evidence/picture-hints.ts';
import type { Pixels } from '../../web/lib/pixels.ts';
import { type Head, shadeOf } from '../support/drawn-faces.ts';

const WIDTH = 160;
const HEIGHT = 120;

/** A picture drawn point by point, in grey. */
function drawn(greyAt: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) data.set([greyAt(x, y), greyAt(x, y), greyAt(x, y), 255], (y * WIDTH + x) * 4);
  return { width: WIDTH, height: HEIGHT, data };
}

const TABLE = 90;
const PAPER = 200;
const isCard = (x: number, y: number) => x > 15 && x < WIDTH - 15 && y > 12 && y < HEIGHT - 12;
/** Lines of text: dark and light points next to each other. */
const text = (x: number, y: number) => (y % 8 < 4 && (x * 7 + y * 3) % 5 < 2 ? 60 : PAPER);
const card = (x: number, y: number) => (isCard(x, y) ? text(x, y) : TABLE);

it('a sharp card, whole on a darker table, needs no advice', () => {
  expect(hintsOf(drawn(card))).toEqual([]);
});

it('a picture without light is dark', () => {
  expect(hintsOf(drawn((x, y) => card(x, y) / 5))).toContain('dark');
});

it('a white spot on the card is glare, white paper is not', () => {
  const spot = (x: number, y: number) => (x - 80) ** 2 + (y - 60) ** 2 < 900;
  expect(hintsOf(drawn((x, y) => (spot(x, y) ? 255 : card(x, y))))).toContain('glare');
  expect(hintsOf(drawn((x, y) => (isCard(x, y) ? Math.min(240, text(x, y) + 40) : TABLE)))).not.toContain('glare');
});

it('a card whose text has run together is blurred', () => {
  const depth = (x: number, y: number) => Math.min(x, WIDTH - x, y, HEIGHT - y);
  expect(hintsOf(drawn((x, y) => TABLE + 100 * Math.min(1, depth(x, y) / 30)))).toContain('blur');
});

it('a card of which only the middle is in the picture has no edges', () => {
  expect(hintsOf(drawn(text))).toContain('edges');
  expect(hintsOf(drawn(card))).not.toContain('edges');
});

/** An oval with eyes, brows and a mouth before a wall. */
const isFace = (x: number, y: number) => ((x - 80) / 38) ** 2 + ((y - 60) / 50) ** 2 < 1;
const features = (x: number, y: number) => [40, 44, 84].includes(y) && Math.abs(Math.abs(x - 80) - 16) < 8;
const face = (x: number, y: number) => (isFace(x, y) ? (features(x, y) ? 50 : 150) : 110);

it.each([
  ['a lit face, even before a bright window', undefined, (x, y) => (isFace(x, y) ? face(x, y) : x < 40 ? 255 : 110)],
  ['a face without light', 'dark', (x, y) => face(x, y) / 4],
  ['a face under a lamp', 'bright', (x, y) => Math.min(245, face(x, y) + 105)],
  ['glasses that shine', 'glare', (x, y) => (Math.abs(y - 42) < 9 && Math.abs(x - 80) < 30 ? 255 : face(x, y))],
  ['a face that has run together', 'blur', (x, y) => 110 + 40 * Math.max(0, 1 - Math.hypot(x - 80, y - 60) / 60)],
] as const satisfies readonly (readonly [string, unknown, (x: number, y: number) => number])[])(
  'advice on the picture of a face: %s',
  (_, hint, greyAt) => {
    expect(frameHintOf(drawn(greyAt), EVIDENCE.minSide)).toBe(hint);
    expect(frameHintOf(drawn(greyAt), EVIDENCE.minSide - 1)).toBe('small');
  },
);

describe('how many faces are in the picture', () => {
  const file = readFileSync(new URL('../../web/features/biometry/faces/faces.bin', import.meta.url));
  const trees = readTrees(new Uint8Array(file).buffer);

  it.each([
    ['a wall', [], 0],
    ['a borrower alone', [[80, 60, 28]], 1],
    [
      'a helper beside the borrower',
      [
        [45, 62, 24],
        [118, 58, 22],
      ],
      2,
    ],
    [
      'somebody behind the borrower',
      [
        [50, 64, 28],
        [124, 50, 17],
      ],
      2,
    ],
  ] as const satisfies readonly (readonly [string, readonly Head[], number])[])('%s', (_, heads, count) => {
    expect(
      countFaces(
        trees,
        drawn((x, y) => shadeOf(heads, x, y)),
      ),
    ).toBe(count);
  });
});
