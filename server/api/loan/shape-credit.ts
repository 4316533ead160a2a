/** A loan as /json shows it (R105): amounts are JSON numbers in tenge. */
import { productOf } from '../../../schema/reference/products.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, ceilToTenge, tenge } from '../../../schema/values/money.ts';
import type { ChargePart } from '../../domain/money/charge-parts.ts';
import type { ProductToday } from '../../use-cases/application/product.ts';
import { owedOf } from '../../use-cases/loan/after-end.ts';
import { explainedDebtOn } from '../../use-cases/loan/loan-debt.ts';
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
  const payments = paymentsOf(loan);
  return {
    id: loan.loanId,
    status: loan.status,
    substatus: substatusOf(loan),
    amount: loan.terms.amount,
    amountIssued: loan.contract?.amount ?? null,
    term: loan.terms.term.count,
    termUnit: loan.terms.term.unit,
    purpose: Number(loan.terms.purpose),
    offerNumber: loan.offerNumber,
    pricing: loan.terms.pricing,
    promoCode: loan.terms.promoCode,
    insuranceAgreed: loan.terms.insuranceAgreed,
    insurancePremium: loan.price.insurancePremium,
    fastIssue: loan.terms.fastIssue,
    fastIssuePremium: loan.price.fastIssueFee,
    creditProduct: {
      id: product.id,
      engineName: product.engine,
      productType: product.productType,
      minAmount: tenge(product.minAmount),
      maxAmount: tenge(product.maxAmount),
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
    percentage: Number(printPercent(loan.price.rate)),
    annualEffectiveRate: Number(printPercent(loan.price.gesvPpm)),
    repaid: loan.paid,
    payments,
    lastPayment: payments.at(-1) ?? null,
    ...owed(loan, today),
  };
}

/** Received and not reversed, in the order of their days. */
const paymentsOf = ({ payments }: LoanView) =>
  payments
    .filter(({ reversedOn }) => reversedOn === null)
    .map(({ data: { paymentId, paidOn, amount } }) => ({ paymentId, date: paidOn, amount }))
    .toSorted((a, b) => a.date.localeCompare(b.date));

/** The request that waits; one request excludes the others. */
const substatusOf = ({ request, prepayment }: LoanView) =>
  request?.kind ?? (prepayment?.state === 'REQUESTED' ? ('PREPAYMENT' as const) : null);

function owed(loan: LoanView, today: LocalDate) {
  const debt = explainedDebtOn(loan, today);
  if (!debt) return {};
  const { quote, parts } = debt;
  const reversal = owedOf(loan.reversals);
  return {
    mainDebt: quote.principal,
    remuneration: quote.interest,
    penaltyFee: quote.penaltyEntry,
    penaltyFines: quote.penaltyFine,
    premiumDebt: quote.premium,
    remunerationParts: parts.interest.map(chargePart),
    penaltyParts: parts.penalty.map(chargePart),
    debtSum: add(quote.full, reversal),
    prepayment: add(quote.fullCeil, ceilToTenge(reversal)),
    reversalDebt: reversal,
    overdueDays: quote.overdueDays,
    nextPaymentDate: quote.next?.date ?? null,
    nextPaymentAmount: quote.next?.amount ?? null,
    payByDate: quote.next?.last?.date ?? null,
    payByAmount: quote.next?.last?.amount ?? null,
    laterDayAdds: quote.next?.laterDayAdds ?? null,
  };
}

const chargePart = ({ formula, ...part }: ChargePart) => ({
  ...part,
  base: formula?.base ?? null,
  percentage: formula && Number(printPercent(formula.rate)),
  days: formula?.days ?? null,
});

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
