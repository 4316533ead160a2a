/** A loan of the borrower's own as its decider sees it today: the days that have passed since its last fact are counted, nothing is written. */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { type BorrowerId, type LoanId, loanStream } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { type Refusal, refuse } from '../../domain/decider.ts';
import { advance } from '../../domain/loan/advance.ts';
import type { LoanCommand } from '../../domain/loan/commands.ts';
import { loanDecider } from '../../domain/loan/decider.ts';
import { fold } from '../../domain/loan/evolve.ts';
import type { Live, LoanState } from '../../domain/loan/state.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { foldLoan, type LoanView } from './loan-view.ts';

type Deps = { ledger: Ledger; clock: Clock };
export type LiveLoan = { view: LoanView; state: Live; today: LocalDate };

async function read({ ledger, clock }: Deps, borrowerId: BorrowerId, loanId: LoanId) {
  const { events } = await ledger.readLatest(loanStream(loanId));
  const view = foldLoan(loanId, events);
  if (view?.borrowerId !== borrowerId) return undefined;
  const state = events.reduce<LoanState>((s, event) => loanDecider.evolve(s, event as LoanEvent), loanDecider.initial);
  return { view, state, today: await clock.today() };
}

/** Refusals: NOT_FOUND, LOAN_NOT_LIVE. */
export async function liveLoan(
  deps: Deps,
  borrowerId: BorrowerId,
  loanId: LoanId,
): Promise<LiveLoan | { refusal: Refusal }> {
  const loan = await read(deps, borrowerId, loanId);
  if (!loan) return { refusal: refuse('NOT_FOUND').refusal };
  const now = fold(loan.state, advance(loan.state, loan.today));
  return now.stage === 'live' ? { ...loan, state: now } : { refusal: refuse('LOAN_NOT_LIVE').refusal };
}

type Dayless<C> = C extends unknown ? Omit<C, 'today'> : never;

/** What the command would be refused with now. */
export async function wouldRefuse(
  deps: Deps,
  borrowerId: BorrowerId,
  loanId: LoanId,
  command: Dayless<LoanCommand>,
): Promise<Refusal | undefined> {
  const loan = await read(deps, borrowerId, loanId);
  if (!loan) return refuse('NOT_FOUND').refusal;
  const outcome = loanDecider.decide(loan.state, { ...command, today: loan.today } as LoanCommand);
  return outcome.accepted ? undefined : outcome.refusal;
}
