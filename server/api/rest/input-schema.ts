/** The JSON schema of what a caller sends, from the zod type that reads it. */
import { z } from 'zod';
import { type $ZodType, type $ZodTypes, safeParse } from 'zod/v4/core';
import { code, day, email, mobile, phone } from '../../../schema/forms/fields.ts';

export type Json = Record<string, unknown>;

/** Types that read a text by a check of their own. */
const TEXTS = new Map<unknown, Json>([
  [day, { type: 'string', description: 'DD-MM-YYYY or YYYY-MM-DD', examples: ['31-12-1990'] }],
  [phone, { type: 'string', description: 'a number of Kazakhstan', examples: ['77012223344'] }],
  [mobile, { type: 'string', description: 'a mobile number of Kazakhstan', examples: ['77012223344'] }],
  [email, { type: 'string', format: 'email' }],
  [code, { type: 'string', pattern: '^\\d{4}$', examples: ['1234'] }],
]);

export function inputSchema(type: $ZodType): Json {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const read = TEXTS.get(zodSchema) ?? behindTransform(zodSchema);
      if (read) Object.assign(clear(jsonSchema as Json), read);
      const { def } = zodSchema._zod;
      // A field is required if the type refuses its absence, whatever stands between the two.
      if (def.type === 'object') {
        const required = Object.entries(def.shape).filter(([, field]) => !safeParse(field, undefined).success);
        jsonSchema.required = required.map(([name]) => name);
      }
      if (jsonSchema.oneOf && hasDefault(def)) {
        jsonSchema.anyOf = jsonSchema.oneOf;
        delete jsonSchema.oneOf;
      }
    },
  }) as Json;
  return schema;
}

/** Kinds told apart by a field that may be left out do not exclude each other in JSON Schema. */
const hasDefault = (def: $ZodTypes['_zod']['def']): boolean =>
  def.type === 'union' &&
  'discriminator' in def &&
  def.options.some((kind) => mayLack(kind, String(def.discriminator)));

function mayLack(kind: $ZodType, field: string): boolean {
  const { def } = (kind as $ZodTypes)._zod;
  const type = def.type === 'object' ? def.shape[field] : undefined;
  return type !== undefined && safeParse(type, undefined).success;
}

/** A transform takes anything; what it passes on is what a caller should send. */
function behindTransform(type: $ZodTypes): Json | undefined {
  const { def } = type._zod;
  if (def.type !== 'pipe' || (def.in as $ZodTypes)._zod.def.type !== 'transform') return undefined;
  return inputSchema(def.out);
}

function clear(schema: Json): Json {
  for (const key of Object.keys(schema)) delete schema[key];
  return schema;
}
