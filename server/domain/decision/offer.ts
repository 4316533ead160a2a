/** What the borrower would get instead of what was refused, with the figures of today (R260). */
import type { Decision, ScoringFacts } from '../../../schema/events/decision.ts';
import type { Price, Terms } from '../../../schema/events/figures.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { least, most, type Tiyn } from '../../../schema/values/money.ts';
import { priceOf } from '../money/price.ts';
import { amountRange } from '../offer/check.ts';
import { largestTerms, monthlyPayment, otherProduct } from './engine.ts';

export type DecisionOffer = { readonly terms: Terms; readonly price: Price; readonly payment: Tiyn };

type Refused = {
  readonly status: LoanStatus;
  readonly terms: Terms;
  readonly repeat: boolean;
  readonly decision: Decision | null;
  readonly scoringFacts: ScoringFacts | null;
};

/** Null where the application is not refused, or nothing else would be approved. */
export function offerOf(loan: Refused, today: LocalDate): DecisionOffer | null {
  const terms = loan.status === 'WAITING_REJECT' || loan.status === 'REJECTED' ? offeredTerms(loan, today) : null;
  const priced = terms && priceOf(terms, today, loan.repeat);
  if (!terms || !priced || 'refusal' in priced) return null;
  return { terms, price: priced.price, payment: monthlyPayment(priced.price) };
}

function offeredTerms({ terms, decision, scoringFacts }: Refused, today: LocalDate): Terms | null {
  if (!decision) return null;
  if (decision.outcome === 'ALTERNATIVE') return alternativeTerms(terms, decision);
  // A borrower who has to wait is offered nothing.
  if (!scoringFacts || decision.sourceType === 'MANUAL' || decision.lockedUntil !== null) return null;
  const other = otherProduct(scoringFacts, terms.productType, decision.reasons, today);
  const largest = other && largestTerms(scoringFacts, other, today);
  if (!largest) return null;
  const wanted = most(terms.amount, amountRange(other, today).min);
  return { ...largest, amount: least(largest.amount, wanted) };
}

/** The smaller amount, and the term for which it is offered. */
export function alternativeTerms(
  terms: Terms,
  { scoreAmount, scoreInstallmentList }: Pick<Decision, 'scoreAmount' | 'scoreInstallmentList'>,
): Terms | null {
  const term = scoreInstallmentList.find(({ amount }) => amount === scoreAmount)?.term ?? terms.term.count;
  return scoreAmount && { ...terms, amount: scoreAmount, term: { ...terms.term, count: term } };
}
