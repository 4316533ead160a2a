/** Facts for the route guards of a client. The server checks everything again where it matters. */
import type { LoanStatus } from '../../../schema/loan-status.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Profiles, StoredProfile } from '../../ports/profiles.ts';
import type { SignedIn } from '../../ports/sessions.ts';

export type Lock = { lockedUntil: LocalDate | null; lockDays: number | null };
export type LastLoan = { id: LoanId; status: LoanStatus };

/** The two facts of lending that guards need, from read models. */
export type LoansForGuards = {
  lastLoan(borrowerId: BorrowerId): Promise<LastLoan | undefined>;
  /** Undefined if nothing is locked; days null means for ever (R27). */
  lock(borrowerId: BorrowerId, today: LocalDate): Promise<Lock | undefined>;
};

export type SessionDeps = { profiles: Profiles; loanGuard: LoansForGuards; clock: Pick<Clock, 'today'>; demo: boolean };

export type SessionView = {
  signedIn: SignedIn | undefined;
  profile: StoredProfile | undefined;
  lock: Lock | undefined;
  lastLoan: LastLoan | undefined;
  today: LocalDate;
  demo: boolean;
};

export function makeSession(deps: SessionDeps) {
  return {
    async view(signedIn: SignedIn | undefined): Promise<SessionView> {
      const today = await deps.clock.today();
      const id = signedIn?.borrowerId;
      const none = { profile: undefined, lock: undefined, lastLoan: undefined };
      if (!id) return { signedIn, ...none, today, demo: deps.demo };
      const [profile, lock, lastLoan] = await Promise.all([
        deps.profiles.find(id),
        deps.loanGuard.lock(id, today),
        deps.loanGuard.lastLoan(id),
      ]);
      return { signedIn, profile, lock, lastLoan, today, demo: deps.demo };
    },
  };
}
export type SessionUseCase = ReturnType<typeof makeSession>;
