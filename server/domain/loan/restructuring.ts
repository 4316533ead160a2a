/**
 * Restructuring: 2 to 6 months, a percent of the debt the same day (specification 5, 9; decision 25). With that paid, what has been charged and not
 * paid becomes part of the principal, penalty is waived in part, and the sum is dealt out over months at a rate that never rises (decision 10).
 */
import type { Price, Standing } from '../../../schema/events/figures.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { RESTRUCTURING } from '../../../schema/reference/limits.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, ceilToTenge, subtract, type Tiyn, tiyn, ZERO } from '../../../schema/values/money.ts';
import { accept, type Outcome, type Refusal, refuse } from '../decider.ts';
import { accrueTo } from '../money/accrual.ts';
import { dealtOut } from '../money/contract.ts';
import { accrualPostings, move, netted } from '../money/postings.ts';
import { quoteOn } from '../money/quote.ts';
import { annuityRows, monthlyDates, partOf } from '../money/schedule.ts';
import { present } from '../money/standing.ts';
import { supplementPrice } from '../money/supplement.ts';
import type { CommandOf } from './commands.ts';
import type { Live, LoanState } from './state.ts';

export type RestructuringTerms = {
  readonly firstPayment: Tiyn;
  readonly price: Price;
  readonly capitalised: Tiyn;
  readonly waived: Tiyn;
};

const FROM = ['EXPIRED', 'GRACE_EXPIRED', 'CALCULATION_STOPPED', 'PROLONGED'] as const;

/** From an overdue, a prolonged, or any instalment loan in good order (decision 25); never twice. */
export function cannotRestructure(loan: Live): Refusal | undefined {
  if (loan.base === 'RESTRUCTURED') return { code: 'AGREEMENT_UNAVAILABLE' };
  const open = FROM.some((status) => status === loan.status) || (loan.contract.instalment && loan.status === 'ACTIVE');
  return open ? undefined : { code: 'AGREEMENT_UNAVAILABLE' };
}

/** `settle`: the loan after the first payment of that sum today, as a payment would leave it. */
export function restructuringTerms(
  loan: Live,
  months: number,
  today: LocalDate,
  settle: (loan: Live, firstPayment: Tiyn) => Live,
): RestructuringTerms {
  const firstPayment = ceilToTenge(partOf(quoteOn(loan, today).full, RESTRUCTURING.firstPaymentPpm));
  const { price, capitalised, waived } = newPlan(settle(loan, firstPayment), months, today);
  return { firstPayment, price, capitalised, waived };
}

type Plan = { price: Price; capitalised: Tiyn; waived: Tiyn; standing: Standing };

function newPlan(loan: Live, months: number, on: LocalDate): Plan {
  const { standing } = accrueTo(loan.contract, loan.standing, on);
  const waived = partOf(standing.penalty, RESTRUCTURING.waivedPenaltyPpm);
  const capitalised = add(standing.interest, standing.premium, subtract(standing.penalty, waived));
  const principal = add(standing.principal, capitalised);
  const dates = monthlyDates(on, months);
  const contract = { ...loan.contract, fixed: null };
  const price = supplementPrice({
    contract,
    from: on,
    principal,
    plan: (rate) => annuityRows({ principal, from: on, dates, rate }),
  });
  return { price, capitalised, waived, standing: { ...standing, principal } };
}

export function requestRestructuring(
  state: LoanState,
  command: CommandOf<'RequestRestructuring'>,
  settle: (loan: Live, firstPayment: Tiyn) => Live,
): Outcome<LoanEvent> {
  if (state.stage !== 'live') return refuse('LOAN_NOT_LIVE');
  const { months, court, today } = command;
  const refusal = cannotRestructure(state);
  if (refusal) return { accepted: false, refusal };
  const { minMonths, maxMonths } = RESTRUCTURING;
  if (!Number.isInteger(months) || months < minMonths || months > maxMonths) {
    return refuse('TERM_OUT_OF_RANGE', { field: 'months', facts: { min: `${minMonths}`, max: `${maxMonths}` } });
  }
  const offer = restructuringTerms(state, months, today, settle);
  return accept({
    type: 'RestructuringRequested',
    data: { status: state.status, months, court, requestedOn: today, payBy: today, ...offer },
  });
}

export function signRestructuring(state: LoanState, { signature }: CommandOf<'SignRestructuring'>): Outcome<LoanEvent> {
  if (state.stage !== 'live' || state.request?.kind !== 'RESTRUCTURING') return refuse('NOT_ALLOWED_NOW');
  if (state.request.signed) return accept();
  return accept({ type: 'RestructuringOfferSigned', data: { status: 'WAITING_RESTRUCTURING', signature } });
}

/** The first payment is made: the new schedule holds. */
export function restructure(loan: Live, months: number, on: LocalDate): LoanEvent {
  const accrued = accrueTo(loan.contract, loan.standing, on);
  const { price, capitalised, waived, standing } = newPlan(loan, months, on);
  const contract = dealtOut(loan.contract, price);
  const unpaid = accrued.standing;
  const next: Standing = {
    ...standing,
    interest: ZERO,
    penalty: ZERO,
    premium: ZERO,
    interestDue: ZERO,
    stoppedOn: null,
    overdueSince: null,
    graceUntil: null,
    maturity: price.maturity,
    // Where only penalty was left and it is waived, nothing is left to deal out.
    rows: price.rows.map((row) => ({ ...row, paid: ZERO, paidOn: standing.principal === ZERO ? on : null })),
  };
  const added = subtract(unpaid.penalty, waived);
  return {
    type: 'LoanRestructured',
    data: {
      status: 'RESTRUCTURED',
      restructuredOn: on,
      price,
      capitalised,
      waived,
      postings: netted([
        ...accrualPostings(accrued.interest, accrued.penalty),
        ...move(unpaid.interest, 'interest-receivable', 'principal'),
        ...move(unpaid.premium, 'premium-receivable', 'principal'),
        ...move(tiyn(added), 'penalty-receivable', 'principal'),
        ...move(waived, 'penalty-receivable', 'waived'),
      ]),
      standing: present(contract, next, on, { noticedDay: 0, payBy: null }),
    },
  };
}
