/** What moved the money or the terms of a loan, event by event, as its borrower reads it. */
import type { AllocationLine, Balances } from '../../../schema/events/figures.ts';
import type { LoanEvent, LoanEventOf, LoanEventType } from '../../../schema/events/loan.ts';
import type { PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { premiumOwed } from '../money/debt.ts';
import { type PaidPart, paidParts } from '../money/sum-parts.ts';

type Details = {
  readonly amount?: Tiyn;
  readonly allocation?: readonly AllocationLine[];
  readonly surplus?: Tiyn;
  readonly until?: LocalDate;
  /** By which a later correction names this money. */
  readonly moneyId?: PaymentId;
  readonly reason?: string;
};

export type Moment = {
  readonly type: LoanEventType;
  /** The place of the event among the events given. */
  readonly at: number;
  readonly amount: Tiyn | null;
  readonly parts: readonly PaidPart[];
  readonly toBalance: Tiyn;
  /** Of a payment, which has a receipt. */
  readonly paymentId: PaymentId | null;
  /** The new last day to pay. */
  readonly until: LocalDate | null;
  /** Why an application ended by itself. */
  readonly reason: string | null;
  /** The debt of that day afterwards; null where no money had been lent. */
  readonly owed: Tiyn | null;
  readonly isReversed: boolean;
};

const NOTHING_MORE = (): Details => ({});
const lastRow = ({ rows }: Pick<Balances, 'rows'>): Pick<Details, 'until'> => {
  const last = rows.at(-1);
  return last ? { until: last.date } : {};
};

/** Null: the borrower's money and terms stayed as they were. */
const SHOWN: { readonly [T in LoanEventType]: ((data: LoanEventOf<T>['data']) => Details) | null } = {
  LoanApplied: NOTHING_MORE,
  ApplicationSourced: null,
  ApplicationChanged: null,
  OfferSigned: NOTHING_MORE,
  StatementRequested: null,
  StatementUploaded: null,
  StatementRejected: null,
  StatementUploadCancelled: null,
  PayoutMethodChosen: null,
  BiometryRequested: null,
  BiometryPassed: null,
  BiometryFailed: null,
  BiometryWaitCancelled: null,
  InsuranceOffered: null,
  InsuranceAccepted: null,
  InsuranceDeclined: NOTHING_MORE,
  VerificationStarted: null,
  ManualReviewRequested: null,
  ManualReviewStarted: null,
  RevisionRequested: null,
  RevisionReturned: null,
  EvidenceRequested: null,
  EvidenceSent: null,
  EvidenceAccepted: null,
  ScoringRequested: null,
  LoanDecided: null,
  AlternativeAccepted: NOTHING_MORE,
  LoanApproved: NOTHING_MORE,
  IssuanceConsentRequested: null,
  IssuanceConsentGiven: null,
  IssuanceConsentCancelled: NOTHING_MORE,
  ConsentLapsed: NOTHING_MORE,
  LoanRejected: NOTHING_MORE,
  FraudRejected: NOTHING_MORE,
  ApplicationCancelled: NOTHING_MORE,
  LoanAnnulled: ({ reason }) => ({ reason }),
  PayoutRequested: null,
  PayoutPrepared: null,
  PayoutSent: null,
  PayoutConfirmed: null,
  PayoutFailed: NOTHING_MORE,
  PayoutRecalled: NOTHING_MORE,
  PayoutReturned: () => ({ reason: 'PAYOUT_RETURNED' }),
  LoanIssued: ({ amount, standing }) => ({ amount, ...lastRow(standing) }),
  LoanIssuedByRefinancing: ({ amount, standing }) => ({ amount, ...lastRow(standing) }),
  PaymentReceived: ({ amount, allocation, surplus, paymentId }) => ({
    amount,
    allocation,
    surplus,
    moneyId: paymentId,
  }),
  BalanceApplied: ({ amount, allocation, surplus, transferId }) => ({
    amount,
    allocation,
    surplus,
    moneyId: transferId,
  }),
  BonusSpent: ({ amount, allocation, transferId }) => ({ amount, allocation, moneyId: transferId }),
  PaymentReversed: ({ amount }) => ({ amount }),
  BackdatingAdjusted: NOTHING_MORE,
  PrepaymentRequested: null,
  PrepaymentSigned: null,
  PrepaymentAnnulled: null,
  GraceDayGranted: ({ until }) => ({ until }),
  GraceGranted: ({ until }) => ({ until }),
  GraceExpired: NOTHING_MORE,
  LoanFellOverdue: ({ overdueAmount }) => ({ amount: overdueAmount }),
  EntryPenaltyCharged: null,
  OverdueCured: NOTHING_MORE,
  CalculationStopped: NOTHING_MORE,
  NoticeIssued: null,
  PenaltyWaived: ({ amount }) => ({ amount }),
  WrittenOff: ({ amount }) => ({ amount }),
  ProlongationRequested: null,
  ProlongationOffered: null,
  ProlongationOfferSigned: null,
  LoanProlonged: ({ standing }) => lastRow(standing),
  ProlongationAnnulled: null,
  RefinancingRequested: null,
  RefinancingOffered: null,
  RefinancingOfferSigned: null,
  LoanRefinanced: NOTHING_MORE,
  RefinancingAnnulled: null,
  RestructuringRequested: null,
  RestructuringOfferSigned: null,
  LoanRestructured: ({ standing }) => lastRow(standing),
  RestructuringAnnulled: null,
  RestructuringDefaulted: ({ overdueAmount }) => ({ amount: overdueAmount }),
  LoanDisputed: NOTHING_MORE,
  DisputeUpheld: NOTHING_MORE,
  DisputeDismissed: NOTHING_MORE,
  CessionAgreed: null,
  LoanCeded: NOTHING_MORE,
  CessionCancelled: null,
  LoanClosing: null,
  LoanClosed: NOTHING_MORE,
};

const detailsOf = <T extends LoanEventType>(type: T, data: LoanEventOf<T>['data']): Details | null =>
  SHOWN[type]?.(data) ?? null;

/** Oldest first. Money is shown as it is allocated now, after every correction. */
export function momentsOf(events: readonly LoanEvent[]): Moment[] {
  const corrected = new Map<string, Pick<Details, 'allocation' | 'surplus'>>();
  const reversed = new Set<string>();
  for (const { type, data } of events) {
    if (type === 'PaymentReversed') reversed.add(data.paymentId);
    if (type !== 'PaymentReversed' && type !== 'BackdatingAdjusted') continue;
    for (const { paymentId, allocation, surplus } of data.reallocated)
      corrected.set(paymentId, { allocation, surplus });
  }
  return events.flatMap(({ type, data }, at): Moment[] => {
    const found = detailsOf(type, data);
    if (!found) return [];
    const { moneyId = null, amount = null, until = null, reason = null } = found;
    const isReversed = moneyId !== null && reversed.has(moneyId);
    const { allocation = [], surplus = ZERO } = { ...found, ...(moneyId && corrected.get(moneyId)) };
    return [
      {
        type,
        at,
        amount,
        until,
        reason,
        paymentId: type === 'PaymentReceived' ? moneyId : null,
        parts: isReversed ? [] : paidParts(allocation).filter((part) => part.amount > ZERO),
        toBalance: isReversed ? ZERO : surplus,
        owed: 'standing' in data ? owedIn(data.standing) : null,
        isReversed,
      },
    ];
  });
}

const owedIn = (standing: Balances): Tiyn =>
  add(standing.principal, standing.interest, standing.penalty, premiumOwed(standing));
