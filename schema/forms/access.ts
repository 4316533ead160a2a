/** Phone number and e-mail address of a borrower who changes them. */
import { z } from 'zod/mini';
import { code, email, phone } from './fields.ts';

export const codeForm = z.object({ code });
export const newPhoneForm = z.object({ phone });
export const emailForm = z.object({ email });
export type EmailForm = z.output<typeof emailForm>;
export const emailCodeForm = z.object({ email, code });
