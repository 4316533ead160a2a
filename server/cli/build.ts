/** Builds only the browser bundles, for images that start the stack by other means. */
import { ROOT } from './steps.ts';
import { buildWeb } from './web-build.ts';

await buildWeb(ROOT, (line) => process.stdout.write(`${line}\n`));
