import { connect, createServer, type Server, type Socket } from 'node:net';

export type Line = {
  port: number;
  state: 'open' | 'deaf' | 'shut';
  /** Whether the server sees one of its connections under this port. */
  carries(port: number): boolean;
  cut(): void;
  freeze(): void;
  /** Opens again; silent connections end, as when packets pass once more. */
  heal(): void;
  close(): Promise<void>;
};

/**
 * A TCP proxy. `deaf` drops the server's answers, `shut` lets new connections wait in silence; `freeze` silences open
 * connections until `heal`.
 */
export async function lineTo(port: number, at = 0): Promise<Line> {
  const pairs = new Set<[Socket, Socket]>();
  const proxy: Server = createServer((near) => {
    if (line.state === 'shut') {
      near.on('error', () => undefined);
      sockets.push(near);
      return;
    }
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
    carries: (seen) => [...pairs].some(([, away]) => away.localPort === seen),
    cut() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      pairs.clear();
    },
    freeze() {
      for (const pair of pairs) sockets.push(...pair);
      pairs.clear();
    },
    heal() {
      line.state = 'open';
      for (const socket of sockets.splice(0)) socket.destroy();
    },
    async close() {
      line.cut();
      line.heal();
      if (proxy.listening) await new Promise((resolve) => proxy.close(resolve));
    },
  };
  return line;
}
