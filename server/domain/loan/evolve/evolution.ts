/** What each capability says of its events; evolve.ts puts them together. */
import type { LoanEventOf, LoanEventType } from '../../../../schema/events/loan.ts';
import type { LocalDate } from '../../../../schema/values/local-date.ts';
import type { IssuedLoan, LoanState } from '../state.ts';

/** An event before the issue makes the next state itself. */
type Transition<T extends LoanEventType> = (state: LoanState, event: LoanEventOf<T>) => LoanState;

/** An event of a running loan. running.ts takes over its status, balances and postings. */
export type RunningLoanFact<T extends LoanEventType> = {
  /** The business day from which the event counts, where it names one: one append may hold events of several days. */
  readonly day?: (data: LoanEventOf<T>['data']) => LocalDate | null;
  /** What only this event changes. `before` is the loan without the event's status, balances and postings. */
  readonly change?: (loan: IssuedLoan, event: LoanEventOf<T>, before: IssuedLoan) => Partial<IssuedLoan>;
};

export type Evolution<T extends LoanEventType> = Transition<T> | RunningLoanFact<T>;
export type Evolutions<T extends LoanEventType> = { readonly [K in T]: Evolution<K> };
