import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import fastify, { type FastifyReply } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPages, wantsPage } from '../../server/api/http/pages.ts';
import type { SignedIn } from '../../server/ports/sessions.ts';

const app = fastify();
/** As tokens are: 43 signs. */
const MINE = `mine${'_'.repeat(39)}`;
const OTHER = `other${'_'.repeat(38)}`;
const LAPSED = `lapsed${'_'.repeat(37)}`;
const BROKEN = `broken${'_'.repeat(37)}`;
const lookedFor: string[] = [];
let drawings = 0;
const drawn: string[] = [];
let answering = true;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nesie-pages-'));
  for (const name of ['web', 'graphiql']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.html'), `<title>${name}</title>`);
    writeFileSync(join(folder, name, 'index.html.br'), brotliCompressSync(`<title>${name}</title>`));
  }
  writeFileSync(join(folder, 'graphiql', '.sources'), 'hash');
  writeFileSync(join(folder, 'web', 'kz.html'), '<title>kazakh</title>');
  writeFileSync(join(folder, 'web', 'payment.html'), '<title>payment</title>');
  mkdirSync(join(folder, 'web', '.vite'));
  for (const name of ['cabinet', 'faq'])
    writeFileSync(join(folder, 'web', `${name}.frame.html`), `${name} frame <div id="root"></div>`);
  for (const name of ['help', 'help.drawn', 'cabinet', 'faq']) writeFileSync(join(folder, 'web', `${name}.html`), name);
  const pages = [
    { url: '/ru/payment/:loanId', file: 'payment.html' },
    { url: '/ru/help', file: 'help.html', drawn: 'help.drawn.html' },
    { url: '/ru/cabinet', file: 'cabinet.html', frame: 'cabinet.frame.html' },
    { url: '/ru/faq', file: 'faq.html', frame: 'faq.frame.html', open: true },
  ];
  writeFileSync(join(folder, 'web', '.vite', 'pages.json'), JSON.stringify(pages));
  // Answers with the cookie it got and a tag, as texts that people type may contain one.
  app.post('/graphql', ({ headers, body }) =>
    answering ? { data: { cookie: headers.cookie ?? 'none', typed: '</script>', asked: body } } : { errors: [{}] },
  );
  await app.register(cookie);
  await addPages(app, {
    sessions: {
      find: async (token) => {
        lookedFor.push(token);
        if (token === BROKEN) throw new Error('Postgres is silent');
        return token === MINE || token === OTHER ? ({} as SignedIn) : undefined;
      },
    },
    config: { publicUrl: 'http://localhost' },
    drawPage: async (path, answers) => {
      drawings++;
      drawn.push(path);
      const answer = answers['hash {"a":1}'] as { data: { cookie: string } } | undefined;
      if (!answer) return { html: null, asks: [{ hash: 'hash', variables: { a: 1 } }] };
      return { html: `<h1>${answer.data.cookie}</h1>`, asks: [] };
    },
    folders: { web: join(folder, 'web'), graphiql: join(folder, 'graphiql'), schema: '', persisted: '' },
  });
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? (reply as FastifyReply & { page(): Promise<FastifyReply> }).page() : reply.code(404).send(),
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });

it.each(['br', 'identity'])('answers the playground and the web, %s', async (encoding) => {
  for (const url of ['/graphiql/', '/graphiql/?query=%7B%7D', '/', '/graphiql/index.html']) {
    const { statusCode, headers } = await ask(url, encoding);
    expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'text/html; charset=utf-8']);
  }
});

it.each([
  ['/ru/help', '', 'help.drawn'],
  ['/ru/help', 'device=1; notsid=1', 'help.drawn'],
  ['/ru/help', 'device=1; sid=1', 'help.drawn'],
  ['/ru/help', `device=1; sid=${MINE}`, 'help'],
  ['/ru/help?next=1', '', 'help'],
])('%s with the cookie "%s" has its content only where nobody is led elsewhere', async (url, cookie, page) => {
  const { payload, headers } = await app.inject({ url, headers: { cookie } });
  expect([payload, headers.vary]).toEqual([page, expect.stringContaining('cookie')]);
});

const open = (url: string, headers: Record<string, string>) => app.inject({ url, headers });

it('draws the page of a borrower with his own answers, which nobody keeps', async () => {
  const { payload, headers } = await open('/ru/cabinet', { cookie: `sid=${MINE}` });
  expect(
    payload.startsWith(`cabinet frame <div id="root"><h1>sid=${MINE}</h1></div><script type="application/json"`),
  ).toBe(true);
  expect(payload).toContain('"hash {\\"a\\":1}"');
  expect(payload.match(/<\/script>/g)).toHaveLength(1);
  expect(headers['cache-control']).toBe('no-store');
  const other = await open('/ru/cabinet', { cookie: `sid=${OTHER}`, 'accept-encoding': 'gzip, br' });
  expect(other.headers['content-encoding']).toBe('br');
  const html = brotliDecompressSync(other.rawPayload).toString();
  expect(html).toContain(`<h1>sid=${OTHER}</h1>`);
  expect(html).not.toContain(MINE);
});

it.each([
  ['a visitor', '/ru/cabinet', {}],
  ['a query string', '/ru/cabinet?pay=1', { cookie: `sid=${MINE}` }],
  ['an image or a frame', '/ru/cabinet', { cookie: `sid=${MINE}`, 'sec-fetch-dest': 'image' }],
])('leaves the page of a borrower to the browser for %s', async (_why, url, headers) => {
  expect((await open(url, headers as Record<string, string>)).payload).toBe('cabinet');
});

it('leaves the page to the browser where a question is not answered', async () => {
  answering = false;
  expect((await open('/ru/cabinet', { cookie: `sid=${MINE}` })).payload).toBe('cabinet');
  answering = true;
});

it('draws an open page for all visitors, whoever asked first and however the address was spelled', async () => {
  expect((await open('/%72u/f%61q', {})).payload).toContain('<h1>none</h1>');
  expect(new Set(drawn.slice(-2))).toEqual(new Set(['/ru/faq']));
});

it('draws an open page once for all visitors, without their cookies', async () => {
  const first = await open('/ru/faq', { cookie: 'device=1' });
  const before = drawings;
  const second = await open('/ru/faq', {});
  expect([first.payload, drawings]).toEqual([second.payload, before]);
  expect(first.payload).toContain('<h1>none</h1>');
  expect((await open('/ru/faq', { cookie: `sid=${MINE}` })).payload).toContain(`<h1>sid=${MINE}</h1>`);
});

it('a cookie without a session costs no more than a visitor, and what cannot be one is not looked for', async () => {
  const { payload } = await open('/ru/faq', {});
  const before = drawings;
  lookedFor.length = 0;
  for (const sid of ['x', `${MINE}x`, LAPSED])
    expect((await open('/ru/faq', { cookie: `sid=${sid}` })).payload).toBe(payload);
  expect((await open('/ru/cabinet', { cookie: `sid=${LAPSED}` })).payload).toBe('cabinet');
  expect([drawings, lookedFor]).toEqual([before, [LAPSED, LAPSED]]);
});

it('while Postgres is silent the browser draws the page of whoever may have a session', async () => {
  expect((await open('/ru/faq', { cookie: `sid=${BROKEN}` })).payload).toBe('faq');
});

it('a sample query opens in the playground', async () => {
  const { headers } = await ask('/graphiql?query=%7B%20portfolio%20%7B%20date%20%7D%20%7D', 'br');
  expect(headers.location).toBe('/graphiql/?query=%7B%20portfolio%20%7B%20date%20%7D%20%7D');
});

it.each([
  ['/kz/login', 'kazakh'],
  ['/kz?from=sms', 'kazakh'],
  ['/ru/login', 'web'],
  ['/kzt', 'web'],
  ['/ru/payment/7f1d?whole=1', 'payment'],
  ['/ru/payment', 'web'],
])('answers %s with the page that fetches its language at once', async (url, title) => {
  expect((await ask(url, 'identity')).payload).toBe(`<title>${title}</title>`);
});

it.each([
  ['/ru/login', 'GET', '*/*', 200],
  ['/ru/login', 'GET', undefined, 200],
  ['/ru/login', 'GET', 'application/json', 200],
  ['/ru/login', 'HEAD', '*/*', 200],
  ['/kz/cabinet/loans', 'HEAD', undefined, 200],
  ['/', 'HEAD', '*/*', 200],
  ['/ru/login', 'POST', 'text/html', 404],
  ['/assets/gone.js', 'GET', '*/*', 404],
  ['/icon.png', 'GET', 'image/png', 404],
  ['/.vite/pages.json', 'GET', '*/*', 404],
  ['/%2Evite/pages.json', 'GET', '*/*', 404],
  ['/metrics', 'GET', '*/*', 404],
  ['/json/nothing', 'GET', 'text/html', 404],
  ['/%6Ason/nothing', 'GET', 'text/html', 404],
] as const)('answers %s to %s that accepts %s with %d', async (url, method, accept, status) => {
  const answer = await app.inject({ url, method, headers: { ...(accept ? { accept } : {}) } });
  expect(answer.statusCode).toBe(status);
  if (status === 200) expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  if (method === 'HEAD') expect(answer.payload).toBe('');
});

it.each([
  ['/ru/office/audit/loan-7f1d', '/ru/audit/loan-7f1d'],
  ['/kz/office/audit/account-1', '/kz/audit/account-1'],
  ['/ru/office/audit/%2F%2Fevil.example', '/ru/audit/%2F%2Fevil.example'],
])('the old address of an auditor, %s, leads to %s', async (url, location) => {
  const { statusCode, headers } = await app.inject({ url });
  expect([statusCode, headers.location]).toEqual([308, location]);
});

it('the Kazakh page is found however its address is spelled', async () => {
  expect((await ask('/%6Bz/login', 'identity')).payload).toBe('<title>kazakh</title>');
  expect((await ask('/%67raphiql?query=1', 'br')).headers.location).toBe('/graphiql/?query=1');
});
