/**
 * Selects the clauses of the offer by pricing, kind of borrower and way of repayment, as this loan's ledger will apply
 * them. Law on microfinance activity, articles 4, 7, 9-1, 9-2; R8-R14, R23, R24.
 */
import { gesvCapsOn, penaltyLimitsOn } from '../../../../schema/reference/caps.ts';
import { DECISION_HOURS, ENTRY_PENALTY } from '../../../../schema/reference/limits.ts';
import { productOf } from '../../../../schema/reference/products.ts';
import { add, ZERO } from '../../../../schema/values/money.ts';
import { earlyPrices, highestTotal, ISSUE_WITHIN_DAYS } from '../../../domain/money/offer-figures.ts';
import { isInstalment } from '../../../domain/money/price.ts';
import type { Locale } from '../../../ports/borrowers.ts';
import type { OfferFacts, Section } from './facts.ts';
import { OFFER_CLAUSE_TEXTS } from './offer-clause-texts.ts';
import { day, money, ratePercent } from './print.ts';

export function offerClauses(facts: OfferFacts, locale: Locale): readonly Section[] {
  const { terms, price } = facts;
  const t = OFFER_CLAUSE_TEXTS[locale];
  return [
    t.issue(issueFacts(facts, locale)),
    t.early(terms.pricing === 'ECONOMICAL'),
    ...economical(facts, locale),
    ...(price.fastIssueFee > ZERO ? [t.fastIssue(DECISION_HOURS.fast)] : []),
    ...(add(price.fastIssueFee, price.insurancePremium) > ZERO ? [t.premiums(isInstalment(terms.productType))] : []),
    t.late(lateFacts(facts, locale)),
    ...t.always,
  ];
}

const issueFacts = ({ terms, price }: OfferFacts, locale: Locale) => ({
  on: day(price.issueDate),
  instalment: isInstalment(terms.productType),
  within: ISSUE_WITHIN_DAYS,
  atMost: money(highestTotal(price, terms), locale),
});

function economical({ terms, price }: OfferFacts, locale: Locale): readonly Section[] {
  const early = earlyPrices(terms, price);
  if (!early) return [];
  const { short, shortRateBelow } = gesvCapsOn(price.issueDate);
  return [
    OFFER_CLAUSE_TEXTS[locale].economical({
      term: price.days,
      whole: money(price.interest, locale),
      wholeDay: early.wholeFrom.days,
      wholeOn: day(early.wholeFrom.on),
      daily: ratePercent(shortRateBelow),
      yearly: ratePercent(short),
      before: early.before.map(({ days, on, interest }) => ({ days, on: day(on), sum: money(interest, locale) })),
    }),
  ];
}

function lateFacts({ terms, price }: OfferFacts, locale: Locale) {
  const { daily, dailyAfter, fullDays, yearlyPpm } = penaltyLimitsOn(price.issueDate);
  return {
    daily: ratePercent(daily),
    dailyAfter: productOf(terms.productType).forEntrepreneurs ? ratePercent(dailyAfter) : null,
    fullDays,
    yearly: ratePercent(yearlyPpm),
    entry: money(ENTRY_PENALTY.value, locale),
  };
}
