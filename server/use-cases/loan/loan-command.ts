/**
 * Sends one command to one loan. The answer comes from the events that the command was decided on, without a second
 * read.
 */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { loanStream } from '../../../schema/events/streams.ts';
import type { RefusalCode } from '../../../schema/reference/refusals.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { type Refused, type Result, refuse } from '../../domain/decider.ts';
import type { LoanCommand, UndatedLoanCommand } from '../../domain/loan/commands.ts';
import type { LoanRefusals } from '../../domain/loan/decide.ts';
import { loanDecider } from '../../domain/loan/decider.ts';
import type { LoanState } from '../../domain/loan/state.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ledger, StreamRead } from '../../ports/ledger.ts';
import { type Caller, eventContext } from '../kernel/event-context.ts';
import { type Handled, handle, stateOf } from '../kernel/handle.ts';
import { sinceItsEnd } from './after-end.ts';
import type { LoanView } from './loan-view.ts';
import { foldLoan } from './loans.ts';

type Deps = { ledger: Ledger; clock: Clock };
export type BorrowerCaller = { caller: Caller; borrowerId: BorrowerId };
export type LoanAnswer<Code extends RefusalCode = RefusalCode> = Result<{ loan: LoanView; position: bigint }, Code>;

export type LoanRequest<X extends UndatedLoanCommand = UndatedLoanCommand, Code extends RefusalCode = RefusalCode> =
  | X
  | ((loan: LoanView, today: LocalDate) => Result<X, Code> | Promise<Result<X, Code>>);

/** With which codes these commands are refused, wherever they come from. */
type Refusing<X extends UndatedLoanCommand> = LoanRefusals[X['type']] | 'NOT_FOUND' | 'CHANGED_MEANWHILE';

/**
 * `today`: the business day by default. `effectiveDate`: the day from which the events count, if it is another one
 * (R5).
 */
export type DayOfCommand = { today?: LocalDate; effectiveDate?: LocalDate };

const NOT_FOUND = refuse('NOT_FOUND');

export async function commandLoan<X extends UndatedLoanCommand, Code extends RefusalCode = never>(
  deps: Deps,
  caller: Caller,
  loanId: LoanId,
  request: LoanRequest<X, Code>,
  day: DayOfCommand = {},
): Promise<Handled<LoanState, LoanEvent, Refusing<X> | Code>> {
  const today = day.today ?? (await deps.clock.today());
  const context = await eventContext(caller, deps.clock, day.effectiveDate ?? today);
  const command = async (events: StreamRead<LoanEvent>['events']): Promise<Result<LoanCommand, Code | 'NOT_FOUND'>> => {
    if (typeof request !== 'function') return { ...request, today };
    const loan = foldLoan(loanId, events);
    const wanted = loan ? await request(loan, today) : NOT_FOUND;
    return 'refusal' in wanted ? wanted : { ...wanted, today };
  };
  const handled = await handle(deps.ledger, loanStream(loanId), loanDecider, command, context);
  // The compiler does not see that the dated command is the one that was asked for.
  return handled as Handled<LoanState, LoanEvent, Refusing<X> | Code>;
}

export async function loanAfter<Code extends RefusalCode>(
  deps: Deps,
  loanId: LoanId,
  handled: Handled<LoanState, LoanEvent, Code>,
): Promise<LoanAnswer<Code>> {
  if ('refusal' in handled) return handled;
  const loan = foldLoan(loanId, handled.events);
  if (!loan) throw new Error(`loan ${loanId} has no stream after a command`);
  return { loan: await sinceItsEnd(deps.ledger, loan), position: loan.position };
}

/** Not for borrowers. Unknown loans are NOT_FOUND. */
export async function commandAnyLoan<X extends UndatedLoanCommand, Code extends RefusalCode = never>(
  deps: Deps,
  caller: Caller,
  loanId: LoanId,
  request: LoanRequest<X, Code>,
  day: DayOfCommand = {},
): Promise<LoanAnswer<Refusing<X> | Code>> {
  const ofThisLoan = typeof request === 'function' ? request : () => request;
  return loanAfter(deps, loanId, await commandLoan(deps, caller, loanId, ofThisLoan, day));
}

/** Loans of others are NOT_FOUND. */
export async function commandOwnLoan<X extends UndatedLoanCommand, Code extends RefusalCode = never>(
  deps: Deps,
  { caller, borrowerId }: BorrowerCaller,
  loanId: LoanId,
  request: LoanRequest<X, Code>,
): Promise<LoanAnswer<Refusing<X> | Code>> {
  const ofOwner = (loan: LoanView, today: LocalDate) => {
    if (loan.borrowerId !== borrowerId) return NOT_FOUND;
    return typeof request === 'function' ? request(loan, today) : request;
  };
  const answer = await commandAnyLoan<X, Code | 'NOT_FOUND'>(deps, caller, loanId, ofOwner);
  // A retry is answered without a decision, so the owner is checked here too.
  return 'loan' in answer && answer.loan.borrowerId !== borrowerId ? NOT_FOUND : answer;
}

export async function wouldRefuse<X extends UndatedLoanCommand>(
  deps: Deps,
  borrowerId: BorrowerId,
  loanId: LoanId,
  command: X,
) {
  const { events } = await deps.ledger.readLatest(loanStream(loanId));
  if (foldLoan(loanId, events)?.borrowerId !== borrowerId) return NOT_FOUND;
  const outcome = loanDecider.decide(stateOf(loanDecider, events), { ...command, today: await deps.clock.today() });
  return 'refusal' in outcome ? (outcome as Refused<LoanRefusals[X['type']]>) : undefined;
}
