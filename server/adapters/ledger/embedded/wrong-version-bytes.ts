/**
 * Writes the bytes of AppendResp.WrongExpectedVersion (streams.proto). It says everything twice: fields 1 to 5 are for
 * clients of 20.6, to which a missing stream is the largest uint64. The generated setters take that as a JS number.
 */
import streams from '@eventstore/db-client/generated/streams_pb.js';
import protobuf, { type Writer } from 'protobufjs/minimal.js';
import type { ExpectedRevision } from './expected-revision.ts';
import { LARGEST_UINT64, long } from './long.ts';

class WrongVersionResponse extends streams.AppendResp {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    super();
    this.#bytes = bytes;
  }

  override serializeBinary(): Uint8Array {
    return this.#bytes;
  }
}

export function wrongVersionResponse(expected: ExpectedRevision, current: number): WrongVersionResponse {
  const writer = protobuf.Writer.create();
  writer.uint32(message(2)).fork();
  if (current < 0) empty(empty(writer, 2), 7);
  else revision(revision(writer, 1, BigInt(current)), 6, BigInt(current));
  writeExpected(writer, expected);
  return new WrongVersionResponse(writer.ldelim().finish());
}

function writeExpected(writer: Writer, expected: ExpectedRevision): Writer {
  if (expected === 'any') return empty(empty(writer, 4), 9);
  if (expected === 'stream-exists') return empty(empty(writer, 5), 10);
  if (expected === 'no-stream') return empty(revision(writer, 3, LARGEST_UINT64), 11);
  return revision(revision(writer, 3, expected), 8, expected);
}

const empty = (writer: Writer, field: number): Writer => writer.uint32(message(field)).fork().ldelim();
const revision = (writer: Writer, field: number, value: bigint): Writer =>
  writer.uint32(field << 3).uint64(long(value));
const message = (field: number): number => (field << 3) | 2;
