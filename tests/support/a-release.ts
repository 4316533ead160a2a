/** The release named in deploy/last-release, unpacked beside this one, with its own packages and its own web. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loanModel } from '../../projections/loan/project.ts';
import { readyLine } from './product.ts';

export const HERE = join(import.meta.dirname, '..', '..');
/** A release that starts while another works, on a machine that has more to do. */
const LOG_BYTES = 256 * 1024 * 1024;

/** @throws where the clone does not have that commit */
export function unpackLastRelease(folder: string): void {
  const commit = readFileSync(join(HERE, 'deploy', 'last-release'), 'utf8').trim();
  const archive = execFileSync('git', ['archive', commit], { cwd: HERE, maxBuffer: LOG_BYTES });
  execFileSync('tar', ['x', '-C', folder], { input: archive });
  const lock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(HERE)) symlinkSync(join(HERE, 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  execFileSync(process.execPath, ['server/cli/build.ts'], { cwd: folder });
}

export const BETWEEN = '9999-12-31-between';
/** By hand before a release, as D0129 has it of an index of a large table. */
export const INDEX_BETWEEN = 'create index concurrently if not exists task_between on ops.task (correlation_id)';
const MIGRATION = `
alter table ops.task add column between_releases text not null default 'none';
alter table people.notice add column between_releases text;
create table ops.between_releases (id int primary key);
create index if not exists task_between on ops.task (correlation_id);
`;
const SKIPPED = /(^|\/)(\.git|\.data|\.tsbuild|node_modules|test-results)$/;

/** This release with a typical migration more, so that there is one between the two whatever changed. */
export function unpackNextRelease(folder: string): void {
  copyHere(folder);
  writeFileSync(join(folder, 'server', 'adapters', 'migrations', `${BETWEEN}.sql`), MIGRATION);
  execFileSync(process.execPath, ['server/cli/build.ts'], { cwd: folder });
}

function copyHere(folder: string): void {
  cpSync(HERE, folder, { recursive: true, filter: (path) => !SKIPPED.test(path) });
  symlinkSync(join(HERE, 'node_modules'), join(folder, 'node_modules'));
}

/** This release with the read model of loans in the next version; it serves no pages. Returns that version. */
export function unpackRaisedLoans(folder: string): number {
  copyHere(folder);
  const model = join(folder, 'projections', 'loan', 'project.ts');
  const raised = loanModel.version + 1;
  const text = readFileSync(model, 'utf8').replace(`version: ${loanModel.version},`, `version: ${raised},`);
  writeFileSync(model, text);
  return raised;
}

export type Running = { url: string; kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> };

/** All parts in one process, with the code of `root`. */
export async function startRelease(root: string, port: number, env: Record<string, string>): Promise<Running> {
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['server/main.ts', '--role=all'], {
    cwd: root,
    env: { ...process.env, NESIE_ENV: 'demo', PORT: String(port), PUBLIC_URL: url, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await readyLine(child, []);
  return {
    url,
    kill: (signal) =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        if (!child.kill(signal)) resolve();
      }),
  };
}

/** What a command of that release prints. */
export function runIn(root: string, env: Record<string, string>, ...args: string[]): { code: number; said: string } {
  const run = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: LOG_BYTES,
  });
  return { code: run.status ?? 1, said: `${run.stdout}${run.stderr}` };
}
