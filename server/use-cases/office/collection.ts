/** Late loans as the office works on them: the worklist and one case (R409-R412). */
import { CALLS_A_DAY, LATE_BUCKETS, type LateBucket, PROMISE_DAYS } from '../../../schema/reference/collection.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { addDays, almatyDateOf, atHour, type Instant, type LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { reachableFrom } from '../../domain/collection/call-hours.ts';
import type { AccessLog } from '../../ports/access-log.ts';
import type { Borrower, Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Contact, Contacts } from '../../ports/contacts.ts';
import type { Files } from '../../ports/files.ts';
import type { Caller } from '../kernel/event-context.ts';
import { nameOf } from '../kernel/staff-name.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { type LoanSource, readLoan } from '../loan/loans.ts';
import { type CollectionLetters, lettersOf } from './collection-letter.ts';
import { type CollectionRow, type ContactSeen, collectionRow, contactsSeen } from './collection-row.ts';
import type { NotingDeps } from './office-notes.ts';

/** The one that is late longest comes first; `since` is its first late day. */
export type LatePlace = { readonly loanId: LoanId; readonly since: LocalDate };
export type LateTotal = { readonly bucket: LateBucket; readonly loans: number; readonly principal: Tiyn };
/** Loans late since days of this range; `of`: only these loans, or all but these. */
export type LateFilter = {
  readonly since: { readonly from: LocalDate | null; readonly to: LocalDate };
  readonly of: { readonly ids: readonly LoanId[]; readonly only: boolean };
};
type LatePages = {
  readonly places: readonly LatePlace[];
  readonly hasNextPage: boolean;
  readonly totalCount: number;
};

export type CollectionDeps = LoanSource &
  Pick<NotingDeps, 'accounts'> & {
    clock: Pick<Clock, 'today' | 'businessNow'>;
    borrowers: Pick<Borrowers, 'find'>;
    contacts: Contacts;
    files: Pick<Files, 'ofLoan'>;
    accessLog: AccessLog;
    lateLoans(filter: LateFilter, page: { first: number; after?: LatePlace | undefined }): Promise<LatePages>;
    lateTotals(today: LocalDate, of: LateFilter['of']): Promise<readonly LateTotal[]>;
    loanUnreadable: (loanId: LoanId, error: unknown) => void;
  };

/** DUE: something is to be done today. QUIET: nothing before a later day. */
export type CollectionWish = {
  readonly bucket: LateBucket | null;
  readonly which: 'DUE' | 'QUIET' | 'ALL';
  readonly first: number;
  readonly after: LatePlace | undefined;
};
export type CollectionPage = Omit<LatePages, 'places'> & {
  readonly rows: readonly (CollectionRow & { readonly borrower: Borrower | undefined })[];
  readonly last: LatePlace | undefined;
  readonly totals: readonly LateTotal[];
};
type Written = Contact & { readonly text: string };
export type Said = ContactSeen<Written> & { readonly offerNumber: string };
/** `callFrom` is null where a call is allowed now. */
export type CollectionCase = CollectionRow & {
  readonly borrower: Borrower | undefined;
  readonly said: readonly Said[];
  readonly callFrom: Instant | null;
  readonly callsLeft: number;
  readonly promiseUntil: LocalDate;
  readonly letters: CollectionLetters;
};

const PAGE_MOST = 100;

export type Collections = ReturnType<typeof makeCollections>;

export function makeCollections(deps: CollectionDeps) {
  async function list({ bucket, which, first, after }: CollectionWish): Promise<CollectionPage> {
    const today = await deps.clock.today();
    const ids = which === 'ALL' ? [] : await deps.contacts.quiet(today);
    const of = { ids, only: which === 'QUIET' };
    const [{ places, ...counted }, totals] = await Promise.all([
      deps.lateLoans({ since: rangeOf(bucket, today), of }, { first: Math.max(1, Math.min(first, PAGE_MOST)), after }),
      deps.lateTotals(today, of),
    ]);
    const contacts = await deps.contacts.latest(places.map(({ loanId }) => loanId));
    const rows = await Promise.all(places.map(({ loanId }) => rowOf(loanId, contacts.get(loanId), today)));
    return { ...counted, rows: rows.filter((row) => row !== undefined), last: places.at(-1), totals };
  }

  /** Undefined if this loan cannot be read: the rest of the worklist is still shown. */
  async function rowOf(loanId: LoanId, contact: Contact | undefined, today: LocalDate) {
    try {
      const loan = await readLoan(deps, loanId);
      return loan && { ...collectionRow(loan, contact, today), borrower: await deps.borrowers.find(loan.borrowerId) };
    } catch (error) {
      deps.loanUnreadable(loanId, error);
      return undefined;
    }
  }

  /** Undefined before the issue. Each opening is written to the access log. */
  async function one({ actor }: Pick<Caller, 'actor'>, loanId: LoanId): Promise<CollectionCase | undefined> {
    const loan = await readLoan(deps, loanId);
    if (!loan?.standing) return undefined;
    const { borrowerId } = loan;
    await deps.accessLog.append({
      act: 'OPENED',
      by: actor,
      subjects: [borrowerId],
      detail: 'COLLECTION',
      caseNumber: null,
    });
    const [now, borrower, all] = await Promise.all([
      deps.clock.businessNow(),
      deps.borrowers.find(borrowerId),
      deps.contacts.of(borrowerId),
    ]);
    const today = almatyDateOf(now);
    const calls = await deps.contacts.callsSince(borrowerId, atHour(today, 0));
    const opening = reachableFrom(now, true);
    return {
      ...collectionRow(
        loan,
        all.find((contact) => contact.loanId === loanId),
        today,
      ),
      borrower,
      said: await saidOf(all, today, loan),
      callFrom: opening === now ? null : opening,
      callsLeft: Math.max(0, CALLS_A_DAY.value - calls),
      promiseUntil: addDays(today, PROMISE_DAYS.value),
      letters: await lettersOf(deps.files, loan),
    };
  }

  /** About any loan of the person, the latest first. */
  async function saidOf(all: readonly Written[], today: LocalDate, loan?: LoanView): Promise<readonly Said[]> {
    const name = nameOf(deps.accounts);
    const seen = [...Map.groupBy(all, ({ loanId }) => loanId)].map(async ([loanId, contacts]) => {
      const of = loanId === loan?.loanId ? loan : await readLoan(deps, loanId);
      return of ? contactsSeen(contacts, of, today).map((one) => ({ ...one, offerNumber: of.offerNumber })) : [];
    });
    const named = (await Promise.all(seen)).flat().map(async (one) => ({ ...one, by: await name(one.by) }));
    return (await Promise.all(named)).toSorted((a, b) => b.at.localeCompare(a.at));
  }

  /** Calls with a person, for the person's card, whose opening is logged already. */
  async function saidTo(borrowerId: BorrowerId): Promise<readonly Said[]> {
    return saidOf(await deps.contacts.of(borrowerId), await deps.clock.today());
  }

  return { list, one, saidTo };
}

/** The first late day is day 1. */
function rangeOf(bucket: LateBucket | null, today: LocalDate): LateFilter['since'] {
  const { from = 1, to = null } = LATE_BUCKETS.find(({ key }) => key === bucket) ?? {};
  return { from: to === null ? null : addDays(today, 1 - to), to: addDays(today, 1 - from) };
}
