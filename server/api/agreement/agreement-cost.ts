/** What the costs of all agreements show: why there is none today, or the parts of the debt. */
import type { Refused } from '../../domain/decider.ts';
import type { Quote } from '../../domain/money/quote.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { AgreementQuote } from '../../use-cases/agreement/agreement.ts';
import { userError } from '../user-errors.ts';

type Answer = { unavailable: Refused | null; debt: Quote };

export const shapeDebt = ({ unavailable, debt }: Answer, locale: Locale) => ({
  refusal: unavailable && userError(unavailable, locale),
  principal: debt.principal,
  interest: debt.interest,
  penalty: debt.penalty,
  premium: debt.premium,
});

export const shapeCost = (quote: AgreementQuote<unknown>, locale: Locale) => ({
  ...shapeDebt(quote, locale),
  returnDate: quote.maturity,
  payToday: quote.payToday,
});
