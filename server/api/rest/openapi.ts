/** GET /json/openapi.json: OpenAPI 3.1 from the zod types that validate the calls. */
import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import type { RestRoute } from './route.ts';

type Json = Record<string, unknown>;

const schemaOf = (type: $ZodType): Json => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Json;
  return schema;
};

function parameters(type: $ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!type) return [];
  const schema = schemaOf(type) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: property,
  }));
}

const pathParameters = (row: RestRoute): Json[] => {
  const described = parameters(row.params, 'path');
  const named = [...row.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const missing = named.filter((name) => !described.some((item) => item.name === name));
  return [...described, ...missing.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))];
};

const envelope: Json = {
  type: 'object',
  required: ['code'],
  properties: {
    code: { type: 'integer', description: '0 is success' },
    data: {},
    message: { type: 'string' },
    businessLogicErrors: { type: 'array', items: { type: 'string' } },
    validationErrors: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

function operationOf(row: RestRoute): Json {
  const body = row.body ? schemaOf(row.body) : undefined;
  const fields = body && {
    'application/json': { schema: body },
    'application/x-www-form-urlencoded': { schema: body },
  };
  const content = row.fileType ? { [row.fileType]: { schema: { type: 'string', format: 'binary' } } } : fields;
  const open = row.policy.includes('anonymous');
  return {
    summary: row.summary,
    parameters: [...pathParameters(row), ...parameters(row.query, 'query')],
    ...(content ? { requestBody: { content } } : {}),
    ...(open ? {} : { security: [{ cookie: [] }, { token: [] }] }),
    'x-roles': row.policy,
    responses: {
      200: { description: 'envelope', content: { 'application/json': { schema: envelope } } },
      ...(open ? {} : { 401: { description: 'not signed in' }, 403: { description: 'another role' } }),
    },
  };
}

export function openApiOf(routes: readonly RestRoute[], cookie: string): Json {
  const paths: Record<string, Json> = {};
  for (const row of routes) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(row) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Nesie', version: '0.1.0' },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: cookie },
        token: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
      },
    },
  };
}
