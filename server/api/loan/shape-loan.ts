import { takesEvidence } from '../../../schema/reference/evidence.ts';
import { payoutFailureText } from '../../../schema/reference/payout-failures.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { ceilToTenge } from '../../../schema/values/money.ts';
import { rejectionOf } from '../../domain/decision/rejection.ts';
import { agreedTotal } from '../../domain/loan/history-changes.ts';
import { arrivesBy } from '../../domain/money/arrives-by.ts';
import type { Locale } from '../../ports/borrowers.ts';
import { agreementDays, mayRestructure } from '../../use-cases/agreement/agreement-days.ts';
import { explainedDebtOn } from '../../use-cases/loan/loan-debt.ts';
import { monthsOf } from '../../use-cases/loan/loan-months.ts';
import { returnDateOf, type ScheduleRowToday, scheduleOn } from '../../use-cases/loan/loan-schedule.ts';
import type { LoanView } from '../../use-cases/loan/loan-view.ts';
import type { Loan, PayoutMethod, PayoutStage, ScheduleRow } from '../generated/resolvers.ts';
import { shapeCession, shapeChange, shapePrepayment, shapeRequest, shapeRestructured } from './shape-agreements.ts';
import { shapeDebt, shapeDispute, shapePayment, shapeReversal } from './shape-debt.ts';
import { shapePrice } from './shape-price.ts';

/** What a loan needs from elsewhere to be shown. */
export type LoanSurroundings = {
  today: LocalDate;
  businessNow: string;
  /** Masked; null if the destination is no longer kept. */
  payoutLabel: () => Promise<string | null>;
  locale: Locale;
};

/** A loan whose figures and texts are made when a query asks for them, each at most once. */
export type ShownLoan = Omit<Loan, 'payoutMethod' | 'history'> & {
  readonly payoutMethod: () => Promise<PayoutMethod | null>;
};

export function shapeLoan(loan: LoanView, { today, businessNow, payoutLabel, locale }: LoanSurroundings): ShownLoan {
  const debt = once(() => explainedDebtOn(loan, today));
  const rows = once(() => scheduleOn(loan, today, businessNow));
  const days = once(() => agreementDays(loan, debt()?.quote));
  return {
    id: loan.loanId,
    status: loan.status,
    asOf: loan.asOf,
    offerNumber: loan.offerNumber,
    productType: loan.terms.productType,
    pricing: loan.terms.pricing,
    amount: loan.terms.amount,
    term: loan.terms.term,
    purpose: Number(loan.terms.purpose),
    promoCode: loan.terms.promoCode,
    fastIssue: loan.terms.fastIssue,
    insuranceAgreed: loan.terms.insuranceAgreed,
    appliedOn: loan.appliedOn,
    approvedOn: loan.approvedOn,
    issuedOn: loan.issuedOn,
    closedOn: loan.closedOn,
    writtenOff: loan.writtenOff,
    get price() {
      return { ...shapePrice(loan.price, loan.terms.amount), returnDate: returnDateOf(loan) };
    },
    get issuedPrice() {
      return shapePrice(loan.issuedPrice ?? loan.price, loan.terms.amount);
    },
    fastIssueFeeDropped: loan.fastFeeDropped,
    get changes() {
      return loan.changes.map(shapeChange);
    },
    get agreedTotal() {
      return agreedTotal(loan);
    },
    movedTo: loan.movedTo,
    movedFrom: loan.movedFrom,
    payoutMethod: async () =>
      loan.payoutMethod && {
        kind: loan.payoutMethod.kind,
        label: (await payoutLabel()) ?? loan.payoutMethod.kind,
        cardId: loan.payoutMethod.cardId,
        arrivesBy: arrivesBy(loan.payoutMethod.kind, loan.issuedOn ?? today),
      },
    get payoutFailure() {
      return failureOf(loan, locale);
    },
    get payoutStages() {
      return stagesOf(loan);
    },
    get debt() {
      const owed = debt();
      return owed ? shapeDebt(loan, owed, today) : null;
    },
    get reversals() {
      return loan.reversals.map((one) => shapeReversal(one, loan.offerNumber));
    },
    get schedule() {
      return rows().map(shapeRow);
    },
    get months() {
      return monthsOf(rows(), loan.issuedOn ?? loan.appliedOn);
    },
    get firstPaymentDate() {
      return rows()[0]?.date ?? null;
    },
    get payments() {
      return loan.payments.map(shapePayment);
    },
    get prepayment() {
      return shapePrepayment(loan);
    },
    dispute: shapeDispute(loan),
    get cession() {
      return shapeCession(loan);
    },
    get mayRestructure() {
      return mayRestructure(loan, today);
    },
    get prolongationFrom() {
      return days().prolongationFrom;
    },
    get refinancingFrom() {
      return days().refinancingFrom;
    },
    get request() {
      return shapeRequest(loan, debt());
    },
    get restructured() {
      return shapeRestructured(loan);
    },
    endedRequest: loan.endedRequest,
    refinancedBy: loan.movedTo?.loanId ?? null,
    refinances: loan.movedFrom?.loanId ?? null,
    revisionFields: loan.revisionFields,
    evidenceAsked: loan.evidence.filter(({ state }) => takesEvidence(loan.status, state)).map(({ kind }) => kind),
    statementRejected: loan.statementRejected,
    get rejection() {
      return rejectionOf(loan, today);
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const failureOf = ({ payout, payoutMethod }: LoanView, locale: Locale): string | null =>
  payout?.failure && payoutMethod ? payoutFailureText(payoutMethod.kind, payout.failure, locale) : null;

const PAYOUT = [
  'APPROVED',
  'WAITING_REMITTANCE_PREPARED',
  'REMITTANCE_PREPARED',
  'REMITTANCE_IN_PROGRESS',
  'REMITTANCE_PAID',
  'ACTIVE',
] as const;

/**
 * The stages of the payout, reached (with time) and still to come. An error or a recall follows the stage where it
 * happened.
 */
function stagesOf(loan: LoanView): PayoutStage[] {
  if (!loan.stages.some((stage) => stage.status === 'APPROVED')) return [];
  const reached = (status: string) => loan.stages.findLast((stage) => stage.status === status)?.at ?? null;
  const stages: PayoutStage[] = PAYOUT.map((status) => ({ status, at: reached(status) }));
  if (loan.status === 'REMITTANCE_ERROR' || loan.status === 'REMITTANCE_CANCELED')
    stages.push({ status: loan.status, at: reached(loan.status) });
  return stages;
}

function shapeRow(row: ScheduleRowToday): ScheduleRow {
  return {
    ...row,
    amountCeil: ceilToTenge(row.amount),
    remainingDebtBySchedule: row.remainingPrincipal,
    remainingTotalDebtForPayment: row.remainingTotal,
  };
}
