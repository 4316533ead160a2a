/** A failed `npm start` prints a sentence with what to do, not a stack trace. */
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../server/cli/free-port.ts';
import { startPostgres } from '../../server/cli/postgres.ts';
import { CannotStart, startStack } from '../../server/cli/stack.ts';
import { ROOT } from '../../server/cli/steps.ts';
import { openFolder } from '../support/open-folder.ts';
import { SLACK } from '../support/size.ts';

let folder: string;
beforeEach(() => {
  folder = openFolder('nesie-refusals-');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const starting = async (dataDir: string, env: Record<string, string> = {}) =>
  startStack({
    root: ROOT,
    dataDir,
    host: '127.0.0.1',
    port: await freePort(),
    env,
    say: () => undefined,
    giveUp: () => undefined,
    unsafeFast: true,
  });

/** Settings are checked before any connection, so nothing needs to listen at these addresses. */
const NOWHERE = { DATABASE_URL: 'postgres://127.0.0.1:1/nesie', EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false' };

describe('npm start', () => {
  it('a data folder that it may not write to is named', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const refusal = starting(join(file, 'data'));
    await expect(refusal).rejects.toThrow(CannotStart);
    await expect(refusal).rejects.toThrow(/may not write to .*ENOTDIR.*DATA_DIR/);
  });

  it('so is one in /proc, where folders are and none can be made', async () => {
    await expect(starting('/proc/x/data')).rejects.toThrow(/may not write to .proc.x.data.*ENOENT/);
  });

  it('a file of secrets that cannot be read is named', async () => {
    mkdirSync(join(folder, 'logs'), { recursive: true });
    writeFileSync(join(folder, 'secrets.json'), '{"PEOPLE_MASTER_KEY": ');
    const refusal = starting(folder, NOWHERE);
    await expect(refusal).rejects.toThrow(CannotStart);
    await expect(refusal).rejects.toThrow(/secrets\.json cannot be read .* backup/);
    await expect(refusal).rejects.not.toThrow(/^ {4}at /m);
  });

  it('the reason why production does not start is given', async () => {
    const refusal = starting(folder, { ...NOWHERE, NESIE_ENV: 'production' });
    await expect(refusal).rejects.toThrow(CannotStart);
    await expect(refusal).rejects.toThrow(/NESIE_ENV=production does not start on sandbox ports: SMS/);
  });

  it('the reason of a damaged cluster is given at once', async () => {
    const cluster = await startPostgres({ folder: join(folder, 'postgres'), unsafeFast: true });
    await cluster.stop();
    truncateSync(join(cluster.folder, 'cluster', 'global', 'pg_control'), 100);
    const began = performance.now();
    const refusal = starting(folder);
    await expect(refusal).rejects.toThrow(/Postgres cannot start from .*its log ends with: .*pg_control/s);
    expect(performance.now() - began).toBeLessThan(30_000 * SLACK);
  });
});
