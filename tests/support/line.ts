import { connect, createServer, type Server, type Socket } from 'node:net';

export type Line = { port: number; state: 'open' | 'deaf'; cut(): void; freeze(): void; close(): Promise<void> };

/** A TCP proxy. `deaf` drops the server's answers; `freeze` silences open connections for ever. */
export async function lineTo(port: number, at = 0): Promise<Line> {
  const pairs = new Set<[Socket, Socket]>();
  const proxy: Server = createServer((near) => {
    const away = connect(port, '127.0.0.1');
    const pair: [Socket, Socket] = [near, away];
    pairs.add(pair);
    near.on('data', (chunk) => pairs.has(pair) && away.write(chunk));
    away.on('data', (chunk) => pairs.has(pair) && line.state === 'open' && near.write(chunk));
    for (const [one, other] of [pair, [away, near] as const]) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(at, '127.0.0.1', resolve));
  const address = proxy.address();
  const sockets: Socket[] = [];
  const line: Line = {
    port: typeof address === 'object' && address ? address.port : 0,
    state: 'open',
    cut() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      pairs.clear();
    },
    freeze() {
      for (const pair of pairs) sockets.push(...pair);
      pairs.clear();
    },
    async close() {
      line.cut();
      for (const socket of sockets) socket.destroy();
      if (proxy.listening) await new Promise((resolve) => proxy.close(resolve));
    },
  };
  return line;
}
