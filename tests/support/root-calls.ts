/** Calls of root fields of GraphQL with all required arguments, and with any others that are named. */
import { join } from 'node:path';
import { buildASTSchema, type GraphQLField, getNamedType, isLeafType, isObjectType, parse } from 'graphql';
import { readSdl } from '../../server/api/graphql/schema.ts';

export const SDL = readSdl(join(import.meta.dirname, '..', '..', 'schema', 'graphql'));
export const SCHEMA = buildASTSchema(parse(SDL));

/** Literals by the name of a type or of an argument. */
export type Literals = Readonly<Record<string, string>>;

const SCALARS: Literals = {
  ID: '"x"',
  String: '"x"',
  Int: '1',
  Boolean: 'true',
  Tenge: '"1.00"',
  LocalDate: '"2026-11-20"',
  DateTime: '"2026-11-20T00:00:00.000Z"',
};
const IDS = ['LoanId', 'BorrowerId', 'PaymentId', 'CardId', 'BiometrySessionId'];

/** `name` is that of a policy: `Query.loan`. */
export function rootField(name: string): GraphQLField<unknown, unknown> {
  const [typeName = '', fieldName = ''] = name.split('.');
  const field = SCHEMA.getType(typeName);
  if (!isObjectType(field)) throw new Error(`no root type ${typeName}`);
  return field.getFields()[fieldName] as GraphQLField<unknown, unknown>;
}

/** With `deep` the answer has all fields that need no argument, down to this level; else its type name. */
export function callOf(name: string, literals: Literals = {}, deep = 0): string {
  const field = rootField(name);
  const args = field.args
    .filter(({ type, defaultValue }) => String(type).endsWith('!') && defaultValue === undefined)
    .concat(field.args.filter(({ type }) => !String(type).endsWith('!') && String(type) in literals))
    .map((arg) => `${arg.name}: ${literals[arg.name] ?? sample(String(arg.type), literals)}`);
  return `${name.split('.')[0]?.toLowerCase()} { ${field.name}${args.length ? `(${args.join(', ')})` : ''} ${fieldsOf(field, deep)} }`;
}

function fieldsOf({ type }: Pick<GraphQLField<unknown, unknown>, 'type'>, deep: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named) || deep === 0) return '{ __typename }';
  const inner = Object.values(named.getFields()).filter(({ args }) =>
    args.every((arg) => !String(arg.type).endsWith('!')),
  );
  const shown = inner.filter((field) => deep > 1 || isLeafType(getNamedType(field.type)));
  return `{ __typename ${shown.map((field) => `${field.name} ${fieldsOf(field, deep - 1)}`).join(' ')} }`;
}

export function sample(typeName: string, literals: Literals = {}): string {
  const bare = typeName.replace('!', '');
  if (bare in literals) return literals[bare] ?? '';
  if (typeName.startsWith('[')) return '[]';
  if (IDS.includes(bare)) return '"00000000-0000-4000-8000-000000000001"';
  if (bare in SCALARS) return SCALARS[bare] ?? '';
  const type = SCHEMA.getType(bare);
  if (type && 'getValues' in type) return type.getValues()[0]?.name ?? '';
  if (!type || !('getFields' in type)) throw new Error(`no sample of ${typeName}`);
  const fields = Object.values(type.getFields()).filter(
    ({ type: one }) => String(one).endsWith('!') || String(one) in literals,
  );
  return `{ ${fields.map((one) => `${one.name}: ${sample(String(one.type), literals)}`).join(', ')} }`;
}
