/** The debt of a loan that was written off or sold: what is recovered, and what is settled with the buyer (D0029). */
import type { CLAIM_ACCOUNTS, ClaimEvent } from '../../../schema/events/claim.ts';
import type { Account } from '../../../schema/reference/accounts.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import { add, printTenge, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accepting, deciding, refuse } from '../decider.ts';
import { move } from '../money/postings.ts';

const accept = accepting<ClaimEvent>();

export type ClaimAccount = (typeof CLAIM_ACCOUNTS)[number];
type Received = { readonly as: ClaimAccount; readonly amount: Tiyn; readonly parts: number };

export type ClaimState = {
  readonly recovered: Tiyn;
  /** Received from the borrower for the buyer, less reversals. */
  readonly forBuyer: Tiyn;
  readonly paidToBuyer: Tiyn;
  readonly priceReceived: Tiyn;
  readonly settled: boolean;
  readonly payments: ReadonlyMap<PaymentId, Received>;
  readonly settlements: ReadonlySet<PaymentId>;
};

type Settling = { settlementId: PaymentId; amount: Tiyn; reference: string };
type Sold = { loanId: LoanId; buyer: string };

export type ClaimCommand =
  | {
      type: 'ReceiveForClaim';
      as: 'RECOVERY';
      paymentId: PaymentId;
      amount: Tiyn;
      loanId: LoanId;
      borrowerId: BorrowerId;
      writtenOff: Tiyn;
    }
  | ({ type: 'ReceiveForClaim'; as: 'BUYER'; paymentId: PaymentId; amount: Tiyn; borrowerId: BorrowerId } & Sold)
  | ({ type: 'ReceiveForClaim'; as: 'PRICE'; paymentId: PaymentId; amount: Tiyn; price: Tiyn } & Sold)
  /** Each `part` (from 0) counts once. */
  | { type: 'TakeBackFromClaim'; loanId: LoanId; paymentId: PaymentId; part: number; amount: Tiyn }
  | ({ type: 'ConfirmPrice'; price: Tiyn } & Settling & Sold)
  | ({ type: 'PayBuyer' } & Settling & Sold)
  | ({ type: 'SettleClaim' } & Sold);
type CommandOf<T extends ClaimCommand['type']> = Extract<ClaimCommand, { type: T }>;

const ACCOUNT = {
  RECOVERY: 'recovery-income',
  BUYER: 'buyer-payable',
  PRICE: 'cession-proceeds',
} as const satisfies Record<ClaimAccount, Account>;
/** Holds money until its owner is known. */
const CASH: Account = 'provider-clearing';

const initial: ClaimState = {
  recovered: ZERO,
  forBuyer: ZERO,
  paidToBuyer: ZERO,
  priceReceived: ZERO,
  settled: false,
  payments: new Map(),
  settlements: new Set(),
};

export const owedToBuyer = ({ forBuyer, paidToBuyer }: ClaimState): Tiyn => subtract(forBuyer, paidToBuyer);

const FIGURE = { RECOVERY: 'recovered', BUYER: 'forBuyer', PRICE: 'priceReceived' } as const;

function received(state: ClaimState, as: ClaimAccount, paymentId: PaymentId, amount: Tiyn): ClaimState {
  const figure = FIGURE[as];
  const payments = new Map([...state.payments, [paymentId, { as, amount, parts: 0 }]]);
  return { ...state, [figure]: add(state[figure], amount), payments };
}

function evolve(state: ClaimState, event: ClaimEvent): ClaimState {
  switch (event.type) {
    case 'RecoveryReceived':
      return received(state, 'RECOVERY', event.data.paymentId, event.data.amount);
    case 'BuyerMoneyReceived':
      return received(state, 'BUYER', event.data.paymentId, event.data.amount);
    case 'CessionPriceReceived':
      return received(state, 'PRICE', event.data.paymentId, event.data.amount);
    case 'CessionPriceConfirmed': {
      const { settlementId, amount } = event.data;
      const settlements = new Set([...state.settlements, settlementId]);
      return { ...state, settlements, priceReceived: add(state.priceReceived, amount) };
    }
    case 'BuyerPaid': {
      const { settlementId, amount } = event.data;
      const settlements = new Set([...state.settlements, settlementId]);
      return { ...state, settlements, paidToBuyer: add(state.paidToBuyer, amount) };
    }
    case 'ClaimMoneyTakenBack': {
      const { paymentId, amount, from } = event.data;
      const figure = FIGURE[from];
      const payment = state.payments.get(paymentId);
      const payments = new Map(state.payments);
      if (payment)
        payments.set(paymentId, { ...payment, amount: subtract(payment.amount, amount), parts: payment.parts + 1 });
      return { ...state, [figure]: subtract(state[figure], amount), payments };
    }
    case 'ClaimSettled':
      return { ...state, settled: true };
  }
}

/** More than the open debt is refused, because nobody knows what the excess is for. */
const tooMuch = (limit: Tiyn) => refuse('AMOUNT_WRONG', { field: 'amount', facts: { limit: printTenge(limit) } });

function receive(state: ClaimState, command: CommandOf<'ReceiveForClaim'>) {
  const { paymentId, amount, loanId } = command;
  if (amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  if (state.payments.has(paymentId)) return accept();
  const shared = { paymentId, loanId, amount, postings: move(amount, ACCOUNT[command.as], CASH) };
  switch (command.as) {
    case 'RECOVERY': {
      const { borrowerId, writtenOff } = command;
      const recovered = add(state.recovered, amount);
      if (recovered > writtenOff) return tooMuch(subtract(writtenOff, state.recovered));
      return accept({ type: 'RecoveryReceived', data: { ...shared, borrowerId, recovered } });
    }
    case 'BUYER': {
      const { borrowerId, buyer } = command;
      const owed = add(owedToBuyer(state), amount);
      return accept({ type: 'BuyerMoneyReceived', data: { ...shared, borrowerId, buyer, owed } });
    }
    case 'PRICE': {
      const { buyer, price } = command;
      const open = subtract(price, state.priceReceived);
      if (amount > open) return tooMuch(open);
      return accept({ type: 'CessionPriceReceived', data: { ...shared, buyer, left: subtract(open, amount) } });
    }
  }
}

function takeBack(state: ClaimState, command: CommandOf<'TakeBackFromClaim'>) {
  const { loanId, paymentId, part, amount } = command;
  const payment = state.payments.get(paymentId);
  if (!payment) return refuse('NOT_FOUND', { field: 'paymentId' });
  if (part < payment.parts) return accept();
  if (amount <= 0n || amount > payment.amount) return refuse('AMOUNT_WRONG', { field: 'amount' });
  const from = payment.as;
  const postings = move(amount, CASH, ACCOUNT[from]);
  return accept({ type: 'ClaimMoneyTakenBack', data: { loanId, paymentId, part, amount, from, postings } });
}

function confirmPrice(state: ClaimState, command: CommandOf<'ConfirmPrice'>) {
  const { settlementId, amount, reference, loanId, buyer, price } = command;
  if (state.settlements.has(settlementId)) return accept();
  const open = subtract(price, state.priceReceived);
  if (amount <= 0n || amount > open) return tooMuch(open);
  const shared = { settlementId, amount, reference, loanId, buyer };
  const postings = move(amount, ACCOUNT.PRICE, CASH);
  return accept({ type: 'CessionPriceConfirmed', data: { ...shared, left: subtract(open, amount), postings } });
}

function payBuyer(state: ClaimState, command: CommandOf<'PayBuyer'>) {
  const { settlementId, amount, reference, loanId, buyer } = command;
  if (state.settlements.has(settlementId)) return accept();
  const open = owedToBuyer(state);
  if (amount <= 0n || amount > open) return tooMuch(open);
  const shared = { settlementId, amount, reference, loanId, buyer };
  const postings = move(amount, CASH, ACCOUNT.BUYER);
  return accept({ type: 'BuyerPaid', data: { ...shared, owed: subtract(open, amount), postings } });
}

const decide = deciding<ClaimState, ClaimCommand, ClaimEvent>()({
  ReceiveForClaim: receive,
  TakeBackFromClaim: takeBack,
  ConfirmPrice: confirmPrice,
  PayBuyer: payBuyer,
  SettleClaim: (state, { loanId, buyer }) =>
    state.settled ? accept() : accept({ type: 'ClaimSettled', data: { loanId, buyer } }),
});

export const claimDecider = { initial, evolve, decide };
