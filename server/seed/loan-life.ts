/** One loan of the seed: its stream, the payments that reached it, and what they left for the borrower's balance. */
import type { LoanEvent } from '../../schema/events/loan.ts';
import type { PaymentEvent } from '../../schema/events/payment.ts';
import type { LoanStatus } from '../../schema/loan-status.ts';
import { loanStream, type PaymentId, paymentStream } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import { eventId } from '../adapters/ledger/envelope.ts';
import type { HistoryPart } from '../adapters/ledger/eventstore.ts';
import type { LoanCommand } from '../domain/loan/commands.ts';
import { applicationActionDate } from '../domain/loan/deadlines.ts';
import { loanDecider } from '../domain/loan/decider.ts';
import type { LoanState } from '../domain/loan/state.ts';
import { type PaymentCommand, type PaymentState, paymentDecider } from '../domain/payment/decider.ts';
import { derivedId } from './derived-id.ts';
import type { Moments } from './moments.ts';
import type { LoanPlan } from './plan.ts';
import { ComposedStream, type Given } from './stream.ts';

type Dayless<C> = C extends unknown ? Omit<C, 'today'> : never;
export type Command = Dayless<LoanCommand>;

/** Money moved between the loan and the balance, found as use-cases/balance.ts finds it: `cause` is the loan's event. */
export type Move = { on: LocalDate; cause: string; paymentId: PaymentId; amount: Tiyn };

const PROVIDER = 'processing-kz';

export class LoanLife {
  readonly plan: LoanPlan;
  readonly stream: ComposedStream<LoanState, LoanCommand, LoanEvent>;
  readonly payments: ComposedStream<PaymentState, PaymentCommand, PaymentEvent>[] = [];
  readonly moves: Move[] = [];
  readonly #moments: Moments;
  /** The day of the last command. */
  day: LocalDate;

  constructor(plan: LoanPlan, moments: Moments) {
    this.plan = plan;
    this.day = plan.appliedOn;
    this.#moments = moments;
    this.stream = new ComposedStream(loanStream(plan.loanId), plan.loanId, loanDecider, moments);
  }

  get state(): LoanState {
    return this.stream.state;
  }

  get status(): LoanStatus | null {
    return this.state.status;
  }

  do(day: LocalDate, command: Command, given: Given = {}): void {
    this.day = day;
    const part = this.stream.do(day, { ...command, today: day } as LoanCommand, given);
    if (part) this.moves.push(...movesOf(day, part));
  }

  /** Closes each day up to and including `day` on which time alone changes something. */
  passTo(day: LocalDate): void {
    for (let next = this.#nextAction(); next && next <= day; ) {
      this.do(next, { type: 'CloseDay' });
      const after = this.#nextAction();
      if (after && after <= next) throw new Error(`${this.stream.name}: ${next} does not end`);
      next = after;
    }
  }

  /** `recordedOn` later than `paidOn` is a late notice of the provider. */
  pay(paidOn: LocalDate, amount: Tiyn, recordedOn: LocalDate = paidOn): void {
    const { loanId } = this.plan;
    const paymentId = derivedId<PaymentId>(loanId, `payment ${this.payments.length}`);
    const externalId = `S${paymentId.replaceAll('-', '').slice(0, 14).toUpperCase()}`;
    const told = new ComposedStream(paymentStream(PROVIDER, externalId), paymentId, paymentDecider, this.#moments);
    this.payments.push(told);
    const payment = { paymentId, provider: PROVIDER, externalId, amount };
    const notice = { ...payment, type: 'NotifyPayment', loanId, operationDate: paidOn } as const;
    told.do(recordedOn, notice, { effectiveDate: paidOn });
    this.do(recordedOn, { ...payment, type: 'ReceivePayment', paidOn }, { effectiveDate: paidOn });
    const borrowerId = this.state.stage === 'none' ? null : this.state.file.borrowerId;
    told.do(recordedOn, { type: 'PlacePayment', to: 'LOAN', loanId, borrowerId });
  }

  #nextAction(): LocalDate | null {
    const { state } = this;
    if (state.stage === 'live') return state.standing.nextActionDate;
    if (state.stage !== 'application' && state.stage !== 'payout') return null;
    const { consent, ...dates } = state.file;
    return applicationActionDate(state.status, { ...dates, lapsesAt: consent?.lapsesAt ?? null });
  }
}

function movesOf(on: LocalDate, { events, context }: HistoryPart): Move[] {
  return events.flatMap((event, index): Move[] => {
    const cause = eventId(context.commandId, index);
    const move = (paymentId: PaymentId, amount: Tiyn) => (amount === 0n ? [] : [{ on, cause, paymentId, amount }]);
    if (event.type === 'PaymentReceived') return move(event.data.paymentId, event.data.surplus);
    if (event.type === 'BalanceApplied') return move(event.data.transferId, event.data.surplus);
    return event.type === 'BackdatingAdjusted' ? move(cause as PaymentId, event.data.surplus) : [];
  });
}
