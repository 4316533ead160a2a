/** A vitest globalSetup that builds the web if its sources have changed. */
import { join } from 'node:path';
import { buildClient } from '../../../server/cli/web-build.ts';

export const setup = (): Promise<void> =>
  buildClient(join(import.meta.dirname, '../../..'), (line) => void process.stdout.write(`${line}\n`));
