import { registrationPhoneForm } from '../../../schema/forms/registration.ts';
import { passwordForm } from '../../../schema/forms/sign-in.ts';
import type { MessageId, Translate } from '../../lib/intl.ts';
import { readTyped, type Say, type Typed, typedPhone } from '../../lib/typed-form.ts';
import { iinDigits } from '../../lib/typed-text.ts';
import type { FieldProblem, Reading } from '../../lib/use-submit.ts';
import type { ConsentText } from './registration-source.ts';

export type StartForm = Typed<'phone' | 'iin'>;
export type PasswordForm = Typed<'password' | 'again'>;
export type ConfirmationForm = { readonly code: string; readonly ticked: readonly string[] };

const LABELS: Readonly<Record<string, MessageId>> = {
  phone: 'field.phone',
  iin: 'field.iin',
  password: 'registration.newPassword',
  again: 'registration.again',
};
export const labelOf = (field: string): MessageId => LABELS[field] ?? field;
export const consentField = (type: string): string => `consent-${type}`;

export const readPhone = (form: Pick<StartForm, 'phone'>, say: Say): Reading<{ phone: string }> =>
  readTyped(registrationPhoneForm, { phone: typedPhone(form.phone) }, say);

/** The IIN waits in the tab for its own step, where the server checks it. */
export function readStart(form: StartForm, say: Say): Reading<{ phone: string; iin: string }> {
  const phone = readPhone(form, say);
  const iin = iinDigits(form.iin);
  const problem = iin.length === 12 ? [] : [say('iin', iin === '' ? 'FIELD_REQUIRED' : 'FIELD_INCOMPLETE')];
  if ('input' in phone && problem.length === 0) return { input: { ...phone.input, iin } };
  return { problems: [...('problems' in phone ? phone.problems : []), ...problem] };
}

/** Each text has its own tick and its own error message. */
export function readConfirmation(
  form: ConfirmationForm,
  texts: readonly ConsentText[],
  t: Translate,
): Reading<{ code: string; consents: readonly { type: string; hash: string }[] }> {
  const problems: FieldProblem[] = texts
    .filter(({ type }) => !form.ticked.includes(type))
    .map(({ type, title }) => ({ field: consentField(type), text: t('registration.tick', { title }) }));
  if (!/^\d{4}$/.test(form.code)) problems.push({ field: 'code', text: t('code.four') });
  if (texts.length === 0) problems.push({ text: t('registration.consentsMissing') });
  if (problems.length > 0) return { problems };
  return { input: { code: form.code, consents: texts.map(({ type, hash }) => ({ type, hash })) } };
}

/** Only this form compares the repetition: the server receives one password. */
export function readPassword(form: PasswordForm, say: Say): Reading<{ password: string }> {
  const read = readTyped(passwordForm, { password: form.password }, say);
  const same = form.password === form.again;
  if ('input' in read && same) return read;
  const problems = 'problems' in read ? read.problems : [];
  const again = say('again', form.again === '' ? 'FIELD_REQUIRED' : 'PASSWORD_MISMATCH');
  return { problems: same ? problems : [...problems, again] };
}
