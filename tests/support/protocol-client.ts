/** A client of the event protocol without the client library, which hides parts of it. */
import shared from '@eventstore/db-client/generated/shared_pb.js';
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { AppendResp, BatchAppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { credentials } from '@grpc/grpc-js';
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js';
import { until } from './until.ts';

export type Options = ReadReq.Options;
const { FORWARDS } = streams.ReadReq.Options.ReadDirection;
export const { BACKWARDS } = streams.ReadReq.Options.ReadDirection;
export const nothing = () => new shared.Empty();
const identifier = (stream: string) => new shared.StreamIdentifier().setStreamName(Buffer.from(stream));
export const uuid = (id: string) => new shared.UUID().setString(id);

export function ofStream(stream: string, from: 'start' | 'end' | bigint = 'start'): Options {
  const asked = new streams.ReadReq.Options.StreamOptions().setStreamIdentifier(identifier(stream));
  if (from === 'start') asked.setStart(nothing());
  else if (from === 'end') asked.setEnd(nothing());
  else asked.setRevision(String(from));
  return plain().setStream(asked);
}

export function ofAll(from?: { commit: bigint; prepare: bigint }): Options {
  const asked = new streams.ReadReq.Options.AllOptions();
  if (!from) return plain().setAll(asked.setStart(nothing()));
  const position = new streams.ReadReq.Options.Position();
  position.setCommitPosition(String(from.commit)).setPreparePosition(String(from.prepare));
  return plain().setAll(asked.setPosition(position));
}

/** A read that a server takes, until a test changes it. */
const plain = (): Options =>
  new streams.ReadReq.Options()
    .setReadDirection(FORWARDS)
    .setCount('1000')
    .setNoFilter(nothing())
    .setUuidOption(new streams.ReadReq.Options.UUIDOption().setString(nothing()));

export const subscribing = (options: Options): Options =>
  options.setSubscription(new streams.ReadReq.Options.SubscriptionOptions());
export const structured = (options: Options): Options =>
  options.setUuidOption(new streams.ReadReq.Options.UUIDOption().setStructured(nothing()));

export function filtered(options: Options, multiplier = 1): Options {
  const expression = new streams.ReadReq.Options.FilterOptions.Expression().setPrefixList(['others']);
  const filter = new streams.ReadReq.Options.FilterOptions().setStreamIdentifier(expression);
  return options.setFilter(filter.setMax(32).setCheckpointintervalmultiplier(multiplier));
}

export type Expected = (options: ReturnType<typeof appendOptions>) => unknown;
const appendOptions = (stream: string) => new streams.AppendReq.Options().setStreamIdentifier(identifier(stream));
export const noStream: Expected = (options) => options.setNoStream(nothing());

type Appended = { id: string; type?: string; data?: string };

export const batchOptions = (stream: string) =>
  new streams.BatchAppendReq.Options().setStreamIdentifier(identifier(stream)).setNoStream(new emptyPb.Empty());

/** The bytes of a field that is a message. */
export const field = (number: number, bytes: Uint8Array) =>
  Buffer.concat([Buffer.from([(number << 3) | 2, bytes.length]), bytes]);

export class ProtocolClient {
  readonly #client: StreamsClient;

  constructor(address: string) {
    this.#client = new StreamsClient(address, credentials.createInsecure());
  }

  close(): void {
    this.#client.close();
  }

  /** A subscription that the server takes counts as read with its confirmation. */
  read(options: Options): Promise<ReadResp[]> {
    const call = this.#client.read(new streams.ReadReq().setOptions(options));
    const found: ReadResp[] = [];
    return new Promise((resolve, reject) => {
      call.on('data', (message: ReadResp) => {
        found.push(message);
        if (!message.hasConfirmation()) return;
        resolve(found);
        call.cancel();
      });
      call.on('error', reject);
      call.on('end', () => resolve(found));
    });
  }

  /** Until `isEnough`. */
  async follow(options: Options, isEnough: (found: readonly ReadResp[]) => boolean): Promise<ReadResp[]> {
    const call = this.#client.read(new streams.ReadReq().setOptions(subscribing(options)));
    const found: ReadResp[] = [];
    call.on('data', (message: ReadResp) => found.push(message));
    call.on('error', () => undefined);
    await until(() => isEnough(found));
    call.cancel();
    return found;
  }

  append(stream: string, events: readonly Appended[], expected: Expected = noStream): Promise<AppendResp> {
    return new Promise((resolve, reject) => {
      const call = this.#client.append((error, response) => (error ? reject(error) : resolve(response)));
      const options = appendOptions(stream);
      expected(options);
      call.write(new streams.AppendReq().setOptions(options));
      for (const { id, type = 'Happened', data = '{}' } of events) {
        const event = new streams.AppendReq.ProposedMessage().setId(uuid(id)).setData(Buffer.from(data));
        event.getMetadataMap().set('type', type).set('content-type', 'application/json');
        call.write(new streams.AppendReq().setProposedMessage(event));
      }
      call.end();
    });
  }

  /** `later` are bytes of options that the generated code does not know. */
  batchAppend(
    correlation: InstanceType<typeof shared.UUID>,
    options: ReturnType<typeof batchOptions>,
    later: Uint8Array = new Uint8Array(),
  ): Promise<BatchAppendResp> {
    const event = new streams.BatchAppendReq.ProposedMessage()
      .setId(uuid(crypto.randomUUID()))
      .setData(Buffer.from('{}'));
    event.getMetadataMap().set('type', 'Happened').set('content-type', 'application/json');
    const request = new streams.BatchAppendReq()
      .setCorrelationId(correlation)
      .setIsFinal(true)
      .setProposedMessagesList([event]);
    const bytes = [request.serializeBinary(), field(2, Buffer.concat([options.serializeBinary(), later]))];
    const call = this.#client.makeBidiStreamRequest(
      '/event_store.client.streams.Streams/BatchAppend',
      (parts: Uint8Array[]) => Buffer.concat(parts),
      (answer) => streams.BatchAppendResp.deserializeBinary(answer),
    );
    return new Promise((resolve, reject) => {
      call.on('data', resolve);
      call.on('error', reject);
      call.write(bytes);
      call.end();
    });
  }

  /** The trailers of the refusal. */
  refusedDelete(stream: string, revision: bigint): Promise<unknown> {
    const options = new streams.DeleteReq.Options()
      .setStreamIdentifier(identifier(stream))
      .setRevision(String(revision));
    return new Promise((resolve) =>
      this.#client.delete(new streams.DeleteReq().setOptions(options), (error) => resolve(error?.metadata.getMap())),
    );
  }
}

export const positionOf = (response: AppendResp) =>
  BigInt(response.getSuccess()?.getPosition()?.getCommitPosition() ?? -1);
export const idsIn = (found: readonly ReadResp[]) =>
  found.flatMap((message) => message.getEvent()?.getEvent()?.getId() ?? []);
