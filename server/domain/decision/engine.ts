/**
 * Turns facts and terms into a decision: approved, a smaller amount, or declined, with reasons. The same facts always
 * give the same decision.
 */
import type { Decision, ScoringFacts } from '../../../schema/events/decision.ts';
import type { Price, Terms } from '../../../schema/events/figures.ts';
import { LOCK_DAYS, SCORING } from '../../../schema/reference/limits.ts';
import { type ProductType, productOf } from '../../../schema/reference/products.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import { least, most, printTenge, type Tiyn, tenge, tiyn, ZERO } from '../../../schema/values/money.ts';
import { priceOf } from '../money/price.ts';
import { amountRange, isOffered, STEP } from '../offer/check.ts';
import { clampTerms } from '../offer/clamp.ts';
import { debtLoadPpm, lockDays, type Reason, RULES } from './rules.ts';

/** The loan's burden on a month's income: its largest payment. A single-payment loan counts whole. */
export const monthlyPayment = (price: Price): Tiyn =>
  price.rows.reduce((largest, row) => most(largest, row.amount), ZERO);

/** Null where the product does not offer these terms on that day. */
const paymentFor = (terms: Terms, day: LocalDate, repeat: boolean): Tiyn | null => {
  const priced = priceOf(terms, day, repeat);
  return 'refusal' in priced ? null : monthlyPayment(priced.price);
};

const fits = (facts: ScoringFacts, payment: Tiyn | null): boolean =>
  payment !== null && debtLoadPpm(facts, payment) <= SCORING.maxKdnPpm;

/** `terms` are already within the product's range. `repeat`: the borrower has repaid a loan before. */
export function score(facts: ScoringFacts, terms: Terms, today: LocalDate, repeat: boolean): Decision {
  const payment = paymentFor(terms, today, repeat);
  if (payment === null) throw new Error('scored terms have no price');
  const reasons = RULES.flatMap(({ code, judge }): Reason[] => {
    const seen = judge({ facts, monthlyPayment: payment });
    return seen ? [{ code, ...seen }] : [];
  });
  const base = { ...quiet(facts), kdnPpm: debtLoadPpm(facts, payment) };
  if (reasons.length === 0) return { ...base, outcome: 'APPROVED', reasons: [WITHIN_LIMITS] };
  const onlyDebtLoad = reasons.every((reason) => reason.code === 'DEBT_LOAD');
  const smaller = onlyDebtLoad ? largestAmount(facts, terms, today, repeat) : null;
  return smaller ? alternative(base, terms, smaller) : declined(base, facts, reasons, terms, today);
}

const WITHIN_LIMITS: Reason = { code: 'WITHIN_LIMITS', observed: '', limit: '' };

const quiet = (facts: ScoringFacts): Omit<Decision, 'outcome' | 'reasons' | 'kdnPpm'> => ({
  rejectDecisionByKDN: false,
  rejectDecisionByStatement: false,
  rejectDecision60Plus: false,
  rejectDecisionStopCredit: false,
  rejectDecisionByAmount: false,
  scoreAmount: null,
  scoreInstallmentList: [],
  isBSPLAvailable: false,
  isBILAvailable: false,
  validStatementExists: facts.validStatementExists,
  sourceType: 'AUTO',
  ruleSet: SCORING.ruleSet,
  lockedUntil: null,
});

type Base = ReturnType<typeof quiet> & { kdnPpm: number };

function alternative(base: Base, terms: Terms, amount: Tiyn): Decision {
  return {
    ...base,
    outcome: 'ALTERNATIVE',
    rejectDecisionByAmount: true,
    scoreAmount: amount,
    scoreInstallmentList: [{ term: terms.term.count, amount }],
    reasons: [{ code: 'AMOUNT', observed: printTenge(terms.amount), limit: printTenge(amount) }],
  };
}

function declined(base: Base, facts: ScoringFacts, reasons: Reason[], terms: Terms, today: LocalDate): Decision {
  const has = (code: Reason['code']): boolean => reasons.some((reason) => reason.code === code);
  const days = lockDays(reasons);
  const other = reasons.every((reason) => reason.code === 'DEBT_LOAD') && facts.entrepreneur;
  const offers = (type: ProductType): boolean =>
    other && type !== terms.productType && largestOf(facts, type, today) !== null;
  const [isBSPLAvailable, isBILAvailable] = [
    offers('INDIVIDUAL_ENTREPRENEUR_SPL'),
    offers('INDIVIDUAL_ENTREPRENEUR_IL'),
  ];
  return {
    ...base,
    outcome: 'DECLINED',
    rejectDecisionByKDN: has('DEBT_LOAD'),
    rejectDecisionByStatement: has('STATEMENT'),
    rejectDecision60Plus: has('OVERDUE_60_PLUS'),
    rejectDecisionStopCredit: has('STOP_CREDIT'),
    isBSPLAvailable,
    isBILAvailable,
    reasons,
    // A borrower who is offered another product may apply for it at once.
    lockedUntil: days > 0 && !isBSPLAvailable && !isBILAvailable ? addDays(today, days) : null,
  };
}

/** A verifier's no is his own reason, whatever the rules say of the same facts. */
export const declinedByPerson = (facts: ScoringFacts, { kdnPpm }: Decision, today: LocalDate): Decision => ({
  ...quiet(facts),
  kdnPpm,
  outcome: 'DECLINED',
  sourceType: 'MANUAL',
  reasons: [{ code: 'MANUAL', observed: 'NO', limit: 'YES' }],
  lockedUntil: addDays(today, LOCK_DAYS.MANUAL),
});

/** The largest smaller amount whose debt load is allowed, found by halving: the payment grows with the amount. */
function largestAmount(facts: ScoringFacts, terms: Terms, today: LocalDate, repeat: boolean): Tiyn | null {
  const { min, max } = amountRange(terms.productType, today);
  const top = least(terms.amount, max);
  const works = (amount: Tiyn): boolean => fits(facts, paymentFor({ ...terms, amount }, today, repeat));
  if (min > top || !works(min)) return null;
  let yes = min / STEP;
  let no = top / STEP + 1n;
  while (no - yes > 1n) {
    const middle = (yes + no) / 2n;
    if (works(tiyn(middle * STEP))) yes = middle;
    else no = middle;
  }
  return tiyn(yes * STEP);
}

/** The largest amount of a product at its longest term; null if even the smallest is too much. */
function largestOf(facts: ScoringFacts, type: ProductType, today: LocalDate): Tiyn | null {
  const product = productOf(type);
  if (!isOffered(product, today)) return null;
  const terms: Terms = {
    productType: type,
    pricing: 'FLEXIBLE',
    amount: tenge(product.maxAmount),
    term: { unit: product.termUnit, count: product.maxTerm },
    purpose: '10',
    promoCode: null,
    fastIssue: false,
    insuranceAgreed: false,
  };
  return largestAmount(facts, clampTerms(terms, today), today, false);
}

/** The amount a person of this debt load may expect, by product period; null where nothing fits (R28). */
export function preScoreAmount(facts: ScoringFacts, today: LocalDate): { P1D: Tiyn | null; P1M: Tiyn | null } {
  return facts.entrepreneur
    ? {
        P1D: largestOf(facts, 'INDIVIDUAL_ENTREPRENEUR_SPL', today),
        P1M: largestOf(facts, 'INDIVIDUAL_ENTREPRENEUR_IL', today),
      }
    : { P1D: largestOf(facts, 'INDIVIDUAL_PERSON_SPL', today), P1M: largestOf(facts, 'INDIVIDUAL_PERSON_IL', today) };
}
