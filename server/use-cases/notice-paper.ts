/** The letter of an overdue notice, kept among the loan's documents: as the debt stood on the day it was owed, in the borrower's language. */
import type { LoanEventOf } from '../../schema/events/loan.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import type { Borrowers } from '../ports/borrowers.ts';
import type { Files } from '../ports/files.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { Printer } from '../ports/printer.ts';
import { documentOf } from './documents/of-loan.ts';
import { foldLoan } from './loan-view.ts';

type NoticePaperDeps = { ledger: Ledger; borrowers: Borrowers; files: Files; printer: Printer };

export type NoticePapers = ReturnType<typeof makeNoticePapers>;

export const makeNoticePapers = (deps: NoticePaperDeps) => ({
  keep: (stream: string, eventId: string) => keep(deps, stream, eventId),
});

/**
 * Folds the loan up to the notice, so that a later try prints the same bytes: one file. Where a profile changed between two tries the
 * letter that is there stays.
 */
async function keep(deps: NoticePaperDeps, stream: string, eventId: string): Promise<void> {
  const { events } = await deps.ledger.read(stream);
  const at = events.findIndex((event) => event.id === eventId);
  const issued = events[at];
  if (issued?.type !== 'NoticeIssued') throw new Error(`no notice ${eventId}`);
  const { notice } = issued.data as LoanEventOf<'NoticeIssued'>['data'];
  const loan = foldLoan(stream.slice('loan-'.length) as LoanId, events.slice(0, at + 1));
  const person = loan && (await deps.borrowers.find(loan.borrowerId));
  // Erased by the right to be forgotten: nobody is left to write to.
  if (!loan || !person) return;
  const { effectiveDate: today, recordedAt: shownAt } = issued.metadata;
  const kept = await deps.files.ofLoan(loan.borrowerId, loan.loanId);
  if (kept.some((file) => file.kind === notice && file.shownAt === shownAt)) return;
  const made = documentOf(notice, { loan, person, locale: person.locale, today });
  // Paid in the same day's facts: the SMS alone tells.
  if ('refusal' in made) return;
  const { content, pages } = await deps.printer.print(made.document);
  const { borrowerId, loanId } = loan;
  const { title } = made.document;
  await deps.files.keep({ borrowerId, loanId, kind: notice, title, mime: 'application/pdf', pages, shownAt }, content);
}
