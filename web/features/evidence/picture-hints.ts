import { greyOf, mean, type Pixels, sharpness } from '../../lib/pixels.ts';

/** Advice on a photo of a document before it is sent, computed on a small copy of it. A hint never blocks sending. */
export const HINTS = ['dark', 'glare', 'blur', 'edges'] as const;
export type Hint = (typeof HINTS)[number];

const DARK_MEAN = 60;
const WHITE = 252;
const GLARE_SHARE = 0.03;
const BLUR_VARIANCE = 45;
const EDGE_STEP = 5;
/** The border of the document is looked for in the outer quarter of the picture. */
const EDGE_DEPTH = 0.25;

export function hintsOf(pixels: Pixels): readonly Hint[] {
  const grey = greyOf(pixels);
  const { width, height } = pixels;
  const found: Record<Hint, boolean> = {
    dark: mean(grey) < DARK_MEAN,
    glare: grey.filter((value) => value >= WHITE).length / grey.length > GLARE_SHARE,
    blur: sharpness(grey, width, height) < BLUR_VARIANCE,
    edges: missingEdges(grey, width, height) >= 2,
  };
  return HINTS.filter((hint) => found[hint]);
}

/** Sides of the picture near which no straight change of brightness shows the border of a document. */
function missingEdges(grey: Float32Array, width: number, height: number): number {
  const column = (x: number) => lineMean(height, (y) => grey[y * width + x] ?? 0);
  const row = (y: number) => lineMean(width, (x) => grey[y * width + x] ?? 0);
  const sides = [
    strongest(width, (depth) => column(depth)),
    strongest(width, (depth) => column(width - 1 - depth)),
    strongest(height, (depth) => row(depth)),
    strongest(height, (depth) => row(height - 1 - depth)),
  ];
  return sides.filter((step) => step < EDGE_STEP).length;
}

/** Over the middle half of the line, where the document lies. */
function lineMean(length: number, valueAt: (at: number) => number): number {
  const from = Math.floor(length / 4);
  const to = Math.ceil((length * 3) / 4);
  let sum = 0;
  for (let at = from; at < to; at++) sum += valueAt(at);
  return sum / (to - from);
}

function strongest(length: number, lineAt: (depth: number) => number): number {
  let most = 0;
  for (let depth = 1; depth < length * EDGE_DEPTH; depth++)
    most = Math.max(most, Math.abs(lineAt(depth + 1) - lineAt(depth - 1)));
  return most;
}
