/** A loan for reading: its state without what only decisions need, which grows with the loan. Nothing can decide on it. */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { evolve } from './evolve.ts';
import {
  type Applied,
  type Closing,
  type Ended,
  initial,
  type Life,
  type Live,
  type LoanState,
  type PayingOut,
} from './state.ts';

type LifeOnly = 'facts' | 'reversed' | 'opening' | 'books';
export type LifeSummary = Omit<Life, LifeOnly>;
export type LoanSummary =
  | Applied
  | PayingOut
  | Omit<Live, LifeOnly>
  | Omit<Closing, LifeOnly>
  | (Omit<Ended, 'life'> & { readonly life: LifeSummary | null });

/** The state after the event, by the same evolve that decisions use: nothing that is left out changes what is kept. */
export const summaryAfter = (before: LoanSummary | undefined, event: LoanEvent): LoanSummary =>
  summaryOf(evolve(before ? completed(before) : initial, event));

/** @throws where there is no loan */
export function summaryOf(state: LoanState): LoanSummary {
  switch (state.stage) {
    case 'none':
      throw new Error('there is no loan to read');
    case 'application':
    case 'payout':
      return state;
    case 'live':
    case 'closing':
      return shortened(state);
    case 'ended':
      return { ...state, life: state.life && shortened(state.life) };
  }
}

function shortened<L extends Life>({ facts, reversed, opening, books, ...kept }: L): Omit<L, LifeOnly> {
  return kept;
}

/** What is left out is empty here: good for the next event, never for a decision. */
const EMPTY = { facts: [], reversed: [], opening: {}, books: {} };

function completed(summary: LoanSummary): LoanState {
  switch (summary.stage) {
    case 'application':
    case 'payout':
      return summary;
    case 'live':
    case 'closing':
      return { ...summary, ...EMPTY };
    case 'ended':
      return { ...summary, life: summary.life && { ...summary.life, ...EMPTY } };
  }
}

/** What there is of a loan once its money has been issued. */
export function lifeOf(loan: LoanSummary): LifeSummary | null {
  switch (loan.stage) {
    case 'application':
    case 'payout':
      return null;
    case 'live':
    case 'closing':
      return loan;
    case 'ended':
      return loan.life;
  }
}
