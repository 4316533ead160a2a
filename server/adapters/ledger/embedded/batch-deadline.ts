/**
 * BatchAppendReq.Options has two deadlines: a moment (field 6, clients of 21.10) and a duration (field 7, later ones).
 * The generated code of the client library knows the first alone, so the second is read here and put into its place.
 */
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import timestampPb from 'google-protobuf/google/protobuf/timestamp_pb.js';
import protobuf, { type Reader } from 'protobufjs/minimal.js';

const OPTIONS = 2;
const DURATION = 7;
/** Appends wait for seconds at most, and a Date cannot hold every duration. */
const LONGEST_MS = 86_400_000;

export function batchAppendRequest(bytes: Buffer): BatchAppendReq {
  const request = StreamsService.batchAppend.requestDeserialize(bytes);
  const options = request.getOptions();
  const ms = options && durationIn(bytes);
  if (ms !== undefined) options?.setDeadline(timestampPb.Timestamp.fromDate(new Date(Date.now() + ms)));
  return request;
}

function durationIn(bytes: Uint8Array): number | undefined {
  const options = lastField(bytes, OPTIONS);
  const duration = options && lastField(options, DURATION);
  return duration && millisecondsOf(duration);
}

/** Of fields that are messages. */
function lastField(bytes: Uint8Array, wanted: number): Uint8Array | undefined {
  let found: Uint8Array | undefined;
  eachField(bytes, (field, reader) => {
    if (field !== wanted) return false;
    found = reader.bytes();
    return true;
  });
  return found;
}

function millisecondsOf(duration: Uint8Array): number {
  let ms = 0;
  eachField(duration, (field, reader) => {
    if (field === 1) ms += Number(String(reader.int64())) * 1_000;
    else if (field === 2) ms += reader.int32() / 1_000_000;
    else return false;
    return true;
  });
  return Math.min(Math.max(ms, -LONGEST_MS), LONGEST_MS);
}

/** @param take returns whether it has read the field */
function eachField(bytes: Uint8Array, take: (field: number, reader: Reader) => boolean): void {
  const reader = protobuf.Reader.create(bytes);
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    if (!take(tag >>> 3, reader)) reader.skipType(tag & 7);
  }
}
