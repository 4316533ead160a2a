/** The derived figures of a financial event: the next payment, since when the loan is late, the next day to act. */
import type { Balances } from '../../../schema/events/figures.ts';
import { isDayOff } from '../../../schema/reference/calendar.ts';
import { OVERDUE_NOTICES } from '../../../schema/reference/limits.ts';
import { addDays, daysBetween, earliest, type LocalDate, latest } from '../../../schema/values/local-date.ts';
import { ZERO } from '../../../schema/values/money.ts';
import { accrueTo, lastAccrualDay, overdueSinceOn } from './accrual.ts';
import type { Contract } from './contract.ts';
import { deadline, debtsOn, dueDate, oldestUnpaid, premiumOwed, sumOf } from './debt.ts';

export const isPaidOff = (s: Balances): boolean =>
  s.principal === ZERO && s.interest === ZERO && s.penalty === ZERO && premiumOwed(s) === ZERO;

/** Nothing is late and something is still to come, or only a premium. A loan with only penalty left stays overdue. */
export const isCured = (standing: Balances): boolean =>
  standing.overdueSince === null &&
  standing.stoppedOn === null &&
  (oldestUnpaid(standing) !== undefined || (standing.penalty === ZERO && premiumOwed(standing) > ZERO));

/** 1 on the first day after the last day to pay; 0 where nothing is late. */
export const overdueDaysOn = (overdueSince: LocalDate | null, day: LocalDate): number =>
  overdueSince && day >= overdueSince ? daysBetween(overdueSince, day) + 1 : 0;

/** The last notice due for an overdue of this age; 0 for none. */
export const noticeReached = (overdueSince: LocalDate | null, day: LocalDate): number =>
  OVERDUE_NOTICES.findLast((notice) => notice.day <= overdueDaysOn(overdueSince, day))?.day ?? 0;

/** What the end of day also looks at. `silent`: the loan is disputed, so no notice is due (R190). */
export type Watch = { readonly noticedDay: number; readonly payBy: LocalDate | null; readonly silent: boolean };

/** `day`: the day from which the event counts. A loan is late if its last day to pay lies before it. */
export function present(contract: Contract, standing: Balances, day: LocalDate, watch: Watch): Balances {
  const shown = { ...standing, overdueSince: overdueSinceOn(contract, standing, day) };
  return { ...shown, nextDue: nextDue(contract, shown), nextActionDate: nextAction(contract, shown, day, watch) };
}

/** For an overdue instalment: the amount due at the last event. */
function nextDue(contract: Contract, standing: Balances): Balances['nextDue'] {
  const row = oldestUnpaid(standing);
  if (!row || isPaidOff(standing)) return null;
  const askedOn = latest(dueDate(row, standing), standing.accruedThrough);
  const then = accrueTo(contract, standing, askedOn).standing;
  return { date: deadline(row, standing), amount: sumOf(debtsOn(then, askedOn), 'OVERDUE', 'DUE') };
}

/** The next day on which time alone changes something (R3). */
export function nextAction(contract: Contract, standing: Balances, day: LocalDate, watch: Watch): LocalDate | null {
  const row = oldestUnpaid(standing);
  const lapse = watch.payBy && addDays(watch.payBy, 1);
  const other = row && !isPaidOff(standing) ? (standing.overdueSince ? nextWhenLate() : nextInTime(row)) : null;
  return lapse && other ? earliest(lapse, other) : (lapse ?? other);

  function nextInTime(unpaid: Balances['rows'][number]): LocalDate {
    const deferred = standing.graceUntil !== null && standing.graceUntil >= unpaid.date;
    const granted = day >= unpaid.date || unpaid.date > standing.maturity || deferred;
    return isDayOff(unpaid.date) && !granted ? unpaid.date : addDays(deadline(unpaid, standing), 1);
  }

  function nextWhenLate(): LocalDate | null {
    const since = standing.overdueSince;
    if (!since) return null;
    const notice = watch.silent ? undefined : OVERDUE_NOTICES.find((n) => n.day > watch.noticedDay);
    const noticeOn = notice ? addDays(since, notice.day - 1) : null;
    const stopOn = standing.stoppedOn ? null : lastAccrualDay(contract, standing);
    return noticeOn && stopOn ? earliest(noticeOn, stopOn) : (noticeOn ?? stopOn);
  }
}
