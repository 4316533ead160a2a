/** Brings the requested terms into what the product allows (R4, R8, R9, R78). */
import type { Terms } from '../../../schema/events/figures.ts';
import { productOf } from '../../../schema/reference/products.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { least, most, tiyn } from '../../../schema/values/money.ts';
import { amountRange, STEP, termRange } from './check.ts';

/**
 * Rounds the amount down to a multiple of 5,000 tenge within the range, clamps the term, and removes options that the
 * product lacks.
 */
export function clampTerms(terms: Terms, day: LocalDate): Terms {
  const product = productOf(terms.productType);
  const pricing = product.pricings.includes(terms.pricing) ? terms.pricing : 'FLEXIBLE';
  const amount = amountRange(terms.productType, day);
  const term = termRange({ productType: terms.productType, pricing }, day);
  const inRange = most(amount.min, least(amount.max, terms.amount));
  return {
    ...terms,
    pricing,
    amount: tiyn(inRange - (inRange % STEP)),
    term: { unit: product.termUnit, count: Math.max(term.min, Math.min(term.max, Math.trunc(terms.term.count))) },
    promoCode: terms.promoCode?.trim() ? terms.promoCode.trim().toUpperCase() : null,
    fastIssue: terms.fastIssue || pricing === 'ECONOMICAL',
    insuranceAgreed: terms.insuranceAgreed && product.engine === 'INSTALMENT',
  };
}
