/** What the owner put into the lender, by which the cash at the bank begins (R825). */
import type { CapitalEvent } from '../../../schema/events/capital.ts';
import type { Iban } from '../../../schema/values/iban.ts';
import type { PaymentId } from '../../../schema/values/ids.ts';
import { add, printTenge, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accepting, deciding, refuse } from '../decider.ts';
import { move } from '../money/postings.ts';

const accept = accepting<CapitalEvent>();

export type CapitalState = { readonly capital: Tiyn; readonly settled: readonly PaymentId[] };
type Movement = { settlementId: PaymentId; amount: Tiyn; account: Iban; reference: string };
export type CapitalCommand = ({ type: 'PayCapitalIn' } & Movement) | ({ type: 'TakeCapitalBack' } & Movement);

const initial: CapitalState = { capital: ZERO, settled: [] };

const evolve = ({ settled }: CapitalState, { data: { capital, settlementId } }: CapitalEvent): CapitalState => ({
  capital,
  settled: [...settled, settlementId],
});

const wrongAmount = (limit?: Tiyn) =>
  refuse('AMOUNT_WRONG', { field: 'amount', ...(limit === undefined ? {} : { facts: { limit: printTenge(limit) } }) });

const decide = deciding<CapitalState, CapitalCommand, CapitalEvent>()({
  PayCapitalIn(state, { type: _, ...facts }) {
    const { settlementId, amount } = facts;
    if (state.settled.includes(settlementId)) return accept();
    if (amount <= 0n) return wrongAmount();
    const postings = move(amount, 'capital', 'provider-clearing');
    return accept({ type: 'CapitalPaidIn', data: { ...facts, postings, capital: add(state.capital, amount) } });
  },
  TakeCapitalBack(state, { type: _, ...facts }) {
    const { settlementId, amount } = facts;
    if (state.settled.includes(settlementId)) return accept();
    if (amount <= 0n) return wrongAmount();
    if (amount > state.capital) return wrongAmount(state.capital);
    const postings = move(amount, 'provider-clearing', 'capital');
    return accept({ type: 'CapitalTakenBack', data: { ...facts, postings, capital: subtract(state.capital, amount) } });
  },
});

export const capitalDecider = { initial, evolve, decide };
