/** A packed row returns as the same value and the same text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Packed } from '../../projections/packed.ts';

const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.bigInt(),
    fc.string(),
    fc.constantFrom('#', '#5', '##5', '5n', '', null, true, 0, -0.5),
    fc.array(tie('value')),
    fc.dictionary(fc.stringMatching(/^[a-zA-Z_]{1,5}$/), tie('value'), { noNullPrototype: true }),
  ),
})).value;

test('any value returns unchanged and gives the same text again', () => {
  fc.assert(
    fc.property(values, (value) => {
      const text = String(new Packed(value));
      const loaded = Packed.of<unknown>(text).value;
      expect(loaded).toEqual(value);
      expect(String(new Packed(loaded))).toBe(text);
    }),
  );
});

test('an object that appears again is kept once, and is one object again', () => {
  const price = { total: 5n, rows: [{ amount: 1n }, { amount: 2n }] };
  const packed = new Packed({ price, signedPrice: price });
  const { value } = Packed.of<{ price: unknown; signedPrice: unknown }>(String(packed));
  expect(value).toEqual(packed.value);
  expect(value.price).toBe(value.signedPrice);
  expect(String(packed).match(/#5/g)).toHaveLength(1);
});
