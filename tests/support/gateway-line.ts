/** The reference bridge, and a network between it and Nesie that loses, repeats and spoils what it carries. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type BridgeKeys, startBridge } from '../../examples/gateway-bridge/bridge.ts';
import { OPERATIONS } from '../../schema/gateway/operations.ts';
import { instant } from '../../schema/values/local-date.ts';
import type { BridgeSettings } from '../../server/adapters/gateway/client.ts';
import { keyText, portKey } from '../../server/adapters/gateway/signature.ts';
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
