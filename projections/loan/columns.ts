/** Columns for filters, order and sums, from the state that the decider folds. */
import { isRunning, isTerminal } from '../../schema/loan-status.ts';
import { addDays, earliest, type LocalDate } from '../../schema/values/local-date.ts';
import { ZERO } from '../../schema/values/money.ts';
import { applicationActionDate } from '../../server/domain/loan/deadlines.ts';
import { promisedFirst } from '../../server/domain/loan/decision-promise.ts';
import type { LoanHistory } from '../../server/domain/loan/history.ts';
import { issuedLoanOf, type LoanSummary } from '../../server/domain/loan/summary.ts';
import { knownOverdue } from '../../server/domain/money/accrual.ts';
import { dayToPay } from '../../server/domain/money/debt.ts';
import { unearnedParts } from '../../server/domain/money/premium.ts';
import type { LoanRow } from './table.ts';

type Columns = Omit<LoanRow, 'position' | 'opened_position' | 'recorded_at' | 'state'>;

const NO_BALANCES = { principal: ZERO, maturity: null };

export function columnsOf(loan: LoanSummary, { stages }: Pick<LoanHistory, 'stages'>): Columns {
  const { application } = loan;
  const issued = issuedLoanOf(loan);
  const { terms, price } = application;
  const dispute = issued?.dispute?.state === 'OPEN' ? issued.dispute : undefined;
  const { principal, maturity } = issued?.standing ?? NO_BALANCES;
  return {
    loan_id: application.loanId,
    borrower_id: application.borrowerId,
    offer_number: application.offerNumber,
    status: loan.status,
    product_type: terms.productType,
    pricing: terms.pricing,
    amount: terms.amount,
    term_count: terms.term.count,
    price_issue_date: price.issueDate,
    price_interest: price.interest,
    gesv_ppm: price.gesvPpm,
    applied_on: application.appliedOn,
    signed_on: application.signedOn,
    decided_on: application.decidedOn,
    approved_on: application.approvedOn,
    issued_on: issued?.contract.issuedOn ?? null,
    issued_amount: issued?.contract.amount ?? null,
    closed_on: issued?.closedOn ?? issued?.ceded?.on ?? null,
    principal,
    maturity,
    unearned_insurance: issued ? unearnedParts(issued.contract, issued.standing).insurance : ZERO,
    overdue_since: issued ? knownOverdue(issued.contract, issued.standing) : null,
    next_action_date: nextActionDate(loan),
    decide_by: promisedFirst({ ...application, status: loan.status, stages }),
    disputed_on: dispute?.on ?? null,
    dispute_reason: dispute?.reason ?? null,
    day_to_pay: issued && isRunning(loan.status) ? dayToPay(issued.standing) : null,
  };
}

/** The next end of day that must process the loan; null if nothing changes by itself. */
function nextActionDate(loan: LoanSummary): LocalDate | null {
  const { status, application } = loan;
  if (isTerminal(status)) return null;
  const issued = issuedLoanOf(loan);
  if (issued && (isRunning(status) || status === 'CLOSING_PROCESS')) {
    const own = issued.standing.nextActionDate;
    const lapse = issued.request && addDays(issued.request.payBy, 1);
    return own && lapse ? earliest(own, lapse) : (own ?? lapse);
  }
  return applicationActionDate(status, { ...application, lapsesAt: application.consent?.lapsesAt ?? null });
}
