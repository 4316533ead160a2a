/** The same on every machine. Each borrower has a separate source, so one more borrower changes no other. */
export type Chance = {
  /** 0 <= x < 1 */
  next(): number;
  /** Both ends included. */
  whole(from: number, to: number): number;
  hits(share: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  digits(count: number): string;
};

export function chanceOf(...seeds: readonly (string | number)[]): Chance {
  const next = mulberry32(fnv1a(seeds.join('/')));
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    hits: (share) => next() < share,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
  };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
