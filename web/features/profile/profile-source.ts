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
import type { CallOutcome } from '../../lib/call-outcome.ts';
import type { Refusal } from '../../lib/refusal-problems.ts';

export type Profile = ProfileQuery['profile'];
type Saved = Promise<CallOutcome<readonly Refusal[]>>;

export const readProfile = async (): Promise<CallOutcome<Profile>> => {
  const outcome = await call(ProfileDocument, {});
  return outcome.kind === 'done' ? { kind: 'done', data: outcome.data.profile } : outcome;
};

export async function savePersonalData(input: PersonalForm, idempotencyKey: string): Saved {
  const outcome = await call(SavePersonalDataDocument, { input }, { idempotencyKey });
  return outcome.kind === 'done' ? { kind: 'done', data: outcome.data.savePersonalData.errors } : outcome;
}

export async function saveAddress(input: AddressForm, idempotencyKey: string): Saved {
  const outcome = await call(SaveAddressDocument, { input }, { idempotencyKey });
  return outcome.kind === 'done' ? { kind: 'done', data: outcome.data.saveAddress.errors } : outcome;
}

export async function saveEmployment(input: EmploymentForm, idempotencyKey: string): Saved {
  const outcome = await call(SaveEmploymentDocument, { input }, { idempotencyKey });
  return outcome.kind === 'done' ? { kind: 'done', data: outcome.data.saveEmployment.errors } : outcome;
}

export async function saveContacts(input: ContactsForm, idempotencyKey: string): Saved {
  const outcome = await call(SaveContactsDocument, { input }, { idempotencyKey });
  return outcome.kind === 'done' ? { kind: 'done', data: outcome.data.saveContacts.errors } : outcome;
}
