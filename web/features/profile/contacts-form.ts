import { type ContactsForm, contactsForm } from '../../../schema/forms/profile.ts';
import { nested, readTyped, type Say, type Typed, typedPhone } from '../../lib/typed-form.ts';
import { phoneText, phoneValue } from '../../lib/typed-text.ts';
import type { FieldProblem, Reading } from '../../lib/use-submit.ts';
import type { Profile } from './profile-source.ts';

export type Who = 'relative' | 'friend';
export const WHO: readonly Who[] = ['relative', 'friend'];
export type ContactsKey = `${Who}.${'name' | 'phone' | 'relation'}`;
export type ContactsTyped = Typed<ContactsKey>;

export const CONTACTS_WRONG = {
  'relative.name': 'profile.contactNameWrong',
  'friend.name': 'profile.contactNameWrong',
} as const;

const person = (known: Profile['contacts']['relative']): { name: string; phone: string; relation: string } => ({
  name: known?.name ?? '',
  phone: known ? phoneText(known.phone) : '',
  relation: known?.relation ?? '',
});

export function contactsTyped({ contacts }: Profile): ContactsTyped {
  const [relative, friend] = [person(contacts.relative), person(contacts.friend)];
  return {
    'relative.name': relative.name,
    'relative.phone': relative.phone,
    'relative.relation': relative.relation,
    'friend.name': friend.name,
    'friend.phone': friend.phone,
    'friend.relation': friend.relation,
  };
}

/** The borrower's own number and those of home and work are no contact (R74). */
const ownChecks = (form: ContactsForm, ownPhone: string, known: readonly (string | null)[], say: Say) =>
  WHO.flatMap((who): readonly FieldProblem[] => {
    const { phone } = form[who];
    if (phone === ownPhone) return [say(`${who}.phone`, 'FIELD_INVALID', 'profile.ownPhone')];
    return known.includes(phone) ? [say(`${who}.phone`, 'CONTACT_KNOWN')] : [];
  });

/** `known`: numbers that the profile states for home and work. */
export function readContacts(
  values: ContactsTyped,
  say: Say,
  ownPhone: string,
  known: readonly (string | null)[] = [],
): Reading<ContactsForm> {
  const input = nested({
    ...values,
    'relative.phone': typedPhone(values['relative.phone']),
    'friend.phone': typedPhone(values['friend.phone']),
  });
  return readTyped(contactsForm, input, say, (form) => ownChecks(form, phoneValue(ownPhone) ?? '', known, say));
}
