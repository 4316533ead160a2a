/**
 * Writes the bytes of ReadResp, ReadEvent and RecordedEvent (streams.proto) directly: the generated messages take
 * several times as long, on every read of the log.
 */
import streams from '@eventstore/db-client/generated/streams_pb.js';
import protobuf, { type Writer } from 'protobufjs/minimal.js';
import { type StoredEvent, TOMBSTONE } from './event-record.ts';
import { LARGEST_INT64, long } from './long.ts';
import { halvesOf } from './wire.ts';

/** As a client asks for them: text, or two numbers of 64 bits. */
export type IdForm = 'string' | 'structured';

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
export function eventResponse(
  ids: IdForm,
  shown: StoredEvent | undefined,
  position: number,
  link?: StoredEvent,
): EncodedResponse {
  const writer = protobuf.Writer.create();
  writer.uint32(message(1)).fork();
  if (shown) recorded(writer.uint32(message(1)).fork(), shown, ids).ldelim();
  if (link) recorded(writer.uint32(message(2)).fork(), link, ids).ldelim();
  writer.uint32(number(3)).uint64(position).ldelim();
  return new EncodedResponse(writer.finish());
}

function recorded(writer: Writer, event: StoredEvent, ids: IdForm): Writer {
  writer.uint32(message(1)).fork();
  if (ids === 'string') writer.uint32(message(2)).string(event.id);
  else structured(writer.uint32(message(1)).fork(), event.id).ldelim();
  writer.ldelim();
  writer.uint32(message(2)).fork().uint32(message(3)).string(event.stream).ldelim();
  const { revision, position } = event;
  if (revision === TOMBSTONE) writer.uint32(number(3)).uint64(long(LARGEST_INT64));
  else if (revision > 0) writer.uint32(number(3)).uint64(revision);
  if (position > 0) writer.uint32(number(4)).uint64(position).uint32(number(5)).uint64(position);
  property(writer, 'type', event.type);
  property(writer, 'created', `${event.created}0000`); // 100-ns ticks since 1970
  property(writer, 'content-type', event.json ? 'application/json' : 'application/octet-stream');
  if (event.metadata.length > 0) writer.uint32(message(7)).bytes(event.metadata);
  if (event.data.length > 0) writer.uint32(message(8)).bytes(event.data);
  return writer;
}

function structured(writer: Writer, id: string): Writer {
  const [most, least] = halvesOf(id);
  return writer.uint32(number(1)).int64(long(most)).uint32(number(2)).int64(long(least));
}

function property(writer: Writer, key: string, value: string): void {
  writer.uint32(message(6)).fork().uint32(message(1)).string(key).uint32(message(2)).string(value).ldelim();
}

/** The tag of a field: its number and, in the last three bits, the wire type. */
const message = (field: number): number => (field << 3) | 2;
const number = (field: number): number => field << 3;
