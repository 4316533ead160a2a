/** The HTTP shell. Deny by default: a path without a route answers 404, a caller without a policy 401 or 403. */
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { addGraphql } from '../graphql/graphql.ts';
import { addDocsPage } from '../rest/docs-page.ts';
import { openApiOf } from '../rest/openapi.ts';
import { addRest } from '../rest/rest.ts';
import { noteRefusals } from './access-refusals.ts';
import { SMALL_BODY } from './arriving.ts';
import { readBodies } from './bodies.ts';
import { followRequests } from './doing.ts';
import { answerErrors, answerNotFound, brokenRequest, unroutable } from './error-answers.ts';
import { makeFaults } from './faults.ts';
import { addHeaders, headersOf } from './headers.ts';
import { addHealth } from './health.ts';
import { tellLimits } from './limit-headers.ts';
import { loggerOptions } from './log.ts';
import { addMetrics, isScraper } from './metrics.ts';
import { ownWrites } from './own-writes.ts';
import { addPages, wantsPage } from './pages.ts';
import { addressOf, cookieName, refuseTwoHosts } from './request-context.ts';
import { traceRequests } from './traces.ts';
import { closeForWorks } from './works.ts';

/**
 * Enough for the largest body, a statement of 5 MB, at half a megabit a second. Slower clients are cut off. Each
 * connection costs memory before it has said anything; what is beyond is closed at once.
 */
const ARRIVAL = { headersMs: 15_000, requestMs: 120_000, lookEveryMs: 5_000, connections: 4_000 };
/** `/json/v1` names the version that `/json` has (R211). */
const FIRST_VERSION = /^\/json\/v1\//;

export async function buildServer(deps: ServerDeps): Promise<FastifyInstance> {
  const { headersMs, requestMs, lookEveryMs, connections } = { ...ARRIVAL, ...deps.arrival };
  const headers = headersOf(deps.config);
  const app = fastify({
    logger: loggerOptions(deps.log),
    // Each answer gets a log line of our own; Fastify's shows the address with its query string.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => deps.ids.fresh(),
    bodyLimit: SMALL_BODY,
    requestTimeout: requestMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: lookEveryMs },
    trustProxy: deps.config.trustedProxies.length > 0 ? [...deps.config.trustedProxies] : false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => url.replace(FIRST_VERSION, '/json/'),
    frameworkErrors: unroutable(headers),
    clientErrorHandler: brokenRequest,
  });
  await app.register(cookie);
  app.server.maxConnections = connections;
  // In a demo all callers share one machine.
  readBodies(app, (request) => (deps.config.limits === 'strict' ? addressOf(request, deps.config) : undefined));
  addHeaders(app, headers);
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    refuseTwoHosts(request);
    next();
  });
  logAnswers(app);
  followRequests(app);
  traceRequests(app);
  if (deps.accessNotes) noteRefusals(app, deps.accessNotes, deps.ownsLoan ?? (async () => false));
  const faults = makeFaults(app.log);
  answerErrors(app, faults);
  if (deps.config.works) closeForWorks(app, deps.config.works);
  const { config, metrics, ready: checks, warnings = {} } = deps;
  const counts = () => ({ ...faults.counts, ...deps.counts?.() });
  const tells = ({ headers: { authorization } }: FastifyRequest) =>
    config.env === 'demo' || (metrics !== undefined && isScraper(metrics.token, authorization));
  tellLimits(app);
  addHealth(app, { checks, warnings, counts, tells });
  if (metrics) addMetrics(app, metrics);
  for (const extension of deps.extensions ?? []) await extension(app);
  const writes = ownWrites(app, deps);
  await addGraphql(app, deps, writes, faults);
  addRest(app, deps, writes);
  let openApi: ReturnType<typeof openApiOf> | undefined;
  const document = () => openApiOf(deps.routes, cookieName(deps.config), deps.config.publicUrl);
  app.get('/json/openapi.json', () => (openApi ??= document())); // most servers are never asked for it
  await addDocsPage(app);
  await addPages(app, deps);
  app.setNotFoundHandler((request, reply) => notFound(request, reply));
  return app;
}

function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
    next();
  });
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (wantsPage(request) && 'page' in reply) return (reply as FastifyReply & { page(): FastifyReply }).page();
  return answerNotFound(request, reply);
}
