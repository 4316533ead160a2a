/** Prints the time of each tool and stops at the first that fails. */
import { spawn, spawnSync } from 'node:child_process';
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
    const result = spawnSync(fileOf(step), step.args, { ...placeOf(step), stdio: 'inherit' });
    times.push(`${step.name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
    if (result.status !== 0) {
      process.stdout.write(`\n${step.name} failed (${times.join(', ')})\n`);
      return result.status ?? 1;
    }
  }
  process.stdout.write(`\n${times.join(', ')}\n`);
  return 0;
}

const fileOf = ({ tool }: Step): string => join(ROOT, 'node_modules', '.bin', tool);
const placeOf = ({ env }: Step) => ({ cwd: ROOT, env: { ...process.env, ...env } });

/**
 * Runs all steps at once. The first one speaks while it runs, the others when they have ended, since their lines would
 * mix. Returns the exit code of the first in the list that failed, else 0.
 */
export async function runTogether(steps: readonly Step[]): Promise<number> {
  endQuietlyOnClosedPipe();
  const ended = await Promise.all(steps.map((step, at) => run(step, at === 0)));
  process.stdout.write(`\n${ended.map(({ told }) => told).join(', ')}\n`);
  return ended.find(({ code }) => code !== 0)?.code ?? 0;
}

async function run(step: Step, aloud: boolean): Promise<{ told: string; code: number }> {
  const started = performance.now();
  const child = spawn(fileOf(step), step.args, {
    ...placeOf(step),
    stdio: aloud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => void said.push(part));
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
  if (!aloud) process.stdout.write(`\n> ${step.name}\n${Buffer.concat(said).toString()}`);
  const took = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  return { told: `${step.name} ${code === 0 ? '' : 'failed after '}${took}`, code };
}
