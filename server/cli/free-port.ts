/** A port for a server of this machine that is about to start. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_000;

/**
 * A port of 127.0.0.1 that nothing listens on. It lies below the range from which Linux takes the ports of outgoing
 * connections (from 32768): one of those could take it before the server that is to have it listens.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
