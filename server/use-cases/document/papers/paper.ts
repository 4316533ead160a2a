/**
 * Layout of all letters and agreements after the offer: the figures that the law wants in the upper corner if the price
 * changes, parties, contract, subject, schedule, consequences, complaints.
 */
import { documentTitle } from '../../../../schema/reference/document-titles.ts';
import type { DocumentType } from '../../../../schema/reference/documents.ts';
import type { LocalDate } from '../../../../schema/values/local-date.ts';
import type { Block, PrintedDocument } from '../../../ports/printer.ts';
import type { NewPrice, PaperFacts, Section } from './facts.ts';
import { lenderRows } from './lender.ts';
import { headFigures, scheduleTable } from './offer.ts';
import { OFFER_TEXTS } from './offer-texts.ts';
import { PAPER_TEXTS } from './paper-texts.ts';
import { day, moneyInWords, personRows } from './print.ts';

export type Rows = readonly (readonly [label: string, value: string])[];

export type Paper = {
  type: DocumentType;
  /** Replaces the type's own title where that says too little. */
  title?: string;
  /** The title names this date. */
  dated?: LocalDate;
  /** Set if the price or the dates change: adds the frame of the first page and the schedule. */
  price?: NewPrice;
  lead: string;
  /** Heading above `rows`; by default the words for what changes, or for what to pay and when. */
  heading?: string;
  rows: Rows;
  sections: readonly Section[];
};

export function paper(facts: PaperFacts, content: Paper): PrintedDocument {
  const { locale, loan, today } = facts;
  const t = PAPER_TEXTS[locale];
  const sections = [...content.sections, ...(content.price ? [t.rest] : []), t.complaints];
  return {
    title: t.title(
      content.title ?? documentTitle(content.type, locale, content.dated && day(content.dated)),
      loan.offerNumber,
    ),
    locale,
    createdOn: today,
    ...(content.price ? { frame: headFigures(content.price, locale) } : {}),
    blocks: [
      { kind: 'text', text: content.lead },
      { kind: 'heading', text: content.heading ?? (content.price ? t.changes : t.debt) },
      { kind: 'facts', rows: content.rows },
      ...(content.price ? newSchedule(content.price, facts) : []),
      { kind: 'heading', text: OFFER_TEXTS[locale].parties },
      {
        kind: 'facts',
        rows: [...lenderRows(facts.lender, locale), ...personRows(facts.person, locale), ...contractRows(facts)],
      },
      ...sections.flatMap(([heading, text]): Block[] => [
        { kind: 'heading', text: heading },
        { kind: 'text', text },
      ]),
      { kind: 'text', text: t.made(day(today)) },
    ],
  };
}

const newSchedule = (price: NewPrice, { locale }: PaperFacts): Block[] => [
  { kind: 'heading', text: PAPER_TEXTS[locale].newSchedule },
  scheduleTable(price.rows, locale),
];

function contractRows({ loan, locale }: PaperFacts): Rows {
  const t = PAPER_TEXTS[locale];
  return [
    [t.contract, t.contractOf(loan.offerNumber, loan.signedOn && day(loan.signedOn))],
    ...(loan.issuedOn
      ? [[t.issued, `${day(loan.issuedOn)}, ${moneyInWords(loan.terms.amount, locale)}`] as const]
      : []),
    [t.maturity, day(loan.standing?.maturity ?? loan.price.maturity)],
  ];
}
