/** Builds the executable schema from SDL, resolvers and policies. A field without a policy cannot be reached. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildASTSchema,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  isObjectType,
  parse,
} from 'graphql';
import type { Context } from '../context.ts';
import { FIELD_POLICIES } from '../field-policies.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { HttpRefusal } from '../http/http-refusal.ts';
import { permit } from '../permit.ts';
import type { Policy } from '../policies.ts';
import type { RequestContext } from './graphql-keys.ts';
import { defineScalar } from './scalars.ts';

type FieldResolver = GraphQLFieldResolver<unknown, Context>;
type ResolverTable = Record<string, Record<string, FieldResolver>>;

export const readSdl = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

/**
 * Throws at start for a root field without policy, a policy without field, a resolver without field, or a root field
 * without resolver.
 */
export function executableSchema(sdl: string, parts: readonly Resolvers[], partial = false): GraphQLSchema {
  const schema = buildASTSchema(parse(sdl));
  const table = merge(parts);
  for (const [typeName, fields] of Object.entries(table)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`resolvers of ${typeName}, which is no object of the SDL`);
    attach(type, fields);
  }
  for (const type of Object.values(schema.getTypeMap())) if (type instanceof GraphQLScalarType) defineScalar(type);
  guardRoots(schema, partial);
  return schema;
}

function merge(parts: readonly Resolvers[]): ResolverTable {
  const table: ResolverTable = {};
  for (const part of parts) {
    for (const [typeName, fields] of Object.entries(part as ResolverTable)) {
      const target = table[typeName] ?? {};
      table[typeName] = target;
      for (const [name, resolve] of Object.entries(fields)) {
        if (target[name]) throw new Error(`two resolvers of ${typeName}.${name}`);
        target[name] = resolve;
      }
    }
  }
  return table;
}

function attach(type: GraphQLObjectType, fields: Record<string, FieldResolver>): void {
  const known = type.getFields();
  for (const [name, resolve] of Object.entries(fields)) {
    const field = known[name];
    if (!field) throw new Error(`a resolver of ${type.name}.${name}, which is not in the SDL`);
    field.resolve = resolve;
  }
}

export function rootFields(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    type ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`) : [],
  );
}

function guardRoots(schema: GraphQLSchema, partial: boolean): void {
  const names = rootFields(schema);
  const policies = new Map<string, Policy>(Object.entries(FIELD_POLICIES));
  const strays = [...policies.keys()].filter((name) => !names.includes(name));
  if (strays.length > 0) throw new Error(`policies of unknown fields: ${strays.join(', ')}`);
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const name = `${type?.name}.${field.name}`;
      const policy = policies.get(name);
      if (!policy) throw new Error(`no policy for ${name}`);
      if (!field.resolve && !partial) throw new Error(`no resolver for ${name}`);
      field.resolve = guarded(policy, notingNothing(type, field));
    }
  }
}

/** A read that knows nothing of an id is kept until the answer is out (access-refusals.ts). */
function notingNothing(
  type: GraphQLObjectType | null | undefined,
  { args, resolve }: GraphQLField<unknown, Context>,
): FieldResolver | undefined {
  const ids = args.filter(({ type: given }) => /Id!?$/.test(String(given))).map(({ name }) => name);
  if (!resolve || type?.name !== 'Query' || ids.length === 0) return resolve;
  return async (source, given, context: RequestContext, info) => {
    const answer: unknown = await resolve(source, given, context, info);
    const nothing = answer == null || (Array.isArray(answer) && answer.length === 0);
    const { doing, viewer } = context;
    if (nothing && doing && viewer.kind === 'signed-in' && viewer.borrowerId) {
      const asked = ids.flatMap((name) => (typeof given[name] === 'string' ? [given[name]] : []));
      doing.unanswered = [...(doing.unanswered ?? []), ...asked];
    }
    return answer;
  };
}

const guarded =
  (policy: Policy, resolve: FieldResolver | undefined): FieldResolver =>
  async (source, args, context: RequestContext, info) => {
    permit(context.viewer, policy);
    if (!resolve) throw new HttpRefusal(501, 'NOT_IMPLEMENTED', 'not in this build');
    const payload: unknown = await resolve(source, args, context, info);
    if (refusesInput(payload)) context.refusedInput = true;
    return payload;
  };

type Refusing = { errors: readonly { field?: string | null; code: string }[] };

/** Checks the result itself, because the client may not have asked for `field` in the answer. */
const refusesInput = (payload: unknown): boolean =>
  typeof payload === 'object' &&
  payload !== null &&
  'errors' in payload &&
  (payload as Refusing).errors.some((error) => error.field || error.code === 'TRY_LATER');
