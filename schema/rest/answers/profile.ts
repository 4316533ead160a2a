/** The profile and its blocks in /json: each field under our name and under those of clients outside. */
import { z } from 'zod';
import {
  BIRTH_PLACES,
  CITIZENSHIPS,
  DECLARATIONS,
  EDUCATIONS,
  EMPLOYMENT_TYPES,
  FAMILY_STATUSES,
  FRIEND_RELATIONS,
  HOUSE_OWNERS,
  IDENTITY_DOCUMENTS,
  ISSUERS,
  keysOf,
  LIVING_TIMES,
  REGIONS,
  RELATIVE_RELATIONS,
  SECTORS,
  TAX_RESIDENCES,
} from '../../reference/dictionaries.ts';
import { ADDRESS_NAMES, EMPLOYMENT_NAMES, IDENTITY_NAMES, type Names, PERSONAL_NAMES } from '../profile.ts';
import { Day } from './shape.ts';

export type ProfileBlock =
  | 'address'
  | 'personalData'
  | 'identityData'
  | 'employmentData'
  | 'additionalData'
  | 'contacts';
type Fields = Readonly<Record<string, z.ZodType>>;

/** A field that is not filled in is null. */
const nullable = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, type.nullable()]));

const text = z.string();
const STEPS = ['PHONE', 'PASSWORD', 'IIN', 'PERSONAL_DATA', 'ADDRESS', 'EMPLOYMENT', 'CONTACTS', 'COMPLETE'] as const;
const Step = z.enum(STEPS);

const personal = nullable({
  lastName: text,
  firstName: text,
  patronymic: text,
  noPatronymic: z.boolean(),
  birthDate: Day,
  sex: z.enum(['MALE', 'FEMALE']),
  iinMasked: text,
  citizenship: z.enum(keysOf(CITIZENSHIPS)),
  birthPlace: z.enum(keysOf(BIRTH_PLACES)),
  documentType: z.enum(keysOf(IDENTITY_DOCUMENTS)),
  documentNumber: text,
  documentIssuedOn: Day,
  documentValidTo: Day,
  documentIssuedBy: z.enum(keysOf(ISSUERS)),
  education: z.enum(keysOf(EDUCATIONS)),
  familyStatus: z.enum(keysOf(FAMILY_STATUSES)),
  childrenCount: z.int(),
  childrenUnder18: z.int(),
  dependents: z.int().optional(),
  taxResidence: z.enum(keysOf(TAX_RESIDENCES)).optional(),
  /** Name and document are the state registry's, not confirmed yet. */
  fromRegistry: z.boolean(),
});

const address = {
  region: z.enum(keysOf(REGIONS)),
  district: text.nullable(),
  city: text,
  street: text,
  house: text,
  flat: text.nullable(),
  postIndex: text.nullable(),
};

const employment = nullable({
  email: text,
  employmentType: z.enum(keysOf(EMPLOYMENT_TYPES)),
  sector: z.enum(keysOf(SECTORS)),
  employer: text,
  workPhone: text,
  workPhoneExtension: text,
  jobMonths: z.int(),
  experienceMonths: z.int(),
  entrepreneur: z.boolean().optional(),
  incomeBand: z.int(),
  additionalIncome: z.int(),
  socialHelp: z.int().optional(),
  monthlyExpenses: z.int(),
  monthlyLoanPayments: z.int(),
  hasCreditCard: z.boolean(),
  creditCardLimit: z.int().optional(),
  tookLoansBefore: z.boolean(),
  hadDelays: z.boolean(),
  hasActiveLoans: z.boolean(),
  ownsProperty: z.boolean(),
  ownsCar: z.boolean(),
  declarations: z.array(z.strictObject({ key: z.enum(keysOf(DECLARATIONS)), yes: z.boolean() })),
  overdueDays: z.int().optional(),
});

/** Their names for the fields of these parts. */
const named = (names: Names, typeOf: (path: string) => z.ZodType | undefined): Fields =>
  Object.fromEntries(Object.entries(names).map(([theirs, ours]) => [theirs, (typeOf(ours) ?? text).nullable()]));
const fieldOf = (fields: Fields) => (path: string) => fields[path.split('.').at(-1) ?? ''];

const Personal = z.strictObject({ ...personal, ...named(PERSONAL_NAMES, fieldOf(personal)) });
const Identity = z.strictObject({
  ...personal,
  ...named(IDENTITY_NAMES, fieldOf(personal)),
  iin: text.nullable(),
  email: text.nullable(),
});
const Address = z.strictObject({
  registration: z.strictObject(address),
  livesAtRegistration: z.boolean(),
  residence: z.strictObject(address).nullable(),
  homePhone: text.nullable(),
  houseOwner: z.enum(keysOf(HOUSE_OWNERS)),
  livingTime: z.enum(keysOf(LIVING_TIMES)),
  ...named(ADDRESS_NAMES, fieldOf(address)),
});
const Employment = z.strictObject({ ...employment, ...named(EMPLOYMENT_NAMES, fieldOf(employment)) });
const Contacts = z.strictObject({
  relative: z.strictObject({ name: text, phone: text, relation: z.enum(keysOf(RELATIVE_RELATIONS)) }),
  friend: z.strictObject({ name: text, phone: text, relation: z.enum(keysOf(FRIEND_RELATIONS)) }),
});
const { monthlyExpenses, monthlyLoanPayments, hasCreditCard, tookLoansBefore, hadDelays, hasActiveLoans } = employment;
const { ownsProperty, ownsCar, declarations, socialHelp, creditCardLimit, overdueDays } = employment;
const more = { monthlyExpenses, monthlyLoanPayments, hasCreditCard, tookLoansBefore, hadDelays, hasActiveLoans };
const Additional = z.strictObject(
  Object.assign({}, more, { ownsProperty, ownsCar, declarations, socialHelp, creditCardLimit, overdueDays }) as Fields,
);

/** Null until the block is saved. */
export const PROFILE_BLOCKS: Readonly<Record<ProfileBlock, z.ZodType>> = {
  address: Address.meta({ id: 'Address' }).nullable(),
  personalData: Personal.meta({ id: 'PersonalData' }).nullable(),
  identityData: Identity.meta({ id: 'IdentityData' }),
  employmentData: Employment.meta({ id: 'EmploymentData' }).nullable(),
  additionalData: Additional.meta({ id: 'AdditionalData' }).nullable(),
  contacts: Contacts.meta({ id: 'Contacts' }).nullable(),
};

const whole = {
  id: text,
  mobilePhone: text,
  registrationCompleted: z.boolean(),
  locale: z.enum(['RU', 'KK']),
  step: Step,
  meter: z.strictObject({ percent: z.int(), nextGain: z.int(), nextStep: Step }),
};
export const Profile: z.ZodType<object> = z.strictObject({ ...whole, ...PROFILE_BLOCKS }).meta({ id: 'Profile' });

const anyOf = (fields: Fields) => z.strictObject(nullable(fields));
/** What an edit answers: the profile as it is saved, in our names. */
export const SavedProfile: z.ZodType<object> = z
  .strictObject({
    ...whole,
    email: text.nullable(),
    emailConfirmed: z.boolean(),
    personal: anyOf(personal),
    address: anyOf({
      registration: z.strictObject(address),
      livesAtRegistration: z.boolean(),
      residence: z.strictObject(address),
      homePhone: text,
      houseOwner: z.enum(keysOf(HOUSE_OWNERS)),
      livingTime: z.enum(keysOf(LIVING_TIMES)),
      fromRegistry: z.boolean(),
    }),
    employment: anyOf(employment),
    contacts: anyOf(Contacts.shape),
  })
  .meta({ id: 'SavedProfile' });
export const CurrentStep = z.strictObject({ step: Step });

export const IinKept = {
  status: z
    .enum([
      'NOT_VALID',
      'IIN_PARSE_ERROR',
      'NOT_RIGHT_AGE',
      'IIN_SAVED',
      'IIN_EXISTS',
      'IIN_NOT_FOUND',
      'IIN_ALREADY_EXISTS',
      'IIN_ALREADY_SAVED',
      'IIN_BLOCKED',
    ])
    .nullable(),
  phoneNumber: text.nullable(),
};
