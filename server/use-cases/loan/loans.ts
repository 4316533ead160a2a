/** Single loans: queries use `read…` (a read model), decisions use `load…` (the loan's stream). */
import type { Folded } from '../../../schema/events/envelope.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { loanStream, slotStream } from '../../../schema/events/streams.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { dossierAfter, type LoanDossier } from '../../domain/loan/history.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Loans } from '../../ports/loans.ts';
import { folding } from '../kernel/fold.ts';
import { sinceItsEnd } from './after-end.ts';
import { type LoanView, viewOf } from './loan-view.ts';

/** `ledger` is for what happened to a loan after its end. */
export type LoanSource = { readonly loans: Loans; readonly ledger: Ledger };

export async function readLoan({ loans, ledger }: LoanSource, loanId: LoanId): Promise<LoanView | undefined> {
  const dossier = await loans.loan(loanId);
  return dossier && sinceItsEnd(ledger, viewOf(dossier));
}

/** The owner's loan; undefined for somebody else's. */
export async function readOwnLoan(
  source: LoanSource,
  borrowerId: BorrowerId,
  loanId: LoanId,
): Promise<LoanView | undefined> {
  const loan = await readLoan(source, loanId);
  return loan?.borrowerId === borrowerId ? loan : undefined;
}

/** The stream has every event that a decision depends on. */
export const loadLoan = (ledger: Ledger, loanId: LoanId): Promise<LoanView | undefined> =>
  readLoan(fromStreams(ledger), loanId);

export const loadOwnLoan = (ledger: Ledger, borrowerId: BorrowerId, loanId: LoanId): Promise<LoanView | undefined> =>
  readOwnLoan(fromStreams(ledger), borrowerId, loanId);

export const fromStreams = (ledger: Ledger): LoanSource => ({ loans: streamLoans(ledger), ledger });

export const dossierFrom = folding<Folded<LoanEvent>, LoanDossier | undefined>(undefined, (dossier, event) =>
  dossier || event.type === 'LoanApplied' ? dossierAfter(dossier, event) : undefined,
);

/** `events` must start with the first event of the loan's stream. */
export const foldLoan = (loanId: LoanId, events: readonly Folded<LoanEvent>[]): LoanView | undefined => {
  const dossier = dossierFrom(events);
  return dossier?.state.application.loanId === loanId ? viewOf(dossier) : undefined;
};

/** Never behind. */
export function streamLoans(ledger: Ledger): Loans {
  const loan = async (loanId: LoanId) => dossierFrom((await ledger.readLatest(loanStream(loanId))).events);
  return {
    loan,
    /** Every application claims the slot first, so the slot names them all. One that was never written is no loan. */
    async loansOf(borrowerId) {
      const { events } = await ledger.readLatest(slotStream(borrowerId));
      const ids = events.flatMap((event) => (event.type === 'SlotClaimed' ? [event.data.loanId] : []));
      const loans = await Promise.all([...new Set(ids)].map(loan));
      return loans.filter((one) => one !== undefined);
    },
  };
}
