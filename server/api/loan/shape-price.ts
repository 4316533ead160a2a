/** Prices, terms and schedules in the words of the SDL: tenge as decimal strings, rates as per cents. */
import type { PlanRow as PlanFigures, Price as PriceFigures, Terms } from '../../../schema/events/figures.ts';
import { type ProductType, type PurposeCode, productOf } from '../../../schema/reference/products.ts';
import { type PpmPerDay, parseTenge, printTenge, type Tiyn } from '../../../schema/values/money.ts';
import type { PlanRow, Price, QuoteInput, TermsInput } from '../generated/resolvers.ts';

/** ppm -> "170.3", half up: a GESV is printed with one decimal (order 208 of the National Bank, p. 40). */
export const percentOf = (ppm: number): string => (Math.round(ppm / 1_000) / 10).toFixed(1);
/** ppm a day -> "0.2800". */
export const dailyPercentOf = (rate: PpmPerDay): string => (Number(rate) / 10_000).toFixed(4);

export const shapePlanRow = (row: PlanFigures): PlanRow => ({
  order: row.order,
  date: row.date,
  principal: printTenge(row.principal),
  interest: printTenge(row.interest),
  premium: printTenge(row.premium),
  amount: printTenge(row.amount),
  remainingPrincipal: printTenge(row.remainingPrincipal),
});

export const shapePrice = (price: PriceFigures, amount: Tiyn): Price => ({
  issueDate: price.issueDate,
  returnDate: price.maturity,
  days: price.days,
  dailyRatePercent: dailyPercentOf(price.rate),
  rateLowered: price.rateLowered,
  amount: printTenge(amount),
  interest: printTenge(price.interest),
  fastIssueFee: printTenge(price.fastIssueFee),
  insurancePremium: printTenge(price.insurancePremium),
  total: printTenge(price.total),
  overpayment: printTenge(price.overpayment),
  annualEffectiveRate: percentOf(price.gesvPpm),
  rows: price.rows.map(shapePlanRow),
});

type Wish = Omit<TermsInput, 'purpose'> & { purpose?: number };

/** Undefined where a figure cannot be read; range and step are the use-case's. */
export function termsOf(input: Wish | QuoteInput): Terms | undefined {
  const amount = parseTenge(input.amount);
  const purpose = 'purpose' in input ? Number(input.purpose) : 10;
  if (amount === undefined || !Number.isInteger(purpose) || purpose < 1 || purpose > 10) return undefined;
  const productType: ProductType = input.productType;
  return {
    productType,
    pricing: input.pricing,
    amount,
    term: { unit: productOf(productType).termUnit, count: input.term },
    purpose: String(purpose) as PurposeCode,
    promoCode: input.promoCode ?? null,
    fastIssue: input.fastIssue,
    insuranceAgreed: input.insuranceAgreed,
  };
}
