/** Letters to late borrowers: which are sent and when, and one printed today in either language (R413). */
import { LAW_NOTICE_DAYS } from '../../../schema/reference/collection.ts';
import type { DocumentType } from '../../../schema/reference/documents.ts';
import { DEMAND_LETTERS, OVERDUE_NOTICES } from '../../../schema/reference/limits.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { addDays, almatyDateOf, type Instant, type LocalDate } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import type { AccessLog } from '../../ports/access-log.ts';
import type { Borrowers, Locale } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Files, StoredFile } from '../../ports/files.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Printer } from '../../ports/printer.ts';
import { documentOf } from '../document/papers/of-loan.ts';
import { type Letterheads, numbered } from '../document/press.ts';
import type { Caller } from '../kernel/event-context.ts';
import { debtOn } from '../loan/loan-debt.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadLoan } from '../loan/loans.ts';
import { mayContact } from './collection-call.ts';
import type { WatchDeps } from './watched.ts';

export type LetterDeps = Omit<Letterheads, 'files'> &
  WatchDeps & {
    ledger: Ledger;
    clock: Pick<Clock, 'businessNow'>;
    borrowers: Pick<Borrowers, 'find'>;
    files: Files;
    printer: Printer;
    accessLog: AccessLog;
  };

/** A letter that goes out by itself: its overdue day, the day by which the law wants it, and when it was made. */
export type PlannedLetter = {
  readonly type: DocumentType;
  readonly dueOn: LocalDate;
  readonly lawBy: LocalDate | null;
  readonly sentAt: Instant | null;
};
export type CollectionLetters = { readonly made: readonly StoredFile[]; readonly planned: readonly PlannedLetter[] };

const LETTERS: readonly string[] = [...OVERDUE_NOTICES.map(({ document }) => document), 'CLAIM'];
const isLetter = ({ kind }: StoredFile): boolean => LETTERS.includes(kind);

/** The strictest one that the day allows. */
const letterOn = (overdueDays: number): DocumentType => {
  const notice = OVERDUE_NOTICES.findLast(({ day }) => day <= overdueDays) ?? OVERDUE_NOTICES[0];
  return notice.day < DEMAND_LETTERS.claimFromDay && overdueDays >= DEMAND_LETTERS.claimFromDay
    ? 'CLAIM'
    : notice.document;
};

/** Made since the loan fell late; the certificates of a debt before that have the same kind. */
export async function lettersOf(files: Pick<Files, 'ofLoan'>, loan: LoanView): Promise<CollectionLetters> {
  const since = loan.standing?.overdueSince;
  if (!since) return { made: [], planned: [] };
  const kept = await files.ofLoan(loan.borrowerId, loan.loanId);
  const made = kept.filter((file) => isLetter(file) && almatyDateOf(file.shownAt) >= since);
  const planned = OVERDUE_NOTICES.map(({ day, document }) => ({
    type: document,
    dueOn: addDays(since, day - 1),
    lawBy: document === 'DEBT' ? addDays(since, LAW_NOTICE_DAYS.value - 1) : null,
    sentAt: made.findLast(({ kind }) => kind === document)?.shownAt ?? null,
  }));
  return { made: made.toSorted((a, b) => b.shownAt.localeCompare(a.shownAt)), planned };
}

export type CollectionLetterDesk = ReturnType<typeof makeCollectionLetters>;

export function makeCollectionLetters(deps: LetterDeps) {
  /** Kept among the borrower's papers; the same letter printed again on a day is the same file. */
  async function print(caller: Caller, loanId: LoanId, locale: Locale) {
    const loan = await loadLoan(deps.ledger, loanId);
    const person = loan && (await deps.borrowers.find(loan.borrowerId));
    if (!loan || !person) return refuse('NOT_FOUND');
    const now = await deps.clock.businessNow();
    const today = almatyDateOf(now);
    const { lender } = deps;
    const overdueDays = debtOn(loan, today)?.overdueDays ?? 0;
    if (overdueDays === 0) return refuse('NOT_ALLOWED_NOW', { facts: { status: loan.status } });
    if (!(await mayContact(deps, caller))) return refuse('TOO_MANY_REQUESTS');
    const type = letterOn(overdueDays);
    const made = documentOf(type, { loan, person, lender, locale, today });
    if ('refusal' in made) return made;
    const { borrowerId } = loan;
    const paper = await numbered(deps, borrowerId, made.document);
    const { content, pages } = await deps.printer.print(paper.source);
    const { title } = made.document;
    const file = { borrowerId, loanId, kind: type, title, mime: 'application/pdf', pages, shownAt: now };
    const { hash } = await deps.files.keep(file, content, paper);
    await log(caller, 'LETTER_PRINTED', loan, type);
    return { hash };
  }

  async function read(caller: Caller, loanId: LoanId, hash: string) {
    const loan = await loadLoan(deps.ledger, loanId);
    const file = loan && (await deps.files.find(loan.borrowerId, hash));
    if (!file || file.loanId !== loanId || !isLetter(file)) return refuse('NOT_FOUND');
    await log(caller, 'OPENED', loan, file.kind);
    const content = await deps.files.read(loan.borrowerId, hash);
    return content ? { content, mime: file.mime, title: file.title } : refuse('NOT_FOUND');
  }

  const log = ({ actor }: Caller, act: 'LETTER_PRINTED' | 'OPENED', { borrowerId }: LoanView, detail: string) =>
    deps.accessLog.append({ act, by: actor, subjects: [borrowerId], detail, caseNumber: null });

  return { print, read };
}
