import { restoreConfirmationForm, restoreForm } from '../../../schema/forms/sign-in.ts';
import type { MessageId } from '../../lib/intl.ts';
import { readTyped, type Say, type Typed, typedDate, typedPhone } from '../../lib/typed-form.ts';
import type { Reading } from '../../lib/use-submit.ts';
import type { NewPassword, Request } from './restore-source.ts';

export type RequestTyped = Typed<'phone' | 'birthDate'>;
export type RestoreTyped = Typed<'code' | 'password' | 'again'>;

const LABELS: Readonly<Record<string, MessageId>> = {
  phone: 'field.phone',
  birthDate: 'restorePassword.birthDate',
  code: 'field.code',
  password: 'restorePassword.newPassword',
  again: 'restorePassword.again',
};
export const labelOf = (field: string): MessageId => LABELS[field] ?? field;

/** For a filled field that is wrong. */
export const WRONG = { birthDate: 'restorePassword.birthDateWrong', code: 'code.four' } as const;

export const readRequest = (form: RequestTyped, say: Say): Reading<Request> =>
  readTyped(restoreForm, { phone: typedPhone(form.phone), birthDate: typedDate(form.birthDate) }, say);

/** Only this form compares the repetition: the server receives one password. */
export function readRestore(form: RestoreTyped, phone: string, say: Say): Reading<NewPassword> {
  const read = readTyped(restoreConfirmationForm, { phone, code: form.code, password: form.password }, say);
  if (form.password === form.again) return read;
  const again = say('again', form.again === '' ? 'FIELD_REQUIRED' : 'PASSWORD_MISMATCH');
  return { problems: [...('problems' in read ? read.problems : []), again] };
}
