/** The protocol's own generated code reads the bytes that we write by hand. */
import streams from '@eventstore/db-client/generated/streams_pb.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventResponse } from '../../server/adapters/ledger/embedded/event-bytes.ts';
import { type StoredEvent, TOMBSTONE } from '../../server/adapters/ledger/embedded/event-record.ts';
import type { ExpectedRevision } from '../../server/adapters/ledger/embedded/expected-revision.ts';
import { uuidText } from '../../server/adapters/ledger/embedded/wire.ts';
import { wrongVersionResponse } from '../../server/adapters/ledger/embedded/wrong-version-bytes.ts';

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

const forms = fc.constantFrom('string', 'structured' as const);
const perhaps = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });

type Recorded = InstanceType<typeof streams.ReadResp.ReadEvent.RecordedEvent>;

const fieldsOf = (read: Recorded | undefined) =>
  read && {
    id: uuidText(read.getId()),
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
    fc.property(forms, perhaps(events), perhaps(events), (ids, shown, link) => {
      const position = (link ?? shown)?.position ?? 0;
      const bytes = eventResponse(ids, shown, position, link).serializeBinary();
      const read = streams.ReadResp.deserializeBinary(bytes).getEvent();
      expect(fieldsOf(read?.getEvent())).toEqual(expected(shown));
      expect(fieldsOf(read?.getLink())).toEqual(expected(link));
      expect(read?.getCommitPosition()).toBe(String(position));
      const idsRead = [read?.getEvent()?.getId(), read?.getLink()?.getId()].filter((id) => id !== undefined);
      expect(idsRead.every((id) => id.hasString() === (ids === 'string'))).toBe(true);
    }),
  );
});

it('a wrong revision comes back as it was, in the fields for clients of each age', () => {
  const revisions = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n });
  const asked = fc.oneof(revisions, fc.constantFrom<ExpectedRevision>('any', 'no-stream', 'stream-exists'));
  fc.assert(
    fc.property(asked, fc.integer({ min: -1 }), (expected, current) => {
      const answer = streams.AppendResp.deserializeBinary(wrongVersionResponse(expected, current).serializeBinary());
      const wrong = answer.getWrongExpectedVersion();
      expect(wrong?.hasNoStream2060() && wrong.hasCurrentNoStream()).toBe(current < 0);
      expect(current < 0 || [wrong?.getCurrentRevision2060(), wrong?.getCurrentRevision()]).toEqual(
        current < 0 || [current, String(current)],
      );
      expect(wrong?.hasAny2060() && wrong.hasExpectedAny()).toBe(expected === 'any');
      expect(wrong?.hasStreamExists2060() && wrong.hasExpectedStreamExists()).toBe(expected === 'stream-exists');
      expect(wrong?.hasExpectedNoStream()).toBe(expected === 'no-stream');
      const number = expected === 'no-stream' ? 2n ** 64n - 1n : expected;
      expect(wrong?.hasExpectedRevision2060() && wrong.getExpectedRevision2060()).toBe(
        typeof number === 'bigint' && Number(number),
      );
      expect(wrong?.hasExpectedRevision() && wrong.getExpectedRevision()).toBe(
        typeof expected === 'bigint' && String(expected),
      );
    }),
  );
});
