/** Prices, terms and schedules as GraphQL types. */
import type { Price as PriceFigures, Terms } from '../../../schema/events/figures.ts';
import { type ProductType, type PurposeCode, productOf } from '../../../schema/reference/products.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import type { Price, QuoteInput, TermsInput } from '../generated/resolvers.ts';

export const shapePrice = (price: PriceFigures, amount: Tiyn): Price => ({
  issueDate: price.issueDate,
  returnDate: price.maturity,
  days: price.days,
  dailyRatePercent: price.rate,
  rateLowered: price.rateLowered,
  amount,
  interest: price.interest,
  fastIssueFee: price.fastIssueFee,
  insurancePremium: price.insurancePremium,
  total: price.total,
  overpayment: price.overpayment,
  annualEffectiveRate: price.gesvPpm,
  rows: price.rows,
});

type Wish = Omit<TermsInput, 'purpose'> & { purpose?: number };

/** Undefined if a figure cannot be parsed; the use-case checks range and step. */
export function termsOf(input: Wish | QuoteInput): Terms | undefined {
  const purpose = 'purpose' in input ? Number(input.purpose) : 10;
  if (!Number.isInteger(purpose) || purpose < 1 || purpose > 10) return undefined;
  const productType: ProductType = input.productType;
  return {
    productType,
    pricing: input.pricing,
    amount: input.amount,
    term: { unit: productOf(productType).termUnit, count: input.term },
    purpose: String(purpose) as PurposeCode,
    promoCode: input.promoCode ?? null,
    fastIssue: input.fastIssue,
    insuranceAgreed: input.insuranceAgreed,
  };
}
