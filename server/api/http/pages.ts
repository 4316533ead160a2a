/**
 * Serves the built web: hashed assets are cached for ever, pages never; unknown paths of the web get its main page.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { keepLanding } from './landing-cookies.ts';
import { addPlayground } from './playground.ts';
import { cookieToken } from './request-context.ts';
import { isServed, pathOf, servedBody, servedHtml, servedToVisitors } from './served-pages.ts';

const YEAR = 'public, max-age=31536000, immutable';

const cacheOf = (path: string): string => {
  if (path.includes(`${sep}assets${sep}`)) return YEAR;
  return 'no-cache';
};

/** Paths used by programs; a page there would hide a 404. */
const PROGRAMS = /^\/(json|graphql|graphiql|sandbox|webhooks|assets|healthz|readyz|metrics)(\/|$)/;

const FILE = /\.[a-z0-9]{1,8}$/i;

type BuiltPage = {
  readonly url: string;
  readonly file: string;
  readonly drawn?: string;
  readonly frame?: string;
  readonly open?: boolean;
};

/** Pages whose HTML names the files that they need (web/build/pages.ts). */
function builtPages(web: string): readonly BuiltPage[] {
  const list = join(web, '.vite', 'pages.json');
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as BuiltPage[]) : [];
}

/**
 * A visitor gets the page with its content in the HTML (D0054). Somebody with a session, or with a query string, may be
 * led elsewhere and gets the empty one.
 */
function fileOf({ file, drawn }: BuiltPage, { query }: FastifyRequest, token: string | undefined): string {
  const plain = Object.keys(query as object).length === 0 && token === undefined;
  return drawn && plain ? drawn : file;
}

/** These pages load the Kazakh texts at once (web/build/pages.ts); all others start in Russian. */
const KAZAKH = /^\/kz(\/|$)/;

type PagesDeps = Pick<ServerDeps, 'folders' | 'drawPage'> & {
  config: Pick<ServerDeps['config'], 'publicUrl'>;
  sessions: Pick<ServerDeps['sessions'], 'find'>;
};

export async function addPages(app: FastifyInstance, deps: PagesDeps): Promise<void> {
  const { web, graphiql } = deps.folders;
  const secure = deps.config.publicUrl.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => {
    if (wantsPage(request)) keepLanding(request, reply, secure);
  });
  const setHeaders = (reply: FastifyReply, path: string) => void reply.header('cache-control', cacheOf(path));
  // Folders that begin with a dot are read by this server, not by browsers.
  const dotfiles = 'ignore';
  const common = { preCompressed: true, cacheControl: false, setHeaders, index: 'index.html', dotfiles } as const;
  const hasWeb = existsSync(join(web, 'index.html'));
  await addPlayground(app, graphiql, { ...common, decorateReply: !hasWeb });
  if (!hasWeb) return;
  await app.register(fastifyStatic, { ...common, root: web, prefix: '/', wildcard: true });
  app.get('/', (_request, reply) => reply.sendFile('index.html'));
  // Kept addresses of before the auditor had a desk.
  app.get('/:lang(ru|kz)/office/audit/:stream', (request, reply) => {
    const { lang, stream } = request.params as { lang: string; stream: string };
    return reply.redirect(`/${lang}/audit/${encodeURIComponent(stream)}`, 308);
  });
  for (const page of builtPages(web)) addPage(app, web, page, deps);
  // Browsers request it for pages that name no icon, such as documents and the processor's page.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 308));
  app.decorateReply('page', function (this: FastifyReply) {
    return this.sendFile(KAZAKH.test(pathOf(this.request)) ? 'kz.html' : 'index.html');
  });
}

/** A token that nobody opened is a visitor's. While Postgres is silent the browser draws by itself. */
const whoHas = (token: string, { find }: PagesDeps['sessions']): Promise<'SIGNED_IN' | 'VISITOR' | 'UNKNOWN'> =>
  find(token).then(
    (found) => (found ? 'SIGNED_IN' : 'VISITOR'),
    () => 'UNKNOWN',
  );

/** Only a session that exists is worth a drawing of its own. */
function addPage(app: FastifyInstance, web: string, page: BuiltPage, deps: PagesDeps): void {
  const { drawPage: draw, sessions, config } = deps;
  const frame = draw && page.frame ? readFileSync(join(web, page.frame), 'utf8') : undefined;
  const forVisitors = page.open ? servedToVisitors() : undefined;
  app.get(page.url, async (request, reply) => {
    const token = cookieToken(request, config);
    if (draw && frame && isServed(request)) {
      const drawn = (cookie: string | undefined) => servedHtml(app, request, frame, draw, cookie);
      const who = token === undefined ? 'VISITOR' : await whoHas(token, sessions);
      const visitors = who === 'VISITOR' && forVisitors?.(() => drawn(undefined));
      const html = await (who === 'SIGNED_IN' ? drawn(request.headers.cookie) : visitors);
      if (html) return servedBody(request, reply, html);
    }
    return reply.header('vary', 'cookie').sendFile(fileOf(page, request, token));
  });
}

/**
 * True if an unknown path should get the web's "not found" page, whatever the `accept` header says: link checkers
 * accept anything. A path that ends like a file gets it only if a browser opens it.
 */
export function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = pathOf(request);
  if (PROGRAMS.test(path)) return false;
  return !FILE.test(path) || (request.headers.accept ?? '').includes('text/html');
}
