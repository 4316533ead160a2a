/**
 * Settings: EVENTS_DATABASE_URL; EVENTS_PORT (2113, 0 = a free one); EVENTS_MIN_FREE_MIB of disk for writes (256);
 * EVENTS_TLS_CERT and EVENTS_TLS_KEY (files; without them plain text); EVENTS_USER and EVENTS_PASSWORD (without them
 * everybody on this machine may write). Stdout: one JSON line when ready, then refusals; SIGUSR2 prints counters.
 * SIGTERM, SIGINT and the end of an IPC parent stop it: an orphan would keep the port and the log.
 */
import { readFileSync } from 'node:fs';
import type { RefusalLine } from './refusal-log.ts';
import { type EventServer, startEventServer } from './server.ts';

const print = (line: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** The supervisor kills the process after about this time. */
const DRAIN_LIMIT_MS = 10_000;

function numberFrom(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} is not a number`);
  return value;
}

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
