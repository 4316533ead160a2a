/** What the client library hides: the fields of the protocol as the clients of others see them. */
import { GossipClient } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { BatchAppendResp, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { credentials, type ServiceError, status } from '@grpc/grpc-js';
import durationPb from 'google-protobuf/google/protobuf/duration_pb.js';
import timestampPb from 'google-protobuf/google/protobuf/timestamp_pb.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidText } from '../../server/adapters/ledger/embedded/wire.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import {
  BACKWARDS,
  batchOptions,
  type Expected,
  field,
  filtered,
  idsIn,
  noStream,
  nothing,
  type Options,
  ofAll,
  ofStream,
  ProtocolClient,
  positionOf,
  structured,
  subscribing,
  uuid,
} from '../support/protocol-client.ts';

/** 8f14e45f-ceea-467f-a83c-0f1e2d3c4b5a by its halves, of which both are negative as int64. */
const ID = '8f14e45f-ceea-467f-a83c-0f1e2d3c4b5a';
const HALVES = ['-8136627526607157633', '-6324163154452657318'];

let server: TestEventServer;
let client: ProtocolClient;
let address = '';
let named = 0;

beforeAll(async () => {
  server = await eventServer();
  address = /\/\/([^?]+)/.exec(server.url)?.[1] ?? '';
  client = new ProtocolClient(address);
});
afterAll(async () => {
  client.close();
  await server.stop();
});

const newStream = () => `others-${++named}`;

const some = (count: number) => Array.from({ length: count }, () => ({ id: crypto.randomUUID() }));

describe('ids', () => {
  it('come as text or as two numbers, as the reader asks, in each kind of read', async () => {
    const stream = newStream();
    const position = positionOf(await client.append(stream, [{ id: ID }]));
    const from = { commit: position, prepare: position };
    const backwards = ofStream(stream, 'end').setReadDirection(BACKWARDS);
    const isThere = (found: readonly ReadResp[]) => idsIn(found).length > 0;
    const reads = [ofStream(stream), backwards, ofAll(from), filtered(ofAll(from))].map((options) => ({
      text: () => client.read(options.clone()),
      halves: () => client.read(structured(options.clone())),
    }));
    const live = [ofStream(stream), filtered(ofAll())].map((options) => ({
      text: () => client.follow(options.clone(), isThere),
      halves: () => client.follow(structured(options.clone()), isThere),
    }));
    for (const { text, halves } of [...reads, ...live]) {
      const asText = idsIn(await text()).at(-1);
      expect([asText?.getString(), asText?.hasStructured()]).toEqual([ID, false]);
      const asHalves = idsIn(await halves()).at(-1);
      expect(asHalves?.hasString()).toBe(false);
      const sent = asHalves?.getStructured();
      expect([sent?.getMostSignificantBits(), sent?.getLeastSignificantBits()]).toEqual(HALVES);
    }
  });

  it('of a batch come back in the form of the request', async () => {
    const [most = '', least = ''] = HALVES;
    const halves = new shared.UUID.Structured().setMostSignificantBits(most).setLeastSignificantBits(least);
    const asked = new shared.UUID().setStructured(halves);
    const stream = newStream();
    for (const correlation of [asked, uuid(ID), asked, uuid(ID)]) {
      const answer = await client.batchAppend(correlation, batchOptions(stream));
      expect(answer.getCorrelationId()?.toObject()).toEqual(correlation.toObject());
    }
  });

  it('of nodes in gossip are two numbers', async () => {
    const gossip = new GossipClient(address, credentials.createInsecure());
    const id = await new Promise((resolve, reject) =>
      gossip.read(nothing(), (error, info) =>
        error ? reject(error) : resolve(info.getMembersList()[0]?.getInstanceId()),
      ),
    );
    gossip.close();
    expect(id instanceof shared.UUID && id.hasStructured() && uuidText(id)).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('where a stream begins and ends', () => {
  const told = (found: readonly ReadResp[]) =>
    found.map((message) => {
      if (message.hasFirstStreamPosition()) return `first ${message.getFirstStreamPosition()}`;
      if (message.hasLastStreamPosition()) return `last ${message.getLastStreamPosition()}`;
      return message.hasStreamNotFound() ? 'missing' : message.getEvent()?.getEvent()?.getStreamRevision();
    });
  const control = new streams.ReadReq.Options.ControlOption().setCompatibility(1);

  it.each<[string, (stream: string) => Options, unknown[]]>([
    ['from the start, few', (s) => ofStream(s).setCount('3'), ['first 5', '5', '6', '7', 'last 7']],
    ['from the start, many', (s) => ofStream(s), ['5', '6', '7', 'last 7']],
    ['up to a count', (s) => ofStream(s, 5n).setCount('2'), ['5', '6', 'last 7']],
    ['after the end', (s) => ofStream(s, 20n), ['first 8', 'last 7']],
    ['at the end', (s) => ofStream(s, 8n), ['last 7']],
    ['backwards', (s) => ofStream(s, 'end').setReadDirection(BACKWARDS).setCount('1'), ['7', 'last 7']],
    ['of none', (s) => ofStream(`${s}-missing`), ['missing']],
  ])('is told to who understands it: %s', async (_, options, expected) => {
    const stream = newStream();
    await client.append(stream, some(8));
    await truncate(stream, 5);
    expect(told(await client.read(options(stream).setControlOption(control)))).toEqual(expected);
    const toOlder = expected.filter((one) => !/^(first|last) /.test(String(one)));
    expect(told(await client.read(options(stream)))).toEqual(toOlder);
  });

  it('is told of a stream of which everything is gone', async () => {
    const stream = newStream();
    await client.append(stream, some(3));
    await truncate(stream, 3);
    expect(told(await client.read(ofStream(stream).setControlOption(control)))).toEqual(['first 3', 'last 2']);
  });

  const truncate = (stream: string, before: number) =>
    client.append(`$$${stream}`, [
      { id: crypto.randomUUID(), type: '$metadata', data: JSON.stringify({ $tb: before }) },
    ]);
});

describe('the deadline of a batch', () => {
  const passed = timestampPb.Timestamp.fromDate(new Date(0));
  const lasting = (seconds: number, nanos = 0) =>
    field(7, new durationPb.Duration().setSeconds(seconds).setNanos(nanos).serializeBinary());

  it.each<[string, (stream: string) => Promise<BatchAppendResp>]>([
    ['a moment', (stream) => client.batchAppend(uuid(ID), batchOptions(stream).setDeadline(passed))],
    ['a duration of nothing', (stream) => client.batchAppend(uuid(ID), batchOptions(stream), lasting(0))],
    [
      'a duration below nothing',
      (stream) => client.batchAppend(uuid(ID), batchOptions(stream), lasting(-3, -500_000_000)),
    ],
  ])('that has passed, as %s, is answered so, and nothing is stored', async (_, ask) => {
    const stream = newStream();
    const error = (await ask(stream)).getError();
    expect([error?.getCode(), error?.getDetails()?.getTypeName()]).toEqual([
      status.DEADLINE_EXCEEDED,
      'event_store.client.Timeout',
    ]);
    expect((await client.read(ofStream(stream)))[0]?.hasStreamNotFound()).toBe(true);
  });

  it('that lies ahead, as a moment or as a duration of any length, is kept', async () => {
    const ahead = timestampPb.Timestamp.fromDate(new Date('9999-12-31T23:59:59Z'));
    const answers = [
      await client.batchAppend(uuid(ID), batchOptions(newStream()).setDeadline(ahead)),
      await client.batchAppend(uuid(ID), batchOptions(newStream()), lasting(60)),
      await client.batchAppend(uuid(ID), batchOptions(newStream()), lasting(315_576_000_000)),
    ];
    expect(answers.map((answer) => answer.hasSuccess())).toEqual([true, true, true]);
  });
});

describe('a wrong revision', () => {
  const LARGE = 2n ** 53n + 1n;

  it('is told to clients of 20.6 too, and exactly', async () => {
    const [stream, missing] = [newStream(), newStream()];
    await client.append(stream, some(3));
    const wrong = async (name: string, expected: Expected) =>
      (await client.append(name, some(1), expected)).getWrongExpectedVersion()?.toObject();
    expect(await wrong(stream, noStream)).toMatchObject({
      currentRevision: '2',
      currentRevision2060: 2,
      expectedRevision2060: Number(2n ** 64n - 1n),
      expectedNoStream: {},
    });
    expect(await wrong(missing, (options) => options.setRevision('7'))).toMatchObject({
      noStream2060: {},
      currentNoStream: {},
      expectedRevision: '7',
      expectedRevision2060: 7,
    });
    expect(await wrong(missing, (options) => options.setStreamExists(nothing()))).toMatchObject({
      noStream2060: {},
      streamExists2060: {},
      expectedStreamExists: {},
    });
    expect(await wrong(stream, (options) => options.setRevision(String(LARGE)))).toMatchObject({
      expectedRevision: String(LARGE),
    });
  });

  it('above 2^53 comes back exactly from a batch and from a deletion', async () => {
    const stream = newStream();
    await client.append(stream, some(1));
    const answer = await client.batchAppend(uuid(ID), batchOptions(stream).setStreamPosition(String(LARGE)));
    const details = answer.getError()?.getDetails()?.getValue_asU8() ?? new Uint8Array();
    expect(shared.WrongExpectedVersion.deserializeBinary(details).toObject()).toMatchObject({
      currentStreamRevision: '0',
      expectedStreamPosition: String(LARGE),
    });
    expect(await client.refusedDelete(stream, LARGE)).toMatchObject({
      'expected-version': String(LARGE),
      'actual-version': '0',
    });
  });

  it('that is the largest number says that there is no stream; none is larger than an int64', async () => {
    const stream = newStream();
    const revision =
      (value: bigint): Expected =>
      (options) =>
        options.setRevision(String(value));
    expect((await client.append(stream, some(1), revision(2n ** 64n - 1n))).hasSuccess()).toBe(true);
    await expect(client.append(stream, some(1), revision(2n ** 63n))).rejects.toMatchObject({
      code: status.INVALID_ARGUMENT,
    });
  });
});

it('an append without events has the position after which later events come', async () => {
  const before = positionOf(await client.append(newStream(), some(2)));
  const position = positionOf(await client.append(newStream(), []));
  const stream = newStream();
  const after = positionOf(await client.append(stream, [{ id: ID }]));
  expect([position >= before, position < after]).toEqual([true, true]);
  const found = await client.follow(ofAll({ commit: position, prepare: position }), (all) => idsIn(all).length > 0);
  expect(idsIn(found).map(uuidText)).toEqual([ID]);
});

describe('refused is', () => {
  let stream = '';
  let position = 0n;
  beforeAll(async () => {
    stream = newStream();
    position = positionOf(await client.append(stream, some(2)));
  });
  const { INVALID_ARGUMENT, UNKNOWN } = status;
  const at = (commit: bigint, prepare = commit) => ofAll({ commit, prepare });
  const far = () => position + 1_000_000n;

  it.each<[string, () => Options, status, RegExp]>([
    ['a filter on a stream', () => filtered(ofStream(stream)), INVALID_ARGUMENT, /\(Stream, Count, Forwards, Filter\)/],
    [
      'a filter on the subscription of a stream',
      () => filtered(subscribing(ofStream(stream))),
      INVALID_ARGUMENT,
      /\(Stream, Subscription, Forwards, Filter\)/,
    ],
    [
      'a subscription of a stream that goes backwards',
      () => subscribing(ofStream(stream)).setReadDirection(BACKWARDS),
      INVALID_ARGUMENT,
      /\(Stream, Subscription, Backwards, NoFilter\)/,
    ],
    [
      'a subscription of $all that goes backwards',
      () => filtered(subscribing(ofAll())).setReadDirection(BACKWARDS),
      INVALID_ARGUMENT,
      /\(All, Subscription, Backwards, Filter\)/,
    ],
    ['a read that says nothing of filters', () => ofAll().setNoFilter(), INVALID_ARGUMENT, /None\)/],
    ['a count of 0 of a stream', () => ofStream(stream).setCount('0'), UNKNOWN, /ReadStreamResult: Error/],
    ['a count of 0 of $all', () => ofAll().setCount('0'), UNKNOWN, /ReadAllResult: Error/],
    ['a stream forwards from its end', () => ofStream(stream, 'end'), UNKNOWN, /ReadStreamResult: Error/],
    [
      'a multiplier of 0 of checkpoints',
      () => filtered(subscribing(ofAll()), 0),
      INVALID_ARGUMENT,
      /checkpointIntervalMultiplier/,
    ],
    ['a position before its own prepare', () => at(position, position + 1n), INVALID_ARGUMENT, /less than the prepare/],
    ['a position between two events', () => at(position + 1n), INVALID_ARGUMENT, /invalid position/],
    ['such a position with a filter', () => filtered(at(position + 1n)), INVALID_ARGUMENT, /invalid position/],
    [
      'such a position backwards',
      () => at(position + 1n).setReadDirection(BACKWARDS),
      INVALID_ARGUMENT,
      /invalid position/,
    ],
    [
      'a position after the end, backwards',
      () => at(far()).setReadDirection(BACKWARDS),
      INVALID_ARGUMENT,
      /invalid position/,
    ],
  ])('%s', async (_, options, code, message) => {
    const refusal: ServiceError = await client.read(options()).then(
      () => expect.unreachable('it was taken'),
      (error: ServiceError) => error,
    );
    expect(refusal.code).toBe(code);
    expect(refusal.details).toMatch(message);
  });

  it('no subscription from a position between two events: the event that stood there may have been removed', async () => {
    const found = await client.follow(at(position - 1n), (all) => idsIn(all).length > 0);
    expect(idsIn(found).length).toBeGreaterThan(0);
  });

  it('no position of an event, in any direction, and nothing is read after the end', async () => {
    const ids = async (options: Options) => idsIn(await client.read(options)).length;
    expect(await ids(at(position).setCount('1'))).toBe(1);
    expect(await ids(at(position, 0n).setCount('1'))).toBe(1);
    expect(await ids(at(position).setReadDirection(BACKWARDS).setCount('1'))).toBe(1);
    expect(await ids(at(far()))).toBe(0);
    const end = at(2n ** 64n - 1n).setReadDirection(BACKWARDS);
    expect(await ids(end.setCount('1'))).toBe(1);
  });
});
