/** The first event of a loan: the terms applied for, and their price if issued today. */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import type { Arrival } from '../../../schema/reference/arrivals.ts';
import { refuse } from '../decider.ts';
import { priceOf } from '../money/price.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import type { LoanState } from './state.ts';

export function apply(state: LoanState, command: CommandOf<'Apply'>) {
  if (state.stage !== 'none') {
    return state.application.offerNumber === command.offerNumber ? accept() : refuse('NOT_ALLOWED_NOW');
  }
  const { loanId, borrowerId, offerNumber, terms, repeat, today } = command;
  const priced = priceOf(terms, today, repeat, command.usedPromoCodes);
  if ('refusal' in priced) return priced;
  const { price } = priced;
  const { arrival, region } = command;
  const applied = {
    status: 'INITIAL',
    loanId,
    borrowerId,
    offerNumber,
    terms,
    price,
    repeat,
    appliedOn: today,
  } as const;
  return accept(
    {
      type: 'LoanApplied',
      data: region ? { ...applied, region } : applied,
    },
    ...sourced(arrival ?? null),
  );
}

const sourced = (arrival: Arrival | null): LoanEvent[] =>
  arrival ? [{ type: 'ApplicationSourced', data: { status: 'INITIAL', ...arrival } }] : [];
