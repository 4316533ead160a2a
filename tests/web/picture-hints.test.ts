import { expect, it } from 'vitest';
import { hintsOf, type Pixels } from '../../web/features/evidence/picture-hints.ts';

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
