/** Embedded event servers for tests: in this process for speed, or in a process that a test can kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type EventServerOptions, startEventServer } from '../../server/adapters/ledger/embedded/server.ts';
import { eventStoreAccess } from '../../server/cli/event-store-access.ts';
import { testDatabase } from './postgres.ts';

export type TestEventServer = { url: string; databaseUrl: string; stop(): Promise<void> };

/** The server has a free port and a database that is dropped with it. */
export async function eventServer(options: Omit<EventServerOptions, 'databaseUrl'> = {}): Promise<TestEventServer> {
  const database = await testDatabase();
  const server = await startEventServer({ ...options, databaseUrl: database.url });
  const stop = async () => {
    await server.stop();
    await database.drop();
  };
  return { url: server.url, databaseUrl: database.url, stop };
}

export type GuardedEventServer = { url: string; port: number; caFile: string; stop(): Promise<void> };

/** With TLS and a password, as `npm start` runs it. */
export async function guardedEventServer(
  databaseUrl: string,
  options: Omit<EventServerOptions, 'databaseUrl'> = {},
): Promise<GuardedEventServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nesie-certificates-'));
  const access = await eventStoreAccess(folder);
  const { EVENTS_TLS_CERT = '', EVENTS_TLS_KEY = '', EVENTS_USER = '', EVENTS_PASSWORD = '' } = access.env;
  const server = await startEventServer({
    ...options,
    databaseUrl,
    tls: { cert: readFileSync(EVENTS_TLS_CERT), key: readFileSync(EVENTS_TLS_KEY) },
    credentials: { user: EVENTS_USER, password: EVENTS_PASSWORD },
  });
  const url = access.url(server.port);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, port: server.port, caFile: url.replace(/^.*tlsCAFile=/, ''), stop };
}

export type EventServerProcess = { url: string; port: number; child: ChildProcess; exited: Promise<number | null> };

export async function eventServerProcess(
  databaseUrl: string,
  port = 0,
  flags: readonly string[] = [],
): Promise<EventServerProcess> {
  const entry = fileURLToPath(new URL('../../server/adapters/ledger/embedded/main.ts', import.meta.url));
  const child = spawn(process.execPath, [...flags, entry], {
    env: { ...process.env, EVENTS_DATABASE_URL: databaseUrl, EVENTS_PORT: String(port), EVENTS_MIN_FREE_MIB: '0' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.channel?.unref();
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<{ port: number; url: string }>((resolve, reject) => {
    if (!child.stdout) throw new Error('no stdout');
    createInterface(child.stdout).on('line', (line) => {
      const said = JSON.parse(line) as { ready?: boolean; port: number; url: string };
      if (said.ready) resolve(said);
    });
    child.once('exit', () => reject(new Error(`the event server did not start: ${complaint.trim()}`)));
  });
  return { ...(await ready), child, exited };
}

export async function eventServerApart(): Promise<TestEventServer> {
  const database = await testDatabase();
  const { url, child, exited } = await eventServerProcess(database.url);
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await database.drop();
  };
  return { url, databaseUrl: database.url, stop };
}
