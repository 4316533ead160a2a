/** One person as support sees him: who it is, all loans, and what waits for a second member of the staff (R295). */
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { type Result, refuse } from '../../domain/decider.ts';
import type { AccessLog } from '../../ports/access-log.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Corrections } from '../../ports/corrections.ts';
import type { PasswordTries } from '../../ports/password-tries.ts';
import type { Profiles, StoredProfile } from '../../ports/profiles.ts';
import type { Caller } from '../kernel/event-context.ts';
import { readLoansUntilEnd } from '../loan/borrower-loans.ts';
import type { LoanView } from '../loan/loan-view.ts';
import type { LoanSource } from '../loan/loans.ts';
import { type OpenCorrection, openCorrectionOf } from './correction.ts';
import { caseOf } from './office-search.ts';

export type OfficePersonDeps = LoanSource & {
  accounts: Pick<Accounts, 'byId'>;
  profiles: Pick<Profiles, 'find'>;
  corrections: Pick<Corrections, 'open'>;
  passwordTries: Pick<PasswordTries, 'waiting'>;
  accessLog: AccessLog;
};

/** `waiting`: callers who must wait after wrong passwords. Loans, the newest first. */
export type OfficePersonView = {
  readonly profile: StoredProfile;
  readonly loans: readonly LoanView[];
  readonly corrections: readonly OpenCorrection[];
  readonly waiting: number;
};

export type OfficePersons = ReturnType<typeof makeOfficePersons>;

export function makeOfficePersons(deps: OfficePersonDeps) {
  async function of({ actor }: Caller, borrowerId: BorrowerId): Promise<OfficePersonView | undefined> {
    const profile = await deps.profiles.find(borrowerId);
    if (!profile) return undefined;
    await deps.accessLog.append({
      act: 'OPENED',
      by: actor,
      subjects: [borrowerId],
      detail: 'PERSON',
      caseNumber: null,
    });
    const loans = (await readLoansUntilEnd(deps, borrowerId)).toReversed();
    const names = [profile.phone, profile.email].filter((name) => name !== null);
    const waits = await Promise.all(names.map((name) => deps.passwordTries.waiting(name)));
    const corrections = await deps.corrections.open(borrowerId);
    return {
      profile,
      loans,
      corrections: await Promise.all(corrections.map((one) => openCorrectionOf(deps, one))),
      waiting: waits.reduce((sum, one) => sum + one, 0),
    };
  }

  /** The whole number, IIN, document and address, against the number of a case. */
  async function unmask(
    { actor }: Caller,
    borrowerId: BorrowerId,
    caseNumber: string,
  ): Promise<Result<{ profile: StoredProfile }>> {
    const file = caseOf(caseNumber);
    if (file === null) return refuse('FIELD_REQUIRED', { field: 'caseNumber' });
    if (file === 'wrong') return refuse('FIELD_INVALID', { field: 'caseNumber' });
    const profile = await deps.profiles.find(borrowerId);
    if (!profile) return refuse('NOT_FOUND');
    await deps.accessLog.append({
      act: 'UNMASKED',
      by: actor,
      subjects: [borrowerId],
      detail: 'PERSON',
      caseNumber: file,
    });
    return { profile };
  }

  return { of, unmask };
}
