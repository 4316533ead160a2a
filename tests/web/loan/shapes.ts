/**
 * Which screens a run draws, and how. A quick run draws every page of the office in both languages, with axe, and a
 * quarter of the other screens in one shape: the other quarters and shapes have their turn on the next days. Axe looks
 * at half of those.
 */
import type { Shape } from './stage.ts';

const SHAPES: Record<string, Shape> = {
  'ru-light-360': { lang: 'ru', colorScheme: 'light', width: 360, height: 780 },
  'kk-dark-1280': { lang: 'kz', colorScheme: 'dark', width: 1280, height: 860 },
  'kk-dark-360': { lang: 'kz', colorScheme: 'dark', width: 360, height: 780 },
  'ru-light-1440': { lang: 'ru', colorScheme: 'light', width: 1440, height: 900 },
};
type Tagged = readonly [tag: string, shape: Shape];
const all: readonly Tagged[] = Object.entries(SHAPES);

export const LOOK = process.env.LOOK;
export const THOROUGH = LOOK !== undefined || process.env.TEST_SIZE === 'full';
const DAY = Math.floor(Date.now() / 86_400_000);
const TURNS = 4;

export const isTaken = (at: number): boolean => THOROUGH || (at + DAY) % TURNS === 0;
export const closely = (at: number): boolean => THOROUGH || Math.floor((at + DAY) / (TURNS * all.length)) % 2 === 0;

/** `both`: a second shape beside it, in the other language and of another width. */
export function shapesOf(at: number, both: boolean): readonly Tagged[] {
  if (THOROUGH) return all;
  const chosen = (at + Math.floor((at + DAY) / TURNS)) % all.length;
  return all.filter((_, n) => n === chosen || (both && n === (chosen ^ 1)));
}

export const languagesOf = (shapes: readonly Tagged[]): readonly string[] =>
  [...new Set(shapes.map(([, { lang }]) => lang))].sort();
