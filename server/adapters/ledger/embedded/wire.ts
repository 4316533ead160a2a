/** The generated modules are CommonJS: import values by default, types by name. */
import type { StreamIdentifier, UUID as UuidMessage } from '@eventstore/db-client/generated/shared_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import { isMetastream, type NewEvent, TOMBSTONE } from './event-record.ts';
import type { ExpectedRevision } from './expected-revision.ts';
import { LARGEST_INT64, LARGEST_UINT64 } from './long.ts';
import { invalid, missingMetadata } from './rpc-error.ts';

/** A name must fit into an index entry of Postgres, whose text cannot hold NUL. */
const LONGEST_NAME = 1_000;

export function streamName(identifier: StreamIdentifier | undefined): string {
  const name = identifier ? Buffer.from(identifier.getStreamName_asU8()).toString('utf8') : '';
  if (!name || Buffer.byteLength(name) > LONGEST_NAME || name.includes('\0')) throw invalid('bad stream name');
  if (isMetastream(name) && isMetastream(name.slice(2))) throw invalid('a metastream has no metastream of its own');
  return name;
}

export function streamIdentifier(name: string): StreamIdentifier {
  return new shared.StreamIdentifier().setStreamName(Buffer.from(name));
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function uuidText(message: UuidMessage | undefined): string {
  const text = message?.hasString() ? message.getString() : structured(message);
  if (!UUID.test(text)) throw invalid('bad UUID');
  return text.toLowerCase();
}

function structured(message: UuidMessage | undefined): string {
  const halves = message?.getStructured();
  if (!halves) throw invalid('UUID missing');
  const hex = (half: string) => BigInt.asUintN(64, BigInt(half)).toString(16).padStart(16, '0');
  const all = hex(halves.getMostSignificantBits()) + hex(halves.getLeastSignificantBits());
  return [all.slice(0, 8), all.slice(8, 12), all.slice(12, 16), all.slice(16, 20), all.slice(20)].join('-');
}

/** The first and the last 64 bits. */
export function halvesOf(id: string): [most: bigint, least: bigint] {
  const hex = id.replaceAll('-', '');
  return [BigInt(`0x${hex.slice(0, 16)}`), BigInt(`0x${hex.slice(16)}`)];
}

export function structuredUuid(id: string): UuidMessage {
  const [most, least] = halvesOf(id).map((half) => String(BigInt.asIntN(64, half)));
  const halves = new shared.UUID.Structured().setMostSignificantBits(most ?? '0').setLeastSignificantBits(least ?? '0');
  return new shared.UUID().setStructured(halves);
}

type Proposed = {
  getId(): UuidMessage | undefined;
  getMetadataMap(): { get(key: string): string | undefined };
  getData_asU8(): Uint8Array;
  getCustomMetadata_asU8(): Uint8Array;
};

export function newEvent(message: Proposed): NewEvent {
  const properties = message.getMetadataMap();
  const type = properties.get('type');
  const contentType = properties.get('content-type');
  if (!type) throw missingMetadata('type');
  if (contentType === undefined) throw missingMetadata('content-type');
  if (type.includes('\0')) throw invalid('bad event type');
  return {
    id: uuidText(message.getId()),
    type,
    json: contentType === 'application/json',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

/** Append, Delete and Tombstone share these options; BatchAppend names the number differently. */
type Expectation = {
  hasAny(): boolean;
  hasNoStream(): boolean;
  hasStreamExists(): boolean;
} & ({ hasRevision(): boolean; getRevision(): string } | { hasStreamPosition(): boolean; getStreamPosition(): string });

export function expectedRevision(options: Expectation): ExpectedRevision {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no-stream';
  if (options.hasStreamExists()) return 'stream-exists';
  if ('hasRevision' in options && options.hasRevision()) return exactRevision(options.getRevision());
  if ('hasStreamPosition' in options && options.hasStreamPosition()) return exactRevision(options.getStreamPosition());
  throw invalid('expected stream revision not set');
}

/** The first clients say with the largest number that there is no stream. */
function exactRevision(wire: string): ExpectedRevision {
  const revision = BigInt(wire);
  if (revision === LARGEST_UINT64) return 'no-stream';
  if (revision > LARGEST_INT64) throw invalid('expected stream revision out of range');
  return revision;
}

/** No real revision exceeds the safe integers, so a larger one counts as the largest. */
export const revisionNumber = (wire: string): number => Math.min(Number(wire), TOMBSTONE);

/** An answer about a wrong revision repeats these parts of the request. */
type ExpectedSetter<E> = {
  setExpectedAny(empty: E): unknown;
  setExpectedNoStream(empty: E): unknown;
  setExpectedStreamExists(empty: E): unknown;
};

export function repeatExpectation<E>(
  answer: ExpectedSetter<E>,
  expected: ExpectedRevision,
  empty: E,
  setNumber: (revision: string) => void,
): void {
  if (expected === 'any') answer.setExpectedAny(empty);
  else if (expected === 'no-stream') answer.setExpectedNoStream(empty);
  else if (expected === 'stream-exists') answer.setExpectedStreamExists(empty);
  else setNumber(String(expected));
}
