import { describe, expect, it } from 'vitest';
import type { PaymentEvent } from '../../schema/events/payment.ts';
import { LARGEST_PAYMENT } from '../../schema/reference/payout-limits.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { type AccountCommand, accountDecider } from '../../server/domain/account/decider.ts';
import type { Outcome } from '../../server/domain/decider.ts';
import { type PaymentCommand, type PaymentState, paymentDecider } from '../../server/domain/payment/decider.ts';
import { slotDecider } from '../../server/domain/slot/decider.ts';
import { BORROWER, LOAN, paymentId } from '../support/a-loan.ts';
import { sumOfPostings } from '../support/postings.ts';

type Decider<S, C, E> = { initial: S; evolve: (s: S, e: E) => S; decide: (s: S, c: C) => Outcome<E> };

/** The event types or the refusal of the last command. */
function tell<S, C, E extends { type: string }>(
  { initial, evolve, decide }: Decider<S, C, E>,
  ...commands: C[]
): string[] {
  let state = initial;
  let last: string[] = [];
  for (const command of commands) {
    const outcome = decide(state, command);
    last = 'refusal' in outcome ? [outcome.refusal.code] : outcome.events.map((event) => event.type);
    if ('events' in outcome) state = outcome.events.reduce(evolve, state);
  }
  return last;
}

const OTHER = '00000000-0000-4000-8000-000000000009' as LoanId;

describe('the slot', () => {
  const claim = (loanId: LoanId, takeOverFrom: LoanId | null = null) =>
    ({ type: 'ClaimSlot', loanId, takeOverFrom }) as const;
  const release = { type: 'ReleaseSlot', loanId: LOAN } as const;

  it('one loan at a time holds the slot', () => {
    expect(tell(slotDecider, claim(LOAN))).toEqual(['SlotClaimed']);
    expect(tell(slotDecider, claim(LOAN), claim(LOAN))).toEqual([]);
    expect(tell(slotDecider, claim(LOAN), claim(OTHER))).toEqual(['LOAN_EXISTS']);
    expect(tell(slotDecider, claim(LOAN), release, claim(OTHER))).toEqual(['SlotClaimed']);
  });

  it('the slot is taken over only from the holder that was found to be over', () => {
    expect(tell(slotDecider, claim(LOAN), claim(OTHER, LOAN))).toEqual(['SlotClaimed']);
    expect(tell(slotDecider, claim(LOAN), claim(OTHER, OTHER))).toEqual(['LOAN_EXISTS']);
  });

  it('only its holder frees the slot', () => {
    expect(tell(slotDecider, claim(OTHER), release)).toEqual([]);
  });
});

describe('the balance account', () => {
  const credit = (n: number, amount: number): AccountCommand => ({
    type: 'CreditBalance',
    reason: 'SURPLUS',
    amount: tenge(amount),
    paymentId: paymentId(n),
    loanId: LOAN,
  });
  const debit = (amount: number): AccountCommand => ({
    type: 'DebitBalance',
    reason: 'INSTALMENT',
    amount: tenge(amount),
    loanId: LOAN,
  });

  it('the balance never falls below zero', () => {
    expect(tell(accountDecider, credit(1, 100), debit(100))).toEqual(['BalanceDebited']);
    expect(tell(accountDecider, credit(1, 100), debit(101))).toEqual(['AMOUNT_WRONG']);
    expect(tell(accountDecider, credit(1, 100), debit(60), debit(60))).toEqual(['AMOUNT_WRONG']);
    expect(tell(accountDecider, credit(1, 0))).toEqual(['AMOUNT_WRONG']);
  });

  it('one refund at a time can be requested, and the balance limits it', () => {
    const ask = (n: number, amount: number): AccountCommand => ({
      type: 'RequestRefund',
      refundId: paymentId(n),
      amount: tenge(amount),
    });
    const refund = (n: number): AccountCommand => ({ type: 'PayRefund', refundId: paymentId(n) });
    expect(tell(accountDecider, credit(1, 100), ask(2, 101))).toEqual(['AMOUNT_WRONG']);
    expect(tell(accountDecider, credit(1, 100), ask(2, 70), ask(3, 10))).toEqual(['REFUND_ASKED']);
    expect(tell(accountDecider, credit(1, 100), ask(2, 70), ask(2, 70))).toEqual([]);
    expect(tell(accountDecider, credit(1, 100), ask(2, 70), refund(2))).toEqual(['BalanceDebited']);
    expect(tell(accountDecider, credit(1, 100), ask(2, 70), refund(2), refund(2))).toEqual(['NOT_FOUND']);
    expect(tell(accountDecider, credit(1, 100), ask(2, 70), debit(60), refund(2))).toEqual(['AMOUNT_WRONG']);
    const decline: AccountCommand = { type: 'DeclineRefund', refundId: paymentId(2) };
    expect(tell(accountDecider, credit(1, 100), ask(2, 70), decline, refund(2))).toEqual(['NOT_FOUND']);
  });

  it('the surplus of a payment is credited once', () => {
    expect(tell(accountDecider, credit(1, 100), credit(1, 100))).toEqual([]);
    expect(tell(accountDecider, credit(1, 100), credit(2, 100))).toEqual(['BalanceCredited']);
  });

  it('transfers pass through transit, and their postings sum to zero', () => {
    const outcome = accountDecider.decide(accountDecider.initial, credit(1, 100));
    const [event] = 'refusal' in outcome ? [] : outcome.events;
    const postings = event && 'postings' in event.data ? event.data.postings : [];
    expect(postings).toContainEqual({ account: 'transit:balance', amount: tenge(100) });
    expect(sumOfPostings(postings)).toBe(0n);
  });
});

describe('a payment', () => {
  const notify = (amount = 100): PaymentCommand => ({
    type: 'NotifyPayment',
    paymentId: paymentId(1),
    provider: 'kiosk',
    externalId: 'x',
    amount: tenge(amount),
    loanId: LOAN,
    operationDate: localDate('2026-03-02'),
    problem: null,
  });
  const place: PaymentCommand = { type: 'PlacePayment', to: 'LOAN', loanId: LOAN, borrowerId: BORROWER };
  const suspend: PaymentCommand = { type: 'SuspendPayment', reason: 'NO_LOAN' };

  it('a payment is noted once; the same id with another amount is written beside it, once', () => {
    expect(tell(paymentDecider, notify())).toEqual(['PaymentNotified']);
    expect(tell(paymentDecider, notify(), notify())).toEqual([]);
    expect(tell(paymentDecider, notify(), notify(101))).toEqual(['PaymentContradicted']);
    expect(tell(paymentDecider, notify(), notify(101), notify(101), notify())).toEqual([]);
  });

  it('a payment leaves suspense once, by one decision', () => {
    const release = (to: 'LOAN' | 'SENDER'): PaymentCommand => ({
      type: 'ReleasePayment',
      to,
      loanId: to === 'LOAN' ? LOAN : null,
      borrowerId: null,
    });
    const sentBack: PaymentCommand = { type: 'ConfirmSentBack' };
    expect(tell(paymentDecider, notify(), release('LOAN'))).toEqual(['NOT_ALLOWED_NOW']);
    expect(tell(paymentDecider, notify(), suspend, release('LOAN'))).toEqual(['PaymentReleased']);
    expect(tell(paymentDecider, notify(), suspend, release('LOAN'), release('LOAN'))).toEqual([]);
    expect(tell(paymentDecider, notify(), suspend, release('LOAN'), release('SENDER'))).toEqual(['NOT_ALLOWED_NOW']);
    expect(tell(paymentDecider, notify(), suspend, release('LOAN'), suspend, release('SENDER'))).toEqual([
      'PaymentReleased',
    ]);
    expect(tell(paymentDecider, notify(), suspend, release('LOAN'), sentBack)).toEqual(['NOT_ALLOWED_NOW']);
    expect(tell(paymentDecider, notify(), suspend, release('SENDER'), sentBack)).toEqual(['PaymentSentBack']);
  });

  it('a payment is placed or suspended, not both', () => {
    expect(tell(paymentDecider, notify(), place)).toEqual(['PaymentPlaced']);
    expect(tell(paymentDecider, notify(), place, place)).toEqual([]);
    expect(tell(paymentDecider, notify(), place, suspend)).toEqual(['NOT_ALLOWED_NOW']);
    expect(tell(paymentDecider, notify(), suspend)).toEqual(['PaymentSuspended']);
    expect(tell(paymentDecider, notify(), suspend, place)).toEqual(['NOT_ALLOWED_NOW']);
    expect(tell(paymentDecider, place)).toEqual(['NOT_FOUND']);
  });

  const takeBack = (amount = 100): PaymentCommand => ({
    type: 'TakeBackPayment',
    paymentId: paymentId(1),
    provider: 'kiosk',
    externalId: 'x',
    amount: tenge(amount),
    loanId: LOAN,
    operationDate: localDate('2026-03-03'),
  });
  const settle = (to: 'LOAN' | 'ACCOUNT' | 'SUSPENSE'): PaymentCommand => ({
    type: 'SettleTakeBack',
    to,
    loanId: LOAN,
    borrowerId: BORROWER,
  });

  it('a placed payment is reversed once, and the reversal is settled once', () => {
    expect(tell(paymentDecider, notify(), place, takeBack())).toEqual(['PaymentTakenBack']);
    expect(tell(paymentDecider, notify(), place, takeBack(), takeBack())).toEqual([]);
    expect(tell(paymentDecider, notify(), takeBack(), settle('LOAN'))).toEqual(['NOT_ALLOWED_NOW']);
    expect(tell(paymentDecider, notify(), takeBack(), place, settle('LOAN'))).toEqual(['TakeBackSettled']);
    expect(tell(paymentDecider, notify(), takeBack(), place, settle('LOAN'), settle('ACCOUNT'))).toEqual([]);
    expect(tell(paymentDecider, notify(), place, settle('LOAN'))).toEqual(['NOT_FOUND']);
  });

  it('the remainder of a partly reversed payment can be placed', () => {
    const aside: PaymentCommand = { type: 'SuspendPayment', reason: 'OFFICE', placed: true };
    const toLoan: PaymentCommand = { type: 'ReleasePayment', to: 'LOAN', loanId: LOAN, borrowerId: BORROWER };
    expect(tell(paymentDecider, notify(), suspend, takeBack(40), toLoan)).toEqual(['NOT_ALLOWED_NOW']);
    const left = [notify(), suspend, takeBack(40), settle('SUSPENSE')];
    expect(tell(paymentDecider, ...left, toLoan)).toEqual(['PaymentReleased']);
    expect(tell(paymentDecider, notify(), suspend, takeBack(), settle('SUSPENSE'), toLoan)).toEqual([
      'NOT_ALLOWED_NOW',
    ]);
    expect(tell(paymentDecider, notify(), place, takeBack(40), settle('LOAN'), aside)).toEqual(['PaymentSuspended']);
    expect(tell(paymentDecider, notify(), place, takeBack(), settle('LOAN'), aside)).toEqual([]);
  });

  it('parts are reversed one after another; the same sum for another day is left to the office', () => {
    const first = [notify(), place, takeBack(40), settle('LOAN')];
    expect(tell(paymentDecider, ...first, takeBack(30))).toEqual(['PaymentTakenBack']);
    expect(tell(paymentDecider, ...first, takeBack(61))).toEqual(['PaymentContradicted']);
    const later = { ...takeBack(40), operationDate: localDate('2026-03-05') } as PaymentCommand;
    expect(tell(paymentDecider, ...first, later)).toEqual(['PaymentContradicted']);
    expect(tell(paymentDecider, ...first, takeBack(30), later)).toEqual([]);
    const second: PaymentCommand = { type: 'SettleTakeBack', part: 1, to: 'LOAN', loanId: LOAN, borrowerId: BORROWER };
    expect(tell(paymentDecider, ...first, second)).toEqual(['NOT_FOUND']);
    expect(tell(paymentDecider, notify(), place, takeBack(40), takeBack(30), second)).toEqual(['NOT_ALLOWED_NOW']);
    expect(tell(paymentDecider, ...first, takeBack(30), second)).toEqual(['TakeBackSettled']);
  });

  it('a payment reversed before it was reported has no effect', () => {
    expect(tell(paymentDecider, takeBack(), notify())).toEqual(['PaymentNotified', 'TakeBackSettled']);
    expect(tell(paymentDecider, takeBack(), notify(), place)).toEqual(['NOT_ALLOWED_NOW']);
    expect(tell(paymentDecider, takeBack(99), notify())).toEqual(['PaymentNotified']);
  });

  const sums = (...commands: PaymentCommand[]) => {
    let state: PaymentState = paymentDecider.initial;
    const posted: Record<string, bigint> = {};
    for (const command of commands) {
      const outcome = paymentDecider.decide(state, command);
      const events: readonly PaymentEvent[] = 'refusal' in outcome ? [] : outcome.events;
      for (const { account, amount } of events.flatMap(({ data }) => ('postings' in data ? data.postings : [])))
        posted[account] = (posted[account] ?? 0n) + amount;
      state = events.reduce(paymentDecider.evolve, state);
    }
    return posted;
  };
  const back = { type: 'ReleasePayment', to: 'SENDER', loanId: null, borrowerId: null } as const;

  it('the remainder of a partly reversed payment leaves suspense', () => {
    const apart = [notify(), suspend, takeBack(30), settle('SUSPENSE')];
    expect(sums(...apart)).toEqual({ suspense: tenge(-70), 'provider-clearing': tenge(70) });
    expect(sums(...apart, back)).toEqual({ suspense: 0n, 'provider-clearing': 0n });
    expect(tell(paymentDecider, notify(), suspend, takeBack(30), back)).toEqual(['NOT_ALLOWED_NOW']);
    expect(tell(paymentDecider, notify(), suspend, takeBack(), settle('SUSPENSE'), back)).toEqual(['NOT_ALLOWED_NOW']);
  });

  it('a payment being returned that its sender has reversed meanwhile is returned once', () => {
    const quicker = [notify(), suspend, back, takeBack(), settle('SUSPENSE')];
    expect(sums(...quicker)).toEqual({ suspense: 0n, 'provider-clearing': 0n });
    expect(tell(paymentDecider, ...quicker, { type: 'ConfirmSentBack' })).toEqual([]);
  });

  it('a payment already returned to its sender and then reversed is left to the office: suspense holds nothing of it', () => {
    const gone = [notify(), suspend, back, { type: 'ConfirmSentBack' } as const];
    expect(tell(paymentDecider, ...gone, takeBack())).toEqual(['PaymentContradicted']);
    expect(sums(...gone, takeBack(), settle('SUSPENSE'))).toEqual({ suspense: 0n, 'provider-clearing': 0n });
  });

  it('a part reversed while the remainder is being returned leaves suspense at zero', () => {
    const told = [notify(), suspend, back, takeBack(30), { type: 'ConfirmSentBack' } as const, settle('SUSPENSE')];
    expect(sums(...told)).toEqual({ suspense: 0n, 'provider-clearing': 0n });
  });

  it('a payment above the largest possible one waits, whatever it is for, and can only be returned', () => {
    const absurd = { ...notify(), amount: tenge(LARGEST_PAYMENT + 1) } as PaymentCommand;
    const toLoan: PaymentCommand = { type: 'ReleasePayment', to: 'LOAN', loanId: LOAN, borrowerId: BORROWER };
    expect(tell(paymentDecider, absurd)).toEqual(['PaymentNotified', 'PaymentSuspended']);
    expect(tell(paymentDecider, absurd, place)).toEqual(['NOT_ALLOWED_NOW']);
    expect(tell(paymentDecider, absurd, toLoan)).toEqual(['NOT_ALLOWED_NOW']);
    expect(tell(paymentDecider, absurd, back)).toEqual(['PaymentReleased']);
    const largest = { ...notify(), amount: tenge(LARGEST_PAYMENT) } as PaymentCommand;
    expect(tell(paymentDecider, largest)).toEqual(['PaymentNotified']);
  });

  it('only a placed payment can be taken off a loan into suspense', () => {
    const aside: PaymentCommand = { type: 'SuspendPayment', reason: 'OFFICE', placed: true };
    expect(tell(paymentDecider, notify(), place, aside)).toEqual(['PaymentSuspended']);
    expect(tell(paymentDecider, notify(), aside)).toEqual(['NOT_ALLOWED_NOW']);
  });
});
