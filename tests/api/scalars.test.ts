/** Scalars of the SDL: what a client may send, the value that a resolver gets, and printing of every stored value. */
import fc from 'fast-check';
import { buildSchema, GraphQLScalarType, graphql } from 'graphql';
import { expect, it } from 'vitest';
import { add, ppmPerDay, printTenge, tiyn } from '../../schema/values/money.ts';
import { defineScalar } from '../../server/api/graphql/scalars.ts';

const scalar = (name: string): GraphQLScalarType => {
  const type = new GraphQLScalarType({ name });
  defineScalar(type);
  return type;
};
const TENGE = scalar('Tenge');
const LARGEST = 99_999_999_999_999_999n;
const figure = fc.bigInt({ min: -LARGEST, max: LARGEST }).map(tiyn);
const LOAN = '0193e3a4-7c1e-7a54-9b1c-2f5d8a6e4b10';

it('a sum of any number of largest figures is printed', () => {
  fc.assert(
    fc.property(
      fc.array(figure, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 10_000 }),
      (few, times) => {
        for (const one of few) expect(TENGE.parseValue(TENGE.serialize(one))).toBe(one);
        const sum = tiyn(add(...few) * BigInt(times));
        expect(TENGE.serialize(sum)).toBe(printTenge(sum));
      },
    ),
  );
});

it('text that is no amount is refused from a client, and never printed', () => {
  for (const wrong of ['1e3', '', '.5', '1.234', ' 1', '1'.repeat(16), '１', 5])
    expect(() => TENGE.parseValue(wrong)).toThrow('not a Tenge');
  expect(TENGE.parseValue('999999999999999.99')).toBe(LARGEST);
  for (const wrong of ['1.00', 1, null]) expect(() => TENGE.serialize(wrong)).toThrow();
});

it('prints a yearly rate with one digit and a rate a day with four', () => {
  expect(scalar('Percent').serialize(1_703_000)).toBe('170.3');
  expect(scalar('Percent').serialize(ppmPerDay(2_800))).toBe('0.2800');
  for (const wrong of ['170.3', Number.NaN]) expect(() => scalar('Percent').serialize(wrong)).toThrow();
});

it('accepts and prints only valid ids, days and instants', () => {
  for (const [name, good, wrong] of [
    ['LoanId', LOAN, LOAN.slice(1)],
    ['LocalDate', '2028-02-29', '2026-02-29'],
    ['DateTime', '2026-11-20T09:00:00.000Z', '2026-11-20'],
  ] as const) {
    expect(scalar(name).parseValue(good)).toBe(good);
    expect(scalar(name).serialize(good)).toBe(good);
    expect(() => scalar(name).parseValue(wrong)).toThrow(`not a ${name}`);
    expect(() => scalar(name).serialize(wrong)).toThrow();
  }
});

it('an id in capitals is read as the same id, and printed in small letters alone', () => {
  expect(scalar('LoanId').parseValue(LOAN.toUpperCase())).toBe(LOAN);
  expect(() => scalar('LoanId').serialize(LOAN.toUpperCase())).toThrow();
});

it('knows every scalar of the SDL before the start', () => {
  expect(() => scalar('Colour')).toThrow('Colour');
});

it('reads variables, their defaults and literals alike', async () => {
  const schema = buildSchema('scalar Tenge input Wish { amount: Tenge! } type Query { kind(wish: Wish!): String }');
  for (const type of Object.values(schema.getTypeMap())) if (type instanceof GraphQLScalarType) defineScalar(type);
  const rootValue = { kind: ({ wish }: { wish: { amount: unknown } }) => `${typeof wish.amount} ${wish.amount}` };
  const ask = async (source: string, variableValues?: Record<string, unknown>) => {
    const { data, errors } = await graphql({ schema, source, rootValue, variableValues });
    return errors ? errors[0]?.message : data?.kind;
  };
  expect(await ask('{ kind(wish: { amount: "5.50" }) }')).toBe('bigint 550');
  expect(await ask('query($wish: Wish!) { kind(wish: $wish) }', { wish: { amount: '5.50' } })).toBe('bigint 550');
  expect(await ask('query($sum: Tenge! = "5.50") { kind(wish: { amount: $sum }) }')).toBe('bigint 550');
  expect(await ask('{ kind(wish: { amount: 5.5 }) }')).toContain('not a Tenge');
  expect(await ask('query($wish: Wish!) { kind(wish: $wish) }', { wish: { amount: 5.5 } })).toContain('not a Tenge');
  expect(await ask('query($sum: Tenge! = "five") { kind(wish: { amount: $sum }) }')).toContain('not a Tenge');
});
