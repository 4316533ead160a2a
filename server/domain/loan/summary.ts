/** A loan for reading: the state without the facts that only decisions need and that grow with the loan. */

import type { LoanEvent } from '../../../schema/events/loan.ts';
import { inWords } from '../../../schema/reference/findings.ts';
import { evolve } from './evolve.ts';
import {
  type ClosingLoan,
  type EndedLoan,
  type IssuedLoan,
  initial,
  type LoanInApplication,
  type LoanInPayout,
  type LoanState,
  type RunningLoan,
} from './state.ts';

type DecisionOnly = 'facts' | 'reversed' | 'opening' | 'books';
export type IssuedLoanSummary = Omit<IssuedLoan, DecisionOnly>;
export type LoanSummary =
  | LoanInApplication
  | LoanInPayout
  | Omit<RunningLoan, DecisionOnly>
  | Omit<ClosingLoan, DecisionOnly>
  | (Omit<EndedLoan, 'issued'> & { readonly issued: IssuedLoanSummary | null });

export type Around = { readonly before: LoanSummary | undefined; readonly after: LoanSummary };

/** The same evolve as in decisions; nothing left out of the summary affects what is kept. */
export const summaryAfter = (before: LoanSummary | undefined, event: LoanEvent): LoanSummary =>
  summaryOf(evolve(before ? completed(before) : initial, event));

/** @throws where there is no loan */
export function summaryOf(state: LoanState): LoanSummary {
  switch (state.stage) {
    case 'none':
      throw inWords('NO_LOAN_TO_READ');
    case 'application':
    case 'payout':
      return state;
    case 'running':
    case 'closing':
      return forReading(state);
    case 'ended':
      return { ...state, issued: state.issued && forReading(state.issued) };
  }
}

function forReading<L extends IssuedLoan>({ facts, reversed, opening, books, ...kept }: L): Omit<L, DecisionOnly> {
  return kept;
}

/** A summary leaves these parts out. Empty, they are enough to apply the next event, but not to decide. */
const EMPTY = { facts: [], reversed: [], opening: {}, books: {} };

function completed(summary: LoanSummary): LoanState {
  switch (summary.stage) {
    case 'application':
    case 'payout':
      return summary;
    case 'running':
    case 'closing':
      return { ...summary, ...EMPTY };
    case 'ended':
      return { ...summary, issued: summary.issued && { ...summary.issued, ...EMPTY } };
  }
}

export function issuedLoanOf(loan: LoanSummary): IssuedLoanSummary | null {
  switch (loan.stage) {
    case 'application':
    case 'payout':
      return null;
    case 'running':
    case 'closing':
      return loan;
    case 'ended':
      return loan.issued;
  }
}
