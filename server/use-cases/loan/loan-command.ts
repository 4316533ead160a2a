/** One command to one loan, with the day it counts from. */
import { type LoanId, loanStream } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { LoanCommand } from '../../domain/loan/commands.ts';
import { loanDecider } from '../../domain/loan/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { type Caller, eventContext } from '../kernel/event-context.ts';
import { handle } from '../kernel/handle.ts';

type Dayless<C> = C extends unknown ? Omit<C, 'today'> : never;
export type LoanCommandOfDay = Dayless<LoanCommand>;

/** `today`: the business day unless the caller says otherwise. `effectiveDate`: from when the facts count, if that is another day (R5). */
export type DayOfCommand = { today?: LocalDate; effectiveDate?: LocalDate };

export async function commandLoan(
  deps: { ledger: Ledger; clock: Clock },
  caller: Caller,
  loanId: LoanId,
  command: LoanCommandOfDay,
  day: DayOfCommand = {},
) {
  const today = day.today ?? (await deps.clock.today());
  const context = await eventContext(caller, deps.clock, day.effectiveDate ?? today);
  return handle(deps.ledger, loanStream(loanId), loanDecider, { ...command, today } as LoanCommand, context);
}
