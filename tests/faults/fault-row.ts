import type { StrikeName } from './harness/strikes.ts';

export type FaultRow = {
  id: `F${number}`;
  fault: string;
  /** Titles of tests by file; all of them are in `npm test`. */
  tests: Readonly<Record<string, readonly string[]>>;
  /** Those that run only in the long size, or fully only there. */
  long?: Readonly<Record<string, readonly string[]>>;
  /** What the harness does under load. */
  strikes?: readonly StrikeName[];
};
