/** Collects what a loan needs to be shown, once per request: today, today's debt, the masked payout method. */
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { almatyDateOf } from '../../../schema/values/local-date.ts';
import type { Refused } from '../../domain/decider.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import { explainedDebtOn } from '../../use-cases/loan/loan-debt.ts';
import type { LoanView } from '../../use-cases/loan/loan-view.ts';
import type { Context } from '../context.ts';
import type { Loan, UserError } from '../generated/resolvers.ts';
import { userError } from '../user-errors.ts';
import { shapeLoan } from './shape-loan.ts';

export type ShowLoanDeps = {
  clock: Clock;
  /** "KZ** … 4417", "4400 43** **** 1234" or the post office; null if the destination is no longer kept. */
  payoutLabel: (borrowerId: BorrowerId, loan: LoanView, locale: Locale) => Promise<string | null>;
};

export async function showLoan(deps: ShowLoanDeps, loan: LoanView, locale: Locale): Promise<Loan> {
  const [businessNow, payoutLabel] = await Promise.all([
    deps.clock.businessNow(),
    loan.payoutMethod ? deps.payoutLabel(loan.borrowerId, loan, locale) : null,
  ]);
  const today = almatyDateOf(businessNow);
  return shapeLoan(loan, { today, businessNow, payoutLabel, locale, debt: explainedDebtOn(loan, today) });
}

export type LoanPayload = { loan: Loan | null; errors: UserError[] };

/** The answer of every mutation on a loan; later reads of the session wait for its position. */
export async function loanPayload(
  deps: ShowLoanDeps,
  context: Context,
  answer: { loan: LoanView; position: bigint } | Refused,
): Promise<LoanPayload> {
  if ('refusal' in answer) return { loan: null, errors: [userError(answer, context.locale)] };
  context.wrote(answer.position);
  return { loan: await showLoan(deps, answer.loan, context.locale), errors: [] };
}
