/** Builds the browser bundles and nothing else: for images, where the stack is started by other means. */
import { ROOT } from './steps.ts';
import { buildWeb } from './web-build.ts';

await buildWeb(ROOT, (line) => process.stdout.write(`${line}\n`));
