/** Each refusal in the client's form, with the adapter's name for it. */

import {
  AccessDeniedError,
  CancelledError,
  DeadlineExceededError,
  EventStoreDBClient,
  InvalidArgumentError,
  InvalidTransactionError,
  jsonEvent,
  MaxAppendSizeExceededError,
  NotLeaderError,
  RequiredMetadataPropertyMissingError,
  StreamDeletedError,
  TimeoutError,
  UnavailableError,
  UnknownError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { afterEach, describe, expect, it } from 'vitest';
import { streamNamed } from '../../schema/events/streams.ts';
import { GateClosed } from '../../server/adapters/ledger/append-gate.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { refusalOf } from '../../server/adapters/ledger/refusals.ts';
import { TimedOut } from '../../server/adapters/ledger/timeout.ts';
import { LedgerRefused, LedgerUnavailable } from '../../server/ports/ledger.ts';
import { type ClusterOptions, type EventCluster, eventCluster } from '../support/event-cluster.ts';
import { eventServer } from '../support/event-server.ts';
import { silentLog } from '../support/silent-log.ts';
import { SLACK } from '../support/size.ts';
import { slotClaimed, slotContext, slotName } from '../support/slot-events.ts';
import { until } from '../support/until.ts';

function rpc(code: status, details: string, trailers: Record<string, string> = {}): ServiceError {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, value);
  return Object.assign(new Error(`${code} ${status[code]}: ${details}`), { code, details, metadata });
}
const leader = { 'leader-endpoint-host': 'n2', 'leader-endpoint-port': '2113' };
const ofBatch = (message: string) => new UnknownError(undefined, `Could not recognize ${message}`);

const REFUSALS: readonly [name: string, outcome: string, readsAgain: boolean, error: unknown][] = [
  [
    'wrong revision',
    'final',
    false,
    new WrongExpectedVersionError(undefined as never, { streamName: 's', current: 3n, expected: 1n }),
  ],
  ['not the leader', 'unknown', true, new NotLeaderError(rpc(status.NOT_FOUND, 'Leader info available', leader))],
  ['not ready', 'not stored', true, ofBatch('Server Is Not Ready')],
  ['not ready', 'not stored', true, new UnavailableError(rpc(status.UNAVAILABLE, 'Server Is Not Ready'))],
  ['no leader known', 'not stored', true, ofBatch('No leader info available in response')],
  [
    'no leader known',
    'not stored',
    true,
    new UnknownError(rpc(status.UNKNOWN, 'No leader info available in response')),
  ],
  ['too busy', 'not stored', true, ofBatch('Server Is Busy')],
  ['too busy', 'not stored', true, new UnavailableError(rpc(status.UNAVAILABLE, 'Server Is Too Busy'))],
  ['not authenticated', 'final', false, new AccessDeniedError(rpc(status.UNAUTHENTICATED, 'Unauthenticated'))],
  ['access denied', 'final', false, new AccessDeniedError(rpc(status.PERMISSION_DENIED, 'Access Denied'))],
  ['access denied', 'final', false, new AccessDeniedError()],
  ['access denied', 'final', false, rpc(status.PERMISSION_DENIED, 'Access Denied')],
  ['stream deleted', 'final', false, StreamDeletedError.fromStreamName('s')],
  [
    'invalid transaction',
    'final',
    false,
    new InvalidTransactionError(rpc(status.INVALID_ARGUMENT, 'Invalid Transaction')),
  ],
  ['too large', 'final', false, MaxAppendSizeExceededError.fromMaxAppendSize(1_048_576)],
  ['malformed', 'final', false, new InvalidArgumentError('a negative revision')],
  [
    'malformed',
    'final',
    false,
    new RequiredMetadataPropertyMissingError(
      rpc(status.INVALID_ARGUMENT, 'type', { 'required-metadata-properties': 'type' }),
    ),
  ],
  ['malformed', 'final', false, ofBatch('INVALID_ARGUMENT: bad UUID')],
  ['deadline of the server', 'unknown', true, new DeadlineExceededError()],
  ['deadline of the server', 'unknown', true, new TimeoutError(rpc(status.ABORTED, 'Operation timed out'))],
  ['deadline of ours', 'unknown', true, new TimedOut('no answer within 5000 ms')],
  ['no room to send', 'not stored', true, new GateClosed('too many appends wait for an answer')],
  ['fault of the server', 'final', false, ofBatch('INTERNAL: invalid input syntax')],
  ['disk full', 'not stored', true, ofBatch('RESOURCE_EXHAUSTED: only 3 MiB free')],
  ['refused for now', 'not stored', true, ofBatch('UNAVAILABLE: too many appends wait')],
  ['no node found', 'not stored', true, new Error('Failed to discover after 10 attempts.')],
  [
    'not connected',
    'not stored',
    true,
    new UnavailableError(rpc(status.UNAVAILABLE, 'No connection established. Last error: ECONNREFUSED')),
  ],
  ['connection lost', 'unknown', true, new UnavailableError(rpc(status.UNAVAILABLE, 'Connection dropped'))],
  ['connection closed', 'unknown', true, rpc(status.INTERNAL, 'Session closed without receiving a status')],
  ['stream reset', 'unknown', true, new UnknownError(rpc(status.INTERNAL, 'Received RST_STREAM with code 0'))],
  ['cancelled', 'unknown', true, new CancelledError(rpc(status.CANCELLED, 'Call cancelled'))],
  ['cancelled', 'unknown', true, new UnknownError(rpc(status.CANCELLED, 'Cancelled on client'))],
  ['unforeseen', 'unknown', false, new UnknownError()],
  ['unforeseen', 'unknown', false, new UnknownError(rpc(status.INTERNAL, 'a bug of the server'))],
];

it.each(REFUSALS)('%s: an append is %s, a read may be tried again: %s', (name, outcome, passes, error) => {
  expect(refusalOf(error)).toMatchObject({ name, outcome, passes });
});

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function over(options: ClusterOptions): Promise<{ cluster: EventCluster; ledgers: [RawLedger, RawLedger] }> {
  const cluster = await eventCluster(options);
  const open = () => openLedger({ url: cluster.url, log: silentLog, appendTimeoutMs: 1_000 });
  const ledgers: [RawLedger, RawLedger] = [open(), open()];
  stops.push(cluster.stop, ledgers[0].close, ledgers[1].close);
  return { cluster, ledgers };
}
const append = (ledger: RawLedger, n = 1, context = slotContext()) =>
  ledger.append(slotName(n), 'none', [slotClaimed(1)], context);

describe('on a cluster whose followers are a minute behind', () => {
  it('what one process wrote another reads at once, however both connect, and the head is the head', async () => {
    const { ledgers } = await over({ lagMs: 60_000 });
    const { position } = await append(ledgers[0]);
    expect((await ledgers[1].readLatest(slotName(1))).revision).toBe(0n);
    expect(await ledgers[1].head({ prefixes: ['slot-'] })).toBe(position);
    expect((await ledgers[1].readLagging(slotName(1))).revision).toBe('none');
  });

  it('a read without a leader waits for one, and an append that ends before is known not to be stored', async () => {
    const { cluster, ledgers } = await over({});
    await append(ledgers[0]);
    cluster.loseLeader();
    await expect(append(ledgers[0], 2)).rejects.toThrow(LedgerUnavailable);
    const reading = ledgers[1].readLatest(slotName(1));
    await cluster.changePlaces();
    expect((await reading).revision).toBe(0n);
    expect((await append(ledgers[0], 2)).revision).toBe(0n);
  });

  it('reads of the whole log wait for a follower that is behind, up to what the leader has now', async () => {
    const { ledgers } = await over({ lagMs: 400 });
    for (let n = 0; n < 5; n++) await append(ledgers[0], n);
    let events = 0;
    for await (const page of ledgers[1].readAllLagging({ prefixes: ['slot-'] }, 'start')) events += page.length;
    expect(events).toBe(5);
  });
});

describe('equal appends at the same moment', () => {
  const prepareTimeoutMs = 2_000;
  it.each(['same', 'deadline'] as const)(
    'get the same answer from a store that answers the second "%s"',
    async (equalAppends) => {
      const { ledgers } = await over({ equalAppends, prepareTimeoutMs });
      const context = slotContext();
      // Both have found the leader first: db-client 6.2.1 lets a broken call of one client reject appends of another in
      // the same process.
      await append(ledgers[0], 7);
      await append(ledgers[1], 8);
      const began = performance.now();
      const here = await Promise.all([append(ledgers[0], 1, context), append(ledgers[0], 1, context)]);
      // One process makes one call, so nobody waits for the store's timeout.
      expect(performance.now() - began).toBeLessThan(prepareTimeoutMs);
      expect(here[0]).toEqual(here[1]);
      const other = slotContext();
      const [one, two] = await Promise.all(ledgers.map((ledger) => append(ledger, 2, other)));
      expect(one).toEqual(two);
      expect((await ledgers[0].readLatest(slotName(2))).events).toHaveLength(1);
    },
  );
});

it('a final refusal is reported at once and as such, by appends and by reads', async () => {
  const server = await eventServer();
  const ledger = openLedger({ url: server.url, log: silentLog });
  const client = EventStoreDBClient.connectionString(server.url);
  stops.push(server.stop, ledger.close, () => client.dispose());
  await client.appendToStream('other-1', jsonEvent({ type: 'X', data: {} }), { expectedRevision: 'no_stream' });
  await client.tombstoneStream('other-1', { expectedRevision: 0n });
  const began = performance.now();
  await expect(ledger.append(streamNamed('other-1'), 'none', [slotClaimed(1)], slotContext())).rejects.toThrow(
    LedgerRefused,
  );
  await expect(ledger.readLatest(streamNamed('other-1'))).rejects.toThrow(LedgerRefused);
  expect(performance.now() - began).toBeLessThan(1_000 * SLACK);
});

it('a subscription continues when its node dies and another leads', async () => {
  const { cluster, ledgers } = await over({ lagMs: 100 });
  const seen: bigint[] = [];
  ledgers[1].subscribe(
    { prefixes: ['slot-'] },
    'start',
    async (batch) => void seen.push(...batch.map((e) => e.position)),
  );
  await append(ledgers[0], 1);
  await until(() => seen.length === 1);
  await cluster.changePlaces({ electionMs: 100, dies: true });
  await cluster.changePlaces({ electionMs: 100, dies: true });
  await append(ledgers[0], 2);
  await until(() => seen.length === 2);
});
