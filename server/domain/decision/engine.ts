/**
 * Turns facts and terms into a decision: approved, a smaller amount, or declined, with reasons. The same facts always
 * give the same decision.
 */

import type { Decision, DecisionReason, ScoringFacts } from '../../../schema/events/decision.ts';
import type { Price, Terms } from '../../../schema/events/figures.ts';
import { inWords } from '../../../schema/reference/findings.ts';
import { LOCK_DAYS, SCORING } from '../../../schema/reference/limits.ts';
import { type ProductType, productOf } from '../../../schema/reference/products.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import { least, most, printTenge, type Tiyn, tenge, tiyn, ZERO } from '../../../schema/values/money.ts';
import { priceOf } from '../money/price.ts';
import { amountRange, isOffered, STEP } from '../offer/check.ts';
import { clampTerms } from '../offer/clamp.ts';
import { debtLoadPpm, leastScore, lockDays, type Reason, RULES } from './rules.ts';

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
  if (payment === null) throw inWords('TERMS_WITHOUT_PRICE');
  const reasons = RULES.flatMap(({ code, judge }): Reason[] => {
    const seen = judge({ facts, monthlyPayment: payment, productType: terms.productType });
    return seen ? [{ code, ...seen }] : [];
  });
  const base = { ...quiet(facts), kdnPpm: debtLoadPpm(facts, payment) };
  if (reasons.length === 0) return { ...base, outcome: 'APPROVED', reasons: [WITHIN_LIMITS] };
  const onlyDebtLoad = reasons.every((reason) => reason.code === 'DEBT_LOAD');
  const smaller = onlyDebtLoad ? smallerTerms(facts, terms, today, repeat) : null;
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

function alternative(base: Base, terms: Terms, { amount, term }: Terms): Decision {
  return {
    ...base,
    outcome: 'ALTERNATIVE',
    rejectDecisionByAmount: true,
    scoreAmount: amount,
    scoreInstallmentList: [{ term: term.count, amount }],
    reasons: [{ code: 'AMOUNT', observed: printTenge(terms.amount), limit: printTenge(amount) }],
  };
}

function declined(base: Base, facts: ScoringFacts, reasons: Reason[], terms: Terms, today: LocalDate): Decision {
  const has = (code: Reason['code']): boolean => reasons.some((reason) => reason.code === code);
  const days = lockDays(reasons);
  const other = otherProduct(facts, terms.productType, reasons, today);
  return {
    ...base,
    outcome: 'DECLINED',
    rejectDecisionByKDN: has('DEBT_LOAD'),
    rejectDecisionByStatement: has('STATEMENT'),
    rejectDecision60Plus: has('OVERDUE_60_PLUS'),
    rejectDecisionStopCredit: has('STOP_CREDIT'),
    isBSPLAvailable: other === 'INDIVIDUAL_ENTREPRENEUR_SPL',
    isBILAvailable: other === 'INDIVIDUAL_ENTREPRENEUR_IL',
    reasons,
    // A borrower who is offered another product may apply for it at once.
    lockedUntil: days > 0 && other === null ? addDays(today, days) : null,
  };
}

const OTHERS: Partial<Record<ProductType, ProductType>> = {
  INDIVIDUAL_PERSON_IL: 'INDIVIDUAL_PERSON_SPL',
  INDIVIDUAL_ENTREPRENEUR_SPL: 'INDIVIDUAL_ENTREPRENEUR_IL',
  INDIVIDUAL_ENTREPRENEUR_IL: 'INDIVIDUAL_ENTREPRENEUR_SPL',
};
/** A product is offered instead only where nothing else than these speaks against the borrower (R260). */
const OFFERED_BESIDE: readonly DecisionReason[] = ['DEBT_LOAD', 'STATEMENT', 'SCORE'];

/** The product that this borrower would get although the one applied for is refused; null where there is none. */
export function otherProduct(
  facts: ScoringFacts,
  refused: ProductType,
  reasons: readonly Reason[],
  today: LocalDate,
): ProductType | null {
  const other = OTHERS[refused];
  if (!other || !reasons.every(({ code }) => OFFERED_BESIDE.includes(code))) return null;
  if (facts.score !== null && facts.score < leastScore(other)) return null;
  return largestTerms(facts, other, today) && other;
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

/** The asked term, or else the longest one, whose payments are the smallest (R261). */
function smallerTerms(facts: ScoringFacts, terms: Terms, today: LocalDate, repeat: boolean): Terms | null {
  const inTerm = largestAmount(facts, terms, today, repeat);
  if (inTerm) return { ...terms, amount: inTerm };
  const { engine, maxTerm } = productOf(terms.productType);
  if (engine !== 'INSTALMENT') return null;
  const longest: Terms = { ...terms, term: { ...terms.term, count: maxTerm } };
  const amount = largestAmount(facts, longest, today, repeat);
  return amount && { ...longest, amount };
}

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
export function largestTerms(facts: ScoringFacts, type: ProductType, today: LocalDate): Terms | null {
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
  const clamped = clampTerms(terms, today);
  const amount = largestAmount(facts, clamped, today, false);
  return amount && { ...clamped, amount };
}

const largestOf = (facts: ScoringFacts, type: ProductType, today: LocalDate): Tiyn | null =>
  largestTerms(facts, type, today)?.amount ?? null;

/** The amount a person of this debt load may expect, by product period; null where nothing fits (R28). */
export function preScoreAmount(facts: ScoringFacts, today: LocalDate): { P1D: Tiyn | null; P1M: Tiyn | null } {
  return facts.entrepreneur
    ? {
        P1D: largestOf(facts, 'INDIVIDUAL_ENTREPRENEUR_SPL', today),
        P1M: largestOf(facts, 'INDIVIDUAL_ENTREPRENEUR_IL', today),
      }
    : { P1D: largestOf(facts, 'INDIVIDUAL_PERSON_SPL', today), P1M: largestOf(facts, 'INDIVIDUAL_PERSON_IL', today) };
}
