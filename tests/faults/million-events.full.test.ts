/**
 * F27: what reads the whole log reads a million events with a heap of 256 MB: projector, rebuild, verification, export.
 * Each is a process of its own, and so is the event server.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { codedUnder } from '../../server/adapters/ledger/event-code.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { type Postgres, startPostgres } from '../../server/cli/postgres.ts';
import { layFoundation } from '../../server/compose/foundation.ts';
import { readConfig } from '../../server/config.ts';
import { demoSecrets } from '../../server/demo-secrets.ts';
import { writeHistory } from '../../server/seed/write.ts';
import { type EventServerProcess, eventServerProcess } from '../support/event-server.ts';
import { manyBorrowers } from '../support/many-borrowers.ts';
import { openFolder } from '../support/open-folder.ts';
import { silentLog } from '../support/silent-log.ts';
import { until } from '../support/until.ts';

const EVENTS = Number(process.env.MANY_EVENTS ?? 1_000_000);
const TEMPLATE_LOANS = 400;
const ROOT = join(import.meta.dirname, '..', '..');
const HEAP = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256'];
/** Beside its heap a process holds code, young objects and buffers on their way. */
const MOST_MIB = 640;

let folder: string;
let postgres: Postgres;
let server: EventServerProcess;
let ledger: RawLedger;
let env: NodeJS.ProcessEnv;
let written = 0;
const peaks: Record<string, number> = {};

/** Linux keeps the peak of a living process only. */
function watchPeak(name: string, child: ChildProcess): void {
  const look = () => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const peak = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024;
      peaks[name] = Math.max(peaks[name] ?? 0, Math.round(peak));
    } catch {
      // It has ended.
    }
  };
  const timer = setInterval(look, 250);
  child.once('exit', () => clearInterval(timer));
}

function start(name: string, args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [...HEAP, ...args], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  watchPeak(name, child);
  return child;
}

/** Its output; ends with the test if it fails. */
async function ran(name: string, ...args: string[]): Promise<string> {
  const began = performance.now();
  const child = start(name, args);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = await new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code)));
  tell(name, began);
  expect(ended, `${name}: ${said.slice(-2_000)}`).toBe(0);
  expect(peaks[name], name).toBeLessThan(MOST_MIB);
  return said;
}

const tell = (name: string, began: number) =>
  process.stdout.write(`${name}: ${((performance.now() - began) / 1_000).toFixed(0)} s, ${peaks[name]} MiB\n`);

beforeAll(async () => {
  folder = openFolder('nesie-million-');
  // A cluster of its own, because the shared one of the tests never looks at the size of its tables.
  postgres = await startPostgres({ folder, settings: { fsync: 'off' } });
  server = await eventServerProcess(postgres.url('events'), 0, HEAP);
  watchPeak('event server', server.child);
  env = {
    ...process.env,
    NESIE_ENV: 'demo',
    DATA_DIR: folder,
    DATABASE_URL: postgres.url('nesie'),
    EVENTSTORE_URL: server.url,
  };
  const config = readConfig(env, demoSecrets);
  const code = codedUnder(config.keys.ANCHOR_KEY);
  const foundation = await layFoundation(config, pino({ level: 'silent' }), () => undefined);
  await foundation.close();
  ledger = openLedger({ url: server.url, log: silentLog, code, appendTimeoutMs: 60_000 });
  const began = performance.now();
  ({ events: written } = await writeHistory([ledger], manyBorrowers(EVENTS, TEMPLATE_LOANS), 'start'));
  tell('event server', began);
  expect(written).toBeGreaterThanOrEqual(EVENTS);
});
afterAll(async () => {
  await ledger?.close();
  server?.child.kill('SIGTERM');
  await server?.exited;
  await postgres?.stop('immediate');
  if (folder) rmSync(folder, { recursive: true, force: true });
});

describe('a million events in a heap of 256 MB', () => {
  it('the projector brings all of them into the read models', async () => {
    const began = performance.now();
    const head = await ledger.head({ prefixes: LEDGER_PREFIXES });
    const projector = start('projector', ['tests/support/projector-process.ts', env.DATABASE_URL ?? '', server.url]);
    let ended: unknown;
    projector.once('exit', (code, signal) => {
      ended = signal ?? code;
    });
    const pool = openPool({ connectionString: env.DATABASE_URL ?? '', max: 1 });
    const reached = async () => {
      const { rows } = await pool.query<{ at: bigint | null }>('select min(position) as at from rm.checkpoint');
      return rows[0]?.at === head;
    };
    await until(async () => ended !== undefined || reached().catch(() => false));
    await pool.end();
    expect(ended).toBeUndefined();
    tell('projector', began);
    projector.kill('SIGTERM');
    expect(peaks.projector).toBeLessThan(MOST_MIB);
  });

  it('a rebuild gives the same bytes', async () => {
    const said = await ran('rebuild', 'server/cli/projections.ts', 'rebuild', '--compare');
    expect(said.match(/byte for byte what was live/g)).toHaveLength(7);
  });

  it('the verification holds the log and the read models against each other', async () => {
    expect(await ran('verification', 'server/cli/audit.ts', 'verify', '--all', '--at-rest')).toContain('0 findings');
  });

  it('an export is written and verified', async () => {
    const file = join(folder, 'log.ndjson');
    const said = await ran('export', 'server/cli/audit.ts', 'export', '--ndjson', '--to', file);
    expect(Number(/^(\d+) events/.exec(said)?.[1])).toBeGreaterThanOrEqual(written);
    const verified = await ran('verification of the export', 'server/cli/audit.ts', 'verify', '--file', file);
    expect(verified).toContain('Chains unbroken, written down in the order of time, figures as the rules give them');
  });

  it('the event server stayed small', () => {
    expect(peaks['event server']).toBeLessThan(MOST_MIB);
  });
});
