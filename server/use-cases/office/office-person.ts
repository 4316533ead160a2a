/** One person as support sees him: who it is, loans, payments, messages, papers, notes, waiting corrections (R295). */
import type { CaseReason } from '../../../schema/reference/cases.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import type { Instant } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { CodeAddress, SentCode, SentCodes } from '../../ports/codes.ts';
import type { Deliveries, Delivery } from '../../ports/deliveries.ts';
import type { Files, StoredFile } from '../../ports/files.ts';
import type { Forgetting } from '../../ports/forgetting.ts';
import type { Notices, SentNotice } from '../../ports/notices.ts';
import type { OfficeNote, OfficeNotes } from '../../ports/office-notes.ts';
import type { PasswordTries } from '../../ports/password-tries.ts';
import type { Profiles, StoredProfile } from '../../ports/profiles.ts';
import type { Caller } from '../kernel/event-context.ts';
import { nameOf } from '../kernel/staff-name.ts';
import { readLoansUntilEnd } from '../loan/borrower-loans.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { type OpenCorrection, openCorrectionOf } from './correction.ts';
import { isPaper } from './person-papers.ts';
import { type UnderCaseDeps, underCase } from './under-case.ts';

export type OfficePersonDeps = UnderCaseDeps & {
  accounts: Pick<Accounts, 'byId'>;
  profiles: Pick<Profiles, 'find'>;
  passwordTries: Pick<PasswordTries, 'waiting'>;
  forgetting: Pick<Forgetting, 'erasedAt'>;
  notices: Pick<Notices, 'of'>;
  deliveries: Pick<Deliveries, 'of'>;
  codeReports: SentCodes;
  files: Pick<Files, 'ofLoan'>;
  notes: Pick<OfficeNotes, 'of' | 'ofPerson'>;
};

export type OfLoan<T> = T & { readonly offerNumber: string };
/** `offerNumber` is null for a note about the person. */
export type NoteSeen = OfficeNote & { readonly offerNumber: string | null };

/**
 * `waiting`: callers who must wait after wrong passwords. Lists have the newest first. Of an erased person there are
 * loans alone, which name nobody, and the time of the erasure.
 */
export type OfficePersonView = {
  readonly profile: StoredProfile | null;
  readonly erasedAt: Instant | null;
  readonly loans: readonly LoanView[];
  readonly messages: readonly (SentNotice & { readonly deliveries: readonly Delivery[] })[];
  readonly codes: readonly SentCode[];
  readonly papers: readonly OfLoan<StoredFile>[];
  readonly notes: readonly NoteSeen[];
  readonly corrections: readonly OpenCorrection[];
  readonly waiting: number;
};

/** As many as the cabinet lists. */
const MESSAGES_SHOWN = 100;
const CODES_SHOWN = 20;

export type OfficePersons = ReturnType<typeof makeOfficePersons>;

export function makeOfficePersons(deps: OfficePersonDeps) {
  async function of({ actor }: Caller, borrowerId: BorrowerId): Promise<OfficePersonView | undefined> {
    const [profile, erasedAt] = await Promise.all([
      deps.profiles.find(borrowerId),
      deps.forgetting.erasedAt(borrowerId),
    ]);
    if (!profile && !erasedAt) return undefined;
    await deps.accessLog.append({
      act: 'OPENED',
      by: actor,
      subjects: [borrowerId],
      detail: 'PERSON',
      caseNumber: null,
    });
    const loans = (await readLoansUntilEnd(deps, borrowerId)).toReversed();
    const names = [profile?.phone, profile?.email].filter((name) => name !== null && name !== undefined);
    const [waits, corrections, messages, codes, papers, notes] = await Promise.all([
      Promise.all(names.map((name) => deps.passwordTries.waiting(name))),
      deps.corrections.open(borrowerId),
      deps.notices.of(borrowerId, MESSAGES_SHOWN),
      deps.codeReports.last(profile ? addressesOf(profile) : [], CODES_SHOWN),
      papersOf(loans),
      notesOf(borrowerId, loans),
    ]);
    return {
      profile: profile ?? null,
      erasedAt,
      loans,
      messages: await deliveredOf(messages),
      codes,
      papers,
      notes,
      corrections: await Promise.all(corrections.map((one) => openCorrectionOf(deps, one))),
      waiting: waits.reduce((sum, one) => sum + one, 0),
    };
  }

  async function deliveredOf(messages: readonly SentNotice[]) {
    const all = await deps.deliveries.of(messages.map(({ key }) => key));
    return messages.map((one) => ({ ...one, deliveries: all.filter(({ key }) => key === one.key) }));
  }

  async function papersOf(loans: readonly LoanView[]): Promise<readonly OfLoan<StoredFile>[]> {
    const each = loans.map(async ({ borrowerId, loanId, offerNumber }) =>
      (await deps.files.ofLoan(borrowerId, loanId)).filter(isPaper).map((file) => ({ ...file, offerNumber })),
    );
    return (await Promise.all(each)).flat().toSorted((a, b) => b.shownAt.localeCompare(a.shownAt));
  }

  async function notesOf(borrowerId: BorrowerId, loans: readonly LoanView[]): Promise<readonly NoteSeen[]> {
    const found = await deps.notes.of(loans.map(({ loanId }) => loanId));
    const ofLoans = loans.flatMap(({ loanId, offerNumber }) =>
      (found.get(loanId) ?? []).map((note) => ({ ...note, offerNumber })),
    );
    const own = (await deps.notes.ofPerson(borrowerId)).map((note) => ({ ...note, offerNumber: null }));
    const name = nameOf(deps.accounts);
    const all = await Promise.all([...ofLoans, ...own].map(async (note) => ({ ...note, by: await name(note.by) })));
    return all.toSorted((a, b) => b.at.localeCompare(a.at));
  }

  /** The whole number, IIN, document and address, under an open case; `reason` opens one. */
  async function unmask({ actor }: Caller, borrowerId: BorrowerId, caseNumber: string, reason?: CaseReason) {
    const profile = await deps.profiles.find(borrowerId);
    if (!profile) return refuse('NOT_FOUND');
    const file = await underCase(deps, { by: actor, borrowerId, caseNumber }, reason);
    if ('refusal' in file) return file;
    await deps.accessLog.append({
      act: 'UNMASKED',
      by: actor,
      subjects: [borrowerId],
      detail: 'PERSON',
      caseNumber: file.caseNumber,
    });
    return { profile };
  }

  return { of, unmask };
}

const addressesOf = ({ phone, email }: StoredProfile): CodeAddress[] => [{ phone }, ...(email ? [{ email }] : [])];
