/**
 * Records what a processor reports in the payment's own stream, which counts it once, then places the payment
 * (payment-placing.ts).
 */

import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import { almatyDateOf, earliest, type Instant } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { longInDoubtSince } from '../../domain/payment/doubt.ts';
import type { PaymentCallback } from '../../ports/card-processor.ts';
import type { Ids } from '../../ports/ids.ts';
import type { PaymentIntent, PaymentIntents } from '../../ports/payment-intents.ts';
import { nextCaller } from '../kernel/event-context.ts';
import { providerCaller } from '../kernel/provider-caller.ts';
import { makePaymentPlacing, type PaymentPlacingDeps } from './payment-placing.ts';

export type PaymentReceivingDeps = PaymentPlacingDeps & {
  intents: Pick<PaymentIntents, 'find' | 'failed' | 'answered'>;
};
export type PaymentReceiving = ReturnType<typeof makePaymentReceiving>;

/**
 * A provider's notice of money received, with its borrower and purpose as far as known; `problem` sends it to suspense
 * at once.
 */
export type IncomingNotice = {
  externalId: string;
  amount: Tiyn;
  loanId: LoanId | null;
  topUpOf: BorrowerId | null;
  operatedAt: Instant;
  problem: string | null;
};

export const paymentIdOf = (ids: Ids, provider: string, externalId: string): PaymentId =>
  ids.derived<PaymentId>(providerCaller(provider, externalId).commandId, 'payment');

export const CURRENCY = 'KZT';
/** Failure code of a payment that came and was taken back, in place of the processor's code. */
const TAKEN_BACK = 'TAKEN_BACK';

export function makePaymentReceiving(deps: PaymentReceivingDeps) {
  const placing = makePaymentPlacing(deps);
  const { place, tell, settleTakeBack, read: readPayment } = placing;

  async function notified(provider: string, callback: PaymentCallback): Promise<void> {
    const intent = await deps.intents.find(callback.reference);
    const ownIntent = intent?.provider === provider ? intent : undefined;
    if (callback.outcome === 'FAILED') {
      if (ownIntent) await failed(ownIntent, callback.code ?? '');
      return;
    }
    await came(provider, callback, intent);
    if (ownIntent) await deps.intents.answered(ownIntent.id, deps.clock.now());
  }

  /** The provider's page shows a failure by itself. A borrower who waited for days, or saw no page, gets an SMS. */
  async function failed(intent: PaymentIntent, code: string): Promise<void> {
    const at = await deps.clock.businessNow();
    const young = intent.openedAt > longInDoubtSince(at);
    const onPage = !intent.byCard || (intent.challengeUntil !== null && at < intent.challengeUntil);
    await deps.intents.failed(intent.id, code, at, young && onPage ? 'seen' : undefined);
  }

  async function came(provider: string, callback: PaymentCallback, intent: PaymentIntent | undefined): Promise<void> {
    const { externalId, amount, operatedAt } = callback;
    const loanId = intent?.loanId ?? null;
    if (callback.outcome === 'REVERSED') {
      await takenBack(provider, { externalId, amount, loanId, operatedAt });
      // A payment that was reversed before its notice will never arrive.
      const { state } = await readPayment(provider, externalId);
      if (intent?.provider === provider && state.stage === 'none') await failed(intent, TAKEN_BACK);
      return;
    }
    await received(provider, {
      externalId,
      amount,
      loanId,
      topUpOf: intent && loanId === null ? intent.borrowerId : null,
      operatedAt,
      problem: problemOf(provider, callback, intent),
    });
  }

  /**
   * The provider reversed a payment: recorded in the payment's own stream, before or after its notice, and then
   * corrected.
   */
  async function takenBack(provider: string, notice: Omit<IncomingNotice, 'topUpOf' | 'problem'>): Promise<void> {
    const { externalId, amount, loanId, operatedAt } = notice;
    const caller = providerCaller(provider, externalId);
    const paymentId = paymentIdOf(deps.ids, provider, externalId);
    const operationDate = earliest(almatyDateOf(operatedAt), await deps.clock.today());
    const command = {
      type: 'TakeBackPayment',
      paymentId,
      provider,
      externalId,
      amount,
      loanId,
      operationDate,
    } as const;
    // Another sum or another day is another command.
    const step = `taken-back:${amount}:${operationDate}`;
    await tell(provider, externalId, nextCaller(deps.ids, caller, step), command);
    await settleTakeBack(provider, externalId);
  }

  /**
   * Recorded once, then placed. A notice of the same operation with another sum is recorded beside it and changes
   * nothing.
   */
  async function received(provider: string, notice: IncomingNotice): Promise<PaymentId> {
    const { externalId, amount, loanId, topUpOf: borrowerId, operatedAt, problem } = notice;
    const caller = providerCaller(provider, externalId);
    const paymentId = paymentIdOf(deps.ids, provider, externalId);
    const operationDate = earliest(almatyDateOf(operatedAt), await deps.clock.today());
    const command = { type: 'NotifyPayment', paymentId, provider, externalId, amount, operationDate, problem } as const;
    // Another sum is another command. Under one id a contradiction that arrives at the same time would pass for a
    // retry.
    await tell(provider, externalId, nextCaller(deps.ids, caller, `notify:${amount}`), {
      ...command,
      loanId,
      borrowerId,
    });
    await place(provider, externalId);
    await settleTakeBack(provider, externalId);
    return paymentId;
  }

  return { ...placing, notified, received, takenBack };
}

/** Why the money cannot go where the notice says, checked before the loan is read. */
function problemOf(provider: string, callback: PaymentCallback, intent: PaymentIntent | undefined): string | null {
  if (callback.currency !== CURRENCY) return `CURRENCY_${callback.currency}`.slice(0, 64);
  if (!intent || intent.provider !== provider) return 'UNKNOWN_REFERENCE';
  if (callback.amount !== intent.amount) return 'AMOUNT_DIFFERS';
  return null;
}
