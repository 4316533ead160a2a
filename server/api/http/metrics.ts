/** /metrics for Prometheus. It tells sums and refusals of the lender, so it needs the token of the settings. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../deps.ts';
import { doingOf } from './doing.ts';
import { HttpRefusal } from './http-refusal.ts';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** In the same time whatever was sent. */
export const isScraper = (token: string, authorization: string | undefined): boolean =>
  timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`));

/** Where the process has a port for its operators, people's port has no such address at all (R1002). */
export function addMetrics(app: FastifyInstance, { token, type, text, answered, apart }: Metrics): void {
  if (!apart)
    app.get('/metrics', async (request, reply) => {
      if (!isScraper(token, request.headers.authorization))
        throw new HttpRefusal(401, 'UNAUTHENTICATED', 'the token of METRICS_TOKEN is missing or wrong');
      return reply.type(type).send(await text());
    });
  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'unmatched';
    answered(request.method, route, reply.statusCode, reply.elapsedTime / 1_000, doingOf(request)?.refusals ?? []);
    next();
  });
}
