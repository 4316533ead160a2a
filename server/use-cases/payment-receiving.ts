/**
 * What a processor says of a payment, turned into money on a loan. A notice is first written down as a fact of its own stream, which counts once;
 * placing it may be repeated at any time, by the next notice or by the workflow, with the same command ids.
 */
import type { PaymentEvent } from '../../schema/events/payment.ts';
import { type BorrowerId, type LoanId, type PaymentId, paymentStream } from '../../schema/values/ids.ts';
import { almatyDateOf, earliest } from '../../schema/values/local-date.ts';
import { negate } from '../../schema/values/money.ts';
import { type PaymentCommand, type PaymentState, paymentDecider } from '../domain/payment/decider.ts';
import type { PaymentCallback } from '../ports/card-processor.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { PaymentIntent, PaymentIntents } from '../ports/payment-intents.ts';
import { settleSurplus } from './balance.ts';
import { type Caller, eventContext, nextCaller } from './event-context.ts';
import { handle } from './handle.ts';
import { commandLoan } from './loan-command.ts';
import { readLoan } from './loan-facts.ts';
import { providerCaller } from './provider-caller.ts';

export type PaymentReceivingDeps = { ledger: Ledger; ids: Ids; clock: Clock; intents: PaymentIntents };
export type PaymentReceiving = ReturnType<typeof makePaymentReceiving>;

const CURRENCY = 'KZT';
/** A reversal is a payment of its own, so that its order against the payment does not matter. */
const REVERSAL = '.reversal';

export function makePaymentReceiving(deps: PaymentReceivingDeps) {
  async function notified(provider: string, callback: PaymentCallback): Promise<void> {
    const intent = await deps.intents.find(callback.reference);
    if (callback.outcome === 'FAILED') {
      if (intent?.provider === provider) await deps.intents.failed(intent.id, callback.code ?? '');
      return;
    }
    const reversed = callback.outcome === 'REVERSED';
    const externalId = reversed ? `${callback.externalId}${REVERSAL}` : callback.externalId;
    const caller = providerCaller(provider, externalId);
    const operationDate = earliest(almatyDateOf(callback.operatedAt), await deps.clock.today());
    const told = await commandPayment(provider, externalId, nextCaller(deps.ids, caller, 'notify'), {
      type: 'NotifyPayment',
      paymentId: deps.ids.derived<PaymentId>(caller.commandId, 'payment'),
      provider,
      externalId,
      amount: reversed ? negate(callback.amount) : callback.amount,
      loanId: intent?.loanId ?? null,
      operationDate,
      problem: problemOf(provider, callback, intent),
    });
    if (!told.accepted) throw new Error(`payment ${externalId}: ${told.refusal.code}`);
    await place(provider, externalId);
  }

  /** Brings a payment that was written down to its end. Safe at any time. */
  async function place(provider: string, externalId: string): Promise<void> {
    const { events } = await deps.ledger.read(paymentStream(provider, externalId));
    const state = events.reduce<PaymentState>(
      (s, event) => paymentDecider.evolve(s, event as PaymentEvent),
      paymentDecider.initial,
    );
    const told = events.find((event) => event.type === 'PaymentNotified')?.data;
    if (!told || state.stage !== 'notified') return;
    const { loanId, paymentId, amount, operationDate: paidOn } = told;
    const caller = providerCaller(provider, externalId);
    const loan = loanId === null ? undefined : await readLoan(deps.ledger, loanId);
    if (!loan) return suspend(provider, externalId, caller, 'UNKNOWN_LOAN');
    const command = { type: 'ReceivePayment', paymentId, provider, externalId, amount, paidOn } as const;
    const received = await commandLoan(deps, nextCaller(deps.ids, caller, 'receive'), loan.loanId, command, {
      effectiveDate: paidOn,
    });
    if (!received.accepted) {
      // A race lost too often is no reason to put the money aside: the notice is repeated, or the workflow comes.
      if (received.refusal.code === 'CHANGED_MEANWHILE') throw new Error(`payment ${externalId}: loan is busy`);
      return suspend(provider, externalId, caller, received.refusal.code);
    }
    await settleSurplus(deps, caller, loan.loanId);
    await placed(provider, externalId, caller, loan.loanId, loan.borrowerId);
  }

  async function placed(provider: string, externalId: string, caller: Caller, loanId: LoanId, borrowerId: BorrowerId) {
    await commandPayment(provider, externalId, nextCaller(deps.ids, caller, 'placed'), {
      type: 'PlacePayment',
      loanId,
      borrowerId,
      to: 'LOAN',
    });
  }

  async function suspend(provider: string, externalId: string, caller: Caller, reason: string): Promise<void> {
    const command = { type: 'SuspendPayment', reason } as const;
    await commandPayment(provider, externalId, nextCaller(deps.ids, caller, 'suspend'), command);
  }

  async function commandPayment(provider: string, externalId: string, caller: Caller, command: PaymentCommand) {
    const day = command.type === 'NotifyPayment' ? command.operationDate : undefined;
    const context = await eventContext(caller, deps.clock, day);
    return handle(deps.ledger, paymentStream(provider, externalId), paymentDecider, command, context);
  }

  return { notified, place };
}

/** Why the money cannot go where the notice says, before anybody looks at the loan. */
function problemOf(provider: string, callback: PaymentCallback, intent: PaymentIntent | undefined): string | null {
  if (callback.outcome === 'REVERSED') return 'REVERSAL';
  if (callback.currency !== CURRENCY) return `CURRENCY_${callback.currency}`.slice(0, 64);
  if (!intent || intent.provider !== provider) return 'UNKNOWN_REFERENCE';
  if (callback.amount !== intent.amount) return 'AMOUNT_DIFFERS';
  return null;
}
