import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import { sentenceOf } from '../../server/cli/run-command.ts';
import { ROOT } from '../../server/cli/steps.ts';

const ENDLESS = `
  import { runCommand } from './server/cli/run-command.ts';
  await runCommand(async (say) => {
    for (let line = 0; ; line++) await say('line ' + line);
  });`;

it('a closed pipe ends a command quietly', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', ENDLESS], { cwd: ROOT });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(complaints).toBe('');
  expect(code).toBe(0);
});

it.each([
  ['There is no option --recipent.', () => parseArgs({ args: ['--recipent', 'x'], options: {} })],
  ['There is no /none/file.', () => readFileSync('/none/file')],
  ['/etc/hostname is a file, and a folder is needed there.', () => mkdirSync('/etc/hostname', { recursive: true })],
  ['The disk is full: nothing', () => void fail(Object.assign(new Error('write'), { code: 'ENOSPC' }))],
  ['as it is', () => void fail(new Error('as it is'))],
])('%s', (words, wrong) => {
  expect(() => wrong()).toThrow();
  try {
    wrong();
  } catch (error) {
    expect(sentenceOf(error)).toContain(words);
  }
});

it('staff says which option it does not know', () => {
  const { stderr, status } = spawnSync(process.execPath, ['server/cli/staff.ts', '--jsn'], { cwd: ROOT });
  expect({ said: stderr.toString(), status }).toEqual({ said: 'There is no option --jsn.\n', status: 1 });
});

function fail(error: Error): never {
  throw error;
}
