/** The kernel answers EIO to a flush of Postgres, once, under load. Needs strace and the right to trace. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EventServer, startEventServer } from '../../server/adapters/ledger/embedded/server.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { type Postgres, startPostgres } from '../../server/cli/postgres.ts';
import { complaintsAbout, startLoad } from '../support/ledger-load.ts';
import { openFolder } from '../support/open-folder.ts';
import { silentLog } from '../support/silent-log.ts';
import { until } from '../support/until.ts';

const traceable = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;
if (!traceable) process.stdout.write('NOT RUN: the failing flush (F6) needs strace and the right to trace\n');

describe.runIf(traceable)('a flush that fails', () => {
  const folder = openFolder('nesie-flush-');
  let postgres: Postgres;
  let server: EventServer;
  let ledger: RawLedger;
  let tracer: ChildProcess | undefined;

  beforeAll(async () => {
    postgres = await startPostgres({ folder });
    server = await startEventServer({ databaseUrl: postgres.url('events'), minFreeBytes: 0 });
    ledger = openLedger({ url: server.url, log: silentLog, appendTimeoutMs: 2_000, watchdogMs: 1_000 });
  });
  afterAll(async () => {
    tracer?.kill('SIGTERM');
    await ledger.close();
    await server.stop();
    await postgres.stop('immediate');
    rmSync(folder, { recursive: true, force: true });
  });

  const log = (): string => readFileSync(join(postgres.folder, 'log'), 'utf8');
  function backends(): string[] {
    const parent = new RegExp(`^PPid:\\s+${postgres.pid}$`, 'm');
    const isChild = (pid: string) => {
      try {
        return parent.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
      } catch {
        return false;
      }
    };
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(name));
  }

  it('no append is acknowledged after a failed flush, and all acknowledged ones stand after the restart', async () => {
    const load = startLoad(ledger, 8, 0);
    await until(() => load.count() > 100);
    const attached = backends().flatMap((pid) => ['-p', pid]);
    const injected = ['-e', 'trace=fsync,fdatasync', '-e', 'inject=fsync,fdatasync:error=EIO'];
    tracer = spawn('strace', ['-f', '-qq', '-o', '/dev/null', ...injected, ...attached], { stdio: 'ignore' });
    await until(() => /PANIC: {2}could not (fdatasync|fsync)/.test(log()));
    const before = load.count();
    await until(() => load.count() > before + 100);
    await load.stop();
    expect(await complaintsAbout(ledger, load)).toEqual([]);
  });
});
