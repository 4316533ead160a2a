/** The protocol's own generated code reads the bytes that we write by hand. */
import streams from '@eventstore/db-client/generated/streams_pb.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventResponse } from '../../server/adapters/ledger/embedded/event-bytes.ts';
import { type StoredEvent, TOMBSTONE } from '../../server/adapters/ledger/embedded/event-record.ts';

const events: fc.Arbitrary<StoredEvent> = fc.record({
  id: fc.uuid(),
  type: fc.string({ unit: 'binary', minLength: 1 }),
  json: fc.boolean(),
  data: fc.uint8Array({ maxLength: 3_000 }),
  metadata: fc.uint8Array({ maxLength: 300 }),
  stream: fc.string({ unit: 'binary', minLength: 1 }),
  revision: fc.oneof(fc.constant(0), fc.maxSafeNat(), fc.constant(TOMBSTONE)),
  position: fc.maxSafeNat(),
  created: fc.integer({ min: 0, max: 4_102_444_800_000 }),
});

type Recorded = InstanceType<typeof streams.ReadResp.ReadEvent.RecordedEvent>;

const fieldsOf = (read: Recorded | undefined) =>
  read && {
    id: read.getId()?.getString(),
    type: read.getMetadataMap().get('type'),
    json: read.getMetadataMap().get('content-type') === 'application/json',
    data: Buffer.from(read.getData_asU8()),
    metadata: Buffer.from(read.getCustomMetadata_asU8()),
    stream: Buffer.from(read.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString(),
    revision: read.getStreamRevision(),
    positions: [read.getCommitPosition(), read.getPreparePosition()],
    created: read.getMetadataMap().get('created'),
  };

const expected = (event: StoredEvent | undefined) =>
  event && {
    ...event,
    data: Buffer.from(event.data),
    metadata: Buffer.from(event.metadata),
    revision: event.revision === TOMBSTONE ? '9223372036854775807' : String(event.revision),
    position: undefined,
    positions: [String(event.position), String(event.position)],
    created: `${event.created}0000`,
  };

it('an event, a link with its target and a link without one come back as they were', () => {
  fc.assert(
    fc.property(fc.option(events, { nil: undefined }), fc.option(events, { nil: undefined }), (shown, link) => {
      const position = (link ?? shown)?.position ?? 0;
      const bytes = eventResponse(shown, position, link).serializeBinary();
      const read = streams.ReadResp.deserializeBinary(bytes).getEvent();
      expect(fieldsOf(read?.getEvent())).toEqual(expected(shown));
      expect(fieldsOf(read?.getLink())).toEqual(expected(link));
      expect(read?.getCommitPosition()).toBe(String(position));
    }),
  );
});
