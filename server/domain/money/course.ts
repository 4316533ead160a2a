/**
 * The rest of a loan as it runs if what is due today is paid today and every later instalment on its day: the loan is
 * accrued from day to day and each sum allocated, so principal repaid ahead, a lowered price and a stop count (R926).
 */
import type { AllocationRule, AllocationStep } from '../../../schema/reference/allocation.ts';
import { type LocalDate, latest } from '../../../schema/values/local-date.ts';
import { add, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accrueTo } from './accrual.ts';
import { allocate, settle } from './allocation.ts';
import type { Figures } from './contract.ts';
import { debtsOn, dueDate, sumOf } from './debt.ts';
import { heldFrom } from './held.ts';

export type DatedSum = { readonly date: LocalDate; readonly amount: Tiyn };

export type Course = {
  readonly payments: readonly DatedSum[];
  /** What accrues after the last event. */
  readonly interest: Tiyn;
};

const COMPONENTS = ['principal', 'interest', 'penalty', 'premium'] as const;
const steps = (...stages: AllocationStep['stage'][]): AllocationRule['order'] =>
  stages.flatMap((stage) => COMPONENTS.map((component) => ({ stage, component })));
const DUE = steps('OVERDUE', 'DUE');
const EVERYTHING = steps('ANY');

export function courseOf({ contract, standing: known }: Figures, day: LocalDate): Course {
  const today = latest(day, known.accruedThrough);
  const coming = known.rows.map((row) => dueDate(row, known)).filter((date) => date > today);
  const days = [today, ...new Set(coming)].sort();
  const payments: DatedSum[] = [];
  let standing = known;
  let interest = ZERO;
  for (const date of days) {
    const accrued = accrueTo(contract, standing, date);
    const debts = debtsOn(accrued.standing, date);
    const { lines } = allocate(sumOf(debts), debts, date === days.at(-1) ? EVERYTHING : DUE);
    // Only what is paid fixes the accrual of its day.
    if (lines.length === 0) continue;
    interest = add(interest, accrued.interest);
    payments.push({ date, amount: add(...lines.map((line) => line.amount)) });
    standing = heldFrom(contract, accrued.standing, settle(accrued.standing, lines, date), date);
  }
  return { payments, interest };
}

/** Everything still to pay from `day` on. */
export const toTheEnd = (loan: Figures, day: LocalDate): Tiyn =>
  add(...courseOf(loan, day).payments.map(({ amount }) => amount));
