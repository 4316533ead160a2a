import { refuse } from '../decider.ts';
import { difference } from '../money/postings.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import type { LoanState, RunningLoan } from './state.ts';
import { withoutDebt } from './write-off.ts';

/** A loan for which money came or which moved on is left to the office. */
export function returnPayout(state: LoanState, command: CommandOf<'ReturnPayout'>) {
  const { externalId, code, returnedOn } = command;
  const isSame = state.stage !== 'none' && state.stage !== 'application' && state.payout?.externalId === externalId;
  if (isSame && state.stage === 'ended' && state.status === 'ANNULLED') return accept();
  if (!isSame || state.stage !== 'running')
    return refuse('NOT_ALLOWED_NOW', { facts: { status: state.status ?? 'NONE' } });
  if (state.facts.length > 0 || state.reversed.length > 0)
    return refuse('NOT_ALLOWED_NOW', { facts: { status: state.status } });
  return accept({
    type: 'PayoutReturned',
    data: { status: 'ANNULLED', externalId, code, returnedOn, ...unmade(state) },
  });
}

export const unmade = ({ books, standing }: RunningLoan) => ({
  postings: difference(books, {}),
  standing: withoutDebt(standing),
});
