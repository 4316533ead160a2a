/** Prolongation (R10, R13, R25): the loan ends up to thirty days later. */
import { PROLONGATION } from '../../../schema/reference/limits.ts';
import {
  type AgreementTerms,
  cannotProlong,
  newInterestDays,
  prolongationTerms,
} from '../../domain/loan/prolongation.ts';
import { commandOwnLoan } from '../loan/loan-command.ts';
import { type AgreementDeps, type Compared, lengths, makeAgreement, withComparison } from './agreement.ts';

export type ProlongationOption = { days: number; interestDays: number } & Compared<AgreementTerms>;
export type ProlongationUseCases = ReturnType<typeof makeProlongation>;

const DAYS = lengths(PROLONGATION.minDays, PROLONGATION.maxDays);

export function makeProlongation(deps: AgreementDeps) {
  return makeAgreement<ProlongationOption>(deps, {
    kind: 'PROLONGATION',
    refused: cannotProlong,
    options: (loan, today) =>
      DAYS.map((days) => {
        const terms = prolongationTerms(loan, days, today);
        return { days, interestDays: newInterestDays(loan, terms, today), ...withComparison(loan, terms, today) };
      }),
    longest: PROLONGATION.maxDays,
    /**
     * Refusals: NOT_FOUND, LOAN_NOT_LIVE, those of cannotProlong, TERM_OUT_OF_RANGE, NOT_ALLOWED_NOW.
     */
    request: (caller, borrowerId, loanId, days) =>
      commandOwnLoan(deps, { caller, borrowerId }, loanId, { type: 'RequestProlongation', days }),
  });
}
