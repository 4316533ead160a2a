/** Prints the time of each tool and stops at the first that fails. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { endQuietlyOnClosedPipe } from './closed-pipe.ts';

export const ROOT = join(import.meta.dirname, '..', '..');

export type Step = { name: string; tool: string; args: readonly string[]; env?: Record<string, string> };

/** A tool is a file below node_modules/.bin. Returns the exit code of the first failing step, else 0. */
export function runSteps(steps: readonly Step[]): number {
  endQuietlyOnClosedPipe();
  const times: string[] = [];
  for (const step of steps) {
    process.stdout.write(`\n> ${step.name}\n`);
    const started = performance.now();
    const result = spawnSync(join(ROOT, 'node_modules', '.bin', step.tool), step.args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...step.env },
    });
    times.push(`${step.name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
    if (result.status !== 0) {
      process.stdout.write(`\n${step.name} failed (${times.join(', ')})\n`);
      return result.status ?? 1;
    }
  }
  process.stdout.write(`\n${times.join(', ')}\n`);
  return 0;
}
