/** The file by which other commands find a running Nesie must name a process that is alive. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readRunFile, writeRunFile } from '../../server/cli/run-file.ts';
import { openFolder } from '../support/open-folder.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function dataFolder(): string {
  const folder = openFolder('nesie-run-');
  folders.push(folder);
  return folder;
}

const run = (pid: number) => ({
  pid,
  url: 'http://localhost:4000',
  databaseUrl: 'postgres://localhost/nesie',
  eventStoreUrl: 'esdb://localhost:2113',
  eventsDatabaseUrl: null,
});

describe('the run file', () => {
  it('it names the process that wrote it', () => {
    const folder = dataFolder();
    writeRunFile(folder, run(process.pid));
    expect(readRunFile(folder)).toMatchObject(run(process.pid));
  });

  it('it names nothing while it is empty or half written', () => {
    const folder = dataFolder();
    for (const content of ['', '{"pid": 12', '{"pid": "x"}']) {
      writeFileSync(join(folder, 'run.json'), content);
      expect(readRunFile(folder)).toBeUndefined();
    }
  });

  it('it names nothing once its process is gone', async () => {
    const folder = dataFolder();
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    writeRunFile(folder, run(child.pid ?? 0));
    expect(readRunFile(folder)).toBeDefined();
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    expect(readRunFile(folder)).toBeUndefined();
  });

  it('it names nothing once another program has its number', () => {
    const folder = dataFolder();
    writeRunFile(folder, run(process.pid));
    const file = join(folder, 'run.json');
    const written = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...written, began: 'Thu Jan  1 00:00:00 2026' }));
    expect(readRunFile(folder)).toBeUndefined();
  });
});
