/** Phone number and e-mail address of a borrower who changes them. */
import { z } from 'zod/mini';
import { code, email, mobile } from './fields.ts';

export const codeForm = z.object({ code });
export const newPhoneForm = z.object({ phone: mobile });
export const emailForm = z.object({ email });
export type EmailForm = z.output<typeof emailForm>;
export const emailCodeForm = z.object({ email, code });
