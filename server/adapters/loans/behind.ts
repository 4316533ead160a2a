/** The delay with which reads may show other processes' writes. */
const LOOKED_AT_EVERY_MS = 1_000;
/** A working projector applies new events within this time. */
const PATIENCE_MS = 250;
/** An older answer is no longer used. */
const LONGEST_MS = 3_000;

export type BehindDeps = {
  head: () => Promise<bigint | 'start'>;
  reaches: (position: bigint, withinMs: number) => Promise<boolean>;
};

/**
 * Checks only while somebody reads. If the log fails, the model counts as behind, so the stream read reports the fault.
 */
export function behindLog({ head, reaches }: BehindDeps): () => Promise<boolean> {
  let last = { isBehind: true, at: Number.NEGATIVE_INFINITY };
  let running: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    const at = performance.now();
    const isBehind = await head()
      .then(async (position) => position !== 'start' && !(await reaches(position, PATIENCE_MS)))
      .catch(() => true);
    last = { isBehind, at };
    running = undefined;
  };

  return async () => {
    const age = performance.now() - last.at;
    if (age > LOOKED_AT_EVERY_MS) running ??= look();
    if (age > LONGEST_MS) await running;
    return last.isBehind;
  };
}
