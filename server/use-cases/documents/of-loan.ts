/** Which document a loan can show now, from its own facts. */
import type { DocumentType } from '../../../schema/reference/documents.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Refusal } from '../../domain/decider.ts';
import { priceWithout } from '../../domain/loan/insurance.ts';
import { priceOf } from '../../domain/money/price.ts';
import type { Borrower, Locale } from '../../ports/borrowers.ts';
import type { PrintedDocument } from '../../ports/printer.ts';
import { debtOn } from '../loan-debt.ts';
import type { LoanView } from '../loan-view.ts';
import { insuranceDeclineDocument } from './insurance-decline.ts';
import { applicationDocument, type DebtFacts, debtDocument, prepaymentDocument, transferDocument } from './letters.ts';
import { type OfferFacts, offerDocument } from './offer.ts';

/** `label` masks the method; `methodHash` binds it (PayoutMethodChosen). */
export type DocumentDetails = { payout?: { label: string; methodHash: string } };

type Facts = { loan: LoanView; person: Borrower; locale: Locale; today: LocalDate };
type Made = { document: PrintedDocument } | { refusal: Refusal };

const NOT_NOW: Made = { refusal: { code: 'NOT_ALLOWED_NOW' } };

export function documentOf(type: DocumentType, facts: Facts, details: DocumentDetails = {}): Made {
  const { loan, person, locale, today } = facts;
  const offer: OfferFacts = { person, ...loan };
  switch (type) {
    case 'OFFER':
      return offerToSign(facts);
    case 'APPLICATION':
      return { document: applicationDocument(offer, locale) };
    case 'APPLICATION_FOR_TRANSFER_MONEY':
      if (!details.payout) return NOT_NOW;
      return { document: transferDocument(offer, { ...details.payout, on: today }, locale) };
    case 'ADDITIONAL_AGREEMENT':
      if (loan.status !== 'WAITING_FOR_INSURANCE') return NOT_NOW;
      return { document: insuranceDeclineDocument(offer, priceWithout(loan, today), today, locale) };
    case 'FULL_PREPAYMENT': {
      const debt = debtFacts(loan, today);
      return debt && loan.prepayment ? { document: prepaymentDocument(offer, debt, locale) } : NOT_NOW;
    }
    case 'DEBT': {
      const debt = debtFacts(loan, today);
      return debt ? { document: debtDocument(offer, debt, locale) } : NOT_NOW;
    }
    default:
      return NOT_NOW;
  }
}

/** Before the signature the offer is priced for today, as the decision will price it; afterwards it is what was signed. */
function offerToSign({ loan, person, locale, today }: Facts): Made {
  if (loan.status !== 'INITIAL') return { document: offerDocument({ person, ...loan }, locale) };
  const priced = priceOf(loan.terms, today, loan.repeat);
  if (!priced.accepted) return { refusal: priced.refusal };
  return { document: offerDocument({ person, ...loan, price: priced.price }, locale) };
}

function debtFacts(loan: LoanView, today: LocalDate): DebtFacts | undefined {
  const quote = debtOn(loan, today);
  if (!quote) return undefined;
  const { principal, interest, penalty, premium } = quote;
  return { on: quote.date, principal, interest, penalty, premium, total: quote.full };
}
