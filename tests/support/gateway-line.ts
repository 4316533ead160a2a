/** The reference bridge, and a network between it and Nesie that loses, repeats and spoils what it carries. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type BridgeKeys, startBridge } from '../../examples/gateway-bridge/bridge.ts';
import { HTTP_STATUS, OPERATIONS } from '../../schema/gateway/operations.ts';
import { instant } from '../../schema/values/local-date.ts';
import type { BridgeSettings } from '../../server/adapters/gateway/client.ts';
import { keyText, portKey, signedHeaders } from '../../server/adapters/gateway/signature.ts';
import type { RawCallback } from '../../server/ports/signed-callback.ts';
import type { Line } from './provider-bench.ts';

export const ROOT_KEY = Buffer.alloc(32, 5);

/** What the bridge is given: two keys of each port, never the root. */
export const bridgeKeys = (...roots: Buffer[]): BridgeKeys =>
  Object.fromEntries(
    Object.keys(OPERATIONS).map((port) => [
      port,
      {
        requests: roots.map((root) => keyText(portKey(root, 'requests', port))),
        callbacks: roots.map((root) => keyText(portKey(root, 'callbacks', port))),
      },
    ]),
  );

export async function gatewayLine() {
  const inbox: Line['inbox'] = [];
  let status = 200;
  let fault = 'NONE';

  const receiver = await listen(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const kept = status === 200 && fault !== 'LATE' && fault !== 'NO_CALLBACK';
    const headers =
      fault === 'BAD_SIGNATURE' ? { ...request.headers, 'webhook-signature': 'v1,AAAA' } : request.headers;
    const copies = fault === 'DUPLICATE' ? 5 : 1;
    if (kept)
      for (let i = 0; i < copies; i += 1) {
        const path = request.url ?? '';
        inbox.push({ headers, body, path, receivedAt: instant(new Date()) });
      }
    response.writeHead(kept ? 200 : 503).end();
  });
  const bridge = await startBridge({ keys: bridgeKeys(ROOT_KEY), nesieUrl: receiver.url, pauseMs: 10 });
  const network = await listen(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    if (fault === 'LOST_REQUEST') return void request.socket.destroy();
    const headers = { ...(request.headers as Record<string, string>) };
    delete headers['content-length'];
    delete headers.connection;
    const answer = await fetch(`${bridge.url}${request.url}`, { method: 'POST', headers, body });
    const text = await answer.text();
    if (fault === 'LOST_ANSWER') return void request.socket.destroy();
    const { 'content-length': _, ...said } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, said).end(fault === 'GARBAGE' ? `${text} ` : text);
  });

  const warned: { port: string; operation: string; reason: string }[] = [];
  const settings: BridgeSettings = {
    url: network.url,
    keys: [ROOT_KEY],
    now: () => instant(new Date()),
    warn: (facts) => warned.push(facts),
    timeoutMs: 2_000,
  };
  const line: Line = {
    inbox,
    answer: (next) => {
      status = next;
    },
    fault: async (next) => {
      fault = next;
    },
    deliver: () => bridge.deliver(),
    stop: async () => {
      bridge.close();
      network.server.close();
      receiver.server.close();
    },
  };
  return { line, bridge, settings, warned };
}

export async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  return { server, url: `http://127.0.0.1:${port}` };
}

type Heard = { url: string; headers: IncomingMessage['headers']; body: Record<string, unknown> & { key: string } };
export type Said = Record<string, unknown> & { status: string };

/** A bridge that answers, rightly signed, what the test says: an answer, or the number of an HTTP status alone. */
export async function bridgeSaying(say: (asked: Heard['body']) => Said | number) {
  const heard: Heard[] = [];
  const warned: string[] = [];
  const { server, url } = await listen(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as Heard['body'];
    heard.push({ url: request.url ?? '', headers: request.headers, body });
    const answer = say(body);
    if (typeof answer === 'number') return void response.writeHead(answer).end();
    const text = JSON.stringify(answer);
    const key = portKey(ROOT_KEY, 'requests', String(body.port));
    const signed = signedHeaders([key], String(request.headers['webhook-id']), instant(new Date()), text);
    response.writeHead(HTTP_STATUS[answer.status] ?? 200, signed).end(text);
  });
  const settings: BridgeSettings = {
    ...{ url, keys: [ROOT_KEY], timeoutMs: 2_000 },
    now: () => instant(new Date()),
    warn: ({ reason }) => warned.push(reason),
  };
  return { settings, heard, warned, stop: () => server.close() };
}

/** What a bridge of the port tells by itself. */
export function notice(port: string, type: string, data: object): RawCallback {
  const receivedAt = instant(new Date());
  const body = JSON.stringify({ type, timestamp: receivedAt, data });
  const headers = signedHeaders([portKey(ROOT_KEY, 'callbacks', port)], 'msg_1', receivedAt, body);
  return { headers, body: Buffer.from(body), path: `/webhooks/${port}`, receivedAt };
}
