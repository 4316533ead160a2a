/** Premiums that borrowers pay through us to the insurer, and what we have paid over of them. */
import type { InsurerEvent } from '../../../schema/events/claim.ts';
import type { PaymentId } from '../../../schema/values/ids.ts';
import { add, printTenge, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { move } from '../money/postings.ts';

export type InsurerState = { readonly paid: Tiyn; readonly settlements: ReadonlySet<PaymentId> };
/** `charged`: premiums of all loans issued so far. It only grows, so a stale figure can only allow less. */
export type InsurerCommand = {
  type: 'PayInsurer';
  settlementId: PaymentId;
  amount: Tiyn;
  charged: Tiyn;
  reference: string;
};

const initial: InsurerState = { paid: ZERO, settlements: new Set() };

function evolve(state: InsurerState, { data: { paid, settlementId } }: InsurerEvent): InsurerState {
  return { paid, settlements: new Set([...state.settlements, settlementId]) };
}

function decide({ paid, settlements }: InsurerState, command: InsurerCommand): Outcome<InsurerEvent> {
  const { settlementId, amount, charged, reference } = command;
  if (settlements.has(settlementId)) return accept();
  const open = subtract(charged, paid);
  if (amount <= 0n || amount > open)
    return refuse('AMOUNT_WRONG', { field: 'amount', facts: { limit: printTenge(open) } });
  const postings = move(amount, 'provider-clearing', 'insurer-payable');
  const data = { settlementId, amount, reference, postings, paid: add(paid, amount) };
  return accept({ type: 'InsurerPaid', data });
}

export const insurerDecider = { initial, evolve, decide };
