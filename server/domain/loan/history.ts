/** A loan as it is read: its present state, and the history that the state does not keep. */
import type { Folded } from '../../../schema/events/envelope.ts';
import type { Carrying, LoanEvent, LoanEventOf, LoanEventType } from '../../../schema/events/loan.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
import { type Charges, NO_CHARGES } from '../money/charge-parts.ts';
import { afterPartialPrepayment, afterProlongation, afterRestructuring, type TermsChange } from './history-changes.ts';
import { chargesAfter } from './history-charges.ts';
import { afterBackdating, afterReceipt, afterReversal, type LoanPayment } from './history-payments.ts';
import { type Around, issuedLoanOf, type LoanSummary, summaryAfter } from './summary.ts';

export type Stage = {
  readonly status: LoanStatus;
  readonly by: LoanEventType;
  readonly on: LocalDate;
  readonly at: Instant;
};

export type LoanHistory = {
  /** Each status reached up to the issue. */
  readonly stages: readonly Stage[];
  readonly changes: readonly TermsChange[];
  readonly payments: readonly LoanPayment[];
  /** The lines of the interest and penalty owed after the last event. */
  readonly charges: Charges;
};

export type LoanDossier = {
  readonly state: LoanSummary;
  readonly history: LoanHistory;
  readonly lastEventOn: LocalDate;
  readonly position: bigint;
};

export const NO_HISTORY: LoanHistory = { stages: [], changes: [], payments: [], charges: NO_CHARGES };

type EventOf<T extends LoanEventType> = Folded<LoanEventOf<T>>;
type Adds<T extends LoanEventType> = {
  payments?: (payments: readonly LoanPayment[], around: Around, event: EventOf<T>) => readonly LoanPayment[];
  changes?: (changes: readonly TermsChange[], around: Around, event: EventOf<T>) => readonly TermsChange[];
};

/** Events with a price or with what money paid for may change the terms or the payments. */
type ChangesHistory =
  | Carrying<LoanEvent, 'price'>
  | Carrying<LoanEvent, 'allocation'>
  | Carrying<LoanEvent, 'reallocated'>;

/** Such an event has to be decided on; null leaves the history as it is. */
const ADDS: { readonly [T in ChangesHistory['type']]: Adds<T> | null } = {
  PaymentReceived: { payments: afterReceipt, changes: afterPartialPrepayment },
  PaymentReversed: { payments: afterReversal },
  BackdatingAdjusted: { payments: afterBackdating },
  LoanProlonged: { changes: afterProlongation },
  LoanRestructured: { changes: afterRestructuring },
  LoanApplied: null,
  ApplicationChanged: null,
  OfferSigned: null,
  InsuranceDeclined: null,
  AlternativeAccepted: null,
  LoanIssued: null,
  LoanIssuedByRefinancing: null,
  BalanceApplied: null,
  BonusSpent: null,
  ProlongationOffered: null,
  RefinancingOffered: null,
  LoanRefinanced: null,
  RestructuringRequested: null,
  CessionAgreed: null,
  LoanCeded: null,
};
const addsOf = <T extends LoanEventType>(type: T) => (ADDS as { readonly [K in LoanEventType]?: Adds<K> | null })[type];

/** Any other event leaves the list of payments as it is. */
export const affectsPayments = ({ type }: LoanEvent): boolean => addsOf(type)?.payments !== undefined;

export const paymentsAfter = <T extends LoanEventType>(
  payments: readonly LoanPayment[],
  around: Around,
  event: EventOf<T>,
) => addsOf(event.type)?.payments?.(payments, around, event) ?? payments;

export const changesAfter = <T extends LoanEventType>(
  changes: readonly TermsChange[],
  around: Around,
  event: EventOf<T>,
) => addsOf(event.type)?.changes?.(changes, around, event) ?? changes;

export function stagesAfter(stages: readonly Stage[], { before }: Around, event: Folded<LoanEvent>): readonly Stage[] {
  const { type, data, metadata } = event;
  if (before && (before.status === data.status || issuedLoanOf(before))) return stages;
  return [...stages, { status: data.status, by: type, on: metadata.effectiveDate, at: metadata.recordedAt }];
}

export function dossierAfter(dossier: LoanDossier | undefined, event: Folded<LoanEvent>): LoanDossier {
  const { stages, changes, payments, charges } = dossier?.history ?? NO_HISTORY;
  const around = { before: dossier?.state, after: summaryAfter(dossier?.state, event) };
  return {
    state: around.after,
    history: {
      stages: stagesAfter(stages, around, event),
      changes: changesAfter(changes, around, event),
      payments: paymentsAfter(payments, around, event),
      charges: chargesAfter(charges, around, event),
    },
    lastEventOn: event.metadata.effectiveDate,
    position: event.position,
  };
}
