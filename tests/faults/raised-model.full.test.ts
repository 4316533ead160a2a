/** D0209: projectors of two releases as processes on one log that is written to, one read model in two versions. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { modelStatuses } from '../../projections/checkpoint/as-of.ts';
import { loanModel } from '../../projections/loan/project.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { createClient } from '../../projections/postgres.ts';
import { rebuildModel } from '../../projections/rebuild.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { openLedger } from '../../server/adapters/ledger/eventstore.ts';
import { freePort } from '../../server/cli/free-port.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';
import { HERE, unpackRaisedLoans } from '../support/a-release.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { openFolder } from '../support/open-folder.ts';
import { readyLine } from '../support/product.ts';
import { hasReached, type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';
import { silentLog } from '../support/silent-log.ts';
import { SLACK } from '../support/size.ts';
import { until } from '../support/until.ts';

const DAY = localDate('2026-02-02');
const OTHERS = READ_MODELS.filter((model) => model !== loanModel);

let db: ReadModelDatabase;
let events: TestEventServer;
let ledger: ReturnType<typeof openLedger>;
let raised: number;
const folders: string[] = [];
const children = new Set<ChildProcess>();
let newRelease: string;
let lived = 0;

beforeEach(async () => {
  db = await readModelDatabase();
  events = await eventServer();
  ledger = openLedger({ url: events.url, log: silentLog });
  newRelease = openFolder('nesie-raised-');
  folders.push(newRelease, openFolder('nesie-raised-data-'));
  raised = unpackRaisedLoans(newRelease);
  await lives(8);
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  await ledger.close();
  await events.stop();
  await db.drop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Appended to the log of the processes. */
async function lives(count: number): Promise<void> {
  const log = new TestLog();
  for (const end = lived + count; lived < end; lived++)
    new ALife(log, `life ${lived}`, addDays(DAY, lived % 90)).issued().paid(tenge(30_000), addDays(DAY, 95));
  await log.copyTo(ledger);
}

const env = (more: Record<string, string> = {}) => ({
  ...process.env,
  NESIE_ENV: 'demo',
  DATABASE_URL: db.url,
  EVENTSTORE_URL: events.url,
  DATA_DIR: folders[1] ?? '',
  ...more,
});

type Projector = { child: ChildProcess; ready: Promise<void>; readyz(): Promise<{ status: number; said: object }> };

async function projector(root: string): Promise<Projector> {
  const port = await freePort();
  const child = spawn(process.execPath, ['server/main.ts', '--role=projector'], {
    cwd: root,
    env: env({ HEALTH_PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const readyz = async () => {
    const response = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined);
    const { said } = ((await response?.json()) ?? { said: {} }) as { said: object };
    return { status: response?.status ?? 0, said };
  };
  const ready = readyLine(child, []);
  ready.catch(() => undefined);
  return { child, ready, readyz };
}

/** The exit code, null after a signal that it did not take itself. */
async function ends({ child }: Projector, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  const gone = once(child, 'exit');
  child.kill(signal);
  const [code] = (await gone) as [number | null];
  children.delete(child);
  return code;
}

async function command(root: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['server/cli/projections.ts', ...args], { cwd: root, env: env() });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

const head = async () => (await ledger.head({ prefixes: LEDGER_PREFIXES })) as bigint;
const reached = async (models = READ_MODELS) => {
  const position = await head();
  await until(() => hasReached(db.pool, models, position));
};
const loanNow = async () => (await modelStatuses(db.pool)).find(({ model }) => model === 'loan');

async function lockedLoans(generation: number): Promise<() => Promise<void>> {
  const client = createClient(db.url);
  await client.connect();
  await client.query(`begin; lock table rm_loan_${generation}.loan in exclusive mode`);
  return () => client.end();
}
const somebodyWaits = async () => {
  const text = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  return (await db.pool.query(text)).rowCount !== 0;
};

it('a roll under writes: built beforehand, handed over, left alone by the release before, taken back', async () => {
  let writing = true;
  const writes = (async () => {
    for (; writing; await sleep(100)) await lives(1);
  })();
  let old = await projector(HERE);
  await old.ready;
  await reached();

  const beforehand = await command(newRelease, 'rebuild', 'loan');
  expect(beforehand).toMatchObject({
    code: 0,
    said: expect.stringContaining('when a projector of this release leads'),
  });
  expect((await command(newRelease, 'status')).said).toContain(`loan: version ${raised} is built up to`);
  await reached();
  expect(await loanNow()).toMatchObject({ version: loanModel.version });

  let next = await projector(newRelease);
  await next.ready;
  expect(await next.readyz()).toMatchObject({ status: 200, said: { raising: 'loan' } });
  expect(await ends(old, 'SIGTERM')).toBe(0);
  const began = performance.now();
  await until(async () => (await loanNow())?.version === raised);
  const took = performance.now() - began;
  const raisedModels = READ_MODELS.map((model) => (model === loanModel ? { ...model, version: raised } : model));
  await reached(raisedModels);
  expect(took).toBeLessThan(10_000 * SLACK);

  await ends(next, 'SIGKILL');
  old = await projector(HERE);
  await old.ready;
  await lives(3);
  await reached(OTHERS);
  const words = `loan: version ${raised} is live, this release has version ${loanModel.version}`;
  expect(await old.readyz()).toEqual({ status: 200, said: { 'left by whole': words } });
  const refused = await command(HERE, 'rebuild', 'loan');
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining(`version ${raised} by a newer release`) });
  expect(await loanNow()).toMatchObject({ version: raised });

  next = await projector(newRelease);
  await next.ready;
  expect(await ends(old, 'SIGTERM')).toBe(0);
  writing = false;
  await writes;
  await reached(raisedModels);
  const compared = await command(newRelease, 'rebuild', '--compare');
  expect(compared).toMatchObject({ code: 0, said: expect.not.stringContaining('DIFFERED') });
  expect(await ends(next, 'SIGTERM')).toBe(0);
});

it('a projector whose rebuild hangs ends within seconds of SIGTERM, the others having gone on, and resumes', {}, async () => {
  const old = await projector(HERE);
  await old.ready;
  await reached();
  const newer = { ...loanModel, version: raised };
  const beforehand = await rebuildModel({ url: db.url, source: ledger.feed, model: newer });
  expect(beforehand).toMatchObject({ generation: 2, live: false });
  expect(await ends(old, 'SIGTERM')).toBe(0);
  await lives(2);

  const release = await lockedLoans(2);
  const stuck = await projector(newRelease);
  await until(somebodyWaits);
  await lives(2);
  await reached(OTHERS);
  expect(await stuck.readyz()).toMatchObject({ status: 503, said: { raising: 'loan' } });
  const began = performance.now();
  expect(await ends(stuck, 'SIGTERM')).toBe(0);
  expect(performance.now() - began).toBeLessThan(5_000 * SLACK);
  await release();

  const next = await projector(newRelease);
  await next.ready;
  expect(await loanNow()).toMatchObject({ version: raised, generation: 2 });
  await reached(OTHERS);
  const compared = await command(newRelease, 'rebuild', 'loan', '--compare');
  expect(compared).toMatchObject({ code: 0, said: expect.stringContaining('byte for byte') });
});
