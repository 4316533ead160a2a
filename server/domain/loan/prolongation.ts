/**
 * Prolongation (R10, R13, R18, R25): from three days before the end, at most three times. Interest to date, premiums
 * and penalty are paid the same day; the principal moves to a later end.
 */
import type { Balances, Price } from '../../../schema/events/figures.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { isOverdue, type LoanStatus } from '../../../schema/loan-status.ts';
import { PROLONGATION } from '../../../schema/reference/limits.ts';
import { addDays, daysBetween, type LocalDate, latest } from '../../../schema/values/local-date.ts';
import { add, ceilToTenge, type PpmPerDay, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';
import { accrueTo } from '../money/accrual.ts';
import { present } from '../money/balances.ts';
import { type Figures, withAgreedRate } from '../money/contract.ts';
import { premiumOwed } from '../money/debt.ts';
import { fixedToItsEnd } from '../money/held.ts';
import { accrualPostings } from '../money/postings.ts';
import { withoutUnearned } from '../money/premium.ts';
import { quoteOn } from '../money/quote.ts';
import { singleRow } from '../money/schedule.ts';
import { priceAt, type Supplement, supplementPrice } from '../money/supplement.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import { withdrawUnsigned } from './request.ts';
import type { LoanState, RunningLoan } from './state.ts';
import { watchOf } from './watch.ts';
import { notBefore, whyNot } from './why-not.ts';

export type AgreementTerms = {
  readonly newMaturity: LocalDate;
  /** Interest to date, premiums and penalty in whole tenge, due by the end of the day. */
  readonly payToday: Tiyn;
  readonly price: Price;
};

const OPEN: readonly LoanStatus[] = ['ACTIVE', 'PROLONGED', 'GRACE_DAY_OFF'];

/** The first day on which a prolongation or a refinancing may be requested. */
export const agreementsFrom = ({ maturity }: Pick<Balances, 'maturity'>): LocalDate =>
  addDays(maturity, -PROLONGATION.daysBefore);

/** Refuses on any day: the kind of loan and its status do not allow a prolongation or a refinancing. */
export function neverAgrees({ contract, standing }: Figures, status: LoanStatus) {
  if (contract.instalment) return whyNot('AGREEMENT_INSTALMENTS');
  if (status === 'AOT_PAYMENT_AWAITING') return whyNot('AGREEMENT_SOLD');
  if (standing.overdueSince || isOverdue(status)) return whyNot('AGREEMENT_OVERDUE');
  if (standing.principal === ZERO) return whyNot('LOAN_NOT_LIVE');
  return OPEN.includes(status) ? undefined : whyNot('AGREEMENT_DEFERRED');
}

/** Refuses a prolongation or refinancing outside its days. A request already open does not block itself. */
export function tooEarlyOrLate(loan: RunningLoan, today: LocalDate) {
  const never = neverAgrees(loan, loan.request ? (loan.returnTo ?? loan.status) : loan.status);
  if (never) return never;
  const from = agreementsFrom(loan.standing);
  return today < from ? notBefore('AGREEMENT_TOO_EARLY', from) : undefined;
}

export function cannotProlong(loan: RunningLoan, today: LocalDate) {
  const { atMost } = PROLONGATION;
  return loan.prolongations >= atMost
    ? whyNot('PROLONGATIONS_OVER', { count: `${atMost}` })
    : tooEarlyOrLate(loan, today);
}

/**
 * The terms of a prolongation by `days`, if the amount due today is paid today. The days count from the end of the
 * loan, or in the grace after it from today, so that none is lost (D0025).
 */
export function prolongationTerms(loan: Figures, days: number, today: LocalDate): AgreementTerms {
  const newMaturity = addDays(latest(loan.standing.maturity, today), days);
  return {
    newMaturity,
    payToday: dueAtSigning(loan, today),
    price: supplementPrice(newPart(loan, newMaturity, today)),
  };
}

/** Days of the new part that cost interest: a fixed price that is already agreed covers its own. */
export const newInterestDays = (
  { contract }: Pick<Figures, 'contract'>,
  { newMaturity }: Pick<AgreementTerms, 'newMaturity'>,
  today: LocalDate,
): number => Math.max(0, daysBetween(latest(contract.fixed?.until ?? today, today), newMaturity));

/** Everything owed but the principal, rounded up to whole tenge. */
export const dueAtSigning = (loan: Figures, today: LocalDate): Tiyn => ceilToTenge(chargesOn(loan, today));

/** The same to the tiyn. */
export function chargesOn(loan: Figures, today: LocalDate): Tiyn {
  const { interest, penalty, premium } = quoteOn(loan, today);
  return add(interest, penalty, premium);
}

/** A fixed price that is already paid covers its days, so the new part accrues from the balances of the day. */
function newPart({ contract, standing }: Figures, end: LocalDate, today: LocalDate): Supplement {
  const { principal } = standing;
  const plan = (rate: PpmPerDay) => {
    const moved = movedTo(fixedToItsEnd(contract, accrueTo(contract, standing, today).standing, today), end, []);
    const clean: Balances = { ...moved, interest: ZERO, interestDue: ZERO, penalty: ZERO, premium: ZERO };
    const { interest } = accrueTo(withAgreedRate(contract, { rate }), clean, end);
    return singleRow(end, principal, interest, ZERO);
  };
  return { contract, from: today, principal, plan };
}

const movedTo = (standing: Balances, maturity: LocalDate, rows: Balances['rows']): Balances => ({
  ...standing,
  maturity,
  interestDue: ZERO,
  overdueSince: null,
  graceUntil: null,
  rows,
});

export function requestProlongation(state: LoanState, command: CommandOf<'RequestProlongation'>) {
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  const { days, today } = command;
  const refused = cannotProlong(state, today);
  if (refused) return refused;
  const { minDays, maxDays } = PROLONGATION;
  if (!Number.isInteger(days) || days < minDays || days > maxDays) {
    return refuse('TERM_OUT_OF_RANGE', { field: 'days', facts: { min: `${minDays}`, max: `${maxDays}`, unit: 'DAY' } });
  }
  const { request } = state;
  if (request?.kind === 'PROLONGATION' && request.days === days && !request.signed) return accept();
  return accept(...withdrawUnsigned(state), {
    type: 'ProlongationRequested',
    data: { status: 'WAITING_PROLONGATION', days, requestedOn: today, payBy: today },
  });
}

/** The amount due at signing is paid: the remaining principal moves to the new end, at no higher rate than signed. */
export const prolong = (loan: RunningLoan, signed: Price, on: LocalDate): LoanEvent =>
  prolonged(
    loan,
    on,
    (part) => supplementPrice({ ...part, version: signed.ruleVersion }, signed.rate),
    signed.maturity,
  );

/** The same in a replay (backdating.ts), at the agreed rate. */
export const reapplyProlongation = (loan: RunningLoan, agreedOnce: Price, on: LocalDate): LoanEvent =>
  prolonged(
    loan,
    on,
    (part) => priceAt({ ...part, version: agreedOnce.ruleVersion }, agreedOnce.rate),
    agreedOnce.maturity,
  );

function prolonged(loan: RunningLoan, on: LocalDate, priceOf: (part: Supplement) => Price, end: LocalDate): LoanEvent {
  const accrued = accrueTo(loan.contract, loan.standing, on);
  const { standing: owed, postings } = withoutUnearned(loan.contract, accrued.standing);
  const price = priceOf(newPart({ contract: loan.contract, standing: owed }, end, on));
  const rows = price.rows.map((row) => ({ ...row, paid: ZERO, paidOn: null }));
  const standing = movedTo(fixedToItsEnd(loan.contract, owed, on), end, rows);
  return {
    type: 'LoanProlonged',
    data: {
      status: 'PROLONGED',
      prolongedOn: on,
      price,
      postings: [...accrualPostings(accrued.interest, accrued.penalty), ...postings],
      standing: present(withAgreedRate(loan.contract, price), standing, on, watchOf(loan, { noticedDay: 0 })),
    },
  };
}

/** The part of the amount due at signing still owed; the balances are accrued through the day. */
export const chargesOwed = (standing: Balances): Tiyn =>
  add(standing.interest, standing.penalty, premiumOwed(standing));
