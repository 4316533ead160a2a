/** Sign-in and password forms. A password has 8 or more Latin letters, digits and !@#$%^&*() (R73). */
import { z } from 'zod/mini';
import { isCommonPassword } from '../reference/common-passwords.ts';
import { birthDay, code, email, optional, phone } from './fields.ts';

const SHORTEST = 8;
const LONGEST = 128;

const PASSWORD_RULES = [
  (p: string) => p.length <= LONGEST,
  (p: string) => /\d/.test(p) && /[a-z]/.test(p) && /[A-Z]/.test(p),
  (p: string) => /^[A-Za-z0-9!@#$%^&*()]+$/.test(p),
];

export const newPassword = z.string({ error: 'FIELD_REQUIRED' }).check(
  z.minLength(SHORTEST, { error: 'PASSWORD_SHORT', abort: true }),
  z.refine((value) => PASSWORD_RULES.every((rule) => rule(value)), { error: 'PASSWORD_WEAK', abort: true }),
  z.refine((value) => !isCommonPassword(value), { error: 'PASSWORD_COMMON' }),
);

/** The new password once more, where the page of the caller asks for it twice. */
const repeated = optional(z.string());
const same = <N extends 'password' | 'value'>(name: N) =>
  z.refine<{ again: string | null } & Record<N, string>>((form) => form.again === null || form.again === form[name], {
    error: 'PASSWORD_MISMATCH',
    path: ['again'],
  });

/** An existing password is only compared, so its form is not checked. */
export const oldPassword = z
  .string({ error: 'FIELD_REQUIRED' })
  .check(z.minLength(1, { error: 'FIELD_REQUIRED' }), z.maxLength(LONGEST, { error: 'LOGIN_FAILED' }));

/** Phone with birth date, or e-mail. */
export const signInForm = z
  .object({ phone: optional(phone), birthDate: optional(birthDay), email: optional(email), password: oldPassword })
  .check(
    z.refine((form) => form.phone !== null || form.email !== null, { error: 'FIELD_REQUIRED', path: ['phone'] }),
    z.refine((form) => form.phone === null || form.birthDate !== null, {
      error: 'FIELD_REQUIRED',
      path: ['birthDate'],
    }),
  );
export type SignInForm = z.output<typeof signInForm>;

type Addresses = { phone: string | null; email: string | null };
const ONE_ADDRESS = z.refine<Addresses>((form) => (form.phone === null) !== (form.email === null), {
  error: 'FIELD_REQUIRED',
  path: ['phone'],
});

/** By phone number or by e-mail: the code goes where the person says. */
export const restoreForm = z
  .object({ phone: optional(phone), email: optional(email), birthDate: birthDay })
  .check(ONE_ADDRESS);
export type RestoreForm = z.output<typeof restoreForm>;

export const restoreConfirmationForm = z
  .object({ phone: optional(phone), email: optional(email), code, password: newPassword })
  .check(ONE_ADDRESS);
/** A page of ours compares before it sends, so its form lacks the repetition. */
export const restoreRepeatedForm = z.safeExtend(restoreConfirmationForm, { again: repeated }).check(same('password'));
export type RestoreConfirmationForm = z.output<typeof restoreConfirmationForm>;

export const passwordForm = z.object({ password: newPassword });

export const firstPasswordForm = z.object({ value: newPassword, again: repeated }).check(same('value'));

/** Changing a password takes the old one or a code; setting the first one takes neither. */
export const passwordChangeForm = z
  .object({ password: newPassword, again: repeated, oldPassword: optional(oldPassword), code: optional(code) })
  .check(same('password'));
export type PasswordChange = Omit<z.output<typeof passwordChangeForm>, 'again'>;
