import { describe, expect, it } from 'vitest';
import type { AccountEvent } from '../../schema/events/account.ts';
import { tenge } from '../../schema/values/money.ts';
import { type AccountCommand, type AccountState, accountDecider } from '../../server/domain/account/decider.ts';
import { post, postingsOf } from '../../server/domain/money/postings.ts';
import { LOAN, paymentId } from '../support/a-loan.ts';
import { sumOfPostings } from '../support/postings.ts';

const credit = (n: number, amount: number, reason: 'SURPLUS' | 'TOP_UP' = 'TOP_UP'): AccountCommand => ({
  type: 'CreditBalance',
  reason,
  amount: tenge(amount),
  paymentId: paymentId(n),
  loanId: null,
});
const owe = (n: number, amount: number, part = 0): AccountCommand => ({
  type: 'OweReversal',
  amount: tenge(amount),
  loanId: LOAN,
  paymentId: paymentId(n),
  part,
});
const forgive = (n: number, amount: number): AccountCommand => ({
  type: 'ForgiveReversal',
  paymentId: paymentId(n),
  amount: tenge(amount),
});

function resultOf(...commands: AccountCommand[]): {
  state: AccountState;
  said: readonly AccountEvent[];
  refused?: string;
} {
  let state = accountDecider.initial;
  let said: readonly AccountEvent[] = [];
  for (const command of commands) {
    const outcome = accountDecider.decide(state, command);
    if ('refusal' in outcome) return { state, said: [], refused: outcome.refusal.code };
    said = outcome.events;
    for (const { data } of said) if ('postings' in data) expect(sumOfPostings(data.postings)).toBe(0n);
    state = said.reduce(accountDecider.evolve, state);
  }
  return { state, said };
}

const bookOf = (events: readonly AccountEvent[]) =>
  Object.fromEntries(
    postingsOf(events.reduce((books, { data }) => ('postings' in data ? post(books, data.postings) : books), {})).map(
      ({ account, amount }) => [account, amount],
    ),
  );

describe('a payment reversed after the end of its loan', () => {
  it('the next money on the balance pays the debt, the remainder stays there', () => {
    const { said, state } = resultOf(owe(1, 900), credit(2, 1_000));
    expect(said).toMatchObject([
      { type: 'BalanceCredited', data: { amount: tenge(1_000), balance: tenge(1_000) } },
      { type: 'ReversalSettled', data: { amount: tenge(900), left: 0n, balance: tenge(100), loanId: LOAN } },
    ]);
    expect(state).toMatchObject({ balance: tenge(100), owed: [] });
    expect(bookOf(said)).toEqual({
      'provider-clearing': tenge(1_000),
      'borrower-balance': -tenge(100),
      'reversal-receivable': -tenge(900),
    });
  });

  it('money that is already on the balance pays the debt at once', () => {
    const { said, state } = resultOf(credit(2, 400), owe(1, 900));
    expect(said.map(({ type }) => type)).toEqual(['ReversalOwed', 'ReversalSettled']);
    expect(state).toMatchObject({ balance: 0n, owed: [{ paymentId: paymentId(1), amount: tenge(500) }] });
  });

  it('the debt is paid part by part, the oldest first', () => {
    const debts = [owe(1, 300), owe(3, 200)];
    expect(resultOf(...debts, credit(4, 350)).said).toMatchObject([
      { type: 'BalanceCredited' },
      { data: { paymentId: paymentId(1), amount: tenge(300), left: 0n, balance: tenge(50) } },
      { data: { paymentId: paymentId(3), amount: tenge(50), left: tenge(150), balance: 0n } },
    ]);
    expect(resultOf(...debts, credit(4, 350), credit(5, 150)).state).toMatchObject({ balance: 0n, owed: [] });
  });

  it('two partial reversals are one debt', () => {
    expect(resultOf(owe(1, 300), owe(1, 200, 1)).state.owed).toEqual([
      { paymentId: paymentId(1), loanId: LOAN, amount: tenge(500) },
    ]);
  });

  it('a balance below zero pays nothing', () => {
    const correction: AccountCommand = { type: 'DebitBalance', reason: 'CORRECTION', amount: tenge(50), loanId: LOAN };
    const { said, state } = resultOf(correction, owe(1, 300), credit(2, 40));
    expect(said.map(({ type }) => type)).toEqual(['BalanceCredited']);
    expect(state).toMatchObject({ balance: tenge(-10), owed: [{ amount: tenge(300) }] });
  });

  it('money returned by a failed refund pays the debt', () => {
    const refundId = paymentId(9);
    const { state } = resultOf(
      credit(2, 500),
      {
        type: 'RequestRefund',
        refundId,
        amount: tenge(500),
        method: { kind: 'IBAN', cardId: null, hash: 'a'.repeat(64) },
      },
      { type: 'PayRefund', refundId },
      owe(1, 300),
      {
        type: 'RecordRefundFact',
        refundId,
        fact: { type: 'FailPayout', code: 'AC04', externalId: null },
        today: '2026-03-02' as never,
      },
    );
    expect(state).toMatchObject({ balance: tenge(200), owed: [] });
  });

  it('two persons forgive the debt, for the sum that both saw', () => {
    const { said, state } = resultOf(owe(1, 900), credit(2, 100), forgive(1, 800));
    expect(said).toMatchObject([{ type: 'ReversalForgiven', data: { amount: tenge(800) } }]);
    expect(bookOf(said)).toEqual({ 'write-off': tenge(800), 'reversal-receivable': -tenge(800) });
    expect(state.owed).toEqual([]);
    expect(resultOf(owe(1, 900), credit(2, 100), forgive(1, 900)).refused).toBe('CHANGED_MEANWHILE');
    expect(resultOf(owe(1, 900), forgive(2, 900)).refused).toBe('NOT_FOUND');
  });
});
