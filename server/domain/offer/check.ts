/** May these terms be offered on this day? (R4, R9, R26, R78) */
import type { Terms } from '../../../schema/events/figures.ts';
import { gesvCapsOn, mciOn } from '../../../schema/reference/caps.ts';
import {
  AMOUNT_STEP,
  PRODUCTS,
  type Product,
  type ProductType,
  productOf,
} from '../../../schema/reference/products.ts';
import { promoCodeFor } from '../../../schema/reference/promo-codes.ts';
import { tariffOn } from '../../../schema/reference/rates.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { least, printTenge, type Tiyn, tenge, tiyn } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';

export const STEP: Tiyn = tenge(AMOUNT_STEP);

export const isOffered = (product: Product, day: LocalDate): boolean =>
  product.validFrom <= day && (product.validTo === null || day <= product.validTo);

export const productsOn = (day: LocalDate): readonly Product[] => PRODUCTS.filter((p) => isOffered(p, day));

/** In tiyn, both inclusive, multiples of the step. A short loan never exceeds 45 MCI of the day of issue. */
export function amountRange(type: ProductType, day: LocalDate): { min: Tiyn; max: Tiyn } {
  const product = productOf(type);
  const listed = tenge(product.maxAmount);
  if (product.engine === 'INSTALMENT') return { min: tenge(product.minAmount), max: listed };
  const statutory = tiyn(mciOn(day) * BigInt(gesvCapsOn(day).shortMci));
  return { min: tenge(product.minAmount), max: least(listed, tiyn(statutory - (statutory % STEP))) };
}

/** A refusal names both bounds (R320). */
export const outOfRange = ({ min, max }: { readonly min: Tiyn; readonly max: Tiyn }) =>
  refuse('AMOUNT_OUT_OF_RANGE', { field: 'amount', facts: { min: printTenge(min), limit: printTenge(max) } });

/** Days or months, both inclusive. Economical has one term only (R9). */
export function termRange(terms: Pick<Terms, 'productType' | 'pricing'>, day: LocalDate): { min: number; max: number } {
  const { minTerm, maxTerm } = productOf(terms.productType);
  const fixed = tariffOn(day).economicalDays;
  return terms.pricing === 'ECONOMICAL' ? { min: fixed, max: fixed } : { min: minTerm, max: maxTerm };
}

/** What a promo code is checked against; each code may be used once (R79). */
export type PromoFacts = { readonly repeat: boolean; readonly usedPromoCodes?: readonly string[] };

export function checkTerms(terms: Terms, day: LocalDate, promo: PromoFacts) {
  const product = productOf(terms.productType);
  if (!isOffered(product, day)) return refuse('PRODUCT_UNKNOWN', { field: 'productType' });
  if (!product.pricings.includes(terms.pricing)) return refuse('PRODUCT_UNKNOWN', { field: 'pricing' });
  const amount = amountRange(terms.productType, day);
  if (terms.amount < amount.min || terms.amount > amount.max || terms.amount % STEP !== 0n) return outOfRange(amount);
  const term = termRange(terms, day);
  const { unit, count } = terms.term;
  if (unit !== product.termUnit || count < term.min || count > term.max) {
    const facts = { min: `${term.min}`, max: `${term.max}`, unit: product.termUnit };
    return refuse('TERM_OUT_OF_RANGE', { field: 'term', facts });
  }
  return promoProblem(terms, day, promo);
}

function promoProblem(terms: Terms, day: LocalDate, { repeat, usedPromoCodes = [] }: PromoFacts) {
  if (terms.promoCode === null) return undefined;
  const promo = promoCodeFor(terms.promoCode, terms.productType, day, repeat);
  if (!promo) return refuse('PROMO_WRONG', { field: 'promoCode' });
  return usedPromoCodes.includes(promo.code) ? refuse('PROMO_USED', { field: 'promoCode' }) : undefined;
}
