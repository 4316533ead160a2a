import { type EmploymentForm, employmentForm, works } from '../../../schema/forms/profile.ts';
import { DECLARATIONS } from '../../../schema/reference/dictionaries.ts';
import { number } from '../../lib/format.ts';
import { readTyped, type Say, type Typed, typedPhone, typedSum, withMissing, YES } from '../../lib/typed-form.ts';
import { phoneText } from '../../lib/typed-text.ts';
import type { FieldProblem, Reading } from '../../lib/use-submit.ts';
import type { Profile } from './profile-source.ts';

type DeclarationKey = (typeof DECLARATIONS)[number]['key'];
const WORK = ['sector', 'employer', 'workPhone', 'workPhoneExtension', 'jobMonths'] as const;
export const CIRCUMSTANCES = [
  'hasCreditCard',
  'tookLoansBefore',
  'hasActiveLoans',
  'hadDelays',
  'ownsProperty',
  'ownsCar',
  'entrepreneur',
] as const;
type Circumstance = (typeof CIRCUMSTANCES)[number];
const DECLARED = DECLARATIONS.map(({ key }) => `declarations.${key}` as const);
export type EmploymentKey =
  | 'email'
  | 'employmentType'
  | (typeof WORK)[number]
  | 'experienceMonths'
  | 'incomeBand'
  | 'additionalIncome'
  | 'socialHelp'
  | 'monthlyExpenses'
  | 'monthlyLoanPayments'
  | 'creditCardLimit'
  | 'overdueDays'
  | Circumstance
  // "None of these" of each group.
  | 'circumstances'
  | 'declarations'
  | `declarations.${DeclarationKey}`;
export type EmploymentTyped = Typed<EmploymentKey>;

export const EMPLOYMENT_WRONG = {
  workPhone: 'profile.anyPhoneWrong',
  workPhoneExtension: 'profile.extensionWrong',
  jobMonths: 'profile.jobMonthsWrong',
  additionalIncome: 'profile.sumWrong',
  monthlyExpenses: 'profile.sumWrong',
  monthlyLoanPayments: 'profile.sumWrong',
  socialHelp: 'profile.sumWrong',
  creditCardLimit: 'profile.sumWrong',
  overdueDays: 'profile.overdueDaysWrong',
} as const;

const sumText = (sum: number | null): string => (sum === null ? '' : number(sum));
const numberText = (n: number | null): string => (n === null ? '' : String(n));

const tick = (on: boolean): string => (on ? YES : '');

/** Before the step is saved the server has no answers, and none is preset. */
function ticksTyped({ employmentType, ...said }: Profile['employment']): Typed<Ticks> {
  const saved = employmentType !== null;
  const yes = (key: DeclarationKey): boolean => saved && said.declarations.some((one) => one.key === key && one.yes);
  return {
    ...(Object.fromEntries(CIRCUMSTANCES.map((key) => [key, tick(said[key] === true)])) as Typed<Circumstance>),
    ...(Object.fromEntries(
      DECLARATIONS.map(({ key }) => [`declarations.${key}`, tick(yes(key))]),
    ) as Typed<`declarations.${DeclarationKey}`>),
    circumstances: tick(saved && CIRCUMSTANCES.every((key) => said[key] !== true)),
    declarations: tick(saved && DECLARATIONS.every(({ key }) => !yes(key))),
  };
}
type Ticks = Circumstance | 'circumstances' | 'declarations' | `declarations.${DeclarationKey}`;

export const employmentTyped = ({ employment: e }: Profile): EmploymentTyped => ({
  email: e.email ?? '',
  employmentType: e.employmentType ?? '',
  sector: e.sector ?? '',
  employer: e.employer ?? '',
  workPhone: e.workPhone ? phoneText(e.workPhone) : '',
  workPhoneExtension: e.workPhoneExtension ?? '',
  jobMonths: numberText(e.jobMonths),
  experienceMonths: numberText(e.experienceMonths),
  incomeBand: numberText(e.incomeBand),
  additionalIncome: sumText(e.additionalIncome),
  monthlyExpenses: sumText(e.monthlyExpenses),
  monthlyLoanPayments: sumText(e.monthlyLoanPayments),
  socialHelp: sumText(e.socialHelp),
  creditCardLimit: sumText(e.creditCardLimit),
  overdueDays: numberText(e.overdueDays),
  ...ticksTyped(e),
});

/** A question that is not shown counts as "no", zero or not stated. */
export type Asked = {
  readonly work: boolean;
  readonly payments: boolean;
  readonly cardLimit: boolean;
  readonly socialHelp: boolean;
  readonly overdueDays: boolean;
};
export const askedOf = (values: EmploymentTyped): Asked => ({
  work: works(values.employmentType),
  payments: values.hasCreditCard === YES || values.hasActiveLoans === YES,
  cardLimit: values.hasCreditCard === YES,
  socialHelp: values['declarations.SOCIAL_AID'] === YES,
  overdueDays: values['declarations.UNFULFILLED_OBLIGATIONS'] === YES,
});

function inputOf(values: EmploymentTyped, asked: Asked): Record<string, unknown> {
  const work = Object.fromEntries(WORK.map((field) => [field, asked.work ? values[field] : '']));
  const ticked = Object.fromEntries(CIRCUMSTANCES.map((key) => [key, values[key] === YES]));
  const borrowed = (['tookLoansBefore', 'hasActiveLoans', 'hadDelays'] as const).some((key) => values[key] === YES);
  return {
    ...values,
    ...work,
    ...ticked,
    tookLoansBefore: borrowed,
    workPhone: asked.work ? typedPhone(values.workPhone) : '',
    additionalIncome: typedSum(values.additionalIncome),
    socialHelp: asked.socialHelp ? typedSum(values.socialHelp) : '',
    monthlyExpenses: typedSum(values.monthlyExpenses),
    monthlyLoanPayments: asked.payments ? typedSum(values.monthlyLoanPayments) : '0',
    creditCardLimit: asked.cardLimit ? typedSum(values.creditCardLimit) : '',
    overdueDays: asked.overdueDays ? values.overdueDays : '',
    declarations: DECLARATIONS.map(({ key }) => ({ key, yes: values[`declarations.${key}`] === YES })),
  };
}

/** What the schema checks only once each single field is right. */
function missing(values: EmploymentTyped, say: Say): readonly FieldProblem[] {
  const asked = askedOf(values);
  const empty: readonly (EmploymentKey | false)[] = [
    ...(['sector', 'employer'] as const).map((field) => asked.work && values[field].trim() === '' && field),
    asked.cardLimit && values.creditCardLimit === '' && 'creditCardLimit',
    asked.overdueDays && values.overdueDays === '' && 'overdueDays',
    unanswered(values, 'circumstances', CIRCUMSTANCES),
    unanswered(values, 'declarations', DECLARED),
  ];
  return empty.flatMap((field) => (field ? [say(field, 'FIELD_REQUIRED')] : []));
}

const unanswered = (values: EmploymentTyped, group: EmploymentKey, ticks: readonly EmploymentKey[]) =>
  [group, ...ticks].every((key) => values[key] !== YES) && group;

export function readEmployment(values: EmploymentTyped, say: Say): Reading<EmploymentForm> {
  const reading = readTyped(employmentForm, inputOf(values, askedOf(values)), say);
  return withMissing(reading, missing(values, say), Object.keys(values));
}
