/**
 * Keeps the paper of an event among the loan's documents: a notice, the schedule of a later disbursement, the agreement
 * of a deferral or a partial prepayment, the certificate of a repaid loan. It shows the debt as of the event's day, in
 * the borrower's language.
 */
import type { Folded } from '../../../schema/events/envelope.ts';
import type { LoanEvent, LoanEventOf, LoanEventType } from '../../../schema/events/loan.ts';
import { loanStream } from '../../../schema/events/streams.ts';
import type { DocumentType } from '../../../schema/reference/documents.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { onDay } from '../../../schema/values/local-date.ts';
import type { Borrowers } from '../../ports/borrowers.ts';
import type { Files } from '../../ports/files.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Printer } from '../../ports/printer.ts';
import { partialPaperOn } from '../agreement/prepayment.ts';
import type { DocumentDetails } from '../document/papers/facts.ts';
import { differs } from '../document/papers/issued.ts';
import { documentOf } from '../document/papers/of-loan.ts';
import { type Letterheads, numbered } from '../document/press.ts';
import { did, notNeeded, type Step } from '../kernel/step.ts';
import { debtOn } from '../loan/loan-debt.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { foldLoan } from '../loan/loans.ts';

export type NoticePaperDeps = Letterheads & { ledger: Ledger; borrowers: Borrowers; files: Files; printer: Printer };

export type NoticePapers = ReturnType<typeof makeNoticePapers>;

export function makeNoticePapers(deps: NoticePaperDeps) {
  /**
   * Folds the loan up to the event, so that a retry prints the same bytes into one file. If the profile changed between
   * two tries, the first letter stays.
   */
  async function keep(id: LoanId, eventId: string): Promise<Step> {
    const { events } = await deps.ledger.readLatest(loanStream(id));
    const at = events.findIndex((event) => event.id === eventId);
    const issued = events[at];
    const type = issued && paperOf(issued);
    if (!type) throw new Error(`event ${eventId} has no paper`);
    // The notice after an assignment is in one append with the assignment that it describes.
    const through = type === 'NOTIFICATION_AFTER_CESSION' ? at + 2 : at + 1;
    const loan = foldLoan(id, events.slice(0, through));
    const person = loan && (await deps.borrowers.find(loan.borrowerId));
    if (!loan || !person) return notNeeded('the personal data were erased');
    // A written-off debt is not repaid, so no certificate says that nothing is owed.
    if (loan.writtenOff !== null) return notNeeded('the debt was written off, not repaid');
    const { effectiveDate: today, recordedAt } = issued.metadata;
    const shownAt = onDay(recordedAt, today);
    const kept = await deps.files.ofLoan(loan.borrowerId, loan.loanId);
    if (kept.some((file) => file.kind === type && file.shownAt === shownAt)) return notNeeded('the paper is there');
    const made = documentOf(
      type,
      { loan, person, lender: deps.lender, locale: person.locale, today },
      detailsOf(events.slice(0, at + 1), loan),
    );
    // Paid on the same day: the SMS alone is enough.
    if ('refusal' in made) return notNeeded(`no paper: ${made.refusal.code}`);
    const { borrowerId, loanId } = loan;
    const paper = await numbered(deps, borrowerId, made.document);
    const { content, pages } = await deps.printer.print(paper.source);
    const { title } = made.document;
    const file = { borrowerId, loanId, kind: type, title, mime: 'application/pdf', pages, shownAt };
    await deps.files.keep(file, content, paper);
    return did(`kept ${type}`);
  }

  return {
    keep,
  };
}

const PAPERS: { readonly [T in LoanEventType]?: DocumentType | ((data: LoanEventOf<T>['data']) => DocumentType) } = {
  NoticeIssued: ({ notice }) => notice,
  LoanClosed: 'NO_DEBT',
  DisputeUpheld: 'DISPUTE_ANSWER',
  DisputeDismissed: 'DISPUTE_ANSWER',
  LoanRefinanced: 'NO_DEBT',
  GraceGranted: 'MANUAL_GRACE_PERIOD_ADD_AGREEMENT',
  LoanIssued: 'ADDITIONAL_AGREEMENT',
  // Partial prepayments only: a full one leaves no schedule to agree on, so it has no paper.
  PrepaymentSigned: 'PARTIAL_PREPAYMENT_ADD_AGREEMENT',
};

export function paperOf<T extends LoanEventType>({ type, data }: LoanEventOf<T>): DocumentType | undefined {
  const paper = PAPERS[type];
  return typeof paper === 'function' ? paper(data) : paper;
}

/** `loan` is the state after the last of these events. A loan disbursed as agreed has no details and so no paper. */
function detailsOf(events: readonly Folded<LoanEvent>[], loan: LoanView): DocumentDetails {
  const event = events.at(-1);
  if (event?.type === 'GraceGranted') {
    const { grantedOn, until } = event.data;
    const next = debtOn(loan, grantedOn)?.next;
    return next ? { deferral: { grantedOn, until, next } } : {};
  }
  if (event?.type === 'PrepaymentSigned') {
    const details = partialPaperOn(loan, event.metadata.effectiveDate);
    return 'refusal' in details ? {} : details;
  }
  if (event?.type !== 'LoanIssued') return {};
  const { price: issued } = event.data;
  const agreed = foldLoan(loan.loanId, events.slice(0, -1))?.price;
  return agreed && differs(agreed, issued) ? { issue: { agreed, issued } } : {};
}
