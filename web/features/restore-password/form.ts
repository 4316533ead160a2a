import { restoreConfirmationForm, restoreForm } from '../../../schema/forms/sign-in.ts';
import type { MessageId } from '../../lib/intl.ts';
import { readTyped, type Say, type Typed, typedDate, typedPhone } from '../../lib/typed-form.ts';
import type { Reading } from '../../lib/use-submit.ts';
import type { Address, NewPassword, Request } from './restore-source.ts';

export type RequestTyped = Typed<'way' | 'phone' | 'email' | 'birthDate'>;
export type RestoreTyped = Typed<'code' | 'password' | 'again'>;

const LABELS: Readonly<Record<string, MessageId>> = {
  phone: 'field.phone',
  email: 'restorePassword.email',
  birthDate: 'restorePassword.birthDate',
  code: 'field.code',
  password: 'restorePassword.newPassword',
  again: 'restorePassword.again',
};
export const labelOf = (field: string): MessageId => LABELS[field] ?? field;

/** For a filled field that is wrong. */
export const WRONG = { code: 'code.four' } as const;

/** The schema reports a missing address at the phone, which the page does not show beside an e-mail. */
export function readRequest(form: RequestTyped, say: Say): Reading<Request> {
  const read = readTyped(restoreForm, { ...addressIn(form), birthDate: typedDate(form.birthDate) }, say);
  if ('input' in read || form.way === 'phone') return read;
  const missing = say('email', 'FIELD_REQUIRED');
  return { problems: read.problems.map((problem) => (problem.field === 'phone' ? missing : problem)) };
}

const addressIn = ({ way, phone, email }: RequestTyped) =>
  way === 'email' ? { email: email.trim() } : { phone: typedPhone(phone) };

/** Only this form compares the repetition: the server receives one password. */
export function readRestore(form: RestoreTyped, to: Address, say: Say): Reading<NewPassword> {
  const read = readTyped(restoreConfirmationForm, { ...to, code: form.code, password: form.password }, say);
  if (form.password === form.again) return read;
  const again = say('again', form.again === '' ? 'FIELD_REQUIRED' : 'PASSWORD_MISMATCH');
  return { problems: [...('problems' in read ? read.problems : []), again] };
}
