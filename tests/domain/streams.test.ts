/** The small deciders: one place, a balance, a payment noted once. */
import { describe, expect, it } from 'vitest';
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

/** The names of the facts or the refusal of the last command. */
function tell<S, C, E extends { type: string }>(
  { initial, evolve, decide }: Decider<S, C, E>,
  ...commands: C[]
): string[] {
  let state = initial;
  let last: string[] = [];
  for (const command of commands) {
    const outcome = decide(state, command);
    last = outcome.accepted ? outcome.events.map((event) => event.type) : [outcome.refusal.code];
    if (outcome.accepted) state = outcome.events.reduce(evolve, state);
  }
  return last;
}

const OTHER = '00000000-0000-4000-8000-000000000009' as LoanId;

describe('the slot', () => {
  const claim = (loanId: LoanId, takeOverFrom: LoanId | null = null) =>
    ({ type: 'ClaimSlot', loanId, takeOverFrom }) as const;
  const release = { type: 'ReleaseSlot', loanId: LOAN } as const;

  it('is held by one loan at a time', () => {
    expect(tell(slotDecider, claim(LOAN))).toEqual(['SlotClaimed']);
    expect(tell(slotDecider, claim(LOAN), claim(LOAN))).toEqual([]);
    expect(tell(slotDecider, claim(LOAN), claim(OTHER))).toEqual(['LOAN_EXISTS']);
    expect(tell(slotDecider, claim(LOAN), release, claim(OTHER))).toEqual(['SlotClaimed']);
  });

  it('is taken over only from the holder that was found to be over', () => {
    expect(tell(slotDecider, claim(LOAN), claim(OTHER, LOAN))).toEqual(['SlotClaimed']);
    expect(tell(slotDecider, claim(LOAN), claim(OTHER, OTHER))).toEqual(['LOAN_EXISTS']);
  });

  it('is freed by its holder alone', () => {
    expect(tell(slotDecider, claim(OTHER), release)).toEqual([]);
  });
});

describe('the balance', () => {
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

  it('never falls below zero', () => {
    expect(tell(accountDecider, credit(1, 100), debit(100))).toEqual(['BalanceDebited']);
    expect(tell(accountDecider, credit(1, 100), debit(101))).toEqual(['AMOUNT_WRONG']);
    expect(tell(accountDecider, credit(1, 100), debit(60), debit(60))).toEqual(['AMOUNT_WRONG']);
    expect(tell(accountDecider, credit(1, 0))).toEqual(['AMOUNT_WRONG']);
  });

  it('is asked back once at a time, and paid by what is there', () => {
    const ask = (n: number, amount: number): AccountCommand => ({
      type: 'AskRefund',
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

  it('takes the surplus of a payment once', () => {
    expect(tell(accountDecider, credit(1, 100), credit(1, 100))).toEqual([]);
    expect(tell(accountDecider, credit(1, 100), credit(2, 100))).toEqual(['BalanceCredited']);
  });

  it('passes through transit, and its postings sum to zero', () => {
    const outcome = accountDecider.decide(accountDecider.initial, credit(1, 100));
    const [event] = outcome.accepted ? outcome.events : [];
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

  it('is noted once; the same id with another amount is written beside it, once', () => {
    expect(tell(paymentDecider, notify())).toEqual(['PaymentNotified']);
    expect(tell(paymentDecider, notify(), notify())).toEqual([]);
    expect(tell(paymentDecider, notify(), notify(101))).toEqual(['PaymentContradicted']);
    expect(tell(paymentDecider, notify(), notify(101), notify(101), notify())).toEqual([]);
  });

  it('leaves suspense once, by one decision', () => {
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

  it('is placed or suspended, not both', () => {
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

  it('is taken back once, and put right once, after it has been placed', () => {
    expect(tell(paymentDecider, notify(), place, takeBack())).toEqual(['PaymentTakenBack']);
    expect(tell(paymentDecider, notify(), place, takeBack(), takeBack())).toEqual([]);
    expect(tell(paymentDecider, notify(), takeBack(), settle('LOAN'))).toEqual(['NOT_ALLOWED_NOW']);
    expect(tell(paymentDecider, notify(), takeBack(), place, settle('LOAN'))).toEqual(['TakeBackSettled']);
    expect(tell(paymentDecider, notify(), takeBack(), place, settle('LOAN'), settle('ACCOUNT'))).toEqual([]);
    expect(tell(paymentDecider, notify(), place, settle('LOAN'))).toEqual(['NOT_FOUND']);
  });

  it('of which a part was taken back may be placed with what is left', () => {
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

  it('is taken back part after part; the same sum for another day is for the office, nobody can tell', () => {
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

  it('that was taken back before it was told comes to nothing', () => {
    expect(tell(paymentDecider, takeBack(), notify())).toEqual(['PaymentNotified', 'TakeBackSettled']);
    expect(tell(paymentDecider, takeBack(), notify(), place)).toEqual(['NOT_ALLOWED_NOW']);
    expect(tell(paymentDecider, takeBack(99), notify())).toEqual(['PaymentNotified']);
  });

  const sums = (...commands: PaymentCommand[]) => {
    let state: PaymentState = paymentDecider.initial;
    const posted: Record<string, bigint> = {};
    for (const command of commands) {
      const outcome = paymentDecider.decide(state, command);
      const events = outcome.accepted ? outcome.events : [];
      for (const { account, amount } of events.flatMap(({ data }) => ('postings' in data ? data.postings : [])))
        posted[account] = (posted[account] ?? 0n) + amount;
      state = events.reduce(paymentDecider.evolve, state);
    }
    return posted;
  };
  const back = { type: 'ReleasePayment', to: 'SENDER', loanId: null, borrowerId: null } as const;

  it('of which a part was taken back leaves suspense as what is left of it', () => {
    const apart = [notify(), suspend, takeBack(30), settle('SUSPENSE')];
    expect(sums(...apart)).toEqual({ suspense: tenge(-70), 'provider-clearing': tenge(70) });
    expect(sums(...apart, back)).toEqual({ suspense: 0n, 'provider-clearing': 0n });
    expect(tell(paymentDecider, notify(), suspend, takeBack(30), back)).toEqual(['NOT_ALLOWED_NOW']);
    expect(tell(paymentDecider, notify(), suspend, takeBack(), settle('SUSPENSE'), back)).toEqual(['NOT_ALLOWED_NOW']);
  });

  it('on its way to the sender, which he has taken back himself meanwhile, goes there once', () => {
    const quicker = [notify(), suspend, back, takeBack(), settle('SUSPENSE')];
    expect(sums(...quicker)).toEqual({ suspense: 0n, 'provider-clearing': 0n });
    expect(tell(paymentDecider, ...quicker, { type: 'ConfirmSentBack' })).toEqual([]);
  });

  it('that has gone to the sender and is told as taken back after it is for the office: suspense holds nothing of it', () => {
    const gone = [notify(), suspend, back, { type: 'ConfirmSentBack' } as const];
    expect(tell(paymentDecider, ...gone, takeBack())).toEqual(['PaymentContradicted']);
    expect(sums(...gone, takeBack(), settle('SUSPENSE'))).toEqual({ suspense: 0n, 'provider-clearing': 0n });
  });

  it('of which a part is told as taken back while the rest goes home leaves suspense at nothing', () => {
    const told = [notify(), suspend, back, takeBack(30), { type: 'ConfirmSentBack' } as const, settle('SUSPENSE')];
    expect(sums(...told)).toEqual({ suspense: 0n, 'provider-clearing': 0n });
  });

  it('of more than any payment can be waits, whatever it is for, and can only go back', () => {
    const absurd = { ...notify(), amount: tenge(LARGEST_PAYMENT + 1) } as PaymentCommand;
    const toLoan: PaymentCommand = { type: 'ReleasePayment', to: 'LOAN', loanId: LOAN, borrowerId: BORROWER };
    expect(tell(paymentDecider, absurd)).toEqual(['PaymentNotified', 'PaymentSuspended']);
    expect(tell(paymentDecider, absurd, place)).toEqual(['NOT_ALLOWED_NOW']);
    expect(tell(paymentDecider, absurd, toLoan)).toEqual(['NOT_ALLOWED_NOW']);
    expect(tell(paymentDecider, absurd, back)).toEqual(['PaymentReleased']);
    const largest = { ...notify(), amount: tenge(LARGEST_PAYMENT) } as PaymentCommand;
    expect(tell(paymentDecider, largest)).toEqual(['PaymentNotified']);
  });

  it('is taken off a loan into suspense only where it has been placed', () => {
    const aside: PaymentCommand = { type: 'SuspendPayment', reason: 'OFFICE', placed: true };
    expect(tell(paymentDecider, notify(), place, aside)).toEqual(['PaymentSuspended']);
    expect(tell(paymentDecider, notify(), aside)).toEqual(['NOT_ALLOWED_NOW']);
  });
});
