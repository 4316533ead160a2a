import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../server/cli/free-port.ts';
import { type World, worldAt } from '../e2e/world.ts';
import { type EventServerProcess, eventServerProcess } from './event-server.ts';
import { type TestDatabase, testDatabase } from './postgres.ts';
import { PATIENCE_MS } from './size.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export type Product = {
  world: World;
  database: TestDatabase;
  events: TestDatabase;
  logs: string[];
  application(): ChildProcess;
  startApplication(): Promise<void>;
  /** Another process of the same product, as behind a balancer; resolves with its address. */
  startAnotherApi(): Promise<string>;
  startAnotherWorker(): Promise<void>;
  startAnotherProjector(): Promise<void>;
  killApplication(): Promise<void>;
  eventServer(): ChildProcess;
  eventServerPort: number;
  startEventServer(): Promise<void>;
  killEventServer(): Promise<void>;
  close(): Promise<void>;
};

const gone = (child: ChildProcess): Promise<unknown> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve));

/** `more`: settings beside the usual ones of a demo. */
export async function startProduct(more: Readonly<Record<string, string>> = {}): Promise<Product> {
  const [database, events] = [await testDatabase(), await testDatabase()];
  const folder = mkdtempSync(join(tmpdir(), 'nesie-product-'));
  const [port, eventsPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const logs: string[] = [];
  let server: EventServerProcess;
  let application: ChildProcess;
  const others: ChildProcess[] = [];

  const startEventServer = async () => {
    server = await eventServerProcess(events.url, eventsPort);
  };
  const startNode = async (role: 'all' | 'api' | 'projector' | 'worker', at: number): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ['server/main.ts', `--role=${role}`], {
      cwd: ROOT,
      env: {
        ...process.env,
        NESIE_ENV: 'demo',
        PORT: String(at),
        PUBLIC_URL: url,
        DATA_DIR: folder,
        DATABASE_URL: database.url,
        EVENTSTORE_URL: server.url,
        LOG_LEVEL: 'info',
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await readyLine(child, logs);
    return child;
  };
  const startApplication = async () => {
    application = await startNode('all', port);
  };
  const startAnotherApi = async () => {
    const at = await freePort();
    others.push(await startNode('api', at));
    return `http://localhost:${at}`;
  };
  const startAnotherWorker = async () => void others.push(await startNode('worker', port));
  const startAnotherProjector = async () => void others.push(await startNode('projector', port));
  const kill = async (child: ChildProcess) => {
    child.kill('SIGCONT');
    child.kill('SIGKILL');
    await gone(child);
  };
  await startEventServer();
  await startApplication();
  return {
    world: worldAt({ url, databaseUrl: database.url, eventStoreUrl: `esdb://127.0.0.1:${eventsPort}?tls=false` }),
    database,
    events,
    logs,
    application: () => application,
    startApplication,
    startAnotherApi,
    startAnotherWorker,
    startAnotherProjector,
    killApplication: () => kill(application),
    eventServer: () => server.child,
    eventServerPort: eventsPort,
    startEventServer,
    killEventServer: () => kill(server.child),
    async close() {
      await Promise.all([application, ...others].map(kill));
      await kill(server.child);
      await database.drop();
      await events.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Until the process says that it is ready; what it says is added to `logs`. */
export function readyLine(child: ChildProcess, logs: string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const complaints: string[] = [];
  const late = () =>
    reject(new Error(`not ready after ${PATIENCE_MS} ms: ${[...logs.slice(-20), ...complaints].join('\n')}`));
  const timer = setTimeout(late, PATIENCE_MS);
  child.stderr?.on('data', (chunk: Buffer) => void complaints.push(chunk.toString()));
  child.once('exit', () => reject(new Error(`the application did not start: ${complaints.join('')}`)));
  if (!child.stdout) throw new Error('no stdout');
  createInterface(child.stdout).on('line', (line) => {
    logs.push(line);
    if (line.startsWith('{"ready":true')) resolve();
  });
  return promise.finally(() => clearTimeout(timer));
}
