/**
 * A stored profile as GraphQL shows it to its owner. The IIN stays masked, because nobody needs to read it on a screen.
 */
import type * as z from 'zod/v4/core';
import { addressForm, contactsForm, employmentForm, personalForm } from '../../../schema/forms/profile.ts';
import { DECLARATIONS } from '../../../schema/reference/dictionaries.ts';
import { maskIin } from '../../../schema/values/iin.ts';
import type { StoredProfile } from '../../ports/profiles.ts';
import { meterOf, stepOf } from '../../use-cases/people/profile-step.ts';
import type { AddressData, EmploymentData, PersonalData, Profile } from '../generated/resolvers.ts';

export const shapeProfile = (profile: StoredProfile): Profile => ({
  id: profile.id,
  mobilePhone: profile.phone,
  email: profile.email,
  emailConfirmed: profile.emailConfirmed,
  locale: profile.locale,
  registrationCompleted: profile.completedAt !== null,
  step: stepOf(profile),
  meter: meterOf(profile),
  refusedIin: profile.refusedIin,
  personal: shapePersonal(profile),
  address: shapeAddress(profile),
  employment: shapeEmployment(profile),
  contacts: profile.contacts ?? unsaved(contactsForm),
});

/** Before a step is saved it holds what the state registry says, for the borrower to confirm. */
function shapePersonal({ identity, personal, registry }: StoredProfile): PersonalData {
  return {
    ...unsaved(personalForm),
    noPatronymic: false,
    ...(personal ?? registry?.person),
    fromRegistry: personal === null && registry !== null,
    birthDate: identity?.birthDate ?? null,
    sex: identity?.sex ?? null,
    iinMasked: identity ? maskIin(identity.iin) : null,
  };
}

function shapeAddress({ address, registry }: StoredProfile): AddressData {
  if (address) return { ...address, fromRegistry: false };
  const known = { registration: registry?.address ?? null, fromRegistry: registry !== null };
  return { ...unsaved(addressForm), ...known, livesAtRegistration: true };
}

/** Lists each declaration; one that was not ticked is false. */
function shapeEmployment({ employment, email }: StoredProfile): EmploymentData {
  const yes = new Set(employment?.declarations.filter((one) => one.yes).map((one) => one.key));
  return {
    ...unsaved(employmentForm),
    ...employment,
    email,
    declarations: DECLARATIONS.map(({ key }) => ({ key, yes: yes.has(key) })),
  };
}

/** A part of the profile that is not filled in: every field is null. */
const unsaved = <Shape extends z.$ZodShape>({ shape }: { shape: Shape }) =>
  Object.fromEntries(Object.keys(shape).map((field) => [field, null])) as { [Field in keyof Shape]: null };
