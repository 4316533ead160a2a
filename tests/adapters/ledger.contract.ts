/**
 * The ledger's needs, checked through the real client. Runs against the embedded server always, and against a real
 * EventStoreDB (with or without a cluster and TLS) if EVENTSTORE_URL names one.
 */
import {
  ANY,
  BACKWARDS,
  DeadlineExceededError,
  END,
  EventStoreDBClient,
  eventTypeFilter,
  type Filter,
  FORWARDS,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  persistentSubscriptionToStreamSettingsFromDefaults,
  START,
  STREAM_EXISTS,
  StreamDeletedError,
  StreamNotFoundError,
  streamNameFilter,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FULL } from '../support/size.ts';
import { until } from '../support/until.ts';

/** URL cannot parse an esdb:// address with several hosts. */
function partsOf(address: string) {
  const found = /^(esdb(?:\+discover)?):\/\/(?:([^@/?]*)@)?([^/?]+)\/?(\?.*)?$/.exec(address);
  if (!found) throw new Error('not an esdb:// address');
  const [, scheme = '', login = '', hosts = '', query = ''] = found;
  return { scheme, login, hosts, query };
}

/** With a list of nodes the client looks for the leader by gossip. */
function asCluster(address: string): string {
  const { scheme, login, hosts, query } = partsOf(address);
  if (scheme === 'esdb+discover' || hosts.includes(',')) return address;
  return `esdb://${login ? `${login}@` : ''}${hosts},${hosts}${query}`;
}

function credentialsIn(address: string) {
  const [username = 'admin', password = 'changeit'] = partsOf(address).login.split(':').filter(Boolean);
  return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
}

export function ledgerContract(address: () => string): void {
  let client: EventStoreDBClient;
  const mark = crypto.randomUUID().slice(0, 8);
  let streams = 0;

  beforeAll(() => {
    client = EventStoreDBClient.connectionString(address());
  });
  afterAll(() => client.dispose());

  const newStream = (kind = 'loan') => `${kind}${mark}-${++streams}`;
  const event = (n = 0, type = 'Happened') => jsonEvent({ type, data: { n }, metadata: { m: n } });
  const some = (count: number) => Array.from({ length: count }, (_, n) => event(n));
  const append = (
    stream: string,
    events: ReturnType<typeof event>[],
    expectedRevision: bigint | 'no_stream' | 'any' | 'stream_exists',
  ) => client.appendToStream(stream, events, { expectedRevision });
  type Reading = AsyncIterable<{
    event?: { revision: bigint; data: unknown; id: string; streamId: string; type: string };
  }>;
  const all = async (read: Reading) => {
    const found = [];
    for await (const { event: e } of read) if (e) found.push(e);
    return found;
  };
  const numbers = async (read: Reading) => (await all(read)).map((e) => (e.data as { n: number }).n);
  const ours = () => streamNameFilter({ prefixes: [`loan${mark}`, `other${mark}`], checkpointInterval: 1 });

  describe('expected revision', () => {
    it('NO_STREAM and exact revisions are taken, with the new revision and position in the answer', async () => {
      const stream = newStream();
      const first = await append(stream, some(2), NO_STREAM);
      const second = await append(stream, [event(2)], 1n);
      expect([first.nextExpectedRevision, second.nextExpectedRevision]).toEqual([1n, 2n]);
      expect(second.position?.commit).toBeGreaterThan(first.position?.commit ?? 0n);
      expect(await numbers(client.readStream(stream))).toEqual([0, 1, 2]);
    });

    it("a wrong revision is answered in the client's form, with what was expected and what is", async () => {
      const stream = newStream();
      await append(stream, some(3), NO_STREAM);
      const asked: [bigint | 'no_stream', unknown][] = [
        [NO_STREAM, NO_STREAM],
        [0n, 0n],
        [7n, 7n],
      ];
      for (const [expected, told] of asked) {
        const error = await append(stream, [event()], expected).catch((e: unknown) => e);
        expect(error).toBeInstanceOf(WrongExpectedVersionError);
        expect(error).toMatchObject({ expectedVersion: told, actualVersion: 2n, streamName: stream });
      }
      const absent = await append(newStream(), [event()], 0n).catch((e: unknown) => e);
      expect(absent).toMatchObject({ expectedVersion: 0n, actualVersion: NO_STREAM });
      const missing = await append(newStream(), [event()], STREAM_EXISTS).catch((e: unknown) => e);
      expect(missing).toBeInstanceOf(WrongExpectedVersionError);
    });

    it('exactly one of many claims a stream with NO_STREAM', async () => {
      const stream = newStream();
      const tries = await Promise.allSettled(some(20).map((e) => append(stream, [e], NO_STREAM)));
      expect(tries.filter((t) => t.status === 'fulfilled')).toHaveLength(1);
      expect(await numbers(client.readStream(stream))).toHaveLength(1);
    });

    it('an append without batches is answered in its own form (credentials per call leave the batch path)', async () => {
      const stream = newStream();
      const credentials = credentialsIn(address());
      const ok = await client.appendToStream(stream, some(2), { expectedRevision: NO_STREAM, credentials });
      expect(ok).toMatchObject({ success: true, nextExpectedRevision: 1n });
      const wrong = client.appendToStream(stream, [event()], { expectedRevision: NO_STREAM, credentials });
      await expect(wrong).rejects.toThrow(WrongExpectedVersionError);
    });
  });

  describe('idempotence', () => {
    it('the same ids at the same place get the old revision and position', async () => {
      const stream = newStream();
      const events = some(3);
      const first = await append(stream, events, NO_STREAM);
      expect(await append(stream, events, NO_STREAM)).toEqual(first);
      await append(stream, [event(3)], 2n);
      expect(await append(stream, events, NO_STREAM)).toEqual(first);
      expect(await numbers(client.readStream(stream))).toEqual([0, 1, 2, 3]);
    });

    it('two equal appends at once are stored once; the second may get the prepare timeout and asks again', async () => {
      const stream = newStream();
      const events = some(2);
      const both = [append(stream, events, NO_STREAM), append(stream, events, NO_STREAM)];
      const answers = await Promise.all(both.map((one) => one.catch((error: unknown) => error)));
      const first = await append(stream, events, NO_STREAM);
      for (const answer of answers) if (!(answer instanceof DeadlineExceededError)) expect(answer).toEqual(first);
      expect(answers.filter((answer) => answer instanceof DeadlineExceededError).length).toBeLessThan(2);
      expect(await numbers(client.readStream(stream))).toEqual([0, 1]);
    });

    it('the same id is written again at a later, correct revision', async () => {
      const stream = newStream();
      const [once] = some(1);
      await append(stream, [once as ReturnType<typeof event>], NO_STREAM);
      await append(stream, [once as ReturnType<typeof event>], 0n);
      expect(await numbers(client.readStream(stream))).toEqual([0, 0]);
    });

    it('an append of which a part is there already is refused', async () => {
      const stream = newStream();
      const events = some(2);
      await append(stream, events, NO_STREAM);
      const longer = append(stream, [...events, event(2)], NO_STREAM);
      await expect(longer).rejects.toThrow(WrongExpectedVersionError);
      const mixed = append(stream, [...events.slice(0, 1), event(9)], NO_STREAM);
      await expect(mixed).rejects.toThrow(WrongExpectedVersionError);
    });

    it('a repetition under ANY is found too, as well as it can be', async () => {
      const stream = newStream();
      const events = some(2);
      await append(stream, events, ANY);
      await append(stream, [event(2)], ANY);
      await append(stream, events, ANY);
      expect(await numbers(client.readStream(stream))).toEqual([0, 1, 2]);
    });
  });

  describe('size and content', () => {
    it('just under 1 MiB is accepted, more is refused, and the call continues', async () => {
      const stream = newStream();
      const big = (bytes: number) => jsonEvent({ type: 'Big', data: { x: 'x'.repeat(bytes) } });
      await append(stream, [big(1_048_576 - 100) as never], NO_STREAM);
      await expect(append(stream, [big(1_048_576) as never], 0n)).rejects.toThrow(MaxAppendSizeExceededError);
      const together = Array.from({ length: 5 }, () => big(250_000) as never);
      await expect(append(stream, together, 0n)).rejects.toThrow(MaxAppendSizeExceededError);
      await append(stream, [event()], 0n);
      expect(await all(client.readStream(stream))).toHaveLength(2);
    });

    it('data, metadata, id, type and time are given back', async () => {
      const stream = newStream();
      const sent = jsonEvent({
        type: 'Ғаламат',
        data: { ә: 'қ "\\\u0000', deep: [1, null, true] },
        metadata: { ү: 1 },
      });
      const before = Date.now();
      await append(stream, [sent as never], NO_STREAM);
      const [got] = await all(client.readStream(stream));
      expect(got).toMatchObject({
        id: sent.id,
        type: 'Ғаламат',
        data: sent.data,
        metadata: sent.metadata,
        streamId: stream,
        revision: 0n,
      });
      const created = new Date(Object(got).created);
      expect(Math.abs(created.getTime() - before)).toBeLessThan(60_000);
    });
  });

  describe('reads', () => {
    it('a missing stream is reported as missing', async () => {
      await expect(all(client.readStream(newStream()))).rejects.toThrow(StreamNotFoundError);
    });

    it('a stream is read in both directions, from any revision, up to the given number', async () => {
      const stream = newStream();
      await append(stream, some(10), NO_STREAM);
      const read = (options: object) => numbers(client.readStream(stream, options));
      expect(await read({ fromRevision: 4n, maxCount: 3 })).toEqual([4, 5, 6]);
      expect(await read({ fromRevision: END, direction: BACKWARDS, maxCount: 2 })).toEqual([9, 8]);
      expect(await read({ fromRevision: 2n, direction: BACKWARDS })).toEqual([2, 1, 0]);
      expect(await read({ fromRevision: 10n })).toEqual([]);
      expect(await read({ fromRevision: START, direction: FORWARDS, maxCount: 1 })).toEqual([0]);
    });

    it('nothing is read of a count of 0, nor of $all from within an event', async () => {
      const stream = newStream();
      const { position } = await append(stream, some(2), NO_STREAM);
      await expect(all(client.readStream(stream, { maxCount: 0 }))).rejects.toThrow();
      const within = (position?.commit ?? 0n) + 1n;
      const odd = client.readAll({ fromPosition: { commit: within, prepare: within }, maxCount: 1 });
      await expect(all(odd)).rejects.toThrow();
    });

    it.runIf(FULL)('ten thousand events are read in one go, in order', async () => {
      const stream = newStream();
      for (let from = 0; from < 10_000; from += 2_000) {
        const events = some(2_000).map((_, i) => event(from + i));
        await append(stream, events, from === 0 ? NO_STREAM : BigInt(from - 1));
      }
      const seen = await numbers(client.readStream(stream, { maxCount: 10_000 }));
      expect(seen).toEqual(Array.from({ length: 10_000 }, (_, i) => i));
    });

    it('$all is read forwards with the named position, backwards without it', async () => {
      const stream = newStream();
      const positions: bigint[] = [];
      for (let n = 0; n < 4; n++) {
        const { position } = await append(stream, [event(n)], n === 0 ? NO_STREAM : BigInt(n - 1));
        positions.push(position?.commit ?? -1n);
      }
      expect(positions).toEqual([...positions].sort((a, b) => Number(a - b)));
      const at = positions[2] ?? 0n;
      const fromPosition = { commit: at, prepare: at };
      const forwards = (await all(client.readAll({ fromPosition, maxCount: 100 }))).filter(
        (e) => e.streamId === stream,
      );
      expect(forwards.map((e) => e.revision)).toEqual([2n, 3n]);
      const backwards = client.readAll({ fromPosition, direction: BACKWARDS, maxCount: 100 });
      const earlier = (await all(backwards)).filter((e) => e.streamId === stream);
      expect(earlier.map((e) => e.revision)).toEqual([1n, 0n]);
    });

    it('$all holds system events, which a reader must filter', async () => {
      const first = await all(client.readAll({ maxCount: 50 }));
      expect(first.some((e) => e.type.startsWith('$') || e.streamId.startsWith('$'))).toBe(true);
    });

    it('links are followed on request', async () => {
      const stream = newStream();
      await append(stream, some(2), NO_STREAM);
      const links = newStream();
      const link = {
        ...event(),
        type: '$>',
        contentType: 'application/octet-stream',
        data: Buffer.from(`1@${stream}`),
      };
      await append(links, [link as never], NO_STREAM);
      const found = [];
      for await (const resolved of client.readStream(links, { resolveLinkTos: true })) found.push(resolved);
      expect(found).toHaveLength(1);
      expect(found[0]?.event).toMatchObject({ streamId: stream, revision: 1n, data: { n: 1 } });
      expect(found[0]?.link).toMatchObject({ streamId: links, type: '$>' });
    });
  });

  describe('subscriptions', () => {
    const follow = (from: Parameters<EventStoreDBClient['subscribeToAll']>[0]) => {
      const seen: number[] = [];
      const told = { caughtUp: 0, checkpoints: [] as bigint[] };
      const subscription = client.subscribeToAll(from);
      subscription.on('data', ({ event: e }) => e && seen.push((e.data as { n: number }).n));
      subscription.on('caughtUp', () => told.caughtUp++);
      subscription.on('error', () => undefined);
      return { seen, told, stop: () => subscription.unsubscribe() };
    };

    it('there is no gap between catching up and live, under a writer that never pauses', async () => {
      const stream = newStream();
      await append(stream, some(300), NO_STREAM);
      const prefix = streamNameFilter({ prefixes: [stream] });
      let written = 300;
      let going = true;
      const writing = (async () => {
        for (; going; written++) await append(stream, [event(written)], BigInt(written - 1));
      })();
      const { seen, told, stop } = follow({ fromPosition: START, filter: prefix });
      await until(() => told.caughtUp === 1 && seen.length > 320);
      going = false;
      await writing;
      await until(() => seen.length === written);
      expect(seen).toEqual(Array.from({ length: written }, (_, n) => n));
      await stop();
    });

    it('a subscription starts after the position it names', async () => {
      const stream = newStream();
      const { position } = await append(stream, [event(1)], NO_STREAM);
      await append(stream, [event(2)], 0n);
      const at = position ?? { commit: 0n, prepare: 0n };
      const { seen, stop } = follow({ fromPosition: at, filter: streamNameFilter({ prefixes: [stream] }) });
      await until(() => seen.length > 0);
      expect(seen).toEqual([2]);
      await stop();
    });

    it('a subscription from END delivers new events only', async () => {
      const stream = newStream();
      await append(stream, [event(1)], NO_STREAM);
      const { seen, told, stop } = follow({ fromPosition: END, filter: streamNameFilter({ prefixes: [stream] }) });
      await until(() => told.caughtUp === 1);
      await append(stream, [event(2)], 0n);
      await until(() => seen.length > 0);
      expect(seen).toEqual([2]);
      await stop();
    });

    it('a subscription filters by prefix and by expression, on stream and on type', async () => {
      const [a, b] = [newStream(), newStream('other')];
      await append(a, [event(1, `A${mark}`), event(2, `B${mark}`)], NO_STREAM);
      await append(b, [event(3, `A${mark}`)], NO_STREAM);
      const filters: [Filter, number[]][] = [
        [streamNameFilter({ prefixes: [a, b] }), [1, 2, 3]],
        [streamNameFilter({ regex: `^${b}$` }), [3]],
        [eventTypeFilter({ prefixes: [`A${mark}`] }), [1, 3]],
        [eventTypeFilter({ regex: `^B${mark}$` }), [2]],
      ];
      for (const [filter, expected] of filters) {
        const { seen, told, stop } = follow({ fromPosition: START, filter });
        await until(() => told.caughtUp === 1 && seen.length >= expected.length);
        expect(seen).toEqual(expected);
        await stop();
      }
    });

    it('checkpoints come while nothing matches, one before CaughtUp', async () => {
      const busy = newStream();
      await append(busy, some(200), NO_STREAM);
      const checkpoints: bigint[] = [];
      const atCaughtUp: number[] = [];
      const filter = streamNameFilter({
        prefixes: [`never${mark}`],
        checkpointInterval: 1,
        checkpointReached: (_, position) => void checkpoints.push(position.commit),
      });
      const subscription = client.subscribeToAll({ fromPosition: START, filter });
      subscription.on('error', () => undefined);
      subscription.on('caughtUp', () => atCaughtUp.push(checkpoints.length));
      subscription.resume();
      await until(() => atCaughtUp.length === 1);
      expect(checkpoints.length).toBeGreaterThan(200 / 32);
      expect(checkpoints).toEqual([...checkpoints].sort((x, y) => Number(x - y)));
      await subscription.unsubscribe();
    });

    it('one stream is followed, also one that does not exist yet', async () => {
      const stream = newStream();
      const seen: number[] = [];
      const subscription = client.subscribeToStream(stream, { fromRevision: START });
      subscription.on('data', ({ event: e }) => e && seen.push((e.data as { n: number }).n));
      subscription.on('error', () => undefined);
      await append(stream, some(3), NO_STREAM);
      await until(() => seen.length === 3);
      const later: number[] = [];
      const second = client.subscribeToStream(stream, { fromRevision: 1n });
      second.on('data', ({ event: e }) => e && later.push((e.data as { n: number }).n));
      second.on('error', () => undefined);
      await append(stream, [event(3)], 2n);
      await until(() => later.length === 2 && seen.length === 4);
      expect(later).toEqual([2, 3]);
      await Promise.all([subscription.unsubscribe(), second.unsubscribe()]);
    });

    const told = (stream: string, fromRevision: typeof START | typeof END) => {
      const order: string[] = [];
      const subscription = client.subscribeToStream(stream, { fromRevision });
      subscription.on('confirmation', () => order.push('confirmed'));
      subscription.on('data', () => order.push('event'));
      subscription.on('caughtUp', () => order.push('caught up'));
      subscription.on('error', () => undefined);
      return { order, stop: () => subscription.unsubscribe() };
    };

    it.each(['does not exist yet', 'was deleted'])(
      'a stream that %s is caught up with when it is there, from its end at once',
      async (how) => {
        const stream = newStream();
        if (how === 'was deleted') {
          await append(stream, [event()], NO_STREAM);
          await client.deleteStream(stream);
        }
        const [whole, later] = [told(stream, START), told(stream, END)];
        await until(() => whole.order.includes('confirmed') && later.order.includes('caught up'));
        await append(stream, some(2), NO_STREAM);
        await until(() => whole.order.includes('caught up') && later.order.length === 4);
        expect(whole.order).toEqual(['confirmed', 'event', 'event', 'caught up']);
        expect(later.order).toEqual(['confirmed', 'caught up', 'event', 'event']);
        await Promise.all([whole.stop(), later.stop()]);
      },
    );

    it('a subscription from the position of an append without events gets what comes after it', async () => {
      const stream = newStream();
      const { position } = await append(stream, [], NO_STREAM);
      expect(position?.commit).toBeGreaterThan(0n);
      await append(stream, some(2), NO_STREAM);
      const at = position ?? { commit: -1n, prepare: -1n };
      const { seen, stop } = follow({ fromPosition: at, filter: streamNameFilter({ prefixes: [stream] }) });
      await until(() => seen.length === 2);
      expect(seen).toEqual([0, 1]);
      await stop();
    });

    it('a subscriber that does not read stops no other', async () => {
      const dead = client.subscribeToAll({ fromPosition: START, filter: ours() });
      dead.on('error', () => undefined);
      const stream = newStream();
      const padded = Array.from({ length: 200 }, (_, n) =>
        jsonEvent({ type: 'Padded', data: { n, x: 'x'.repeat(4_000) } }),
      );
      for (let batch = 0; batch < 4; batch++) {
        await append(
          stream,
          padded.map((e) => ({ ...e, id: crypto.randomUUID() })) as never,
          batch === 0 ? NO_STREAM : BigInt(batch * 200 - 1),
        );
      }
      const { seen, stop } = follow({ fromPosition: START, filter: streamNameFilter({ prefixes: [stream] }) });
      await until(() => seen.length === 800);
      await stop();
      await dead.unsubscribe();
    });
  });

  describe('metadata, deletion', () => {
    it('$maxCount and $tb apply to readers', async () => {
      const stream = newStream();
      await append(stream, some(6), NO_STREAM);
      await client.setStreamMetadata(stream, { maxCount: 2 });
      expect(await numbers(client.readStream(stream))).toEqual([4, 5]);
      expect(await numbers(client.readStream(stream, { direction: BACKWARDS, fromRevision: END }))).toEqual([5, 4]);
      await client.setStreamMetadata(stream, { truncateBefore: 5 });
      expect(await numbers(client.readStream(stream))).toEqual([5]);
      expect((await client.getStreamMetadata(stream)).metadata).toMatchObject({ truncateBefore: 5 });
    });

    it('$maxAge applies to readers', async () => {
      const stream = newStream();
      await append(stream, some(2), NO_STREAM);
      await client.setStreamMetadata(stream, { maxAge: 1 });
      await until(async () => (await numbers(client.readStream(stream))).length === 0);
      await append(stream, [event(2)], 1n);
      expect(await numbers(client.readStream(stream))).toEqual([2]);
    });

    it('a soft delete hides the events, and the stream begins again where it ended', async () => {
      const stream = newStream();
      await append(stream, some(3), NO_STREAM);
      await client.deleteStream(stream, { expectedRevision: 2n });
      await expect(all(client.readStream(stream))).rejects.toThrow(StreamNotFoundError);
      const again = [event(3)];
      const answer = await append(stream, again, NO_STREAM);
      expect(answer.nextExpectedRevision).toBe(3n);
      const repeated = await append(stream, again, NO_STREAM).catch((e: unknown) => e);
      expect(repeated).toBeInstanceOf(WrongExpectedVersionError);
      expect(repeated).toMatchObject({ expectedVersion: NO_STREAM, actualVersion: 3n });
      expect(await append(stream, again, 2n)).toEqual(answer);
      expect(await numbers(client.readStream(stream))).toEqual([3]);
    });

    it('Delete and Tombstone at a wrong revision are refused with status 9 and its trailers', async () => {
      const stream = newStream();
      await append(stream, some(3), NO_STREAM);
      for (const attempt of [
        client.deleteStream(stream, { expectedRevision: 0n }),
        client.tombstoneStream(stream, { expectedRevision: 0n }),
      ]) {
        const error = await attempt.catch((e: unknown) => e);
        expect(error).toBeInstanceOf(WrongExpectedVersionError);
        expect(error).toMatchObject({ streamName: stream, expectedVersion: 0n, actualVersion: 2n });
      }
    });

    it('a tombstone buries a stream for ever', async () => {
      const stream = newStream();
      await append(stream, some(2), NO_STREAM);
      await client.tombstoneStream(stream, { expectedRevision: 1n });
      await expect(all(client.readStream(stream))).rejects.toThrow(StreamDeletedError);
      await expect(append(stream, [event()], NO_STREAM)).rejects.toThrow(StreamDeletedError);
      await expect(append(stream, [event()], ANY)).rejects.toThrow(StreamDeletedError);
      await expect(client.setStreamMetadata(stream, { maxCount: 1 })).rejects.toThrow(StreamDeletedError);
    });
  });

  describe('around', () => {
    it('two clients are served at once', async () => {
      const other = EventStoreDBClient.connectionString(address());
      const stream = newStream();
      await append(stream, [event(0)], NO_STREAM);
      await other.appendToStream(stream, event(1), { expectedRevision: 0n });
      const both = await Promise.allSettled([
        append(stream, [event(2)], 1n),
        other.appendToStream(stream, event(3), { expectedRevision: 1n }),
      ]);
      expect(both.map((b) => b.status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await all(other.readStream(stream))).toHaveLength(3);
      await other.dispose();
    });

    it('hundreds of appends on one call are answered, each once and to its caller', async () => {
      const answers = await Promise.all(
        Array.from({ length: 300 }, async (_, n) => {
          const stream = newStream();
          const { nextExpectedRevision } = await append(stream, some((n % 5) + 1), NO_STREAM);
          return nextExpectedRevision === BigInt(n % 5);
        }),
      );
      expect(answers.every(Boolean)).toBe(true);
    });

    it('the node is found by discovery through gossip', async () => {
      const found = EventStoreDBClient.connectionString(asCluster(address()));
      const stream = newStream();
      await found.appendToStream(stream, event(), { expectedRevision: NO_STREAM });
      expect(await all(client.readStream(stream))).toHaveLength(1);
      await found.dispose();
    });
  });

  it.runIf(!process.env.EVENTSTORE_URL)('calls that the server does not have answer UNIMPLEMENTED', async () => {
    const group = client.createPersistentSubscriptionToStream(
      'loan-1',
      'group',
      persistentSubscriptionToStreamSettingsFromDefaults(),
    );
    await expect(group).rejects.toThrow(/UNIMPLEMENTED/);
  });
}
