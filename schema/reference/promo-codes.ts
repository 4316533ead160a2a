/** Promo codes: the part of the interest rate given up, in ppm (100000 is 10 %), for a time. Own choice. */
import { type LocalDate, localDate } from '../values/local-date.ts';
import type { ProductType } from './products.ts';

export type PromoCode = {
  code: string;
  rateOffPpm: bigint;
  validFrom: LocalDate;
  validTo: LocalDate;
  products: readonly ProductType[];
  audience: 'ANY' | 'FIRST' | 'REPEAT';
  source: string;
};

const SPL = ['INDIVIDUAL_PERSON_SPL', 'INDIVIDUAL_ENTREPRENEUR_SPL'] as const;
const own = { source: 'own choice' };

export const PROMO_CODES: readonly PromoCode[] = [
  {
    ...own,
    code: 'START10',
    rateOffPpm: 100_000n,
    validFrom: localDate('2024-01-01'),
    validTo: localDate('2028-12-31'),
    products: SPL,
    audience: 'FIRST',
  },
  {
    ...own,
    code: 'AGAIN20',
    rateOffPpm: 200_000n,
    validFrom: localDate('2024-01-01'),
    validTo: localDate('2028-12-31'),
    products: SPL,
    audience: 'REPEAT',
  },
  {
    ...own,
    code: 'NAURYZ2026',
    rateOffPpm: 150_000n,
    validFrom: localDate('2026-03-01'),
    validTo: localDate('2026-03-31'),
    products: [...SPL, 'INDIVIDUAL_PERSON_IL'],
    audience: 'ANY',
  },
];

/**
 * Case and blanks around the code do not matter. Undefined: unknown, not for this product or borrower, or not valid on
 * the day.
 */
export function promoCodeFor(
  text: string,
  product: ProductType,
  day: LocalDate,
  repeat: boolean,
): PromoCode | undefined {
  const code = text.trim().toUpperCase();
  return PROMO_CODES.find(
    (promo) =>
      promo.code === code &&
      promo.products.includes(product) &&
      promo.validFrom <= day &&
      day <= promo.validTo &&
      (promo.audience === 'ANY' || promo.audience === (repeat ? 'REPEAT' : 'FIRST')),
  );
}
