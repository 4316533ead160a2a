/** The calculator with the prices that the product would give. */
import { parseLocalDate } from '../../../../schema/values/local-date.ts';
import { tiynOf } from '../../../../schema/values/money.ts';
import type { QuoteInput } from '../../../../server/api/generated/resolvers.ts';
import { shapePrice, termsOf } from '../../../../server/api/loan/shape-price.ts';
import { priceOf } from '../../../../server/domain/money/price.ts';
import { clampTerms } from '../../../../server/domain/offer/clamp.ts';
import { given } from '../../../support/lending-steps.ts';
import { session, TODAY } from './a-loan.ts';
import { products } from './application.ts';
import type { Place } from './place.ts';

/** The fixture hands on amounts as they are printed. */
export function quote({ input }: { input: Omit<QuoteInput, 'amount'> & { readonly amount: string } }) {
  const [wanted, today] = [termsOf({ ...input, amount: tiynOf(input.amount) }), parseLocalDate(TODAY)];
  if (!wanted || !today) throw new Error('no terms');
  const { amount, term, ...terms } = clampTerms(wanted, today);
  const { price } = given(priceOf({ amount, term, ...terms }, today));
  const priced = { price: shapePrice(price, amount), alternative: null, fastIssueFee: null, insurancePremium: null };
  return { quote: { ...priced, amount, term }, errors: [] };
}

/** A borrower whose last loan was repaid in parts. */
export const CALCULATOR: readonly Place[] = [
  {
    name: 'calculator-instalment',
    path: 'cabinet',
    scene: {
      session: session(),
      currentLoan: null,
      lastLoan: {
        id: 'l1',
        status: 'FINISHED',
        productType: 'INDIVIDUAL_PERSON_IL',
        purpose: 4,
        offerNumber: 'NS-1',
        reversals: [],
      },
      products,
      canGetCredit: { allowed: true, reason: null },
      quote,
    },
  },
];
