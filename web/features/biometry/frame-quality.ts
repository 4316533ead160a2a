/** Advice on the camera's picture of a face before it is taken, computed on a small copy of it (R251). */
import { greyOf, mean, type Pixels, sharpness } from '../../lib/pixels.ts';

export type FrameHint = 'small' | 'dark' | 'bright' | 'glare' | 'blur' | 'faces';

const DARK_MEAN = 60;
const BRIGHT_MEAN = 205;
const WHITE = 252;
const GLARE_SHARE = 0.06;
/** A face has fewer sharp edges than the text of a document. */
const BLUR_VARIANCE = 15;

/** EVIDENCE.minSide, which would bring all that stands beside it; a test holds them together. */
const SMALL_SIDE = 480;

/** The server keeps no frame of such a camera (R860). */
export const isSmall = ({ videoWidth, videoHeight }: HTMLVideoElement): boolean =>
  Math.min(videoWidth, videoHeight) < SMALL_SIDE;

/**
 * Of the middle, where the face stands: a window behind it does not count. `side`: pixels of the shorter side as the
 * camera gives it. Undefined where nothing is wrong.
 */
export function frameHintOf(picture: Pixels, side: number): FrameHint | undefined {
  if (side < SMALL_SIDE) return 'small';
  const { width, height, data } = middleOf(picture);
  const grey = greyOf({ width, height, data });
  if (grey.length === 0) return undefined;
  const light = mean(grey);
  if (light < DARK_MEAN) return 'dark';
  if (light > BRIGHT_MEAN) return 'bright';
  if (grey.filter((value) => value >= WHITE).length / grey.length > GLARE_SHARE) return 'glare';
  return sharpness(grey, width, height) < BLUR_VARIANCE ? 'blur' : undefined;
}

function middleOf({ width, height, data }: Pixels): Pixels {
  const [left, top] = [Math.floor(width / 4), Math.floor(height / 8)];
  const [wide, high] = [width - 2 * left, height - 2 * top];
  const middle = new Uint8ClampedArray(wide * high * 4);
  for (let y = 0; y < high; y++) {
    const from = ((y + top) * width + left) * 4;
    middle.set(data.subarray(from, from + wide * 4), y * wide * 4);
  }
  return { width: wide, height: high, data: middle };
}
