/** A loan as /json shows it (R105): amounts are JSON numbers in tenge. */
import { productOf } from '../../../schema/reference/products.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, ceilToTenge } from '../../../schema/values/money.ts';
import type { ProductToday } from '../../use-cases/application/product.ts';
import { owedOf } from '../../use-cases/loan/after-end.ts';
import { debtOn } from '../../use-cases/loan/loan-debt.ts';
import { monthsOf } from '../../use-cases/loan/loan-months.ts';
import { returnDateOf, scheduleOn } from '../../use-cases/loan/loan-schedule.ts';
import type { LoanView } from '../../use-cases/loan/loan-view.ts';
import { printPercent } from '../graphql/scalars.ts';

export const creditProduct = (product: ProductToday) => ({
  id: product.id,
  engineName: product.engine,
  productType: product.productType,
  minAmount: product.minAmount,
  maxAmount: product.maxAmount,
  defaultAmount: product.defaultAmount,
  minTerm: product.minTerm,
  maxTerm: product.maxTerm,
  defaultTerm: product.defaultTerm,
  termUnit: product.termUnit,
  pricings: product.pricings,
});

export function credit(loan: LoanView, today: LocalDate) {
  const product = productOf(loan.terms.productType);
  return {
    id: loan.loanId,
    status: loan.status,
    substatus: null,
    amount: loan.terms.amount,
    term: loan.terms.term.count,
    termUnit: loan.terms.term.unit,
    purpose: Number(loan.terms.purpose),
    offerNumber: loan.offerNumber,
    pricing: loan.terms.pricing,
    promoCode: loan.terms.promoCode,
    insuranceAgreed: loan.terms.insuranceAgreed,
    creditProduct: {
      id: product.id,
      engineName: product.engine,
      productType: product.productType,
      minAmount: product.minAmount,
      maxAmount: product.maxAmount,
      minTerm: product.minTerm,
      maxTerm: product.maxTerm,
    },
    applyDate: loan.appliedOn,
    approveDate: loan.approvedOn,
    issueDate: loan.issuedOn,
    returnDate: returnDateOf(loan),
    closeDate: loan.closedOn,
    totalAmount: loan.price.total,
    overpayment: loan.price.overpayment,
    annualEffectiveRate: Number(printPercent(loan.price.gesvPpm)),
    fastIssuePremium: loan.price.fastIssueFee,
    repaid: loan.paid,
    ...owed(loan, today),
  };
}

function owed(loan: LoanView, today: LocalDate) {
  const quote = debtOn(loan, today);
  if (!quote) return {};
  const reversal = owedOf(loan.reversals);
  return {
    mainDebt: quote.principal,
    remuneration: quote.interest,
    penaltyFee: quote.penaltyEntry,
    penaltyFines: quote.penaltyFine,
    debtSum: add(quote.full, reversal),
    prepayment: add(quote.fullCeil, ceilToTenge(reversal)),
    reversalDebt: reversal,
    overdueDays: quote.overdueDays,
    nextPaymentDate: quote.next?.date ?? null,
    nextPaymentAmount: quote.next?.amount ?? null,
    lastPaymentDate: quote.next?.last?.date ?? null,
    lastPaymentAmount: quote.next?.last?.amount ?? null,
    laterDayAdds: quote.next?.laterDayAdds ?? null,
  };
}

/** The rows go under `data`; figures derived from all rows go beside it. */
export function schedule(loan: LoanView, today: LocalDate, businessNow: string) {
  const rows = scheduleOn(loan, today, businessNow);
  const months = monthsOf(rows, loan.issuedOn ?? loan.appliedOn);
  return {
    top: {
      firstPaymentDate: rows[0]?.date ?? null,
      months,
    },
    data: rows.map((row) => ({
      order: row.order,
      date: row.date,
      paymentDate: row.paymentDate,
      amount: row.amount,
      amountCeil: ceilToTenge(row.amount),
      remainingDebtBySchedule: row.remainingPrincipal,
      remainingTotalDebtForPayment: row.remainingTotal,
      isPaid: row.isPaid,
      paidAmount: row.paidAmount,
      isExpired: row.isExpired,
      isNext: row.isNext,
      warningHours: row.warningHours,
    })),
  };
}
