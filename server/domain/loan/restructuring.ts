/**
 * Restructuring (R10, R25): 2 to 6 months, after a first payment of a percentage of the debt on the same day. Unpaid
 * charges become principal, part of the penalty is waived, and the sum is rescheduled at a rate that never rises.
 */

import type { Balances, PlanRow, Price } from '../../../schema/events/figures.ts';
import type { LoanEvent, LoanEventOf } from '../../../schema/events/loan.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import { gesvCapsOn } from '../../../schema/reference/caps.ts';
import { inWords } from '../../../schema/reference/findings.ts';
import { RESTRUCTURING } from '../../../schema/reference/limits.ts';
import { addDays, daysBetween, type LocalDate, latest } from '../../../schema/values/local-date.ts';
import { add, ceilToTenge, most, type PpmPerDay, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';
import { accrueTo } from '../money/accrual.ts';
import { present } from '../money/balances.ts';
import { type Figures, restructuredContract } from '../money/contract.ts';
import { lateFrom } from '../money/debt.ts';
import { rateForAnyDay } from '../money/gesv.ts';
import { accrualPostings, move, netted } from '../money/postings.ts';
import { withoutUnearned } from '../money/premium.ts';
import { quoteOn } from '../money/quote.ts';
import { annuityRows, interestFor, monthlyDates, partOf } from '../money/schedule.ts';
import { supplementPrice } from '../money/supplement.ts';
import { accept } from './accept.ts';
import { waivedPenalty } from './asked.ts';
import type { CommandOf } from './commands.ts';
import { fold } from './evolve.ts';
import { withdrawUnsigned } from './request.ts';
import type { LoanState, RunningLoan } from './state.ts';
import { watchOf } from './watch.ts';
import { notBefore, whyNot } from './why-not.ts';

export type RestructuringTerms = {
  readonly firstPayment: Tiyn;
  readonly price: Price;
  readonly capitalised: Tiyn;
  readonly waived: Tiyn;
  /** The principal after the restructuring. */
  readonly principal: Tiyn;
};

/** What decides whether a loan is open to a restructuring. */
type Restructurable = Figures & Pick<RunningLoan, 'base'> & { readonly status: LoanStatus };
const FROM = ['EXPIRED', 'GRACE_EXPIRED', 'CALCULATION_STOPPED', 'PROLONGED'] as const;

/**
 * Open to overdue and prolonged loans and to instalment loans in good order, but not while a fixed price runs (R25).
 * The borrower may have it once; a court may order it for any loan (D0025).
 */
export function cannotRestructure(loan: Restructurable, today: LocalDate, court = false) {
  const { base, contract, standing, status } = loan;
  if (base === 'RESTRUCTURED' && !court) return whyNot('RESTRUCTURED_ONCE');
  if (status === 'AOT_PAYMENT_AWAITING') return whyNot('AGREEMENT_SOLD');
  if (status.startsWith('WAITING_')) return whyNot('AGREEMENT_WAITING');
  const open = FROM.some((one) => one === status) || (contract.instalment && status === 'ACTIVE');
  const until = contract.fixed?.until;
  if (open) return until && today < until ? notBefore('RESTRUCTURING_FIXED', until) : undefined;
  const late = lateFrom(standing);
  if (!late) return whyNot('LOAN_NOT_LIVE');
  return notBefore('RESTRUCTURING_ON_TIME', until ? latest(late, until) : late);
}

/** `settle` gives the loan after a first payment of that sum today. */
export function restructuringTerms(
  loan: RunningLoan,
  months: number,
  today: LocalDate,
  settle: Settle,
): RestructuringTerms {
  const firstPayment = ceilToTenge(partOf(quoteOn(loan, today).full, RESTRUCTURING.firstPaymentPpm));
  const plan = newPlan(settle(loan, firstPayment), monthlyDates(today, months), today);
  const { price, capitalised, waived } = plan;
  return { firstPayment, price, capitalised, waived, principal: plan.standing.principal };
}

type Plan = { price: Price; capitalised: Tiyn; waived: Tiyn; standing: Balances };
/** The new schedule keeps the signed days, the signed rate as its maximum, and the tariff it was priced by. */
type SignedPlan = Pick<Price, 'rate' | 'rows' | 'ruleVersion'>;

/** The rate stays lawful however early the loan is repaid, and never exceeds the contract's or the signed one. */
function newPlan(loan: RunningLoan, dates: readonly LocalDate[], on: LocalDate, signed?: SignedPlan): Plan {
  const contract = { ...loan.contract, fixed: null };
  const { standing } = withoutUnearned(loan.contract, accrueTo(loan.contract, loan.standing, on).standing);
  const waived = waivedPenalty(standing);
  const capitalised = add(standing.interest, standing.premium, subtract(standing.penalty, waived));
  const principal = add(standing.principal, capitalised);
  const room = most(ZERO, subtract(contract.chargesCap, standing.charged));
  const anyDay = rateForAnyDay(gesvCapsOn(contract.issuedOn).general);
  const plan = (rate: PpmPerDay) => nonEmptyRows(annuityRows({ principal, from: on, dates, rate }));
  const atMost = signed !== undefined && signed.rate < anyDay ? signed.rate : anyDay;
  const version = signed === undefined ? {} : { version: signed.ruleVersion };
  const price = supplementPrice({ contract, from: on, principal, room, plan, ...version }, atMost);
  return { price, capitalised, waived, standing: { ...standing, principal } };
}

/** A debt of a few tenge has fewer instalments than months; one row always stays. */
const nonEmptyRows = (rows: readonly PlanRow[]): PlanRow[] => rows.filter((row, i) => i === 0 || row.amount > ZERO);

/** The mark that receipt.ts puts on money for the agreement. */
const RESTRUCTURING_MARK = '+restructuring';

type Settle = (loan: RunningLoan, firstPayment: Tiyn) => RunningLoan;

export function requestRestructuring(state: LoanState, command: CommandOf<'RequestRestructuring'>, settle: Settle) {
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  const { months, courtDecidedOn, today } = command;
  const before = withdrawUnsigned(state);
  const loan = fold(state, before);
  if (loan.stage !== 'running') throw inWords('ENDED_WITH_REQUEST');
  const refused = cannotRestructure(loan, today, courtDecidedOn !== null) ?? cannotOffer(loan, courtDecidedOn, today);
  if (refused) return refused;
  const { minMonths, maxMonths } = RESTRUCTURING;
  if (!Number.isInteger(months) || months < minMonths || months > maxMonths) {
    return refuse('TERM_OUT_OF_RANGE', {
      field: 'months',
      facts: { min: `${minMonths}`, max: `${maxMonths}`, unit: 'MONTH' },
    });
  }
  const standsUntil = courtDecidedOn && addDays(today, RESTRUCTURING.courtOfferDays);
  return accept(...before, offerOn(loan, { months, courtDecidedOn, standsUntil }, today, settle));
}

type Offered = Pick<LoanEventOf<'RestructuringRequested'>['data'], 'months' | 'courtDecidedOn' | 'standsUntil'>;

/** Figures of that day, to be signed and paid on it. */
function offerOn(loan: RunningLoan, offered: Offered, on: LocalDate, settle: Settle): LoanEvent {
  const { principal: _principal, ...terms } = restructuringTerms(loan, offered.months, on, settle);
  const court = offered.courtDecidedOn !== null;
  const data = { status: loan.status, ...offered, court, requestedOn: on, payBy: on, ...terms };
  return { type: 'RestructuringRequested', data };
}

/** Renews an unsigned offer after a court decision each day until its last one; afterwards there is no event. */
export function renewCourtOffer(loan: RunningLoan, on: LocalDate, settle: Settle): LoanEvent[] {
  const { request } = loan;
  if (request?.kind !== 'RESTRUCTURING' || request.signed) return [];
  const { months, courtDecidedOn, standsUntil } = request;
  if (!standsUntil || on > standsUntil || cannotOffer(loan, courtDecidedOn, on)) return [];
  return [offerOn(loan, { months, courtDecidedOn, standsUntil }, on, settle)];
}

/**
 * After a court decision only loans whose calculation has stopped qualify: for R24 that ends the out-of-court
 * settlement.
 */
function cannotOffer(loan: RunningLoan, decidedOn: LocalDate | null, today: LocalDate) {
  if (decidedOn === null) return undefined;
  if (loan.status !== 'CALCULATION_STOPPED') return refuse('AGREEMENT_UNAVAILABLE');
  return decidedOn > today ? refuse('FIELD_INVALID', { field: 'courtDecidedOn' }) : undefined;
}

/** Refuses where a payment since the offer was shown has changed its figures. */
export function signRestructuring(
  state: LoanState,
  { signature, today }: CommandOf<'SignRestructuring'>,
  settle: Settle,
) {
  if (state.stage !== 'running' || state.request?.kind !== 'RESTRUCTURING') return refuse('NOT_ALLOWED_NOW');
  const { signed, months, firstPayment, price } = state.request;
  if (signed) return accept();
  const now = restructuringTerms(state, months, today, settle);
  if (now.firstPayment !== firstPayment || now.price.total !== price.total) return refuse('DOCUMENT_CHANGED');
  return accept({ type: 'RestructuringOfferSigned', data: { status: 'WAITING_RESTRUCTURING', signature } });
}

/** The first payment has come: the new schedule holds, on the signed dates and at most at the signed rate. */
export function restructure(
  loan: RunningLoan,
  signed: SignedPlan,
  on: LocalDate,
  firstPayment: Tiyn | null,
): LoanEvent {
  const { standing: accrued, interest, penalty } = accrueTo(loan.contract, loan.standing, on);
  const dates = signed.rows.map((row) => row.date);
  const plan = newPlan(loan, dates, on, signed);
  const { price, capitalised, waived, standing } = firstPaymentStands(loan, on, firstPayment)
    ? plan
    : withoutWaiver(plan, loan, signed, on);
  const { standing: unpaid, postings: unearned } = withoutUnearned(loan.contract, accrued);
  const kept = subtract(unpaid.penalty, waived);
  const added = subtract(capitalised, add(unpaid.interest, unpaid.premium));
  const next: Balances = {
    ...standing,
    interest: ZERO,
    penalty: subtract(kept, added),
    premium: ZERO,
    interestDue: ZERO,
    stoppedOn: null,
    overdueSince: null,
    graceUntil: null,
    maturity: price.maturity,
    // Where only the waived penalty was owed, nothing is left to reschedule.
    rows: price.rows.map((row) => ({ ...row, paid: ZERO, paidOn: standing.principal === ZERO ? on : null })),
  };
  return {
    type: 'LoanRestructured',
    data: {
      status: 'RESTRUCTURED',
      restructuredOn: on,
      price,
      capitalised,
      waived,
      firstPayment,
      postings: netted([
        ...accrualPostings(interest, penalty),
        ...unearned,
        ...move(unpaid.interest, 'interest-receivable', 'principal'),
        ...move(unpaid.premium, 'premium-receivable', 'principal'),
        ...move(added, 'penalty-receivable', 'principal'),
        ...move(waived, 'penalty-receivable', 'waived'),
      ]),
      standing: present(restructuredContract(loan.contract, price), next, on, watchOf(loan, { noticedDay: 0 })),
    },
  };
}

/** Whether the first payment still stands in full: a reversed part is no longer among the facts. */
function firstPaymentStands({ facts }: RunningLoan, on: LocalDate, firstPayment: Tiyn | null): boolean {
  const came = facts.flatMap((fact) => {
    const { type, data } = fact.event;
    const receipt = type === 'PaymentReceived' || type === 'BalanceApplied';
    return receipt && fact.on === on && data.allocationRule.endsWith(RESTRUCTURING_MARK) ? [data.amount] : [];
  });
  return firstPayment === null || add(...came) >= firstPayment;
}

/**
 * The waived penalty is owed again, without interest. The later instalments stay as signed; what the first payment
 * should have paid is added to the first instalment, at the agreement's rate.
 */
function withoutWaiver(plan: Plan, loan: RunningLoan, signed: SignedPlan, on: LocalDate): Plan {
  const { standing } = withoutUnearned(loan.contract, accrueTo(loan.contract, loan.standing, on).standing);
  const capitalised = add(standing.interest, standing.premium);
  const principal = add(standing.principal, capitalised);
  const missing = subtract(principal, add(...signed.rows.map((row) => row.principal)));
  const [first, ...others] = signed.rows;
  if (!first || missing < ZERO) return { ...plan, waived: ZERO, capitalised };
  const interest = interestFor(principal, plan.price.rate, daysBetween(on, first.date));
  const repaid = add(first.principal, missing);
  const rows = [{ ...first, principal: repaid, interest, amount: add(repaid, interest) }, ...others];
  return { price: { ...plan.price, rows }, capitalised, waived: ZERO, standing: { ...standing, principal } };
}
