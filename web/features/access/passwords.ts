import { passwordForm } from '../../../schema/forms/sign-in.ts';
import type { MessageId } from '../../lib/intl.ts';
import { readTyped, type Say, type Typed } from '../../lib/typed-form.ts';
import type { Reading } from '../../lib/use-submit.ts';

export type Passwords = Typed<'oldPassword' | 'code' | 'password' | 'again'>;
/** Who has forgotten the old password proves himself by a code. */
export type Proof = 'oldPassword' | 'code';
export const EMPTY: Passwords = { oldPassword: '', code: '', password: '', again: '' };

const LABELS: Readonly<Record<string, MessageId>> = { code: 'field.code', password: 'settings.newPassword' };
export const labelOf = (field: string): MessageId => LABELS[field] ?? `settings.${field}`;

type Change = Partial<Record<Proof, string>> & { password: string };

/** Only this form compares the repetition: the server receives one new password. */
export function readPasswords(typed: Passwords, proof: Proof, say: Say): Reading<Change> {
  const { password, again } = typed;
  const read = readTyped(passwordForm, { password }, say);
  const problems = [
    ...(typed[proof] === '' ? [say(proof, 'FIELD_REQUIRED')] : []),
    ...('problems' in read ? read.problems : []),
    ...(password === again ? [] : [say('again', again === '' ? 'FIELD_REQUIRED' : 'PASSWORD_MISMATCH')]),
  ];
  return problems.length > 0 ? { problems } : { input: { [proof]: typed[proof], password } };
}
