/**
 * Process entry of the embedded event server.
 * EVENTS_DATABASE_URL: its Postgres. EVENTS_PORT: default 2113, 0 = a free one. EVENTS_MIN_FREE_MIB: writes are refused below, default 256.
 * EVENTS_TLS_CERT and EVENTS_TLS_KEY: files of a certificate and its key; without them the port speaks plain text.
 * EVENTS_USER and EVENTS_PASSWORD: asked for on every call; without them everybody on this machine may write.
 * One line of JSON on stdout says {"ready":true,"port":...,"url":...}, further ones what is refused and why; SIGUSR2 prints the counters; SIGTERM and SIGINT drain and stop,
 * and so does the end of the parent where it was started with an IPC channel: an orphan would keep port and log from its successor.
 */
import { readFileSync } from 'node:fs';
import type { RefusalLine } from './refusal-log.ts';
import { type EventServer, startEventServer } from './server.ts';

const print = (line: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** Longer than this and the supervisor's patience is over. */
const DRAIN_LIMIT_MS = 10_000;

function numberFrom(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} is not a number`);
  return value;
}

/** Two settings that mean something only together. */
function both(one: string, other: string): [string, string] | undefined {
  const [first, second] = [process.env[one], process.env[other]];
  if (first && second) return [first, second];
  if (first || second) throw new Error(`${one} and ${other} are set together or not at all`);
  return undefined;
}

async function start(): Promise<EventServer> {
  const databaseUrl = process.env.EVENTS_DATABASE_URL;
  if (!databaseUrl) throw new Error('EVENTS_DATABASE_URL is not set');
  const minFreeBytes = numberFrom('EVENTS_MIN_FREE_MIB', 256) * 1_048_576;
  const onRefusal = (line: RefusalLine) => print({ time: new Date().toISOString(), ...line });
  const certificate = both('EVENTS_TLS_CERT', 'EVENTS_TLS_KEY')?.map((file) => readFileSync(file));
  const [cert, key] = certificate ?? [];
  const [user, password] = both('EVENTS_USER', 'EVENTS_PASSWORD') ?? [];
  return startEventServer({
    databaseUrl,
    port: numberFrom('EVENTS_PORT', 2113),
    minFreeBytes,
    onRefusal,
    ...(cert && key ? { tls: { cert, key } } : {}),
    ...(user && password ? { credentials: { user, password } } : {}),
  });
}

function stopOnce(server: EventServer): () => void {
  let begun = false;
  return () => {
    if (begun) return;
    begun = true;
    setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref();
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
}

try {
  const server = await start();
  const stop = stopOnce(server);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (process.connected) process.on('disconnect', stop);
  process.on('SIGUSR2', () => print({ metrics: server.metrics() }));
  print({ ready: true, port: server.port, url: server.url });
} catch (error) {
  process.stderr.write(`event server: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
