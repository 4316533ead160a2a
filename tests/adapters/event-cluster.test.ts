/** The test cluster lags, refuses and elects as a real one does, as seen through the plain client. */
import {
  DeadlineExceededError,
  EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  NotLeaderError,
  StreamNotFoundError,
  UnavailableError,
} from '@eventstore/db-client';
import { afterEach, describe, expect, it } from 'vitest';
import { type ClusterOptions, type EventCluster, eventCluster } from '../support/event-cluster.ts';
import { until } from '../support/until.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function open(options: ClusterOptions): Promise<{ cluster: EventCluster; client: EventStoreDBClient }> {
  const cluster = await eventCluster(options);
  const client = EventStoreDBClient.connectionString(cluster.url);
  stops.push(cluster.stop, () => client.dispose());
  return { cluster, client };
}

const event = (n = 0) => jsonEvent({ type: 'Happened', data: { n } });
const fresh = { expectedRevision: NO_STREAM } as const;

async function count(read: AsyncIterable<unknown>): Promise<number> {
  let events = 0;
  for await (const _ of read) events += 1;
  return events;
}

describe('a follower of the cluster', () => {
  it('a follower shows a stream, $all and subscriptions some milliseconds late', async () => {
    const { client } = await open({ lagMs: 300 });
    const seen: unknown[] = [];
    const subscription = client.subscribeToStream('loan-1');
    subscription.on('data', (resolved) => seen.push(resolved));
    subscription.on('error', () => undefined);
    await client.appendToStream('loan-1', event(), fresh);
    const before = await count(client.readAll());
    await expect(count(client.readStream('loan-1'))).rejects.toThrow(StreamNotFoundError);
    expect(seen).toEqual([]);
    await until(async () => (await count(client.readAll())) === before + 1);
    expect(await count(client.readStream('loan-1'))).toBe(1);
    await until(() => seen.length === 1);
    await subscription.unsubscribe();
  });

  it('a follower refuses who asks for the leader, with its address, and the client goes there', async () => {
    const { client, cluster } = await open({ lagMs: 60_000 });
    await client.appendToStream('loan-1', event(), fresh);
    const read = () => count(client.readStream('loan-1', { requiresLeader: true }));
    const refused = await read().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NotLeaderError);
    expect(cluster.url).toContain(
      `${(refused as NotLeaderError).leader.address}:${(refused as NotLeaderError).leader.port}`,
    );
    expect(await read()).toBe(1);
    expect(cluster.notLeaderAnswers()).toBe(1);
  });

  it('a batch of appends that asks for the leader ends on a follower, also when the lead is lost during the call', async () => {
    const { client, cluster } = await open({ preference: 'leader' });
    const append = (stream: string) => client.appendToStream(stream, event(), { ...fresh, requiresLeader: true });
    await append('loan-1');
    await cluster.changePlaces();
    await expect(append('loan-2')).rejects.toThrow(NotLeaderError);
    expect((await append('loan-2')).success).toBe(true);
  });
});

describe('a cluster without a leader', () => {
  it('appends and reads that ask for the leader get the real server\'s "not ready"', async () => {
    const { client, cluster } = await open({});
    await client.appendToStream('loan-1', event(), fresh);
    cluster.loseLeader();
    const append = client.appendToStream('loan-2', event(), fresh);
    await expect(append).rejects.toThrow('Could not recognize Server Is Not Ready');
    const read = count(client.readStream('loan-1', { requiresLeader: true }));
    await expect(read).rejects.toThrow(UnavailableError);
    await cluster.changePlaces();
    await until(() => client.appendToStream('loan-2', event(), fresh).then(Boolean, () => false));
  });
});

describe('two equal appends at the same moment', () => {
  it('both get one answer, or the second the prepare timeout: real stores do either', async () => {
    for (const equalAppends of ['same', 'deadline'] as const) {
      const { client } = await open({ equalAppends, prepareTimeoutMs: 100 });
      const events = [event(1), event(2)];
      const both = [1, 2].map(() => client.appendToStream('loan-1', events, fresh).catch((error: unknown) => error));
      const answers = await Promise.all(both);
      const late = answers.filter((answer) => answer instanceof DeadlineExceededError);
      expect(late).toHaveLength(equalAppends === 'same' ? 0 : 1);
      const stored = await client.appendToStream('loan-1', events, fresh);
      for (const answer of answers) if (!late.includes(answer as DeadlineExceededError)) expect(answer).toEqual(stored);
    }
  });
});
