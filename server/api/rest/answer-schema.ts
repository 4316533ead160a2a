/** The JSON schema of an answer, from the zod type that tests check it with. Named types go to the components. */
import { z } from 'zod';
import { type $ZodShape, safeParse } from 'zod/v4/core';
import { answerType } from '../../../schema/rest/answers/shape.ts';
import type { Json } from './input-schema.ts';

const COMPONENTS = '#/components/schemas/';

export class Components {
  readonly schemas: Record<string, Json> = {};

  /** Answers may gain fields, so the schema does not refuse fields that it does not name. */
  answer(shape: $ZodShape): Json {
    const {
      $schema: _dialect,
      $defs = {},
      ...schema
    } = z.toJSONSchema(answerType(shape), {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        delete jsonSchema.additionalProperties;
        delete jsonSchema.id;
        const { def } = zodSchema._zod;
        if (def.type !== 'object') return;
        const required = Object.entries(def.shape).filter(([, field]) => !safeParse(field, undefined).success);
        jsonSchema.required = required.map(([name]) => name);
      },
    }) as Json & { $defs?: Record<string, Json> };
    for (const [name, named] of Object.entries($defs)) this.schemas[name] = pointed(named);
    return pointed(schema);
  }
}

/** zod points to `#/$defs`, OpenAPI to its components. */
function pointed(schema: Json): Json {
  const { id: _id, ...moved } = JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', COMPONENTS)) as Json;
  return moved;
}
