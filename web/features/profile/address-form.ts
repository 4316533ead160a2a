import { type AddressForm, addressForm } from '../../../schema/forms/profile.ts';
import { nested, readTyped, type Say, type Typed, typedPhone, YES } from '../../lib/typed-form.ts';
import { phoneText } from '../../lib/typed-text.ts';
import type { Reading } from '../../lib/use-submit.ts';
import type { Profile } from './profile-source.ts';

export const ADDRESS_PARTS = ['region', 'district', 'city', 'street', 'house', 'flat', 'postIndex'] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];
export type AddressOf = 'registration' | 'residence';
export type AddressKey =
  | `${AddressOf}.${AddressPart}`
  | 'livesAtRegistration'
  | 'homePhone'
  | 'houseOwner'
  | 'livingTime';
export type AddressTyped = Typed<AddressKey>;

type Known = Profile['address']['registration'];
type Of<O extends AddressOf> = Typed<`${O}.${AddressPart}`>;

const partsOf = <O extends AddressOf>(of: O, address: Known): Of<O> =>
  Object.fromEntries(ADDRESS_PARTS.map((part) => [`${of}.${part}`, address?.[part] ?? ''])) as Of<O>;

/** A new profile starts with "lives at the registered address", true for most people; it is no consent. */
export const addressTyped = ({ address: a }: Profile): AddressTyped => ({
  ...partsOf('registration', a.registration),
  ...partsOf('residence', a.residence),
  livesAtRegistration: a.registration === null || a.livesAtRegistration ? YES : '',
  homePhone: a.homePhone ? phoneText(a.homePhone) : '',
  houseOwner: a.houseOwner ?? '',
  livingTime: a.livingTime ?? '',
});

/** Region and town are often the same. Keeps what is typed. */
export function copied(values: AddressTyped): Partial<AddressTyped> {
  const empty = ADDRESS_PARTS.every((part) => values[`residence.${part}`] === '');
  if (!empty) return {};
  return Object.fromEntries(
    ADDRESS_PARTS.map((part) => [`residence.${part}`, values[`registration.${part}`]]),
  ) as Partial<AddressTyped>;
}

export const ADDRESS_WRONG = {
  homePhone: 'profile.anyPhoneWrong',
  ...Object.fromEntries(
    (['registration', 'residence'] as const).map((of) => [`${of}.postIndex`, 'profile.postIndexWrong']),
  ),
};

export function readAddress(values: AddressTyped, say: Say): Reading<AddressForm> {
  const same = values.livesAtRegistration === YES;
  const whole = nested(values);
  const input = {
    ...whole,
    livesAtRegistration: same,
    residence: same ? null : whole.residence,
    homePhone: typedPhone(values.homePhone),
  };
  return readTyped(addressForm, input, say);
}
