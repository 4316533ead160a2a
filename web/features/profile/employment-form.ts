import { type EmploymentForm, employmentForm, works } from '../../../schema/forms/profile.ts';
import { DECLARATIONS } from '../../../schema/reference/dictionaries.ts';
import { number } from '../../lib/format.ts';
import {
  NO,
  readTyped,
  type Say,
  type Typed,
  typedPhone,
  typedSum,
  withMissing,
  YES,
  yesNoText,
  yesNoValue,
} from '../../lib/typed-form.ts';
import { phoneText } from '../../lib/typed-text.ts';
import type { FieldProblem, Reading } from '../../lib/use-submit.ts';
import type { Profile } from './profile-source.ts';

type DeclarationKey = (typeof DECLARATIONS)[number]['key'];
const WORK = ['sector', 'employer', 'workPhone', 'workPhoneExtension', 'jobMonths'] as const;
export type EmploymentKey =
  | 'email'
  | 'employmentType'
  | (typeof WORK)[number]
  | 'experienceMonths'
  | 'incomeBand'
  | 'additionalIncome'
  | 'monthlyExpenses'
  | 'monthlyLoanPayments'
  | 'hasCreditCard'
  | 'tookLoansBefore'
  | 'hadDelays'
  | 'hasActiveLoans'
  | 'ownsProperty'
  | 'ownsCar'
  | `declarations.${DeclarationKey}`;
export type EmploymentTyped = Typed<EmploymentKey>;

export const EMPLOYMENT_WRONG = {
  workPhone: 'profile.anyPhoneWrong',
  workPhoneExtension: 'profile.extensionWrong',
  jobMonths: 'profile.jobMonthsWrong',
  additionalIncome: 'profile.sumWrong',
  monthlyExpenses: 'profile.sumWrong',
  monthlyLoanPayments: 'profile.sumWrong',
} as const;

const sumText = (sum: number | null): string => (sum === null ? '' : number(sum));
const numberText = (n: number | null): string => (n === null ? '' : String(n));

function declarationsTyped(said: Profile['employment']['declarations']): Typed<`declarations.${DeclarationKey}`> {
  // Before the step is saved the server has no answers, and none is preset.
  const answers = DECLARATIONS.map(({ key }) => [
    `declarations.${key}`,
    yesNoText(said.find((one) => one.key === key)?.yes),
  ]);
  return Object.fromEntries(answers) as Typed<`declarations.${DeclarationKey}`>;
}

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
  hasCreditCard: yesNoText(e.hasCreditCard),
  tookLoansBefore: yesNoText(e.tookLoansBefore),
  hadDelays: yesNoText(e.hadDelays),
  hasActiveLoans: yesNoText(e.hasActiveLoans),
  ownsProperty: yesNoText(e.ownsProperty),
  ownsCar: yesNoText(e.ownsCar),
  ...declarationsTyped(e.employmentType === null ? [] : e.declarations),
});

/** A question that is not shown counts as "no" or zero. */
export type Asked = { readonly work: boolean; readonly loans: boolean; readonly payments: boolean };
export const askedOf = (values: EmploymentTyped): Asked => {
  const loans = values.tookLoansBefore === YES;
  return {
    work: works(values.employmentType),
    loans,
    payments: values.hasCreditCard === YES || (loans && values.hasActiveLoans === YES),
  };
};

function inputOf(values: EmploymentTyped, asked: Asked): Record<string, unknown> {
  const work = Object.fromEntries(WORK.map((field) => [field, asked.work ? values[field] : '']));
  return {
    ...values,
    ...work,
    workPhone: asked.work ? typedPhone(values.workPhone) : '',
    additionalIncome: typedSum(values.additionalIncome),
    monthlyExpenses: typedSum(values.monthlyExpenses),
    monthlyLoanPayments: asked.payments ? typedSum(values.monthlyLoanPayments) : '0',
    hasCreditCard: yesNoValue(values.hasCreditCard),
    tookLoansBefore: yesNoValue(values.tookLoansBefore),
    hadDelays: yesNoValue(asked.loans ? values.hadDelays : NO),
    hasActiveLoans: yesNoValue(asked.loans ? values.hasActiveLoans : NO),
    ownsProperty: yesNoValue(values.ownsProperty),
    ownsCar: yesNoValue(values.ownsCar),
    declarations: DECLARATIONS.map(({ key }) => ({ key, yes: yesNoValue(values[`declarations.${key}`]) })),
  };
}

const QUESTIONS: readonly string[] = [
  'hasCreditCard',
  'tookLoansBefore',
  'hadDelays',
  'hasActiveLoans',
  'ownsProperty',
  'ownsCar',
];

/** The schema numbers the declarations, the page names them. */
function named({ field = '', text }: FieldProblem, unanswered: (field: string) => string): FieldProblem {
  const at = /^declarations\.(\d+)\./.exec(field)?.[1];
  const key = at === undefined ? undefined : DECLARATIONS[Number(at)]?.key;
  if (key) return { field: `declarations.${key}`, text: unanswered(`declarations.${key}`) };
  return QUESTIONS.includes(field) ? { field, text: unanswered(field) } : { field, text };
}

/** Fields for working people only. */
const missingWork = (values: EmploymentTyped, say: Say): readonly FieldProblem[] =>
  (['sector', 'employer'] as const)
    .filter((field) => works(values.employmentType) && values[field].trim() === '')
    .map((field) => ({ field, text: say(field, 'FIELD_REQUIRED') }));

/** `unanswered` is the text for a question without an answer. */
export function readEmployment(
  values: EmploymentTyped,
  say: Say,
  unanswered: (field: string) => string,
): Reading<EmploymentForm> {
  const reading = readTyped(employmentForm, inputOf(values, askedOf(values)), say);
  const renamed = 'input' in reading ? reading : { problems: reading.problems.map((one) => named(one, unanswered)) };
  return withMissing(renamed, missingWork(values, say), Object.keys(values));
}
