import type { Decision } from '../../../schema/events/decision.ts';
import type { DecisionNext } from '../../../schema/reference/decision-routing.ts';
import type { ProductType } from '../../../schema/reference/products.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { almatyDateOf, type Instant } from '../../../schema/values/local-date.ts';
import { type DecisionOffer, offerOf } from '../../domain/decision/offer.ts';
import { type Rejection, rejectionOf } from '../../domain/decision/rejection.ts';
import { businessTimeOf, type DecisionPromise, promiseOf } from '../../domain/loan/decision-promise.ts';
import type { Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Codes } from '../../ports/codes.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { type LoanSource, readOwnLoan } from '../loan/loans.ts';
import { decisionNext } from './decision-next.ts';

export type DecisionDeps = LoanSource & {
  borrowers: Borrowers;
  codes: Codes;
  clock: Pick<Clock, 'businessNow'>;
  productOrigins: Readonly<Partial<Record<ProductType, string>>>;
};
export type DecisionView = {
  loan: LoanView;
  decision: Decision | null;
  next: DecisionNext;
  smsLimitLeft: number;
  /** On the business clock, since the application was complete; null before. */
  waitedSeconds: number | null;
  promise: DecisionPromise | null;
  rejection: Rejection | null;
  offer: DecisionOffer | null;
  /** The host that sells the product of the offer, where it is another one (R26). */
  origin: string | null;
};

export type Decisions = ReturnType<typeof makeDecisions>;

export function makeDecisions(deps: DecisionDeps) {
  return {
    of: async (borrowerId: BorrowerId, loanId: LoanId): Promise<DecisionView | undefined> => {
      const loan = await readOwnLoan(deps, borrowerId, loanId);
      const person = loan && (await deps.borrowers.find(borrowerId));
      if (!loan || !person) return undefined;
      const smsLimitLeft = await deps.codes.codesLeftToday(person.phone, 'OFFER');
      const { status, decision, terms, statementRejected, evidence } = loan;
      const { productType } = terms;
      const now = await deps.clock.businessNow();
      const offer = offerOf(loan, almatyDateOf(now));
      const origin = (offer && deps.productOrigins[offer.terms.productType]) ?? null;
      const nanoOffered = offer?.terms.productType === 'INDIVIDUAL_PERSON_SPL' && decision?.outcome === 'DECLINED';
      const facts = { status, decision, productType, smsLimitLeft, statementRejected, evidence, nanoOffered };
      const next = decisionNext(facts);
      const rejection = rejectionOf(loan, almatyDateOf(now));
      const promise = promiseOf(loan, now);
      return {
        loan,
        decision,
        next,
        smsLimitLeft,
        waitedSeconds: waitedSeconds(loan, now),
        promise,
        rejection,
        offer,
        origin,
      };
    },
  };
}

function waitedSeconds({ stages }: LoanView, now: Instant): number | null {
  const since = stages.findLast(({ by }) => by === 'VerificationStarted');
  return since ? Math.max(0, Math.floor((Date.parse(now) - Date.parse(businessTimeOf(since))) / 1000)) : null;
}
