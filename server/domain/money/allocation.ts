/** Payment allocation. The rule is data (schema/reference/allocation.ts); this walks it and records every line. */
import type { AllocationLine, Balances, ScheduleRow } from '../../../schema/events/figures.ts';
import type { AllocationStep } from '../../../schema/reference/allocation.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, least, most, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { agedBySum, type Debt, debtsOn, dueDate } from './debt.ts';

export type Allocation = { readonly lines: readonly AllocationLine[]; readonly remainder: Tiyn };

/** Pays the debts in the order of the steps and, within a step, of the rows; each debt at most once. */
export function allocate(money: Tiyn, debts: readonly Debt[], steps: readonly AllocationStep[]): Allocation {
  let remainder = money;
  const lines: AllocationLine[] = [];
  for (const step of steps) {
    for (const debt of debts.filter((d) => matches(d, step))) {
      const amount = least(remainder, debt.amount);
      if (amount === 0n) continue;
      remainder = subtract(remainder, amount);
      lines.push({
        component: debt.component,
        overdue: debt.stage === 'OVERDUE',
        row: debt.stage === 'AHEAD' ? null : debt.row,
        amount,
      });
    }
  }
  return { lines, remainder };
}

const matches = (debt: Debt, step: AllocationStep): boolean =>
  debt.component === step.component && (step.stage === 'ANY' || step.stage === debt.stage);

const total = (lines: readonly AllocationLine[], component: AllocationLine['component']): Tiyn =>
  add(...lines.filter((line) => line.component === component).map((line) => line.amount));

/** The balances after the lines are paid on `day`; `standing` is accrued through that day. */
export function settle(standing: Balances, lines: readonly AllocationLine[], day: LocalDate): Balances {
  const asked = lines.filter((line) => line.row !== null);
  const paid: Balances = {
    ...standing,
    principal: subtract(standing.principal, total(lines, 'principal')),
    interest: subtract(standing.interest, total(lines, 'interest')),
    penalty: subtract(standing.penalty, total(lines, 'penalty')),
    premium: subtract(standing.premium, total(lines, 'premium')),
    interestDue: most(ZERO, subtract(standing.interestDue, total(asked, 'interest'))),
    ...(standing.premiumDue === undefined
      ? {}
      : { premiumDue: most(ZERO, subtract(standing.premiumDue, total(asked, 'premium'))) }),
  };
  const rows = standing.arrears === 'BY_SUM' ? agedBySum(paid, day) : agedByRow(standing, paid, lines, day);
  return { ...paid, rows, graceUntil: deferredStill(rows, standing.graceUntil) };
}

function agedByRow(before: Balances, paid: Balances, lines: readonly AllocationLine[], day: LocalDate): ScheduleRow[] {
  const single = before.rows.length === 1;
  // An unpaid premium alone keeps no instalment open and makes nobody late (D0025).
  const open = new Set(debtsOn(paid, day).flatMap((debt) => (debt.component === 'premium' ? [] : debt.row)));
  const nothingOwed = paid.principal === ZERO && paid.interest === ZERO;
  return before.rows.map((row): ScheduleRow => {
    const mine = lines.filter(
      (line) => line.component !== 'penalty' && (line.row === row.order || (single && line.row === null)),
    );
    const settled = nothingOwed || (dueDate(row, before) <= day && !open.has(row.order));
    return {
      ...row,
      paid: add(row.paid, ...mine.map((line) => line.amount)),
      paidOn: row.paidOn ?? (settled ? day : null),
    };
  });
}

/** A deferral covers one instalment and ends with it. */
const deferredStill = (rows: readonly ScheduleRow[], until: LocalDate | null): LocalDate | null => {
  const open = rows.find((row) => row.paidOn === null);
  return until && open && open.date <= until ? until : null;
};
