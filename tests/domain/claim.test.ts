import { describe, expect, it } from 'vitest';
import type { ClaimEvent } from '../../schema/events/claim.ts';
import { tenge } from '../../schema/values/money.ts';
import { type ClaimCommand, type ClaimState, claimDecider, owedToBuyer } from '../../server/domain/claim/decider.ts';
import { type InsurerCommand, insurerDecider } from '../../server/domain/insurer/decider.ts';
import { BORROWER, LOAN, paymentId } from '../support/a-loan.ts';
import { sumOfPostings } from '../support/postings.ts';

const BUYER = 'Collect LLP';
const of = { loanId: LOAN, buyer: BUYER };
const recovery = (n: number, amount: number): ClaimCommand => ({
  type: 'ReceiveForClaim',
  as: 'RECOVERY',
  paymentId: paymentId(n),
  amount: tenge(amount),
  loanId: LOAN,
  borrowerId: BORROWER,
  writtenOff: tenge(1_000),
});
const forBuyer = (n: number, amount: number): ClaimCommand => ({
  ...of,
  type: 'ReceiveForClaim',
  as: 'BUYER',
  paymentId: paymentId(n),
  amount: tenge(amount),
  borrowerId: BORROWER,
});
const price = (n: number, amount: number): ClaimCommand => ({
  ...of,
  type: 'ReceiveForClaim',
  as: 'PRICE',
  paymentId: paymentId(n),
  amount: tenge(amount),
  price: tenge(400),
});
const back = (n: number, amount: number, part = 0): ClaimCommand => ({
  type: 'TakeBackFromClaim',
  loanId: LOAN,
  paymentId: paymentId(n),
  part,
  amount: tenge(amount),
});
const settling = (n: number, amount: number) =>
  ({ settlementId: paymentId(n), amount: tenge(amount), reference: 'PP-17' }) as const;
const payBuyer = (n: number, amount: number): ClaimCommand => ({ ...of, type: 'PayBuyer', ...settling(n, amount) });
const confirm = (n: number, amount: number): ClaimCommand => ({
  ...of,
  type: 'ConfirmPrice',
  price: tenge(400),
  ...settling(n, amount),
});

type Told = { state: ClaimState; said: readonly ClaimEvent[]; refused?: string; limit?: string | undefined };
function resultOf(...commands: ClaimCommand[]): Told {
  let state = claimDecider.initial;
  let said: readonly ClaimEvent[] = [];
  for (const command of commands) {
    const outcome = claimDecider.decide(state, command);
    if ('refusal' in outcome)
      return { state, said: [], refused: outcome.refusal.code, limit: outcome.refusal.facts?.limit };
    said = outcome.events;
    for (const { data } of said) if ('postings' in data) expect(sumOfPostings(data.postings)).toBe(0n);
    state = said.reduce(claimDecider.evolve, state);
  }
  return { state, said };
}
const posted = (account: string, amount: number, cash: number) => ({
  data: {
    postings: expect.arrayContaining([
      { account, amount: tenge(amount) },
      { account: 'provider-clearing', amount: tenge(cash) },
    ]),
  },
});

describe('a debt that was written off', () => {
  it('money for a written-off debt is recovery income', () => {
    const { said, state } = resultOf(recovery(1, 300), recovery(2, 700));
    expect(said).toMatchObject([{ type: 'RecoveryReceived', data: { recovered: tenge(1_000) } }]);
    expect(said[0]).toMatchObject(posted('recovery-income', -700, 700));
    expect(state.recovered).toBe(tenge(1_000));
  });

  it('a written-off debt accepts no more than was written off, and counts each payment once', () => {
    expect(resultOf(recovery(1, 300), recovery(2, 701))).toMatchObject({ refused: 'AMOUNT_WRONG', limit: '700.00' });
    expect(resultOf(recovery(1, 300), recovery(1, 300)).said).toEqual([]);
    expect(resultOf(recovery(1, 0)).refused).toBe('AMOUNT_WRONG');
  });

  it('a recovery that is reversed, part after part, makes the debt unpaid again', () => {
    const taken = resultOf(recovery(1, 300), back(1, 100), back(1, 100), back(1, 200, 1));
    expect(taken.said[0]).toMatchObject({ type: 'ClaimMoneyTakenBack', data: { from: 'RECOVERY', part: 1 } });
    expect(taken.said[0]).toMatchObject(posted('recovery-income', 200, -200));
    expect(taken.state.recovered).toBe(0n);
    expect(resultOf(recovery(1, 300), back(1, 301)).refused).toBe('AMOUNT_WRONG');
    expect(resultOf(recovery(1, 300), back(2, 1)).refused).toBe('NOT_FOUND');
  });
});

describe('a claim that was sold', () => {
  it('what the borrower pays here is owed to the buyer until it is paid over', () => {
    const { state, said } = resultOf(forBuyer(1, 50), forBuyer(2, 30), payBuyer(3, 60));
    expect(said).toMatchObject([{ type: 'BuyerPaid', data: { owed: tenge(20) } }]);
    expect(said[0]).toMatchObject(posted('buyer-payable', 60, -60));
    expect(owedToBuyer(state)).toBe(tenge(20));
    expect(resultOf(forBuyer(1, 50), payBuyer(3, 51))).toMatchObject({ refused: 'AMOUNT_WRONG', limit: '50.00' });
    expect(resultOf(forBuyer(1, 50), payBuyer(3, 50), payBuyer(3, 50)).said).toEqual([]);
  });

  it('the buyer owes the money where a payment that was paid over is reversed', () => {
    const { state } = resultOf(forBuyer(1, 50), payBuyer(3, 50), back(1, 50));
    expect(owedToBuyer(state)).toBe(tenge(-50));
  });

  it('the price of the claim is paid in parts, from suspense or recorded by two persons, and never more than agreed', () => {
    const { said, state } = resultOf(price(1, 100), confirm(2, 300));
    expect(said).toMatchObject([{ type: 'CessionPriceConfirmed', data: { left: 0n } }]);
    expect(said[0]).toMatchObject(posted('cession-proceeds', -300, 300));
    expect(state.priceReceived).toBe(tenge(400));
    expect(resultOf(price(1, 100), confirm(2, 301))).toMatchObject({ refused: 'AMOUNT_WRONG', limit: '300.00' });
    expect(resultOf(confirm(2, 400), price(1, 1))).toMatchObject({ refused: 'AMOUNT_WRONG', limit: '0.00' });
    expect(resultOf(confirm(2, 300), confirm(2, 300)).said).toEqual([]);
  });

  it('the debt is settled for the borrower once the buyer has confirmed it', () => {
    const settle: ClaimCommand = { ...of, type: 'SettleClaim' };
    expect(resultOf(settle).said).toMatchObject([{ type: 'ClaimSettled', data: { buyer: BUYER } }]);
    expect(resultOf(settle, settle).said).toEqual([]);
  });
});

it('the insurer is paid no more than the premiums that loans were charged', () => {
  const pay = (n: number, amount: number): InsurerCommand => ({
    type: 'PayInsurer',
    charged: tenge(900),
    ...settling(n, amount),
  });
  const first = insurerDecider.decide(insurerDecider.initial, pay(1, 600));
  if ('refusal' in first) throw new Error(first.refusal.code);
  expect(first.events).toMatchObject([{ type: 'InsurerPaid', data: { paid: tenge(600) } }]);
  expect(first.events[0]).toMatchObject(posted('insurer-payable', 600, -600));
  const state = first.events.reduce(insurerDecider.evolve, insurerDecider.initial);
  expect(insurerDecider.decide(state, pay(2, 301))).toMatchObject({ refusal: { facts: { limit: '300.00' } } });
  expect(insurerDecider.decide(state, pay(1, 600))).toEqual({ events: [] });
});
