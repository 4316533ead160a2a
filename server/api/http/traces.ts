/** One span for each request, whose trace has the id of the request. */
import { type Context, context, type Span, SpanKind } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openSpan } from '../../use-cases/kernel/span.ts';
import { doingOf } from './doing.ts';

export function traceRequests(app: FastifyInstance): void {
  const open = new WeakMap<FastifyRequest, { span: Span; context: Context }>();
  const within = (request: FastifyRequest, next: () => void): void => {
    const found = open.get(request);
    if (found) context.with(found.context, next);
    else next();
  };
  app.addHook('onRequest', (request, _reply, next) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unmatched';
    const attributes = { 'http.request.method': method, 'http.route': route };
    const opened = openSpan(`${method} ${route}`, { attributes, kind: SpanKind.SERVER }, request.id);
    if (opened) open.set(request, opened);
    within(request, next);
  });
  // The body is read in a socket callback, which loses the async context, so it is set again.
  app.addHook('preValidation', (request, _reply, next) => within(request, next));
  app.addHook('onResponse', (request, reply, next) => {
    const span = open.get(request)?.span;
    const { operation, refusals = [] } = doingOf(request) ?? {};
    if (operation) span?.updateName(operation);
    span?.setAttributes({ 'http.response.status_code': reply.statusCode, 'nesie.refusals': refusals });
    span?.end();
    next();
  });
}
