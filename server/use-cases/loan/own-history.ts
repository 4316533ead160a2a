/**
 * A borrower's history with this lender: unpaid debts and the worst arrears. A credit bureau does not know the last
 * days, so the lender's own books are read as well (D0028).
 */
import type { ScoringFacts } from '../../../schema/events/decision.ts';
import { loanStream } from '../../../schema/events/streams.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { most, printTenge, ZERO } from '../../../schema/values/money.ts';
import { type Refusal, refuse } from '../../domain/decider.ts';
import { loanDecider } from '../../domain/loan/decider.ts';
import { type Arrears, worstArrears } from '../../domain/loan/worst-arrears.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { stateOf } from '../kernel/handle.ts';
import { owedOf } from './after-end.ts';
import { claimLeft } from './claim.ts';
import type { LoanView, ReversalDebt } from './loan-view.ts';

type History = { readonly loans: readonly LoanView[]; readonly reversals: readonly ReversalDebt[] };

/**
 * The debt for which this lender refuses now; undefined if nothing is unpaid. The debt easiest to settle comes first.
 */
export function ownDebtRefusal({ loans, reversals }: History) {
  const unpaid = reversals.filter(({ owed }) => owed > 0n);
  const [first] = unpaid;
  if (first) {
    return refuse('OWN_REVERSAL_OWED', { facts: { amount: printTenge(owedOf(unpaid)), date: first.on } });
  }
  const open = loans.findLast((loan) => claimLeft(loan) > 0n);
  if (!open) return undefined;
  const { offerNumber, closedOn, statusOn, cession } = open;
  const facts = {
    offer: offerNumber,
    date: cession?.cededOn ?? closedOn ?? statusOn,
    amount: printTenge(claimLeft(open)),
  };
  return cession?.cededOn
    ? refuse('OWN_CEDED', { facts: { ...facts, buyer: cession.buyer } })
    : refuse('OWN_WRITTEN_OFF', { facts });
}

const KINDS = {
  OWN_REVERSAL_OWED: 'REVERSAL_OWED',
  OWN_WRITTEN_OFF: 'WRITTEN_OFF',
  OWN_CEDED: 'CEDED',
} as const satisfies Partial<Record<Refusal['code'], NonNullable<ScoringFacts['ownDebt']>>>;

/** The same for scoring, because a debt may arise after the application was opened. */
export function ownDebtOf(history: History): ScoringFacts['ownDebt'] {
  const code = ownDebtRefusal(history)?.refusal.code;
  return code !== undefined && code in KINDS ? KINDS[code as keyof typeof KINDS] : null;
}

/** The most days and the largest sum past due of all disbursed loans. */
export async function worstOwnArrears(ledger: Ledger, loans: readonly LoanView[], today: LocalDate): Promise<Arrears> {
  const lent = loans.filter(({ issuedOn, dispute }) => issuedOn !== null && dispute?.state !== 'UPHELD');
  const each = await Promise.all(lent.map(({ loanId }) => arrearsOf(ledger, loanId, today)));
  return each.reduce(
    (worst, one) => ({ days: Math.max(worst.days, one.days), amount: most(worst.amount, one.amount) }),
    { days: 0, amount: ZERO },
  );
}

async function arrearsOf(ledger: Ledger, loanId: LoanId, today: LocalDate): Promise<Arrears> {
  const { events } = await ledger.readLatest(loanStream(loanId));
  const state = stateOf(loanDecider, events);
  if (state.stage === 'running' || state.stage === 'closing') return worstArrears(state, today);
  const life = state.stage === 'ended' ? state.issued : null;
  return life ? worstArrears(life, life.lastDay) : { days: 0, amount: ZERO };
}
