import { createHash } from 'node:crypto';

/**
 * Of the same test always the same seed, so that what is tested depends on the code alone. SEED makes another run of
 * every test: `npm run test:full` prints its own, and the same SEED repeats that run.
 */
export const seedOf = (what: string): number =>
  createHash('sha256')
    .update(`${what} ${process.env.SEED ?? ''}`)
    .digest()
    .readUInt32LE() >>> 1;
