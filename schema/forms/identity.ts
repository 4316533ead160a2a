import { z } from 'zod/mini';
import { parseIin } from '../values/iin.ts';

/** What the browser can tell before asking: shape, date and check digit. Age, lists and registry are the server's. */
export const iinForm = z.object({
  iin: z.string({ error: 'FIELD_REQUIRED' }).check(
    z.trim(),
    z.minLength(1, { error: 'FIELD_REQUIRED', abort: true }),
    z.refine((value) => parseIin(value) !== 'NOT_VALID', { error: 'IIN_NOT_VALID', abort: true }),
    z.refine((value) => parseIin(value) !== 'IIN_PARSE_ERROR', { error: 'IIN_PARSE_ERROR' }),
  ),
});
