import type { MessageId, Translate } from '../../lib/intl.ts';
import { dateValue, phoneDigits, phoneValue } from '../../lib/typed-text.ts';
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
  /** The words of the specification, the same as the server's (D0093). */
  const say = (field: string, label: MessageId, typed: string, wrong: MessageId) =>
    problems.push({ field, ...(typed ? { text: t(wrong) } : { text: t('signIn.required'), unfilled: t(label) }) });
  const phone = phoneValue(form.phone);
  const birthDate = dateValue(form.birthDate);
  const email = form.email.trim();
  if (form.way === 'phone' && !phone) say('phone', 'field.phone', phoneDigits(form.phone), 'signIn.incomplete');
  if (form.way === 'phone' && !birthDate) say('birthDate', 'signIn.birthDate', form.birthDate, 'signIn.birthDateWrong');
  if (form.way === 'email' && !EMAIL.test(email)) say('email', 'signIn.email', email, 'signIn.emailWrong');
  if (form.password === '') say('password', 'field.password', '', 'signIn.required');
  if (problems.length > 0) return { problems };
  const { password } = form;
  return form.way === 'phone'
    ? { input: { way: 'phone', phone: phone ?? '', birthDate: birthDate ?? '', password } }
    : { input: { way: 'email', email, password } };
}
