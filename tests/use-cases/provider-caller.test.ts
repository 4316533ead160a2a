/** One operation of a provider is one command and one payment, however long its id is. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paymentStream } from '../../schema/events/streams.ts';
import { isUuid } from '../../schema/values/ids.ts';
import { PROCESSING_KZ } from '../../server/adapters/card-processor/dialects/processing-kz.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { providerCaller } from '../../server/use-cases/kernel/provider-caller.ts';
import { paymentIdOf } from '../../server/use-cases/payment/payment-receiving.ts';

const externalId = fc.string({ minLength: 1, maxLength: 64, unit: 'grapheme-ascii' });
/** Ids that differ only in their last characters, of every length: cutting them would make them equal. */
const nearTwins = fc
  .tuple(fc.integer({ min: 1, max: 64 }), fc.constantFrom('0', 'a', '-'))
  .map(([length, end]) => [`${'7'.repeat(length - 1)}${end}`, `${'7'.repeat(length - 1)}x`] as const);

it('every operation has ids of its own, whatever the length of its name', () => {
  fc.assert(
    fc.property(fc.oneof(nearTwins, fc.tuple(externalId, externalId)), ([one, two]) => {
      fc.pre(one !== two);
      const [first, second] = [providerCaller(PROCESSING_KZ.name, one), providerCaller(PROCESSING_KZ.name, two)];
      expect(isUuid(first.commandId)).toBe(true);
      expect(second.commandId).not.toBe(first.commandId);
      expect(second.correlationId).not.toBe(first.correlationId);
      const payment = (id: string) => paymentIdOf(uuidIds, PROCESSING_KZ.name, id);
      expect(payment(two)).not.toBe(payment(one));
      expect(paymentStream(PROCESSING_KZ.name, two)).not.toBe(paymentStream(PROCESSING_KZ.name, one));
    }),
    { numRuns: 1_000 },
  );
});

it('the ids fit into the envelope of an event, and a repeated notice has the same ones', () => {
  fc.assert(
    fc.property(externalId, (id) => {
      const { causationId, correlationId, ...rest } = providerCaller(PROCESSING_KZ.name, id);
      expect([causationId.length, correlationId.length].every((length) => length <= 64)).toBe(true);
      expect(providerCaller(PROCESSING_KZ.name, id)).toEqual({ causationId, correlationId, ...rest });
    }),
  );
});

it('stored payments keep their ids', () => {
  expect(providerCaller('processing-kz', '8f3a').commandId).toBe('4332af19-a91c-53e2-83a0-4fe27a75e5d7');
});
