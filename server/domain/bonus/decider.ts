/**
 * Bonuses of one borrower (R15). A payment earns them once. Spending sets them aside for a loan; the loan answers once
 * what it took, and the remainder is released. When a payment is reversed its bonuses are taken back; those already
 * spent are taken from later bonuses, never in money. The balance never falls below zero.
 */

import type { BonusEvent } from '../../../schema/events/bonus.ts';
import { bonusRuleOn } from '../../../schema/reference/bonus.ts';
import { inWords } from '../../../schema/reference/findings.ts';
import type { LoanId, PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, least, printTenge, subtract, type Tiyn, tiyn, ZERO } from '../../../schema/values/money.ts';
import { accepting, deciding, refuse } from '../decider.ts';
import { move } from '../money/postings.ts';

const accept = accepting<BonusEvent>();

const PPM = 1_000_000n;

type Transfer = {
  readonly loanId: LoanId;
  readonly reserved: Tiyn;
  /** Null until the loan has answered. */
  readonly taken: Tiyn | null;
};
export type BonusState = {
  readonly balance: Tiyn;
  readonly earnedFor: ReadonlyMap<PaymentId, { readonly loanId: LoanId; readonly amount: Tiyn }>;
  /** Bonuses given for a payment that was reversed and not recovered yet: later bonuses are reduced by them. */
  readonly owed: ReadonlyMap<PaymentId, Tiyn>;
  readonly transfers: ReadonlyMap<PaymentId, Transfer>;
};

export type BonusCommand =
  /** `interest`: the interest that the payment paid in time. */
  | { type: 'EarnBonus'; paymentId: PaymentId; loanId: LoanId; interest: Tiyn; paidOn: LocalDate }
  | { type: 'ReserveBonus'; transferId: PaymentId; loanId: LoanId; amount: Tiyn }
  /** What the loan took by its books; null where the loan has ended without an answer. */
  | { type: 'SettleBonus'; transferId: PaymentId; taken: Tiyn | null }
  /** `part`: only `taken` of a payment of `of` was reversed, and the loan has ended, so nothing is replayed. */
  | { type: 'TakeBackBonus'; paymentId: PaymentId; part?: { taken: Tiyn; of: Tiyn } | null };

const initial: BonusState = {
  balance: ZERO,
  earnedFor: new Map(),
  owed: new Map(),
  transfers: new Map(),
};

function evolve(state: BonusState, event: BonusEvent): BonusState {
  const { balance } = event.data;
  switch (event.type) {
    case 'BonusEarned': {
      const { paymentId, loanId, amount } = event.data;
      return { ...state, balance, earnedFor: new Map([...state.earnedFor, [paymentId, { loanId, amount }]]) };
    }
    case 'BonusReserved': {
      const { transferId, loanId, amount } = event.data;
      return { ...withTransfer(state, transferId, { loanId, reserved: amount, taken: null }), balance };
    }
    case 'BonusConfirmed':
      return { ...taking(state, event.data.transferId, event.data.amount), balance };
    case 'BonusReleased':
      return { ...taking(state, event.data.transferId, ZERO), balance };
    case 'BonusReturned': {
      const before = state.transfers.get(event.data.transferId)?.taken ?? ZERO;
      return { ...taking(state, event.data.transferId, subtract(before, event.data.amount)), balance };
    }
    case 'BonusTakenBack':
      return { ...state, balance, owed: new Map([...state.owed, [event.data.paymentId, event.data.owed]]) };
  }
}

const withTransfer = (state: BonusState, id: PaymentId, transfer: Transfer): BonusState => ({
  ...state,
  transfers: new Map([...state.transfers, [id, transfer]]),
});

function taking(state: BonusState, id: PaymentId, taken: Tiyn): BonusState {
  const transfer = state.transfers.get(id);
  if (!transfer) throw inWords('BONUS_NEVER_SET_ASIDE');
  return withTransfer(state, id, { ...transfer, taken });
}

type CommandOf<T extends BonusCommand['type']> = Extract<BonusCommand, { type: T }>;

/** Rounded down to the tiyn; interest too small for one earns nothing. */
function earn(state: BonusState, { paymentId, loanId, interest, paidOn }: CommandOf<'EarnBonus'>) {
  if (state.earnedFor.has(paymentId)) return accept();
  const rule = bonusRuleOn(paidOn);
  const amount = tiyn((interest * rule.earnedPpm) / PPM);
  if (amount <= 0n) return accept();
  const balance = add(state.balance, amount);
  const postings = move(amount, 'bonus-liability', 'bonus-expense');
  const data = { amount, balance, paymentId, loanId, interest, ruleVersion: rule.version, postings };
  return accept({ type: 'BonusEarned', data });
}

function reserve(state: BonusState, { transferId, loanId, amount }: CommandOf<'ReserveBonus'>) {
  if (state.transfers.has(transferId)) return accept();
  if (amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  if (amount > state.balance)
    return refuse('BONUS_EMPTY', { field: 'amount', facts: { available: printTenge(state.balance) } });
  const balance = subtract(state.balance, amount);
  return accept({ type: 'BonusReserved', data: { transferId, loanId, amount, balance } });
}

/** Each reversal counts once. A partial reversal takes back its share, rounded down in the borrower's favour. */
function takeBack(state: BonusState, { paymentId, part }: CommandOf<'TakeBackBonus'>) {
  const earned = state.earnedFor.get(paymentId);
  if (!earned || state.owed.has(paymentId)) return accept();
  const due = part ? tiyn((earned.amount * part.taken) / part.of) : earned.amount;
  return due > 0n ? accept(takenBack(state, paymentId, earned.loanId, due)) : accept();
}

/** As much of `due` as the balance holds goes now. */
function takenBack(state: BonusState, paymentId: PaymentId, loanId: LoanId, due: Tiyn): BonusEvent {
  const amount = least(due, state.balance);
  const balance = subtract(state.balance, amount);
  const postings = move(amount, 'bonus-expense', 'bonus-liability');
  return {
    type: 'BonusTakenBack',
    data: { amount, balance, paymentId, loanId, owed: subtract(due, amount), postings },
  };
}

/** New bonuses first pay what earlier reversals left owed, the oldest first. */
function collect(state: BonusState): BonusEvent[] {
  if (state.balance <= 0n) return [];
  const next = [...state.owed].find(([, owed]) => owed > 0n);
  const earned = next && state.earnedFor.get(next[0]);
  if (!next || !earned) return [];
  const event = takenBack(state, next[0], earned.loanId, next[1]);
  return [event, ...collect(evolve(state, event))];
}

/** Brings the stream to what the loan's books say; repeating it changes nothing. */
function settle(state: BonusState, { transferId, taken }: CommandOf<'SettleBonus'>) {
  const transfer = state.transfers.get(transferId);
  if (!transfer) return refuse('NOT_FOUND');
  const { loanId, reserved } = transfer;
  const known = { transferId, loanId };
  if (transfer.taken === null) {
    const amount = taken ?? ZERO;
    if (amount > reserved) throw inWords('BONUS_ABOVE_SET_ASIDE');
    const returned = subtract(reserved, amount);
    const balance = add(state.balance, returned);
    return amount === 0n
      ? accept({ type: 'BonusReleased', data: { ...known, amount: reserved, balance } })
      : accept({ type: 'BonusConfirmed', data: { ...known, amount, returned, balance } });
  }
  const back = subtract(transfer.taken, taken ?? transfer.taken);
  if (back <= 0n) return accept();
  return accept({ type: 'BonusReturned', data: { ...known, amount: back, balance: add(state.balance, back) } });
}

const answer = deciding<BonusState, BonusCommand, BonusEvent>()({
  EarnBonus: earn,
  ReserveBonus: reserve,
  SettleBonus: settle,
  TakeBackBonus: takeBack,
});

/** What a credit leaves is taken for what earlier reversals left owed, in the same append. */
const decide: typeof answer = (state, command) => {
  const outcome = answer(state, command);
  return 'refusal' in outcome ? outcome : accept(...outcome.events, ...collect(outcome.events.reduce(evolve, state)));
};

export const bonusDecider = { initial, evolve, decide };
