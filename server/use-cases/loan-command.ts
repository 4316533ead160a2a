/** One command to one loan, with the day it counts from. */
import { type LoanId, loanStream } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { LoanCommand } from '../domain/loan/commands.ts';
import { loanDecider } from '../domain/loan/decider.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ledger } from '../ports/ledger.ts';
import { type Caller, eventContext } from './event-context.ts';
import { handle } from './handle.ts';

type Dayless<C> = C extends unknown ? Omit<C, 'today'> : never;
export type LoanCommandOfDay = Dayless<LoanCommand>;

export async function commandLoan(
  deps: { ledger: Ledger; clock: Clock },
  caller: Caller,
  loanId: LoanId,
  command: LoanCommandOfDay,
  day?: LocalDate,
) {
  const context = await eventContext(caller, deps.clock, day);
  const dated = { ...command, today: context.effectiveDate } as LoanCommand;
  return handle(deps.ledger, loanStream(loanId), loanDecider, dated, context);
}
