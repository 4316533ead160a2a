/** The event server or its Postgres dies under load: nothing acknowledged is lost or stored twice. */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { freePort } from '../../server/cli/free-port.ts';
import { type Postgres, startPostgres } from '../../server/cli/postgres.ts';
import { type EventServerProcess, eventServerProcess } from '../support/event-server.ts';
import { complaintsAbout, type Load, startLoad } from '../support/ledger-load.ts';
import { openFolder } from '../support/open-folder.ts';
import { chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';
import { silentLog } from '../support/silent-log.ts';
import { SLACK } from '../support/size.ts';
import { until } from '../support/until.ts';

const WRITERS = 16;
const ROUNDS = 25;
const random = chance(seedOf('event server kill'));
const SLOTS = { prefixes: ['slot-'] };

describe('under sixteen writers', () => {
  let folder: string;
  let postgres: Postgres;
  let server: EventServerProcess;
  let ledger: RawLedger;
  let port: number;
  let streams = 0;

  beforeAll(async () => {
    folder = openFolder('nesie-kill-');
    // Not `unsafeFast`: these tests are about flushed data.
    postgres = await startPostgres({ folder });
    port = await freePort();
    server = await eventServerProcess(postgres.url('events'), port);
    ledger = openLedger({ url: server.url, log: silentLog, appendTimeoutMs: 2_000, watchdogMs: 1_000 });
  });
  afterEach(() => {
    streams += WRITERS;
  });
  afterAll(async () => {
    await ledger.close();
    server.child.kill('SIGKILL');
    await postgres.stop('immediate');
    rmSync(folder, { recursive: true, force: true });
  });

  /** Repeats `fault` while the writers write; between two faults each writer must have got an answer. */
  async function withstand(fault: () => Promise<void>, rounds: number): Promise<Load> {
    const load = startLoad(ledger, WRITERS, streams);
    for (let round = 0; round < rounds; round++) {
      const before = load.count();
      await until(() => load.count() > before + 100);
      await sleep(random() * 100);
      await fault();
    }
    const before = load.count();
    await until(() => load.count() > before + 100);
    await load.stop();
    return load;
  }

  it('kill -9 of the server, several times, with a subscriber watching', async () => {
    const seen: string[] = [];
    const stop = ledger.subscribe(
      SLOTS,
      'start',
      async (batch) => void seen.push(...batch.map((e) => e.metadata.commandId)),
    );
    const load = await withstand(async () => {
      server.child.kill('SIGKILL');
      await server.exited;
      server = await eventServerProcess(postgres.url('events'), port);
    }, ROUNDS);
    expect(await complaintsAbout(ledger, load)).toEqual([]);
    await until(() => seen.length >= load.count());
    expect(seen.length).toBe(load.count());
    expect(new Set(seen).size).toBe(seen.length);
    await stop();
  });

  it('Postgres stopped "immediate" below the running server', async () => {
    const load = await withstand(
      async () => {
        const { port: same } = postgres;
        await postgres.stop('immediate');
        postgres = await startPostgres({ folder, port: same });
      },
      Math.ceil(ROUNDS / 2),
    );
    expect(await complaintsAbout(ledger, load)).toEqual([]);
  });

  it('SIGTERM drains and ends with 0', async () => {
    const load = await withstand(
      async () => {
        const asked = Date.now();
        server.child.kill('SIGTERM');
        expect(await server.exited).toBe(0);
        expect(Date.now() - asked).toBeLessThan(10_000 * SLACK);
        server = await eventServerProcess(postgres.url('events'), port);
      },
      Math.ceil(ROUNDS / 2),
    );
    expect(await complaintsAbout(ledger, load)).toEqual([]);
  });
});
