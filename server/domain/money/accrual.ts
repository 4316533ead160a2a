/**
 * Interest and penalty from the last event to a day, by formula; nothing is stored for each day. Each stretch ends on a
 * day that fixes the figures (a due date, the end of a grace, a contract year, the 90th overdue day, the day in
 * question) and is rounded down there to the tiyn. These days come from the schedule alone, so it does not matter when
 * or how often the loan is looked at.
 */
import type { Balances } from '../../../schema/events/figures.ts';
import { penaltyLimitsOn } from '../../../schema/reference/caps.ts';
import { addDays, addMonths, daysBetween, earliest, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, least, most, type PpmPerDay, subtract, type Tiyn, tiyn, ZERO } from '../../../schema/values/money.ts';
import type { Contract } from './contract.ts';
import { agedBySum, deadline, dueDate, isAhead, lateFrom, oldestUnpaid, overduePayment, premiumOwed } from './debt.ts';
import { economicalThrough } from './held.ts';
import { premiumAsked, unearnedPremiums } from './premium.ts';
import { interestFor, partOf } from './schedule.ts';

export type Accrued = { readonly standing: Balances; readonly interest: Tiyn; readonly penalty: Tiyn };

/** A day before the last event changes nothing. `interest` and `penalty` are the amounts added. */
export function accrueTo(contract: Contract, standing: Balances, day: LocalDate): Accrued {
  if (day <= standing.accruedThrough) return { standing, interest: ZERO, penalty: ZERO };
  const end = walk(contract, standing, day);
  return {
    standing: end,
    interest: subtract(end.interest, standing.interest),
    penalty: subtract(end.penalty, standing.penalty),
  };
}

/** Stretch by stretch: a row that its due date finds paid, or the 90th overdue day, moves the days after it. */
function walk(contract: Contract, standing: Balances, day: LocalDate): Balances {
  let reached = standing;
  while (reached.accruedThrough < day) reached = stretch(contract, reached, nextFixingDay(contract, reached, day));
  return reached;
}

type Accrual = { readonly amount: Tiyn; readonly base: Tiyn; readonly rate: PpmPerDay | null };
/** The days after `after` through `until`, with what each charge was computed on; without a rate its price is fixed. */
export type Stretch = {
  readonly after: LocalDate;
  readonly until: LocalDate;
  readonly days: number;
  readonly interest: Accrual;
  readonly penalty: Accrual;
};

/** Of what `accrueTo` adds, each stretch. */
export function stretchesTo(contract: Contract, standing: Balances, day: LocalDate): Stretch[] {
  const stretches: Stretch[] = [];
  let reached = standing;
  while (reached.accruedThrough < day) {
    const from = reached.accruedThrough;
    const next = stretch(contract, reached, nextFixingDay(contract, reached, day));
    const rate = contract.fixed && from < contract.fixed.until ? null : contract.rate;
    stretches.push({
      after: from,
      until: next.accruedThrough,
      days: daysBetween(from, next.accruedThrough),
      interest: { amount: subtract(next.interest, reached.interest), base: reached.principal, rate },
      penalty: { amount: subtract(next.penalty, reached.penalty), ...penaltyTerms(contract, reached, from) },
    });
    reached = next;
  }
  return stretches;
}

/** The 90th overdue day; nothing accrues after it. Null where nothing is unpaid. */
export function lastAccrualDay(contract: Contract, standing: Balances): LocalDate | null {
  const late = lateFrom(standing);
  return late && addDays(late, penaltyLimitsOn(contract.issuedOn).fullDays - 1);
}

/**
 * The first late day, or the one that would be. A stopped loan stays as late as it was when it stopped, whatever of it
 * was paid since: what fell due by the stop begins no new delay (R12).
 */
export function arrearsFrom({ issuedOn }: Pick<Contract, 'issuedOn'>, standing: Balances): LocalDate | null {
  const owes = standing.principal > ZERO || standing.interest > ZERO;
  if (!standing.stoppedOn || !owes) return lateFrom(standing);
  return addDays(standing.stoppedOn, 1 - penaltyLimitsOn(issuedOn).fullDays);
}

/** Since when the loan is late on `day`; null where it is not. Events of earlier days may say less (R927). */
export function overdueSinceOn(
  contract: Pick<Contract, 'issuedOn'>,
  standing: Balances,
  day: LocalDate,
): LocalDate | null {
  const late = arrearsFrom(contract, standing);
  return late && late <= day ? late : null;
}

/** As stored by the last event, and for a stopped loan as it is. */
export const knownOverdue = (contract: Pick<Contract, 'issuedOn'>, standing: Balances): LocalDate | null =>
  standing.stoppedOn && standing.principal > ZERO
    ? overdueSinceOn(contract, standing, standing.stoppedOn)
    : standing.overdueSince;

/** `day` at the latest. */
function nextFixingDay(contract: Contract, standing: Balances, day: LocalDate): LocalDate {
  const unpaid = standing.rows.filter((row) => row.paidOn === null && !isAhead(row, standing, day));
  const stop = standing.stoppedOn ? null : lastAccrualDay(contract, standing);
  const days = [
    ...unpaid.flatMap((row) => [dueDate(row, standing), deadline(row, standing)]),
    nextAnniversary(contract, standing.accruedThrough),
    ...(contract.fixed ? [contract.fixed.until] : []),
    ...(contract.premiums && !contract.premiums.byRow && standing.unearned ? [contract.premiums.until] : []),
    ...(stop ? [stop] : []),
  ];
  return days.reduce((next, one) => (one > standing.accruedThrough && one < next ? one : next), day);
}

const anniversary = (contract: Contract, year: number): LocalDate => addMonths(contract.issuedOn, 12 * year);

const nextAnniversary = (contract: Contract, after: LocalDate): LocalDate => {
  const year = Number(after.slice(0, 4)) - Number(contract.issuedOn.slice(0, 4));
  const own = anniversary(contract, year);
  return own > after ? own : anniversary(contract, year + 1);
};

const isAnniversary = (contract: Contract, day: LocalDate): boolean =>
  day > contract.issuedOn &&
  day === anniversary(contract, Number(day.slice(0, 4)) - Number(contract.issuedOn.slice(0, 4)));

function stretch(contract: Contract, standing: Balances, to: LocalDate): Balances {
  const from = standing.accruedThrough;
  const room = subtract(contract.chargesCap, standing.charged);
  // A fixed price also ends with the debt.
  const owed = standing.principal + standing.interest + standing.penalty + premiumOwed(standing);
  const ended = standing.stoppedOn || owed === 0n;
  const interest = ended ? ZERO : least(interestBetween(contract, standing, from, to), room);
  const yearEnds = isAnniversary(contract, from);
  const earlier = yearEnds ? ZERO : standing.penaltyThisYear;
  const penalty = least(penaltyBetween(contract, standing, earlier, from, to), subtract(room, interest));
  const next: Balances = {
    ...standing,
    interest: add(standing.interest, interest),
    penalty: add(standing.penalty, penalty),
    charged: add(standing.charged, interest, penalty),
    penaltyThisYear: add(earlier, penalty),
    accruedThrough: to,
  };
  if (standing.unearned === undefined) return asksFor(contract, next);
  const { penaltyBefore = ZERO, penaltyThisYear } = standing;
  const before = yearEnds ? add(penaltyBefore, penaltyThisYear) : penaltyBefore;
  const withFee = before === ZERO ? next : { ...next, penaltyBefore: before };
  return asksFor(contract, { ...withFee, unearned: unearnedPremiums(contract, withFee, from) });
}

/** On a due date the interest so far falls due; on the 90th overdue day everything does. */
function asksFor(contract: Contract, standing: Balances): Balances {
  const today = standing.accruedThrough;
  const stops = !standing.stoppedOn && oldestUnpaid(standing) && today === lastAccrualDay(contract, standing);
  const next = stops ? { ...standing, stoppedOn: today, maturity: earliest(standing.maturity, today) } : standing;
  const due = next.rows.filter((row) => row.paidOn === null && dueDate(row, next) === today);
  if (due.length === 0) return next;
  const interest = subtract(next.interest, next.interestDue);
  const asked = premiumAsked(next, due);
  const rows = contract.instalment
    ? withInterest(asked.rows, new Set(due.map(({ order }) => order)), interest)
    : asked.rows;
  const billed = { ...asked, interestDue: next.interest, rows };
  return next.arrears === 'BY_SUM' ? { ...billed, rows: agedBySum(billed, today) } : billed;
}

/** An instalment that falls due shows the interest that accrued: more than planned where an earlier one was late. */
function withInterest(rows: Balances['rows'], due: ReadonlySet<number>, interestDue: Tiyn): Balances['rows'] {
  const first = Math.min(...due);
  return rows.map((row) => {
    if (!due.has(row.order)) return row;
    const interest = row.order === first ? interestDue : ZERO;
    return { ...row, interest, amount: add(row.principal, interest, row.premium) };
  });
}

function interestBetween(contract: Contract, standing: Balances, from: LocalDate, to: LocalDate): Tiyn {
  if (contract.fixed && from < contract.fixed.until) {
    const { interest } = contract.fixed;
    return subtract(
      economicalThrough(contract, standing, interest, to),
      economicalThrough(contract, standing, interest, from),
    );
  }
  return interestFor(standing.principal, contract.rate, daysBetween(from, to));
}

/**
 * R11: the least of rate × overdue amount × days, and 10 % of the amount issued per contract year less what was
 * charged.
 */
function penaltyBetween(contract: Contract, standing: Balances, earlier: Tiyn, from: LocalDate, to: LocalDate): Tiyn {
  if (standing.stoppedOn && !contract.entrepreneur) return ZERO;
  const { base, rate } = penaltyTerms(contract, standing, from);
  const wanted = interestFor(base, rate, daysBetween(from, to));
  const { yearlyPpm } = penaltyLimitsOn(contract.issuedOn);
  return least(wanted, most(ZERO, tiyn(partOf(contract.amount, yearlyPpm) - earlier)));
}

function penaltyTerms(contract: Contract, standing: Balances, from: LocalDate): { base: Tiyn; rate: PpmPerDay } {
  const { daily, dailyAfter } = penaltyLimitsOn(contract.issuedOn);
  return { base: overduePayment(standing, addDays(from, 1)), rate: standing.stoppedOn ? dailyAfter : daily };
}
