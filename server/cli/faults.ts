/**
 * `npm run faults [-- --row F17] [--seed 7] [--minutes 30] [--mixed] [--from COMMIT]`: tests of faults in their long
 * sizes, then the product under load and struck at by plan (tests/faults/harness). `--row` chooses a fault, `--mixed`
 * leaves tests out, `--from` names the release that the product starts as before it is rolled to this one (F22).
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, type Say } from './run-command.ts';
import { ROOT, runSteps } from './steps.ts';

const HARNESS = join('tests', 'faults', 'harness');
/** The tests of faults, and what stands elsewhere and grows with the size. */
const LONG = [
  'tests/faults',
  'tests/measured',
  'tests/attacks',
  'tests/simulation',
  'tests/domain/loan/naive-loan.test.ts',
  'tests/golden/folds-agree.test.ts',
];

type Chosen = { strikes: boolean; files: string[]; titles: string | undefined };

async function faults(say: Say): Promise<number> {
  const { values } = parseArgs({
    options: {
      row: { type: 'string' },
      seed: { type: 'string' },
      minutes: { type: 'string' },
      borrowers: { type: 'string' },
      report: { type: 'string' },
      from: { type: 'string' },
      mixed: { type: 'boolean', default: false },
    },
  });
  const { mixed, ...passed } = values;
  const chosen = mixed ? undefined : await chosenBy(values.row);
  if (values.row && !mixed && !chosen) {
    await say(`There is no fault ${values.row}: F1 to F34, as in docs/reliability.md.`);
    return 2;
  }
  const tests = chosen ? runTests(chosen, values.seed) : 0;
  if (chosen && !chosen.strikes) return tests;
  const args = Object.entries(passed).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
  const struck = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(HARNESS, 'main.ts'), ...args],
    { cwd: ROOT, stdio: 'inherit' },
  );
  return tests || (struck.status ?? 1);
}

/** The table of faults is a file of the tests, which the product does not import. */
async function chosenBy(row: string | undefined): Promise<Chosen | undefined> {
  if (row === undefined) return { strikes: true, files: LONG, titles: undefined };
  const told = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(HARNESS, 'tell-row.ts'), row],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  return told.status === 0 ? (JSON.parse(told.stdout) as Chosen) : undefined;
}

function runTests({ files, titles }: Chosen, seed: string | undefined): number {
  const filter = titles === undefined ? [] : ['-t', titles];
  return runSteps([
    {
      name: 'tests in their long size',
      tool: 'vitest',
      args: ['run', ...files, ...filter],
      env: { TEST_SIZE: 'full', ...(seed ? { SEED: seed } : {}) },
    },
  ]);
}

await runCommand(faults);
