/** Facts for the route guards of a client. The server checks everything again where it matters. */
import type { LoanStatus } from '../../../schema/loan-status.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
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

/** When the operator closes the product; undefined while none are announced. */
export type Works = { from: Instant; until: Instant };

export type SessionDeps = {
  profiles: Profiles;
  loanGuard: LoansForGuards;
  clock: Clock;
  demo: boolean;
  lender: { licence: string };
  works: Works | undefined;
};

export type SessionView = {
  signedIn: SignedIn | undefined;
  profile: StoredProfile | undefined;
  lock: Lock | undefined;
  lastLoan: LastLoan | undefined;
  today: LocalDate;
  demo: boolean;
  licence: string;
  works: Works | undefined;
};

export function makeSession(deps: SessionDeps) {
  /** Works that are over are no longer shown. */
  const worksAhead = () => (deps.works && deps.works.until > deps.clock.now() ? deps.works : undefined);
  return {
    async view(signedIn: SignedIn | undefined): Promise<SessionView> {
      const today = await deps.clock.today();
      const id = signedIn?.borrowerId;
      const none = { profile: undefined, lock: undefined, lastLoan: undefined };
      const lender = { demo: deps.demo, licence: deps.lender.licence, works: worksAhead() };
      if (!id) return { signedIn, ...none, today, ...lender };
      const [profile, lock, lastLoan] = await Promise.all([
        deps.profiles.find(id),
        deps.loanGuard.lock(id, today),
        deps.loanGuard.lastLoan(id),
      ]);
      return { signedIn, profile, lock, lastLoan, today, ...lender };
    },
  };
}
export type SessionUseCase = ReturnType<typeof makeSession>;
