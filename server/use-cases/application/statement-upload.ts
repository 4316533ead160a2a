/** The statement is read, checked and kept, and its figures go to the loan (R96, R28). */
import { createHash } from 'node:crypto';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { loanStream, type Recorded } from '../../../schema/events/streams.ts';
import { STATEMENT } from '../../../schema/reference/limits.ts';
import type { RefusalCode } from '../../../schema/reference/refusals.ts';
import { cleanFileName } from '../../../schema/values/file-name.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { addDays, type Instant, type LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import { checkStatement } from '../../domain/statement/check.ts';
import type { Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Limits } from '../../ports/limits.ts';
import type { StatementProblem, StatementReader } from '../../ports/statement-reader.ts';
import { nextCaller } from '../kernel/event-context.ts';
import { currentOf, loansOf } from '../loan/borrower-loans.ts';
import { type BorrowerCaller, commandOwnLoan, type LoanAnswer } from '../loan/loan-command.ts';
import type { LoanView } from '../loan/loan-view.ts';

export type StatementUploadDeps = {
  ledger: Ledger;
  clock: Clock;
  ids: Ids;
  borrowers: Borrowers;
  files: Files;
  limits: Limits;
  reader: StatementReader;
};

export type UploadedStatement = {
  hash: string;
  loanId: string;
  name: string;
  bytes: number;
  uploadedAt: Instant;
  /** False once the statement is older than the days for which it counts. */
  valid: boolean;
  income: StatementIncome | null;
};

/** Tiyn a month: the income that counts is the smallest average (R28); statements before R350 have no averages. */
export type StatementIncome = {
  monthly: Tiyn;
  monthsWithIncome: number;
  months3: Tiyn | null;
  months6: Tiyn | null;
  months12: Tiyn | null;
};

type Upload = { name: string; content: Uint8Array };

/** Own choice. */
const UPLOADS_A_DAY = 20;
const DAY_S = 86_400;

export type StatementUpload = ReturnType<typeof makeStatementUpload>;

export function makeStatementUpload(deps: StatementUploadDeps) {
  async function waiting(borrowerId: BorrowerId): Promise<LoanView | undefined> {
    const loan = currentOf(await loansOf(deps.ledger, borrowerId));
    return loan && wantsStatement(loan) ? loan : undefined;
  }

  /**
   * Refusals: NOT_ALLOWED_NOW, TOO_MANY_REQUESTS, TRY_LATER, and every STATEMENT_*. A file that was read but does not
   * fit is recorded as rejected.
   */
  async function upload(who: BorrowerCaller, { name, content }: Upload) {
    const { borrowerId } = who;
    const before = await writtenBy(who);
    if (before) return before;
    const loan = await waiting(borrowerId);
    const person = await deps.borrowers.find(borrowerId);
    if (!loan || !person) return refuse('NOT_ALLOWED_NOW');
    const hash = createHash('sha256').update(content).digest('hex');
    const unread = await beforeReading(borrowerId, content, hash);
    if (unread) return unread;
    const read = await deps.reader.read(content);
    if ('problem' in read) return refuse(UNREADABLE[read.problem]);
    const today = await deps.clock.today();
    const checked = checkStatement(read.statement, { today, lastName: person.lastName, firstName: person.firstName });
    if ('refusal' in checked) {
      const noted = await rejectWith(who, loan, checked.refusal.code);
      return 'refusal' in noted ? noted : checked;
    }
    // The file is kept first, so that no event names a missing file.
    await deps.files.keep(
      {
        borrowerId,
        loanId: loan.loanId,
        kind: 'STATEMENT',
        title: cleanFileName(name, 'statement', '.pdf'),
        mime: 'application/pdf',
        pages: read.pages,
        shownAt: await deps.clock.businessNow(),
      },
      content,
    );
    return commandOwnLoan(deps, who, loan.loanId, { type: 'UploadStatement', statementHash: hash, ...checked.income });
  }

  /** Why the file is not read at all. */
  async function beforeReading(borrowerId: BorrowerId, content: Uint8Array, hash: string) {
    if (content.byteLength > STATEMENT.maxBytes) return refuse('STATEMENT_INVALID');
    if (!(await deps.limits.take('statement', borrowerId, UPLOADS_A_DAY, DAY_S))) return refuse('TOO_MANY_REQUESTS');
    const loans = await loansOf(deps.ledger, borrowerId);
    return loans.some((one) => one.statementHashes.includes(hash)) ? refuse('STATEMENT_DUPLICATE') : undefined;
  }

  /** A retry of an upload that succeeded gets its first answer. */
  async function writtenBy(who: BorrowerCaller) {
    const loan = (await loansOf(deps.ledger, who.borrowerId)).at(-1);
    if (!loan) return undefined;
    const { events } = await deps.ledger.readLatest(loanStream(loan.loanId));
    const mine = events.some((event) => event.metadata.commandId === who.caller.commandId);
    return mine ? { loan, position: loan.position } : undefined;
  }

  const rejectWith = (who: BorrowerCaller, loan: LoanView, reason: string) =>
    commandOwnLoan(deps, { ...who, caller: nextCaller(deps.ids, who.caller, 'reject') }, loan.loanId, {
      type: 'RejectStatement',
      reason,
    });

  async function list(borrowerId: BorrowerId, all: boolean): Promise<readonly UploadedStatement[]> {
    const loans = await loansOf(deps.ledger, borrowerId);
    const today = await deps.clock.today();
    const wanted = all ? loans : loans.slice(-1);
    const files = await Promise.all(
      wanted.map(async (loan) => {
        const kept = await deps.files.ofLoan(borrowerId, loan.loanId);
        const { events } = await deps.ledger.readLatest(loanStream(loan.loanId));
        const accepted = new Map(events.flatMap(acceptedBy));
        return kept
          .filter((file) => file.kind === 'STATEMENT')
          .map((file) => ({ file, ...accepted.get(file.hash) }))
          .map(({ file, on, income }) => ({
            hash: file.hash,
            loanId: loan.loanId,
            name: file.title,
            bytes: file.bytes,
            uploadedAt: file.shownAt,
            valid: on !== undefined && addDays(on, STATEMENT.days) >= today,
            income: income ?? null,
          }));
      }),
    );
    return files.flat();
  }

  return {
    upload: onePerPerson((who: BorrowerCaller, file: Upload) => upload(who, file)),
    /** Withdraws the last file, so that the borrower can send another. */
    reject: async (who: BorrowerCaller) => {
      const loan = await waiting(who.borrowerId);
      return loan ? rejectWith(who, loan, 'BORROWER') : refuse('NOT_ALLOWED_NOW');
    },
    /** Statements of the open loan, or of all loans. */
    list,
  };
}

/** By the hash of the file: when the loan took the statement, and the income that it confirmed. */
function acceptedBy({
  metadata,
  ...event
}: Recorded<LoanEvent>): [string, { on: LocalDate; income: StatementIncome }][] {
  if (event.type !== 'StatementUploaded') return [];
  const { statementHash, monthlyIncome: monthly, monthsWithIncome, averages } = event.data;
  const { months3 = null, months6 = null, months12 = null } = averages ?? {};
  const income = { monthly, monthsWithIncome, months3, months6, months12 };
  return [[statementHash, { on: metadata.effectiveDate, income }]];
}

/** Reading a file is the most expensive request a borrower can make, so a second one at the same time is refused. */
function onePerPerson(work: (who: BorrowerCaller, file: Upload) => Promise<LoanAnswer>): typeof work {
  const busy = new Set<BorrowerId>();
  return async (who, file) => {
    if (busy.has(who.borrowerId)) return refuse('TOO_MANY_REQUESTS');
    busy.add(who.borrowerId);
    try {
      return await work(who, file);
    } finally {
      busy.delete(who.borrowerId);
    }
  };
}

/** True if the offer was signed pending a statement, or if a statement can cure a refusal for debt load. */
export const wantsStatement = ({ status, decision }: Pick<LoanView, 'status' | 'decision'>): boolean =>
  status === 'WAITING_STATEMENT_LOADING' || (status === 'WAITING_REJECT' && decision?.rejectDecisionByKDN === true);
const UNREADABLE: Readonly<Record<StatementProblem, RefusalCode>> = {
  INVALID: 'STATEMENT_INVALID',
  FORMAT: 'STATEMENT_FORMAT',
  NOT_PARSED: 'STATEMENT_NOT_PARSED',
  ENCRYPTED: 'STATEMENT_ENCRYPTED',
  SCRIPT: 'STATEMENT_SCRIPT',
  ATTACHMENT: 'STATEMENT_ATTACHMENT',
  LOOP: 'STATEMENT_LOOP',
  MIXED: 'STATEMENT_MIXED',
  TOO_COMPLEX: 'STATEMENT_TOO_COMPLEX',
  BUSY: 'TRY_LATER',
};
