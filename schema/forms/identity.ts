import { z } from 'zod/mini';

/** Twelve digits; whether they can be an IIN the server says, which also knows the numbers that are none by the rule and yet were issued. */
export const iinForm = z.object({
  iin: z.string({ error: 'FIELD_REQUIRED' }).check(
    z.trim(),
    z.minLength(1, { error: 'FIELD_REQUIRED', abort: true }),
    z.refine((value) => /^\d{12}$/.test(value.replace(/[\s-]/g, '')), { error: 'IIN_NOT_VALID' }),
  ),
});
