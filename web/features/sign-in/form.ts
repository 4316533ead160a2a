import type { Translate } from '../../lib/intl.ts';
import { dateValue, phoneValue } from '../../lib/typed-text.ts';
import type { FieldProblem, Reading } from '../../lib/use-submit.ts';

export type SignInWay = 'phone' | 'email';

/** As typed; the view only formats them. */
export type SignInForm = {
  readonly way: SignInWay;
  readonly phone: string;
  readonly email: string;
  readonly birthDate: string;
  readonly password: string;
};

export const emptySignIn: SignInForm = { way: 'phone', phone: '', email: '', birthDate: '', password: '' };

/** Eleven digits or an e-mail address, a day as YYYY-MM-DD, the password unchanged. */
export type Credentials =
  | { readonly way: 'phone'; readonly phone: string; readonly birthDate: string; readonly password: string }
  | { readonly way: 'email'; readonly email: string; readonly password: string };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export function readSignIn(form: SignInForm, t: Translate): Reading<Credentials> {
  const problems: FieldProblem[] = [];
  const phone = phoneValue(form.phone);
  const birthDate = dateValue(form.birthDate);
  const email = form.email.trim();
  if (form.way === 'phone' && !phone) problems.push({ field: 'phone', text: t('signIn.phoneWrong') });
  if (form.way === 'phone' && !birthDate) problems.push({ field: 'birthDate', text: t('signIn.birthDateWrong') });
  if (form.way === 'email' && !EMAIL.test(email)) problems.push({ field: 'email', text: t('signIn.emailWrong') });
  if (form.password === '') problems.push({ field: 'password', text: t('signIn.passwordMissing') });
  if (problems.length > 0) return { problems };
  const { password } = form;
  return form.way === 'phone'
    ? { input: { way: 'phone', phone: phone ?? '', birthDate: birthDate ?? '', password } }
    : { input: { way: 'email', email, password } };
}
