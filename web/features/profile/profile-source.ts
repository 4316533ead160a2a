/** No other file of this feature sends requests. */
import type { AddressForm, ContactsForm, EmploymentForm, PersonalForm } from '../../../schema/forms/profile.ts';
import {
  ProfileDocument,
  type ProfileQuery,
  SaveAddressDocument,
  SaveContactsDocument,
  SaveEmploymentDocument,
  SavePersonalDataDocument,
} from '../../generated/entry/graphql.ts';
import { call } from '../../lib/call.ts';
import { type CallOutcome, partOf } from '../../lib/call-outcome.ts';
import type { Refusal } from '../../lib/refusal-problems.ts';

export type Profile = ProfileQuery['profile'];
type Saved = Promise<CallOutcome<readonly Refusal[]>>;

export const readProfile = async (): Promise<CallOutcome<Profile>> => {
  const outcome = await call(ProfileDocument, {});
  return partOf(outcome, ({ profile }) => profile);
};

export async function savePersonalData(input: PersonalForm, idempotencyKey: string): Saved {
  const outcome = await call(SavePersonalDataDocument, { input }, { idempotencyKey });
  return partOf(outcome, ({ savePersonalData: { errors } }) => errors);
}

export async function saveAddress(input: AddressForm, idempotencyKey: string): Saved {
  const outcome = await call(SaveAddressDocument, { input }, { idempotencyKey });
  return partOf(outcome, ({ saveAddress: { errors } }) => errors);
}

export async function saveEmployment(input: EmploymentForm, idempotencyKey: string): Saved {
  const outcome = await call(SaveEmploymentDocument, { input }, { idempotencyKey });
  return partOf(outcome, ({ saveEmployment: { errors } }) => errors);
}

export async function saveContacts(input: ContactsForm, idempotencyKey: string): Saved {
  const outcome = await call(SaveContactsDocument, { input }, { idempotencyKey });
  return partOf(outcome, ({ saveContacts: { errors } }) => errors);
}
