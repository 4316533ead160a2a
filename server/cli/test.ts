/**
 * `npm test`: the short set, Vitest's tests and beside them the browser's on the built product, as both often wait.
 * `npm run test:full`: all tests in their long sizes; `--minutes 40` ends it in time, `--seed` repeats the order and
 * the contents of a run. `--keep-times` writes how long each file took, by which the next runs say how long they take.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './chromium.ts';
import { runFullSet } from './full-set.ts';
import { memoryFolder } from './memory-folder.ts';
import { ROOT, runTogether } from './steps.ts';
import { buildWeb } from './web-build.ts';

const say = (line: string) => process.stdout.write(`  ${line}\n`);
const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    minutes: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    'keep-times': { type: 'boolean', default: false },
  },
});

if (!values.full) {
  const kept = JSON.parse(readFileSync(join(ROOT, 'tests', 'times.json'), 'utf8')) as Record<string, { wall: number }>;
  const seconds = Math.max(...Object.values(kept).map(({ wall }) => wall));
  say(`The short set takes some ${Math.ceil(seconds / 60)} minutes on two quiet cores.`);
}
const CHROMIUM_PATH = findChromium(say);
await buildWeb(ROOT, say);
const TMPDIR = memoryFolder('nesie-tests-', values.full ? 8 : 4);
const env = {
  ...(TMPDIR ? { TMPDIR } : {}),
  CHROMIUM_PATH,
  PROGRESS: 'on',
  ...(values['keep-times'] ? { KEEP_TIMES: 'on' } : {}),
  // The tests start dozens of processes; with compiled code cached a start takes less than half the time.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled'),
  // Tests make many objects that live for a moment: with room for them, the collector takes a tenth less of a run.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
};
process.exit(
  values.full
    ? runFullSet({ seed: values.seed, minutes: Number(values.minutes), env })
    : await runTogether([
        { name: 'unit, integration, screens, faults', tool: 'vitest', args: ['run'], env },
        { name: 'browser', tool: 'playwright', args: ['test'], env },
      ]),
);
