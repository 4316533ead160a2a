/** /graphiql: the built playground, or until it is there the page that says so and comes back by itself (D0236). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../ports/borrowers.ts';
import { AGAIN_S, type NotBuilt, playgroundPage } from './playground-pages.ts';
import { localeOf } from './request-context.ts';

/** What server/cli/web-build.ts leaves in the folder: the first when all is written, the second while it works. */
const DONE = '.sources';
const WORKING = '.building';

/** Looks at each request, since a start builds the playground when it already serves. */
function stateOf(folder: string): NotBuilt | 'built' {
  if (existsSync(join(folder, DONE))) return 'built';
  return existsSync(join(folder, WORKING)) ? 'building' : 'absent';
}

/** The office names its language in the address (web/features/office/Queries.tsx). */
function languageOf(request: FastifyRequest): Locale {
  const { lang } = request.query as { lang?: unknown };
  if (lang === 'kz' || lang === 'kk') return 'KK';
  return lang === 'ru' ? 'RU' : localeOf(request, undefined);
}

type Options = Omit<FastifyStaticOptions, 'root' | 'prefix'>;

export async function addPlayground(app: FastifyInstance, folder: string, options: Options): Promise<void> {
  await app.register(fastifyStatic, { ...options, root: folder, prefix: '/graphiql/', suppressWarning: true });
  // The static server does not find a folder's index page beside its compressed forms, so the file is named.
  app.get('/graphiql/', (request, reply) => {
    const state = stateOf(folder);
    return state === 'built' ? reply.sendFile('index.html', folder) : notBuilt(request, reply, state);
  });
  // Keeps the query string, which may hold a prepared query.
  app.get('/graphiql', (request, reply) => reply.redirect(`/graphiql/${/\?.*/.exec(request.url)?.[0] ?? ''}`));
}

function notBuilt(request: FastifyRequest, reply: FastifyReply, state: NotBuilt): FastifyReply {
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', vary: 'accept-language', 'retry-after': AGAIN_S })
    .type('text/html; charset=utf-8')
    .send(playgroundPage(state, languageOf(request)));
}
