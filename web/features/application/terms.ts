import { tenge, wholeTenge } from '../../../schema/values/money.ts';
import type {
  CalculatorQuery,
  LoanTermsFragment,
  Pricing,
  ProductType,
  QuoteInput,
  TermsInput,
} from '../../generated/cabinet/graphql.ts';
import type { Translate } from '../../lib/intl.ts';
import type { Reading } from '../../lib/use-submit.ts';
import { fitted } from '../../ui/dial.ts';

export type Product = CalculatorQuery['products'][number];

/** The amount is in whole tenge. */
export type Terms = {
  readonly productType: ProductType;
  readonly pricing: Pricing;
  readonly amount: number;
  readonly term: number;
  readonly fastIssue: boolean;
  /** The borrower chooses insurance on the confirmation page. */
  readonly insuranceAgreed: boolean;
  readonly purpose: string;
};

type TermUnit = Product['termUnit'];
/** What the borrower chose or typed. A change of product forgets nothing: days and months are kept side by side. */
export type Wish = Omit<Terms, 'term'> & { readonly counts: Partial<Record<TermUnit, number>> };

/** The Economical price always covers 31 days, whatever term is chosen (R9). */
export const ECONOMICAL_DAYS = 31;
/** Entrepreneurs borrow for one purpose only: working capital, number 2. */
const WORKING_CAPITAL = '2';

export const isForEntrepreneurs = (product: Product): boolean => product.productType.includes('ENTREPRENEUR');
export const amountRange = (product: Product) => ({
  min: wholeTenge(product.minAmount),
  max: wholeTenge(product.maxAmount),
  step: wholeTenge(product.amountStep),
});
export const termRange = (product: Product) => ({ min: product.minTerm, max: product.maxTerm, step: 1 });

/** `lastPurpose`: of the last loan, not asked again (R140). */
export const startWish = (product: Product, lastPurpose?: number): Wish => ({
  productType: product.productType,
  pricing: product.pricings[0] ?? 'FLEXIBLE',
  amount: wholeTenge(product.defaultAmount),
  counts: {},
  fastIssue: false,
  insuranceAgreed: false,
  purpose: isForEntrepreneurs(product) ? WORKING_CAPITAL : String(lastPurpose ?? ''),
});

export const termsOf = (loan: LoanTermsFragment): Terms => ({
  productType: loan.productType,
  pricing: loan.pricing,
  amount: wholeTenge(loan.amount),
  term: loan.term.count,
  fastIssue: loan.fastIssue,
  insuranceAgreed: loan.insuranceAgreed,
  purpose: String(loan.purpose),
});

export function wishOf(loan: LoanTermsFragment): Wish {
  const { term, ...wish } = termsOf(loan);
  return { ...wish, counts: { [loan.term.unit]: term } };
}

export const changed = ({ counts, ...wish }: Wish, { term, ...part }: Partial<Terms>, unit: TermUnit): Wish => ({
  ...wish,
  ...part,
  counts: term === undefined ? counts : { ...counts, [unit]: term },
});

export const wantedOf = ({ counts }: Wish, product: Product): number => counts[product.termUnit] ?? product.defaultTerm;

/** The nearest terms that the product allows. */
export function settled({ counts, ...wish }: Wish, product: Product): Terms {
  const economical = wish.pricing === 'ECONOMICAL' && product.pricings.includes('ECONOMICAL');
  const term = economical ? ECONOMICAL_DAYS : wantedOf({ ...wish, counts }, product);
  return {
    ...wish,
    pricing: economical ? 'ECONOMICAL' : 'FLEXIBLE',
    amount: fitted(wish.amount, amountRange(product)),
    term: fitted(term, termRange(product)),
  };
}

export const quoteInput = ({ purpose: _, ...terms }: Terms, promoCode: string | null): QuoteInput => ({
  ...terms,
  amount: tenge(terms.amount),
  promoCode,
});

export function readTerms(terms: Terms, t: Translate, promoCode: string | null): Reading<TermsInput> {
  if (!terms.purpose)
    return {
      problems: [{ field: 'purpose', text: t('application.purposeMissing'), unfilled: t('application.purpose') }],
    };
  return { input: { ...quoteInput(terms, promoCode), purpose: Number(terms.purpose) } };
}
