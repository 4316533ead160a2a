/** Input for a call of /json, drawn from the schemas of openapi.json: fields that fit, and fields that do not. */
import fc from 'fast-check';

export type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  examples?: unknown[];
};

/** Texts and numbers at which parsers and databases have failed before. */
const NASTY = fc.constantFrom<unknown>(
  ...[null, '', ' ', -1, 0.1, 1e308, '1e999', true, [], {}, [[]], [null], { $gt: '' }],
  ...['\u0000', '\ud800', '<script>alert(1)</script>', "' or 1=1 --", '../../etc/passwd', '٠١٢٣'],
  ...['31-02-2026', '9999-99-99', '00000000-0000-0000-0000-000000000000', Number.MAX_SAFE_INTEGER],
  { toString: 1, constructor: { prototype: 1 } },
);

const anything = fc.oneof({ weight: 2, arbitrary: NASTY }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) });

/** One that the schema allows, or one step outside of what it allows. */
export function drawnFrom(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: fitting(schema) }, { weight: 1, arbitrary: outside(schema) }, anything);
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const { type, items, examples = [] } = schema;
  const choices = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map(drawnFrom));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (examples.length > 0) return fc.constantFrom(...examples);
  if (type === 'object') return fc.record(fieldsOf(schema), { requiredKeys: [] });
  if (type === 'array') return fc.array(items ? drawnFrom(items) : anything, { maxLength: 4 });
  if (type === 'boolean') return fc.boolean();
  return type === 'integer' || type === 'number' ? aNumber(schema) : aText(schema);
}

const aNumber = ({ minimum: min = 0, maximum: max = 2_000_000 }: Schema): fc.Arbitrary<unknown> =>
  fc.integer({ min: Math.ceil(min), max: Math.floor(Math.min(max, 2 ** 31 - 1)) });

function aText({ format, pattern, maxLength = 40 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 80) });
}

function outside(schema: Schema): fc.Arbitrary<unknown> {
  const { minimum, maximum, maxLength, type, maxItems, items } = schema;
  const around = [minimum, maximum, schema.exclusiveMinimum].flatMap((at) =>
    at === undefined ? [] : [at - 1, at + 1],
  );
  if (around.length > 0) return fc.constantFrom(...around);
  if (maxLength !== undefined) return fc.constant('x'.repeat(maxLength + 1));
  if (type === 'array') return fc.constant(Array.from({ length: (maxItems ?? 50) + 1 }, () => items?.examples?.[0]));
  if (type === 'integer') return fc.double({ noInteger: true, noNaN: true });
  if (type === 'object') return fc.constantFrom([], 'object', { ...schema.properties });
  return fc.string({ minLength: 300, maxLength: 2_000 });
}

export const fieldsOf = ({ properties = {} }: Schema): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, drawnFrom(schema)]));
