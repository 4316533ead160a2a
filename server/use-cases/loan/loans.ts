/** Loads single loans. */
import type { Folded } from '../../../schema/events/envelope.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { loanStream } from '../../../schema/events/streams.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { dossierAfter, type LoanDossier } from '../../domain/loan/history.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { folding } from '../kernel/fold.ts';
import { sinceItsEnd } from './after-end.ts';
import { type LoanView, viewOf } from './loan-view.ts';

const fold = folding<Folded<LoanEvent>, LoanDossier | undefined>(undefined, (dossier, event) =>
  dossier || event.type === 'LoanApplied' ? dossierAfter(dossier, event) : undefined,
);

/** `events` must start with the first event of the loan's stream. */
export const foldLoan = (loanId: LoanId, events: readonly Folded<LoanEvent>[]): LoanView | undefined => {
  const dossier = fold(events);
  return dossier?.state.application.loanId === loanId ? viewOf(dossier) : undefined;
};

export async function loadLoan(ledger: Ledger, loanId: LoanId): Promise<LoanView | undefined> {
  const { events } = await ledger.readLatest(loanStream(loanId));
  const loan = foldLoan(loanId, events);
  return loan && sinceItsEnd(ledger, loan);
}

/** The owner's loan; undefined for somebody else's. */
export async function loadOwnLoan(
  ledger: Ledger,
  borrowerId: BorrowerId,
  loanId: LoanId,
): Promise<LoanView | undefined> {
  const view = await loadLoan(ledger, loanId);
  return view?.borrowerId === borrowerId ? view : undefined;
}
