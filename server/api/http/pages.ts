/**
 * Serves the built web: hashed assets are cached for ever, pages never; unknown paths of the web get its main page.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DrawPage } from '../../ports/page-drawer.ts';
import type { ServerDeps } from '../deps.ts';
import { keepLanding } from './landing-cookies.ts';
import { addPlayground } from './playground.ts';
import { isServed, pathOf, servedBody, servedHtml, servedToVisitors } from './served-pages.ts';

const YEAR = 'public, max-age=31536000, immutable';

const cacheOf = (path: string): string => {
  if (path.includes(`${sep}assets${sep}`)) return YEAR;
  return 'no-cache';
};

/** Paths used by programs; a page there would hide a 404. */
const PROGRAMS = /^\/(json|graphql|graphiql|sandbox|webhooks|assets|healthz|readyz|metrics)(\/|$)/;

/** The cookie of a session (request-context.ts). */
const SESSION = /(?:^|;\s*)(?:__Host-)?sid=/;

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
function fileOf({ file, drawn }: BuiltPage, { headers, query }: FastifyRequest): string {
  const plain = Object.keys(query as object).length === 0 && !SESSION.test(headers.cookie ?? '');
  return drawn && plain ? drawn : file;
}

/** These pages load the Kazakh texts at once (web/build/pages.ts); all others start in Russian. */
const KAZAKH = /^\/kz(\/|$)/;

type PagesDeps = Pick<ServerDeps, 'folders' | 'drawPage'> & { config: Pick<ServerDeps['config'], 'publicUrl'> };

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
  for (const page of builtPages(web)) addPage(app, web, page, deps.drawPage);
  // Browsers request it for pages that name no icon, such as documents and the processor's page.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 308));
  app.decorateReply('page', function (this: FastifyReply) {
    return this.sendFile(KAZAKH.test(pathOf(this.request)) ? 'kz.html' : 'index.html');
  });
}

function addPage(app: FastifyInstance, web: string, page: BuiltPage, draw: DrawPage | undefined): void {
  const frame = draw && page.frame ? readFileSync(join(web, page.frame), 'utf8') : undefined;
  const forVisitors = page.open ? servedToVisitors() : undefined;
  app.get(page.url, async (request, reply) => {
    if (draw && frame && isServed(request)) {
      const { cookie = '' } = request.headers;
      const html = SESSION.test(cookie)
        ? await servedHtml(app, request, frame, draw, cookie)
        : await forVisitors?.(() => servedHtml(app, request, frame, draw, undefined));
      if (html !== undefined) return servedBody(request, reply, html);
    }
    return reply.header('vary', 'cookie').sendFile(fileOf(page, request));
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
