/** Saves the steps of a registration, and later changes as far as the cabinet allows them. R65-R67, R74-R76. */
import type { AddressForm, ContactsForm, EmploymentForm, PersonalForm } from '../../../schema/forms/profile.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import { refusedAct } from '../../domain/act-guard.ts';
import { type Refused, type Result, refuse } from '../../domain/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Profiles, StoredProfile } from '../../ports/profiles.ts';
import { type Asker, type AskingDeps, askingAbout } from './asking-about.ts';
import { isRightAge } from './identity.ts';
import { type ProfileStep, reached, stepOf } from './profile-step.ts';

export type ProfileDeps = AskingDeps & { profiles: Profiles; clock: Pick<Clock, 'today' | 'now'> };
export type ProfileAnswer = Result<{ profile: StoredProfile }>;

/** An identity document that expires within these days must be replaced first (own choice). */
const DOCUMENT_DAYS_LEFT = 15;
/** After registration only support can change these (R75). */
const IDENTITY_FIELDS = [
  'lastName',
  'firstName',
  'patronymic',
  'documentType',
  'documentNumber',
  'familyStatus',
] as const satisfies readonly (keyof PersonalForm)[];

export function makeProfile(deps: ProfileDeps) {
  /** Refuses a step that has not been reached; the last step completes the registration. */
  async function save(id: BorrowerId, step: ProfileStep, write: Write) {
    const before = await deps.profiles.find(id);
    if (!before) return refuse('NOT_FOUND');
    if (!reached(before, step)) return refuse('REGISTRATION_INCOMPLETE');
    const refused = await write(before);
    if (refused) return refused;
    const after = await deps.profiles.find(id);
    if (!after) return refuse('NOT_FOUND');
    if (after.completedAt || stepOf(after) !== 'COMPLETE') return { profile: after };
    const at = deps.clock.now();
    await deps.profiles.complete(id, at);
    return { profile: { ...after, completedAt: at } };
  }

  async function writePersonal(asker: Asker, form: PersonalForm, before: StoredProfile): ReturnType<Write> {
    const today = await deps.clock.today();
    const problem = fixedByNow(before, form) ?? documentProblem(form, today);
    if (problem) return problem;
    // The IIN carries birth date and sex, except for IINs of the exceptions list.
    const birthDate = before.identity?.birthDate ?? form.birthDate;
    const sex = before.identity?.sex ?? form.sex;
    if (!birthDate) return refuse('FIELD_REQUIRED', { field: 'birthDate' });
    if (!sex) return refuse('FIELD_REQUIRED', { field: 'sex' });
    if (!isRightAge(birthDate, today)) return refuse('NOT_RIGHT_AGE', { field: 'birthDate' });
    const write = () => deps.profiles.savePersonal(asker.borrowerId, form, { birthDate, sex });
    const saved = await askingAbout(deps, asker, write, (answer) => answer === 'taken');
    if (!saved) return refuse('TOO_MANY_REQUESTS', { field: 'documentNumber' });
    return saved === 'taken' ? refuse('IIN_TAKEN', { field: 'documentNumber' }) : undefined;
  }

  const saveEmployment = (asker: Asker, form: EmploymentForm) =>
    save(asker.borrowerId, 'EMPLOYMENT', async (before) => {
      const emailKnown = before.completedAt !== null && before.email !== null && before.email !== form.email;
      const byCode = refusedAct('changeEmail', { emailKnown }, 'email');
      if (byCode) return byCode;
      if (isTrusted(before, form.workPhone)) return refuse('CONTACT_KNOWN', { field: 'workPhone' });
      const save = () => deps.profiles.saveEmployment(asker.borrowerId, form);
      const saved = await askingAbout(deps, asker, save, (answer) => answer === 'taken');
      if (!saved) return refuse('TOO_MANY_REQUESTS', { field: 'email' });
      return saved === 'taken' ? refuse('EMAIL_TAKEN', { field: 'email' }) : undefined;
    });

  const saveContacts = (id: BorrowerId, form: ContactsForm) =>
    save(id, 'CONTACTS', async ({ phone, address, employment, contacts }) => {
      const stated: readonly (string | null | undefined)[] = [address?.homePhone, employment?.workPhone];
      for (const who of ['relative', 'friend'] as const) {
        if (form[who].phone === phone) return refuse('CONTACTS_EQUAL', { field: `${who}.phone` });
        if (stated.includes(form[who].phone)) return refuse('CONTACT_KNOWN', { field: `${who}.phone` });
      }
      const present = [contacts?.relative.phone, contacts?.friend.phone];
      const added = (['relative', 'friend'] as const).filter((who) => !present.includes(form[who].phone));
      const former = await deps.profiles.formerContacts(
        id,
        added.map((who) => form[who].phone),
      );
      const known = added.find((who) => former.includes(form[who].phone));
      if (known) return refuse('CONTACT_KNOWN', { field: `${known}.phone` });
      await deps.profiles.saveContacts(id, form);
      return undefined;
    });

  return {
    find: (id: BorrowerId) => deps.profiles.find(id),
    savePersonal: (asker: Asker, form: PersonalForm) =>
      save(asker.borrowerId, 'PERSONAL_DATA', (before) => writePersonal(asker, form, before)),
    saveAddress: (id: BorrowerId, form: AddressForm) =>
      save(id, 'ADDRESS', async (before) => {
        if (isTrusted(before, form.homePhone)) return refuse('CONTACT_KNOWN', { field: 'homePhone' });
        await deps.profiles.saveAddress(id, form);
        return undefined;
      }),
    saveEmployment,
    saveContacts,
  };
}
export type ProfileUseCase = ReturnType<typeof makeProfile>;

type Write = (before: StoredProfile) => Promise<Refused | undefined>;

function fixedByNow(before: StoredProfile, form: PersonalForm) {
  const changed = IDENTITY_FIELDS.find((field) => before.personal?.[field] !== form[field]);
  return refusedAct('changeIdentity', { registered: before.completedAt !== null && changed !== undefined }, changed);
}

function documentProblem(form: PersonalForm, today: LocalDate) {
  if (form.documentIssuedOn > today) return refuse('FIELD_INVALID', { field: 'documentIssuedOn' });
  if (form.documentValidTo < addDays(today, DOCUMENT_DAYS_LEFT))
    return refuse('DOCUMENT_EXPIRED', { field: 'documentValidTo' });
  return undefined;
}

/** A trusted person is asked on a number of their own, whichever of the two was stated first (R330). */
const isTrusted = ({ contacts }: StoredProfile, phone: string | null): boolean =>
  phone !== null && (contacts?.relative.phone === phone || contacts?.friend.phone === phone);
