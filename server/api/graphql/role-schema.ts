/** The part of the schema that a viewer may use: GraphiQL offers no field that the server would refuse. */
import { filterSchema, pruneSchema } from '@graphql-tools/utils';
import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema, validate } from 'graphql';
import { FIELD_POLICIES } from '../field-policies.ts';
import type { Policy } from '../policies.ts';

type Question = { readonly document: DocumentNode; readonly variables?: unknown; readonly operationName?: unknown };

/** Answers introspection. Schemas are made once for each set of roles. */
export function schemaAnswers(whole: GraphQLSchema) {
  const policies = new Map<string, Policy>(Object.entries(FIELD_POLICIES));
  const schemas = new Map<string, GraphQLSchema>();
  return (
    roles: Policy,
    { document, variables, operationName }: Question,
  ): Promise<ExecutionResult> | ExecutionResult => {
    const key = [...roles].sort().join();
    const schema = schemas.get(key) ?? usableBy(whole, roles, policies);
    schemas.set(key, schema);
    const errors = validate(schema, document);
    if (errors.length > 0) return { errors };
    return execute({
      schema,
      document,
      variableValues: Object(variables) as Record<string, unknown>,
      operationName: typeof operationName === 'string' ? operationName : null,
    });
  };
}

const usableBy = (whole: GraphQLSchema, roles: Policy, policies: ReadonlyMap<string, Policy>): GraphQLSchema =>
  pruneSchema(
    filterSchema({
      schema: whole,
      rootFieldFilter: (operation, field) =>
        policies.get(`${operation}.${field}`)?.some((role) => roles.includes(role)) ?? false,
    }),
  );
