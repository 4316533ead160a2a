/** One loan as its screens need it, folded from its own stream, never behind. What is owed on a day is in loan-debt.ts. */
import type { Decision, ScoringFacts } from '../../../schema/events/decision.ts';
import type { Folded } from '../../../schema/events/envelope.ts';
import type { Balances, Price, Terms } from '../../../schema/events/figures.ts';
import type { LedgerEvent } from '../../../schema/events/ledger.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import type { PayoutMethod } from '../../../schema/events/payout-method.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import { type BorrowerId, type LoanId, loanStream } from '../../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
import { add, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { allocatedTotal } from '../../domain/loan/allocation-facts.ts';
import { type Contract, contractOf, restructuredContract, withAgreedRate } from '../../domain/money/contract.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { folding } from '../kernel/fold.ts';
import { sinceItsEnd } from './after-end.ts';
import { type Changes, changesAfter, droppedFee, NO_CHANGES } from './loan-changes.ts';
import { type LifeParts, lifeAfter, NO_LIFE } from './loan-life.ts';
import { adjusted, type LoanPaymentView, received, reversed } from './loan-payments.ts';
import { NO_REQUEST, type Requests, requestAfter } from './loan-request.ts';
import { applicationPart, NOT_SIGNED } from './loan-view-application.ts';
import { endingPart, type LoanEnding, NOT_ENDED } from './loan-view-ending.ts';

type Parts = Requests & LifeParts & LoanEnding & Changes;
export type LoanView = Parts & {
  loanId: LoanId;
  borrowerId: BorrowerId;
  offerNumber: string;
  status: LoanStatus;
  /** Business day of the last fact. */
  statusOn: LocalDate;
  repeat: boolean;
  terms: Terms;
  price: Price;
  /** As the offer was signed; `price` moves on with the day of issue and with agreements. */
  signedPrice: Price | null;
  appliedOn: LocalDate;
  signedOn: LocalDate | null;
  /** SHA-256 of the offer as signed; null where it is still to be signed. */
  offerHash: string | null;
  approvedOn: LocalDate | null;
  issuedOn: LocalDate | null;
  closedOn: LocalDate | null;
  decision: Decision | null;
  facts: ScoringFacts | null;
  statement: { monthlyIncome: Tiyn; monthsWithIncome: number; on: LocalDate } | null;
  /** Of every statement taken, so that none counts twice. */
  statementHashes: readonly string[];
  statementRejected: boolean;
  lockedUntil: LocalDate | null;
  payoutMethod: PayoutMethod | null;
  /** The provider's code of a payout that failed; null once another one is under way. */
  payoutFailure: string | null;
  /** Each status reached, with the moment it was written down. */
  stages: readonly { status: LoanStatus; at: Instant }[];
  /** What the arithmetic needs to know of the loan as agreed last; null until money has been issued. */
  contract: Contract | null;
  standing: Balances | null;
  /** What has met the loan; money beyond it is on the balance. */
  paid: Tiyn;
  payments: readonly LoanPaymentView[];
  /** The second consent of a large loan: from when and until when it can be given (R23). */
  consent: { opensAt: string; lapsesAt: string } | null;
  /** What the borrower was asked to correct; empty once he has sent it back. */
  revisionFields: readonly string[];
  /** The premium that a declined insurance took off, for the agreement that says so. */
  insuranceDeclined: { on: LocalDate; premium: Tiyn; totalBefore: Tiyn; price: Price } | null;
  /** The fee of a fast issue that was signed for and is not owed: the hour was missed. */
  fastFeeDropped: Tiyn | null;
  takenBy: string | null;
  reviewReasons: readonly string[];
  biometryFails: number;
  verificationStartedAt: Instant | null;
  position: bigint;
};

type LoanRecord = Folded<LoanEvent>;

export async function loadLoan(ledger: Ledger, loanId: LoanId): Promise<LoanView | undefined> {
  const { events } = await ledger.readLatest(loanStream(loanId));
  const loan = foldLoan(loanId, events);
  return loan && sinceItsEnd(ledger, loan);
}

/** The owner's loan; somebody else's is not there. */
export async function loadOwnLoan(
  ledger: Ledger,
  borrowerId: BorrowerId,
  loanId: LoanId,
): Promise<LoanView | undefined> {
  const view = await loadLoan(ledger, loanId);
  return view?.borrowerId === borrowerId ? view : undefined;
}

const fold = folding<LoanRecord, LoanView | undefined>(undefined, (view, event) =>
  event.type === 'LoanApplied' ? opened(event) : view && next(view, event),
);

/** The events are those of the loan's stream, from its first on. */
export const foldLoan = (loanId: LoanId, events: readonly Folded<LedgerEvent>[]): LoanView | undefined => {
  const view = fold(events as readonly LoanRecord[]);
  return view?.loanId === loanId ? view : undefined;
};

function opened({ data, metadata, position }: LoanRecord & { type: 'LoanApplied' }): LoanView {
  return {
    loanId: data.loanId,
    borrowerId: data.borrowerId,
    offerNumber: data.offerNumber,
    status: data.status,
    statusOn: metadata.effectiveDate,
    repeat: data.repeat,
    terms: data.terms,
    price: data.price,
    appliedOn: data.appliedOn,
    ...NOT_SIGNED,
    approvedOn: null,
    issuedOn: null,
    closedOn: null,
    decision: null,
    facts: null,
    statement: null,
    statementHashes: [],
    statementRejected: false,
    lockedUntil: null,
    payoutMethod: null,
    payoutFailure: null,
    stages: [{ status: data.status, at: metadata.recordedAt }],
    contract: null,
    standing: null,
    paid: ZERO,
    payments: [],
    consent: null,
    revisionFields: [],
    insuranceDeclined: null,
    fastFeeDropped: null,
    ...NOT_ENDED,
    ...NO_REQUEST,
    ...NO_LIFE,
    ...NO_CHANGES,
    takenBy: null,
    reviewReasons: [],
    biometryFails: 0,
    verificationStartedAt: null,
    position,
  };
}

function next(view: LoanView, event: LoanRecord): LoanView {
  const { status } = event.data;
  const reached = status === view.status ? [] : [{ status, at: event.metadata.recordedAt }];
  return {
    ...view,
    ...('standing' in event.data ? { standing: event.data.standing } : {}),
    ...requestAfter(view, event),
    ...lifeAfter(view, event),
    ...changesAfter(view, event),
    ...change(view, event),
    status,
    statusOn: event.metadata.effectiveDate,
    stages: [...view.stages, ...reached],
    position: event.position,
  };
}

function change(view: LoanView, event: LoanRecord): Partial<LoanView> {
  return applicationPart(view, event) ?? lifePart(view, event) ?? endingPart(view, event) ?? {};
}

function lifePart(view: LoanView, event: LoanRecord): Partial<LoanView> | undefined {
  switch (event.type) {
    case 'LoanIssued':
    case 'LoanIssuedByRefinancing':
      return {
        issuedOn: event.data.issuedOn,
        price: event.data.price,
        fastFeeDropped: droppedFee(view.signedPrice, event.data.price),
        contract: contractOf(view.terms, event.data.price),
      };
    case 'LoanRefinanced':
      return { closedOn: event.data.refinancedOn };
    case 'PaymentReceived':
      return received(view, event);
    case 'PaymentReversed':
      return reversed(view, event.data);
    case 'BackdatingAdjusted':
      return adjusted(view, event.data);
    case 'BalanceApplied':
    case 'BonusSpent':
      return { paid: add(view.paid, allocatedTotal(event.data.allocation)) };
    case 'LoanProlonged':
      return { price: event.data.price, contract: view.contract && withAgreedRate(view.contract, event.data.price) };
    case 'LoanRestructured':
      return {
        price: event.data.price,
        contract: view.contract && restructuredContract(view.contract, event.data.price),
      };
    case 'LoanClosed':
      return { closedOn: event.data.closedOn };
    default:
      return undefined;
  }
}
