/**
 * An event as the bytes of its answer. Reads of the whole log live on this: building the generated message first takes far longer.
 * The field numbers are those of ReadResp, ReadEvent and RecordedEvent in the protocol's streams.proto.
 */
import streams from '@eventstore/db-client/generated/streams_pb.js';
import protobuf from 'google-protobuf';
import { type StoredEvent, TOMBSTONE } from './event-record.ts';

/** Takes the place of a message whose bytes are known. */
class EncodedResponse extends streams.ReadResp {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    super();
    this.#bytes = bytes;
  }

  override serializeBinary(): Uint8Array {
    return this.#bytes;
  }
}

/** `shown` undefined: a link whose target is not there. */
export function eventResponse(shown: StoredEvent | undefined, position: number, link?: StoredEvent): EncodedResponse {
  const writer = new protobuf.BinaryWriter();
  writer.writeMessage(1, position, () => {
    if (shown) writer.writeMessage(1, shown, recorded);
    if (link) writer.writeMessage(2, link, recorded);
    writer.writeUint64(3, position);
  });
  return new EncodedResponse(writer.getResultBuffer());
}

type Writer = InstanceType<typeof protobuf.BinaryWriter>;

function recorded(event: StoredEvent, writer: Writer): void {
  writer.writeMessage(1, event.id, identifier);
  writer.writeMessage(2, event.stream, streamName);
  const { revision, position } = event;
  if (revision === TOMBSTONE) writer.writeUint64String(3, LARGEST_INT64);
  else if (revision > 0) writer.writeUint64(3, revision);
  if (position > 0) {
    writer.writeUint64(4, position);
    writer.writeUint64(5, position);
  }
  property(writer, 'type', event.type);
  property(writer, 'created', `${event.created}0000`); // 100-ns ticks since 1970
  property(writer, 'content-type', event.json ? 'application/json' : 'application/octet-stream');
  if (event.metadata.length > 0) writer.writeBytes(7, event.metadata);
  if (event.data.length > 0) writer.writeBytes(8, event.data);
}

const LARGEST_INT64 = '9223372036854775807';
const identifier = (id: string, writer: Writer): void => writer.writeString(2, id);
const streamName = (stream: string, writer: Writer): void => writer.writeBytes(3, Buffer.from(stream));

function property(writer: Writer, key: string, value: string): void {
  writer.writeMessage(6, key, () => {
    writer.writeString(1, key);
    writer.writeString(2, value);
  });
}
