/** The answers of a call in openapi.json: its own with code 0, its refusals, and the HTTP statuses of all calls. */

import { errorsOf } from '../../../schema/reference/json-errors.ts';
import { REFUSAL_TEXTS } from '../../../schema/reference/refusal-texts.ts';
import { REFUSALS, type RefusalCode } from '../../../schema/reference/refusals.ts';
import { LIMIT_HEADERS } from '../http/limit-headers.ts';
import type { Components } from './answer-schema.ts';
import type { Json } from './input-schema.ts';
import type { RestRoute } from './route.ts';

const errors = (description: string): Json => ({
  type: 'array',
  description,
  items: { type: 'string', examples: [REFUSALS.LOGIN_FAILED] },
});

export const REFUSAL_SCHEMAS: Record<string, Json> = {
  Refusal: {
    type: 'object',
    description:
      'The product says no. HTTP 200, except for NOT_FOUND (404), too many requests (429) and a retry (503).',
    required: ['code'],
    properties: {
      code: {
        type: 'integer',
        enum: [1, 2, 100, 200, 401],
        description:
          '1: refused. 2: the profile is incomplete or the age or document is wrong (POST /json/credit). 100: the SMS code is wrong. 200: the SMS was not sent. 401: nobody is signed in (authorizedV2).',
      },
      message: { type: 'string', description: 'for the borrower, in the language of x-locale' },
      businessLogicErrors: errors('the key of the refusal'),
      validationErrors: {
        type: 'object',
        description: 'the key of the refusal of each wrong field',
        additionalProperties: { type: 'string' },
      },
    },
  },
  Failure: {
    type: 'object',
    description: 'The request was not carried out.',
    required: ['code', 'message', 'requestId'],
    properties: {
      code: { type: 'integer', description: 'the HTTP status', examples: [401] },
      message: { type: 'string', description: 'in the language of x-locale' },
      businessLogicErrors: errors('the key of the failure'),
      requestId: { type: 'string', format: 'uuid', description: 'what support asks for' },
    },
  },
};

const json = (description: string, schema: Json, example?: unknown): Json => ({
  description,
  content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
});
const REFUSAL: Json = { $ref: '#/components/schemas/Refusal' };
const failed = (description: string): Json => json(description, { $ref: '#/components/schemas/Failure' });

const takesInput = (row: RestRoute): boolean => Boolean(row.params ?? row.query ?? row.body);

/** Every refusal of a call, with the text for the borrower. */
export const refusalsOf = (row: RestRoute): readonly RefusalCode[] => [
  ...(takesInput(row) ? (['FIELD_REQUIRED', 'FIELD_INVALID'] as const) : []),
  ...errorsOf(row.method, row.path),
];

export const errorList = (row: RestRoute): Json[] =>
  refusalsOf(row).map((code) => ({ key: REFUSALS[code], ...REFUSAL_TEXTS[code] }));

const limitHeaders = (): Json =>
  Object.fromEntries(
    Object.entries(LIMIT_HEADERS).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );

/** Answers that many calls share, by status. */
export const SHARED_RESPONSES: Readonly<Record<number, Json>> = {
  400: failed('the request cannot be read'),
  401: failed('not signed in'),
  403: failed('another role, or a write from another site'),
  404: json('no such thing of this borrower', REFUSAL),
  405: failed('another method; the header Allow names those there are'),
  409: failed('the first request with this Idempotency-Key is still running'),
  413: failed('the body is too large'),
  414: failed('the address is too long'),
  415: failed('the body is of another type'),
  422: failed('this Idempotency-Key was used with another body'),
  429: { ...json('too many requests; Retry-After says when to repeat', REFUSAL), headers: limitHeaders() },
  500: failed('a fault of ours'),
  503: failed('a system that we depend on is away; Retry-After says when to repeat'),
};

const ALWAYS = [400, 403, 405, 500, 503];
const OF_WRITES = [409, 413, 415, 422];

export function responsesOf(row: RestRoute, components: Components, example: unknown): Json {
  const { method, policy, forBody } = row;
  const refusals = refusalsOf(row);
  const statuses = [
    ...ALWAYS,
    ...(policy.includes('anonymous') && !forBody ? [] : [401]),
    ...(refusals.includes('NOT_FOUND') ? [404] : []),
    ...(row.path.includes(':') ? [414] : []),
    ...(method === 'POST' ? OF_WRITES : []),
    ...(refusals.includes('TOO_MANY_REQUESTS') ? [429] : []),
  ].sort((a, b) => a - b);
  const shared = statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }] as const);
  return { 200: okay(row, components, example), ...Object.fromEntries(shared) };
}

function okay(row: RestRoute, components: Components, example: unknown): Json {
  const { answer } = row;
  if (typeof answer === 'string')
    return {
      description: 'the file, or a refusal',
      content: { [answer]: { schema: { type: 'string', format: 'binary' } }, 'application/json': { schema: REFUSAL } },
    };
  const own = components.answer(answer);
  const schema = refusalsOf(row).length > 0 || row.refusesWith ? { oneOf: [own, REFUSAL] } : own;
  return json('code 0, or a refusal', schema, example);
}
