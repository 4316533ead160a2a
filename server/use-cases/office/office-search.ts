/** One field finds persons and loans. A look-up is written to the access log before the answer (R290-R292, R1030). */
import { NAMED_A_DAY, NAMED_AN_HOUR } from '../../../schema/reference/cases.ts';
import { CASE_NUMBER, isPersonal, type LookUpTry, lookUpsOf, nameWords } from '../../../schema/reference/look-up.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { Instant } from '../../../schema/values/local-date.ts';
import { type Result, refuse } from '../../domain/decider.ts';
import type { AccessLog } from '../../ports/access-log.ts';
import type { Borrower, Borrowers } from '../../ports/borrowers.ts';
import type { Forgetting } from '../../ports/forgetting.ts';
import type { PersonSearch } from '../../ports/person-search.ts';
import type { Caller } from '../kernel/event-context.ts';
import { readLoansUntilEnd } from '../loan/borrower-loans.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { type LoanSource, readLoan } from '../loan/loans.ts';
import { mayOnceMore, type WatchDeps } from './watched.ts';

type PaymentFound = { readonly loan_id: LoanId | null; readonly borrower_id: BorrowerId | null };

export type SearchDeps = LoanSource &
  WatchDeps & {
    borrowers: Pick<Borrowers, 'find'>;
    forgetting: Pick<Forgetting, 'erasedAt'>;
    personSearch: PersonSearch;
    accessLog: AccessLog;
    findLoan(text: string): Promise<LoanId | undefined>;
    paymentsOfReference(reference: string, limit: number): Promise<readonly PaymentFound[]>;
  };

/** `person` is null where the viewer may not see who it is, or the registration is not finished. */
export type Found = {
  readonly borrowerId: BorrowerId;
  readonly person: Borrower | null;
  readonly erasedAt: Instant | null;
  readonly loans: readonly LoanView[];
};
export type SearchAnswer = Result<{ by: LookUpTry['kind']; found: readonly Found[]; more: boolean }>;

const FOUND_MAX = 20;
/** A verifier finds only persons one of whose applications they took. */
const isCaseOf = ({ id }: { id: string }, loans: readonly LoanView[]): boolean =>
  loans.some(({ verifierId }) => verifierId === id);

/** The number of a case as staff type it; null where none was typed. */
export function caseOf(typed: string | null): string | null | 'wrong' {
  const file = typed?.trim() || null;
  return file === null || CASE_NUMBER.test(file) ? file : 'wrong';
}

export type OfficeSearch = ReturnType<typeof makeSearch>;

export function makeSearch(deps: SearchDeps) {
  async function search(caller: Caller, typed: string, caseNumber: string | null): Promise<SearchAnswer> {
    const tries = lookUpsOf(typed);
    const [first] = tries;
    if (!first) return refuse(typed.trim() === '' ? 'FIELD_REQUIRED' : 'FIELD_INVALID', { field: 'text' });
    const file = caseOf(caseNumber);
    if (file === 'wrong') return refuse('FIELD_INVALID', { field: 'caseNumber' });
    const { role } = caller.actor;
    if (role === 'auditor' && file === null && tries.some(({ kind }) => isPersonal(kind)))
      return refuse('FIELD_REQUIRED', { field: 'caseNumber' });
    if (first.kind === 'NAME' && !(await mayOnceMore(deps, caller.actor, 'named', [NAMED_AN_HOUR, NAMED_A_DAY])))
      return refuse('TOO_MANY_REQUESTS', { field: 'text' });
    const [by, ids] = await firstThatFinds(tries, first.kind);
    const subjects = ids.slice(0, FOUND_MAX);
    await deps.accessLog.append({ act: 'SEARCHED', by: caller.actor, subjects, detail: by, caseNumber: file });
    const found = await Promise.all(subjects.map((id) => show(id, caller.actor, file)));
    const seen = found.filter(({ loans }) => role !== 'verifier' || isCaseOf(caller.actor, loans));
    return { by, found: seen, more: ids.length > FOUND_MAX };
  }

  async function firstThatFinds(
    tries: readonly LookUpTry[],
    otherwise: LookUpTry['kind'],
  ): Promise<readonly [LookUpTry['kind'], readonly BorrowerId[]]> {
    for (const one of tries) {
      const ids = [...new Set(await personsOf(one))];
      if (ids.length > 0) return [one.kind, ids];
    }
    return [otherwise, []];
  }

  async function personsOf({ kind, value }: LookUpTry): Promise<readonly BorrowerId[]> {
    switch (kind) {
      case 'PHONE':
        return deps.personSearch.byPhone(value);
      case 'IIN':
        return deps.personSearch.byIin(value);
      case 'NAME':
        return deps.personSearch.byName(nameWords(value), FOUND_MAX + 1);
      case 'CONTRACT':
        return ownersOf(await deps.findLoan(value));
      case 'REFERENCE':
        return byReference(value);
    }
  }

  async function byReference(reference: string): Promise<readonly BorrowerId[]> {
    const payments = await deps.paymentsOfReference(reference, FOUND_MAX);
    const owners = await Promise.all(
      payments.map(async (one) => (one.borrower_id ? [one.borrower_id] : ownersOf(one.loan_id ?? undefined))),
    );
    return owners.length > 0 ? owners.flat() : ownersOf(await deps.findLoan(reference));
  }

  async function ownersOf(loanId: LoanId | undefined): Promise<readonly BorrowerId[]> {
    const loan = loanId && (await readLoan(deps, loanId));
    return loan ? [loan.borrowerId] : [];
  }

  async function show(borrowerId: BorrowerId, { role, id }: Caller['actor'], file: string | null): Promise<Found> {
    const loans = (await readLoansUntilEnd(deps, borrowerId)).toReversed();
    const sees =
      role === 'support' || (role === 'verifier' && isCaseOf({ id }, loans)) || (role === 'auditor' && file !== null);
    const [person, erasedAt] = await Promise.all([
      sees ? deps.borrowers.find(borrowerId) : undefined,
      deps.forgetting.erasedAt(borrowerId),
    ]);
    return { borrowerId, person: person ?? null, erasedAt, loans };
  }

  return { search };
}
