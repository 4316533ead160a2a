/**
 * What a processor says of a payment, turned into money on a loan. A notice is first written down as a fact of its own stream, which counts once;
 * placing it may be repeated at any time, by the next notice or by the workflow, with the same command ids.
 */
import type { PaymentEvent } from '../../schema/events/payment.ts';
import { type BorrowerId, type LoanId, type PaymentId, paymentStream } from '../../schema/values/ids.ts';
import { almatyDateOf, earliest, type LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import { type PaymentCommand, type PaymentState, paymentDecider } from '../domain/payment/decider.ts';
import type { PaymentCallback } from '../ports/card-processor.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { PaymentIntent, PaymentIntents } from '../ports/payment-intents.ts';
import { commandAccount, settleSurplus } from './balance.ts';
import { type Caller, eventContext, nextCaller } from './event-context.ts';
import { handle } from './handle.ts';
import { commandLoan } from './loan-command.ts';
import { readLoan } from './loan-facts.ts';
import { providerCaller } from './provider-caller.ts';

export type PaymentReceivingDeps = { ledger: Ledger; ids: Ids; clock: Clock; intents: PaymentIntents };
export type PaymentReceiving = ReturnType<typeof makePaymentReceiving>;

const CURRENCY = 'KZT';
const PROVIDER = 'PROVIDER';
/** Why money for a sold loan waits: it is the buyer's. */
export const FOR_THE_BUYER = 'CEDED_FOR_THE_BUYER';

export function makePaymentReceiving(deps: PaymentReceivingDeps) {
  async function notified(provider: string, callback: PaymentCallback): Promise<void> {
    const intent = await deps.intents.find(callback.reference);
    if (callback.outcome === 'FAILED') {
      if (intent?.provider === provider) await deps.intents.failed(intent.id, callback.code ?? '');
      return;
    }
    const { externalId, amount } = callback;
    const caller = providerCaller(provider, externalId);
    const operationDate = earliest(almatyDateOf(callback.operatedAt), await deps.clock.today());
    const paymentId = deps.ids.derived<PaymentId>(caller.commandId, 'payment');
    const notice = { paymentId, provider, externalId, amount, loanId: intent?.loanId ?? null, operationDate };
    if (callback.outcome === 'REVERSED') {
      await told(provider, externalId, nextCaller(deps.ids, caller, 'taken-back'), {
        type: 'TakeBackPayment',
        ...notice,
      });
      return settleTakeBack(provider, externalId);
    }
    const problem = problemOf(provider, callback, intent);
    await told(provider, externalId, nextCaller(deps.ids, caller, 'notify'), {
      type: 'NotifyPayment',
      ...notice,
      problem,
    });
    await place(provider, externalId);
    await settleTakeBack(provider, externalId);
  }

  async function told(provider: string, externalId: string, caller: Caller, command: PaymentCommand): Promise<void> {
    const done = await commandPayment(provider, externalId, caller, command);
    if (!done.accepted) throw new Error(`payment ${externalId}: ${done.refusal.code}`);
  }

  /** Brings a payment that was written down to its end. Safe at any time. */
  async function place(provider: string, externalId: string): Promise<void> {
    const { state, notice } = await readPayment(deps.ledger, provider, externalId);
    if (!notice || state.stage !== 'notified') return;
    const { loanId, paymentId, amount, operationDate: paidOn } = notice;
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
      const sold = received.state.status === 'CESSION';
      return suspend(provider, externalId, caller, sold ? FOR_THE_BUYER : received.refusal.code);
    }
    await settleSurplus(deps, caller, loan.loanId);
    await placed(provider, externalId, caller, loan.loanId, loan.borrowerId);
  }

  /**
   * Puts right what the provider took back: off the loan while it lives, on the borrower's account once it is over (decision 16), out of suspense where
   * it lies there. A part of a payment goes to suspense: somebody has to look at it. Safe at any time; before the payment itself is told it waits.
   */
  async function settleTakeBack(provider: string, externalId: string): Promise<void> {
    const before = await readPayment(deps.ledger, provider, externalId);
    if (before.state.takenBack === null || before.state.settled || !before.notice) return;
    // What is on its way to the loan arrives first: only what has been placed can be taken off again.
    if (before.state.stage === 'notified') await place(provider, externalId);
    const { state, notice, takenBackOn, placedOn: loanId } = await readPayment(deps.ledger, provider, externalId);
    const { takenBack } = state;
    if (takenBack === null || !notice || !takenBackOn) return;
    const caller = providerCaller(provider, externalId);
    const settle = (to: 'LOAN' | 'ACCOUNT' | 'SUSPENSE', borrowerId: BorrowerId | null) =>
      told(provider, externalId, nextCaller(deps.ids, caller, 'settle'), {
        type: 'SettleTakeBack',
        to,
        loanId,
        borrowerId,
      });
    if (state.stage === 'suspended' || takenBack !== notice.amount || !loanId) return settle('SUSPENSE', null);
    const taken = { loanId, paymentId: notice.paymentId, amount: notice.amount, on: takenBackOn };
    const { to, borrowerId } = await takeOff(caller, externalId, taken);
    return settle(to, borrowerId);
  }

  type Taken = { loanId: LoanId; paymentId: PaymentId; amount: Tiyn; on: LocalDate };

  async function takeOff(caller: Caller, externalId: string, { loanId, paymentId, amount, on }: Taken) {
    const reversal = { type: 'ReversePayment', paymentId, reversedOn: on, reason: PROVIDER } as const;
    const reversed = await commandLoan(deps, nextCaller(deps.ids, caller, 'reverse'), loanId, reversal);
    const borrowerId = (await readLoan(deps.ledger, loanId))?.borrowerId;
    if (!borrowerId) throw new Error(`payment ${externalId}: its loan is gone`);
    if (reversed.accepted) {
      await settleSurplus(deps, caller, loanId);
      return { to: 'LOAN' as const, borrowerId };
    }
    if (reversed.refusal.code === 'CHANGED_MEANWHILE') throw new Error(`payment ${externalId}: loan is busy`);
    const owe = { type: 'OweReversal', amount, loanId, paymentId } as const;
    const owed = await commandAccount(deps, nextCaller(deps.ids, caller, 'owe'), borrowerId, owe);
    if (!owed.accepted) throw new Error(`payment ${externalId}: ${owed.refusal.code}`);
    return { to: 'ACCOUNT' as const, borrowerId };
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

  /** Off a loan that it was credited to by mistake, as the office has decided: kept in suspense until it is placed again. */
  async function setAside(caller: Caller, provider: string, externalId: string, reason: string): Promise<void> {
    await told(provider, externalId, nextCaller(deps.ids, caller, 'aside'), {
      type: 'SuspendPayment',
      reason,
      placed: true,
    });
  }

  return { notified, place, settleTakeBack, setAside };
}

/** The stream of one payment: where it stands, what was told, and where it was placed. */
async function readPayment(ledger: Ledger, provider: string, externalId: string) {
  const { events } = await ledger.read(paymentStream(provider, externalId));
  const state = events.reduce<PaymentState>(
    (s, event) => paymentDecider.evolve(s, event as PaymentEvent),
    paymentDecider.initial,
  );
  return {
    state,
    notice: events.find((event) => event.type === 'PaymentNotified')?.data,
    takenBackOn: events.find((event) => event.type === 'PaymentTakenBack')?.data.operationDate,
    placedOn: events.findLast((event) => event.type === 'PaymentPlaced')?.data.loanId ?? null,
  };
}

/** Why the money cannot go where the notice says, before anybody looks at the loan. */
function problemOf(provider: string, callback: PaymentCallback, intent: PaymentIntent | undefined): string | null {
  if (callback.currency !== CURRENCY) return `CURRENCY_${callback.currency}`.slice(0, 64);
  if (!intent || intent.provider !== provider) return 'UNKNOWN_REFERENCE';
  if (callback.amount !== intent.amount) return 'AMOUNT_DIFFERS';
  return null;
}
