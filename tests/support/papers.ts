import type { Folded } from '../../schema/events/envelope.ts';
import type { Price } from '../../schema/events/figures.ts';
import type { LoanEvent } from '../../schema/events/loan.ts';
import type { DocumentType } from '../../schema/reference/documents.ts';
import type { Iin } from '../../schema/values/iin.ts';
import { type Instant, type LocalDate, localDate } from '../../schema/values/local-date.ts';
import { tenge, ZERO } from '../../schema/values/money.ts';
import { paperNumber } from '../../schema/values/paper-number.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { priceOf } from '../../server/domain/money/price.ts';
import { quoteOn } from '../../server/domain/money/quote.ts';
import type { Borrower, Locale } from '../../server/ports/borrowers.ts';
import type { PrintedDocument } from '../../server/ports/printer.ts';
import type { DeferralFacts, DocumentDetails, PaperFacts } from '../../server/use-cases/document/papers/facts.ts';
import { documentOf } from '../../server/use-cases/document/papers/of-loan.ts';
import { onLetterhead } from '../../server/use-cases/document/press.ts';
import type { LoanView } from '../../server/use-cases/loan/loan-view.ts';
import { foldLoan } from '../../server/use-cases/loan/loans.ts';
import { BORROWER, closeDays, HASH, IBAN, il, issued, LOAN, MONDAY, on, pay, signature, signed } from './a-loan.ts';
import type { Story } from './spec.ts';

export const PERSON: Borrower = {
  id: BORROWER,
  phone: '77011234567' as Phone,
  email: null,
  locale: 'RU',
  lastName: 'Әбілқайырова',
  firstName: 'Үміт',
  patronymic: 'Ғаниқызы',
  birthDate: localDate('1990-05-15'),
  sex: 'FEMALE',
  iin: '900515400001' as Iin,
  documentType: 'IDENTITY_CARD',
  documentNumber: '041234567',
  documentIssuedOn: localDate('2020-01-10'),
  documentIssuedBy: 'MVD',
  documentValidTo: localDate('2030-01-10'),
  registrationAddress: { RU: 'Алматы, Абай даңғылы, 10, 5', KK: 'Алматы, Абай даңғылы, 10, 5' },
  region: 'ALMATY_CITY',
  entrepreneur: false,
  incomeBand: 8,
  monthlyLoanPayments: 0,
  declarations: {},
  declaredOverdueDays: 0,
  registrationCompleted: true,
  faceVerifiedAt: null,
};

export const NUMBER = paperNumber('0123456789abcdef0123');
export const LENDER = { licence: '02.21.0017.М', register: '05M21C017' };

export function viewOf({ events }: Story): LoanView {
  const metadata = { effectiveDate: localDate(MONDAY), recordedAt: `${MONDAY}T06:00:00.000Z` as Instant };
  const stored = events.map((event, i) => ({ ...event, metadata, position: BigInt(i) }));
  const [applied] = events;
  const loanId = applied?.type === 'LoanApplied' ? applied.data.loanId : LOAN;
  const view = foldLoan(loanId, stored as readonly object[] as readonly Folded<LoanEvent>[]);
  if (!view) throw new Error('a story without an application');
  return view;
}

/** Issued on Monday 2 March 2026 for ten days and unpaid on `today`. */
const unpaid = (today: string) => viewOf(closeDays(issued(), MONDAY, today));

export const newPrice = (): Price => {
  const priced = priceOf(il(), localDate('2026-03-12'), false);
  if ('refusal' in priced) throw new Error(priced.refusal.code);
  return priced.price;
};

const PAY_BY = localDate('2026-03-12');
const BUYER = { buyer: 'ТОО «Коллектор Плюс»', agreedOn: localDate('2026-06-20') };

export const DETAILS: Required<Omit<DocumentDetails, 'payout' | 'cession' | 'issue' | 'receipt'>> = {
  prolongation: { price: newPrice(), days: 10, payToday: tenge(2_800), payBy: PAY_BY },
  refinancing: { terms: il(), price: newPrice(), payToday: tenge(2_800), payBy: PAY_BY },
  restructuring: {
    price: newPrice(),
    months: 6,
    firstPayment: tenge(10_500),
    capitalised: tenge(1_200),
    waived: tenge(300),
    payBy: PAY_BY,
  },
  partialPrepayment: { amount: tenge(50_000), payBy: PAY_BY, way: 'SHORTER_TERM', price: newPrice() },
  deferral: deferral(issued()),
};

/** The payment due on 12 March is deferred to the 26th. */
export function deferral(story: Story): DeferralFacts {
  const [grantedOn, until] = [localDate('2026-03-10'), localDate('2026-03-26')];
  const { next } = quoteOn(story.when(on(grantedOn, { type: 'GrantGrace', until })).life, grantedOn);
  if (!next) throw new Error('nothing to put off');
  return { grantedOn, until, next };
}

function momentOf(type: DocumentType): { loan: LoanView; today: string; details?: DocumentDetails } {
  switch (type) {
    case 'DEBT':
      return { loan: unpaid('2026-03-13'), today: '2026-03-13' };
    case 'NOTIFICATION_AFTER_18_DAYS_OF_DELAY':
      return { loan: unpaid('2026-03-30'), today: '2026-03-30' };
    case 'CLAIM':
      return { loan: unpaid('2026-04-12'), today: '2026-04-12' };
    case 'PRE_TRIAL_NOTIFICATION':
      return { loan: unpaid('2026-05-11'), today: '2026-05-11' };
    case 'NOTIFICATION_BEFORE_CESSION':
      return {
        loan: { ...unpaid('2026-06-11'), cession: { ...BUYER, price: ZERO, cededOn: null, ceded: null } },
        today: '2026-06-20',
      };
    case 'NOTIFICATION_AFTER_CESSION':
      return { loan: ceded(), today: '2026-06-26' };
    case 'ADDITIONAL_AGREEMENT':
      return { loan: insuranceDeclined(), today: MONDAY };
    case 'INSURANCE':
      return { loan: viewOf(issued(il({ insuranceAgreed: true }))), today: MONDAY };
    case 'NO_DEBT':
      return { loan: repaid(), today: '2026-03-12' };
    case 'DISPUTE_ANSWER': {
      const today = localDate('2026-03-20');
      const dispute = {
        on: localDate('2026-03-05'),
        reason: 'NOT_APPLIED',
        state: 'UPHELD',
        decidedOn: today,
      } as const;
      return { loan: { ...unpaid('2026-03-20'), dispute }, today };
    }
    case 'RECEIPT': {
      const [payment] = repaid().payments;
      if (!payment) throw new Error('nothing was paid');
      const receipt = { payment, card: '4400 43** **** 4417', closed: true };
      return { loan: repaid(), today: '2026-03-12', details: { receipt } };
    }
    case 'FULL_PREPAYMENT':
      return { loan: prepaying(), today: '2026-03-05' };
    case 'APPLICATION_FOR_TRANSFER_MONEY': {
      const payout = { label: 'KZ14 722S 0000 0123 4417, АО «Kaspi Bank»', methodHash: 'a'.repeat(64) };
      return { loan: viewOf(signed()), today: MONDAY, details: { payout } };
    }
    case 'RESTRUCTURING_COURT_OFFER': {
      const court = { decidedOn: localDate('2026-02-20'), number: '7514-26-00-2/123' };
      return {
        loan: unpaid('2026-03-12'),
        today: '2026-03-12',
        details: { restructuring: { ...DETAILS.restructuring, court } },
      };
    }
    default:
      return { loan: unpaid('2026-03-12'), today: '2026-03-12', details: DETAILS };
  }
}

const repaid = () =>
  viewOf(
    issued()
      .when(pay('2026-03-12', tenge(102_800)))
      .when(on('2026-03-12', { type: 'CloseLoan' })),
  );

const prepaying = () =>
  viewOf(issued().when(on('2026-03-05', { type: 'RequestPrepayment', kind: 'FULL', amount: ZERO })));

const insuranceDeclined = () =>
  viewOf(
    signed(il({ insuranceAgreed: true }), MONDAY, { insuranceOffered: true })
      .when(on(MONDAY, { type: 'ChoosePayoutMethod', method: IBAN, signature }))
      .when(on(MONDAY, { type: 'AnswerInsurance', accepted: false, documentHash: HASH })),
  );

/** The books of a ceded loan are empty; the sums sold are kept beside them. */
function ceded(): LoanView {
  const loan = unpaid('2026-06-11');
  const { standing } = loan;
  if (!standing) throw new Error('not issued');
  const empty = { ...standing, principal: ZERO, interest: ZERO, penalty: ZERO, premium: ZERO, rows: [] };
  const cession = { ...BUYER, price: ZERO, cededOn: localDate('2026-06-25'), ceded: standing };
  return { ...loan, status: 'CESSION', standing: empty, cession };
}

export function paperFacts(type: DocumentType, locale: Locale): { facts: PaperFacts; details: DocumentDetails } {
  const { loan, today, details = {} } = momentOf(type);
  return { facts: { loan, person: PERSON, lender: LENDER, locale, today: today as LocalDate }, details };
}

export function aPaper(type: DocumentType, locale: Locale): PrintedDocument {
  const { facts, details } = paperFacts(type, locale);
  const made = documentOf(type, facts, details);
  if ('refusal' in made) throw new Error(`${type}: ${made.refusal.code}`);
  return onLetterhead(made.document, LENDER, 'https://nesie.test', NUMBER);
}
