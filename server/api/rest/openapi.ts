/** GET /json/openapi.json: OpenAPI 3.1 from the zod types that validate the calls. */
import type { $ZodType } from 'zod/v4/core';
import { inputSchema, type Json } from './input-schema.ts';
import type { RestRoute } from './route.ts';

function parameters(type: $ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!type) return [];
  const schema = inputSchema(type) as { properties?: Record<string, Json>; required?: string[] };
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

const header = (name: string, description: string, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});
const LOCALE = header('x-locale', 'language of the texts', { type: 'string', enum: ['ru', 'kk', 'kz'] });
const KEY = header('Idempotency-Key', 'the same key and body get the same answer', { type: 'string', maxLength: 255 });
const CAPTCHA = header('re-captcha', 'the solved challenge of GET /json/captcha/{action}');
const WITH_CAPTCHA = /checkPhone|login|registration$|password\/restore/;

const headersOf = ({ method, path }: RestRoute): Json[] => [
  LOCALE,
  ...(method === 'POST' ? [KEY] : []),
  ...(WITH_CAPTCHA.test(path) ? [CAPTCHA] : []),
];

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
const refused: Json = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { type: 'integer', description: 'the HTTP status' },
    message: { type: 'string', description: 'in the language of x-locale' },
    businessLogicErrors: { type: 'array', items: { type: 'string' } },
    requestId: { type: 'string', format: 'uuid' },
  },
};
const REFUSED: Json = { $ref: '#/components/schemas/Refused' };
const refusedWith = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: REFUSED } },
});

const responsesOf = ({ method, policy }: RestRoute): Json => ({
  200: {
    description: 'envelope',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Answer' } } },
  },
  400: refusedWith('the request cannot be read'),
  ...(policy.includes('anonymous') ? {} : { 401: refusedWith('not signed in') }),
  403: refusedWith('another role, or a write of another site'),
  ...(method === 'POST'
    ? {
        409: refusedWith('the first request with this Idempotency-Key is still running'),
        413: refusedWith('the body is too large'),
        415: refusedWith('the body is of another type'),
        422: refusedWith('this Idempotency-Key was used with another body'),
      }
    : {}),
  500: refusedWith('a fault of ours'),
  503: refusedWith('a system that we depend on is away; Retry-After says when to repeat'),
});

/** `/json/profile/sms/limit/:smsMessageType` is getProfileSmsLimitSmsMessageType. */
const operationIdOf = ({ method, path }: RestRoute): string =>
  method.toLowerCase() +
  path
    .replace('/json', '')
    .replace(/[^A-Za-z0-9]+([A-Za-z0-9])/g, (_all, first: string) => first.toUpperCase())
    .replace(/\W/g, '');

/** The room of the path; what stands under the brand belongs to registration. */
const tagOf = ({ path }: RestRoute): string => {
  const first = path.split('/')[2] ?? '';
  return first.startsWith(':') ? 'registration' : first;
};

function bodyOf(row: RestRoute): Json {
  if (row.fileType) return { content: { [row.fileType]: { schema: { type: 'string', format: 'binary' } } } };
  if (!row.body) return {};
  const schema = inputSchema(row.body);
  const aliases = Object.entries(row.names ?? {}).map(([theirs, ours]) => `\`${theirs}\` for \`${ours}\``);
  return {
    ...(aliases.length > 0 ? { description: `Also read: ${aliases.join(', ')}` } : {}),
    content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
  };
}

function operationOf(row: RestRoute): Json {
  const body = bodyOf(row);
  const open = row.policy.includes('anonymous');
  return {
    operationId: operationIdOf(row),
    tags: [tagOf(row)],
    summary: row.summary,
    parameters: [...pathParameters(row), ...parameters(row.query, 'query'), ...headersOf(row)],
    ...(body.content ? { requestBody: body } : {}),
    security: open ? [] : [{ cookie: [] }, { token: [] }, { authToken: [] }],
    'x-roles': row.policy,
    responses: responsesOf(row),
  };
}

export function openApiOf(routes: readonly RestRoute[], cookie: string, url: string): Json {
  const paths: Record<string, Json> = {};
  for (const row of routes) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(row) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Nesie', version: '0.1.0' },
    servers: [{ url }],
    tags: [...new Set(routes.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Answer: envelope, Refused: refused },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: cookie },
        token: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
        authToken: { type: 'apiKey', in: 'header', name: 'authToken' },
      },
    },
  };
}
