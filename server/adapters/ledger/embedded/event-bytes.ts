/**
 * Writes the bytes of ReadResp, ReadEvent and RecordedEvent (streams.proto) directly: the generated messages take
 * several times as long, on every read of the log.
 */
import streams from '@eventstore/db-client/generated/streams_pb.js';
import protobuf, { type Writer } from 'protobufjs/minimal.js';
import { type StoredEvent, TOMBSTONE } from './event-record.ts';

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

/** `shown` is undefined for a link to an event that is gone. */
export function eventResponse(shown: StoredEvent | undefined, position: number, link?: StoredEvent): EncodedResponse {
  const writer = protobuf.Writer.create();
  writer.uint32(message(1)).fork();
  if (shown) recorded(writer.uint32(message(1)).fork(), shown).ldelim();
  if (link) recorded(writer.uint32(message(2)).fork(), link).ldelim();
  writer.uint32(number(3)).uint64(position).ldelim();
  return new EncodedResponse(writer.finish());
}

function recorded(writer: Writer, event: StoredEvent): Writer {
  writer.uint32(message(1)).fork().uint32(message(2)).string(event.id).ldelim();
  writer.uint32(message(2)).fork().uint32(message(3)).string(event.stream).ldelim();
  const { revision, position } = event;
  if (revision === TOMBSTONE) writer.uint32(number(3)).uint64(LARGEST_INT64);
  else if (revision > 0) writer.uint32(number(3)).uint64(revision);
  if (position > 0) writer.uint32(number(4)).uint64(position).uint32(number(5)).uint64(position);
  property(writer, 'type', event.type);
  property(writer, 'created', `${event.created}0000`); // 100-ns ticks since 1970
  property(writer, 'content-type', event.json ? 'application/json' : 'application/octet-stream');
  if (event.metadata.length > 0) writer.uint32(message(7)).bytes(event.metadata);
  if (event.data.length > 0) writer.uint32(message(8)).bytes(event.data);
  return writer;
}

function property(writer: Writer, key: string, value: string): void {
  writer.uint32(message(6)).fork().uint32(message(1)).string(key).uint32(message(2)).string(value).ldelim();
}

/** The tag of a field: its number and, in the last three bits, the wire type. */
const message = (field: number): number => (field << 3) | 2;
const number = (field: number): number => field << 3;
const LARGEST_INT64 = new protobuf.util.LongBits(0xffffffff, 0x7fffffff).toLong();
