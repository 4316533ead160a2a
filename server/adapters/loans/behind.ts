/** Whether the read model of loans is behind the log. What another process writes is shown late by this much at most. */
const LOOKED_AT_EVERY_MS = 1_000;
/** A projector that works takes in what was written within this time. */
const PATIENCE_MS = 250;
/** After a pause in reading an old answer says nothing. */
const LONGEST_MS = 3_000;

export type BehindDeps = {
  head: () => Promise<bigint | 'start'>;
  /** Whether the model passes the position within the time. */
  reaches: (position: bigint, withinMs: number) => Promise<boolean>;
};

/** Looks only while somebody reads. A log that cannot be asked counts as ahead: the stream says then what is the matter. */
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
