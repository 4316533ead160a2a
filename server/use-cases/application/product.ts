/** Stores nothing; `priceOf` computes all prices. */
import type { Price, Term, Terms } from '../../../schema/events/figures.ts';
import type { Landing } from '../../../schema/reference/arrivals.ts';
import { AMOUNT_STEP, type Product } from '../../../schema/reference/products.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { least, type Tiyn, tenge } from '../../../schema/values/money.ts';
import { priceOf } from '../../domain/money/price.ts';
import { amountRange, productsOn } from '../../domain/offer/check.ts';
import { clampTerms } from '../../domain/offer/clamp.ts';
import type { Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import { isRepeat, usedPromoCodes } from '../loan/borrower-loans.ts';
import type { LoanView } from '../loan/loan-view.ts';

export type ProductDeps = {
  clock: Clock;
  borrowers: Borrowers;
  /** A promo code may be used once. */
  loansOf: (borrowerId: BorrowerId) => Promise<readonly LoanView[]>;
};

/** Today's bounds for this person: those of the product and those of the law together. */
export type ProductToday = Omit<Product, 'minAmount' | 'maxAmount' | 'defaultAmount'> & {
  minAmount: Tiyn;
  maxAmount: Tiyn;
  /** Default amount and term are those of the borrower's last loan of this product (R140). */
  defaultAmount: Tiyn;
  amountStep: Tiyn;
};

export type Quote = {
  amount: Tiyn;
  term: Term;
  price: Price;
  /** The price of the same terms under the other pricing; null if the product has only one. */
  alternative: Price | null;
  /** What fast issue costs, chosen or not; null if it is not offered or is included. */
  fastIssueFee: Tiyn | null;
  insurancePremium: Tiyn | null;
};

export type Products = ReturnType<typeof makeProducts>;

export function makeProducts(deps: ProductDeps) {
  return {
    /** A visitor who is not signed in sees the products for individuals. */
    products: async (borrowerId: BorrowerId | null, landing?: Landing): Promise<readonly ProductToday[]> => {
      const today = await deps.clock.today();
      const entrepreneur = borrowerId ? ((await deps.borrowers.find(borrowerId))?.entrepreneur ?? false) : false;
      const loans = borrowerId ? await deps.loansOf(borrowerId) : [];
      const offered = productsOn(today)
        .filter((product) => product.forEntrepreneurs === entrepreneur)
        .map((product) =>
          todays(
            product,
            today,
            loans.findLast((loan) => loan.terms.productType === product.productType),
          ),
        );
      // The page of all visitors is drawn for all alike.
      return landing && borrowerId && loans.length === 0 ? startingWith(offered, landing) : offered;
    },
    quote: async (borrowerId: BorrowerId | null, wanted: Terms) => {
      const loans = borrowerId ? await deps.loansOf(borrowerId) : [];
      const promo = { repeat: isRepeat(loans), used: usedPromoCodes(loans) };
      return quoteOf(wanted, await deps.clock.today(), promo);
    },
  };
}

function todays(product: Product, today: LocalDate, last: LoanView | undefined): ProductToday {
  const { min, max } = amountRange(product.productType, today);
  const wanted = last?.terms.amount ?? tenge(product.defaultAmount);
  return {
    ...product,
    minAmount: min,
    maxAmount: max,
    defaultAmount: least(wanted, max),
    defaultTerm: last?.terms.term.count ?? product.defaultTerm,
    amountStep: tenge(AMOUNT_STEP),
  };
}

const within = (value: number, min: number, max: number): boolean => value >= min && value <= max;

/** The product that a newcomer chose comes first, with his amount and term where it allows them (R140). */
function startingWith(offered: readonly ProductToday[], landing: Landing): readonly ProductToday[] {
  const wanted = landing.amount === null ? null : tenge(landing.amount - (landing.amount % AMOUNT_STEP));
  const allows = ({ minAmount, maxAmount }: ProductToday): boolean =>
    wanted !== null && wanted >= minAmount && wanted <= maxAmount;
  const chosen = offered.find(({ productType }) => productType === landing.productType) ?? offered.find(allows);
  if (!chosen) return offered;
  const { defaultAmount, defaultTerm, minTerm, maxTerm } = chosen;
  const first: ProductToday = {
    ...chosen,
    defaultAmount: wanted !== null && allows(chosen) ? wanted : defaultAmount,
    defaultTerm: landing.term !== null && within(landing.term, minTerm, maxTerm) ? landing.term : defaultTerm,
  };
  return [first, ...offered.filter((one) => one !== chosen)];
}

type Promo = { repeat: boolean; used: readonly string[] };

function quoteOf(wanted: Terms, today: LocalDate, { repeat, used }: Promo) {
  const terms = clampTerms(wanted, today);
  const priced = priceOf(terms, today, repeat, used);
  if ('refusal' in priced) return priced;
  const withAll = priceOf({ ...terms, fastIssue: true, insuranceAgreed: true }, today, repeat, used);
  const wishes = 'refusal' in withAll ? priced.price : withAll.price;
  return {
    quote: {
      amount: terms.amount,
      term: terms.term,
      price: priced.price,
      alternative: otherPricing(wanted, terms, today, { repeat, used }),
      fastIssueFee: wishes.fastIssueFee > 0n ? wishes.fastIssueFee : null,
      insurancePremium: wishes.insurancePremium > 0n ? wishes.insurancePremium : null,
    },
  };
}

function otherPricing(wanted: Terms, terms: Terms, today: LocalDate, { repeat, used }: Promo): Price | null {
  const pricing = terms.pricing === 'FLEXIBLE' ? 'ECONOMICAL' : 'FLEXIBLE';
  const other = clampTerms({ ...wanted, pricing }, today);
  if (other.pricing === terms.pricing) return null;
  const priced = priceOf(other, today, repeat, used);
  return 'refusal' in priced ? null : priced.price;
}
