/**
 * Corrects what a provider reversed: on a live loan, on the borrower's account if the loan has ended or the money went
 * to the balance (R16), or in suspense. After a partial reversal the remainder counts on the loan as a new payment
 * (D0022).
 */
import type { PaymentEvent } from '../../../schema/events/payment.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { subtract, type Tiyn } from '../../../schema/values/money.ts';
import type { PaymentCommand, PaymentState } from '../../domain/payment/decider.ts';
import { hasOpenParts, remainderOf } from '../../domain/payment/take-back.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { commandAccount, settleSurplus } from '../balance/balance.ts';
import { type Caller, nextCaller } from '../kernel/event-context.ts';
import { providerCaller } from '../kernel/provider-caller.ts';
import { commandClaim } from '../loan/claim.ts';
import { commandLoan } from '../loan/loan-command.ts';
import { loadLoan } from '../loan/loans.ts';

const PROVIDER = 'PROVIDER';

type DataOf<T extends PaymentEvent['type']> = Extract<PaymentEvent, { type: T }>['data'];
type PaymentNow = {
  state: PaymentState;
  notified: DataOf<'PaymentNotified'> | undefined;
  placedOn: DataOf<'PaymentPlaced'> | undefined;
};
type Settled = { to: 'LOAN' | 'ACCOUNT' | 'SUSPENSE' | 'CLAIM'; borrowerId: BorrowerId | null };
type PaymentStream = {
  read(provider: string, externalId: string): Promise<PaymentNow>;
  place(provider: string, externalId: string): Promise<unknown>;
  tell(provider: string, externalId: string, caller: Caller, command: PaymentCommand): Promise<void>;
};

/** Returns how many parts it has corrected. */
export type SettleTakeBack = (provider: string, externalId: string) => Promise<number>;

/** May be repeated at any time; waits until the payment itself was notified. */
export function makeSettleTakeBack(
  deps: { ledger: Ledger; ids: Ids; clock: Clock },
  { read, place, tell }: PaymentStream,
): SettleTakeBack {
  return async (provider, externalId) => {
    let parts = 0;
    while (await settleNext(provider, externalId)) parts += 1;
    return parts;
  };

  /** Corrects the next part of the payment's remainder. False if none waits. */
  async function settleNext(provider: string, externalId: string): Promise<boolean> {
    const before = await read(provider, externalId);
    if (!hasOpenParts(before.state) || !before.notified) return false;
    // A payment still under way is placed first: only a placed payment can be taken off.
    if (before.state.stage === 'notified' || before.state.stage === 'released') await place(provider, externalId);
    const now = await read(provider, externalId);
    // The notice and the workflow may run at the same time; the other one has corrected it.
    if (!hasOpenParts(now.state)) return false;
    const part = now.state.settled;
    const caller = providerCaller(provider, externalId);
    const { to, borrowerId } = await putRight(caller, externalId, now);
    const loanId = now.placedOn?.loanId ?? null;
    const command = { type: 'SettleTakeBack', part, to, loanId, borrowerId } as const;
    await tell(provider, externalId, nextCaller(deps.ids, caller, ofPart('settle', part)), command);
    return true;
  }

  async function putRight(caller: Caller, externalId: string, payment: PaymentNow): Promise<Settled> {
    const { state, notified, placedOn } = payment;
    const [part, next] = [state.settled, state.parts[state.settled]];
    if (!notified || !next) throw new Error(`payment ${externalId}: it has no notice or no open reversal`);
    const { amount, on } = next;
    const left = subtract(remainderOf(notified.amount, state), amount);
    // More was reversed than came: the office decides what it means.
    if (state.stage !== 'placed' || !placedOn || left < 0n) return { to: 'SUSPENSE', borrowerId: null };
    const { paymentId, provider } = notified;
    const { loanId, borrowerId } = placedOn;
    if (placedOn.to === 'CLAIM' && loanId) {
      await offClaim(caller, externalId, { loanId, paymentId, part, amount });
      return { to: 'CLAIM', borrowerId };
    }
    if (loanId) return takeOff(caller, externalId, { part, loanId, paymentId, provider, externalId, amount, left, on });
    if (!borrowerId) throw new Error(`payment ${externalId}: it was placed on no loan and no balance`);
    await owe(caller, externalId, borrowerId, { part, loanId: null, paymentId, amount });
    return { to: 'ACCOUNT', borrowerId };
  }

  async function offClaim(caller: Caller, externalId: string, taken: Omit<Owed, 'loanId'> & { loanId: LoanId }) {
    const command = { type: 'TakeBackFromClaim', ...taken } as const;
    const outcome = await commandClaim(deps, nextCaller(deps.ids, caller, ofPart('claim-back', taken.part)), command);
    if ('refusal' in outcome) throw new Error(`payment ${externalId}: ${outcome.refusal.code}`);
  }

  async function takeOff(caller: Caller, externalId: string, taken: Taken): Promise<Settled> {
    const { part, loanId, amount, left, on } = taken;
    const restId = deps.ids.derived<PaymentId>(taken.paymentId, ofPart('rest', part));
    const { paymentId } = await countedOn(loanId, taken, restId);
    const rest = left > 0n ? { paymentId: restId, amount: left } : null;
    const reversal = { type: 'ReversePayment', paymentId, reversedOn: on, reason: PROVIDER, rest } as const;
    const reversed = await commandLoan(deps, nextCaller(deps.ids, caller, ofPart('reverse', part)), loanId, reversal);
    const borrowerId = (await loadLoan(deps.ledger, loanId))?.borrowerId;
    if (!borrowerId) throw new Error(`payment ${externalId}: its loan is gone`);
    if (!('refusal' in reversed)) {
      await settleSurplus(deps, caller, loanId);
      return { to: 'LOAN', borrowerId };
    }
    if (reversed.refusal.code === 'CHANGED_MEANWHILE') throw new Error(`payment ${externalId}: loan is busy`);
    await owe(caller, externalId, borrowerId, { part, loanId, paymentId, amount });
    return { to: 'ACCOUNT', borrowerId };
  }

  /**
   * The payment as the loan counts it: under a new id if the office took it off and put it back. A remainder that an
   * earlier try wrote is left out.
   */
  async function countedOn(loanId: LoanId, { paymentId, provider, externalId }: Taken, restId: PaymentId) {
    const loan = await loadLoan(deps.ledger, loanId);
    const mine = loan?.payments.findLast(
      ({ data }) => data.provider === provider && data.externalId === externalId && data.paymentId !== restId,
    );
    return mine?.data ?? { paymentId };
  }

  async function owe(caller: Caller, externalId: string, borrowerId: BorrowerId, what: Owed): Promise<void> {
    const command = { type: 'OweReversal', ...what } as const;
    const owed = await commandAccount(
      deps,
      nextCaller(deps.ids, caller, ofPart('owe', what.part)),
      borrowerId,
      command,
    );
    if ('refusal' in owed) throw new Error(`payment ${externalId}: ${owed.refusal.code}`);
  }
}

/** The first part keeps the ids of the time when a payment had at most one part. */
const ofPart = (step: string, part: number): string => (part === 0 ? step : `${step}:${part + 1}`);

type Owed = { part: number; loanId: LoanId | null; paymentId: PaymentId; amount: Tiyn };
/** `left`: remainder of the payment after `amount` is taken off. */
type Taken = {
  part: number;
  loanId: LoanId;
  paymentId: PaymentId;
  provider: string;
  externalId: string;
  amount: Tiyn;
  left: Tiyn;
  on: LocalDate;
};
