/** The SDL's own scalars: strings on the wire, typed values in resolvers. Each is parsed and printed only here. */
import { type GraphQLScalarType, isSpecifiedScalarType, Kind, type ValueNode } from 'graphql';
import { Instant } from '../../../schema/events/codecs.ts';
import { isUuid } from '../../../schema/values/ids.ts';
import { parseLocalDate } from '../../../schema/values/local-date.ts';
import { type PpmPerDay, parseTenge, printTenge, tiyn } from '../../../schema/values/money.ts';

/** A daily rate in ppm, or a share or yearly rate in ppm. */
export type Percent = PpmPerDay | number;

/**
 * Both return undefined for an invalid value. A total may have more digits than a client may send and is still printed.
 */
type Scalar = {
  /** What a client writes. */
  spelled: string;
  read(text: string): unknown;
  print(value: unknown): string | undefined;
};

const textual = (spelled: string, read: (text: string) => string | undefined): Scalar => ({
  spelled,
  read,
  print: (value) => (typeof value === 'string' ? read(value) : undefined),
});
const id: Scalar = {
  ...textual('a UUID', (text) => (isUuid(text) ? text : undefined)),
  // One id has one spelling: capitals, which RFC 9562 allows in what is read, are folded at the door.
  read: (text) => (isUuid(text.toLowerCase()) ? text.toLowerCase() : undefined),
};

const SCALARS: Readonly<Record<string, Scalar>> = {
  Tenge: {
    spelled: 'a sum of at most two decimals in quotes, as "150000.00"',
    read: parseTenge,
    print: (value) => (typeof value === 'bigint' ? printTenge(tiyn(value)) : undefined),
  },
  Percent: {
    spelled: 'none: it is only read',
    read: () => undefined,
    print: (value) => (isPercent(value) ? printPercent(value) : undefined),
  },
  LocalDate: textual('a day of the calendar, as "2026-01-31"', parseLocalDate),
  DateTime: textual('a moment in UTC, as "2026-01-31T09:00:00Z"', (text) => Instant.safeParse(text).data),
  LoanId: id,
  BorrowerId: id,
  PaymentId: id,
  CardId: id,
  BiometrySessionId: id,
};

const isPercent = (value: unknown): value is Percent => typeof value === 'bigint' || Number.isFinite(value);

/**
 * 2800 ppm a day -> "0.2800"; 1703000 ppm -> "170.3", rounded half up like a GESV (order 208 of the National Bank, p.
 * 40).
 */
export const printPercent = (ppm: Percent): string =>
  typeof ppm === 'bigint' ? (Number(ppm) / 10_000).toFixed(4) : (Math.round(ppm / 1_000) / 10).toFixed(1);

/** Adds parsing and printing to a scalar of the schema; throws at start if it has none. */
export function defineScalar(type: GraphQLScalarType): void {
  if (isSpecifiedScalarType(type)) return;
  const scalar = SCALARS[type.name];
  if (!scalar) throw new Error(`no parser for the scalar ${type.name}`);
  const read = (given: unknown): unknown => {
    const value = typeof given === 'string' ? scalar.read(given) : undefined;
    if (value !== undefined) return value;
    // No GraphQLError, so that graphql says before it which argument or variable it is, and where.
    throw new TypeError(`not a ${type.name}: write ${scalar.spelled}`);
  };
  type.parseValue = read;
  type.parseLiteral = (node: ValueNode) => read(node.kind === Kind.STRING ? node.value : undefined);
  type.serialize = (value: unknown) => {
    const text = scalar.print(value);
    if (text !== undefined) return text;
    throw new Error(`a resolver returned an invalid ${type.name}`);
  };
}
