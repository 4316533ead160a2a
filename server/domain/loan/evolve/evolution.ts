/** What a capability says of its facts, so that evolve.ts can put all of them together. */
import type { LoanEventOf, LoanEventType } from '../../../../schema/events/loan.ts';
import type { LocalDate } from '../../../../schema/values/local-date.ts';
import type { IssuedLoan, LoanState } from '../state.ts';

/** A fact before the issue makes the next state itself. */
type Transition<T extends LoanEventType> = (state: LoanState, event: LoanEventOf<T>) => LoanState;

/** A fact of a live loan. Its status, standing and postings are taken over for all of them in running.ts. */
export type RunningLoanFact<T extends LoanEventType> = {
  /** The business day from which the fact counts, where the fact itself names one: one append may hold facts of several days. */
  readonly day?: (data: LoanEventOf<T>['data']) => LocalDate | null;
  /** What only this fact changes. `before` is the loan without the status, standing and postings of the fact. */
  readonly change?: (loan: IssuedLoan, event: LoanEventOf<T>, before: IssuedLoan) => Partial<IssuedLoan>;
};

export type Evolution<T extends LoanEventType> = Transition<T> | RunningLoanFact<T>;
export type Evolutions<T extends LoanEventType> = { readonly [K in T]: Evolution<K> };
