/** `npm test`: all Vitest tests, then the browser tests on the built product. `--full` raises the sizes. */
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { ROOT, runSteps } from './steps.ts';
import { buildWeb } from './web-build.ts';

const say = (line: string) => process.stdout.write(`  ${line}\n`);
const full = process.argv.includes('--full');
const CHROMIUM_PATH = findChromium(say);
await buildWeb(ROOT, say);
// The tests start dozens of processes; with compiled code cached a start takes less than half the time.
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'compiled');
const env = { CHROMIUM_PATH, TEST_SIZE: full ? 'full' : 'quick', NODE_COMPILE_CACHE };
process.exit(
  runSteps([
    { name: 'unit, integration, faults', tool: 'vitest', args: ['run'], env },
    { name: 'browser', tool: 'playwright', args: ['test'], env },
  ]),
);
