/** Premiums that borrowers pay through us to the insurer, and what we have paid over of them. */
import type { InsurerEvent } from '../../../schema/events/claim.ts';
import type { PaymentId } from '../../../schema/values/ids.ts';
import { add, printTenge, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accepting, deciding, refuse } from '../decider.ts';
import { move } from '../money/postings.ts';

const accept = accepting<InsurerEvent>();

/** A list, not a set: to copy a set for each event would take minutes of a stream with 100,000. */
type Settled = { readonly settlementId: PaymentId; readonly before: Settled | null };
export type InsurerState = { readonly paid: Tiyn; readonly settled: Settled | null };
/** `charged`: premiums that all loans have earned so far. It only grows, so a stale figure can only allow less. */
export type InsurerCommand = {
  type: 'PayInsurer';
  settlementId: PaymentId;
  amount: Tiyn;
  charged: Tiyn;
  reference: string;
};

const initial: InsurerState = { paid: ZERO, settled: null };

function evolve({ settled }: InsurerState, { data: { paid, settlementId } }: InsurerEvent): InsurerState {
  return { paid, settled: { settlementId, before: settled } };
}

function isSettled({ settled }: InsurerState, id: PaymentId): boolean {
  for (let one = settled; one; one = one.before) if (one.settlementId === id) return true;
  return false;
}

const decide = deciding<InsurerState, InsurerCommand, InsurerEvent>()({
  PayInsurer(state, { settlementId, amount, charged, reference }) {
    const { paid } = state;
    if (isSettled(state, settlementId)) return accept();
    const open = subtract(charged, paid);
    if (amount <= 0n || amount > open)
      return refuse('AMOUNT_WRONG', { field: 'amount', facts: { limit: printTenge(open) } });
    const postings = move(amount, 'provider-clearing', 'insurer-payable');
    const data = { settlementId, amount, reference, postings, paid: add(paid, amount) };
    return accept({ type: 'InsurerPaid', data });
  },
});

export const insurerDecider = { initial, evolve, decide };
