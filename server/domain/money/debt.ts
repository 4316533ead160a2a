/** The debt on a day, by instalment and component: overdue, due or ahead. */
import type { AllocationLine, Balances, ScheduleRow } from '../../../schema/events/figures.ts';
import type { DebtStage } from '../../../schema/reference/allocation.ts';
import { nextWorkingDay } from '../../../schema/reference/calendar.ts';
import { addDays, earliest, type LocalDate, latest } from '../../../schema/values/local-date.ts';
import { add, least, most, subtract, type Tiyn, tiyn, ZERO } from '../../../schema/values/money.ts';

export type Debt = { stage: DebtStage; component: AllocationLine['component']; row: number | null; amount: Tiyn };

/** The day of the row, or the day of the stop, when the whole schedule falls due (R12). */
export const dueDate = (row: ScheduleRow, standing: Balances): LocalDate => earliest(row.date, standing.maturity);

/**
 * The last day to pay an instalment in time: a day off moves it to the next working day, a deferral to its own day
 * (R18). The 90-day stop makes everything due, so no older instalment stays in time after it.
 */
export const deadline = (row: ScheduleRow, standing: Balances): LocalDate => {
  const lastDay = row.date > standing.maturity ? standing.maturity : nextWorkingDay(row.date);
  if (standing.stoppedOn) return earliest(lastDay, standing.stoppedOn);
  return standing.graceUntil ? latest(lastDay, standing.graceUntil) : lastDay;
};

/** Neither due nor late, known without the calendar: only the stop puts a deadline before its due date. */
export const isAhead = (row: ScheduleRow, standing: Balances, day: LocalDate): boolean =>
  standing.stoppedOn === null && dueDate(row, standing) > day;

export const oldestUnpaid = (standing: Balances): ScheduleRow | undefined =>
  standing.rows.find((row) => row.paidOn === null);

/** The day of which a borrower is reminded: the due date of the oldest unpaid instalment, or the end of a deferral. */
export function dayToPay(standing: Balances): LocalDate | null {
  const row = oldestUnpaid(standing);
  if (!row || standing.overdueSince || standing.stoppedOn) return null;
  return latest(dueDate(row, standing), standing.graceUntil ?? row.date);
}

/** The first day on which the oldest unpaid instalment would be late. */
export function lateFrom(standing: Balances): LocalDate | null {
  const row = oldestUnpaid(standing);
  return row ? addDays(deadline(row, standing), 1) : null;
}

/** Premiums owed: of those that are earned day by day only the part earned so far. */
export const premiumOwed = ({ premium, unearned = ZERO }: Pick<Balances, 'premium' | 'unearned'>): Tiyn =>
  most(ZERO, subtract(premium, unearned));

const stageOf = (row: ScheduleRow, standing: Balances, day: LocalDate): DebtStage => {
  if (isAhead(row, standing, day)) return 'AHEAD';
  if (deadline(row, standing) < day) return 'OVERDUE';
  return dueDate(row, standing) <= day ? 'DUE' : 'AHEAD';
};

const inTime = (stage: DebtStage): DebtStage => (stage === 'OVERDUE' ? 'DUE' : stage);

/**
 * Payments settle the oldest row first, so the unpaid amount is spread from the last row back, each row holding at most
 * its share. `after`: interest accrued after the last due date, added to the last row.
 */
function unpaidByRow(
  rows: readonly ScheduleRow[],
  unpaid: Tiyn,
  share: (row: ScheduleRow) => Tiyn,
  after: Tiyn = ZERO,
): ReadonlyMap<number, Tiyn> {
  const parts = new Map<number, Tiyn>();
  let remainder = unpaid;
  for (const row of rows.toReversed()) {
    const part = least(remainder, share(row));
    parts.set(row.order, part);
    remainder = subtract(remainder, part);
  }
  const last = rows.at(-1);
  if (last) parts.set(last.order, add(parts.get(last.order) ?? ZERO, remainder, after));
  return parts;
}

/**
 * What is still unpaid of each due instalment, to measure arrears by amounts: payments count for the oldest first,
 * whether they paid principal or interest. Interest after the last due date belongs to no instalment.
 */
export function openBySum(standing: Balances, day: LocalDate): ReadonlyMap<number, Tiyn> {
  const due = standing.rows.filter((row) => dueDate(row, standing) <= day);
  const coming = standing.rows.filter((row) => dueDate(row, standing) > day);
  const notDue = add(...coming.map((row) => row.principal));
  const open = most(ZERO, tiyn(standing.principal - notDue + standing.interestDue));
  return unpaidByRow(due, open, (row) => add(row.principal, row.interest));
}

/** Of the instalments past their last day to pay on `day`. */
function lateBySum(standing: Balances, day: LocalDate): Tiyn {
  const open = openBySum(standing, standing.accruedThrough);
  const late = standing.rows.filter((row) => stageOf(row, standing, day) === 'OVERDUE');
  return add(...late.map((row) => open.get(row.order) ?? ZERO));
}

/** The premiums that rows ask for: all with the first row, or by each what was earned by its day (D0252). */
function premiumByRow(standing: Balances, due: readonly ScheduleRow[]): ReadonlyMap<number, Tiyn> {
  const { rows, premiumDue } = standing;
  const owed = premiumOwed(standing);
  if (premiumDue !== undefined) return unpaidByRow(due, least(owed, premiumDue), (row) => row.premium);
  return new Map(rows.slice(0, 1).map((row) => [row.order, owed]));
}

/** Interest accrued after the last due date; no instalment asks for it. */
export const interestAfter = (standing: Balances, day: LocalDate): Tiyn =>
  day > standing.maturity ? subtract(standing.interest, least(standing.interest, standing.interestDue)) : ZERO;

/** Closed by a payoff, with less interest than planned. */
const isClosedEarly = (row: ScheduleRow, standing: Balances): boolean =>
  row.paidOn !== null && row.paidOn < dueDate(row, standing);

/** The rows with what each has been paid and since when, aged by sums. A row that a payoff closed stays as it stood. */
export function agedBySum(standing: Balances, day: LocalDate): ScheduleRow[] {
  const open = openBySum(standing, day);
  const nothingLeft = standing.principal === ZERO && standing.interest === ZERO;
  const due = standing.rows.filter((row) => dueDate(row, standing) <= day);
  const premiums = premiumByRow(standing, due);
  return standing.rows.map((row, i) => {
    const unpaid = open.get(row.order);
    if (unpaid === undefined || isClosedEarly(row, standing))
      return nothingLeft ? { ...row, paidOn: row.paidOn ?? day } : row;
    const after = i === standing.rows.length - 1 ? interestAfter(standing, day) : ZERO;
    const premium = premiums.get(row.order) ?? ZERO;
    const paid = subtract(row.amount, add(unpaid, least(premium, row.premium)));
    return { ...row, paid, paidOn: row.paidOn ?? (unpaid === ZERO && after === ZERO ? day : null) };
  });
}

/** Interest due by the last due date; after maturity all of it. */
const interestDueOn = (standing: Balances, day: LocalDate): Tiyn =>
  day > standing.maturity ? standing.interest : least(standing.interest, standing.interestDue);

/**
 * `standing` is accrued through `day`. In the order of rows, without zeros. A premium falls due with its row and is
 * never late (D0025).
 */
export function debtsOn(standing: Balances, day: LocalDate): Debt[] {
  const due = standing.rows.filter((row) => stageOf(row, standing, day) !== 'AHEAD');
  const interestDue = due.length > 0 ? interestDueOn(standing, day) : ZERO;
  const principal = unpaidByRow(standing.rows, standing.principal, (row) => row.principal);
  const atDue = least(interestDue, standing.interestDue);
  const interest = unpaidByRow(due, atDue, (row) => row.interest, subtract(interestDue, atDue));
  const premiums = premiumByRow(standing, due);
  // Aged by sums, nothing may be late although an old row has an unpaid piece: principal was repaid ahead and the
  // schedule stayed.
  const late = lateFrom(standing);
  const nothingLate = standing.arrears === 'BY_SUM' && (late === null || late > day);
  const debts = standing.rows.flatMap((row): Debt[] => {
    const stage = stageOf(row, standing, day);
    const at = { stage: nothingLate ? inTime(stage) : stage, row: row.order };
    return [
      { ...at, component: 'principal', amount: principal.get(row.order) ?? ZERO },
      { ...at, component: 'interest', amount: interest.get(row.order) ?? ZERO },
      { ...at, stage: inTime(at.stage), component: 'premium', amount: premiums.get(row.order) ?? ZERO },
    ];
  });
  const premiumAhead = subtract(premiumOwed(standing), add(...premiums.values()));
  const others: Debt[] = [
    { stage: 'AHEAD', component: 'interest', row: null, amount: subtract(standing.interest, interestDue) },
    { stage: 'AHEAD', component: 'premium', row: null, amount: premiumAhead },
    { stage: 'OVERDUE', component: 'penalty', row: null, amount: standing.penalty },
  ];
  return [...debts, ...others].filter((debt) => debt.amount > 0n);
}

/**
 * The overdue amount that bears penalty: principal of the late rows, and interest as of their due dates. `standing` may
 * end the day before `day`, so a row due on `day` has asked for no interest yet.
 */
export function overduePayment(standing: Balances, day: LocalDate): Tiyn {
  if (standing.arrears === 'BY_SUM') return lateBySum(standing, day);
  const late = standing.rows.filter((row) => stageOf(row, standing, day) === 'OVERDUE');
  if (late.length === 0) return ZERO;
  const principal = unpaidByRow(standing.rows, standing.principal, (row) => row.principal);
  const dueRows = standing.rows.filter((row) => dueDate(row, standing) <= standing.accruedThrough);
  const interest = unpaidByRow(dueRows, standing.interestDue, (row) => row.interest);
  return add(...late.map((row) => add(principal.get(row.order) ?? ZERO, interest.get(row.order) ?? ZERO)));
}

export const sumOf = (debts: readonly Debt[], ...stages: readonly DebtStage[]): Tiyn =>
  add(...debts.filter((debt) => stages.length === 0 || stages.includes(debt.stage)).map((debt) => debt.amount));
