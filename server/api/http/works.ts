/**
 * During announced works GraphQL and /json answer 503 with the instant of their end (R201). Pages, callbacks of
 * providers and health checks go on. Nothing is stored, so the same call may be sent again afterwards.
 */
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../domain/decider.ts';
import type { ShellConfig } from '../deps.ts';
import { keyOfRefusal, textOf } from '../user-errors.ts';
import { localeOf } from './request-context.ts';

const CALLS = /^\/(graphql|json\/(?!openapi\.json))/;
const CODE = 'SERVICE_UNAVAILABLE';

export function closeForWorks(app: FastifyInstance, { from, until }: NonNullable<ShellConfig['works']>): void {
  const [begin, end] = [Date.parse(from), Date.parse(until)];
  app.addHook('onRequest', async (request, reply) => {
    const now = Date.now();
    if (now < begin || now >= end || !CALLS.test(request.routeOptions.url ?? '')) return;
    const message = textOf(refuse(CODE), localeOf(request, undefined));
    reply
      .code(503)
      .header('retry-after', Math.ceil((end - now) / 1_000))
      .header('cache-control', 'no-store');
    if (request.routeOptions.url === '/graphql')
      return reply.send({ errors: [{ message, extensions: { code: CODE, until } }] });
    const businessLogicErrors = [keyOfRefusal({ code: CODE })];
    return reply.send({ code: 503, message, until, businessLogicErrors, requestId: request.id });
  });
}
