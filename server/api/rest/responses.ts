/** The answers of a call in openapi.json: its own with code 0, its refusals, and the HTTP statuses of all calls. */

import { errorsOf } from '../../../schema/reference/json-errors.ts';
import { REFUSAL_TEXTS } from '../../../schema/reference/refusal-texts.ts';
import { REFUSALS, type RefusalCode } from '../../../schema/reference/refusals.ts';
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

const json = (description: string, schema: Json): Json => ({
  description,
  content: { 'application/json': { schema } },
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

export function responsesOf(row: RestRoute, components: Components): Json {
  const { method, policy } = row;
  const refusals = refusalsOf(row);
  return {
    200: okay(row, components),
    400: failed('the request cannot be read'),
    ...(policy.includes('anonymous') ? {} : { 401: failed('not signed in') }),
    403: failed('another role, or a write from another site'),
    ...(refusals.includes('NOT_FOUND') ? { 404: json('no such thing of this borrower', REFUSAL) } : {}),
    405: failed('another method; the header Allow names those there are'),
    ...(method === 'POST'
      ? {
          409: failed('the first request with this Idempotency-Key is still running'),
          413: failed('the body is too large'),
          415: failed('the body is of another type'),
          422: failed('this Idempotency-Key was used with another body'),
        }
      : {}),
    ...(refusals.includes('TOO_MANY_REQUESTS') ? { 429: json('too many requests; wait a little', REFUSAL) } : {}),
    500: failed('a fault of ours'),
    503: failed('a system that we depend on is away; Retry-After says when to repeat'),
  };
}

function okay(row: RestRoute, components: Components): Json {
  const { answer } = row;
  if (typeof answer === 'string')
    return {
      description: 'the file, or a refusal',
      content: { [answer]: { schema: { type: 'string', format: 'binary' } }, 'application/json': { schema: REFUSAL } },
    };
  const own = components.answer(answer);
  const schema = refusalsOf(row).length > 0 ? { oneOf: [own, REFUSAL] } : own;
  return json('code 0, or a refusal', schema);
}
