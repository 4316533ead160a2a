/** Files on their way to the server: how much each and all of them may hold. */
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { type FastifyRequest, fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrivingBodies, takeLarge } from '../../server/api/http/arriving.ts';
import { readFiles } from '../../server/api/http/file-bodies.ts';
import { listening } from '../support/health.ts';
import { until } from '../support/until.ts';

const KB = 1024;
const app = fastify();
let url: string;
beforeAll(async () => {
  const pot = { all: 100 * KB, network: 92 * KB, address: 90 * KB, account: 85 * KB };
  const named = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  const addressOf = ({ headers }: FastifyRequest) => {
    const key = named(headers['x-address']);
    return key === undefined ? undefined : { key, network: named(headers['x-network']) };
  };
  readFiles(app, arrivingBodies(app, addressOf, { small: pot, large: pot }));
  const onRequest = async (request: FastifyRequest) => {
    const { 'x-account': account } = request.headers;
    if (typeof account === 'string') takeLarge(request, account);
  };
  app.post('/file', { onRequest, bodyLimit: 80 * KB, config: { takesFile: true } }, async ({ body }) => ({
    bytes: (body as Buffer).length,
  }));
  url = await listening(app);
});
afterAll(() => app.close());

const open = (headers = {}): ClientRequest =>
  request(`${url}/file`, {
    method: 'POST',
    headers: { 'content-type': 'application/pdf', 'x-account': 'one', ...headers },
  }).on('error', () => undefined);
async function answerOf(upload: ClientRequest) {
  const [response]: IncomingMessage[] = await once(upload, 'response');
  if (!response) throw new Error('no response');
  const text = (await response.toArray()).join('');
  return { status: response.statusCode, text };
}
async function whole(bytes: number, headers = {}) {
  const upload = open(headers);
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
  const other = { 'x-account': 'two' };
  await expect.poll(async () => (await whole(60 * KB, other)).status).toBe(503);
  expect(await whole(30 * KB, other)).toMatchObject({ status: 200 });
  slow.destroy();
  await expect.poll(async () => (await whole(60 * KB)).status).toBe(200);
  const next = open({ 'transfer-encoding': 'chunked' });
  const answer = answerOf(next);
  next.end(Buffer.alloc(60 * KB));
  expect(await answer).toMatchObject({ status: 200 });
  expect(await whole(80 * KB)).toMatchObject({ status: 200 });
});

test('an account, and an address, has a share of its own; whoever holds it back holds up nobody else', async () => {
  const chunked = { 'transfer-encoding': 'chunked' };
  const slow = open({ ...chunked, 'x-address': 'a' });
  slow.write(Buffer.alloc(60 * KB));
  await expect.poll(async () => (await whole(30 * KB)).status).toBe(429);
  expect(await whole(35 * KB, { 'x-account': 'two', 'x-address': 'a' })).toMatchObject({ status: 429 });
  expect(await whole(35 * KB, { 'x-account': 'two', 'x-address': 'b' })).toMatchObject({ status: 200 });
  slow.destroy();
  await expect.poll(async () => (await whole(60 * KB)).status).toBe(200);
});

test('so has the wide network in which one caller has many addresses', async () => {
  const slow = open({ 'transfer-encoding': 'chunked', 'x-address': 'a', 'x-network': 'n' });
  slow.write(Buffer.alloc(60 * KB));
  const other = { 'x-account': 'two', 'x-address': 'b' };
  await expect.poll(async () => (await whole(35 * KB, { ...other, 'x-network': 'n' })).status).toBe(429);
  expect(await whole(35 * KB, { ...other, 'x-network': 'm' })).toMatchObject({ status: 200 });
  slow.destroy();
});

test('a body of nobody who is known has at most 64 KB, also where the call takes more', async () => {
  const stranger = { 'x-account': [] };
  expect(await whole(64 * KB, stranger)).toMatchObject({ status: 200 });
  expect(await whole(65 * KB, stranger)).toMatchObject({ status: 413 });
});

test('where strangers hold all there is, the one that is longest on its way gives its room', async () => {
  const stranger = { 'x-account': [] };
  const slow = ['a', 'b'].map((address) => open({ ...stranger, 'transfer-encoding': 'chunked', 'x-address': address }));
  const cut = Promise.all(slow.map((upload) => new Promise((resolve) => upload.once('close', resolve))));
  for (const upload of slow) upload.write(Buffer.alloc(45 * KB));
  await expect.poll(async () => (await whole(30 * KB, { ...stranger, 'x-address': 'c' })).status).toBe(503);
  const later = () => whole(60 * KB, { ...stranger, 'x-address': 'c' });
  await until(async () => (await later()).status === 200);
  await cut;
});
