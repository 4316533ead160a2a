/** `npm run gateway -- check URL --money --listen PORT`: plays Nesie for the callbacks of a bridge. */
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { CALLBACKS } from '../../schema/gateway/callbacks.ts';
import { instant } from '../../schema/values/local-date.ts';
import { portKey, signatureProblem } from '../adapters/gateway/signature.ts';
import type { RawCallback } from '../ports/signed-callback.ts';

/** What was tried on a bridge; `wrong` says what has to change. */
export type Finding = { what: string; wrong?: string | undefined };

type Heard = RawCallback & { path: string };

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 100;

type Expected = {
  port: 'cards' | 'bank-payout' | 'eds';
  root: Buffer;
  listen: number;
  /** After what it comes. */
  after: string;
  patienceMs?: number;
  /** What is wrong with what it says, though it is of the contract. */
  judge?: (notice: unknown) => string | undefined;
};

export async function* callbackFindings(wanted: Expected, begin: () => Promise<unknown>): AsyncGenerator<Finding> {
  const { listen, after, patienceMs = PATIENCE_MS } = wanted;
  const all: Heard[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((parts) => {
      const at = instant(new Date());
      all.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts), receivedAt: at });
      // The first one is refused, to see it again.
      response.writeHead(all.length === 1 ? 500 : 200).end();
    });
  });
  await new Promise<void>((ready) => server.listen(listen, ready));
  try {
    await begin();
    const first = await until(() => all[0], patienceMs);
    yield {
      what: `a callback comes after ${after}`,
      wrong: first
        ? undefined
        : `nothing came to port ${listen} in ${patienceMs / 1000} s: is the bridge pointed at it?`,
    };
    if (!first) return;
    yield {
      what: 'it is signed, goes to the path of its port and is of the contract',
      wrong: complaint(wanted, first),
    };
    const id = first.headers['webhook-id'];
    const again = await until(() => all.slice(1).find((one) => one.headers['webhook-id'] === id), PATIENCE_MS);
    yield {
      what: 'it is repeated under the same webhook-id after an answer of 500',
      wrong: again ? complaint(wanted, again) : `it did not come again in ${PATIENCE_MS / 1000} s`,
    };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

function complaint({ port, root, judge }: Expected, heard: Heard): string | undefined {
  const { path, notice } = CALLBACKS[port];
  if (heard.path !== path) return `it went to ${heard.path}; the path is ${path}`;
  const problem = signatureProblem([portKey(root, 'callbacks', port)], heard);
  if (problem) return `it is ${problem}: callbacks have a key of their own`;
  try {
    const read = notice.safeParse(JSON.parse(Buffer.from(heard.body).toString('utf8')));
    const places = read.error?.issues.map((one) => one.path.join('.') || 'type').join(', ');
    return places ? `not of the contract: ${places}` : judge?.(read.data);
  } catch {
    return 'it is not JSON';
  }
}

async function until<T>(find: () => T | undefined, patienceMs: number): Promise<T | undefined> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await pause(LOOK_EVERY_MS)) {
    const found = find();
    if (found !== undefined) return found;
  }
  return undefined;
}
