/** What a loan needs to be shown, for each request: the moment, the language, the masked payout method. */
import { almatyDateOf } from '../../../schema/values/local-date.ts';
import type { Refused } from '../../domain/decider.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LoanView } from '../../use-cases/loan/loan-view.ts';
import type { Context } from '../context.ts';
import type { UserError } from '../generated/resolvers.ts';
import { userError } from '../user-errors.ts';
import { type ShownLoan, shapeLoan } from './shape-loan.ts';

export type ShowLoanDeps = {
  clock: Clock;
  /** "KZ** … 4417", "4400 43** **** 1234" or the post office; null if the destination is no longer kept. */
  payoutLabel: (loan: LoanView, locale: Locale) => Promise<string | null>;
};

export async function showLoan(deps: ShowLoanDeps, loan: LoanView, locale: Locale): Promise<ShownLoan> {
  const businessNow = await deps.clock.businessNow();
  const payoutLabel = () => deps.payoutLabel(loan, locale);
  return shapeLoan(loan, { today: almatyDateOf(businessNow), businessNow, payoutLabel, locale });
}

export type LoanPayload = { loan: ShownLoan | null; errors: UserError[] };

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
