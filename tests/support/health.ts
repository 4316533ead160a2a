import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const EVERY_MS = 20;

export const listening = (app: FastifyInstance): Promise<string> => app.listen({ host: '127.0.0.1', port: 0 });

export async function slowestHealth(url: string, during: () => Promise<unknown>): Promise<number> {
  let over = false;
  let slowest = 0;
  const watching = (async () => {
    while (!over) {
      const started = performance.now();
      const answer = await fetch(`${url}/healthz`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`/healthz answered ${answer.status}`);
      slowest = Math.max(slowest, performance.now() - started);
      await sleep(EVERY_MS);
    }
  })();
  try {
    await during();
  } finally {
    over = true;
    await watching;
  }
  return slowest;
}
