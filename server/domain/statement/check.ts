/** Is this statement acceptable, and what income does it show? (R28, R96) */
import { STATEMENT } from '../../../schema/reference/limits.ts';
import { addDays, addMonths, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, type Tiyn, tiyn } from '../../../schema/values/money.ts';
import { type Result, refuse } from '../decider.ts';

export type StatementFacts = {
  readonly holder: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly active: boolean;
  readonly operations: readonly { readonly on: LocalDate; readonly amount: Tiyn }[];
};

/** In tiyn a month over six months, rounded down; and in how many of them money came in. */
export type Income = { readonly monthlyIncome: Tiyn; readonly monthsWithIncome: number };

type Applicant = { readonly today: LocalDate; readonly lastName: string; readonly firstName: string };

export function checkStatement(statement: StatementFacts, applicant: Applicant): Result<{ income: Income }> {
  const { today, lastName, firstName } = applicant;
  const { from, to } = statement;
  const fresh = addDays(to, STATEMENT.days) >= today && to <= today;
  // One day of tolerance: banks include the first day or not.
  if (!fresh || from > addDays(addMonths(to, -STATEMENT.months), 1)) return refuse('STATEMENT_DATES');
  if (!namesOf(statement.holder).includes(wordOf(lastName)) || !namesOf(statement.holder).includes(wordOf(firstName)))
    return refuse('STATEMENT_NAME');
  if (!statement.active) return refuse('STATEMENT_CARD');
  const within = statement.operations.filter(({ on }) => on >= from && on <= to);
  if (within.length === 0) return refuse('STATEMENT_EMPTY');
  const income = incomeOf(within, to);
  if (income.monthsWithIncome < STATEMENT.incomeMonths) {
    return refuse('STATEMENT_INCOME', {
      facts: { months: `${income.monthsWithIncome}`, needed: `${STATEMENT.incomeMonths}` },
    });
  }
  return { income };
}

/** Months count back from the last day of the statement, not by the calendar. */
function incomeOf(operations: StatementFacts['operations'], to: LocalDate): Income {
  const months = Array.from({ length: STATEMENT.months }, (_, back) => {
    const [after, until] = [addMonths(to, -back - 1), addMonths(to, -back)];
    return add(...operations.filter(({ on, amount }) => amount > 0n && on > after && on <= until).map((o) => o.amount));
  });
  return {
    monthlyIncome: tiyn(add(...months) / BigInt(STATEMENT.months)),
    monthsWithIncome: months.filter((sum) => sum > 0n).length,
  };
}

const wordOf = (text: string): string => text.trim().toUpperCase().replaceAll('Ё', 'Е');
const namesOf = (text: string): readonly string[] => wordOf(text).split(/[\s,.]+/);
