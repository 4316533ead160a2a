/** The borrower's balance pays what is due today or late, or the sum of the day of a signed agreement, never more: the rest stays his. */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { most, printTenge, ZERO } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { quoteOn } from '../money/quote.ts';
import { completion, sumOfDay } from './agreement.ts';
import { closing } from './close-loan.ts';
import type { CommandOf } from './commands.ts';
import { fold } from './evolve.ts';
import { hasCounted, receive } from './receipt.ts';
import type { LoanState } from './state.ts';

export function applyBalance(state: LoanState, command: CommandOf<'ApplyBalance'>): Outcome<LoanEvent> {
  if (hasCounted(state, command.transferId)) return accept();
  if (state.stage !== 'live') return refuse('LOAN_NOT_LIVE');
  const { transferId, amount, today } = command;
  const limit = most(quoteOn(state, today).due, sumOfDay(state, today) ?? ZERO);
  if (amount <= 0n || amount > limit)
    return refuse('AMOUNT_WRONG', { field: 'amount', facts: { limit: printTenge(limit) } });
  const events = receive(state, { source: 'BALANCE', paymentId: transferId, amount, on: today });
  const after = fold(state, events);
  return accept(...events, ...closing(after), ...completion(after, today));
}
