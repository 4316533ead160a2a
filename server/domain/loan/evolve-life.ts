/** How facts of a live loan change it. Figures are taken from the event as they stand there; nothing is computed again. */
import type { AllocationLine, Posting, Standing } from '../../../schema/events/figures.ts';
import type { LoanEvent, LoanEventOf } from '../../../schema/events/loan.ts';
import { isLive, type LoanStatus } from '../../../schema/loan-status.ts';
import type { PaymentId } from '../../../schema/values/ids.ts';
import { addDays, type LocalDate, latest } from '../../../schema/values/local-date.ts';
import { add, most, subtract, ZERO } from '../../../schema/values/money.ts';
import { contractOf } from '../money/contract.ts';
import { post } from '../money/postings.ts';
import { noticeReached } from '../money/standing.ts';
import { allocatedIn, paidAnew, repaysAhead } from './allocation-facts.ts';
import { agreementChange } from './evolve-agreement.ts';
import { ended, outOfPlace } from './evolve-application.ts';
import type { Base, EndedPrepayment, Fact, Life, Live, LoanState, Prepayment, Receipt } from './state.ts';

export function issued(
  state: LoanState,
  { data }: LoanEventOf<'LoanIssued'> | LoanEventOf<'LoanIssuedByRefinancing'>,
): Live {
  if (state.stage !== 'payout' && state.stage !== 'application') throw outOfPlace(state, data.status);
  return {
    stage: 'live',
    status: data.status,
    file: { ...state.file, price: data.price },
    base: 'ACTIVE',
    returnTo: null,
    request: null,
    lapsed: null,
    endedRequest: null,
    prolongations: 0,
    restructured: null,
    issuedPrice: data.price,
    contract: contractOf(state.file.terms, data.price),
    standing: data.standing,
    noticedDay: 0,
    prepayment: null,
    endedPrepayment: null,
    lastDay: data.issuedOn,
    facts: [],
    reversed: [],
    cessionNotice: null,
    ceded: null,
    writtenOff: null,
    movedTo: null,
    movedFrom:
      'oldLoanId' in data
        ? { loanId: data.oldLoanId, offerNumber: null, amount: data.amount, on: data.issuedOn }
        : null,
    closedOn: null,
    opening: post({}, data.postings),
    books: post({}, data.postings),
    paid: ZERO,
    surplus: ZERO,
    payout: state.stage === 'payout' ? state.payout : null,
  };
}

type LifeEvent = Exclude<LoanEvent, { type: 'LoanIssued' | 'LoanIssuedByRefinancing' }>;

/** Status, standing, postings and day are the same for all; what only one event changes is in `own`. */
export function lived(state: LoanState, event: LifeEvent): LoanState {
  const { status } = event.data;
  if (state.stage === 'closing' && event.type === 'LoanClosed')
    return ended({ ...state, closedOn: event.data.closedOn }, status);
  if (state.stage !== 'live') throw outOfPlace(state, status);
  const postings = 'postings' in event.data ? event.data.postings : [];
  const life: Life = {
    ...state,
    status,
    base: baseAfter(state.base, status),
    standing: 'standing' in event.data ? event.data.standing : state.standing,
    books: post(state.books, postings),
    lastDay: latest(state.lastDay, dayOf(event) ?? state.lastDay),
  };
  const next: Live = {
    ...life,
    ...own(life, event, state),
    ...agreementChange(life, state, event),
    stage: 'live',
  };
  if (status === 'CLOSING_PROCESS') return { ...next, stage: 'closing' };
  return isLive(status) ? next : ended(next, status);
}

const baseAfter = (base: Base, status: LoanStatus): Base =>
  status === 'ACTIVE' || status === 'PROLONGED' || status === 'RESTRUCTURED' ? status : base;

const COUNT_FROM_THEIR_STANDING: ReadonlySet<LoanEvent['type']> = new Set([
  'GraceDayGranted',
  'CalculationStopped',
  'PenaltyWaived',
  'WrittenOff',
]);

/** The business day from which the fact counts, where the fact itself tells: one append may hold facts of several days. */
export function dayOf(event: LoanEvent): LocalDate | undefined {
  const { type, data } = event;
  if (type === 'LoanFellOverdue' || type === 'GraceExpired' || type === 'RestructuringDefaulted')
    return data.overdueSince;
  if (type === 'EntryPenaltyCharged') return data.standing.overdueSince ?? undefined;
  if (type === 'NoticeIssued') return addDays(data.overdueSince, data.overdueDays - 1);
  if (COUNT_FROM_THEIR_STANDING.has(type) && 'standing' in data) return data.standing.accruedThrough;
  return namedDay(event);
}

function namedDay({ type, data }: LoanEvent): LocalDate | undefined {
  if (type === 'PaymentReceived') return data.paidOn;
  if (type === 'PaymentReversed') return data.reversedOn;
  if (type === 'BalanceApplied') return data.appliedOn;
  if (type === 'BonusSpent') return data.spentOn;
  if (type === 'GraceGranted') return data.grantedOn;
  if (type === 'LoanProlonged') return data.prolongedOn;
  if (type === 'LoanRestructured') return data.restructuredOn;
  if (type === 'CessionAgreed') return data.agreedOn;
  if (type === 'LoanCeded') return data.cededOn;
  return 'requestedOn' in data ? data.requestedOn : undefined;
}

function own(life: Life, event: LifeEvent, before: Life): Partial<Life> {
  if (event.type === 'PaymentReceived' || event.type === 'BalanceApplied') {
    const on = event.type === 'PaymentReceived' ? event.data.paidOn : event.data.appliedOn;
    return {
      facts: [...life.facts, { on, event }],
      paid: add(life.paid, allocatedIn(event.data.allocation)),
      surplus: add(life.surplus, event.data.surplus),
      noticedDay: Math.min(life.noticedDay, noticeReached(life.standing.overdueSince, on)),
      ...(usedUp(life, event.data.allocation) ? endPrepayment(life, 'PAID') : {}),
    };
  }
  if (event.type === 'BonusSpent') {
    const paid = add(life.paid, allocatedIn(event.data.allocation));
    return { facts: [...life.facts, { on: event.data.spentOn, event }], paid };
  }
  if (event.type === 'BackdatingAdjusted') {
    return {
      facts: reallocated(life.facts, event.data.reallocated),
      paid: add(life.paid, paidAnew(event.data)),
      surplus: add(life.surplus, event.data.surplus),
      noticedDay: noticeReached(life.standing.overdueSince, life.lastDay),
    };
  }
  if (event.type === 'PaymentReversed') {
    const { paymentId, amount, reallocated: changes, surplus, postings } = event.data;
    const rest = life.facts.filter(
      (fact) => fact.event.type !== 'PaymentReceived' || receiptId(fact.event) !== paymentId,
    );
    return {
      facts: reallocated(rest, changes),
      reversed: [...life.reversed, paymentId],
      restructured: waivedLess(life.restructured, postings),
      paid: add(subtract(life.paid, amount), paidAnew(event.data)),
      surplus: add(life.surplus, surplus),
      noticedDay: noticedStill(before, life.standing),
    };
  }
  if (event.type === 'GraceGranted') return { facts: [...life.facts, { on: event.data.grantedOn, event }] };
  if (event.type === 'PenaltyWaived') {
    return { facts: [...life.facts, { on: event.data.standing.accruedThrough, event }] };
  }
  if (event.type === 'WrittenOff') return { writtenOff: event.data.amount };
  if (event.type === 'NoticeIssued') return noticeChange(life, event.data);
  return prepaymentChange(life, event);
}

function noticeChange(life: Life, data: LoanEventOf<'NoticeIssued'>['data']): Partial<Life> {
  const { notice, overdueDays, nextActionDate, buyer } = data;
  const standing = { ...life.standing, nextActionDate };
  if (notice === 'NOTIFICATION_BEFORE_CESSION') {
    return { cessionNotice: { on: life.lastDay, buyer: buyer ?? '' }, standing };
  }
  return notice === 'NOTIFICATION_AFTER_CESSION' ? { standing } : { noticedDay: overdueDays, standing };
}

function prepaymentChange(life: Life, event: LifeEvent): Partial<Life> {
  if (event.type === 'PrepaymentRequested') {
    const { kind, mode, amount, payBy, requestedOn, nextActionDate } = event.data;
    const prepayment: Prepayment = { kind, mode, amount, requestedOn, payBy, signed: false };
    const standing = { ...life.standing, nextActionDate };
    return { prepayment, endedPrepayment: null, facts: [...life.facts, { on: requestedOn, event }], standing };
  }
  if (event.type === 'PrepaymentSigned' && life.prepayment) {
    const on = life.prepayment.requestedOn;
    return { prepayment: { ...life.prepayment, signed: true }, facts: [...life.facts, { on, event }] };
  }
  if (event.type === 'PrepaymentAnnulled') {
    const standing = { ...life.standing, nextActionDate: event.data.nextActionDate };
    return { ...endPrepayment(life, 'ANNULLED'), standing };
  }
  return {};
}

const endPrepayment = ({ prepayment, endedPrepayment }: Life, outcome: EndedPrepayment['outcome']) => ({
  prepayment: null,
  endedPrepayment: prepayment ? { ...prepayment, outcome } : endedPrepayment,
});

/** Penalty is owed again where the first payment that it was waived for has been taken back. */
function waivedLess(restructured: Life['restructured'], postings: readonly Posting[]): Life['restructured'] {
  const change = add(...postings.flatMap(({ account, amount }) => (account === 'waived' ? [amount] : [])));
  return restructured && { ...restructured, waived: most(ZERO, add(restructured.waived, change)) };
}

/** After a reversal only those notices count that were sent for the very overdue that stands now; the others are still owed. */
export const noticedStill = (before: Life, after: Standing): number =>
  before.standing.overdueSince === after.overdueSince ? before.noticedDay : 0;

const usedUp = (life: Life, lines: readonly AllocationLine[]): boolean =>
  life.prepayment?.signed === true && repaysAhead(lines);

type Reallocated = LoanEventOf<'BackdatingAdjusted'>['data']['reallocated'];

function reallocated(facts: readonly Fact[], changes: Reallocated): Fact[] {
  return facts.map((fact): Fact => {
    const { event } = fact;
    if (event.type !== 'PaymentReceived' && event.type !== 'BalanceApplied' && event.type !== 'BonusSpent') return fact;
    const change = changes.find((c) => c.paymentId === receiptId(event));
    if (!change) return fact;
    const { allocation, surplus } = change;
    if (event.type === 'BonusSpent') {
      const amount = add(...allocation.map((line) => line.amount));
      return { ...fact, event: { ...event, data: { ...event.data, allocation, amount } } };
    }
    if (event.type === 'PaymentReceived') {
      return { ...fact, event: { ...event, data: { ...event.data, allocation, surplus } } };
    }
    return { ...fact, event: { ...event, data: { ...event.data, allocation, surplus } } };
  });
}

export const receiptId = (event: Receipt | LoanEventOf<'BonusSpent'>): PaymentId =>
  event.type === 'PaymentReceived' ? event.data.paymentId : event.data.transferId;
