/** Work that is done once a minute, step after step. A round that takes longer is not begun a second time beside itself. */
export type RoundStep = { work: () => Promise<unknown>; failed: string };
type Log = (line: { level: 'warn'; message: string; error: string }) => void;

const EVERY_MS = 60_000;

/** A step that fails holds up none of the others. Answers the stop, which lets the running round end. */
export function startRounds(steps: readonly RoundStep[], log: Log): () => Promise<void> {
  let running: Promise<void> | undefined;
  const round = async () => {
    for (const { work, failed } of steps) {
      try {
        await work();
      } catch (error) {
        log({ level: 'warn', message: `${failed}, tried again in a minute`, error: String(error) });
      }
    }
  };
  const timer = setInterval(() => {
    running ??= round().finally(() => {
      running = undefined;
    });
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
