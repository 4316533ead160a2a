/** The built web and the bundled GraphiQL: hashed assets for ever, pages never cached, unknown paths of the web answer its shell. */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerDeps } from './deps.ts';

const YEAR = 'public, max-age=31536000, immutable';

const cacheOf = (path: string): string => {
  if (path.includes(`${sep}assets${sep}`)) return YEAR;
  return 'no-cache';
};

/** Paths that belong to programs; a page there would hide a 404. */
const PROGRAMS = /^\/(json|graphql|graphiql|sandbox|webhooks|assets|healthz|readyz)(\/|$)/;

export async function addPages(app: FastifyInstance, deps: ServerDeps): Promise<void> {
  const { web, graphiql } = deps.folders;
  const setHeaders = (reply: FastifyReply, path: string) => void reply.header('cache-control', cacheOf(path));
  const common = { preCompressed: true, cacheControl: false, setHeaders, index: 'index.html' } as const;
  const hasWeb = existsSync(join(web, 'index.html'));
  if (existsSync(join(graphiql, 'index.html'))) {
    await app.register(fastifyStatic, { ...common, root: graphiql, prefix: '/graphiql/', decorateReply: !hasWeb });
    // Named, because the plugin looks for the compressed form of a folder's page under the folder's own name.
    const playground = (_request: FastifyRequest, reply: FastifyReply) => reply.sendFile('index.html', graphiql);
    app.get('/graphiql', playground);
    app.get('/graphiql/', playground);
  }
  if (!hasWeb) return;
  await app.register(fastifyStatic, { ...common, root: web, prefix: '/', wildcard: true });
  app.decorateReply('page', async function (this: FastifyReply) {
    return this.sendFile('index.html');
  });
}

/** True where the answer to an unmatched path is the web's own "not found" page. */
export const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !PROGRAMS.test(request.url.split('?')[0] ?? '') &&
  (request.headers.accept ?? '').includes('text/html');
