/** What can be measured on a small copy of a picture: light and sharpness. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

export function greyOf({ width, height, data }: Pixels): Float32Array {
  const grey = new Float32Array(width * height);
  for (let at = 0; at < grey.length; at++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return grey;
}

export const mean = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Variance of the Laplacian: a sharp picture has strong second differences, a blurred one has none. */
export function sharpness(grey: Float32Array, width: number, height: number): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  const at = (x: number, y: number): number => grey[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const value = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += value;
      squares += value * value;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
