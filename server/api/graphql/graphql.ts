/**
 * POST /graphql: Apollo Server over Fastify. Browsers send the hash of a known operation; staff may send their own text
 * (R44).
 */
import { ApolloServer, HeaderMap, type HTTPGraphQLRequest, type HTTPGraphQLResponse } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, type GraphQLFormattedError, Kind } from 'graphql';
import type { Viewer } from '../context.ts';
import type { ServerDeps } from '../deps.ts';
import { arrivedBytes, SMALL_BODY, takeLarge, tooLarge } from '../http/arriving.ts';
import { DEADLINES, giveUpAfter } from '../http/deadlines.ts';
import { doingOf } from '../http/doing.ts';
import type { Faults } from '../http/faults.ts';
import { HttpRefusal } from '../http/http-refusal.ts';
import { keyOf } from '../http/idempotency.ts';
import { scrub } from '../http/log.ts';
import type { OwnWrites } from '../http/own-writes.ts';
import { contextOf, refuseForgedWrite } from '../http/request-context.ts';
import { isStaff, needsRole } from '../permit.ts';
import { askedQueries } from './asked-queries.ts';
import { answerFaults, originalOf, PUBLIC_CODES, refuseByStatus } from './graphql-faults.ts';
import { idempotentMutations, type RequestContext } from './graphql-keys.ts';
import { measure, OPERATION_LIMITS } from './operation-limits.ts';
import { freeDocuments, type PersistedDocument, type PersistedDocuments, persistedDocuments } from './persisted.ts';
import { schemaAnswers } from './role-schema.ts';
import { executableSchema, readSdl } from './schema.ts';

/** The one operation whose body is large: a face image has up to 1 MB as base64. */
const LARGE = { operation: 'submitFace', bytes: 1_500_000 };

type Body = {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: { persistedQuery?: { sha256Hash?: unknown } };
};

export async function addGraphql(
  app: FastifyInstance,
  deps: ServerDeps,
  writes: OwnWrites,
  faults: Faults,
): Promise<void> {
  const documents = {
    ...persistedDocuments(deps.folders.persisted, deps.config.env === 'demo'),
    parse: freeDocuments(),
  };
  const schema = executableSchema(readSdl(deps.folders.schema), deps.resolvers, deps.partial);
  const answerAboutSchema = schemaAnswers(schema);
  const apollo = new ApolloServer<RequestContext>({
    schema,
    // Staff introspect the part of their role (`role-schema.ts`).
    introspection: false,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: OPERATION_LIMITS.tokens },
    stopOnTerminationSignals: false,
    formatError,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // No answer may be cached, and the plugin would inspect every field.
      ApolloServerPluginCacheControlDisabled(),
      answerFaults(faults),
      refuseByStatus,
      idempotentMutations(deps, app.log),
      ...(deps.queryLog ? [askedQueries(deps.queryLog)] : []),
    ],
    logger: quiet(app),
  });
  await apollo.start();
  app.decorateRequest('caller');
  app.post('/graphql', {
    bodyLimit: LARGE.bytes,
    onRequest: async (request, reply) => {
      const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
      if (coding === undefined && Number(length ?? 0) <= SMALL_BODY) return;
      const { viewer } = await contextOf(request, reply, deps, writes);
      if (viewer.kind === 'signed-in' && viewer.borrowerId !== null) takeLarge(request, viewer.accountId);
    },
    preHandler: async (request, reply) => {
      giveUpAfter(DEADLINES.write, reply);
      refuseForgedWrite(request, deps.config);
      const context: RequestContext = await contextOf(request, reply, deps, writes);
      context.key = keyOf(request);
      context.doing = doingOf(request);
      context.giveUpAfter = (ms) => giveUpAfter(ms, reply);
      const freeText = deps.config.env === 'demo' || isStaff(context.viewer);
      const { body, document, aboutSchema } = spelledOut(request.body as Body, documents, freeText, context.viewer);
      if (arrivedBytes(request) > SMALL_BODY && !asksFor(document, LARGE.operation)) throw tooLarge();
      if (aboutSchema) {
        const answer = await answerAboutSchema(context.viewer.roles, { ...body, document: aboutSchema });
        return reply.code(answer.errors ? 400 : 200).send(answer);
      }
      request.body = body;
      request.setDecorator('caller', context);
    },
    handler: async (request, reply) => {
      const context = async () => request.getDecorator<RequestContext>('caller');
      return send(reply, await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest: httpOf(request), context }));
    },
  });
  app.get('/graphql', async () => {
    throw new HttpRefusal(405, 'METHOD_NOT_ALLOWED', 'POST only');
  });
}

const httpOf = ({ headers, body }: FastifyRequest): HTTPGraphQLRequest => ({
  method: 'POST',
  headers: new HeaderMap(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  search: '',
  body,
});

function send(reply: FastifyReply, { status, headers, body }: HTTPGraphQLResponse): string {
  if (body.kind !== 'complete') throw new Error('no operation is answered in parts');
  reply.code(status ?? 200).headers(Object.fromEntries(headers));
  return body.string;
}

/**
 * Replaces a known hash by its text and measures the operation before Apollo sees it. `aboutSchema` is an operation
 * that asks for nothing but the schema. @throws HttpRefusal 400 for a free text that is not allowed, an unknown hash
 * or an operation too large; 401 or 403 for introspection by a viewer who may not
 */
function spelledOut(
  body: Body | null | undefined,
  documents: PersistedDocuments & { parse: ReturnType<typeof freeDocuments> },
  freeText: boolean,
  viewer: Viewer,
): { body: Spelled; document: DocumentNode | undefined; aboutSchema: DocumentNode | undefined } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpRefusal(400, 'BAD_USER_INPUT', 'one operation a request');
  }
  const { operationName, variables } = body;
  const known = knownOf(body, documents);
  if (!known && !freeText)
    throw new HttpRefusal(400, 'PERSISTED_QUERY_ONLY', 'only operations of the product are taken');
  const document = known?.document ?? documents.parse(body.query);
  refuseSubscriptions(document);
  const size = document && measure(document, Object(variables) as Record<string, unknown>);
  if (size?.introspects && !isStaff(viewer)) throw needsRole(viewer);
  if (size?.introspects && size.effects > 0)
    throw new HttpRefusal(400, 'BAD_USER_INPUT', 'ask for the schema in a request of its own');
  return {
    body: {
      query: known?.text ?? body.query,
      ...(operationName ? { operationName } : {}),
      ...(variables ? { variables } : {}),
    },
    document,
    aboutSchema: size?.introspects ? document : undefined,
  };
}

/** The library takes them for a fault of ours, as the schema has none. @throws HttpRefusal 400 */
function refuseSubscriptions(document: DocumentNode | undefined): void {
  const found = document?.definitions.some((one) => 'operation' in one && one.operation === 'subscription');
  if (found) throw new HttpRefusal(400, 'BAD_USER_INPUT', 'there are no subscriptions');
}

const asksFor = (document: DocumentNode | undefined, name: string): boolean =>
  (document?.definitions ?? []).some(
    (node) =>
      node.kind === Kind.OPERATION_DEFINITION &&
      node.selectionSet.selections.some((one) => one.kind === Kind.FIELD && one.name.value === name),
  );

type Spelled = Pick<Body, 'query' | 'operationName' | 'variables'>;

function knownOf(body: Body, documents: PersistedDocuments): PersistedDocument | undefined {
  const hash = body.extensions?.persistedQuery?.sha256Hash;
  if (typeof hash !== 'string') return undefined;
  const known = documents.find(hash);
  if (!known) throw new HttpRefusal(400, 'PERSISTED_QUERY_NOT_FOUND', 'unknown operation');
  return known;
}

/** A known refusal keeps its text; a fault reveals no details. */
function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = originalOf(error);
  if (original instanceof HttpRefusal) {
    return { ...located(formatted), message: original.message, extensions: { code: original.code } };
  }
  const code = String(formatted.extensions?.code ?? '');
  if (PUBLIC_CODES.has(code)) return { ...formatted, extensions: { code } };
  return { ...located(formatted), message: 'internal error', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

const located = ({ path, locations }: GraphQLFormattedError) => ({
  ...(path ? { path } : {}),
  ...(locations ? { locations } : {}),
});

const quiet = (app: FastifyInstance) => ({
  debug: () => undefined,
  info: () => undefined,
  warn: (message?: unknown) => app.log.warn(scrub(String(message))),
  error: (message?: unknown) => app.log.error(scrub(String(message))),
});
