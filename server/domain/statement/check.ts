/** Is this statement acceptable, and what income does it show? (R28, R96) */
import { STATEMENT } from '../../../schema/reference/limits.ts';
import { addDays, addMonths, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, least, type Tiyn, tiyn } from '../../../schema/values/money.ts';
import { namedIn } from '../../../schema/values/person-name.ts';
import { refuse } from '../decider.ts';

export type StatementFacts = {
  readonly holder: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly active: boolean;
  readonly operations: readonly { readonly on: LocalDate; readonly amount: Tiyn }[];
};

/** In tiyn a month, rounded down; twelve months only where the statement covers them (R350). */
type Averages = { readonly months3: Tiyn; readonly months6: Tiyn; readonly months12: Tiyn | null };
/** The smallest of the averages counts; and in how many of the last six months money came in. */
export type Income = {
  readonly monthlyIncome: Tiyn;
  readonly monthsWithIncome: number;
  readonly averages: Averages;
};

type Applicant = { readonly today: LocalDate; readonly lastName: string; readonly firstName: string };

export function checkStatement(statement: StatementFacts, applicant: Applicant) {
  const { today, lastName, firstName } = applicant;
  const { from, to } = statement;
  const fresh = addDays(to, STATEMENT.days) >= today && to <= today;
  if (!fresh || !covers(from, to, STATEMENT.months)) return refuse('STATEMENT_DATES');
  if (!namedIn(lastName, statement.holder) || !namedIn(firstName, statement.holder)) return refuse('STATEMENT_NAME');
  if (!statement.active) return refuse('STATEMENT_CARD');
  const within = statement.operations.filter(({ on }) => on >= from && on <= to);
  if (within.length === 0) return refuse('STATEMENT_EMPTY');
  const income = incomeOf({ ...statement, operations: within });
  if (income.monthsWithIncome < STATEMENT.incomeMonths) {
    return refuse('STATEMENT_INCOME', {
      facts: { months: `${income.monthsWithIncome}`, needed: `${STATEMENT.incomeMonths}` },
    });
  }
  return { income };
}

const LONGEST = 12;

type Period = Pick<StatementFacts, 'operations' | 'from' | 'to'>;
/** What came in up to `until` and since the month before. */
export type MonthOfIncome = { readonly until: LocalDate; readonly income: Tiyn };

/** The latest first. Months count back from the last day of the statement, not by the calendar. */
export const monthsOfIncome = ({ operations, from, to }: Period): readonly MonthOfIncome[] =>
  allMonths({ operations: operations.filter(({ on }) => on >= from && on <= to), from, to }).filter(
    (_, back) => back < STATEMENT.months || covers(from, to, back + 1),
  );

const allMonths = ({ operations, to }: Period): readonly MonthOfIncome[] =>
  Array.from({ length: LONGEST }, (_, back) => {
    const [after, until] = [addMonths(to, -back - 1), addMonths(to, -back)];
    const inside = operations.filter(({ on, amount }) => amount > 0n && on > after && on <= until);
    return { until, income: add(...inside.map(({ amount }) => amount)) };
  });

function incomeOf(statement: StatementFacts): Income {
  const { from, to } = statement;
  const months = allMonths(statement).map(({ income }) => income);
  const average = (count: number): Tiyn => tiyn(add(...months.slice(0, count)) / BigInt(count));
  const averages: Averages = {
    months3: average(3),
    months6: average(STATEMENT.months),
    months12: covers(from, to, LONGEST) ? average(LONGEST) : null,
  };
  const { months3, months6, months12 } = averages;
  return {
    monthlyIncome: least(least(months3, months6), months12 ?? months6),
    monthsWithIncome: months.slice(0, STATEMENT.months).filter((sum) => sum > 0n).length,
    averages,
  };
}

/** One day of tolerance: banks include the first day or not. */
const covers = (from: LocalDate, to: LocalDate, months: number): boolean => from <= addDays(addMonths(to, -months), 1);
