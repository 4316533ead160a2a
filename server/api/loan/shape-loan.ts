import { payoutFailureText } from '../../../schema/reference/payout-failures.ts';
import { daysBetween, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, ceilToTenge, ZERO } from '../../../schema/values/money.ts';
import type { Locale } from '../../ports/borrowers.ts';
import { agreementDays } from '../../use-cases/agreement/agreement-days.ts';
import { offerTypeOf } from '../../use-cases/agreement/restructuring.ts';
import { decidedBy } from '../../use-cases/decision/decided-by.ts';
import { owedOf } from '../../use-cases/loan/after-end.ts';
import type { LoanDebt } from '../../use-cases/loan/loan-debt.ts';
import { monthsOf } from '../../use-cases/loan/loan-months.ts';
import { payTodayOf } from '../../use-cases/loan/loan-request.ts';
import { returnDateOf, type ScheduleRowToday, scheduleOn } from '../../use-cases/loan/loan-schedule.ts';
import type { LoanView, ReversalDebt as Owed } from '../../use-cases/loan/loan-view.ts';
import type {
  Cession,
  Debt,
  Loan,
  LoanPayment,
  LoanRequest,
  PayoutStage,
  Prepayment,
  RestructuredLoan,
  ReversalDebt,
  ScheduleRow,
} from '../generated/resolvers.ts';
import { shapeChanges } from './shape-changes.ts';
import { shapePrice } from './shape-price.ts';

/** What a loan needs from elsewhere to be shown. `payoutLabel` is masked. */
export type LoanSurroundings = {
  today: LocalDate;
  businessNow: string;
  payoutLabel: string | null;
  locale: Locale;
  debt: LoanDebt | undefined;
};

const failureOf = ({ payout, payoutMethod }: LoanView, locale: Locale): string | null =>
  payout?.failure && payoutMethod ? payoutFailureText(payoutMethod.kind, payout.failure, locale) : null;

export function shapeLoan(loan: LoanView, facts: LoanSurroundings): Loan {
  return {
    id: loan.loanId,
    status: loan.status,
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
    price: { ...shapePrice(loan.price, loan.terms.amount), returnDate: returnDateOf(loan) },
    fastIssueFeeDropped: loan.fastFeeDropped,
    ...shapeChanges(loan),
    payoutMethod: loan.payoutMethod
      ? { kind: loan.payoutMethod.kind, label: facts.payoutLabel ?? loan.payoutMethod.kind }
      : null,
    payoutFailure: failureOf(loan, facts.locale),
    payoutStages: stagesOf(loan),
    debt: facts.debt ? shapeDebt(loan, facts.debt, facts.today) : null,
    reversals: loan.reversals.map((debt) => shapeReversal(debt, loan.offerNumber)),
    ...shapeSchedule(loan, facts),
    payments: loan.payments.map(shapePayment),
    prepayment: shapePrepayment(loan),
    cession: shapeCession(loan),
    ...agreementDays(loan, facts.debt?.quote),
    request: shapeRequest(loan, facts.debt),
    restructured: shapeRestructured(loan),
    endedRequest: loan.endedRequest,
    refinancedBy: loan.movedTo?.loanId ?? null,
    refinances: loan.movedFrom?.loanId ?? null,
    revisionFields: loan.revisionFields,
    decidedBy: decidedBy(loan),
    // A row that is behind is not read (D0042).
    behind: false,
  };
}

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

export function shapeDebt(loan: LoanView, debt: LoanDebt, today: LocalDate): Debt {
  const { quote } = debt;
  const reversal = owedOf(loan.reversals);
  return {
    on: today,
    principal: quote.principal,
    interest: quote.interest,
    penalty: quote.penalty,
    premium: quote.premium,
    total: add(quote.full, reversal),
    totalCeil: add(quote.fullCeil, ceilToTenge(reversal)),
    overdueDays: quote.overdueDays,
    overdueAmount: quote.overdue,
    dueAmount: quote.due,
    aheadWaits: quote.instalment,
    paid: loan.paid,
    nextDueDate: quote.next?.date ?? null,
    nextDueAmount: quote.next?.amount ?? null,
    daysToDue: quote.next ? daysBetween(today, quote.next.date) : null,
    lastDueDate: quote.next?.last?.date ?? null,
    lastDueAmount: quote.next?.last?.amount ?? null,
    laterDayAdds: quote.next?.laterDayAdds ?? null,
    interestDays: debt.interestDays,
    dailyRatePercent: loan.price.rate,
    interestBase: debt.interestBase,
    penaltyCeiling: debt.penaltyCeiling,
    reversal,
  };
}

function shapeSchedule(loan: LoanView, { today, businessNow }: LoanSurroundings) {
  const rows = scheduleOn(loan, today, businessNow);
  const months = monthsOf(rows, loan.issuedOn ?? loan.appliedOn);
  return {
    schedule: rows.map(shapeRow),
    months,
    firstPaymentDate: rows[0]?.date ?? null,
  };
}

function shapeRow(row: ScheduleRowToday): ScheduleRow {
  return {
    ...row,
    amountCeil: ceilToTenge(row.amount),
    remainingDebtBySchedule: row.remainingPrincipal,
    remainingTotalDebtForPayment: row.remainingTotal,
  };
}

export const shapePayment = ({
  data,
  recordedAt,
  principalBefore,
  principalAfter,
  reversedOn,
}: LoanView['payments'][number]): LoanPayment => ({
  id: data.paymentId,
  paidOn: data.paidOn,
  recordedAt,
  provider: data.provider,
  amount: data.amount,
  surplus: data.surplus,
  allocation: data.allocation,
  principalBefore,
  principalAfter,
  reversedOn,
});

/** `offerNumber` is null for a top-up of the balance. */
export const shapeReversal = (
  { paymentId, loanId, on, taken, owed }: Owed,
  offerNumber: string | null,
): ReversalDebt => ({ paymentId, loanId, offerNumber, on, taken, owed: owed });

function shapeCession({ cession }: LoanView): Cession | null {
  if (!cession) return null;
  const { buyer, agreedOn, cededOn, ceded } = cession;
  const debt = ceded && add(ceded.principal, ceded.interest, ceded.penalty, ceded.premium);
  return { buyer, agreedOn, cededOn, debt };
}

const shapePrepayment = ({ prepayment }: LoanView): Prepayment | null =>
  prepayment && {
    kind: prepayment.kind,
    mode: prepayment.mode,
    amount: prepayment.amount,
    requestedOn: prepayment.requestedOn,
    payBy: prepayment.payBy,
    state: prepayment.state,
  };

function shapeRequest(loan: LoanView, debt: LoanDebt | undefined): LoanRequest | null {
  const { request } = loan;
  if (!request) return null;
  const { kind, count, requestedOn, payBy, signed, offer } = request;
  return {
    kind,
    days: kind === 'PROLONGATION' ? count : null,
    months: kind === 'PROLONGATION' ? null : count,
    requestedOn,
    payBy,
    standsUntil: request.parts?.standsUntil ?? null,
    payToday: debt ? payTodayOf(request, debt.quote) : ZERO,
    signed,
    documentType: kind === 'RESTRUCTURING' ? offerTypeOf(loan, request.parts?.courtDecidedOn ?? null) : kind,
    parts: request.parts && {
      capitalised: request.parts.capitalised,
      waived: request.parts.waived,
      courtDecidedOn: request.parts.courtDecidedOn,
    },
    newReturnDate: offer?.price.maturity ?? null,
  };
}

const shapeRestructured = ({ restructured }: LoanView): RestructuredLoan | null =>
  restructured && {
    on: restructured.on,
    months: restructured.months,
    capitalised: restructured.capitalised,
    waived: restructured.waived,
  };
