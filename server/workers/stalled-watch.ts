/** Once a minute: what stands still is driven on (server/workflows/stalled.ts). */
import { requeueStalled, type StalledDeps } from '../workflows/stalled.ts';

const EVERY_MS = 60_000;

export function startStalledWatch(deps: StalledDeps): () => Promise<void> {
  let running: Promise<void> | undefined;
  const round = async () => {
    try {
      await requeueStalled(deps);
    } catch (error) {
      const message = 'looking for what stands still failed, tried again in a minute';
      deps.log({ level: 'warn', message, error: String(error) });
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
