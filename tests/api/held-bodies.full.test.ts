/** Strangers who hold bodies back, and connections that say nothing: others get through, and memory stays bounded. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import { listening } from '../support/health.ts';

const CONNECTIONS = 700;
const HOLDERS = 600;
const MB = 1024 * 1024;
/** The largest body of a stranger but for its last byte. */
const HELD = 64 * 1024 - 1;

let access: AccessApp;
let port: number;
const open: Socket[] = [];
beforeAll(async () => {
  access = await accessApp({
    config: { limits: 'strict', trustedProxies: ['127.0.0.1'] },
    arrival: { connections: CONNECTIONS },
  });
  port = Number(new URL(await listening(access.app)).port);
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await access.close();
});

async function connected(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  open.push(socket);
  await once(socket, 'connect');
  return socket;
}

const head = (length: number, from: string): string =>
  `POST /graphql HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

async function answerTo(body: string, from: string): Promise<string> {
  const socket = await connected();
  const answer = Promise.race([once(socket, 'data'), once(socket, 'close').then(() => ['closed'])]);
  socket.write(head(body.length, from) + body);
  const [data] = await answer;
  socket.destroy();
  return String(data).split('\r\n', 1)[0] ?? '';
}

const ASK = JSON.stringify({ query: '{ session { signedIn } }' });

test('600 connections of one stranger hold their bodies: all others are answered, and the bodies take a megabyte', async () => {
  const before = process.memoryUsage().arrayBuffers;
  const answers: string[] = [];
  for (let at = 0; at < HOLDERS; at += 1) {
    const socket = await connected();
    socket.on('data', (data: Buffer) => answers.push(String(data).split(' ')[1] ?? ''));
    socket.write(head(HELD + 1, '91.1.1.1'));
    socket.write(Buffer.alloc(HELD, ' '));
  }
  // A megabyte of one address is 16 such bodies; each other is refused while it arrives.
  await expect.poll(() => answers.filter((status) => status === '429').length).toBe(HOLDERS - 16);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(128 * MB);
  expect(await answerTo(ASK, '91.1.1.1'), 'the stranger himself').toContain('429');
  for (const other of ['91.1.1.2', '2a0c:b641::1', '91.2.2.2']) expect(await answerTo(ASK, other)).toContain('200');
  for (const socket of open.splice(0)) socket.destroy();
  await expect.poll(() => answerTo(ASK, '91.1.1.1')).toContain('200');
});

test('a connection above the most is closed at once, and one that ends makes room', async () => {
  const silent = [];
  for (let at = 0; at < CONNECTIONS; at += 1) silent.push(await connected());
  expect(await answerTo(ASK, '91.3.3.3')).toBe('closed');
  for (const socket of silent.slice(0, 10)) socket.destroy();
  await expect.poll(() => answerTo(ASK, '91.3.3.3')).toContain('200');
});
