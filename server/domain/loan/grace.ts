/**
 * A deferral by the office (R12, R18, R103): the oldest unpaid instalment may be paid later; interest accrues, penalty
 * does not. It ends before the next instalment is due, so it covers one payment only.
 */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { DEFERRAL } from '../../../schema/reference/limits.ts';
import { addDays, earliest, type LocalDate } from '../../../schema/values/local-date.ts';
import { refuse } from '../decider.ts';
import { accrueTo } from '../money/accrual.ts';
import { present } from '../money/balances.ts';
import { deadline, oldestUnpaid } from '../money/debt.ts';
import { accrualPostings } from '../money/postings.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import type { LoanState, RunningLoan } from './state.ts';
import { watchOf } from './watch.ts';

/** The first and last day to which the oldest unpaid instalment may be deferred; undefined where none is left. */
export function deferralDays({
  standing,
}: Pick<RunningLoan, 'standing'>): { from: LocalDate; to: LocalDate } | undefined {
  const row = oldestUnpaid(standing);
  if (!row) return undefined;
  const lastDay = deadline(row, standing);
  const next = standing.rows.find((one) => one.date > row.date);
  const to = addDays(lastDay, DEFERRAL.maxDays);
  const last = next ? earliest(to, addDays(next.date, -1)) : to;
  return last > lastDay ? { from: addDays(lastDay, 1), to: last } : undefined;
}

function cannotDefer(loan: RunningLoan, until: LocalDate) {
  const inTime = loan.status === loan.base || loan.status === 'GRACE_DAY_OFF';
  const days = inTime ? deferralDays(loan) : undefined;
  if (!days) return refuse('NOT_ALLOWED_NOW', { facts: { status: loan.status } });
  if (until >= days.from && until <= days.to) return undefined;
  return refuse('TERM_OUT_OF_RANGE', { field: 'until', facts: { min: days.from, max: days.to, unit: 'DATE' } });
}

export function grantGrace(state: LoanState, { until, today }: CommandOf<'GrantGrace'>) {
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  const refused = cannotDefer(state, until);
  return refused ?? accept(...deferral(state, until, today));
}

/** Empty where a replay finds no instalment to defer. */
export function deferral(loan: RunningLoan, until: LocalDate, on: LocalDate): LoanEvent[] {
  if (cannotDefer(loan, until)) return [];
  const accrued = accrueTo(loan.contract, loan.standing, on);
  const standing = present(loan.contract, { ...accrued.standing, graceUntil: until }, on, watchOf(loan));
  const postings = accrualPostings(accrued.interest, accrued.penalty);
  return [{ type: 'GraceGranted', data: { status: 'GRACE_MANUAL', until, grantedOn: on, postings, standing } }];
}
