/** Brings the requested terms into what the product allows (R4, R8, R9, R78). */
import type { Terms } from '../../../schema/events/figures.ts';
import { productOf } from '../../../schema/reference/products.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { least, most, tiyn } from '../../../schema/values/money.ts';
import { amountRange, STEP, termRange } from './check.ts';

/**
 * The amount is rounded down to the step, and options that the product lacks are removed. What lies outside the bounds
 * stays, so that it is refused with them (R265).
 */
export function allowedTerms(terms: Terms): Terms {
  const { pricings, engine } = productOf(terms.productType);
  const pricing = pricings.includes(terms.pricing) ? terms.pricing : 'FLEXIBLE';
  return {
    ...terms,
    pricing,
    amount: tiyn(terms.amount - (terms.amount % STEP)),
    promoCode: terms.promoCode?.trim() ? terms.promoCode.trim().toUpperCase() : null,
    fastIssue: terms.fastIssue || pricing === 'ECONOMICAL',
    insuranceAgreed: terms.insuranceAgreed && engine === 'INSTALMENT',
  };
}

/**
 * Rounds the amount down to a multiple of 5,000 tenge within the range, clamps the term, and removes options that the
 * product lacks.
 */
export function clampTerms(terms: Terms, day: LocalDate): Terms {
  const product = productOf(terms.productType);
  const allowed = allowedTerms(terms);
  const amount = amountRange(terms.productType, day);
  const term = termRange(allowed, day);
  const inRange = most(amount.min, least(amount.max, terms.amount));
  return {
    ...allowed,
    amount: tiyn(inRange - (inRange % STEP)),
    term: { unit: product.termUnit, count: Math.max(term.min, Math.min(term.max, Math.trunc(terms.term.count))) },
  };
}
