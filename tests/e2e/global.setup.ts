/** Starts the product twice, each with an empty data folder: one for today, one whose clock tests move. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/cli/postgres.ts';
import { startStack } from '../../server/cli/stack.ts';
import { CLOCKS, type Clock, tellWhere } from './the-world.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  for (const clock of CLOCKS) stops.push(await bringUp(clock));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function bringUp(clock: Clock): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), `nesie-e2e-${clock}-`));
  // As root, Postgres runs as another user, who needs access to the folder.
  chmodSync(dataDir, 0o711);
  const stack = await startStack({
    root: join(import.meta.dirname, '..', '..'),
    dataDir,
    host: '127.0.0.1',
    port: await freePort(),
    env: { NESIE_ENV: 'demo' },
    say: () => undefined,
    giveUp: (reason) => {
      throw new Error(reason);
    },
    unsafeFast: true,
  });
  tellWhere(clock, stack.run);
  return async () => {
    await stack.stop();
    if (process.env.KEEP_E2E_DATA) process.stdout.write(`${dataDir}\n`);
    else rmSync(dataDir, { recursive: true, force: true });
  };
}
