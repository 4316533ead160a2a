/** Requests of a stranger: slow bodies, odd spellings of an address, foreign host names. */
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_HEADERS } from '../../server/adapters/sandbox-kit/page.ts';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import { listening } from '../support/health.ts';

let access: AccessApp;
let port: number;

/** As the sandboxes of cards, signatures, post, terminals and biometry stand under one path. */
const pretendedProvider = (app: FastifyInstance): void =>
  void app.post('/pay/eds/:id', (_request, reply) => reply.headers(PAGE_HEADERS).code(204).send());

beforeAll(async () => {
  access = await accessApp({
    arrival: { headersMs: 500, requestMs: 1_000, lookEveryMs: 100 },
    // Replaces the sandbox buttons.
    extensions: [
      (app) => void app.post('/sandbox/do/nothing', (_request, reply) => reply.code(204).send()),
      pretendedProvider,
    ],
  });
  port = Number(new URL(await listening(access.app)).port);
});
afterAll(() => access.close());

test('a body or headers that do not arrive are cut off', async () => {
  const cutOff = (text: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk: Buffer) => {
        answer += chunk.toString();
      });
      socket.on('close', () => resolve(answer));
    });
  const head = 'POST /json/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
  const [body, header] = await Promise.all([cutOff(`${head}content-length: 60000\r\n\r\n{"email":`), cutOff(head)]);
  expect(body).toMatch(/^HTTP\/1.1 408 /);
  expect(header).toMatch(/^HTTP\/1.1 408 /);
});

test.each([
  ['host: localhost\r\nhost: evil.example', 400],
  ['host: localhost\r\nHOST: localhost', 400],
  ['host: localhost', 200],
])('a request with %j gets status %d', async (hosts, status) => {
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const request = `GET /healthz HTTP/1.1\r\n${hosts}\r\nconnection: close\r\n\r\n`;
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    socket.on('close', () => resolve(text));
  });
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

describe('the sandbox', () => {
  const press = (url: string, headers: Record<string, string>) =>
    access.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'port=sms',
    });

  test.each(['/sandbox/do/nothing', '/%73andbox/do/nothing', '/sandbo%78/do/nothing', '/pay/eds/1', '/%70ay/eds/1'])(
    'takes no press of another site under %s',
    async (url) => {
      expect((await press(url, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
      expect((await press(url, { origin: 'https://evil.example' })).statusCode).toBe(403);
      expect((await press(url, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(204);
    },
  );

  test.each([
    ['localhost:4000', 200],
    ['127.0.0.1:4000', 200],
    ['[::1]:4000', 200],
    ['evil.example:4000', 421],
    ['localhost.evil.example', 421],
  ])('a request for %j gets status %d', async (host, status) => {
    for (const url of ['/sandbox', '/%73andbox/outbox.json']) {
      const answer = await access.app.inject({ url, headers: { host } });
      expect([url, answer.statusCode]).toEqual([url, status]);
    }
  });

  test('a page whose name was pointed at our address is not believed', async () => {
    const write = (host: string) =>
      access.app.inject({
        method: 'POST',
        url: '/json/logout',
        headers: { host, origin: `http://${host}`, 'content-type': 'application/json' },
        payload: '{}',
      });
    expect((await write('192.168.1.7:4000')).statusCode).toBe(200);
    expect((await write('evil.example:4000')).statusCode).toBe(403);
  });
});
