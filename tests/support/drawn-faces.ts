/** Heads with hair, brows, eyes, nose and mouth: no photograph of a person stands in the repository. */

/** In points of the picture. */
export type Head = readonly [x: number, y: number, halfWidth: number];

/** Shades of a face: left or right, down, width, height, how much darker; brows, eyes, nose, mouth, cheeks, chin. */
const SHADES = [
  ...[-1, 1].flatMap((side) => [
    [side * 0.42, -0.45, 0.26, 0.07, 70],
    [side * 0.42, -0.22, 0.2, 0.1, 90],
    [side * 0.13, 0.3, 0.08, 0.06, 50],
    [side * 0.42, 0.15, 0.25, 0.15, -15],
  ]),
  [0, 0, 0.1, 0.3, -20],
  [0, 0.62, 0.34, 0.09, 75],
  [0, 0.85, 0.25, 0.05, 15],
  [0, -0.8, 0.8, 0.15, 80],
] as [number, number, number, number, number][];
const skin = (u: number, v: number) => {
  const dark = SHADES.map(([x, y, wide, high, by]) => by * Math.exp(-(((u - x) / wide) ** 2) - ((v - y) / high) ** 2));
  return 165 - 25 * u * u - dark.reduce((sum, one) => sum + one);
};
/** From 1 inside an oval to 0 outside, with a soft edge. */
const oval = (u: number, v: number) => 1 / (1 + Math.exp((Math.hypot(u, v / 1.35) - 1) / 0.05));
const WALL = 140;
const HAIR = 45;

/** Grey, of a point of a picture 160 wide. */
export const shadeOf = (heads: readonly Head[], x: number, y: number): number =>
  heads.reduce((behind, [left, top, half]) => {
    const [u, v] = [(x - left) / half, (y - top) / half];
    const [hair, face] = [oval(u / 1.12, v + 0.25), oval(u, v)];
    return (behind * (1 - hair) + HAIR * hair) * (1 - face) + skin(u, v) * face;
  }, WALL);
