import { ZERO } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';
import { priceOf } from '../money/price.ts';
import { amountRange, outOfRange } from '../offer/check.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import type { LoanState } from './state.ts';

export function acceptAlternative(state: LoanState, command: CommandOf<'AcceptAlternative'>) {
  if (state.stage !== 'application' || state.application.decision?.outcome !== 'ALTERNATIVE')
    return refuse('NOT_ALLOWED_NOW');
  const { terms, today } = command;
  const limit = limitFor(state.application.decision, terms.term.count);
  if (terms.amount > limit) return outOfRange({ ...amountRange(terms.productType, today), max: limit });
  const priced = priceOf(terms, today, state.application.repeat);
  if ('refusal' in priced) return priced;
  return accept({ type: 'AlternativeAccepted', data: { status: 'INITIAL', terms, price: priced.price } });
}

type Offered = NonNullable<Extract<LoanState, { stage: 'application' }>['application']['decision']>;

/** The amount offered for this term, or for any. */
const limitFor = (decision: Offered, term: number): NonNullable<Offered['scoreAmount']> => {
  const forTerm = decision.scoreInstallmentList.find((item) => item.term === term)?.amount;
  return forTerm ?? decision.scoreAmount ?? decision.scoreInstallmentList[0]?.amount ?? ZERO;
};
