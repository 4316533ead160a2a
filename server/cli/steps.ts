/** Runs the tools of this repository and prints the time of each. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { endQuietlyOnClosedPipe } from './closed-pipe.ts';

export const ROOT = join(import.meta.dirname, '..', '..');

export type Step = { name: string; tool: string; args: readonly string[]; env?: Record<string, string> };

const pathOf = (step: Step) => join(ROOT, 'node_modules', '.bin', step.tool);
const optionsOf = (step: Step) => ({ cwd: ROOT, env: { ...process.env, ...step.env } });
const secondsSince = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`;

/** A tool is a file below node_modules/.bin. Returns the exit code of the first failing step, else 0. */
export function runSteps(steps: readonly Step[]): number {
  endQuietlyOnClosedPipe();
  const times: string[] = [];
  for (const step of steps) {
    process.stdout.write(`\n> ${step.name}\n`);
    const started = performance.now();
    const result = spawnSync(pathOf(step), step.args, { ...optionsOf(step), stdio: 'inherit' });
    times.push(`${step.name} ${secondsSince(started)}`);
    if (result.status !== 0) {
      process.stdout.write(`\n${step.name} failed (${times.join(', ')})\n`);
      return result.status ?? 1;
    }
  }
  process.stdout.write(`\n${times.join(', ')}\n`);
  return 0;
}

/**
 * Runs all steps at once, because each leaves the processor idle at times. The first prints as it goes; the others
 * print when all have ended. Returns the exit code of the first failing step, else 0.
 */
export async function runTogether(steps: readonly Step[]): Promise<number> {
  endQuietlyOnClosedPipe();
  process.stdout.write(`\n> ${steps.map(({ name }) => name).join(', ')}: at the same time\n`);
  const ended = await Promise.all(steps.map((step, at) => runHeld(step, at === 0)));
  for (const { output } of ended) process.stdout.write(output);
  const times = ended.map(({ name, time }) => `${name} ${time}`).join(', ');
  const failed = ended.filter(({ code }) => code !== 0);
  for (const { name } of failed) process.stdout.write(`\n${name} failed`);
  process.stdout.write(`\n${times}\n`);
  return failed[0]?.code ?? 0;
}

type Ended = { name: string; code: number; time: string; output: string };

function runHeld(step: Step, prints: boolean): Promise<Ended> {
  const started = performance.now();
  const child = spawn(pathOf(step), step.args, {
    ...optionsOf(step),
    stdio: ['inherit', prints ? 'inherit' : 'pipe', prints ? 'inherit' : 'pipe'],
  });
  const held: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => held.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => held.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      const output = prints ? '' : `\n> ${step.name}\n${Buffer.concat(held)}`;
      resolve({ name: step.name, code: status ?? 1, time: secondsSince(started), output });
    });
  });
}
