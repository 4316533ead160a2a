/**
 * A provider's notice of a payment: recorded once, then placed on a loan or a balance, or suspended. Money that cannot
 * be placed is never lost.
 */
import type { PaymentEvent } from '../../../schema/events/payment.ts';
import { inWords } from '../../../schema/reference/findings.ts';
import { LARGEST_PAYMENT } from '../../../schema/reference/payout-limits.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { subtract, type Tiyn, tenge } from '../../../schema/values/money.ts';
import { deciding, refuse } from '../decider.ts';
import { move } from '../money/postings.ts';
import { accept } from './accept.ts';
import {
  hasOpenParts,
  isKnownPart,
  NOT_TAKEN_BACK,
  remainderOf,
  settleTakeBack,
  settleUnplaced,
  type TakeBack,
  type TakeBackCommand,
  takeBack,
  takeBackAfter,
  takenBackTotal,
} from './take-back.ts';

/** The provider says that the payer already has the money back, but has sent no reversal of it. */
export const TAKEN_BACK_UNTOLD = 'TAKEN_BACK_UNTOLD';

/** The notice exceeds any possible payment, so its sender is mistaken and the money must not be placed. */
const AMOUNT_IMPLAUSIBLE = 'AMOUNT_IMPLAUSIBLE';

type Notified = {
  readonly paymentId: PaymentId;
  readonly provider: string;
  readonly externalId: string;
  readonly amount: Tiyn;
  /** Why it is, or last was, in suspense. */
  readonly reason: string | null;
  /** Other amounts reported under the same operation. */
  readonly contradictions: readonly Tiyn[];
  /** Where it should go, by the notice or by the office. */
  readonly target: Target | null;
};
export type Target = {
  /** RECOVERY, BUYER and CESSION_PRICE belong to a debt that was written off or sold. */
  readonly to: 'LOAN' | 'BALANCE' | 'SENDER' | 'RECOVERY' | 'BUYER' | 'CESSION_PRICE';
  readonly loanId: LoanId | null;
  readonly borrowerId: BorrowerId | null;
};
/** `void`: reversed before it was reported. */
type KnownPayment = {
  readonly stage: 'notified' | 'placed' | 'suspended' | 'released' | 'sentBack' | 'void';
} & Notified;
type Stage = { readonly stage: 'none' } | KnownPayment;
export type PaymentState = Stage & TakeBack;

export type PaymentCommand =
  /** `problem` suspends it in the same append: another currency or amount, an unknown reference. */
  | {
      type: 'NotifyPayment';
      paymentId: PaymentId;
      provider: string;
      externalId: string;
      amount: Tiyn;
      loanId: LoanId | null;
      /** The borrower whose balance a top-up is for. */
      borrowerId?: BorrowerId | null;
      operationDate: LocalDate;
      problem?: string | null;
    }
  | { type: 'PlacePayment'; to: 'LOAN' | 'BALANCE' | 'CLAIM'; loanId: LoanId | null; borrowerId: BorrowerId | null }
  /** `placed`: the office has taken the payment off a loan on which it was placed by mistake. */
  | { type: 'SuspendPayment'; reason: string; placed?: boolean }
  | ({ type: 'ReleasePayment' } & Target)
  | { type: 'ConfirmSentBack' }
  | TakeBackCommand;

const initial: PaymentState = { stage: 'none', ...NOT_TAKEN_BACK };

const evolve = (state: PaymentState, event: PaymentEvent): PaymentState => ({
  ...stageAfter(state, event),
  ...takeBackAfter(state, event),
});

function stageAfter(state: PaymentState, event: PaymentEvent): Stage {
  switch (event.type) {
    case 'PaymentNotified': {
      const { paymentId, provider, externalId, amount, loanId, borrowerId } = event.data;
      const target = meantFor(loanId, borrowerId);
      return { stage: 'notified', paymentId, provider, externalId, amount, reason: null, contradictions: [], target };
    }
    case 'PaymentPlaced':
      return { ...knownPayment(state), stage: 'placed' };
    case 'PaymentSuspended':
      return { ...knownPayment(state), stage: 'suspended', reason: event.data.reason, target: null };
    case 'PaymentReleased': {
      const { to, loanId, borrowerId } = event.data;
      return { ...knownPayment(state), stage: 'released', target: { to, loanId, borrowerId } };
    }
    case 'PaymentSentBack':
      return { ...knownPayment(state), stage: 'sentBack' };
    case 'PaymentContradicted': {
      const before = knownPayment(state);
      return { ...before, contradictions: [...before.contradictions, event.data.amount] };
    }
    case 'PaymentTakenBack':
      return state;
    case 'TakeBackSettled':
      return event.data.to === 'NOTHING' ? afterReturn(knownPayment(state), state) : state;
  }
}

const meantFor = (loanId: LoanId | null, borrowerId: BorrowerId | null): Target | null => {
  if (borrowerId) return { to: 'BALANCE', loanId: null, borrowerId };
  return loanId ? { to: 'LOAN', loanId, borrowerId: null } : null;
};

/**
 * A payment reversed before it was placed becomes void; one on its way back to the sender still sends its remainder.
 */
function afterReturn(state: KnownPayment, back: TakeBack): KnownPayment {
  if (state.stage === 'sentBack') return state;
  if (state.stage !== 'released') return { ...state, stage: 'void' };
  // It is on its way until the last part is settled.
  if (back.settled + 1 < back.parts.length) return state;
  return takenBackTotal(back) < state.amount ? state : { ...state, stage: 'sentBack' };
}

function knownPayment(state: Stage): KnownPayment {
  if (state.stage === 'none') throw inWords('PAYMENT_WITHOUT_NOTICE');
  return state;
}

type CommandOf<T extends PaymentCommand['type']> = Extract<PaymentCommand, { type: T }>;

/** On its way to a loan or a balance, where it can be reversed later. */
const isOnItsWay = (state: KnownPayment): boolean =>
  state.stage === 'notified' || (state.stage === 'released' && state.target?.to !== 'SENDER');

function notify(state: PaymentState, command: CommandOf<'NotifyPayment'>) {
  const { type: _, problem = null, borrowerId = null, ...given } = command;
  const data = { ...given, borrowerId };
  if (data.amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  if (state.stage !== 'none') {
    return state.amount === data.amount ? accept() : contradicted(state, data.amount);
  }
  const notified: PaymentEvent = { type: 'PaymentNotified', data };
  if (takenBackTotal(state) === data.amount) return accept(notified, ...settleUnplaced(data.paymentId, state));
  const reason = problem ?? (data.amount > tenge(LARGEST_PAYMENT) ? AMOUNT_IMPLAUSIBLE : null);
  return reason === null ? accept(notified) : accept(notified, suspended(data, reason));
}

/**
 * A reversal that contradicts an earlier one: its amount exceeds what is left, or repeats a part on another day. It may
 * be a mistake, another part or the whole, so the office decides. Otherwise it is a repeat.
 */
const contradicts = (
  state: PaymentState,
  { amount, operationDate: on }: CommandOf<'TakeBackPayment'>,
): state is KnownPayment & TakeBack => {
  if (state.stage === 'none') return false;
  // The money was sent back and is now also reported as reversed: nothing of it is left in suspense.
  if (state.stage === 'sentBack') return amount > 0n && !isKnownPart(state, amount);
  if (state.parts.length === 0) return false;
  const remainder = subtract(state.amount, takenBackTotal(state));
  if (!isKnownPart(state, amount)) return amount > remainder;
  return amount <= remainder && !state.parts.some((part) => part.amount === amount && part.on === on);
};

const contradicted = ({ paymentId, contradictions }: KnownPayment, amount: Tiyn) =>
  contradictions.includes(amount) ? accept() : accept({ type: 'PaymentContradicted', data: { paymentId, amount } });

function place(state: PaymentState, command: CommandOf<'PlacePayment'>) {
  if (state.stage === 'none') return refuse('NOT_FOUND');
  if (state.stage === 'placed') return accept();
  if (state.stage !== 'notified' && state.stage !== 'released') return refuse('NOT_ALLOWED_NOW');
  const { type: _, ...where } = command;
  return accept({ type: 'PaymentPlaced', data: { paymentId: state.paymentId, ...where } });
}

function suspend(state: PaymentState, { reason, placed }: CommandOf<'SuspendPayment'>) {
  if (state.stage === 'none') return refuse('NOT_FOUND');
  const remainder = remainderOf(state.amount, state);
  // The provider has reversed the payment meanwhile, so nothing is left to keep.
  if (state.stage === 'suspended' || remainder <= 0n) return accept();
  const open = placed ? state.stage === 'placed' : state.stage === 'notified' || state.stage === 'released';
  return open ? accept(suspended({ ...state, amount: remainder }, reason)) : refuse('NOT_ALLOWED_NOW');
}

/**
 * The same decision twice counts once; a different one is refused, since the first may be under way. A reversed part
 * stays reversed; the remainder may go.
 */
function release(state: PaymentState, command: CommandOf<'ReleasePayment'>) {
  if (state.stage === 'none') return refuse('NOT_FOUND');
  const { type: _, ...target } = command;
  const amount = remainderOf(state.amount, state);
  const taking = hasOpenParts(state);
  if (state.stage !== 'suspended' || taking || amount <= 0n) {
    const same = state.target?.to === target.to && state.target.loanId === target.loanId;
    return same && state.stage !== 'notified' ? accept() : refuse('NOT_ALLOWED_NOW');
  }
  if (mustGoBack(state) && target.to !== 'SENDER') return refuse('NOT_ALLOWED_NOW');
  // Until the provider reports how much the payer has back, the money may only go to the sender.
  if (state.reason === TAKEN_BACK_UNTOLD && state.parts.length === 0 && target.to !== 'SENDER')
    return refuse('NOT_ALLOWED_NOW');
  const { paymentId, provider, externalId } = state;
  const postings = move(amount, 'provider-clearing', 'suspense');
  const data = { paymentId, provider, externalId, ...target, amount, postings };
  return accept({ type: 'PaymentReleased', data });
}

/** Money in another currency, or more than any possible payment, can only go back. */
const mustGoBack = ({ reason, amount }: KnownPayment): boolean =>
  reason?.startsWith('CURRENCY_') || amount > tenge(LARGEST_PAYMENT);

function confirmSentBack(state: PaymentState) {
  if (state.stage === 'sentBack') return accept();
  if (state.stage !== 'released' || state.target?.to !== 'SENDER') return refuse('NOT_ALLOWED_NOW');
  return accept({ type: 'PaymentSentBack', data: { paymentId: state.paymentId } });
}

const suspended = ({ paymentId, amount }: Pick<Notified, 'paymentId' | 'amount'>, reason: string): PaymentEvent => ({
  type: 'PaymentSuspended',
  data: { paymentId, reason, amount, postings: move(amount, 'suspense', 'provider-clearing') },
});

function settle(state: PaymentState, command: CommandOf<'SettleTakeBack'>) {
  if (state.stage === 'none') return refuse('NOT_FOUND');
  if (isOnItsWay(state)) return refuse('NOT_ALLOWED_NOW');
  // The money has already left suspense for the sender; the provider was only quicker.
  const gone = state.stage === 'released' || state.stage === 'sentBack';
  return settleTakeBack(state, state.paymentId, gone ? { ...command, to: 'NOTHING' } : command);
}

/**
 * Repeating a decision changes nothing. Another amount under the same id is recorded for the office and changes
 * nothing.
 */
const decide = deciding<PaymentState, PaymentCommand, PaymentEvent>()({
  NotifyPayment: notify,
  PlacePayment: place,
  SuspendPayment: suspend,
  ReleasePayment: release,
  ConfirmSentBack: confirmSentBack,
  TakeBackPayment: (state, command) =>
    contradicts(state, command) ? contradicted(state, command.amount) : takeBack(state, command),
  SettleTakeBack: settle,
});

export const paymentDecider = { initial, evolve, decide };
