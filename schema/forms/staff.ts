/** Forms of the accounts of staff. */
import { z } from 'zod/mini';
import { STAFF_ROLES } from '../reference/staff.ts';
import { choice, email, name, optional, text } from './fields.ts';
import { newPassword, oldPassword } from './sign-in.ts';

export const staffRoleForm = z.object({ email, role: choice(STAFF_ROLES) });
export const staffAccountForm = z.object({ email, name, role: choice(STAFF_ROLES) });
export const staffEmailForm = z.object({ email });
export const staffPasswordForm = z.object({ oldPassword, password: newPassword });
export const staffAskForm = z.object({ email, role: optional(choice(STAFF_ROLES)) });

/** 6 digits of the application, or a recovery code. */
const factorCode = text(40);
export const factorForm = z.object({ code: factorCode });
/** Of the browser, as JSON; attestation is not asked for, so it is short. */
export const keyAnswerForm = z.object({ answer: text(10_000) });
export const removeFactorForm = z.object({ key: optional(text(1_400)) });
