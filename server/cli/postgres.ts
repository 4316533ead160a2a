/** The npm package's real Postgres in a data folder, on 127.0.0.1 only, with a random password. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClient } from '../../projections/postgres.ts';
import { freePort } from './free-port.ts';
import { ownFolder, postgresBinaries, type RunAs, reachableFolder, unprivilegedUser } from './postgres-home.ts';

export type PostgresOptions = {
  /** For cluster, password and log; another is used if Postgres cannot reach it (see `Postgres.folder`). */
  folder: string;
  /** Default: a free one. */
  port?: number;
  databases?: readonly string[];
  /** For temporary clusters of tests: nothing is flushed to the disk. */
  unsafeFast?: boolean;
  /** Further `-c name=value` of the server. */
  settings?: Record<string, string>;
};

export type Postgres = {
  folder: string;
  /** `folder` is not the requested one. */
  moved: boolean;
  port: number;
  pid: number;
  url(database: string): string;
  /** `immediate` acts like a power cut: no checkpoint, recovery at the next start. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  ended: Promise<string>;
};

export const DATABASES = ['events', 'nesie'] as const;

/** Creates the cluster if necessary. @throws Error while another living process of ours uses the folder */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const user = unprivilegedUser();
  const folder = reachableFolder(options.folder, user);
  holdFolder(folder);
  const binaries = await postgresBinaries(user);
  const password = makeCluster(folder, binaries.initdb, user, options.unsafeFast ?? false);
  await stopOrphan(join(folder, 'cluster'));
  const port = options.port ?? (await freePort());
  const child = launch(binaries.postgres, folder, port, user, options);
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  try {
    await waitUntilReady(url('postgres'), child, join(folder, 'log'));
    for (const name of options.databases ?? DATABASES) await createDatabase(url('postgres'), name);
  } catch (error) {
    child.kill('SIGQUIT');
    rmSync(join(folder, 'holder'), { force: true });
    throw error;
  }
  const stop = async (mode: 'fast' | 'immediate' = 'fast') => {
    child.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
    rmSync(join(folder, 'holder'), { force: true });
  };
  return { folder, moved: folder !== resolve(options.folder), port, pid: child.pid ?? 0, url, stop, ended };
}

/** Otherwise two starters on one folder would each believe that the cluster is theirs. */
function holdFolder(folder: string): void {
  const file = join(folder, 'holder');
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (holder && holder !== process.pid && isNode(holder)) {
    throw new Error(`${folder} is in use by process ${holder}; stop it first or choose another data folder`);
  }
  writeFileSync(file, String(process.pid));
}

/** Returns the password. Deletes a `cluster.new` that an interrupted first start left. */
function makeCluster(folder: string, initdb: string, user: RunAs, fast: boolean): string {
  const cluster = join(folder, 'cluster');
  const secret = join(folder, 'password');
  if (existsSync(cluster)) return readFileSync(secret, 'utf8').trim();
  const fresh = join(folder, 'cluster.new');
  rmSync(fresh, { recursive: true, force: true });
  ownFolder(fresh, user);
  const password = randomBytes(18).toString('base64url');
  const passwordFile = join(folder, 'password.new');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const made = spawnSync(
    initdb,
    [
      `--pgdata=${fresh}`,
      '--auth=scram-sha-256',
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(fast ? ['--no-sync'] : []),
    ],
    { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // Ctrl-C reaches initdb too; the next start creates the cluster anew.
  if (made.signal) throw new Error('making the cluster was interrupted; the next start makes it anew');
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr?.toString().trim() || made.error?.message}`);
  if (user) chownSync(passwordFile, 0, 0);
  renameSync(passwordFile, secret);
  renameSync(fresh, cluster);
  return password;
}

/** A supervisor killed with -9 leaves its server running; this stops it before the folder is used again. */
async function stopOrphan(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  if (!pid || !isPostgresOf(pid, cluster)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isAlive(pid); waited += 50) {
    if (waited > 20_000) throw new Error(`an earlier Postgres (process ${pid}) does not stop`);
    await sleep(50);
  }
}

function isPostgresOf(pid: number, cluster: string): boolean {
  const listing = spawnSync('ps', ['-o', 'args=', '-p', String(pid)]);
  return isAlive(pid) && (listing.status !== 0 || listing.stdout.toString().includes(cluster));
}

/** After a reboot the process id may belong to any program. */
function isNode(pid: number): boolean {
  const listing = spawnSync('ps', ['-o', 'args=', '-p', String(pid)]);
  return isAlive(pid) && (listing.status !== 0 || listing.stdout.toString().includes('node'));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const MIB = 1_048_576;

/**
 * For a million loans, whose changes touch pages everywhere: an eighth of the memory as cache; rare checkpoints,
 * because after each Postgres logs every page whole once; room in wal_buffers for such a burst.
 */
function roomy(): Record<string, string> {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const buffers = Math.min(4_096, Math.max(128, Math.floor(memory / 8 / MIB)));
  return { shared_buffers: `${buffers}MB`, max_wal_size: '4GB', wal_buffers: '64MB' };
}

const UNSAFE_FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

function launch(binary: string, folder: string, port: number, user: RunAs, options: PostgresOptions): ChildProcess {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    // Statements and details carry values: no personal data may reach a log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(options.unsafeFast ? UNSAFE_FAST : roomy()),
    ...options.settings,
  };
  const log = openSync(join(folder, 'log'), 'w', 0o600);
  const child = spawn(
    binary,
    [
      '-D',
      join(folder, 'cluster'),
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
    ],
    // Its own process group: Ctrl-C reaches us first, so that writers finish while the database still runs.
    { ...user, cwd: '/', stdio: ['ignore', log, log], detached: true },
  );
  const killAtExit = () => child.kill('SIGINT');
  process.once('exit', killAtExit);
  child.once('exit', () => process.removeListener('exit', killAtExit));
  child.once('error', () => undefined);
  chmodSync(join(folder, 'log'), 0o600);
  return child;
}

async function waitUntilReady(url: string, child: ChildProcess, log: string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 30) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      const lastWords = readFileSync(log, 'utf8').trim().split('\n').slice(-5).join(' | ');
      throw new Error(`its log ends with: ${lastWords || 'nothing'}`);
    }
    const client = openClient({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch {
      await sleep(30);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error(`it was not ready within a minute; its log is ${log}`);
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = openClient({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
