/** `npm start`: builds what is stale, starts the stack, prints the address, and stops everything cleanly on Ctrl-C. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataDirHere } from './addresses.ts';
import { endQuietlyOnClosedPipe } from './closed-pipe.ts';
import { greetingOf } from './greeting.ts';
import { preparePlayground } from './playground.ts';
import { notReady } from './ready.ts';
import { CannotStart, requireFreePort, startStack } from './stack.ts';
import { buildClient } from './web-build.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const HOST = process.env.HOST ?? '127.0.0.1';
const PORT = Number(process.env.PORT ?? 4000);
const DATA_DIR = dataDirHere();
const say = (line: string) => process.stdout.write(`  ${line}\n`);

let stopStack: (() => Promise<void>) | undefined;
let stopPlayground: (() => void) | undefined;
let stopping = false;

async function shutDown(code: number, word: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  process.stdout.write(`\n${word}\n`);
  stopPlayground?.();
  await stopStack?.();
  process.exit(code);
}

endQuietlyOnClosedPipe(() => void shutDown(0, ''));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void shutDown(0, 'Stopping ...'));

try {
  const started = performance.now();
  await requireFreePort(HOST, PORT); // checked before a build of a minute
  await buildClient(ROOT, say);
  const stack = await startStack({
    root: ROOT,
    dataDir: DATA_DIR,
    host: HOST,
    port: PORT,
    env: Object.fromEntries(
      Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
    ),
    say,
    giveUp: (reason) => void shutDown(1, `${reason}\nWhat was written is safe; start again with npm start.`),
  });
  stopStack = stack.stop;
  if (stopping) await stack.stop();
  else await greetWhenReady(stack.run.url, started);
  if (!stopping) stopPlayground = preparePlayground(ROOT, say);
} catch (error) {
  if (!stopping) {
    const reason = error as Error;
    await shutDown(1, reason instanceof CannotStart ? reason.message : (reason.stack ?? reason.message));
  }
}

/** Waits until /readyz agrees; meanwhile the terminal says what it waits for. */
async function greetWhenReady(url: string, started: number): Promise<void> {
  const place = `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}/readyz`;
  let known = '';
  for (let seconds = 0; !stopping; seconds++) {
    const missing = await notReady(place);
    if (missing === undefined) return greet(url, performance.now() - started);
    if (missing !== known) say(`not ready yet: ${missing}`);
    known = missing;
    if (seconds === 60)
      say(`still not ready after a minute: ${missing}. The logs are in ${join(DATA_DIR, 'logs')}; Ctrl-C stops.`);
    await wait(1_000);
  }
}

function greet(url: string, ms: number): void {
  process.stdout.write(greetingOf({ url, ms, env: process.env.NESIE_ENV ?? 'demo' }));
}
