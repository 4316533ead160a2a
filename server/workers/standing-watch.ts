/** Once a minute: what stands still is driven on (server/workflows/standing.ts). */
import { driveOn, type StandingDeps } from '../workflows/standing.ts';

const EVERY_MS = 60_000;

export function startStandingWatch(deps: StandingDeps): () => Promise<void> {
  let running: Promise<void> | undefined;
  const round = async () => {
    try {
      await driveOn(deps);
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
