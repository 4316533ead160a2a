/**
 * The full set in parts, in an order that its seed gives: where there is no time for all, other parts come first on
 * another day. What fails stops nothing, so that one run tells all that is red.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './steps.ts';

type Runner = 'vitest' | 'playwright';
type Part = { readonly runner: Runner; readonly files: readonly string[] };
/**
 * A part is long enough to keep both cores busy, and short enough that little is lost where the time ends. The long
 * files are few in a part, since one of them would hold up many others.
 */
const KINDS = [
  { runner: 'vitest', files: 'tests/**/*.test.{ts,tsx}', without: 'tests/**/*.full.test.{ts,tsx}', together: 12 },
  { runner: 'vitest', files: 'tests/**/*.full.test.{ts,tsx}', without: '', together: 2 },
  { runner: 'playwright', files: 'tests/e2e/**/*.spec.ts', without: '', together: 3 },
] as const satisfies readonly { runner: Runner; files: string; without: string; together: number }[];

export type Wish = { readonly seed: string; readonly minutes: number; readonly env: Readonly<Record<string, string>> };

export function runFullSet({ seed, minutes: most, env }: Wish): number {
  const parts = partsOf(seed);
  const end = performance.now() + most * 60_000;
  const folder = mkdtempSync(join(tmpdir(), 'nesie-full-'));
  const results = join(folder, 'results');
  appendFileSync(results, '');
  let done = 0;
  for (const { runner, files } of parts) {
    const left = end - performance.now();
    if (left <= 0) break;
    process.stdout.write(`\n> part ${done + 1} of ${parts.length}, ${Math.ceil(left / 60_000)} minutes left at most\n`);
    const args = runner === 'vitest' ? ['run', ...files] : ['test', ...files];
    const timeout = Number.isFinite(left) ? { timeout: Math.ceil(left), killSignal: 'SIGTERM' as const } : {};
    const own = { ...process.env, ...env, TEST_SIZE: 'full', SEED: seed, TEST_RESULTS: results };
    const ended = spawnSync(join(ROOT, 'node_modules', '.bin', runner), args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: own,
      ...timeout,
    });
    const cut = (ended.error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT';
    // What had not ended in time says nothing; what failed before counts.
    if (!cut && ended.status !== 0) appendFileSync(results, `failed ${runner} ended with ${ended.status}\n`);
    done += 1;
  }
  const said = readFileSync(results, 'utf8').split('\n').filter(Boolean);
  rmSync(folder, { recursive: true, force: true });
  const failed = said.filter((line) => line.startsWith('failed '));
  const wholly = parts.length === done ? 'the whole full set' : `${done} of ${parts.length} parts of the full set`;
  process.stdout.write(`\nRan ${wholly} with seed ${seed}: ${said.length - failed.length} files held.\n`);
  for (const line of failed) process.stdout.write(`${line}\n`);
  return failed.length > 0 ? 1 : 0;
}

function partsOf(seed: string): readonly Part[] {
  const parts = KINDS.flatMap(({ runner, files, without, together }) => {
    const found = globSync(files, { cwd: ROOT, exclude: without ? [without] : [] }).toSorted();
    const all = shuffled(found, `${seed} ${runner}`);
    return Array.from({ length: Math.ceil(all.length / together) }, (_, at) => ({
      runner,
      files: all.slice(at * together, (at + 1) * together),
    }));
  });
  return shuffled(parts, seed);
}

const orderIn = (seed: string, what: string): string => createHash('sha256').update(`${seed} ${what}`).digest('hex');
function shuffled<T>(all: readonly T[], seed: string): readonly T[] {
  const keyed = all.map((one) => [orderIn(seed, JSON.stringify(one)), one] as const);
  return keyed.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
