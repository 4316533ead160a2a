/** The SDL's scalars. All are strings on the wire and in the resolvers; the shape is checked both ways. */
import { GraphQLError, type GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { Instant } from '../../../schema/events/codecs.ts';
import { parseLocalDate } from '../../../schema/values/local-date.ts';
import { parseTenge } from '../../../schema/values/money.ts';

type Check = (text: string) => boolean;

const CHECKS: Readonly<Record<string, Check>> = {
  Tenge: (text) => parseTenge(text) !== undefined,
  Percent: (text) => /^-?\d{1,6}(\.\d{1,4})?$/.test(text),
  LocalDate: (text) => parseLocalDate(text) !== undefined,
  DateTime: (text) => Instant.safeParse(text).success,
};

/** What may be printed where it is more than may be given: a sum over many figures has more digits than each of them. */
const PRINTED: Readonly<Record<string, Check>> = { Tenge: (text) => /^-?\d+\.\d{2}$/.test(text) };

/** Gives a scalar of the built schema its checks. */
export function checkScalar(type: GraphQLScalarType): void {
  const check = CHECKS[type.name];
  if (!check) return;
  const read = (value: unknown): string => {
    if (typeof value === 'string' && check(value)) return value;
    throw new GraphQLError(`not a ${type.name}`, { extensions: { code: 'BAD_USER_INPUT' } });
  };
  type.parseValue = read;
  type.parseLiteral = (node: ValueNode) => read(node.kind === Kind.STRING ? node.value : undefined);
  const printed = PRINTED[type.name] ?? check;
  type.serialize = (value: unknown) => {
    if (typeof value === 'string' && printed(value)) return value;
    throw new Error(`a resolver answered a wrong ${type.name}`);
  };
}
