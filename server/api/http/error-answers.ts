/**
 * The HTTP answer to an error, in the reader's language: a refusal, an outage, or a bug without details. No text of the
 * framework gets out.
 */
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { RefusalCode } from '../../../schema/reference/refusals.ts';
import { refuse } from '../../domain/decider.ts';
import { keyOfRefusal, textOf } from '../user-errors.ts';
import { doingOf, noteRefusal } from './doing.ts';
import type { Faults } from './faults.ts';
import { HttpRefusal } from './http-refusal.ts';
import { localeOf } from './request-context.ts';

/** `code` and `message` are for GraphQL, `refusal` for /json. */
type ErrorAnswer = {
  status: number;
  code: string;
  message?: string;
  refusal: RefusalCode | undefined;
  retryAfterSeconds?: number;
};

export function answerErrors(app: FastifyInstance, faults: Faults): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status < 500 || error instanceof HttpRefusal) return send(request, reply, refused(error, status));
    const outage = faults.report(error, doingOf(request));
    return send(request, reply, outage ? { ...outage, refusal: outage.code } : broken(status));
  });
}

/** Static serving answers 403 to an odd path; here such a path simply does not exist. */
const statusOf = (error: FastifyError): number =>
  error.statusCode === 403 && !(error instanceof HttpRefusal) ? 404 : (error.statusCode ?? 500);

function refused(error: FastifyError, status: number): ErrorAnswer {
  if (!(error instanceof HttpRefusal)) {
    const refusal = status >= 400 ? refusalOf(error, status) : 'REQUEST_WRONG';
    return { status, code: 'BAD_REQUEST', message: error.code ?? 'bad request', refusal };
  }
  const retry = status === 503 ? { retryAfterSeconds: 2 } : {};
  if (status >= 500) {
    const answer = broken(status);
    return { ...answer, code: error.code, refusal: error.refusal ?? answer.refusal, ...retry };
  }
  return { status, code: error.code, message: error.message, refusal: error.refusal };
}

/** Fastify's texts may repeat a header or body of the caller; its codes do not. */
function refusalOf({ code = '' }: FastifyError, status: number): RefusalCode {
  if (status === 404) return 'NOT_FOUND';
  if (status === 413) return 'BODY_TOO_LARGE';
  if (status === 415) return 'BODY_TYPE';
  // A broken JSON body comes as a bare SyntaxError with status 400.
  return code === '' || code.startsWith('FST_ERR_CTP_') ? 'BODY_UNREADABLE' : 'REQUEST_WRONG';
}

const broken = (status: number): ErrorAnswer => ({
  status,
  code: 'INTERNAL_SERVER_ERROR',
  message: 'internal error',
  refusal: 'FUNCTION_ERROR',
});

export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(request, reply, { status: 404, code: 'NOT_FOUND', refusal: 'NOT_FOUND' });

/** An address that cannot be decoded or is too long: no route is found, and no hook runs that adds the headers. */
export const unroutable =
  (headers: OutgoingHttpHeaders): NonNullable<FastifyServerOptions['frameworkErrors']> =>
  (error, request, reply) => {
    const status = error.statusCode ?? 400;
    reply.headers({ ...headers, 'x-request-id': request.id });
    send(request, reply as FastifyReply, { status, code: 'BAD_REQUEST', refusal: 'REQUEST_WRONG' });
  };

/** Bytes that are no HTTP, or arrive too slowly: there is no request yet, so nobody's language is known. */
export const brokenRequest: NonNullable<FastifyServerOptions['clientErrorHandler']> = (error, socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = BROKEN[error.code] ?? '400 Bad Request';
  const refused = { refusal: { code: 'REQUEST_WRONG' } } as const;
  const [code, key] = [Number(status.slice(0, 3)), keyOfRefusal(refused.refusal)];
  const body = JSON.stringify({ code, message: textOf(refused, 'RU'), businessLogicErrors: [key] });
  const head = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}`;
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n${body}`);
};
const BROKEN: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

function send(request: FastifyRequest, reply: FastifyReply, answer: ErrorAnswer): FastifyReply {
  const { status, code, refusal, retryAfterSeconds } = answer;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  reply.code(status).header('cache-control', 'no-store');
  if (status === 401) reply.header('www-authenticate', 'Token realm="Nesie"');
  if (refusal) noteRefusal(refusal);
  const text = refusal && textOf(refuse(refusal), localeOf(request, doingOf(request)?.locale));
  if (request.routeOptions.url === '/graphql') {
    const message = answer.message ?? text;
    return reply.send({ errors: [{ message, extensions: { code } }] });
  }
  const key = refusal && { businessLogicErrors: [keyOfRefusal({ code: refusal })] };
  return reply.send({ code: status, message: text ?? answer.message, ...key, requestId: request.id });
}
