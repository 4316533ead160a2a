/** The schema is the documentation that an analyst or an auditor reads: everything in it says what it means. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../schema/graphql');
const sdl = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  .join('\n');

type Described = { name: string; description?: string | null | undefined };
const described = ({ description }: Described): boolean => Boolean(description?.trim());

/** Everything of a type that a reader sees, by its coordinate: "Loan", "Loan.id", "Query.loan(id:)". */
function partsOf(type: GraphQLNamedType): [string, Described][] {
  const own: [string, Described] = [type.name, type];
  if (isEnumType(type))
    return [own, ...type.getValues().map((value): [string, Described] => [`${type.name}.${value.name}`, value])];
  if (isInputObjectType(type))
    return [own, ...Object.values(type.getFields()).map((f): [string, Described] => [`${type.name}.${f.name}`, f])];
  if (!isObjectType(type) && !isInterfaceType(type)) return [own];
  const fields = Object.values(type.getFields()).flatMap((field): [string, Described][] => [
    [`${type.name}.${field.name}`, field],
    ...field.args.map((arg): [string, Described] => [`${type.name}.${field.name}(${arg.name}:)`, arg]),
  ]);
  return [own, ...fields];
}

const undescribed = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap(partsOf)
    .flatMap(([coordinate, part]) => (described(part) ? [] : [coordinate]));

it('describes every type, field, argument, input field and enum value', () => {
  expect(undescribed(buildSchema(sdl))).toEqual([]);
});

it('names what has no description', () => {
  const bare = buildSchema(
    'type Query { a(b: In): E } input In { c: Int } enum E { D } interface I { f: Int } scalar S',
  );
  const all = ['E', 'E.D', 'I', 'I.f', 'In', 'In.c', 'Query', 'Query.a', 'Query.a(b:)', 'S'];
  expect(undescribed(bare).toSorted()).toEqual(all);
});
