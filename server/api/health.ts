/** /healthz: the process lives. /readyz: everything behind it answers, else 503 with the names of what does not. */
import type { FastifyInstance } from 'fastify';
import type { ReadyCheck } from './deps.ts';

const PATIENCE_MS = 2_000;

export function addHealth(app: FastifyInstance, checks: Readonly<Record<string, ReadyCheck>>): void {
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const entries = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await reasonOf(check)] as const),
    );
    const waiting = entries.filter(([, reason]) => reason !== undefined);
    return reply.code(waiting.length === 0 ? 200 : 503).send({
      ready: waiting.length === 0,
      checks: Object.fromEntries(entries.map(([name, reason]) => [name, reason ?? 'ok'])),
    });
  });
}

async function reasonOf(check: ReadyCheck): Promise<string | undefined> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('no answer'), PATIENCE_MS).unref());
  return Promise.race([check().catch(() => 'failing'), late]);
}
