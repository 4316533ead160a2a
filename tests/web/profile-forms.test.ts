import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DECLARATIONS } from '../../schema/reference/dictionaries.ts';
import { addressTyped, copied, readAddress } from '../../web/features/profile/address-form.ts';
import { contactsTyped, readContacts } from '../../web/features/profile/contacts-form.ts';
import {
  askedOf,
  type EmploymentTyped,
  employmentTyped,
  readEmployment,
} from '../../web/features/profile/employment-form.ts';
import { labelOf } from '../../web/features/profile/labels.ts';
import {
  lastDayOf,
  PERSONAL_WRONG,
  type PersonalTyped,
  personalTyped,
  readPersonal,
} from '../../web/features/profile/personal-form.ts';
import type { Profile } from '../../web/features/profile/profile-source.ts';
import { withDraft } from '../../web/lib/drafts.ts';
import type { Translate } from '../../web/lib/intl.ts';
import { saying, YES } from '../../web/lib/typed-form.ts';

const TODAY = '2026-11-20';
const t: Translate = (id, values) => (values ? `${id} ${Object.values(values).join(' ')}` : id);
const say = saying({ t, lang: 'ru', labelOf, wrong: PERSONAL_WRONG });
const fieldsOf = (reading: object): (string | undefined)[] =>
  'problems' in reading ? (reading.problems as { field?: string }[]).map(({ field }) => field) : [];

/** The server's answer right after the IIN: it holds only what the IIN says. */
const nobody = {
  __typename: 'Profile',
  id: 'b1',
  mobilePhone: '77011234567',
  meter: { __typename: 'ApprovalMeter', percent: 25, nextGain: 10, nextStep: 'PERSONAL_DATA' },
  personal: {
    __typename: 'PersonalData',
    fromRegistry: false,
    lastName: null,
    firstName: null,
    patronymic: null,
    noPatronymic: false,
    birthDate: '1990-04-12',
    sex: 'FEMALE',
    iinMasked: '90********13',
    citizenship: null,
    birthPlace: null,
    documentType: null,
    documentNumber: null,
    documentIssuedOn: null,
    documentValidTo: null,
    documentIssuedBy: null,
    education: null,
    familyStatus: null,
    childrenCount: null,
    childrenUnder18: null,
    dependents: null,
    taxResidence: null,
  },
  address: {
    __typename: 'AddressData',
    fromRegistry: false,
    registration: null,
    livesAtRegistration: false,
    residence: null,
    homePhone: null,
    houseOwner: null,
    livingTime: null,
  },
  employment: {
    __typename: 'EmploymentData',
    email: null,
    employmentType: null,
    sector: null,
    employer: null,
    workPhone: null,
    workPhoneExtension: null,
    jobMonths: null,
    experienceMonths: null,
    incomeBand: null,
    additionalIncome: null,
    monthlyExpenses: null,
    monthlyLoanPayments: null,
    entrepreneur: null,
    socialHelp: null,
    hasCreditCard: null,
    creditCardLimit: null,
    tookLoansBefore: null,
    hadDelays: null,
    hasActiveLoans: null,
    ownsProperty: null,
    ownsCar: null,
    declarations: DECLARATIONS.map(({ key }) => ({ __typename: 'Declaration' as const, key, yes: false })),
    overdueDays: null,
  },
  contacts: { __typename: 'ContactsData', relative: null, friend: null },
} satisfies Profile;

const person: PersonalTyped = {
  ...personalTyped(nobody),
  lastName: ' Ахметова ',
  firstName: 'Айгерим',
  patronymic: 'Ержанкызы',
  citizenship: 'KZ',
  birthPlace: 'KAZAKHSTAN',
  documentType: 'IDENTITY_CARD',
  documentNumber: '012 345 678',
  documentIssuedOn: '10032020',
  documentValidTo: '9.3.2030',
  documentIssuedBy: 'MVD',
  education: 'HIGHER_EDUCATION',
  familyStatus: 'MARRIED',
  childrenCount: '2',
  childrenUnder18: '1',
};

describe('the form of personal data', () => {
  it("the page sends it in the server's format", () => {
    expect(readPersonal(person, say, TODAY)).toEqual({
      input: expect.objectContaining({
        lastName: 'Ахметова',
        documentNumber: '012345678',
        documentIssuedOn: '2020-03-10',
        documentValidTo: '2030-03-09',
        childrenCount: 2,
        birthDate: '1990-04-12',
      }),
    });
  });

  it('the dates of a document are checked against today and the birth', () => {
    const dates = (documentIssuedOn: string, documentValidTo: string) =>
      fieldsOf(readPersonal({ ...person, documentIssuedOn, documentValidTo }, say, TODAY));
    expect(dates('21.11.2026', '01.01.2036')).toEqual(['documentIssuedOn']);
    expect(dates('20.11.2026', '20.11.2036')).toEqual([]);
    expect(dates('01.01.1990', '01.01.2036')).toEqual(['documentIssuedOn']);
    expect(dates('10.03.2016', '19.11.2026')).toEqual(['documentValidTo']);
    expect(dates('10.03.2020', '10.03.2019')).toEqual(['documentValidTo']);
    expect(dates('31.02.2020', '10.03.2030')).toEqual(['documentIssuedOn']);
  });

  it('every missing field is named at once, in the order of the page', () => {
    const found = fieldsOf(readPersonal({ ...personalTyped(nobody), lastName: 'Ким' }, say, TODAY));
    expect(found.slice(0, 3)).toEqual(['firstName', 'patronymic', 'birthPlace']);
    expect(found).not.toContain('childrenUnder18');
  });

  it('an identity card answers the question of citizenship, another document does not (R770)', () => {
    const typed = personalTyped(nobody);
    expect([typed.documentType, typed.documentIssuedBy, typed.citizenship]).toEqual(['IDENTITY_CARD', 'MVD', '']);
    expect(readPersonal({ ...person, citizenship: '' }, say, TODAY)).toMatchObject({ input: { citizenship: 'KZ' } });
    const abroad = { ...person, documentType: 'PASSPORT', citizenship: '' };
    expect(fieldsOf(readPersonal(abroad, say, TODAY))).toEqual(['citizenship']);
    expect(readPersonal({ ...abroad, citizenship: 'RU' }, say, TODAY)).toMatchObject({ input: { citizenship: 'RU' } });
  });

  it.each([
    ['10.03.2020', '09.03.2030'],
    ['10032020', '09.03.2030'],
    ['29.02.2024', '27.02.2034'],
    ['10.03.202', ''],
    ['31.02.2020', ''],
  ])('an identity card of %s is good to %s', (issuedOn, last) => expect(lastDayOf(issuedOn)).toBe(last));

  it('no patronymic is needed where the document has none, and no count where there are no children', () => {
    const alone = { ...person, patronymic: '', noPatronymic: YES, childrenCount: '0', childrenUnder18: '' };
    expect(readPersonal(alone, say, TODAY)).toMatchObject({
      input: { patronymic: null, noPatronymic: true, childrenUnder18: 0 },
    });
    expect(fieldsOf(readPersonal({ ...person, childrenUnder18: '3' }, say, TODAY))).toEqual(['childrenUnder18']);
  });
});

describe('the form of the address', () => {
  const home = {
    ...addressTyped(nobody),
    ...Object.fromEntries(
      Object.entries({ region: 'ALMATY_CITY', city: 'Алматы', street: 'Абая', house: '10' }).map(([part, value]) => [
        `${'registration'}.${part}`,
        value,
      ]),
    ),
    houseOwner: 'RENT',
    livingTime: 'MORE_5_YEARS',
  };

  it('the home address is the registered one where the borrower lives there', () => {
    expect(readAddress(home, say)).toMatchObject({
      input: { livesAtRegistration: true, residence: null, registration: { city: 'Алматы', flat: null } },
    });
  });

  it('another home address starts as a copy of the registered one and keeps what is typed', () => {
    const moved = { ...home, livesAtRegistration: '', ...copied(home) };
    expect(moved['residence.street']).toBe('Абая');
    expect(copied({ ...moved, 'residence.street': 'Сатпаева' })).toEqual({});
    expect(readAddress(moved, say)).toMatchObject({ input: { residence: { street: 'Абая' } } });
    expect(fieldsOf(readAddress({ ...moved, 'residence.house': '' }, say))).toEqual(['residence.house']);
  });
});

describe('the form of employment', () => {
  const answered: EmploymentTyped = {
    ...employmentTyped(nobody),
    email: 'A@Example.kz',
    employmentType: 'PENSIONER',
    incomeBand: '3',
    monthlyExpenses: '80\u00a0000 ₸',
    ownsProperty: YES,
    declarations: YES,
  };
  const read = (values: EmploymentTyped) => readEmployment(values, say);

  it('no answer is preset', () => {
    expect(new Set(Object.values(employmentTyped(nobody)))).toEqual(new Set(['']));
  });

  it('questions that do not apply are hidden, and count as "no" or zero', () => {
    expect(Object.values(askedOf(answered)).some(Boolean)).toBe(false);
    expect(read(answered)).toMatchObject({
      input: {
        email: 'a@example.kz',
        monthlyExpenses: 80_000,
        monthlyLoanPayments: 0,
        hadDelays: false,
        employer: null,
      },
    });
    const card = { ...answered, hasCreditCard: YES };
    expect(askedOf(card).payments).toBe(true);
    expect(fieldsOf(read(card)).sort()).toEqual(['creditCardLimit', 'monthlyLoanPayments']);
    const late = { ...answered, declarations: '', 'declarations.UNFULFILLED_OBLIGATIONS': YES };
    expect(fieldsOf(read(late))).toEqual(['overdueDays']);
  });

  it('one tick answers for each group: a statement, or that none applies', () => {
    const none = { ...answered, ownsProperty: '', circumstances: YES };
    expect(read(none)).toMatchObject({ input: { ownsProperty: false, hasCreditCard: false, entrepreneur: false } });
    expect(read(answered)).toMatchObject({
      input: { ownsProperty: true, declarations: { length: DECLARATIONS.length } },
    });
    const late = read({ ...answered, hadDelays: YES });
    expect(late).toMatchObject({ input: { hadDelays: true, tookLoansBefore: true } });
    expect(fieldsOf(read({ ...answered, ownsProperty: '', declarations: '' }))).toEqual([
      'circumstances',
      'declarations',
    ]);
  });

  it('a missing employer or sector is reported together with all other errors', () => {
    const found = fieldsOf(read({ ...answered, employmentType: 'FULL_TIME_EMPLOYMENT', email: '' }));
    expect(found).toEqual(['email', 'sector', 'employer']);
  });

  it('a longer time at the last job than at all jobs is refused', () => {
    const worker = {
      ...answered,
      employmentType: 'FULL_TIME_EMPLOYMENT',
      sector: 'IT',
      employer: 'ТОО',
      jobMonths: '60',
      experienceMonths: '24',
    };
    expect(fieldsOf(read(worker))).toEqual(['jobMonths']);
  });
});

describe('the form of trusted persons', () => {
  const two = {
    ...contactsTyped(nobody),
    'relative.name': 'Асан Ахметов',
    'relative.phone': '8 702 000 00 01',
    'relative.relation': 'BROTHER_SISTER',
    'friend.name': 'Жанар Ким',
    'friend.phone': '+7 705 000 00 02',
    'friend.relation': 'FRIEND',
  };

  it('their names have two words, their numbers differ, and none is the borrower’s', () => {
    expect(readContacts(two, say, '77011234567')).toMatchObject({ input: { relative: { phone: '77020000001' } } });
    expect(fieldsOf(readContacts({ ...two, 'friend.phone': '77020000001' }, say, '77011234567'))).toEqual([
      'friend.phone',
    ]);
    expect(fieldsOf(readContacts({ ...two, 'friend.phone': '8 701 123-45-67' }, say, '77011234567'))).toEqual([
      'friend.phone',
    ]);
    const known = ['77020000001'];
    expect(fieldsOf(readContacts(two, say, '77011234567', known))).toEqual(['relative.phone']);
    expect(fieldsOf(readContacts({ ...two, 'relative.name': 'Асан' }, say, '77011234567'))).toEqual(['relative.name']);
  });
});

describe('a draft of a form', () => {
  const known = { lastName: 'Ким', firstName: '' };
  const stored = (owner: string, values: object) => JSON.stringify({ owner, values });

  it('it replaces the saved values, for its owner only', () => {
    expect(withDraft(known, stored('b1', { lastName: 'Цой' }), 'b1')).toEqual({ lastName: 'Цой', firstName: '' });
    expect(withDraft(known, stored('b2', { lastName: 'Цой' }), 'b1')).toBe(known);
  });

  it('invalid data in the storage are ignored', () => {
    expect(withDraft(known, '{', 'b1')).toBe(known);
    expect(withDraft(known, stored('b1', { lastName: 7, other: 'x' }), 'b1')).toEqual(known);
  });
});

it('every field has its label', () => {
  const ids = Object.keys(
    JSON.parse(readFileSync(new URL('../../web/locales/kk/profile.json', import.meta.url), 'utf8')),
  );
  const fields = [personalTyped, addressTyped, employmentTyped, contactsTyped]
    .flatMap((typed) => Object.keys(typed(nobody)))
    .filter((field) => !field.startsWith('declarations.'));
  expect(fields.map(labelOf).filter((label) => !ids.includes(label))).toEqual([]);
});
