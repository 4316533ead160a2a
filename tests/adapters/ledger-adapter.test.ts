import { setTimeout as sleep } from 'node:timers/promises';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EventServer, startEventServer } from '../../server/adapters/ledger/embedded/server.ts';
import { eventId } from '../../server/adapters/ledger/envelope.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { type RawEvent, verifyChain } from '../../server/adapters/ledger/verify-chain.ts';
import { LedgerUnavailable, UnknownOutcome, WrongRevision } from '../../server/ports/ledger.ts';
import { type Line, lineTo } from '../support/line.ts';
import { type TestDatabase, testDatabase } from '../support/postgres.ts';
import { silentLog } from '../support/silent-log.ts';
import { slotClaimed, slotContext, slotName } from '../support/slot-events.ts';
import { until } from '../support/until.ts';

const SLOTS = { prefixes: ['slot-'] };
let database: TestDatabase;
let server: EventServer;
let ledger: RawLedger;

beforeEach(async () => {
  database = await testDatabase();
  server = await startEventServer({ databaseUrl: database.url });
  ledger = openLedger({ url: server.url, log: silentLog, watchdogMs: 300 });
});

afterEach(async () => {
  await ledger.close();
  await server.stop();
  await database.drop();
});

async function restart(): Promise<void> {
  const { port } = server;
  await server.stop();
  server = await startEventServer({ databaseUrl: database.url, port });
}

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of source) found.push(item);
  return found;
}

async function fill(streams: number, each = 1): Promise<void> {
  for (let s = 0; s < streams; s++) {
    for (let r = 0; r < each; r++) {
      await ledger.append(slotName(s), r === 0 ? 'none' : BigInt(r - 1), [slotClaimed(r)], slotContext());
    }
  }
}

describe('appending and reading', () => {
  it('what was appended is read back, with its metadata', async () => {
    const context = slotContext();
    const appended = await ledger.append(slotName(1), 'none', [slotClaimed(1), slotClaimed(2)], context);
    const { events, revision } = await ledger.readLatest(slotName(1));
    expect(revision).toBe(1n);
    expect(appended.revision).toBe(1n);
    expect(events.map(({ type, data }) => ({ type, data }))).toEqual([slotClaimed(1), slotClaimed(2)]);
    expect(events[0]).toMatchObject({ id: eventId(context.commandId, 0), stream: slotName(1), revision: 0n });
    expect(events[1]?.position).toBe(appended.position);
    expect(events[0]?.metadata).toMatchObject({ ...context, version: 1 });
  });

  it('what another process has written since the last read is read', async () => {
    const other = openLedger({ url: server.url, log: silentLog });
    await ledger.append(slotName(1), 'none', [slotClaimed(1)], slotContext());
    const before = await ledger.readLatest(slotName(1));
    await other.append(slotName(1), 0n, [slotClaimed(2), slotClaimed(3)], slotContext());
    const after = await ledger.readLatest(slotName(1));
    expect(before.events).toHaveLength(1);
    expect(after).toEqual(await other.readLatest(slotName(1)));
    expect(after.events.map(({ data }) => data)).toEqual([1, 2, 3].map((n) => slotClaimed(n).data));
    await ledger.append(slotName(1), 2n, [slotClaimed(4)], slotContext());
    expect(await verifyChain(slotName(1), ledger.readRaw(slotName(1)))).toBeUndefined();
    await other.close();
  });

  it('nothing known is trusted when another log answers at the same address', async () => {
    await fill(3);
    for (const stream of [slotName(0), slotName(1), slotName(2)]) await ledger.readLatest(stream);
    const { port } = server;
    await server.stop();
    const replaced = await testDatabase();
    server = await startEventServer({ databaseUrl: replaced.url, port });
    const other = openLedger({ url: server.url, log: silentLog });
    await other.append(slotName(1), 'none', [slotClaimed(7), slotClaimed(8)], slotContext());
    await other.close();
    expect(await ledger.readLatest(slotName(0))).toEqual({ events: [], revision: 'none' });
    const { events } = await ledger.readLatest(slotName(1));
    expect(events.map(({ data }) => data)).toEqual([slotClaimed(7).data, slotClaimed(8).data]);
    await restart();
    await replaced.drop();
  });

  it('an absent stream reads as empty, and a stream up to a revision', async () => {
    expect(await ledger.readLatest(slotName(0))).toEqual({ events: [], revision: 'none' });
    await fill(1, 4);
    const early = await ledger.readLagging(slotName(0), 1n);
    expect(early.events.map((e) => e.revision)).toEqual([0n, 1n]);
  });

  it('a stale writer is refused, and one that claims to have seen the future', async () => {
    await fill(1, 2);
    await expect(ledger.append(slotName(0), 'none', [slotClaimed(9)], slotContext())).rejects.toThrow(WrongRevision);
    await expect(ledger.append(slotName(0), 0n, [slotClaimed(9)], slotContext())).rejects.toThrow(WrongRevision);
    await expect(ledger.append(slotName(0), 7n, [slotClaimed(9)], slotContext())).rejects.toThrow(WrongRevision);
    expect((await ledger.readLatest(slotName(0))).revision).toBe(1n);
  });

  it('the same command at the same place is stored once', async () => {
    const context = slotContext();
    const first = await ledger.append(slotName(1), 'none', [slotClaimed(1)], context);
    const again = await ledger.append(slotName(1), 'none', [slotClaimed(1)], {
      ...context,
      recordedAt: slotContext().recordedAt,
    });
    expect(again).toEqual(first);
    expect((await ledger.readLatest(slotName(1))).events).toHaveLength(1);
  });

  it('twenty callers append at once, more than the connection allows', async () => {
    const done = await Promise.all(
      Array.from({ length: 60 }, (_, s) => ledger.append(slotName(s), 'none', [slotClaimed(s)], slotContext())),
    );
    expect(new Set(done.map((d) => d.position)).size).toBe(60);
  });

  it('an event that the schema does not know throws before anything is sent', async () => {
    const bad = { type: 'SlotClaimed', data: { loanId: 'x', tookOverFrom: null } } as never;
    await expect(ledger.append(slotName(1), 'none', [bad], slotContext())).rejects.toThrow();
    expect((await ledger.readLatest(slotName(1))).revision).toBe('none');
  });
});

describe('the hash chain (R36)', () => {
  it('the chain is unbroken over appends with and without a read before them', async () => {
    await fill(1, 3);
    await ledger.readLatest(slotName(0));
    await ledger.append(slotName(0), 2n, [slotClaimed(3), slotClaimed(4)], slotContext());
    await ledger.append(slotName(0), 4n, [slotClaimed(5)], slotContext());
    expect(await verifyChain(slotName(0), ledger.readRaw(slotName(0)))).toBeUndefined();
  });

  it('the chain stays unbroken when a repeated command carried another recording time', async () => {
    const context = slotContext();
    await ledger.append(slotName(0), 'none', [slotClaimed(1)], context);
    await sleep(5);
    await ledger.append(slotName(0), 'none', [slotClaimed(1)], { ...context, recordedAt: slotContext().recordedAt });
    await ledger.append(slotName(0), 0n, [slotClaimed(2)], slotContext());
    expect(await verifyChain(slotName(0), ledger.readRaw(slotName(0)))).toBeUndefined();
  });

  const tampered: [name: string, change: (events: RawEvent[]) => RawEvent[], fault: string, revision: bigint][] = [
    [
      'a changed figure',
      ([a, b, c]) => [a, { ...b, data: { ...(b?.data as object), tookOverFrom: 'x' } }, c] as RawEvent[],
      'content',
      1n,
    ],
    [
      'a changed actor',
      ([a, b, c]) => [a, { ...b, metadata: { ...(b?.metadata as object), causationId: 'x' } }, c] as RawEvent[],
      'content',
      1n,
    ],
    ['a missing event', ([a, , c]) => [a, c] as RawEvent[], 'missing', 1n],
    ['an event cut out and renumbered', ([a, , c]) => [a, { ...c, revision: 1n }] as RawEvent[], 'link', 1n],
    ['a stream under another name', (events) => events.map((e) => ({ ...e, stream: 'slot-other' })), 'missing', 0n],
  ];
  it.each(tampered)('the check finds %s', async (_, change, fault, revision) => {
    await fill(1, 3);
    const events = await all(ledger.readRaw(slotName(0)));
    expect(await verifyChain(slotName(0), change(events))).toMatchObject({ fault, revision });
  });
});

describe('reading $all and its head', () => {
  it('only our streams are read, in pages, after a position, up to the head', async () => {
    expect(await ledger.head(SLOTS)).toBe('start');
    await fill(7, 2);
    const pages = await all(ledger.readAllLagging(SLOTS, 'start', 4));
    expect(pages.map((p) => p.length)).toEqual([4, 4, 4, 2]);
    const events = pages.flat();
    const middle = events[5]?.position ?? 0n;
    expect((await all(ledger.readAllLagging(SLOTS, middle))).flat()).toEqual(events.slice(6));
    expect(await ledger.head(SLOTS)).toBe(events.at(-1)?.position);
    expect(await all(ledger.readAllLagging(SLOTS, events.at(-1)?.position ?? 0n))).toEqual([]);
    expect(await all(ledger.readAllLagging({ prefixes: ['payment-'] }, 'start'))).toEqual([]);
  });

  it('the head of some streams is found behind newer events of others, before and after it is known', async () => {
    const first = { prefixes: [slotName(0)] };
    await fill(2);
    const { position } = (await ledger.readLatest(slotName(0))).events[0] ?? {};
    for (let revision = 1; revision <= 30; revision++) {
      if (revision % 10 === 0) expect(await ledger.head(first)).toBe(position);
      await ledger.append(slotName(1), BigInt(revision - 1), [slotClaimed(revision)], slotContext());
    }
    const again = await ledger.append(slotName(0), 0n, [slotClaimed(1)], slotContext());
    await ledger.append(slotName(1), 30n, [slotClaimed(31)], slotContext());
    expect(await ledger.head(first)).toBe(again.position);
  });

  it('a reader that stops early ends the read at the server, which keeps serving', async () => {
    await fill(30);
    for (let i = 0; i < 20; i++) for await (const _ of ledger.readAllLagging(SLOTS, 'start', 3)) break;
    await fill(0);
    expect((await ledger.readLatest(slotName(3))).revision).toBe(0n);
  });
});

describe('subscribing', () => {
  function collector() {
    const seen: string[] = [];
    const states: string[] = [];
    const deliver = async (batch: readonly { stream: string; revision: bigint }[]) => {
      seen.push(...batch.map((e) => `${e.stream}@${e.revision}`));
    };
    return { seen, states, deliver, onState: (s: string) => states.push(s) };
  }

  it('a subscription catches up, reports it, and continues live, in batches', async () => {
    await fill(5, 2);
    const { seen, states, deliver, onState } = collector();
    const sizes: number[] = [];
    const stop = ledger.subscribe(
      SLOTS,
      'start',
      async (b) => {
        sizes.push(b.length);
        await deliver(b);
      },
      {
        batchSize: 3,
        onState,
      },
    );
    await until(() => states.includes('caught-up'));
    expect(seen).toHaveLength(10);
    expect(Math.max(...sizes)).toBe(3);
    await ledger.append(slotName(9), 'none', [slotClaimed(1)], slotContext());
    await until(() => seen.length === 11);
    expect(states).toEqual(['catching-up', 'caught-up']);
    await stop();
  });

  it('a subscription continues after a restart of the server with nothing lost or repeated', async () => {
    await fill(3);
    const { seen, states, deliver, onState } = collector();
    const stop = ledger.subscribe(SLOTS, 'start', deliver, { onState });
    await until(() => states.includes('caught-up'));
    await restart();
    await fill(0);
    await ledger.append(slotName(7), 'none', [slotClaimed(1)], slotContext());
    await until(() => seen.length === 4);
    expect(new Set(seen).size).toBe(4);
    expect(states).toContain('lost');
    await stop();
  });

  it('a batch that the consumer did not take is delivered again', async () => {
    await fill(4);
    const { seen, deliver } = collector();
    let refusals = 2;
    const stop = ledger.subscribe(SLOTS, 'start', async (batch) => {
      if (refusals-- > 0) throw new Error('the database is away');
      await deliver(batch);
    });
    await until(() => seen.length === 4);
    expect(seen).toEqual([0, 1, 2, 3].map((s) => `${slotName(s)}@0`));
    await stop();
  });

  it('beside the read models it brings each event over the wire once, and goes on alone when they stop', async () => {
    await fill(3);
    const [models, workflows] = [collector(), collector()];
    const stopModels = ledger.feed.subscribe(SLOTS, 'start', models.deliver, models);
    await until(() => models.states.includes('caught-up'));
    const stop = ledger.subscribe(SLOTS, 'start', workflows.deliver, workflows);
    await until(() => workflows.states.includes('caught-up') && server.metrics().subscriptions === 1);
    const add = (n: number) => ledger.append(slotName(n), 'none', [slotClaimed(1)], slotContext());
    await add(7);
    await until(() => workflows.seen.length === 4 && models.seen.length === 4);
    await stopModels();
    await add(8);
    await until(() => workflows.seen.length === 5 && workflows.states.length === 5);
    expect(new Set(workflows.seen).size).toBe(5);
    expect(workflows.states).toEqual(['catching-up', 'caught-up', 'lost', 'catching-up', 'caught-up']);
    await stop();
  });

  it('a subscription starts after a position and stops on request', async () => {
    await fill(4);
    const [, second] = (await all(ledger.readAllLagging(SLOTS, 'start'))).flat();
    const { seen, deliver } = collector();
    const stop = ledger.subscribe(SLOTS, second?.position ?? 0n, deliver);
    await until(() => seen.length === 2);
    await stop();
    await ledger.append(slotName(8), 'none', [slotClaimed(1)], slotContext());
    await sleep(100);
    expect(seen).toEqual([`${slotName(2)}@0`, `${slotName(3)}@0`]);
  });
});

describe('a bad connection between us and the server', () => {
  let line: Line;
  let far: RawLedger;

  beforeEach(async () => {
    line = await lineTo(server.port);
    far = openLedger({
      url: `esdb://127.0.0.1:${line.port}?tls=false`,
      log: silentLog,
      appendTimeoutMs: 1_200,
      watchdogMs: 200,
    });
  });
  afterEach(async () => {
    line.state = 'open';
    await far.close();
    await line.close();
  });

  it('the same bytes are sent again when the answer is lost, and the event is stored once', async () => {
    await far.append(slotName(1), 'none', [slotClaimed(1)], slotContext());
    line.state = 'deaf';
    const appending = far.append(slotName(2), 'none', [slotClaimed(1)], slotContext());
    await until(async () => (await ledger.readLatest(slotName(2))).revision === 0n);
    line.cut();
    line.state = 'open';
    expect((await appending).revision).toBe(0n);
    expect((await ledger.readLatest(slotName(2))).events).toHaveLength(1);
  });

  it('silence ends with UnknownOutcome', async () => {
    await far.append(slotName(1), 'none', [slotClaimed(1)], slotContext());
    line.state = 'deaf';
    await expect(far.append(slotName(2), 'none', [slotClaimed(1)], slotContext())).rejects.toThrow(UnknownOutcome);
  });

  it('an address without a server ends with LedgerUnavailable', async () => {
    await line.close();
    await expect(far.append(slotName(2), 'none', [slotClaimed(1)], slotContext())).rejects.toThrow(LedgerUnavailable);
    line = await lineTo(server.port);
  });
});

describe('a cluster whose nodes are all away', () => {
  it('it is found again once one of its nodes answers', async () => {
    const { port } = server;
    await server.stop();
    const node = `127.0.0.1:${port}`;
    const url = `esdb://${node},${node}?tls=false&maxDiscoverAttempts=2&discoveryInterval=20`;
    const cluster = openLedger({ url, log: silentLog, appendTimeoutMs: 1_500 });
    const append = () => cluster.append(slotName(1), 'none', [slotClaimed(1)], slotContext());
    await expect(append()).rejects.toThrow(LedgerUnavailable);
    await expect(cluster.readLatest(slotName(1))).rejects.toThrow(LedgerUnavailable);
    server = await startEventServer({ databaseUrl: database.url, port });
    expect((await append()).revision).toBe(0n);
    await cluster.close();
  });
});

describe('events of strangers in the log', () => {
  it('they are not delivered', async () => {
    const seen: string[] = [];
    const client = EventStoreDBClient.connectionString(server.url);
    await client.appendToStream('other-1', jsonEvent({ type: 'Strange', data: {} }), { expectedRevision: 'no_stream' });
    await fill(1);
    const stop = ledger.subscribe(SLOTS, 'start', async (batch) => void seen.push(...batch.map((e) => e.stream)));
    await until(() => seen.length > 0);
    expect(seen).toEqual([slotName(0)]);
    await stop();
  });
});
