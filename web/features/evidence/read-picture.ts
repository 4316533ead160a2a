import type { Pixels } from '../../lib/pixels.ts';
import type { Hint } from './picture-hints.ts';

/** The server's limit, from schema/reference/evidence.ts. */
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_SIDE = 2400;
const HINT_SIDE = 320;
const QUALITIES = [0.9, 0.8, 0.65, 0.5];

export type Picture = { readonly blob: Blob; readonly hints: readonly Hint[] };

/** Upright, at most 2400 pixels and 5 MB; undefined where the browser cannot open the file. */
export async function readPicture(file: Blob): Promise<Picture | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  const small = drawn(bitmap, HINT_SIDE);
  const pixels = small.getContext('2d')?.getImageData(0, 0, small.width, small.height);
  const canvas = drawn(bitmap, MAX_SIDE);
  bitmap.close();
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= MAX_BYTES) return { blob, hints: await hintsFor(pixels) };
  }
  return undefined;
}

/** Advice alone, so its code comes with the first picture and may be missing. */
async function hintsFor(pixels: Pixels | undefined): Promise<readonly Hint[]> {
  if (!pixels) return [];
  return await import('./picture-hints.ts').then(
    ({ hintsOf }) => hintsOf(pixels),
    () => [],
  );
}

function drawn(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
