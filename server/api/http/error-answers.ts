/**
 * The HTTP answer to an error: a refusal in its own words, an outage in the reader's language, a bug without details.
 */

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../domain/decider.ts';
import { keyOfRefusal, textOf } from '../user-errors.ts';
import { doingOf } from './doing.ts';
import type { Faults } from './faults.ts';
import { HttpRefusal } from './http-refusal.ts';
import type { Outage } from './outage.ts';
import { localeOf } from './request-context.ts';

type ErrorAnswer = { status: number; code: string; message: string; retryAfterSeconds?: number; key?: string };

export function answerErrors(app: FastifyInstance, faults: Faults): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status < 500 || error instanceof HttpRefusal) return send(request, reply, refused(error, status));
    const outage = faults.report(error, doingOf(request));
    return send(request, reply, outage ? away(outage, request) : broken(status));
  });
}

/** Static serving answers 403 to an odd path; here such a path simply does not exist. */
const statusOf = (error: FastifyError): number =>
  error.statusCode === 403 && !(error instanceof HttpRefusal) ? 404 : (error.statusCode ?? 500);

function refused(error: FastifyError, status: number): ErrorAnswer {
  const retry = status === 503 ? { retryAfterSeconds: 2 } : {};
  if (error instanceof HttpRefusal)
    return { status, code: error.code, message: status >= 500 ? 'internal error' : error.message, ...retry };
  // Fastify's texts may repeat a header or body of the caller; its codes do not.
  return { status, code: 'BAD_REQUEST', message: status < 400 ? 'error' : (error.code ?? 'bad request') };
}

const broken = (status: number): ErrorAnswer => ({ status, code: 'INTERNAL_SERVER_ERROR', message: 'internal error' });

function away({ status, code, retryAfterSeconds }: Outage, request: FastifyRequest): ErrorAnswer {
  const message = textOf(refuse(code), localeOf(request, undefined));
  return { status, code, message, retryAfterSeconds, key: keyOfRefusal({ code }) };
}

function send(request: FastifyRequest, reply: FastifyReply, said: ErrorAnswer): FastifyReply {
  const { status, code, message, retryAfterSeconds, key } = said;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  reply.code(status).header('cache-control', 'no-store');
  if (request.routeOptions.url === '/graphql') return reply.send({ errors: [{ message, extensions: { code } }] });
  const businessLogicErrors = key === undefined ? {} : { businessLogicErrors: [key] };
  return reply.send({ code: status, message, ...businessLogicErrors, requestId: request.id });
}
