/** The steps after the IIN: personal data, address, employment with declarations, trusted persons (R65, R74). */
import { z } from 'zod/mini';
import {
  BIRTH_PLACES,
  CITIZENSHIPS,
  DECLARATIONS,
  EDUCATIONS,
  EMPLOYMENT_TYPES,
  EXPERIENCE_MONTHS,
  FAMILY_STATUSES,
  FRIEND_RELATIONS,
  HOUSE_OWNERS,
  IDENTITY_DOCUMENTS,
  ISSUERS,
  keysOf,
  LIVING_TIMES,
  MOST_CHILDREN,
  MOST_DEPENDENTS,
  REGIONS,
  RELATIVE_RELATIONS,
  SECTORS,
  TAX_RESIDENCES,
  WORKING,
} from '../reference/dictionaries.ts';
import {
  anyPhone,
  birthDay,
  choice,
  day,
  email,
  fullName,
  name,
  optional,
  phone,
  text,
  whole,
  yesNo,
} from './fields.ts';

const DOCUMENT_NUMBER = /^[A-Za-zА-Яа-я]{0,2}\d{6,12}$/;
const invalid = (path: string) => ({ error: 'FIELD_INVALID', path: [path] });
const required = (path: string) => ({ error: 'FIELD_REQUIRED', path: [path] });

/** Nine digits on an identity card; passports and permits start with letters. */
export const documentNumber = text(20).check(
  z.refine((value) => DOCUMENT_NUMBER.test(value), { error: 'FIELD_INVALID' }),
);

export const personalForm = z
  .object({
    lastName: name,
    firstName: name,
    patronymic: optional(name),
    noPatronymic: yesNo,
    /** Asked only where the IIN does not contain them. */
    birthDate: optional(birthDay),
    sex: optional(choice(['MALE', 'FEMALE'])),
    citizenship: choice(keysOf(CITIZENSHIPS)),
    birthPlace: choice(keysOf(BIRTH_PLACES)),
    documentType: choice(keysOf(IDENTITY_DOCUMENTS)),
    documentNumber,
    documentIssuedOn: day,
    documentValidTo: day,
    documentIssuedBy: choice(keysOf(ISSUERS)),
    education: choice(keysOf(EDUCATIONS)),
    familyStatus: choice(keysOf(FAMILY_STATUSES)),
    childrenCount: whole(0, MOST_CHILDREN),
    childrenUnder18: whole(0, MOST_CHILDREN),
    /** Grown people whom the borrower keeps; children have their own fields. */
    dependents: optional(whole(0, MOST_DEPENDENTS)),
    taxResidence: optional(choice(keysOf(TAX_RESIDENCES))),
  })
  .check(
    z.refine((form) => form.noPatronymic || form.patronymic !== null, required('patronymic')),
    z.refine((form) => form.documentIssuedOn < form.documentValidTo, invalid('documentValidTo')),
    z.refine((form) => form.childrenUnder18 <= form.childrenCount, invalid('childrenUnder18')),
  );
export type PersonalForm = z.output<typeof personalForm>;

const address = z.object({
  region: choice(keysOf(REGIONS)),
  district: optional(text(80)),
  city: text(80),
  street: text(120),
  house: text(20),
  flat: optional(text(20)),
  postIndex: optional(
    z.string().check(z.trim(), z.regex(/^(\d{6}|[A-Za-z]\d{2}[A-Za-z]\d[A-Za-z]\d)$/, { error: 'FIELD_INVALID' })),
  ),
});
export type Address = z.output<typeof address>;

export const addressForm = z
  .object({
    registration: address,
    livesAtRegistration: yesNo,
    residence: optional(address),
    homePhone: optional(anyPhone),
    houseOwner: choice(keysOf(HOUSE_OWNERS)),
    livingTime: choice(keysOf(LIVING_TIMES)),
  })
  .check(z.refine((form) => form.livesAtRegistration || form.residence !== null, required('residence')));
export type AddressForm = z.output<typeof addressForm>;

const MOST_TENGE = 100_000_000;
const { min, max, step } = EXPERIENCE_MONTHS;
const months = whole(min, max).check(z.refine((value) => value % step === 0, { error: 'FIELD_INVALID' }));
const MOST_DAYS_OVERDUE = 3_650;

export const employmentForm = z
  .object({
    email,
    employmentType: choice(keysOf(EMPLOYMENT_TYPES)),
    sector: optional(choice(keysOf(SECTORS))),
    employer: optional(text(120)),
    workPhone: optional(anyPhone),
    workPhoneExtension: optional(z.string().check(z.trim(), z.regex(/^\d{1,6}$/, { error: 'FIELD_INVALID' }))),
    jobMonths: optional(months),
    experienceMonths: optional(months),
    /** Registered as an entrepreneur, whatever the main employment is. */
    entrepreneur: optional(yesNo),
    incomeBand: whole(1, 10),
    additionalIncome: optional(whole(0, MOST_TENGE)),
    /** Social help a month; no income in a decision. */
    socialHelp: optional(whole(0, MOST_TENGE)),
    monthlyExpenses: whole(0, MOST_TENGE),
    monthlyLoanPayments: whole(0, MOST_TENGE),
    hasCreditCard: yesNo,
    creditCardLimit: optional(whole(0, MOST_TENGE)),
    tookLoansBefore: yesNo,
    hadDelays: yesNo,
    hasActiveLoans: yesNo,
    ownsProperty: yesNo,
    ownsCar: yesNo,
    declarations: z.array(z.object({ key: choice(keysOf(DECLARATIONS)), yes: yesNo })).check(
      z.maxLength(DECLARATIONS.length),
      // The borrower has to answer each statement; a missing answer is not a "no".
      z.refine((answers) => new Set(answers.map(({ key }) => key)).size === DECLARATIONS.length, {
        error: 'FIELD_REQUIRED',
      }),
    ),
    /** Of the declared obligations that are not met. */
    overdueDays: optional(whole(1, MOST_DAYS_OVERDUE)),
  })
  .check(
    z.refine((form) => form.employer !== null || !works(form.employmentType), required('employer')),
    z.refine((form) => form.sector !== null || !works(form.employmentType), required('sector')),
    z.refine((form) => form.creditCardLimit !== null || !form.hasCreditCard, required('creditCardLimit')),
    z.refine(
      (form) => form.overdueDays !== null || !declares(form, 'UNFULFILLED_OBLIGATIONS'),
      required('overdueDays'),
    ),
    z.refine((form) => (form.jobMonths ?? 0) <= (form.experienceMonths ?? form.jobMonths ?? 0), invalid('jobMonths')),
  );
export type EmploymentForm = z.output<typeof employmentForm>;

export const works = (employmentType: string): boolean => (WORKING as readonly string[]).includes(employmentType);

type Declared = Pick<EmploymentForm, 'declarations'>;
export const declares = ({ declarations }: Declared, key: Declared['declarations'][number]['key']): boolean =>
  declarations.some((one) => one.key === key && one.yes);
export const isEntrepreneur = ({ entrepreneur, employmentType }: EmploymentForm): boolean =>
  entrepreneur === true || employmentType === 'INDIVIDUAL_ENTREPRENEUR';

export const contactsForm = z
  .object({
    relative: z.object({ name: fullName, phone, relation: choice(keysOf(RELATIVE_RELATIONS)) }),
    friend: z.object({ name: fullName, phone, relation: choice(keysOf(FRIEND_RELATIONS)) }),
  })
  .check(
    z.refine((form) => form.relative.phone !== form.friend.phone, {
      error: 'CONTACTS_EQUAL',
      path: ['friend', 'phone'],
    }),
  );
export type ContactsForm = z.output<typeof contactsForm>;
