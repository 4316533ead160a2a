/**
 * A product with an empty data folder of its own. Its log is in the embedded server, or in the empty EventStoreDB that
 * EVENTSTORE_URL_TODAY (and so on, by the name of the product) is the address of: each product needs a log of its own.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/cli/free-port.ts';
import { startStack } from '../../server/cli/stack.ts';
import type { Place } from './world.ts';

export async function bringUp(name: string, settings: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), `nesie-e2e-${name}-`));
  // As root, Postgres runs as another user, who needs access to the folder.
  chmodSync(dataDir, 0o711);
  const stack = await startStack({
    root: join(import.meta.dirname, '..', '..'),
    dataDir,
    host: '127.0.0.1',
    port: await freePort(),
    env: { NESIE_ENV: 'demo', ...eventStoreOf(name), ...settings },
    say: () => undefined,
    giveUp: (reason) => {
      throw new Error(reason);
    },
    unsafeFast: true,
  });
  const place: Place = stack.run;
  return {
    place,
    stop: async () => {
      await stack.stop();
      if (process.env.KEEP_E2E_DATA) process.stdout.write(`${dataDir}\n`);
      else rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function eventStoreOf(name: string): Record<string, string> {
  const url = process.env[`EVENTSTORE_URL_${name.toUpperCase()}`];
  return url ? { EVENTSTORE_URL: url } : {};
}
