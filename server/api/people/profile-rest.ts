/**
 * The profile and its parts in /json (R105). The fields named in a call's summary are top-level, all others under
 * `data` (R43).
 */

import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { phone as phoneField } from '../../../schema/forms/fields.ts';
import { addressForm, contactsForm, employmentForm, personalForm } from '../../../schema/forms/profile.ts';
import { readForm } from '../../../schema/forms/read.ts';
import { SIGNING_FLOWS, type SigningFlow } from '../../../schema/reference/documents.ts';
import { Lock } from '../../../schema/rest/answers/people.ts';
import {
  CurrentStep,
  IinKept,
  PROFILE_BLOCKS,
  Profile,
  type ProfileBlock,
  SavedProfile,
} from '../../../schema/rest/answers/profile.ts';
import {
  ADDRESS_NAMES,
  EMPLOYMENT_NAMES,
  IDENTITY_NAMES,
  type Names,
  PERSONAL_NAMES,
  withTheirNames,
} from '../../../schema/rest/profile.ts';
import { maskIin } from '../../../schema/values/iin.ts';
import { CODES_A_DAY } from '../../ports/codes.ts';
import type { StoredProfile } from '../../ports/profiles.ts';
import type { ProfileAnswer } from '../../use-cases/people/profile.ts';
import { stepOf } from '../../use-cases/people/profile-step.ts';
import type { Registration } from '../../use-cases/people/registration.ts';
import type { Context } from '../context.ts';
import { needsSignIn } from '../http/http-refusal.ts';
import { BORROWER, EVERYONE } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestAnswer, type RestRoute, route } from '../rest/route.ts';
import { addressOf, askerOf, borrowerOf } from '../use-case-caller.ts';
import type { IdentityApiDeps } from './identity.ts';
import type { ProfileApiDeps } from './profile.ts';
import { shapeProfile } from './profile-shape.ts';
import { signedInOf } from './session.ts';

export type ProfileRoutesDeps = ProfileApiDeps & IdentityApiDeps & { registration: Pick<Registration, 'codesLeft'> };

/** Days shown for a permanent lock, because clients test `lockDays` > 0. */
const FOR_EVER_DAYS = 36_500;
/** Codes requested without a session. Their answer already says how many are left, so this reveals nothing new. */
const BEFORE_SIGN_IN: readonly SigningFlow[] = ['REGISTRATION', 'RESTORE_PASSWORD'];

/** Names and identity documents, grouped as in /json. */
const identityOf = ({ identity, personal, email }: StoredProfile) => ({
  iin: identity ? maskIin(identity.iin) : null,
  documentType: personal?.documentType ?? null,
  documentNumber: personal?.documentNumber ?? null,
  documentIssueDate: personal?.documentIssuedOn ?? null,
  documentValidity: personal?.documentValidTo ?? null,
  issuedBy: personal?.documentIssuedBy ?? null,
  familyStatus: personal?.familyStatus ?? null,
  email,
});

/** Expenses, credits and declarations. */
const additionalOf = ({ employment }: StoredProfile) =>
  employment && {
    monthlyExpenses: employment.monthlyExpenses,
    monthlyLoanPayments: employment.monthlyLoanPayments,
    socialHelp: employment.socialHelp,
    hasCreditCard: employment.hasCreditCard,
    creditCardLimit: employment.creditCardLimit,
    tookLoansBefore: employment.tookLoansBefore,
    hadDelays: employment.hadDelays,
    hasActiveLoans: employment.hasActiveLoans,
    ownsProperty: employment.ownsProperty,
    ownsCar: employment.ownsCar,
    declarations: employment.declarations,
    overdueDays: employment.overdueDays,
  };

const SAVED = { data: SavedProfile };

const BLOCKS: Readonly<Record<ProfileBlock, (profile: StoredProfile) => unknown>> = {
  address: (profile) => withTheirNames(profile.address, ADDRESS_NAMES),
  personalData: (profile) => withTheirNames(shapeProfile(profile).personal ?? null, PERSONAL_NAMES),
  identityData: (profile) => ({
    ...withTheirNames(shapeProfile(profile).personal ?? null, IDENTITY_NAMES),
    ...identityOf(profile),
  }),
  employmentData: (profile) => withTheirNames(profile.employment, EMPLOYMENT_NAMES),
  additionalData: additionalOf,
  contacts: (profile) => profile.contacts,
};

const personalBefore = ({ personal, identity }: StoredProfile): object => ({
  ...personal,
  ...(identity ? { birthDate: identity.birthDate, sex: identity.sex } : {}),
});
const employmentBefore = ({ employment, email }: StoredProfile): object => ({ email, ...employment });

/** The same fields, each of which may be left out; rules between fields are checked on the whole form. */
const partOf = <Shape extends z.core.$ZodShape>({ _zod }: z.core.$ZodObject<Shape>) =>
  z.object(Object.fromEntries(Object.entries(_zod.def.shape).map(([name, type]) => [name, z.optional(type)])));

export const profileRoutes = (deps: ProfileRoutesDeps): RestRoute[] => {
  const mine = async (context: Context): Promise<StoredProfile> => {
    const profile = await deps.profile.find(borrowerOf(context));
    if (!profile) throw needsSignIn();
    return profile;
  };
  const saved = (answer: ProfileAnswer): RestAnswer<typeof SAVED> => {
    if ('refusal' in answer) return refusal(answer);
    // An IIN is saved before anything else is.
    const { refusedIin, ...data } = shapeProfile(answer.profile);
    return { data };
  };

  const reads = (Object.keys(BLOCKS) as ProfileBlock[]).map((name) =>
    route({
      method: 'GET',
      path: `/json/profile/${name}`,
      summary: `The profile's block ${name} (section 7)`,
      policy: BORROWER,
      answer: { data: PROFILE_BLOCKS[name] },
      handle: async ({ context }) => ({ data: BLOCKS[name](await mine(context)) }),
    }),
  );

  const edit = <T>(
    name: string,
    body: $ZodType<T>,
    names: Names,
    save: (context: Context, form: T) => Promise<ProfileAnswer>,
  ) =>
    route({
      method: 'POST',
      path: `/json/profile/${name}/edit`,
      summary: `Saves the block ${name} (section 7)`,
      policy: BORROWER,
      answer: SAVED,
      body,
      names,
      handle: async ({ body: form, context }) => saved(await save(context, form)),
    });

  /** Takes a part of the form; the rest stays as it is saved. */
  const editPart = <Shape extends z.core.$ZodShape>(
    name: string,
    form: z.core.$ZodObject<Shape>,
    names: Names,
    before: (profile: StoredProfile) => object,
    save: (context: Context, form: z.core.output<z.core.$ZodObject<Shape>>) => Promise<ProfileAnswer>,
  ) =>
    route({
      method: 'POST',
      path: `/json/profile/${name}/edit`,
      summary: `Saves a part of the block ${name} (section 7)`,
      policy: BORROWER,
      answer: SAVED,
      body: partOf(form),
      names,
      async handle({ body, context }) {
        const given = Object.entries(body).filter(([, value]) => value !== undefined);
        const read = readForm(form, { ...before(await mine(context)), ...Object.fromEntries(given) });
        return 'problems' in read ? read : saved(await save(context, read.value));
      },
    });

  return [
    route({
      method: 'GET',
      path: '/json/profile',
      summary: 'The whole profile (section 7)',
      policy: BORROWER,
      answer: { data: Profile },
      async handle({ context }) {
        const profile = await mine(context);
        const blocks = Object.entries(BLOCKS).map(([name, block]) => [name, block(profile)] as const);
        const { id, mobilePhone, registrationCompleted, locale, step, meter } = shapeProfile(profile);
        return { data: { id, mobilePhone, registrationCompleted, locale, step, meter, ...Object.fromEntries(blocks) } };
      },
    }),
    route({
      method: 'GET',
      path: '/json/profile/step/current',
      summary: 'The first step that is still to do (section 7)',
      policy: BORROWER,
      answer: { data: CurrentStep },
      handle: async ({ context }) => ({ data: { step: stepOf(await mine(context)) } }),
    }),
    route({
      method: 'POST',
      path: '/json/profile/iin',
      summary: 'Keeps the IIN: reads code and phoneNumber (section 7)',
      policy: BORROWER,
      answer: IinKept,
      body: z.object({ iin: z.string({ error: 'FIELD_REQUIRED' }).max(40) }),
      async handle({ body, context }) {
        const { status, refused } = await deps.identity.submitIin(askerOf(context), body.iin);
        if (refused) return { ...refusal(refused), top: { status } };
        const view = await deps.session.view(signedInOf(context));
        return { top: { status, phoneNumber: view.profile?.phone ?? null } };
      },
    }),
    route({
      method: 'GET',
      path: '/json/profile/sms/limit/:smsMessageType',
      summary: 'Codes left today: reads smsLimitCountLeft (section 7)',
      policy: EVERYONE,
      answer: { smsLimitCountLeft: z.int() },
      params: z.object({ smsMessageType: z.enum(SIGNING_FLOWS) }),
      query: z.object({ phoneNumber: phoneField }),
      async handle({ params, query, context }) {
        const { profile } = await deps.session.view(signedInOf(context));
        // Only the owner of a number sees how many signing codes are left; others get the figure of a number without a
        // loan.
        const mayKnow = BEFORE_SIGN_IN.includes(params.smsMessageType) || profile?.phone === query.phoneNumber;
        if (!mayKnow) return { top: { smsLimitCountLeft: CODES_A_DAY } };
        const visitor = addressOf(context);
        const answer = await deps.registration.codesLeft(query.phoneNumber, params.smsMessageType, visitor);
        return 'refusal' in answer ? refusal(answer) : { top: { smsLimitCountLeft: answer.left } };
      },
    }),
    route({
      method: 'GET',
      path: '/json/account/lockInfo',
      summary: 'Until when no application is taken: reads lockDays, lockedUntil (sections 3, 7)',
      policy: BORROWER,
      answer: { ...Lock, data: z.strictObject(Lock) },
      async handle({ context }) {
        const { lock } = await deps.session.view(signedInOf(context));
        const data = {
          lockDays: lock ? (lock.lockDays ?? FOR_EVER_DAYS) : 0,
          lockedUntil: lock?.lockedUntil ?? null,
          permanent: lock ? lock.lockedUntil === null : false,
        };
        return { top: data, data };
      },
    }),
    ...reads,
    edit('address', addressForm, ADDRESS_NAMES, (context, form) => deps.profile.saveAddress(borrowerOf(context), form)),
    edit('personalData', personalForm, PERSONAL_NAMES, (context, form) =>
      deps.profile.savePersonal(askerOf(context), form),
    ),
    editPart('identityData', personalForm, IDENTITY_NAMES, personalBefore, (context, form) =>
      deps.profile.savePersonal(askerOf(context), form),
    ),
    edit('employmentData', employmentForm, EMPLOYMENT_NAMES, (context, form) =>
      deps.profile.saveEmployment(askerOf(context), form),
    ),
    editPart('additionalData', employmentForm, EMPLOYMENT_NAMES, employmentBefore, (context, form) =>
      deps.profile.saveEmployment(askerOf(context), form),
    ),
    edit('contacts', contactsForm, {}, (context, form) => deps.profile.saveContacts(borrowerOf(context), form)),
  ];
};
