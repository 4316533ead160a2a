/** Runs once a minute, or as often as said; a long round never overlaps the next. */
export type RoundStep = { work: () => Promise<unknown>; failed: string };
type Log = (line: { level: 'warn'; message: string; error: string }) => void;

const EVERY_MS = 60_000;

/** A failing step does not stop the others. Returns a stop function that lets the running round finish. */
export function startRounds(steps: readonly RoundStep[], log: Log, everyMs = EVERY_MS): () => Promise<void> {
  let running: Promise<void> | undefined;
  const round = async () => {
    for (const { work, failed } of steps) {
      try {
        await work();
      } catch (error) {
        log({ level: 'warn', message: `${failed}, tried again in the next round`, error: String(error) });
      }
    }
  };
  const timer = setInterval(() => {
    running ??= round().finally(() => {
      running = undefined;
    });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
