/** vitest globalSetup: the web that `npm start` serves, built where its sources have changed since. */
import { join } from 'node:path';
import { buildWeb } from '../../../server/cli/web-build.ts';

export const setup = (): Promise<void> =>
  buildWeb(join(import.meta.dirname, '../../..'), (line) => void process.stdout.write(`${line}\n`));
