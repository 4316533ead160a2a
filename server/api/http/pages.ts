/** The built web and the bundled GraphiQL: hashed assets for ever, pages never cached, unknown paths of the web answer its shell. */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../deps.ts';

const YEAR = 'public, max-age=31536000, immutable';

const cacheOf = (path: string): string => {
  if (path.includes(`${sep}assets${sep}`)) return YEAR;
  return 'no-cache';
};

/** Paths that belong to programs; a page there would hide a 404. */
const PROGRAMS = /^\/(json|graphql|graphiql|sandbox|webhooks|assets|healthz|readyz)(\/|$)/;

const FILE = /\.[a-z0-9]{1,8}$/i;

/** Their page fetches the Kazakh texts at once (web/build/first-page.ts); all other addresses speak Russian first. */
const KAZAKH = /^\/kz(\/|$)/;

export async function addPages(app: FastifyInstance, deps: Pick<ServerDeps, 'folders'>): Promise<void> {
  const { web, graphiql } = deps.folders;
  const setHeaders = (reply: FastifyReply, path: string) => void reply.header('cache-control', cacheOf(path));
  const common = { preCompressed: true, cacheControl: false, setHeaders, index: 'index.html' } as const;
  const hasWeb = existsSync(join(web, 'index.html'));
  if (existsSync(join(graphiql, 'index.html'))) {
    await app.register(fastifyStatic, { ...common, root: graphiql, prefix: '/graphiql/', decorateReply: !hasWeb });
    // A folder's own page is not found beside compressed forms of it, so it is named.
    app.get('/graphiql/', (_request, reply) => reply.sendFile('index.html', graphiql));
    // The query string goes along: it may hold a ready question.
    app.get('/graphiql', (request, reply) => reply.redirect(`/graphiql/${/\?.*/.exec(request.url)?.[0] ?? ''}`));
  }
  if (!hasWeb) return;
  await app.register(fastifyStatic, { ...common, root: web, prefix: '/', wildcard: true });
  app.get('/', (_request, reply) => reply.sendFile('index.html'));
  // Browsers ask for it beside pages that name no icon: documents, the processor's page.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 308));
  app.decorateReply('page', async function (this: FastifyReply) {
    return this.sendFile(KAZAKH.test(pathOf(this.request)) ? 'kz.html' : 'index.html');
  });
}

/**
 * True where the answer to an unmatched path is the web's own "not found" page, whatever the caller says it accepts: a link checker asks for
 * anything. A path that ends like a file is no page, unless a person opens it.
 */
export function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = pathOf(request);
  if (PROGRAMS.test(path)) return false;
  return !FILE.test(path) || (request.headers.accept ?? '').includes('text/html');
}

/** As the router reads it: `/%6Ason` is `/json`. What cannot be decoded is a path of nobody. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
