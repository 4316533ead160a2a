/**
 * /healthz: the process is alive. /readyz: 200 while everything that it depends on answers, else 503. To whom `tells`
 * believes it says why, and `warnings`, which need a person and not a restart; others get the status alone (R891).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReadyCheck } from '../deps.ts';

const PATIENCE_MS = 2_000;

type Checks = Readonly<Record<string, ReadyCheck>>;
export type Health = {
  checks: Checks;
  warnings: Checks;
  /** Faults since the start. */
  counts: () => Readonly<Record<string, number>>;
  tells: (request: FastifyRequest) => boolean;
};

export function addHealth(app: FastifyInstance, { checks, warnings, counts, tells }: Health): void {
  const since = new Date().toISOString();
  app.get('/healthz', (request) => (tells(request) ? { ok: true, since, counts: counts() } : { ok: true }));
  app.get('/readyz', async (request, reply) => {
    const told = tells(request);
    const [entries, warned] = await Promise.all([reasonsOf(checks), told ? reasonsOf(warnings) : []]);
    const ready = entries.every(([, reason]) => reason === undefined);
    reply.code(ready ? 200 : 503);
    if (!told) return { ready };
    const said = warned.filter(([, reason]) => reason !== undefined);
    return {
      ready,
      checks: Object.fromEntries(entries.map(([name, reason]) => [name, reason ?? 'ok'])),
      ...(said.length > 0 ? { warnings: Object.fromEntries(said) } : {}),
    };
  });
}

export const reasonsOf = (checks: Checks) =>
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
