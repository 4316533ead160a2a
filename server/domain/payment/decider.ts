/** What a provider told us: noted once, then placed on a loan or a balance, or suspended; money that cannot be placed is never lost. */
import type { PaymentEvent } from '../../../schema/events/payment.ts';
import { LARGEST_PAYMENT } from '../../../schema/reference/payout-limits.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { subtract, type Tiyn, tenge } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { move } from '../money/postings.ts';
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

/** Why money waits that should have gone back: its provider says that the payer has it already, and has not told us of it. */
export const TAKEN_BACK_UNTOLD = 'TAKEN_BACK_UNTOLD';

/** Why a notice of more than any payment can be waits: whoever sent it is mistaken, and no loan or balance may get it. */
const AMOUNT_IMPLAUSIBLE = 'AMOUNT_IMPLAUSIBLE';

type Notified = {
  readonly paymentId: PaymentId;
  readonly provider: string;
  readonly externalId: string;
  readonly amount: Tiyn;
  /** Why it is, or was last, in suspense. */
  readonly reason: string | null;
  /** Other sums told under the same operation. */
  readonly contradictions: readonly Tiyn[];
  /** Where it is meant to go: as the notice says, or as the office has found out. */
  readonly target: Target | null;
};
export type Target = {
  /** RECOVERY, BUYER and CESSION_PRICE: for the debt of a loan that was written off or sold. */
  readonly to: 'LOAN' | 'BALANCE' | 'SENDER' | 'RECOVERY' | 'BUYER' | 'CESSION_PRICE';
  readonly loanId: LoanId | null;
  readonly borrowerId: BorrowerId | null;
};
/** `void`: taken back before it was told. */
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
      /** Whose balance a top-up is for. */
      borrowerId?: BorrowerId | null;
      operationDate: LocalDate;
      problem?: string | null;
    }
  | { type: 'PlacePayment'; to: 'LOAN' | 'BALANCE' | 'CLAIM'; loanId: LoanId | null; borrowerId: BorrowerId | null }
  /** `placed`: the office has taken it off the loan that it had been placed on by mistake. */
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

/** Before it was told it comes to nothing; on its way to the sender what is left goes there still. */
function afterReturn(state: KnownPayment, back: TakeBack): KnownPayment {
  if (state.stage === 'sentBack') return state;
  if (state.stage !== 'released') return { ...state, stage: 'void' };
  // Part after part: until the last of them is put right it is on its way.
  if (back.settled + 1 < back.parts.length) return state;
  return takenBackTotal(back) < state.amount ? state : { ...state, stage: 'sentBack' };
}

function knownPayment(state: Stage): KnownPayment {
  if (state.stage === 'none') throw new Error('a payment nobody told us of');
  return state;
}

type CommandOf<T extends PaymentCommand['type']> = Extract<PaymentCommand, { type: T }>;

/** A repeat of what has been decided says nothing new; another amount under the same id is written down for the office and changes nothing. */
function decide(state: PaymentState, command: PaymentCommand): Outcome<PaymentEvent> {
  switch (command.type) {
    case 'NotifyPayment':
      return notify(state, command);
    case 'PlacePayment':
      return place(state, command);
    case 'SuspendPayment':
      return suspend(state, command);
    case 'ReleasePayment':
      return release(state, command);
    case 'ConfirmSentBack':
      return confirmSentBack(state);
    case 'TakeBackPayment':
      return contradicts(state, command) ? contradicted(state, command.amount) : takeBack(state, command);
    case 'SettleTakeBack':
      if (state.stage === 'none') return refuse('NOT_FOUND');
      if (isOnItsWay(state)) return refuse('NOT_ALLOWED_NOW');
      // What has left suspense for the sender is not in our books: the provider has only been quicker.
      return settleTakeBack(
        state,
        state.paymentId,
        state.stage === 'released' || state.stage === 'sentBack' ? { ...command, to: 'NOTHING' } : command,
      );
  }
}

/** To a loan or a balance: what arrives there can be taken off again. */
const isOnItsWay = (state: KnownPayment): boolean =>
  state.stage === 'notified' || (state.stage === 'released' && state.target?.to !== 'SENDER');

function notify(state: PaymentState, command: CommandOf<'NotifyPayment'>): Outcome<PaymentEvent> {
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
 * Taken back before, and told again with a sum that is not there any more, or with the same one for another day: a mistake, another part, or the whole of
 * it in one word. Nobody can tell: the office looks. Where nothing could be missing it is a repeat.
 */
const contradicts = (
  state: PaymentState,
  { amount, operationDate: on }: CommandOf<'TakeBackPayment'>,
): state is KnownPayment & TakeBack => {
  if (state.stage === 'none') return false;
  // Gone home, and now told as taken back too: twice, or once and told wrongly. In suspense nothing of it lies.
  if (state.stage === 'sentBack') return amount > 0n && !isKnownPart(state, amount);
  if (state.parts.length === 0) return false;
  const remainder = subtract(state.amount, takenBackTotal(state));
  if (!isKnownPart(state, amount)) return amount > remainder;
  return amount <= remainder && !state.parts.some((part) => part.amount === amount && part.on === on);
};

const contradicted = ({ paymentId, contradictions }: KnownPayment, amount: Tiyn): Outcome<PaymentEvent> =>
  contradictions.includes(amount) ? accept() : accept({ type: 'PaymentContradicted', data: { paymentId, amount } });

function place(state: PaymentState, command: CommandOf<'PlacePayment'>): Outcome<PaymentEvent> {
  if (state.stage === 'none') return refuse('NOT_FOUND');
  if (state.stage === 'placed') return accept();
  if (state.stage !== 'notified' && state.stage !== 'released') return refuse('NOT_ALLOWED_NOW');
  const { type: _, ...where } = command;
  return accept({ type: 'PaymentPlaced', data: { paymentId: state.paymentId, ...where } });
}

function suspend(state: PaymentState, { reason, placed }: CommandOf<'SuspendPayment'>): Outcome<PaymentEvent> {
  if (state.stage === 'none') return refuse('NOT_FOUND');
  const remainder = remainderOf(state.amount, state);
  // What the provider took off the loan in the meantime is not there to be kept.
  if (state.stage === 'suspended' || remainder <= 0n) return accept();
  const open = placed ? state.stage === 'placed' : state.stage === 'notified' || state.stage === 'released';
  return open ? accept(suspended({ ...state, amount: remainder }, reason)) : refuse('NOT_ALLOWED_NOW');
}

/** The same decision twice is one; another one after it is refused, since the first may be on its way. What the provider took back stays: what is left may go. */
function release(state: PaymentState, command: CommandOf<'ReleasePayment'>): Outcome<PaymentEvent> {
  if (state.stage === 'none') return refuse('NOT_FOUND');
  const { type: _, ...target } = command;
  const amount = remainderOf(state.amount, state);
  const taking = hasOpenParts(state);
  if (state.stage !== 'suspended' || taking || amount <= 0n) {
    const same = state.target?.to === target.to && state.target.loanId === target.loanId;
    return same && state.stage !== 'notified' ? accept() : refuse('NOT_ALLOWED_NOW');
  }
  if (mustGoBack(state) && target.to !== 'SENDER') return refuse('NOT_ALLOWED_NOW');
  // Until it is told how much of it the payer has again, it is nobody else's.
  if (state.reason === TAKEN_BACK_UNTOLD && state.parts.length === 0 && target.to !== 'SENDER')
    return refuse('NOT_ALLOWED_NOW');
  const { paymentId, provider, externalId } = state;
  const postings = move(amount, 'provider-clearing', 'suspense');
  const data = { paymentId, provider, externalId, ...target, amount, postings };
  return accept({ type: 'PaymentReleased', data });
}

/** A sum in another currency is no number of tenge, and more than any payment can be is a mistake of its provider. */
const mustGoBack = ({ reason, amount }: KnownPayment): boolean =>
  reason?.startsWith('CURRENCY_') || amount > tenge(LARGEST_PAYMENT);

function confirmSentBack(state: PaymentState): Outcome<PaymentEvent> {
  if (state.stage === 'sentBack') return accept();
  if (state.stage !== 'released' || state.target?.to !== 'SENDER') return refuse('NOT_ALLOWED_NOW');
  return accept({ type: 'PaymentSentBack', data: { paymentId: state.paymentId } });
}

/** Kept safe and nobody's to spend. */
const suspended = ({ paymentId, amount }: Pick<Notified, 'paymentId' | 'amount'>, reason: string): PaymentEvent => ({
  type: 'PaymentSuspended',
  data: { paymentId, reason, amount, postings: move(amount, 'suspense', 'provider-clearing') },
});

export const paymentDecider = { initial, evolve, decide };
