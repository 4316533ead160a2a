/**
 * Draws a page of a borrower into its HTML, with the answers to its first questions beside it (D0072). The questions go
 * through POST /graphql as the browser's own would, with all its checks. Whatever goes wrong, the browser gets the
 * empty page and asks and draws itself.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DrawPage, PageQuestion } from '../../ports/page-drawer.ts';

/** The session, then what the page asks; a screen within a screen asks once more. */
const ROUNDS = 5;
/** A slower drawing would come later than the browser's own. */
const PATIENCE_MS = 1_500;
const ROOT = '<div id="root"></div>';
/** A higher quality costs more time than it saves on the way. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

type Answers = Record<string, unknown>;

/** As the router reads it: `/%6Ason` is `/json`. A path that cannot be decoded stays as it is. */
export function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Only a page that a tab opens: nothing personal is put into anything embedded, and no text of the URL into it. */
export const isServed = ({ method, headers, query }: FastifyRequest): boolean =>
  method === 'GET' &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
  Object.keys(query as object).length === 0;

/** @returns the whole HTML, or undefined where it is not drawn in time */
export async function servedHtml(
  app: FastifyInstance,
  request: FastifyRequest,
  frame: string,
  draw: DrawPage,
  cookie: string | undefined,
): Promise<string | undefined> {
  // Not as it was spelled: visitors share what is drawn, and `/%72u/faq` is no page of the web.
  const path = pathOf(request);
  const drawing = drawn(path, draw, (question) => answerTo(app, request, path, cookie, question)).catch(
    (error: unknown) => {
      request.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'page not drawn');
      return undefined;
    },
  );
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined).unref());
  const page = await Promise.race([drawing, late]);
  if (!page) return undefined;
  // As data, which no browser runs; "<" would end it.
  const answers = JSON.stringify(page.answers).replaceAll('<', '\\u003c');
  const given = `<script type="application/json" id="given">${answers}</script>`;
  return frame.replace(ROOT, () => `<div id="root">${page.html}</div>${given}`);
}

/** Milliseconds. Without a session a page is the same for all. */
const KEPT_MS = 60_000;

/** A visitor's page, drawn once a minute. */
export function servedToVisitors() {
  let kept: { readonly until: number; readonly html: Promise<string | undefined> } | undefined;
  return async (make: () => Promise<string | undefined>): Promise<string | undefined> => {
    if (!kept || kept.until < Date.now()) kept = { until: Date.now() + KEPT_MS, html: make() };
    const mine = kept;
    const html = await mine.html;
    if (html === undefined && kept === mine) kept = undefined;
    return html;
  };
}

async function drawn(
  path: string,
  draw: DrawPage,
  ask: (question: PageQuestion) => Promise<unknown>,
): Promise<{ html: string; answers: Answers } | undefined> {
  const answers: Answers = {};
  for (let round = 0; round < ROUNDS; round++) {
    const { html, asks } = await draw(path, answers);
    if (html !== null) return { html, answers };
    if (asks.length === 0) return undefined;
    const got = await Promise.all(asks.map(ask));
    if (got.includes(undefined)) return undefined;
    for (const [at, { hash, variables }] of asks.entries()) answers[`${hash} ${JSON.stringify(variables)}`] = got[at];
  }
  return undefined;
}

/** Undefined unless it is a whole answer: the browser asks then, and shows why there is none. */
async function answerTo(
  app: FastifyInstance,
  { headers, ip }: FastifyRequest,
  path: string,
  cookie: string | undefined,
  { hash, variables }: PageQuestion,
): Promise<unknown> {
  const { host, 'user-agent': agent } = headers;
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: ip,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-locale': path.split('/')[1] ?? 'ru',
      ...(host ? { host } : {}),
      ...(cookie ? { cookie } : {}),
      ...(agent ? { 'user-agent': agent } : {}),
    },
    payload: { variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
  });
  if (answer.statusCode !== 200) return undefined;
  const body = answer.json<{ data?: unknown; errors?: unknown }>();
  return body.data == null || body.errors ? undefined : body;
}

/** No cache keeps it: it holds data of one person. */
export async function servedBody(request: FastifyRequest, reply: FastifyReply, html: string): Promise<string | Buffer> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'cookie, accept-encoding');
  const encoding = ['br', 'gzip'].find((one) => new RegExp(`\\b${one}\\b`).test(accepted));
  if (encoding === undefined) return html;
  reply.header('content-encoding', encoding);
  return encoding === 'br' ? promisify(brotliCompress)(html, BROTLI) : promisify(gzip)(html);
}
