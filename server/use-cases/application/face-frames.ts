/** How long the frame of a face check is kept (R551): its day is set when it is taken, and moves if money was lent. */
import { EVIDENCE } from '../../../schema/reference/evidence.ts';
import { addDays, almatyDateOf, type LocalDate } from '../../../schema/values/local-date.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DueFile, Files } from '../../ports/files.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { loadLoan } from '../loan/loans.ts';

export const frameGoesOn = (takenOn: LocalDate): LocalDate => addDays(takenOn, EVIDENCE.keptDays);

export type FaceFrameDeps = {
  files: Pick<Files, 'due' | 'keepUntil' | 'forget'>;
  ledger: Ledger;
  clock: Pick<Clock, 'today'>;
};
const BATCH = 200;

export function makeFaceFrames({ files, ledger, clock }: FaceFrameDeps) {
  /** For the worker. Each file either goes or gets a later day, so that every round has less to do. */
  async function forgetDue(): Promise<void> {
    const today = await clock.today();
    while (true) {
      const due = await files.due(today, BATCH);
      for (const file of due) {
        const until = await lawfulUntil(file);
        await (until !== null && until > today ? files.keepUntil(file, until) : files.forget(file));
      }
      if (due.length < BATCH) return;
    }
  }

  /** The law asks to keep how a borrower was identified (AML law, art. 11); null where no money was lent. */
  async function lawfulUntil({ loanId, shownAt }: DueFile): Promise<LocalDate | null> {
    const loan = loanId && (await loadLoan(ledger, loanId));
    return loan?.issuedOn ? addDays(almatyDateOf(shownAt), EVIDENCE.acceptedDays) : null;
  }

  return { forgetDue };
}
