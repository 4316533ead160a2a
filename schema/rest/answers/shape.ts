/** What a call of /json answers, field by field: `data` and the fields beside it. Tests and openapi.json read it. */
import { z } from 'zod';
import type { $ZodShape } from 'zod/v4/core';
import * as codecs from '../../events/codecs.ts';
import * as money from '../../values/money.ts';

/** The fields of an answer with code 0; a string is the type of a file. */
export type AnswerShape = $ZodShape | FileType;
export type FileType = 'application/pdf' | 'application/octet-stream';

/** Tenge as a number on the wire, tiyn in the handlers. */
export const Tenge = z
  .codec(
    z.number(),
    z.custom<money.Tiyn>((value) => typeof value === 'bigint'),
    {
      decode: (sum) => money.tiyn(BigInt(Math.round(sum * 100))),
      encode: (sum) => Number(money.printTenge(sum)),
    },
  )
  .meta({ description: 'tenge', examples: [175_000] });

export const Day = codecs.LocalDate.meta({ type: 'string', format: 'date', examples: ['2026-11-20'] });
export const Moment = codecs.Instant.meta({ type: 'string', format: 'date-time' });
export const LoanId = codecs.LoanId.meta({ type: 'string', format: 'uuid' });
export const Uuid = z.string().meta({ format: 'uuid' });
export const Hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ description: 'SHA-256 of the file or text' });
/** An answer that is only `code`. */
export const NOTHING = {} as const satisfies $ZodShape;

/** The body as it is sent. A field that is not described here is a fault. */
export const answerType = (shape: $ZodShape) => z.strictObject({ code: z.literal(0), ...shape });
