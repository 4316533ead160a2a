import type { Tiyn } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';
import { priceOf } from '../money/price.ts';
import { amountRange, outOfRange } from '../offer/check.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import type { LoanState } from './state.ts';

export function changeApplication(state: LoanState, command: CommandOf<'ChangeApplication'>) {
  if (state.stage !== 'application') return refuse('NOT_ALLOWED_NOW');
  if (state.application.alternativeTaken)
    return withinAlternative(state.application.terms.amount, command, state.application.repeat);
  return changed(command, state.application.repeat);
}

/** The engine's decision holds up to its amount; more needs a new application. */
function withinAlternative(amount: Tiyn, command: CommandOf<'ChangeApplication'>, repeat: boolean) {
  const { terms, today } = command;
  if (terms.amount > amount) return outOfRange({ ...amountRange(terms.productType, today), max: amount });
  return changed(command, repeat);
}

function changed({ terms, today, usedPromoCodes }: CommandOf<'ChangeApplication'>, repeat: boolean) {
  const priced = priceOf(terms, today, repeat, usedPromoCodes);
  if ('refusal' in priced) return priced;
  return accept({ type: 'ApplicationChanged', data: { status: 'INITIAL', terms, price: priced.price } });
}

export function cancelApplication(state: LoanState) {
  if (state.status === 'CANCELED') return accept();
  return accept({ type: 'ApplicationCancelled', data: { status: 'CANCELED' } });
}
