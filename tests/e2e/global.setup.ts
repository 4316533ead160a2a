/** Brings the whole product up once, from an empty data folder, on a free port. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/cli/postgres.ts';
import { startStack } from '../../server/cli/stack.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nesie-e2e-'));
  // As root, Postgres runs as another user, who must be let in.
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const stack = await startStack({
    root: join(import.meta.dirname, '..', '..'),
    dataDir,
    host: '127.0.0.1',
    port,
    env: { NESIE_ENV: 'demo' },
    say: () => undefined,
    giveUp: (reason) => {
      throw new Error(reason);
    },
    unsafeFast: true,
  });
  process.env.E2E_URL = stack.run.url;
  process.env.E2E_EVENTSTORE_URL = stack.run.eventStoreUrl;
  process.env.E2E_DATABASE_URL = stack.run.databaseUrl;
  process.env.E2E_DATA_DIR = dataDir;
  return async () => {
    await stack.stop();
    if (!process.env.KEEP_E2E_DATA) rmSync(dataDir, { recursive: true, force: true });
  };
}
