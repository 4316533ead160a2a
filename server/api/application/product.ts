import { refuse } from '../../domain/decider.ts';
import type { Products, ProductToday, Quote as QuoteFigures } from '../../use-cases/application/product.ts';
import type { Context } from '../context.ts';
import type { Product, Quote, Resolvers } from '../generated/resolvers.ts';
import { shapePrice, termsOf } from '../loan/shape-price.ts';
import { userError } from '../user-errors.ts';

export type ProductApiDeps = { products: Products };

/** Visitors and staff see what an individual would see. */
export const borrowerOrNull = (context: Context) =>
  context.viewer.kind === 'signed-in' ? context.viewer.borrowerId : null;

export const productResolvers = ({ products }: ProductApiDeps): Resolvers => ({
  Query: {
    products: async (_, _args, context) =>
      (await products.products(borrowerOrNull(context), context.landing())).map(shapeProduct),
    quote: async (_, { input }, context) => {
      const terms = termsOf(input);
      if (!terms)
        return { quote: null, errors: [userError(refuse('FIELD_INVALID', { field: 'amount' }), context.locale)] };
      const answer = await products.quote(borrowerOrNull(context), terms);
      if ('refusal' in answer) return { quote: null, errors: [userError(answer, context.locale)] };
      return { quote: shapeQuote(answer.quote), errors: [] };
    },
  },
});

const shapeProduct = (product: ProductToday): Product => ({
  id: product.id,
  productType: product.productType,
  engine: product.engine,
  minAmount: product.minAmount,
  maxAmount: product.maxAmount,
  defaultAmount: product.defaultAmount,
  amountStep: product.amountStep,
  minTerm: product.minTerm,
  maxTerm: product.maxTerm,
  defaultTerm: product.defaultTerm,
  termUnit: product.termUnit,
  pricings: [...product.pricings],
});

const shapeQuote = (quote: QuoteFigures): Quote => ({
  price: shapePrice(quote.price, quote.amount),
  alternative: quote.alternative ? shapePrice(quote.alternative, quote.amount) : null,
  fastIssueFee: quote.fastIssueFee,
  insurancePremium: quote.insurancePremium,
  amount: quote.amount,
  term: quote.term,
});
