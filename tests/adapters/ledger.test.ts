import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type EventServer,
  type EventServerOptions,
  startEventServer,
} from '../../server/adapters/ledger/embedded/server.ts';
import { placeOf } from '../../server/adapters/ledger/nodes.ts';
import { eventServerProcess, type GuardedEventServer, guardedEventServer } from '../support/event-server.ts';
import { type TestDatabase, testDatabase } from '../support/postgres.ts';
import { until } from '../support/until.ts';
import { ledgerContract } from './ledger.contract.ts';

const elsewhere = process.env.EVENTSTORE_URL;
let database: TestDatabase;
let guarded: GuardedEventServer;

// The address holds a password, and names of tests are printed.
describe(`the event server at ${elsewhere ? placeOf(elsewhere).hosts.join() : 'home (embedded)'}`, () => {
  beforeAll(async () => {
    if (elsewhere) return;
    database = await testDatabase();
    guarded = await guardedEventServer(database.url);
  });
  afterAll(async () => {
    if (elsewhere) return;
    await guarded.stop();
    await database.drop();
  });
  ledgerContract(() => elsewhere ?? guarded.url);
});

describe('the embedded server alone', () => {
  const event = (n: number) => jsonEvent({ type: 'Happened', data: { n } });
  const servers: EventServer[] = [];
  const clients: EventStoreDBClient[] = [];
  let own: TestDatabase;

  beforeAll(async () => {
    own = await testDatabase();
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
    for (const running of servers.splice(0)) await running.stop();
  });
  afterAll(() => own.drop());

  async function start(options: Omit<EventServerOptions, 'databaseUrl'> = {}) {
    const running = await startEventServer({ ...options, databaseUrl: own.url });
    const client = EventStoreDBClient.connectionString(running.url);
    servers.push(running);
    clients.push(client);
    return { running, client };
  }

  it('everything is kept over a restart, and the same client appends again', async () => {
    const { running, client } = await start();
    await client.appendToStream('loan-1', [event(0), event(1)], { expectedRevision: NO_STREAM });
    let ended = false;
    const subscription = client.subscribeToAll();
    subscription.on('error', () => {
      ended = true;
    });
    subscription.resume();
    await running.stop();
    await until(() => ended);
    servers.splice(0, 1, await startEventServer({ databaseUrl: own.url, port: running.port }));
    const append = () => client.appendToStream('loan-1', event(2), { expectedRevision: 1n });
    const answer = await append().catch(append); // the first call on the old connection may fail
    expect(answer.nextExpectedRevision).toBe(2n);
  });

  it('a second server on the same log is refused', async () => {
    await start();
    await expect(startEventServer({ databaseUrl: own.url, patienceMs: 200 })).rejects.toThrow(/another event server/);
  });

  it("the server's process ends with its parent and leaves port and log free", async () => {
    const process = await eventServerProcess(own.url);
    process.child.disconnect();
    expect(await process.exited).toBe(0);
    await start({ port: process.port, patienceMs: 0 });
  });

  it('a bounded number of stream states is kept, and forgotten streams are judged as well', async () => {
    const { running, client } = await start({ cachedStates: 10 });
    for (let n = 0; n < 50; n++) await client.appendToStream(`slot-${n}`, event(n), { expectedRevision: NO_STREAM });
    expect(running.metrics().cachedStates).toBe(10);
    await expect(client.appendToStream('slot-0', event(1), { expectedRevision: NO_STREAM })).rejects.toThrow();
    await client.appendToStream('slot-1', event(1), { expectedRevision: 0n });
    expect(running.metrics()).toMatchObject({ appends: 52, wrongRevision: 1, eventsWritten: 51 });
  });

  it('what the queue cannot hold is refused with UNAVAILABLE, and nothing that was taken is lost', async () => {
    const { client } = await start({ limits: { queuedAppends: 5, groupAppends: 1 } });
    const appends = Array.from({ length: 60 }, (_, n) =>
      client.appendToStream(`queue-${n}`, event(n), { expectedRevision: NO_STREAM }),
    );
    const answers = await Promise.allSettled(appends);
    const refused = answers.filter((a) => a.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((a) => String(a.reason).includes('UNAVAILABLE: too many appends wait'))).toBe(true);
    const held = await Promise.allSettled(answers.map((_, n) => all(client.readStream(`queue-${n}`))));
    expect(held.map((h) => h.status)).toEqual(answers.map((a) => a.status));
  });

  it('on a nearly full disk writes are refused with the reason, and reads go on', async () => {
    let complaint: string | undefined;
    const { client } = await start({ disk: { complaint: async () => complaint } });
    await client.appendToStream('full-1', event(1), { expectedRevision: NO_STREAM });
    complaint = 'only 3 MiB free on the disk of the event log, 256 needed';
    const refused = client.appendToStream('full-1', event(2), { expectedRevision: 0n });
    await expect(refused).rejects.toThrow(/RESOURCE_EXHAUSTED: only 3 MiB free/);
    expect(await all(client.readStream('full-1'))).toHaveLength(1);
    complaint = undefined;
    await client.appendToStream('full-1', event(2), { expectedRevision: 0n });
  });

  it('names and ids that would spoil the group of others are refused', async () => {
    const { client } = await start();
    const good = () => client.appendToStream(`fine-${crypto.randomUUID()}`, event(1), { expectedRevision: NO_STREAM });
    const bad = ['x'.repeat(3_000), 'nul\0', '$$$$x'].map((name) =>
      client.appendToStream(name, event(1), { expectedRevision: NO_STREAM }),
    );
    const badId = client.appendToStream('id-1', { ...event(1), id: 'no-uuid' }, { expectedRevision: NO_STREAM });
    const answers = await Promise.allSettled([good(), ...bad, badId, good()]);
    expect(answers.map((a) => a.status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
  });
});

async function all<T>(read: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of read) found.push(item);
  return found;
}
