import { it } from 'vitest';
import { FULL } from './size.ts';

/** A test of the full set: it differs from one of the short set in data, and not in the way that it goes. */
export const inFull: ReturnType<typeof it.runIf> = it.runIf(FULL);
