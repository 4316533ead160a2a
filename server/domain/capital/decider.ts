/** What the owner put into the lender, by which the cash at the bank begins (R825). */
import type { CapitalEvent } from '../../../schema/events/capital.ts';
import type { Iban } from '../../../schema/values/iban.ts';
import type { PaymentId } from '../../../schema/values/ids.ts';
import { add, printTenge, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { move } from '../money/postings.ts';

export type CapitalState = { readonly capital: Tiyn; readonly settled: readonly PaymentId[] };
export type CapitalCommand = {
  type: 'PayCapitalIn' | 'TakeCapitalBack';
  settlementId: PaymentId;
  amount: Tiyn;
  account: Iban;
  reference: string;
};

const initial: CapitalState = { capital: ZERO, settled: [] };

const evolve = ({ settled }: CapitalState, { data: { capital, settlementId } }: CapitalEvent): CapitalState => ({
  capital,
  settled: [...settled, settlementId],
});

function decide(state: CapitalState, { type, ...facts }: CapitalCommand): Outcome<CapitalEvent> {
  const { settlementId, amount } = facts;
  if (state.settled.includes(settlementId)) return accept();
  const wrong = (limit?: Tiyn) =>
    refuse('AMOUNT_WRONG', {
      field: 'amount',
      ...(limit === undefined ? {} : { facts: { limit: printTenge(limit) } }),
    });
  if (amount <= 0n) return wrong();
  if (type === 'PayCapitalIn') {
    const postings = move(amount, 'capital', 'provider-clearing');
    return accept({ type: 'CapitalPaidIn', data: { ...facts, postings, capital: add(state.capital, amount) } });
  }
  if (amount > state.capital) return wrong(state.capital);
  const postings = move(amount, 'provider-clearing', 'capital');
  return accept({ type: 'CapitalTakenBack', data: { ...facts, postings, capital: subtract(state.capital, amount) } });
}

export const capitalDecider = { initial, evolve, decide };
