import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
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
