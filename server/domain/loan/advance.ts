/**
 * The end of day for one loan (R3, R12, R18, R24, R87): takes one step at a time until time changes nothing more. Each
 * step counts from its own day in the schedule, so a run that is repeated, killed halfway or three days late gives the
 * same figures.
 */
import type { LoanEvent, LoanEventOf } from '../../../schema/events/loan.ts';
import { isOverdue, type LoanStatus } from '../../../schema/loan-status.ts';
import { isDayOff } from '../../../schema/reference/calendar.ts';
import { ENTRY_PENALTY, OVERDUE_NOTICES } from '../../../schema/reference/limits.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import { accrueTo, arrearsFrom, lastAccrualDay } from '../money/accrual.ts';
import { isPaidOff, nextAction, overdueDaysOn, present } from '../money/balances.ts';
import { deadline, debtsOn, lateFrom, oldestUnpaid, sumOf } from '../money/debt.ts';
import { accrualPostings } from '../money/postings.ts';
import { lastDayOf } from './deadlines.ts';
import { isDisputed } from './dispute.ts';
import { fold } from './evolve.ts';
import { withFirstPayment } from './receipt.ts';
import { rejection } from './record-decision.ts';
import { annulment } from './request.ts';
import { renewCourtOffer } from './restructuring.ts';
import type { IssuedLoan, LoanInApplication, LoanInPayout, LoanState, RunningLoan } from './state.ts';
import { watchOf } from './watch.ts';

export function advance(state: LoanState, today: LocalDate): LoanEvent[] {
  const all: LoanEvent[] = [];
  for (let now = state; ; ) {
    const step = nextStep(now, today);
    if (step.length === 0) return all;
    all.push(...step);
    now = fold(now, step);
  }
}

function nextStep(state: LoanState, today: LocalDate): LoanEvent[] {
  if (state.stage === 'application' || state.stage === 'payout') return lapse(state, today);
  return state.stage === 'running' ? (liveSteps.map((step) => step(state, today)).find((e) => e.length > 0) ?? []) : [];
}

/** The lender caused the delay, so the borrower must not be told that he did. */
const WITH_THE_LENDER: readonly LoanStatus[] = [
  'ON_VERIFICATION',
  'ON_AUTO_VERIFICATION',
  'READY_FOR_SCORING',
  'ON_MANUAL_VERIFICATION',
  'MANUAL_VERIFICATION',
  'REVISED_VERIFICATION',
];

function lapse(state: LoanInApplication | LoanInPayout, today: LocalDate): LoanEvent[] {
  const { appliedOn, signedOn, handedOn, decidedOn, approvedOn, consent } = state.application;
  const dates = { appliedOn, signedOn, handedOn, decidedOn, approvedOn, lapsesAt: consent?.lapsesAt ?? null };
  const last = lastDayOf(state.status, dates);
  if (!last || today <= last) return [];
  if (state.status === 'WAITING_REJECT') return [rejection(state.application)];
  if (state.status === 'WAITING_FOR_ISSUANCE_CONSENT') return [{ type: 'ConsentLapsed', data: { status: 'ANNULLED' } }];
  const reason = WITH_THE_LENDER.includes(state.status) ? 'NOT_DECIDED_IN_TIME' : 'NOT_COMPLETED_IN_TIME';
  return [{ type: 'LoanAnnulled', data: { status: 'ANNULLED', reason } }];
}

/** Accrues through `through` and presents the balances as of `day`. */
function figures(loan: IssuedLoan, through: LocalDate, day: LocalDate) {
  const accrued = accrueTo(loan.contract, loan.standing, through);
  return {
    postings: accrualPostings(accrued.interest, accrued.penalty),
    standing: present(loan.contract, accrued.standing, day, watchOf(loan)),
  };
}

type LiveStep = (loan: RunningLoan, today: LocalDate) => LoanEvent[];

const annulPrepayment: LiveStep = (loan, today) => {
  if (!loan.prepayment || loan.prepayment.payBy >= today) return [];
  const nextActionDate = nextAction(loan.contract, loan.standing, loan.lastDay, watchOf(loan, { payBy: null }));
  return [{ type: 'PrepaymentAnnulled', data: { status: loan.status, nextActionDate } }];
};

/** A due date on a day off may be paid on the next working day: interest accrues, penalty does not (R12). */
export const grantDayOff: LiveStep = (loan, today) => {
  const row = oldestUnpaid(loan.standing);
  if (!row || row.date > today || row.date > loan.standing.maturity) return [];
  if (loan.status !== loan.base || !isDayOff(row.date)) return [];
  const until = deadline(row, loan.standing);
  return [{ type: 'GraceDayGranted', data: { status: 'GRACE_DAY_OFF', until, ...figures(loan, row.date, row.date) } }];
};

/**
 * The last day to pay, or the deferral, has passed. The entry penalty is charged only as far as the statutory ceiling
 * allows (R11).
 */
export const fallOverdue: LiveStep = (loan, today) => {
  const since = lateFrom(loan.standing);
  const inTime = loan.status === loan.base || loan.status === 'GRACE_DAY_OFF' || loan.status === 'GRACE_MANUAL';
  if (!since || since > today || !inTime) return [];
  const { postings, standing } = figures(loan, addDays(since, -1), since);
  const fell = late(loan, {
    postings,
    standing,
    overdueSince: since,
    overdueAmount: sumOf(debtsOn(standing, since), 'OVERDUE'),
  });
  const { status } = fell.data;
  return [
    fell,
    { type: 'EntryPenaltyCharged', data: { status, postings: [], standing, entitlement: ENTRY_PENALTY.value } },
  ];
};

type Late = Omit<LoanEventOf<'LoanFellOverdue'>['data'], 'status'>;

function late(loan: RunningLoan, data: Late): LoanEvent {
  if (loan.status === 'GRACE_MANUAL') return { type: 'GraceExpired', data: { status: 'GRACE_EXPIRED', ...data } };
  return loan.base === 'RESTRUCTURED'
    ? { type: 'RestructuringDefaulted', data: { status: 'RESTRUCTURED_EXPIRED', ...data } }
    : { type: 'LoanFellOverdue', data: { status: 'EXPIRED', ...data } };
}

const giveNotice: LiveStep = (loan, today) => {
  const since = arrearsFrom(loan.contract, loan.standing);
  if (!since || !isOverdue(loan.status) || isDisputed(loan)) return [];
  const notice = OVERDUE_NOTICES.find((n) => n.day > loan.noticedDay && n.day <= overdueDaysOn(since, today));
  if (!notice) return [];
  const watch = watchOf(loan, { noticedDay: notice.day });
  const standing = { ...loan.standing, overdueSince: since };
  const nextActionDate = nextAction(loan.contract, standing, addDays(since, notice.day - 1), watch);
  return [
    {
      type: 'NoticeIssued',
      data: {
        status: loan.status,
        notice: notice.document,
        overdueSince: since,
        overdueDays: notice.day,
        nextActionDate,
        buyer: null,
      },
    },
  ];
};

/** After 90 overdue days nothing accrues and the whole schedule is due. */
export const stopCalculation: LiveStep = (loan, today) => {
  if (!isOverdue(loan.status) || loan.status === 'CALCULATION_STOPPED' || isPaidOff(loan.standing)) return [];
  const last = loan.standing.stoppedOn ?? lastAccrualDay(loan.contract, loan.standing);
  if (!last || last > today) return [];
  return [{ type: 'CalculationStopped', data: { status: 'CALCULATION_STOPPED', ...figures(loan, last, last) } }];
};

/**
 * Ends an agreement or a sale that was not completed by its day. An offer after a court decision is renewed until its
 * last day.
 */
const annulRequest: LiveStep = (loan, today) => {
  if (!loan.request || loan.request.payBy >= today) return [];
  const next = addDays(loan.request.payBy, 1);
  const renewed = renewCourtOffer(loan, next, withFirstPayment(next));
  return renewed.length > 0 ? renewed : annulment(loan);
};

const liveSteps: readonly LiveStep[] = [
  annulRequest,
  annulPrepayment,
  grantDayOff,
  fallOverdue,
  giveNotice,
  stopCalculation,
];
