import { type PersonalForm, personalForm } from '../../../schema/forms/profile.ts';
import { addDays, addMonths, parseLocalDate } from '../../../schema/values/local-date.ts';
import { numeric } from '../../lib/dates.ts';
import { readTyped, type Say, type Typed, typedDate, withMissing, YES } from '../../lib/typed-form.ts';
import { dateValue } from '../../lib/typed-text.ts';
import type { FieldProblem, Reading } from '../../lib/use-submit.ts';
import type { Profile } from './profile-source.ts';

const FIELDS = [
  'lastName',
  'firstName',
  'patronymic',
  'noPatronymic',
  'birthDate',
  'sex',
  'documentType',
  'citizenship',
  'birthPlace',
  'documentNumber',
  'documentIssuedOn',
  'documentValidTo',
  'documentIssuedBy',
  'education',
  'familyStatus',
  'childrenCount',
  'childrenUnder18',
  'dependents',
  'taxResidence',
] as const;
/** Those that the state registry answers. */
export const REGISTERED: readonly PersonalKey[] = [
  'lastName',
  'firstName',
  'patronymic',
  'noPatronymic',
  'citizenship',
  'birthPlace',
  'documentType',
  'documentNumber',
  'documentIssuedOn',
  'documentValidTo',
  'documentIssuedBy',
];
export type PersonalKey = (typeof FIELDS)[number];
export type PersonalTyped = Typed<PersonalKey>;

/** For a filled field that is wrong. */
export const PERSONAL_WRONG = {
  lastName: 'profile.nameWrong',
  firstName: 'profile.nameWrong',
  patronymic: 'profile.nameWrong',
  documentNumber: 'profile.documentNumberWrong',
  documentIssuedOn: 'profile.dateWrong',
  documentValidTo: 'profile.validToWrong',
  birthDate: 'profile.dateWrong',
  childrenUnder18: 'profile.childrenWrong',
} as const;

const DAYS: readonly PersonalKey[] = ['birthDate', 'documentIssuedOn', 'documentValidTo'];
const textOf = (value: string | number | boolean | null): string =>
  value === null || value === false ? '' : value === true ? YES : String(value);

/** An identity card is a citizen's, so it answers the question of citizenship (R770). */
export const asksCitizenship = ({ documentType }: Pick<PersonalTyped, 'documentType'>): boolean =>
  documentType !== 'IDENTITY_CARD';
/** The usual document and its issuer stand there to be changed (R770). */
const USUAL: Partial<PersonalTyped> = { documentType: 'IDENTITY_CARD', documentIssuedBy: 'MVD' };

/** An identity card is good for ten years; the last day, where the day of issue is typed whole (R770). */
export function lastDayOf(issuedOn: string): string {
  const day = parseLocalDate(dateValue(issuedOn) ?? '');
  return day ? numeric(addDays(addMonths(day, CARD_MONTHS), -1)) : '';
}
const CARD_MONTHS = 120;

/** As people type them. */
export const personalTyped = ({ personal: p }: Profile): PersonalTyped => {
  const typed = (field: PersonalKey): string => {
    const text = textOf(p[field]) || (USUAL[field] ?? '');
    return DAYS.includes(field) && text !== '' ? numeric(text) : text;
  };
  return Object.fromEntries(FIELDS.map((field) => [field, typed(field)])) as PersonalTyped;
};

/** A document must be issued after the birth and not after today, and be still valid. The server checks how long. */
export function dateProblems(form: PersonalForm, today: string, say: Say): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  const born = form.birthDate ?? '';
  if (form.documentIssuedOn > today || form.documentIssuedOn < born) {
    problems.push(say('documentIssuedOn', 'FIELD_INVALID', 'profile.issuedOnWrong'));
  }
  if (form.documentValidTo < today) {
    problems.push(say('documentValidTo', 'DOCUMENT_EXPIRED', 'profile.documentOver'));
  }
  return problems;
}

/** The schema compares the dates as texts: while the issue date is invalid, that says nothing about the end date. */
function onlyOwnFault<I>(reading: Reading<I>, values: PersonalTyped): Reading<I> {
  if ('input' in reading) return reading;
  const issueWrong = reading.problems.some(({ field }) => field === 'documentIssuedOn');
  const endGood = dateValue(values.documentValidTo) !== undefined;
  if (!issueWrong || !endGood) return reading;
  return { problems: reading.problems.filter(({ field }) => field !== 'documentValidTo') };
}

/** `today` is the server's business day. */
export function readPersonal(values: PersonalTyped, say: Say, today: string): Reading<PersonalForm> {
  const without = values.noPatronymic === YES;
  const input = {
    ...values,
    noPatronymic: without,
    patronymic: without ? '' : values.patronymic,
    birthDate: typedDate(values.birthDate),
    documentIssuedOn: typedDate(values.documentIssuedOn),
    documentValidTo: typedDate(values.documentValidTo),
    documentNumber: values.documentNumber.replace(/\s/g, ''),
    citizenship: asksCitizenship(values) ? values.citizenship : 'KZ',
    // Not on the page without children.
    childrenUnder18: Number(values.childrenCount) > 0 ? values.childrenUnder18 : '0',
  };
  const reading = readTyped(personalForm, input, say, (form) => dateProblems(form, today, say));
  const missing = input.patronymic === '' && !without ? [say('patronymic', 'FIELD_REQUIRED')] : [];
  return withMissing(onlyOwnFault(reading, values), missing, FIELDS);
}
