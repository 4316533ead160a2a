/**
 * Builds only the browser bundles, for images that start the stack by other means. With `--playground-later` the
 * playground alone and behind all other work, as a start wants it.
 */
import { setPriority } from 'node:os';
import { ROOT } from './steps.ts';
import { buildPlayground, buildWeb } from './web-build.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const LAST = 19;

if (process.argv.includes('--playground-later')) {
  setPriority(LAST);
  await buildPlayground(ROOT, say).catch((error: Error) => {
    say(error.message);
    process.exitCode = 1;
  });
} else await buildWeb(ROOT, say);
