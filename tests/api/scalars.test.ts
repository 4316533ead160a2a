/** What a client may send as tenge, and that whatever the books hold can be printed. */
import fc from 'fast-check';
import { GraphQLScalarType } from 'graphql';
import { expect, it } from 'vitest';
import { add, parseTenge, printTenge, tiyn } from '../../schema/values/money.ts';
import { checkScalar } from '../../server/api/graphql/scalars.ts';

const TENGE = new GraphQLScalarType({ name: 'Tenge' });
checkScalar(TENGE);
const LARGEST = 99_999_999_999_999_999n;
const figure = fc.bigInt({ min: -LARGEST, max: LARGEST }).map(tiyn);

it('prints the sum of any number of figures that may be told', () => {
  fc.assert(
    fc.property(
      fc.array(figure, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 10_000 }),
      (few, times) => {
        for (const one of few) expect(parseTenge(printTenge(one))).toBe(one);
        const sum = printTenge(tiyn(add(...few) * BigInt(times)));
        expect(TENGE.serialize(sum)).toBe(sum);
      },
    ),
  );
});

it('takes no sum from a client that is no figure, and prints nothing that is no sum', () => {
  for (const wrong of ['1e3', '', '.5', '1.234', ' 1', '1'.repeat(16), '１'])
    expect(() => TENGE.parseValue(wrong)).toThrow('not a Tenge');
  expect(TENGE.parseValue('999999999999999.99')).toBe('999999999999999.99');
  for (const wrong of ['1e3', '', '.50', '1.2', 'NaN', 1]) expect(() => TENGE.serialize(wrong)).toThrow();
});
