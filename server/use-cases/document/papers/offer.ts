/**
 * The offer that the borrower signs. Its first page shows the annual effective rate, the rate and the whole overpayment
 * in one size (law on microfinance activity, article 4; R83).
 */
import type { PlanRow, Price } from '../../../../schema/events/figures.ts';
import type { Locale } from '../../../ports/borrowers.ts';
import type { Block, PrintedDocument } from '../../../ports/printer.ts';
import type { OfferFacts } from './facts.ts';
import { lenderRows } from './lender.ts';
import { offerClauses } from './offer-clauses.ts';
import { OFFER_TEXTS } from './offer-texts.ts';
import { dailyPercent, day, figure, money, moneyInWords, percent, personRows, termText } from './print.ts';

export function offerDocument(facts: OfferFacts, locale: Locale): PrintedDocument {
  const t = OFFER_TEXTS[locale];
  return {
    title: t.title(facts.offerNumber),
    locale,
    createdOn: facts.appliedOn,
    frame: headFigures(facts.price, locale),
    blocks: [
      { kind: 'text', text: t.intro(facts.offerNumber, day(facts.price.issueDate)) },
      { kind: 'heading', text: t.parties },
      { kind: 'facts', rows: [...lenderRows(facts.lender, locale), ...personRows(facts.person, locale)] },
      { kind: 'heading', text: t.conditions },
      { kind: 'facts', rows: conditions(facts, locale) },
      { kind: 'heading', text: t.schedule },
      scheduleTable(facts.price.rows, locale),
      ...offerClauses(facts, locale).flatMap(([heading, text]): Block[] => [
        { kind: 'heading', text: heading },
        { kind: 'text', text },
      ]),
    ],
  };
}

export function headFigures(
  price: Pick<Price, 'gesvPpm' | 'rate' | 'overpayment'>,
  locale: Locale,
): readonly (readonly [string, string])[] {
  const t = OFFER_TEXTS[locale];
  return [
    [t.gesv, percent(price.gesvPpm)],
    [t.rate, dailyPercent(price.rate)],
    [t.overpayment, moneyInWords(price.overpayment, locale)],
  ];
}

function conditions({ terms, price }: OfferFacts, locale: Locale): readonly (readonly [string, string])[] {
  const t = OFFER_TEXTS[locale];
  return [
    [t.amount, moneyInWords(terms.amount, locale)],
    [t.term, `${termText(terms.term, locale)} (${day(price.issueDate)} – ${day(price.maturity)})`],
    [t.pricing, t.pricings[terms.pricing]],
    [t.interest, money(price.interest, locale)],
    [t.fastIssue, money(price.fastIssueFee, locale)],
    [t.insurance, money(price.insurancePremium, locale)],
    [t.total, moneyInWords(price.total, locale)],
    [t.purpose, t.purposes[Number(terms.purpose) - 1] ?? terms.purpose],
  ];
}

export function scheduleTable(rows: readonly PlanRow[], locale: Locale): Block {
  return {
    kind: 'table',
    head: OFFER_TEXTS[locale].scheduleHead,
    rows: rows.map((row) => [
      String(row.order),
      day(row.date),
      figure(row.principal),
      figure(row.interest),
      figure(row.premium),
      figure(row.amount),
      figure(row.remainingPrincipal),
    ]),
  };
}
