/**
 * The processes of the product as a supervisor runs them: Postgres, event server, api, two projectors, two workers.
 * Every link between two of them goes through a TCP proxy. What ends is started again, whoever ended it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClient } from '../../../projections/postgres.ts';
import { freePort } from '../../../server/cli/free-port.ts';
import { type Postgres, startPostgres } from '../../../server/cli/postgres.ts';
import { notReady } from '../../../server/cli/ready.ts';
import { type Line, lineTo } from '../../support/line.ts';
import { until } from '../../support/until.ts';

export const ROOT = join(import.meta.dirname, '..', '..', '..');
const EVENTS = 'server/adapters/ledger/embedded/main.ts';
const RESTART_MS = 500;
/** As `npm start` has them, with a small heap: Node then frees memory early, and what grows is alive. */
const NODE_FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=32', '--max-old-space-size=256'];
export const PARTS = ['postgres', 'events', 'api', 'projector', 'projector-2', 'worker', 'worker-2'] as const;
export type PartName = (typeof PARTS)[number];
/** Projectors and workers before the api (D0129). */
const ROLLED = ['projector', 'worker', 'events', 'api', 'projector-2', 'worker-2'] as const;
/** The embedded server refuses writes before Postgres has no room left. */
const MIN_FREE_MIB = 64;

type Running = { child: ChildProcess; inspector: number };

export class Parts {
  readonly folder: string;
  readonly disk: string;
  readonly lines: Record<string, Line> = {};
  /** What ended, and how. */
  readonly ended: { at: number; part: PartName; how: string }[] = [];
  readonly #running = new Map<PartName, Running>();
  readonly #began = Date.now();
  #postgres: Postgres | undefined;
  #ports = { postgres: 0, events: 0, api: 0 };
  #stopping = false;
  /** Where the code of each part is. */
  readonly #roots: Map<PartName, string>;

  /** `before`: the folder of the release before, as which all parts start. */
  constructor(folder: string, disk: string, before: string | undefined) {
    this.folder = folder;
    this.disk = disk;
    this.#roots = new Map(PARTS.map((part) => [part, before ?? ROOT]));
  }

  /** The next part of the release before ends, and comes back as this one; undefined once all have. */
  async roll(): Promise<PartName | undefined> {
    const part = ROLLED.find((one) => this.#roots.get(one) !== ROOT);
    if (part === undefined) return undefined;
    this.#roots.set(part, ROOT);
    const gone = this.exited(part);
    this.signal(part, 'SIGTERM');
    await gone;
    return part;
  }

  async start(): Promise<void> {
    mkdirSync(join(this.folder, 'logs'), { recursive: true });
    this.#ports = { postgres: await freePort(), events: await freePort(), api: await freePort() };
    await this.#startPostgres();
    await this.#startLine('events-postgres', this.#ports.postgres);
    await this.#startNode('events');
    for (const who of ['api', 'projector', 'worker', 'worker-2']) {
      await this.#startLine(`${who}-postgres`, this.#ports.postgres);
      await this.#startLine(`${who}-events`, this.#ports.events);
    }
    for (const part of ['api', 'projector', 'projector-2', 'worker', 'worker-2'] as const) await this.#startNode(part);
    await this.untilReady(120_000);
  }

  get url(): string {
    return `http://localhost:${this.#ports.api}`;
  }
  /** Past the proxies, for the load's own look at the log. */
  get place() {
    const databaseUrl = this.#postgres?.url('nesie') ?? '';
    return { url: this.url, databaseUrl, eventStoreUrl: `esdb://127.0.0.1:${this.#ports.events}?tls=false` };
  }

  pid(part: PartName): number | undefined {
    return part === 'postgres' ? this.#postgres?.pid : this.#running.get(part)?.child.pid;
  }
  /** Where a debugger may ask the process. */
  inspector(part: PartName): number | undefined {
    return this.#running.get(part)?.inspector;
  }

  /** Undefined while none leads, or nobody can tell. */
  async leadingWorker(): Promise<PartName | undefined> {
    const client = openClient({ connectionString: this.place.databaseUrl });
    try {
      await client.connect();
      const leader = 'select client_port as port from pg_stat_activity join ops.workflow_term using (pid)';
      const { rows } = await client.query<{ port: number }>(leader);
      const [port] = rows.map((row) => row.port);
      return (['worker', 'worker-2'] as const).find((part) => port && this.lines[`${part}-postgres`]?.carries(port));
    } catch {
      return undefined;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Also wakes a frozen process for the signals that end it. */
  signal(part: PartName, signal: NodeJS.Signals): void {
    const pid = this.pid(part);
    if (pid) process.kill(pid, signal);
    if (pid && (signal === 'SIGTERM' || signal === 'SIGKILL')) process.kill(pid, 'SIGCONT');
  }
  exited(part: PartName): Promise<number | null> {
    const child = this.#running.get(part)?.child;
    return new Promise((resolve) => child?.once('exit', (code) => resolve(code)));
  }
  async stopPostgres(mode: 'immediate' | 'kill'): Promise<void> {
    const ending = this.#postgres;
    if (mode === 'kill') process.kill(ending?.pid ?? 0, 'SIGKILL');
    else await ending?.stop('immediate');
    await ending?.ended;
  }

  problem = (): Promise<string | undefined> => notReady(`${this.url}/readyz`);
  async untilReady(ms: number): Promise<number> {
    const began = Date.now();
    await until(async () => (await this.problem()) === undefined, ms);
    return Date.now() - began;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    for (const part of ['worker-2', 'worker', 'projector-2', 'projector', 'api', 'events'] as const) {
      const child = this.#running.get(part)?.child;
      if (!child || child.exitCode !== null || child.signalCode !== null) continue;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await Promise.race([gone, sleep(15_000)]);
      child.kill('SIGKILL');
    }
    for (const line of Object.values(this.lines)) await line.close();
    await this.#postgres?.stop('immediate').catch(() => undefined);
  }

  async #startLine(name: string, port: number): Promise<void> {
    this.lines[name] = await lineTo(port);
  }
  #through(who: string, to: 'postgres' | 'events'): number {
    const shared = who === 'projector-2' ? 'projector' : who;
    return this.lines[`${shared}-${to}`]?.port ?? 0;
  }
  #databaseUrl(who: string, name: string): string {
    const url = new URL(this.#postgres?.url(name) ?? '');
    url.port = String(this.#through(who, 'postgres'));
    return url.href;
  }

  async #startPostgres(): Promise<void> {
    for (;;) {
      try {
        const settings = { max_wal_size: '128MB', wal_buffers: '4MB', shared_buffers: '128MB' };
        this.#postgres = await startPostgres({ folder: join(this.disk, 'pg'), port: this.#ports.postgres, settings });
        break;
      } catch (error) {
        if (this.#stopping || this.#running.size === 0) throw error;
        await sleep(RESTART_MS);
      }
    }
    void this.#postgres.ended.then((how) => this.#over('postgres', how, () => this.#startPostgres()));
  }

  async #startNode(part: Exclude<PartName, 'postgres'>): Promise<void> {
    const inspector = await freePort();
    const flags = [...NODE_FLAGS, `--inspect=127.0.0.1:${inspector}`];
    const child = spawn(process.execPath, [...flags, ...this.#command(part)], {
      cwd: this.#roots.get(part) ?? ROOT,
      env: { ...process.env, ...this.#settings(part) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = createWriteStream(join(this.folder, 'logs', `${part}.log`), { flags: 'a' });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    this.#running.set(part, { child, inspector });
    child.once('exit', (code, signal) => {
      log.end();
      void this.#over(part, signal ?? `exit code ${code}`, () => this.#startNode(part));
    });
    if (part === 'events') await this.#listening(child);
  }

  async #over(part: PartName, how: string, again: () => Promise<void>): Promise<void> {
    this.ended.push({ at: Date.now() - this.#began, part, how });
    if (this.#stopping) return;
    await sleep(RESTART_MS);
    if (!this.#stopping) await again().catch(() => undefined);
  }
  #listening(child: ChildProcess): Promise<void> {
    return new Promise((resolve) => {
      child.stdout?.on('data', (chunk: Buffer) => String(chunk).includes('"ready":true') && resolve());
      child.once('exit', () => resolve());
    });
  }

  #command(part: PartName): string[] {
    return part === 'events' ? [EVENTS] : ['server/main.ts', `--role=${part.replace('-2', '')}`];
  }
  #settings(part: PartName): Record<string, string> {
    if (part === 'events')
      return {
        EVENTS_DATABASE_URL: this.#databaseUrl('events', 'events'),
        EVENTS_PORT: String(this.#ports.events),
        EVENTS_MIN_FREE_MIB: String(MIN_FREE_MIB),
      };
    return {
      NESIE_ENV: 'demo',
      // Full within minutes: what grows after that is no cache.
      CACHED_EVENTS: '1000',
      CACHED_LOANS: '50',
      PORT: String(this.#ports.api),
      PUBLIC_URL: this.url,
      DATA_DIR: this.folder,
      DATABASE_URL: this.#databaseUrl(part, 'nesie'),
      EVENTSTORE_URL: `esdb://127.0.0.1:${this.#through(part, 'events')}?tls=false`,
      LOG_LEVEL: 'warn',
    };
  }
}
