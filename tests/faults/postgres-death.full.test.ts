/** The Postgres of `npm start` is killed: it restarts on the same port, and the terminal and /readyz report it. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../server/cli/free-port.ts';
import { notReady } from '../../server/cli/ready.ts';
import { type Stack, startStack } from '../../server/cli/stack.ts';
import { ROOT } from '../../server/cli/steps.ts';
import { openFolder } from '../support/open-folder.ts';
import { until } from '../support/until.ts';

const lines: string[] = [];
const reasons: string[] = [];
let folder: string;
let stack: Stack;
let readyz: string;

beforeAll(async () => {
  folder = openFolder('nesie-postgres-death-');
  const port = await freePort();
  readyz = `http://127.0.0.1:${port}/readyz`;
  stack = await startStack({
    root: ROOT,
    dataDir: folder,
    host: '127.0.0.1',
    port,
    env: { NESIE_ENV: 'demo' },
    say: (line) => lines.push(line),
    giveUp: (reason) => reasons.push(reason),
    unsafeFast: true,
  });
});

afterAll(async () => {
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Twice in the long size: a watch that works once may have ended. */
const DEATHS = 2;

it('the product serves again after the postmaster was killed', async () => {
  await until(async () => (await notReady(readyz)) === undefined);
  for (let round = 1; round <= DEATHS; round++) {
    const killed = stack.postgres?.current();
    process.kill(killed?.pid ?? 0, 'SIGKILL');
    await until(() => stack.postgres?.current() !== killed);
    await until(async () => (await notReady(readyz)) === undefined);
    expect(stack.postgres?.current().port).toBe(killed?.port);
    expect(lines.filter((line) => line.startsWith('Postgres stopped (signal SIGKILL)'))).toHaveLength(round);
  }
  expect(reasons).toEqual([]);
});
