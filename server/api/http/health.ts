/**
 * /healthz: the process is alive; `counts` are its faults since the start. /readyz: everything it depends on answers,
 * else 503 with the failures. `warnings` need a person, not a restart.
 */
import type { FastifyInstance } from 'fastify';
import type { ReadyCheck } from '../deps.ts';

const PATIENCE_MS = 2_000;

type Checks = Readonly<Record<string, ReadyCheck>>;

export function addHealth(
  app: FastifyInstance,
  checks: Checks,
  warnings: Checks = {},
  counts: () => Readonly<Record<string, number>> = () => ({}),
): void {
  const since = new Date().toISOString();
  app.get('/healthz', () => ({ ok: true, since, counts: counts() }));
  app.get('/readyz', async (_request, reply) => {
    const [entries, warned] = await Promise.all([reasonsOf(checks), reasonsOf(warnings)]);
    const waiting = entries.filter(([, reason]) => reason !== undefined);
    const said = warned.filter(([, reason]) => reason !== undefined);
    return reply.code(waiting.length === 0 ? 200 : 503).send({
      ready: waiting.length === 0,
      checks: Object.fromEntries(entries.map(([name, reason]) => [name, reason ?? 'ok'])),
      ...(said.length > 0 ? { warnings: Object.fromEntries(said) } : {}),
    });
  });
}

const reasonsOf = (checks: Checks) =>
  Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await reasonOf(check)] as const));

async function reasonOf(check: ReadyCheck): Promise<string | undefined> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('no answer'), PATIENCE_MS).unref());
  return Promise.race([check().catch(failureOf), late]);
}

/** The driver's code (ECONNREFUSED, 57P03) is enough; its text may hold an address with a password. */
function failureOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' || typeof code === 'number' ? `failing (${code})` : 'failing';
}
