/** Which documents a loan can show now, from its own facts or from the details that a room supplies. */
import { type DocumentType, SIGNED_TYPES } from '../../../../schema/reference/documents.ts';
import { DEMAND_LETTERS, OVERDUE_NOTICES } from '../../../../schema/reference/limits.ts';
import { printTenge, ZERO } from '../../../../schema/values/money.ts';
import { type Result, refuse } from '../../../domain/decider.ts';
import { priceWithout } from '../../../domain/loan/insurance.ts';
import { priceOf } from '../../../domain/money/price.ts';
import type { Quote } from '../../../domain/money/quote.ts';
import type { PrintedDocument } from '../../../ports/printer.ts';
import { owedOf } from '../../loan/after-end.ts';
import { debtOn } from '../../loan/loan-debt.ts';
import type { LoanView } from '../../loan/loan-view.ts';
import {
  partialPrepaymentAgreement,
  partialPrepaymentApplication,
  prolongationDocument,
  refinancingDocument,
  restructuringDocument,
} from './agreements.ts';
import { isRepaid, noDebtDocument, receiptDocument } from './certificates.ts';
import { deferralDocument } from './deferral.ts';
import { cessionNotice, dayOneNotice, isOverdue, overdueLetter } from './demands.ts';
import { disputeAnswer } from './dispute.ts';
import type { CessionFacts, CessionType, DocumentDetails, OfferFacts, OverdueType, PaperFacts } from './facts.ts';
import { insuranceDeclinedAgreement, insuranceDocument } from './insurance.ts';
import { issuedSchedule } from './issued.ts';
import { applicationDocument, debtDocument, prepaymentDocument, transferDocument } from './letters.ts';
import { offerDocument } from './offer.ts';
import { unsigned } from './signature.ts';

type Made = Result<{ document: PrintedDocument }>;

/** NOT_ALLOWED_NOW if the loan has no such document or its details are missing. */
export function documentOf(type: DocumentType, facts: PaperFacts, details: DocumentDetails = {}): Made {
  const text = textOf(type, facts, details);
  if ('refusal' in text || !SIGNED_TYPES.includes(type)) return text;
  const blocks = [...text.document.blocks, unsigned(facts.person, facts.locale)];
  return { document: { ...text.document, blocks } };
}

function textOf(type: DocumentType, facts: PaperFacts, details: DocumentDetails): Made {
  const { loan, today } = facts;
  const { prolongation, refinancing, restructuring, partialPrepayment, deferral } = details;
  switch (type) {
    case 'OFFER':
      return offerToSign(facts);
    case 'APPLICATION':
      return made(applicationDocument(offerOf(facts), facts.locale));
    case 'APPLICATION_FOR_TRANSFER_MONEY':
      return made(details.payout && transferDocument(offerOf(facts), { ...details.payout, on: today }, facts.locale));
    case 'FULL_PREPAYMENT':
      return ofDebt(facts, (debt) => loan.prepayment && prepaymentDocument(facts, debt));
    case 'DEBT':
      // For a finished loan the letter says that nothing is owed, so an owed reversal is refused first.
      if (owedOf(loan.reversals) > 0n) return reversalOwed(loan);
      return ofDebt(facts, (debt) => (isOverdue(debt) ? dayOneNotice(facts, debt) : debtDocument(facts, debt)));
    case 'NO_DEBT':
      return noDebt(facts);
    case 'DISPUTE_ANSWER':
      return made(disputeAnswer(facts));
    case 'RECEIPT':
      return receipt(facts, details);
    case 'CLAIM':
    case 'NOTIFICATION_AFTER_18_DAYS_OF_DELAY':
    case 'PRE_TRIAL_NOTIFICATION':
      return ofDebt(facts, (debt) =>
        isOverdue(debt) && debt.overdueDays >= firstDayOf(type) ? overdueLetter(type, facts, debt) : null,
      );
    case 'NOTIFICATION_BEFORE_CESSION':
    case 'NOTIFICATION_AFTER_CESSION':
      return ofCession(type, facts, details.cession ?? cessionOf(facts));
    case 'ADDITIONAL_AGREEMENT':
      if (details.issue) return made(issuedSchedule({ ...facts, ...details.issue }));
      return made(insuranceDecline(facts, (declined) => insuranceDeclinedAgreement(facts, declined)));
    case 'INSURANCE':
      return made(loan.signedOn && loan.price.insurancePremium > ZERO && insuranceDocument(facts));
    case 'PROLONGATION':
      return made(prolongation && prolongationDocument({ ...facts, ...prolongation }));
    case 'REFINANCING':
      return made(refinancing && refinancingDocument({ ...facts, ...refinancing }));
    case 'RESTRUCTURING_OFFER':
    case 'RESTRUCTURING_IL_OFFER':
    case 'RESTRUCTURING_BIL_OFFER':
      return made(restructuring && restructuringDocument(type, { ...facts, ...restructuring }));
    case 'RESTRUCTURING_COURT_OFFER':
      return made(restructuring?.court && restructuringDocument(type, { ...facts, ...restructuring }));
    case 'PARTIAL_PREPAYMENT_APPLICATION':
      return made(partialPrepayment && partialPrepaymentApplication({ ...facts, ...partialPrepayment }));
    case 'PARTIAL_PREPAYMENT_ADD_AGREEMENT': {
      const price = partialPrepayment?.price;
      return made(price && partialPrepaymentAgreement({ ...facts, ...partialPrepayment, price }));
    }
    case 'MANUAL_GRACE_PERIOD_ADD_AGREEMENT':
      return made(deferral && deferralDocument({ ...facts, ...deferral }));
  }
}

function noDebt(facts: PaperFacts): Made {
  if (owedOf(facts.loan.reversals) > 0n) return reversalOwed(facts.loan);
  return made(isRepaid(facts.loan) && noDebtDocument(facts));
}

const receipt = (facts: PaperFacts, { receipt: paid }: DocumentDetails): Made =>
  made(paid && receiptDocument({ ...facts, ...paid }));

const made = (document: PrintedDocument | false | '' | null | undefined): Made =>
  document ? { document } : refuse('NOT_ALLOWED_NOW');

const offerOf = ({ person, lender, loan }: PaperFacts): OfferFacts => ({ person, lender, ...loan });

/** Before the answer this prints what a no today would mean, and afterwards what it meant: same words, same hash. */
function insuranceDecline(
  { loan, today }: PaperFacts,
  make: (declined: NonNullable<LoanView['insuranceDeclined']>) => PrintedDocument,
): PrintedDocument | null {
  if (loan.insuranceDeclined) return make(loan.insuranceDeclined);
  if (loan.status !== 'WAITING_FOR_INSURANCE') return null;
  const { insurancePremium: premium, total: totalBefore } = loan.price;
  return make({ on: today, premium, totalBefore, price: priceWithout(loan, today) });
}

/** Before signing, the offer has today's price, as the decision will compute it; afterwards the signed price. */
function offerToSign({ loan, person, lender, locale, today }: PaperFacts): Made {
  if (loan.status !== 'INITIAL')
    return { document: offerDocument({ person, lender, ...loan, price: loan.signedPrice ?? loan.price }, locale) };
  const priced = priceOf(loan.terms, today, loan.repeat);
  if ('refusal' in priced) return priced;
  return { document: offerDocument({ person, lender, ...loan, price: priced.price }, locale) };
}

function reversalOwed({ reversals }: LoanView): Made {
  const date = reversals.find(({ owed }) => owed > 0n)?.on ?? '';
  return refuse('OWN_REVERSAL_OWED', { facts: { amount: printTenge(owedOf(reversals)), date } });
}

function ofDebt({ loan, today }: PaperFacts, make: (debt: Quote) => PrintedDocument | null): Made {
  const debt = debtOn(loan, today);
  return made(debt && make(debt));
}

const firstDayOf = (type: OverdueType): number =>
  OVERDUE_NOTICES.find((notice) => notice.document === type)?.day ?? DEMAND_LETTERS.claimFromDay;

function cessionOf({ loan }: PaperFacts): CessionFacts | undefined {
  const { cession, cessionNotice } = loan;
  if (!cession) return cessionNotice ? { buyer: cessionNotice.buyer, agreedOn: cessionNotice.on } : undefined;
  const { buyer, agreedOn, cededOn } = cession;
  return { buyer, agreedOn, ...(cededOn ? { cededOn } : {}) };
}

/** The notice after an assignment states the debt that passed over, so it needs the day of the transfer. */
function ofCession(type: CessionType, facts: PaperFacts, cession: CessionFacts | undefined): Made {
  if (!cession || (type === 'NOTIFICATION_AFTER_CESSION' && !cession.cededOn)) return made(null);
  return ofDebt(cededLoan(facts), (debt) => cessionNotice(type, facts, cession, debt));
}

/** The loan with its balances at the assignment; after it nothing is owed here. */
function cededLoan(facts: PaperFacts): PaperFacts {
  const { loan } = facts;
  return loan.cession?.ceded ? { ...facts, loan: { ...loan, standing: loan.cession.ceded } } : facts;
}
