/** Files on their way to the server: how much each and all of them may hold. */
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFiles } from '../../server/api/http/file-bodies.ts';
import { listening } from '../support/health.ts';

const KB = 1024;
const app = fastify();
let url: string;
beforeAll(async () => {
  readFiles(app, 100 * KB);
  app.post('/file', { bodyLimit: 80 * KB, config: { takesFile: true } }, async ({ body }) => ({
    bytes: (body as Buffer).length,
  }));
  url = await listening(app);
});
afterAll(() => app.close());

const open = (headers = {}): ClientRequest =>
  request(`${url}/file`, { method: 'POST', headers: { 'content-type': 'application/pdf', ...headers } }).on(
    'error',
    () => undefined,
  );
async function answerOf(upload: ClientRequest) {
  const [response]: IncomingMessage[] = await once(upload, 'response');
  if (!response) throw new Error('no response');
  const text = (await response.toArray()).join('');
  return { status: response.statusCode, text };
}
async function whole(bytes: number) {
  const upload = open();
  const answer = answerOf(upload);
  upload.end(Buffer.alloc(bytes));
  return answer;
}

test('a file above the cap of its call is refused: by its declared length, and by what arrives', async () => {
  expect(await whole(80 * KB)).toEqual({ status: 200, text: JSON.stringify({ bytes: 80 * KB }) });
  expect(await whole(81 * KB)).toMatchObject({ status: 413 });
  const unending = open({ 'transfer-encoding': 'chunked' });
  const answer = answerOf(unending);
  unending.write(Buffer.alloc(81 * KB));
  expect(await answer).toMatchObject({ status: 413 });
  unending.destroy();
});

test('files on their way share what the server holds; one that ends or breaks off gives its part back', async () => {
  const slow = open({ 'transfer-encoding': 'chunked' });
  slow.write(Buffer.alloc(60 * KB));
  await expect.poll(async () => (await whole(60 * KB)).status).toBe(503);
  expect(await whole(30 * KB)).toMatchObject({ status: 200 });
  slow.destroy();
  await expect.poll(async () => (await whole(60 * KB)).status).toBe(200);
  const other = open({ 'transfer-encoding': 'chunked' });
  const answer = answerOf(other);
  other.end(Buffer.alloc(60 * KB));
  expect(await answer).toMatchObject({ status: 200 });
  expect(await whole(80 * KB)).toMatchObject({ status: 200 });
});
