/** One loan of the seed: its stream, its payments, and the surplus for the borrower's balance. */

import type { ClaimEvent } from '../../schema/events/claim.ts';
import { PaymentId } from '../../schema/events/codecs.ts';
import type { LoanEvent } from '../../schema/events/loan.ts';
import type { PaymentEvent } from '../../schema/events/payment.ts';
import { claimStream, loanStream, paymentStream } from '../../schema/events/streams.ts';
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { subtract, type Tiyn } from '../../schema/values/money.ts';
import type { HistoryPart } from '../adapters/ledger/envelope.ts';
import { eventId } from '../adapters/ledger/envelope.ts';
import { interestInTime } from '../domain/bonus/earned.ts';
import { type ClaimCommand, type ClaimState, claimDecider } from '../domain/claim/decider.ts';
import type { LoanCommand, UndatedLoanCommand } from '../domain/loan/commands.ts';
import { applicationActionDate } from '../domain/loan/deadlines.ts';
import { loanDecider } from '../domain/loan/decider.ts';
import type { LoanState } from '../domain/loan/state.ts';
import { type PaymentCommand, type PaymentState, paymentDecider } from '../domain/payment/decider.ts';
import type { ActorOf } from './actors.ts';
import { derivedId } from './derived-id.ts';
import type { Moments } from './moments.ts';
import type { LoanPlan } from './plan.ts';
import { ComposedStream, type Given } from './stream.ts';

/** `cause` is the loan's event, as in use-cases/balance/balance.ts. */
export type Move = { on: LocalDate; cause: string; paymentId: PaymentId; amount: Tiyn };

/** Interest paid in time, which earns a bonus. */
export type Receipt = { on: LocalDate; paymentId: PaymentId; paidOn: LocalDate; interest: Tiyn };

const PROVIDER = 'processing-kz';

export class LoanLife {
  readonly plan: LoanPlan;
  readonly stream: ComposedStream<LoanState, LoanCommand, LoanEvent>;
  readonly payments: ComposedStream<PaymentState, PaymentCommand, PaymentEvent>[] = [];
  readonly claim: ComposedStream<ClaimState, ClaimCommand, ClaimEvent>;
  readonly moves: Move[] = [];
  readonly receipts: Receipt[] = [];
  readonly #moments: Moments;
  readonly #by: ActorOf;
  day: LocalDate;

  constructor(plan: LoanPlan, moments: Moments, by: ActorOf) {
    this.plan = plan;
    this.day = plan.appliedOn;
    this.#moments = moments;
    this.#by = by;
    this.stream = new ComposedStream(loanStream(plan.loanId), plan.loanId, loanDecider, moments);
    this.claim = new ComposedStream(claimStream(plan.loanId), plan.loanId, claimDecider, moments);
  }

  get state(): LoanState {
    return this.stream.state;
  }

  get status(): LoanStatus | null {
    return this.state.status;
  }

  do(day: LocalDate, command: UndatedLoanCommand, given: Given = {}): void {
    this.day = day;
    const part = this.stream.do(day, { ...command, today: day }, { by: this.#by(command.type), ...given });
    if (!part) return;
    this.moves.push(...movesOf(day, part));
    this.receipts.push(...receiptsOf(day, part));
  }

  /** Runs the end of day, through `day`, for each day on which time changes something. */
  passTo(day: LocalDate): void {
    for (let next = this.#nextAction(); next && next <= day; ) {
      this.do(next, { type: 'CloseDay' });
      const after = this.#nextAction();
      if (after && after <= next) throw new Error(`${this.stream.name}: ${next} does not end`);
      next = after;
    }
  }

  /** `recordedOn` later than `paidOn`: the provider reports the payment late. */
  pay(paidOn: LocalDate, amount: Tiyn, recordedOn: LocalDate = paidOn): void {
    const { stream, payment } = this.#notified(paidOn, amount, recordedOn);
    this.do(recordedOn, { ...payment, type: 'ReceivePayment', paidOn }, { effectiveDate: paidOn });
    this.#placed(stream, 'LOAN', recordedOn);
  }

  /** Money for the debt that was written off. */
  recover(on: LocalDate, amount: Tiyn, writtenOff: Tiyn): void {
    const { loanId } = this.plan;
    if (this.state.stage === 'none') return;
    const { borrowerId } = this.state.application;
    const { stream, payment } = this.#notified(on, amount, on);
    const { paymentId } = payment;
    this.claim.do(on, { type: 'ReceiveForClaim', as: 'RECOVERY', paymentId, amount, loanId, borrowerId, writtenOff });
    this.#placed(stream, 'CLAIM', on);
  }

  #notified(paidOn: LocalDate, amount: Tiyn, recordedOn: LocalDate) {
    const { loanId } = this.plan;
    const paymentId = derivedId<PaymentId>(loanId, `payment ${this.payments.length}`);
    const externalId = `S${paymentId.replaceAll('-', '').slice(0, 14).toUpperCase()}`;
    const stream = new ComposedStream(paymentStream(PROVIDER, externalId), paymentId, paymentDecider, this.#moments);
    this.payments.push(stream);
    const payment = { paymentId, provider: PROVIDER, externalId, amount };
    const notice = { ...payment, type: 'NotifyPayment', loanId, operationDate: paidOn } as const;
    stream.do(recordedOn, notice, { effectiveDate: paidOn });
    return { stream, payment };
  }

  #placed(stream: LoanLife['payments'][number], to: 'LOAN' | 'CLAIM', on: LocalDate): void {
    const borrowerId = this.state.stage === 'none' ? null : this.state.application.borrowerId;
    stream.do(on, { type: 'PlacePayment', to, loanId: this.plan.loanId, borrowerId });
  }

  /** Starts with the debt of the refinanced loan. */
  takeOver(before: LoanLife): void {
    const events = before.stream.parts.flatMap((part) => part.events);
    const over = events.find((event) => event.type === 'LoanRefinanced')?.data;
    const request = events.findLast((event) => event.type === 'RefinancingRequested')?.data;
    if (before.state.stage === 'none' || !over || !request) throw new Error(`${before.stream.name} was not refinanced`);
    const { borrowerId } = before.state.application;
    const { price, refinancedOn } = over;
    const terms = { ...request.terms, amount: subtract(price.total, price.overpayment) };
    const from = { oldLoanId: before.plan.loanId, offerNumber: request.offerNumber, terms, price };
    this.do(refinancedOn, { type: 'IssueByRefinancing', loanId: this.plan.loanId, borrowerId, from });
  }

  /** The provider reverses the last payment. */
  takeBack(on: LocalDate): PaymentId | undefined {
    const last = this.payments.at(-1);
    const { loanId } = this.plan;
    if (!last || last.state.stage === 'none' || this.state.stage === 'none') return undefined;
    const { paymentId, provider, externalId, amount } = last.state;
    const { borrowerId } = this.state.application;
    const notice = { paymentId, provider, externalId, amount, loanId, operationDate: on };
    last.do(on, { type: 'TakeBackPayment', ...notice });
    this.do(on, { type: 'ReversePayment', paymentId, reversedOn: on, reason: 'PROVIDER' });
    last.do(on, { type: 'SettleTakeBack', to: 'LOAN', loanId, borrowerId });
    return paymentId;
  }

  #nextAction(): LocalDate | null {
    const { state } = this;
    if (state.stage === 'running') return state.standing.nextActionDate;
    if (state.stage !== 'application' && state.stage !== 'payout') return null;
    const { consent, ...dates } = state.application;
    return applicationActionDate(state.status, { ...dates, lapsesAt: consent?.lapsesAt ?? null });
  }
}

function movesOf(on: LocalDate, { events, context }: HistoryPart): Move[] {
  return events.flatMap((event, index): Move[] => {
    // An id costs more than all the rest here, and few events leave a surplus.
    const cause = () => eventId(context.commandId, index);
    const move = (paymentId: () => PaymentId, amount: Tiyn) =>
      amount === 0n ? [] : [{ on, cause: cause(), paymentId: paymentId(), amount }];
    if (event.type === 'PaymentReceived') return move(() => event.data.paymentId, event.data.surplus);
    if (event.type === 'BalanceApplied') return move(() => event.data.transferId, event.data.surplus);
    return event.type === 'BackdatingAdjusted' ? move(() => PaymentId.parse(cause()), event.data.surplus) : [];
  });
}

function receiptsOf(on: LocalDate, { events }: HistoryPart): Receipt[] {
  return events.flatMap((event): Receipt[] => {
    if (event.type !== 'PaymentReceived' && event.type !== 'BalanceApplied') return [];
    const interest = interestInTime(event.data.allocation);
    if (event.type === 'PaymentReceived') {
      const { paymentId, paidOn } = event.data;
      return [{ on, paymentId, paidOn, interest }];
    }
    return [{ on, paymentId: event.data.transferId, paidOn: event.data.appliedOn, interest }];
  });
}
