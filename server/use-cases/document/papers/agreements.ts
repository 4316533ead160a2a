import type { PrintedDocument } from '../../../ports/printer.ts';
import { AGREEMENT_TEXTS } from './agreement-texts.ts';
import type {
  PaperFacts,
  PartialPrepaymentFacts,
  ProlongationFacts,
  RefinancingFacts,
  RestructuringFacts,
  RestructuringType,
} from './facts.ts';
import { paper } from './paper.ts';
import { day, moneyInWords, termText } from './print.ts';

type Agreed = NonNullable<PartialPrepaymentFacts['price']>;

export function prolongationDocument(facts: PaperFacts & ProlongationFacts): PrintedDocument {
  const { loan, locale, price } = facts;
  const t = AGREEMENT_TEXTS[locale];
  return paper(facts, {
    type: 'PROLONGATION',
    price,
    ...t.prolongation,
    rows: [
      [t.payToday, moneyInWords(facts.payToday, locale)],
      [t.payBy, day(facts.payBy)],
      [t.days, t.daysOf(facts.days)],
      [t.oldMaturity, day(loan.standing?.maturity ?? loan.price.maturity)],
      [t.newMaturity, day(price.maturity)],
      [t.total, moneyInWords(price.total, locale)],
    ],
  });
}

export function refinancingDocument(facts: PaperFacts & RefinancingFacts): PrintedDocument {
  const { locale, price, terms } = facts;
  const t = AGREEMENT_TEXTS[locale];
  return paper(facts, {
    type: 'REFINANCING',
    price,
    ...t.refinancing,
    rows: [
      [t.payToday, moneyInWords(facts.payToday, locale)],
      [t.payBy, day(facts.payBy)],
      [t.newAmount, moneyInWords(terms.amount, locale)],
      [t.newTerm, termText(terms.term, locale)],
      [t.newMaturity, day(price.maturity)],
      [t.total, moneyInWords(price.total, locale)],
    ],
  });
}

/** One text for instalment, single-payment and entrepreneur loans; an offer after a court decision has its own. */
export function restructuringDocument(
  type: RestructuringType,
  facts: PaperFacts & RestructuringFacts,
): PrintedDocument {
  const { locale, price, court } = facts;
  const t = AGREEMENT_TEXTS[locale];
  return paper(facts, {
    type,
    ...(court ? { dated: court.decidedOn } : {}),
    price,
    ...(court ? t.courtRestructuring : t.restructuring),
    rows: [
      ...(court ? [[t.court, t.courtOf(day(court.decidedOn), court.number)] as const] : []),
      [t.firstPayment, moneyInWords(facts.firstPayment, locale)],
      [t.payBy, day(facts.payBy)],
      [t.capitalised, moneyInWords(facts.capitalised, locale)],
      [t.waived, moneyInWords(facts.waived, locale)],
      [t.months, t.monthsOf(facts.months)],
      [t.newMaturity, day(price.maturity)],
      [t.total, moneyInWords(price.total, locale)],
    ],
  });
}

export function partialPrepaymentApplication(facts: PaperFacts & PartialPrepaymentFacts): PrintedDocument {
  const t = AGREEMENT_TEXTS[facts.locale];
  return paper(facts, {
    type: 'PARTIAL_PREPAYMENT_APPLICATION',
    ...t.partialApplication,
    rows: partialRows(facts),
  });
}

export function partialPrepaymentAgreement(
  facts: PaperFacts & PartialPrepaymentFacts & { price: Agreed },
): PrintedDocument {
  const { locale, price } = facts;
  const t = AGREEMENT_TEXTS[locale];
  return paper(facts, {
    type: 'PARTIAL_PREPAYMENT_ADD_AGREEMENT',
    price,
    ...t.partialAgreement,
    rows: [...partialRows(facts), [t.newMaturity, day(price.maturity)], [t.total, moneyInWords(price.total, locale)]],
  });
}

function partialRows({ locale, amount, payBy, way }: PaperFacts & PartialPrepaymentFacts) {
  const t = AGREEMENT_TEXTS[locale];
  return [
    [t.amount, moneyInWords(amount, locale)],
    [t.payBy, day(payBy)],
    [t.way, t.ways[way]],
  ] as const;
}
