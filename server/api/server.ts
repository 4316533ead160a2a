/** The HTTP shell. Deny by default: what no row names answers 404, what no policy allows answers 401 or 403. */
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { refuseDeepBody } from './body-depth.ts';
import type { ServerDeps } from './deps.ts';
import { addGraphql } from './graphql.ts';
import { addHeaders } from './headers.ts';
import { addHealth } from './health.ts';
import { HttpRefusal } from './http-refusal.ts';
import { loggerOptions } from './log.ts';
import { ownWrites } from './own-writes.ts';
import { addPages, wantsPage } from './pages.ts';
import { cookieName } from './request-context.ts';
import { openApiOf } from './rest/openapi.ts';
import { addRest } from './rest/rest.ts';

const BODY_LIMIT = 64 * 1024;

export async function buildServer(deps: ServerDeps): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(deps.log),
    // Own line per answer instead: Fastify's shows the address with its query string.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => deps.ids.fresh(),
    bodyLimit: BODY_LIMIT,
    trustProxy: deps.config.trustedProxies.length > 0 ? [...deps.config.trustedProxies] : false,
    routerOptions: { maxParamLength: 200 },
  });
  await app.register(cookie);
  await app.register(formbody);
  readBodies(app);
  await addHeaders(app, deps.config);
  logAnswers(app);
  app.setErrorHandler(answerError);
  addHealth(app, deps.ready, deps.warnings);
  for (const extension of deps.extensions ?? []) await extension(app);
  const own = ownWrites(deps.readYourWrites);
  await addGraphql(app, deps, own);
  addRest(app, deps, own);
  const openApi = openApiOf(deps.routes, cookieName(deps.config));
  app.get('/json/openapi.json', () => openApi);
  await addPages(app, deps);
  app.setNotFoundHandler((request, reply) => notFound(request, reply));
  return app;
}

/** JSON and forms everywhere, PDF for statements; text/plain is how another site would post without asking first. */
function readBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    ['application/pdf', 'application/octet-stream'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  app.addHook('preValidation', async (request) => refuseDeepBody(request.body));
}

function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // Static serving calls an odd path forbidden; to us it names nothing.
  const odd = error.statusCode === 403 && !(error instanceof HttpRefusal);
  const status = odd ? 404 : (error.statusCode ?? 500);
  if (status >= 500 && !(error instanceof HttpRefusal)) request.log.error({ err: error }, 'fault');
  const message = status >= 500 ? 'internal error' : status < 400 ? 'error' : shortMessage(error);
  const code = error instanceof HttpRefusal ? error.code : status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST';
  if (status === 503) reply.header('retry-after', '2');
  reply.code(status).header('cache-control', 'no-store');
  if (request.url.startsWith('/graphql')) reply.send({ errors: [{ message, extensions: { code } }] });
  else reply.send({ code: status, message, requestId: request.id });
}

/** Fastify's own texts may repeat a header or body of the caller; ours do not. */
const shortMessage = (error: FastifyError): string =>
  error instanceof HttpRefusal ? error.message : (error.code ?? 'bad request');

async function notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (wantsPage(request) && 'page' in reply) {
    return (reply as FastifyReply & { page(): Promise<FastifyReply> }).page();
  }
  return reply.code(404).send({ code: 404, message: 'not found', requestId: request.id });
}
