import { refuse } from '../decider.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import { outgrownOffer, payoutAttempt } from './payout.ts';
import { afterRequirement } from './requirement.ts';
import type { LoanState } from './state.ts';

export function choosePayoutMethod(state: LoanState, command: CommandOf<'ChoosePayoutMethod'>) {
  const { method, signature, today } = command;
  if (state.stage === 'none') return refuse('NOT_ALLOWED_NOW');
  // Only a borrower who has repaid a loan may be paid on a card (R29).
  if (method.kind === 'CARD' && !state.application.repeat) return refuse('CARD_FIRST_LOAN');
  if (state.stage === 'payout') {
    const outgrown = state.status === 'REMITTANCE_ERROR' ? outgrownOffer(state.application, today) : undefined;
    if (outgrown) return accept(...outgrown);
    return accept(
      { type: 'PayoutMethodChosen', data: { status: state.status, method, signature } },
      payoutAttempt(state, method),
    );
  }
  if (state.stage !== 'application') return refuse('NOT_ALLOWED_NOW');
  if (state.status === 'INITIAL') {
    return accept({ type: 'PayoutMethodChosen', data: { status: 'INITIAL', method, signature } });
  }
  const step = afterRequirement(state.application, { payoutChosen: true }, today);
  if (!step) return refuse('NOT_ALLOWED_NOW');
  return accept({ type: 'PayoutMethodChosen', data: { status: step.status, method, signature } }, ...step.follows);
}
