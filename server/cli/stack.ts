/**
 * Starts Postgres, the event server and the application, in this order, for `npm start`, `npm run dev`, the browser
 * tests and the bench.
 */
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { type Child, type ChildSpec, startChild } from './child.ts';
import { type EventStoreAccess, eventStoreAccess } from './event-store-access.ts';
import { makeFolders } from './folder.ts';
import { freePort } from './free-port.ts';
import { type KeepOptions, type Kept, keepRunning } from './keep-running.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type RunFile, readRunFile, removeRunFile, writeRunFile } from './run-file.ts';

export type StackOptions = {
  root: string;
  dataDir: string;
  host: string;
  port: number;
  env: Record<string, string>;
  say: (line: string) => void;
  /** Called when a part cannot be restarted; the stack should stop. */
  giveUp: (reason: string) => void;
  /** For tests only: a temporary cluster without fsync. */
  unsafeFast?: boolean;
  /** For development: the application restarts when its sources change. */
  watch?: boolean;
};

export type Stack = {
  run: RunFile;
  eventServer: Child | undefined;
  app: Child;
  /** A restart replaces it on the same port. */
  postgres: Kept<Postgres> | undefined;
  stop(): Promise<void>;
};

/** A sentence for the person at the terminal; any other error is a bug. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

export async function startStack(options: StackOptions): Promise<Stack> {
  const dataDir = resolve(options.root, options.dataDir);
  requireNotRunning(dataDir);
  await requireFreePort(options.host, options.port);
  makeFolder(join(dataDir, 'logs'));

  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one().catch(() => undefined);
    removeRunFile(dataDir);
  };
  try {
    const postgres = await ownPostgres(options, dataDir);
    if (postgres) stops.push(() => postgres.stop());
    const databaseUrl = options.env.DATABASE_URL || postgres?.current().url('nesie') || '';
    const events = await ownEventServer(options, dataDir, postgres?.current().url('events') ?? databaseUrl);
    if (events) stops.push(() => events.child.stop());
    const eventStoreUrl = options.env.EVENTSTORE_URL || events?.url || '';

    options.say('starting the application ...');
    const url = options.env.PUBLIC_URL ?? `http://localhost:${options.port}`;
    const app = await startPart(
      {
        name: 'application',
        args: [...(options.watch ? ['--watch'] : []), 'server/main.ts', '--role=all'],
        env: {
          ...options.env,
          HOST: options.host,
          PORT: String(options.port),
          PUBLIC_URL: url,
          DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl,
          EVENTSTORE_URL: eventStoreUrl,
        },
        logFile: join(dataDir, 'logs', 'application.log'),
      },
      options,
    );
    stops.push(() => app.stop());
    const run: RunFile = {
      pid: process.pid,
      url,
      databaseUrl,
      eventStoreUrl,
      eventsDatabaseUrl: events?.databaseUrl ?? null,
    };
    writeRunFile(dataDir, run);
    return { run, app, eventServer: events?.child, postgres, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @throws CannotStart */
export function requireNotRunning(dataDir: string): void {
  const running = readRunFile(dataDir);
  if (!running) return;
  throw new CannotStart(
    `Nesie already runs from this data folder, at ${running.url} (process ${running.pid}). Stop it there, or choose another folder with DATA_DIR.`,
  );
}

/** @throws CannotStart if the folder cannot be written */
export function makeFolder(folder: string): void {
  try {
    makeFolders(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotStart(`Nesie may not write to ${folder} (${code}). Choose a data folder of yours with DATA_DIR.`);
  }
}

/** A child that fails to start gives the reason in the last lines of its log. @throws CannotStart */
async function startPart(spec: ChildSpec, options: KeepOptions): Promise<Child> {
  try {
    return await startChild(spec, keeping(options));
  } catch (error) {
    throw new CannotStart((error as Error).message);
  }
}

const keeping = ({ say, giveUp }: KeepOptions): KeepOptions => ({ say, giveUp });

type ForPostgres = KeepOptions & Pick<StackOptions, 'env' | 'unsafeFast'>;

/** Undefined if DATABASE_URL names another one. @throws CannotStart */
export async function ownPostgres(options: ForPostgres, dataDir: string): Promise<Kept<Postgres> | undefined> {
  if (options.env.DATABASE_URL) return undefined;
  options.say('starting Postgres ...');
  const folder = join(dataDir, 'postgres');
  // The port is chosen once, so that addresses survive a restart.
  const port = await freePort();
  const start = () => startPostgres({ folder, port, unsafeFast: options.unsafeFast ?? false });
  try {
    const kept = await keepRunning('Postgres', start, keeping(options));
    const postgres = kept.current();
    if (postgres.moved) options.say(`Postgres may not enter ${dataDir}; its data are in ${postgres.folder}`);
    return kept;
  } catch (error) {
    throw new CannotStart(
      `Postgres cannot start from ${folder}: ${(error as Error).message}\n` +
        `If the folder is damaged and its data may go, move it away and start again; or name another with DATA_DIR, or a server of your own with DATABASE_URL.`,
    );
  }
}

/** Undefined if EVENTSTORE_URL names another one. @throws CannotStart */
export async function ownEventServer(options: ForPostgres, dataDir: string, databaseUrl: string) {
  if (options.env.EVENTSTORE_URL) return undefined;
  options.say('starting the event store ...');
  const port = await freePort();
  const access = await accessFor(options, dataDir);
  const child = await startPart(
    {
      name: 'event store',
      args: ['server/adapters/ledger/embedded/main.ts'],
      env: { ...access.env, EVENTS_DATABASE_URL: databaseUrl, EVENTS_PORT: String(port) },
      logFile: join(dataDir, 'logs', 'event-store.log'),
    },
    options,
  );
  return { child, databaseUrl, url: access.url(port) };
}

/** @throws CannotStart */
async function accessFor({ env }: Pick<StackOptions, 'env'>, dataDir: string): Promise<EventStoreAccess> {
  if (env.EVENTS_TLS === 'off') return { env: {}, url: (port) => `esdb://127.0.0.1:${port}?tls=false` };
  return eventStoreAccess(dataDir).catch((error: Error) => Promise.reject(new CannotStart(error.message)));
}

/** @throws CannotStart, with what to do */
export function requireFreePort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new CannotStart(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`
            : `Cannot listen on ${host}:${port}: ${error.message}`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
