/**
 * The borrower's balance pays what is due today or late, never more. The money is already set aside for this loan, so the answer is given once and
 * stands: what has ceased to be due meanwhile is surplus and goes back. A second answer could be another one, and both would count.
 */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { completion } from './agreement.ts';
import { closing } from './close-loan.ts';
import type { CommandOf } from './commands.ts';
import { fold } from './evolve.ts';
import { hasCounted, receive, surplusOf } from './receipt.ts';
import type { LoanState } from './state.ts';

export function applyBalance(state: LoanState, command: CommandOf<'ApplyBalance'>): Outcome<LoanEvent> {
  if (hasCounted(state, command.transferId)) return accept();
  if (state.stage !== 'live') return refuse('LOAN_NOT_LIVE');
  const { transferId, amount, today } = command;
  if (amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  const events = receive(state, { source: 'BALANCE', paymentId: transferId, amount, on: today });
  const after = fold(state, events);
  return accept(...events, ...closing(after, surplusOf(events)), ...completion(after, today));
}
