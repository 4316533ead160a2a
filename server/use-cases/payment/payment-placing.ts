/**
 * Places a recorded payment on a loan, on a balance, or in suspense with the reason. The next notice or the workflow
 * may repeat it at any time, with the same command ids.
 */
import type { PaymentEvent } from '../../../schema/events/payment.ts';
import { paymentStream } from '../../../schema/events/streams.ts';
import type { RefusalCode } from '../../../schema/reference/refusals.ts';
import type { BorrowerId, PaymentId } from '../../../schema/values/ids.ts';
import { isCredited } from '../../domain/account/decider.ts';
import type { ClaimAccount } from '../../domain/claim/decider.ts';
import { closesTogether } from '../../domain/loan/receipt.ts';
import { type PaymentCommand, paymentDecider, type Target } from '../../domain/payment/decider.ts';
import { remainderOf } from '../../domain/payment/take-back.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { commandAccount, readAccount, settleSurplus } from '../balance/balance.ts';
import { repayFromBalance, repayOpenLoan } from '../balance/balance-prepayment.ts';
import { type Caller, eventContext, nextCaller } from '../kernel/event-context.ts';
import { handle, stateOf } from '../kernel/handle.ts';
import { providerCaller } from '../kernel/provider-caller.ts';
import { did, notNeeded, type Step } from '../kernel/step.ts';
import { owedOf } from '../loan/after-end.ts';
import { claimCommand, commandClaim, priceLeft } from '../loan/claim.ts';
import { commandLoan } from '../loan/loan-command.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadLoan } from '../loan/loans.ts';
import { makeSettleTakeBack } from './payment-take-back.ts';

export type PaymentPlacingDeps = { ledger: Ledger; ids: Ids; clock: Clock };

/** Reason for suspense: money for a sold loan belongs to the buyer. */
export const FOR_THE_BUYER = 'CEDED_FOR_THE_BUYER';

/** Reason for suspense: more money came for a written-off or sold debt than is open. */
export const MORE_THAN_OPEN = 'MORE_THAN_OPEN';
const CLAIM_TARGETS: Partial<Record<Target['to'], ClaimAccount>> = {
  RECOVERY: 'RECOVERY',
  BUYER: 'BUYER',
  CESSION_PRICE: 'PRICE',
};
const claimTarget = (target: Target | null): ClaimAccount | undefined =>
  target ? CLAIM_TARGETS[target.to] : undefined;

type Notified = Extract<PaymentEvent, { type: 'PaymentNotified' }>['data'];

export function makePaymentPlacing(deps: PaymentPlacingDeps) {
  async function readPayment(provider: string, externalId: string) {
    const { events } = await deps.ledger.readLatest(paymentStream(provider, externalId));
    const state = stateOf(paymentDecider, events);
    return {
      events,
      state,
      notified: events.find((event) => event.type === 'PaymentNotified')?.data,
      placedOn: events.findLast((event) => event.type === 'PaymentPlaced')?.data,
    };
  }

  /** Places a payment that was recorded or released by the office. May be repeated at any time. */
  async function place(provider: string, externalId: string): Promise<Step> {
    const { state, notified, events } = await readPayment(provider, externalId);
    if (!notified) return notNeeded('the payment has no notice yet');
    if (state.stage !== 'notified' && state.stage !== 'released') return notNeeded(`the payment is ${state.stage}`);
    // A second release is a second try with ids of its own.
    const tries = events.filter((event) => event.type === 'PaymentReleased').length;
    const caller = nextTry(providerCaller(provider, externalId), tries);
    const { target } = state;
    const now = { ...notified, amount: remainderOf(state.amount, state) };
    if (target?.to === 'SENDER') return notNeeded('the office returns it to the sender');
    if (target?.to === 'BALANCE') return credit(now, caller, target.borrowerId);
    const loan = await loanOfTarget(target);
    if (!loan) return suspend(provider, externalId, caller, 'UNKNOWN_LOAN');
    const as = claimTarget(target);
    if (as) return toClaim(now, caller, loan, as);
    // A payment id counts once on one loan. A payment that was counted and taken off again counts under a new id.
    const placedBefore = events.some(({ type }) => type === 'PaymentPlaced');
    const countsAs = placedBefore ? deps.ids.derived<PaymentId>(caller.commandId, 'payment') : now.paymentId;
    return toLoan(now, countsAs, caller, loan);
  }

  const loanOfTarget = async (target: Target | null): Promise<LoanView | undefined> =>
    target?.loanId ? loadLoan(deps.ledger, target.loanId) : undefined;

  async function toLoan(payment: Notified, paymentId: PaymentId, caller: Caller, loan: LoanView): Promise<Step> {
    const { provider, externalId, amount, operationDate: paidOn } = payment;
    const command = { type: 'ReceivePayment', paymentId, provider, externalId, amount, paidOn } as const;
    const received = await commandLoan(deps, nextCaller(deps.ids, caller, 'receive'), loan.loanId, command, {
      effectiveDate: paidOn,
    });
    if ('refusal' in received) return notTaken(payment, caller, loan, received.refusal.code);
    await settleSurplus(deps, caller, loan.loanId);
    const { state: now } = received;
    if (now.stage === 'running' && closesTogether(now, paymentId)) {
      await repayFromBalance(deps, caller, loan.loanId, paidOn);
    }
    return placed(provider, externalId, caller, { to: 'LOAN', loanId: loan.loanId, borrowerId: loan.borrowerId });
  }

  /**
   * An ended loan takes no money. If one of its payments was reversed, the balance pays that debt first and keeps the
   * rest.
   */
  async function notTaken(payment: Notified, caller: Caller, { loanId, borrowerId }: LoanView, why: RefusalCode) {
    const { provider, externalId } = payment;
    // After too many lost races the money does not go to suspense: the notice or the workflow repeats the placing.
    if (why === 'CHANGED_MEANWHILE') throw new Error(`payment ${externalId}: loan is busy`);
    const over = why === 'LOAN_NOT_LIVE' ? await loadLoan(deps.ledger, loanId) : undefined;
    if (over && (await paysReversal(over, payment.paymentId)))
      return credit({ ...payment, loanId: null }, caller, borrowerId);
    if (over?.writtenOff) return toClaim(payment, caller, over, 'RECOVERY');
    // While the buyer owes the price, the payer may be the borrower or the buyer, and nobody can tell which.
    if (over?.cession?.cededOn && priceLeft(over) === 0n) return toClaim(payment, caller, over, 'BUYER');
    return suspend(provider, externalId, caller, over?.status === 'CESSION' ? FOR_THE_BUYER : why);
  }

  /** True also if the payment has just paid it: the notice and the workflow may place one payment at the same time. */
  const paysReversal = async ({ reversals, borrowerId }: LoanView, paymentId: PaymentId): Promise<boolean> =>
    owedOf(reversals) > 0n ||
    (reversals.length > 0 && isCredited((await readAccount(deps.ledger, borrowerId)).state, paymentId));

  /** Books the money on a written-off or sold debt. What exceeds the open debt waits for the office. */
  async function toClaim(payment: Notified, caller: Caller, { loanId, borrowerId }: LoanView, as: ClaimAccount) {
    const { provider, externalId, paymentId, amount } = payment;
    const loan = await loadLoan(deps.ledger, loanId);
    const wanted = loan && claimCommand(loan, as, { paymentId, amount });
    if (!wanted) throw new Error(`payment ${externalId}: loan ${loanId} is gone`);
    if ('refusal' in wanted) return suspend(provider, externalId, caller, wanted.refusal.code);
    const outcome = await commandClaim(deps, nextCaller(deps.ids, caller, 'claim'), wanted);
    if (!('refusal' in outcome)) return placed(provider, externalId, caller, { to: 'CLAIM', loanId, borrowerId });
    if (outcome.refusal.code === 'CHANGED_MEANWHILE') throw new Error(`payment ${externalId}: claim ${loanId} is busy`);
    return suspend(provider, externalId, caller, MORE_THAN_OPEN);
  }

  /** Credits a top-up, or money that the office assigned to a balance; counted once under the payment's id. */
  async function credit(
    { provider, externalId, amount, paymentId, operationDate }: Notified,
    caller: Caller,
    borrowerId: BorrowerId | null,
  ): Promise<Step> {
    if (!borrowerId) throw new Error(`payment ${externalId}: its balance has no owner`);
    const command = { type: 'CreditBalance', reason: 'TOP_UP', amount, paymentId, loanId: null } as const;
    const outcome = await commandAccount(deps, nextCaller(deps.ids, caller, 'credit'), borrowerId, command);
    if ('refusal' in outcome) throw new Error(`payment ${externalId}: ${outcome.refusal.code}`);
    await repayOpenLoan(deps, caller, borrowerId, operationDate);
    return placed(provider, externalId, caller, { to: 'BALANCE', loanId: null, borrowerId });
  }

  const nextTry = (caller: Caller, tries: number): Caller =>
    tries === 0 ? caller : nextCaller(deps.ids, caller, `release:${tries}`);

  type Place = Omit<Extract<PaymentCommand, { type: 'PlacePayment' }>, 'type'>;
  async function placed(provider: string, externalId: string, caller: Caller, where: Place): Promise<Step> {
    await tell(provider, externalId, nextCaller(deps.ids, caller, 'placed'), { type: 'PlacePayment', ...where });
    return did(`placed on the ${where.to === 'LOAN' ? 'loan' : 'balance'}`);
  }

  async function suspend(provider: string, externalId: string, caller: Caller, reason: string): Promise<Step> {
    await tell(provider, externalId, nextCaller(deps.ids, caller, 'suspend'), { type: 'SuspendPayment', reason });
    return did(`set aside: ${reason}`);
  }

  async function commandPayment(provider: string, externalId: string, caller: Caller, command: PaymentCommand) {
    const day = 'operationDate' in command ? command.operationDate : undefined;
    const context = await eventContext(caller, deps.clock, day);
    return handle(deps.ledger, paymentStream(provider, externalId), paymentDecider, command, context);
  }

  /**
   * Takes money off a loan that it was credited to by mistake, by the office's decision; it stays in suspense until
   * placed again.
   */
  const setAside = (caller: Caller, provider: string, externalId: string, reason: string): Promise<void> =>
    tell(provider, externalId, nextCaller(deps.ids, caller, 'aside'), { type: 'SuspendPayment', reason, placed: true });

  /**
   * @throws if the payment's stream refuses: after a contradicting notice the provider repeats it and the failure is
   * seen.
   */
  async function tell(provider: string, externalId: string, caller: Caller, command: PaymentCommand): Promise<void> {
    const outcome = await commandPayment(provider, externalId, caller, command);
    if ('refusal' in outcome) throw new Error(`payment ${externalId}: ${outcome.refusal.code}`);
  }

  const settleTakeBack = makeSettleTakeBack(deps, { read: readPayment, place, tell });
  return { place, tell, settleTakeBack, setAside, command: commandPayment, read: readPayment };
}
