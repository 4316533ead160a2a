/**
 * A payment for a day before events already written (R5). The loan is replayed from its issue in the order of business
 * days; the payment is written as that replay allocates it, and one BackdatingAdjusted carries the difference. Folding
 * the stream then gives the same books and balances.
 */

import type { LoanEvent, LoanEventOf } from '../../../schema/events/loan.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import { inWords } from '../../../schema/reference/findings.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, subtract, ZERO } from '../../../schema/values/money.ts';
import { isPaidOff, noticeReached, present } from '../money/balances.ts';
import { contractOf, openingBalances } from '../money/contract.ts';
import { difference, post } from '../money/postings.ts';
import { advance } from './advance.ts';
import { noticedDayAfterReversal } from './evolve/payment.ts';
import { receiptId } from './evolve/receipt.ts';
import { fold } from './evolve.ts';
import { deferral } from './grace.ts';
import { chargesOwed, reapplyProlongation } from './prolongation.ts';
import { type Money, receive, ruleNamedIn, surplusOf } from './receipt.ts';
import { annulment } from './request.ts';
import { restructure } from './restructuring.ts';
import { takeBonus } from './spend-bonus.ts';
import type { AgreementKind, Fact, IssuedLoan, Receipt, RunningLoan } from './state.ts';
import { waiver } from './waive-penalty.ts';
import { WATCH_AT_ISSUE, watchOf } from './watch.ts';

/** An open request ends first, because its figures no longer hold. */
export function backdate(state: RunningLoan, money: Money): LoanEvent[] {
  const ended = annulment(state, 'OVERTAKEN');
  return [...ended, ...refold(asRunning(fold(state, ended)), money)];
}

/**
 * A payment of the amount due at signing that was made in time but reported after the end of day let the request lapse:
 * the request is reopened for that day, and the agreement takes effect. Empty where the sum is short or other money
 * came since; then it is an ordinary backdated payment.
 */
export function reopenLapsed(state: RunningLoan, money: Money): LoanEvent[] {
  const { lapsed } = state;
  if (!lapsed || lapsed.kind === 'CESSION') return [];
  const since = state.request !== null || state.facts.some((fact) => fact.on > money.on);
  if (!lapsed.signed || lapsed.payBy !== money.on || since) return [];
  const replayed = replay(state, state.facts, { ...money, under: lapsed.kind }, money.on);
  const { standing } = replayed.end;
  const whole =
    lapsed.kind === 'RESTRUCTURING'
      ? add(lapsed.paid, money.amount) >= lapsed.firstPayment
      : chargesOwed(standing) === 0n;
  if (!whole || isPaidOff(standing)) return [];
  return adjustment(state, money, { ...replayed, end: { ...replayed.end, status: PAYING[lapsed.kind] } });
}

const PAYING = {
  PROLONGATION: 'WAITING_PROLONGATION_PRC_PAYMENT',
  REFINANCING: 'WAITING_REFINANCING_PRC_PAYMENT',
  RESTRUCTURING: 'WAITING_RESTRUCTURING',
} as const satisfies Record<AgreementKind, LoanStatus>;

const refold = (state: RunningLoan, money: Money): LoanEvent[] =>
  adjustment(state, money, replay(state, state.facts, money, state.lastDay));

function adjustment(state: RunningLoan, money: Money, replayed: Replay): LoanEvent[] {
  const mine = replayed.receipts.find((receipt) => receiptId(receipt) === money.paymentId);
  if (mine?.type !== 'PaymentReceived') throw inWords('REPLAY_LOST_PAYMENT');
  const written: LoanEventOf<'PaymentReceived'> = { ...mine, data: { ...mine.data, status: state.status } };
  const { end } = replayed;
  const books = post(state.books, written.data.postings);
  const adjusted: LoanEvent = {
    type: 'BackdatingAdjusted',
    data: {
      status: end.status,
      postings: difference(books, end.books),
      standing: end.standing,
      paymentId: money.paymentId,
      surplus: subtract(subtract(end.surplus, state.surplus), written.data.surplus),
      reallocated: replayed.receipts.flatMap((receipt) => reallocationOf(state.facts, receipt)),
    },
  };
  return [written, adjusted];
}

/** Money and bonuses. A replay may find that a bonus had less interest to pay. */
type Paid = Receipt | LoanEventOf<'BonusSpent'>;
const isPaid = (event: LoanEvent): event is Paid =>
  event.type === 'PaymentReceived' || event.type === 'BalanceApplied' || event.type === 'BonusSpent';

export type Replay = { readonly end: RunningLoan; readonly receipts: readonly Paid[] };

/** Replays the loan from its issue with these events and the backdated money, through the day `through`. */
export function replay(state: RunningLoan, facts: readonly Fact[], money: Money | null, through: LocalDate): Replay {
  const later = money ? facts.filter((fact) => fact.on > money.on) : [];
  const earlier = money ? facts.filter((fact) => fact.on <= money.on) : facts;
  const steps: ((now: RunningLoan) => LoanEvent[])[] = [
    ...inOrderOfDays(earlier).map((fact) => (now: RunningLoan) => reapply(now, fact)),
    ...(money ? [(now: RunningLoan) => onDay(now, money.on, (then) => receive(then, money))] : []),
    ...inOrderOfDays(later).map((fact) => (now: RunningLoan) => reapply(now, fact)),
    (now) => advance(now, through),
  ];
  let now = asIssued(state);
  const receipts: Paid[] = [];
  for (const step of steps) {
    const events = step(now);
    receipts.push(...events.filter(isPaid));
    now = asRunning(fold(now, events));
  }
  const noticedDay = money
    ? noticeReached(now.standing.overdueSince, through)
    : noticedDayAfterReversal(state, now.standing);
  return { end: presentEnd(now, state, through, noticedDay), receipts };
}

/** The loan on a past day, with every event counted on its business day, whenever it was written. */
export function issuedLoanAsOf(loan: IssuedLoan, day: LocalDate): IssuedLoan {
  let now = asIssued({ ...loan, stage: 'running' });
  for (const fact of inOrderOfDays(loan.facts.filter(({ on }) => on <= day)))
    now = asRunning(fold(now, reapply(now, fact)));
  return asRunning(fold(now, advance(now, day)));
}

/** Stable: events of one day keep the order in which they were written. */
export const inOrderOfDays = (facts: readonly Fact[]): Fact[] => facts.toSorted((a, b) => a.on.localeCompare(b.on));

export const asRunning = (state: ReturnType<typeof fold>): RunningLoan => {
  if (state.stage !== 'running') throw inWords('REPLAY_ENDED_LOAN');
  return state;
};

function onDay(now: RunningLoan, day: LocalDate, then: (state: RunningLoan) => LoanEvent[]): LoanEvent[] {
  const passed = advance(now, day);
  return [...passed, ...then(asRunning(fold(now, passed)))];
}

export function reapply(now: RunningLoan, { on, event }: Fact): LoanEvent[] {
  return onDay(now, on, (then) => reapplyMoney(then, on, event) ?? reapplyAgreement(then, on, event));
}

function reapplyMoney(then: RunningLoan, on: LocalDate, event: Fact['event']): LoanEvent[] | undefined {
  if (event.type === 'PaymentReceived') {
    const { paymentId, provider, externalId, amount } = event.data;
    return receive(then, {
      source: 'PROVIDER',
      paymentId,
      provider,
      externalId,
      amount,
      on,
      ...ruleNamedIn(event.data),
    });
  }
  if (event.type === 'BalanceApplied') {
    const { transferId, amount, surplus } = event.data;
    const named = ruleNamedIn(event.data);
    const atMost = named.under ? subtract(amount, surplus) : amount;
    return receive(then, { source: 'BALANCE', paymentId: transferId, amount, atMost, on, ...named });
  }
  return event.type === 'BonusSpent' ? [takeBonus(then, event.data.transferId, event.data.amount, on)] : undefined;
}

/** Applies an agreement to the replayed books; a request keeps the status of its day. */
function reapplyAgreement(then: RunningLoan, on: LocalDate, event: Fact['event']): LoanEvent[] {
  if (event.type === 'LoanProlonged') return [reapplyProlongation(then, event.data.price, on)];
  if (event.type === 'LoanRestructured') {
    const { price, firstPayment } = event.data;
    return [restructure(then, price, on, firstPayment)];
  }
  if (event.type === 'GraceGranted') return deferral(then, event.data.until, on);
  if (event.type === 'PenaltyWaived') return waiver(then, event.data.amount, event.data.reason, on);
  const { status } = then;
  if (event.type === 'PrepaymentRequested') return [{ ...event, data: { ...event.data, status } }];
  return event.type === 'PrepaymentSigned' ? [{ ...event, data: { ...event.data, status } }] : [];
}

/** Field by field, so that a new field of the state has to say whether a replay begins without it. */
export function asIssued(state: RunningLoan): RunningLoan {
  const { issuedPrice } = state;
  const contract = contractOf(state.application.terms, issuedPrice);
  const standing = present(contract, openingBalances(contract, issuedPrice), contract.issuedOn, WATCH_AT_ISSUE);
  return {
    stage: 'running',
    status: 'ACTIVE',
    base: 'ACTIVE',
    contract,
    issuedPrice,
    opening: state.opening,
    books: state.opening,
    standing,
    returnTo: null,
    request: null,
    lapsed: null,
    prolongations: 0,
    noticedDay: 0,
    prepayment: null,
    endedPrepayment: null,
    lastDay: contract.issuedOn,
    facts: [],
    surplus: ZERO,
    // The replay leaves these as they are.
    application: state.application,
    endedRequest: state.endedRequest,
    restructured: state.restructured,
    reversed: state.reversed,
    cessionNotice: state.cessionNotice,
    ceded: state.ceded,
    writtenOff: state.writtenOff,
    dispute: state.dispute,
    movedTo: state.movedTo,
    movedFrom: state.movedFrom,
    closedOn: state.closedOn,
    paid: state.paid,
    payout: state.payout,
  };
}

/** The end of the replay, with the open prepayment and the next day to act. */
function presentEnd(end: RunningLoan, state: RunningLoan, day: LocalDate, noticedDay: number): RunningLoan {
  const standing = present(end.contract, end.standing, day, watchOf(state, { noticedDay }));
  return { ...end, standing };
}

type Change = LoanEventOf<'BackdatingAdjusted'>['data']['reallocated'][number];

/** The new allocation of a receipt, if it differs from the stored one. */
export function reallocationOf(facts: readonly Fact[], receipt: Paid): Change[] {
  const paymentId = receiptId(receipt);
  const before = facts
    .map((fact) => fact.event)
    .filter((event) => isPaid(event))
    .find((event) => receiptId(event) === paymentId);
  if (!before) return [];
  const { allocation } = receipt.data;
  const surplus = surplusOf([receipt]);
  const lines = (list: typeof allocation) => list.map((l) => `${l.component}${l.overdue}${l.row}${l.amount}`).join();
  const same = lines(before.data.allocation) === lines(allocation) && surplusOf([before]) === surplus;
  return same ? [] : [{ paymentId, allocation, surplus }];
}
