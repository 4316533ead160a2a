/** FULL is true for `npm run test:full`; `npm test` runs the short set, whose tests depend on the code alone. */
export const FULL = process.env.TEST_SIZE === 'full';

/** A test that never ends fails after this time, on any machine; nothing else may depend on it. */
export const NEVER_MS = FULL ? 1_800_000 : 600_000;

/** A poll that waits for a state gives up after this time, on any machine. */
export const PATIENCE_MS = FULL ? 600_000 : 180_000;

/** SLACK is how many times longer than on two quiet cores a thing may take where tests still hold. */
export const SLACK = 10;

/** The first cases alone in the short set, where the others differ in data and not in the way that they go. */
export const shortOf = <T>(count: number, cases: readonly T[]): readonly T[] => (FULL ? cases : cases.slice(0, count));
